"""Tables: logs folded into games, what each viewer sees, and what people may do."""
