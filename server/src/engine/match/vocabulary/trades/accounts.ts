import type { TradeWords } from './words.ts'

/** Ledgers and journals. */
export const ACCOUNTS: TradeWords = {
  words: `
booking comptable contable contabile ucetni bokforing bokforingsdatum comptabilisation
account cpte subcuenta sottoconto kontonr
journal jnl jrnl denik dziennik
entry zapis
matching lettrage rapprochement abstimmung uzgodnienie parovani
`,
  compounds: `
booking: compta
start date: wef
booking date: buchungstag, bokforingsdag
valued date: rentedato, valutadato, valutadatum, valutadag, wertstellung, wertstellungsdatum, wertstellungstag
opening balance: ebwert, eroffnungsbilanzwert
financial year: geschaftsjahr, wirtschaftsjahr, rechnungsjahr, buchungsjahr, boekjaar, boekjr, bkjr, regnskabsar, regnskapsar, rakenskapsar
`,
  phrases: `
financial year: fiscal year, business year, accounting year, exercice comptable, exercice fiscal, ejercicio fiscal, ejercicio contable, esercizio contabile, rok obrotowy, ucetni rok
debit: mt debit
credit: mt credit
opening balance: eb wert, bilans otwarcia, pocatecni stav, ingaende balans, ingaende saldo, report a nouveau
valued date: value date, date de valeur, date valeur, fecha valor, fecha de valor, data valuta, data valor, valuta datum
entry date: f asiento, fecha asiento, date compta, date comptable, data reg, fecha contable
`,
  alone: `
journal: =jal
entry: =asto
booking date: =bokfort, =bogfort, =bokford
due date: =ech
`,
}
