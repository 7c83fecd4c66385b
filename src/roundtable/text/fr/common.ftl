### Les mots dont toute interface a besoin.

# Qui occupe la place, à défaut de nom. $number compte à partir de 1.
seat-name = Joueur { $number }

yes = oui
no = non

# À la place d’un texte qui manque dans cette langue et en anglais.
text-missing = (il manque un texte ici)
