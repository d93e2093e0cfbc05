import type { TradeWords } from './words.ts'

/** Members, donors, pupils and readers. */
export const CLUBS: TradeWords = {
  words: `
member adherents adherente czlonek czlonkowie medlem medlemmar socios
fee skladka avgift medlemsavgift mensalidade
donor dnr darczynca darce givare
fund fonds fondo fondos fundo fondsen
appeal spendenaufruf
thanked thank acknowledged acknowledgement bedankt danksagung remercie remerciement agradecido ringraziato podziekowanie
class klasa klass turma
guardian opiekun opiekuna zastupce vardnadshavare foresatt encarregado
pupil uczen uczniowie elev aluno
since przyjety przyjeta prijat
terminated skreslony skreslona
address zamieszkaly zamieszkala zamieszkania bostadsadress
date dnia dzien
borrower leser lecteur lettore lezer ctenar czytelnik emprunteur lantagare
book ouvrage kniha ksiazka bok
copy copies exemplaire exemplar ejemplar exemplaar egzemplarz vytisk
loan loaned lent borrowed prete pret emprunt emprunte ausgeliehen ausleihe entliehen prestito prestamo prestado uitgeleend uitlening wypozyczono wypozyczenie vypujceno utlanad emprestado emprestimo
returned rendu zwrocono vraceno aterlamnad
renewal renewals renewed prolongation prolongations prolong verlangerung verlangert renovacion renovaciones rinnovo verlenging przedluzenie prodlouzeni forlangning renovacao
penalty penalite pokuta
household households haushalt haushalte foyer foyers hogar hogares huishouden huishoudens agregado gospodarstwo hushall husholdning husstand domacnost
court courts pista pistas cancha canchas kort korty kurt kurty tennisbaan
roofed covered uberdacht couvert couverte cubierto cubierta coperto coperta overdekt coberto coberta zadaszony kryty kryta tackt overdaekket overdekket
floodlit floodlight floodlights lighting flutlicht beleuchtung eclairage luz iluminacion illuminazione verlichting iluminacao oswietlenie osvetleni belysning
`,
  compounds: `
borrower: reader
since date: mitgliedseit, beitrittsdat
`,
  phrases: `
due date: a rendre date, a rendre avant date, ruckgabe bis, da restituire, restituire entro, devolver antes, terug voor, inleveren voor, zwrocic do, vratit do
thanked date: ack d
since date: czlonek od, medlem sedan
guardian: encarregado de educacao, zakonny zastupce, opiekun prawny
`,
  alone: `
iban: =ccc, =clabe
end penalty: =fine
penalty: =fines
`,
}
