### Le parole di cui ogni interfaccia ha bisogno.

# Chi occupa il posto, se non ha dato un nome. $number conta da 1.
seat-name = Giocatore { $number }

yes = sì
no = no

# Al posto di un testo che manca in questa lingua e in inglese.
text-missing = (qui manca un testo)
