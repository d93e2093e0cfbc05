// What a list, a part of one or a value is called whose rows are no current ones any more, and what the current ones are called.

/** What was given away, has left or is over. */
export const PAST =
  /(?<!\p{L})(?:sold|disposed|retired|scrapped|inactive|former|closed|archived?|terminated|resigned|left|ended|verkauft|ausgemustert|verschrottet|abgemeldet|ausgeschieden|ehemalige?|inaktiv|archiv|beendet|vendus?|cédés?|sortis?|archivés?|inactifs?|anciens?|vendid[oa]s?|bajas?|inactiv[oa]s?|antigu[oa]s?|archivad[oa]s?|vendut[oiea]|cessat[oiea]|inattiv[oiea]|archiviat[oiea]|verkocht|afgestoten|vertrokken|inactief|voormalige?|gearchiveerd)(?!\p{L})/iu

/** What is there, in use or goes on. */
export const CURRENT =
  /^(?:active|current|present|in[ _]?use|in[ _]?service|live|open|employed|aktiv|aktuell|laufend|im[ _]?dienst|vorhanden|actif|active|actuel|en[ _]?service|en[ _]?cours|présente?|activ[oa]|vigente|en[ _]?uso|de[ _]?alta|attiv[oa]|in[ _]?forza|in[ _]?corso|actief|lopend|in[ _]?dienst|in[ _]?gebruik|aktywn[yae]|czynn[yae])$/iu
