// What a list, a part of one or a value is called whose rows are no current ones any more, and what the current ones are called.

/** What was given away, has left or is over. */
export const PAST =
  /(?<!\p{L})(?:sold|disposed|retired|scrapped|inactive|former|closed|archived?|terminated|resigned|left|ended|verkauft|ausgemustert|verschrottet|abgemeldet|ausgeschieden|ehemalige?|inaktiv|archiv|beendet|vendus?|cédés?|sortis?|archivés?|inactifs?|anciens?|vendid[oa]s?|bajas?|inactiv[oa]s?|antigu[oa]s?|archivad[oa]s?|vendut[oiea]|cessat[oiea]|inattiv[oiea]|archiviat[oiea]|verkocht|afgestoten|vertrokken|inactief|voormalige?|gearchiveerd)(?!\p{L})/iu

/** What was thrown away or struck off, and is nowhere any more. */
export const GONE =
  /(?<!\p{L})(?:scrapped|disposed|disposals|written[ -]?off|write[ -]?offs|discarded|destroyed|deleted|ausgemustert\p{L}*|verschrottet\p{L}*|ausgebucht\p{L}*|gelöscht\p{L}*|vernichtet\p{L}*|mis(?:es)? au rebut|rebuts?|supprimée?s|détruit\p{L}*|desechad[oa]s|eliminad[oa]s|dad[oa]s de baja|destruid[oa]s|abatid[oa]s|abates|rottamat[ie]|dismess[ie]|eliminat[ie]|distrutt[ie]|afgedankt\p{L}*|afgevoerd\p{L}*|verwijderd\p{L}*|vernietigd\p{L}*|kasser\p{L}+|utrangera\p{L}+|slettede?|udgåe(?:t|de)|wycofan[ey]|zlikwidowan[ey]|skasowan[ey]|usunięt[ey]|vyřazen[éáoiý]|odepsan[éáoiý]|zlikvidovan[éáoiý]|smazan[éáoiý]|skartovan[éáoiý])(?!\p{L})/iu

/** What is there, in use or goes on. */
export const CURRENT =
  /^(?:active|current|present|in[ _]?use|in[ _]?service|live|open|employed|aktiv|aktuell|laufend|im[ _]?dienst|vorhanden|actif|active|actuel|en[ _]?service|en[ _]?cours|présente?|activ[oa]|vigente|en[ _]?uso|de[ _]?alta|attiv[oa]|in[ _]?forza|in[ _]?corso|actief|lopend|in[ _]?dienst|in[ _]?gebruik|aktywn[yae]|czynn[yae])$/iu
