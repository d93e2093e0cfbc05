/** What people write before the extension of a phone number, for RE2 and here: ext. 2384, x2384, Durchwahl 12, poste 4, #12. */
export const EXTENSION_WORDS =
  'ext(?:ension|ensión|n)?\\.?|x|durchwahl|nebenstelle|dw\\.?|klappe|poste|interno|int\\.|toestel|anexo|#'
