// “No drafts please (D-…)”, “Bitte keine Entwürfe”: what is asked to stay behind without a verb.

const NONE =
  "(?:no|keine?[nr]?|pas (?:de |d[’'])|aucune?|sin|ning[uú]n[oa]?s?|nada de|nessun[oa]?|niente|geen|żadn\\p{L}+|bez|inga|ingen|nenhum[a]?|sem)"
const PLEASE =
  "(?:please|pls|bitte|s[’']il (?:vous|te) pla[iî]t|svp|merci|por favor|per favore|per piacere|per cortesia|grazie|alstublieft|alsjeblieft|a\\.?u\\.?b\\.?|proszę|prosím|tack)"
/** Points in brackets end no sentence: “(D-...)”. */
const PART = '(?:\\([^()]*\\)|[^.;:!?()])'
const NONE_PLEASE = new RegExp(
  `^(?:${NONE}\\s?(?<=[\\s’'])(?<what>${PART}{2,80}?),?\\s${PLEASE}(?!\\p{L})(?<more>${PART}*)|${PLEASE},?\\s${NONE}\\s?(?<=[\\s’'])(?<other>${PART}{2,80}?))[.!]*$`,
  'iu',
)

/** What a sentence asks for none of; null where it asks for nothing so. */
export function noneAsked(text: string): string | null {
  const { what, more = '', other } = NONE_PLEASE.exec(text)?.groups ?? {}
  const said = what ?? other
  return said === undefined ? null : `${said}${more}`
}
