/** That a cell is to be left empty, in the languages that people write in. */
export const LEAVE_EMPTY =
  /(?<!\p{L})(?:leave|left|keep|set|make)(?:s|n)? (?:[^,.;]{1,40} )?(?:empty|blank)|(?:leer|frei) (?:zu )?lassen|(?:lass|lasst|lassen) (?:[^,.;]{1,40} )?(?:leer|frei)|bleib(?:t|en) (?:[^,.;]{1,30} )?leer|laiss(?:ez|er|ons) (?:[^,.;]{1,40} )?vides?|(?:dejar?|deje(?:n|mos)?) (?:[^,.;]{1,40} )?vac[ií][oa]s?|deix(?:ar|em|e|amos) (?:[^,.;]{1,40} )?vazi[oa]s?|lämna(?:s|r)? (?:[^,.;]{1,40} )?tom[ta]?|lasci(?:are|ate|amo) (?:[^,.;]{1,40} )?vuot[oaei]|(?:laat|laten) (?:[^,.;]{1,40} )?leeg|leeg ?laten/iu

const ALONE = new RegExp(
  `^(?:please |bitte |svp |por favor |per favore |s\\.?v\\.?p\\.? |graag )?(?:${LEAVE_EMPTY.source})[.!]?$`,
  'iu',
)

/** “leer lassen”, “leave it blank”: what is to be done with a cell, and no value for it. */
export function saysLeaveEmpty(text: string): boolean {
  return ALONE.test(text.trim())
}

const STAYS_EMPTY =
  /(?<!\p{L})(?:stays?|remains?|goes|comes|is|are|be) (?:empty|blank)(?!\p{L})|(?<!\p{L})rest(?:e|ent|er) vides?(?!\p{L})|(?<!\p{L})qued(?:a|an|ar) (?:vac[ií][oa]s?|en blanco)(?!\p{L})|(?<!\p{L})rest(?:a|ano) (?:vuot[oaei]|in bianco)(?!\p{L})|(?<!\p{L})blijf(?:t)? leeg(?!\p{L})|(?<!\p{L})fica(?:m)? vazi[oa]s?(?!\p{L})/iu

/** “on request, such goods stay in with the price left empty”: what a meaning has behind it of a cell that is left empty; null where nothing has. */
export function leavingBehind(meaning: string): string | null {
  const [, ...behind] = meaning.split(/[,;:–(]\s*|\s(?:so|also|donc|quindi|dus|and|und|et|y|e|en)\s/iu)
  return behind.find((clause) => LEAVE_EMPTY.test(clause) || STAYS_EMPTY.test(clause)) ?? null
}

/** What is left of a text without the words of leaving and of nothing themselves. */
export function withoutLeaving(text: string): string {
  return text.replace(LEAVE_EMPTY, (said) => said.replace(WORDS, ' '))
}

const WORDS =
  /(?<!\p{L})(?:leave|left|keep|set|make|empty|blank|leer|frei|lass\p{L}*|bleib\p{L}*|laiss\p{L}*|vides?|dej\p{L}*|vac[ií][oa]s?|deix\p{L}*|vazi[oa]s?|lämna\p{L}*|tom[ta]?|lasci\p{L}*|vuot[oaei]|la(?:at|ten)|leeg)(?!\p{L})/giu
