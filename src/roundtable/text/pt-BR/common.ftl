### Palavras de que toda interface precisa.

# Quem ocupa o lugar, se não deu um nome. $number começa em 1.
seat-name = Jogador { $number }

yes = sim
no = não

# Aparece no lugar de um texto que nem este idioma nem o inglês têm.
text-missing = (falta um texto aqui)
