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
opening balance: ebwert, eroffnungsbilanzwert
`,
  phrases: `
debit: mt debit
credit: mt credit
opening balance: eb wert, bilans otwarcia, pocatecni stav, ingaende balans, ingaende saldo, report a nouveau
entry date: f asiento, fecha asiento, date compta, date comptable, data reg, fecha contable
`,
  alone: `
journal: =jal
entry: =asto
due date: =ech
`,
}
