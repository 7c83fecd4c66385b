### Words that every front end needs.

# Who sits there, if the player gave no name. $number counts from 1.
seat-name = Player { $number }

yes = yes
no = no

# Shown instead of a text that neither this language nor English has.
text-missing = (a text is missing here)
