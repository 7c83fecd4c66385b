"""What may be played at many moments: cards, Units, Skills, Healing, allowances."""
