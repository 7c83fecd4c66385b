"""What components and options say."""
