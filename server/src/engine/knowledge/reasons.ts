/** Words for what a table consists of. */
const OF_TABLE = new RegExp(
  `(?<!\\p{L})(?:${[
    'rows?|records?|entr(?:y|ies)|lines?|columns?|fields?|cells?|values?',
    'zeilen?|datens[äa]tze?|spalten?|felder|werte?',
    'lignes?|enregistrements?|entrées?|colonnes?|champs?|valeurs?',
    'filas?|registros?|columnas?|campos?|valor(?:es)?',
    'righ[ae]|record|colonn[ae]|camp[oi]|valor[ei]',
    'rijen|rij|regels?|kolom(?:men)?|velden|waarden?',
    'wiersz\\p{L}*|kolumn\\p{L}*|linhas?|colunas?|rader|rækker',
    'řádk\\p{L}*|riadk\\p{L}*|sloup\\p{L}*|stĺp\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Behind “ignore the sheet `Loans`:”, whether it is why. “Rows without a card” would be what of it is meant. */
export function isReason(text: string): boolean {
  return text.trim() !== '' && !OF_TABLE.test(text)
}
