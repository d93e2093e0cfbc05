// “Not in Teller”, “fehlt im Kassenbuch”: a sheet that is called by what its rows are missing from is not called by that. Who says Teller means
// another table.

const LACKING = new RegExp(
  `^\\W*(?:${[
    "(?:(?:still |yet )?(?:not|n[’']t)(?: yet| listed| held| found)?|missing|absent|lacking|left out) (?:in|on|from|of)",
    '(?:noch )?nicht (?:in|im|auf|bei)|fehl(?:t|en|ende?)(?: noch)? (?:in|im|auf|bei)',
    "(?:pas(?: encore)?|absente?s?|manqu\\p{L}+) (?:dans|sur|de|du|d[’'])",
    '(?:aún |todavía )?no (?:está|están)? ?en|faltan?(?: todavía)? en',
    '(?:ancora )?non (?:ancora )?(?:in|nel\\p{L}*|su\\p{L}*)|manca(?:no|nti)? (?:in|da|nel\\p{L}*|dal\\p{L}*)',
    '(?:nog )?niet (?:in|op|bij)|ontbre(?:ekt|ken)(?:de)? (?:in|op)',
    '(?:jeszcze )?nie ma w|brak w|(?:ikke|inte) (?:i|på)',
  ].join('|')})\\s+\\S`,
  'iu',
)

/** Whether a table is called by what its rows are missing from. */
export function isCalledByLack(name: string): boolean {
  return LACKING.test(name)
}
