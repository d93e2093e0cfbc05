// “No drafts please (D-…)”, “Bitte keine Entwürfe”, “No estimates”: what is asked to stay behind without a verb.

const NONE =
  "(?:no|pas (?:de |d[’'])|keine?[nr]?|aucune?|sin|ning[uú]n[oa]?s?|nada de|nessun[oa]?|niente|senza|geen|żadn\\p{L}+|bez|inga|ingen|nenhum[a]?|sem|without|we (?:need|want) no|we (?:do not|don[’']t) (?:need|want)(?: any)?|wir (?:brauchen|wollen) keine)"
const PLEASE =
  "(?:please|pls|bitte|thanks|danke|s[’']il (?:vous|te) pla[iî]t|svp|merci|por favor|gracias|per favore|per piacere|per cortesia|grazie|alstublieft|alsjeblieft|graag|a\\.?u\\.?b\\.?|proszę|prosím|tack)"
/** Points in brackets end no sentence: “(D-...)”. */
const PART = '(?:\\([^()]*\\)|[^.;:!?()])'
/** Without a please a sentence asks so in few words alone: longer ones tell something. */
const FEW_WORDS = '(?:[\\p{L}-]+ ){0,2}[\\p{L}-]{4,}'
const NONE_ASKED = new RegExp(
  `^(?:(?:and |but )?${NONE}\\s?(?<=[\\s’'])(?<what>${PART}{2,80}?),?\\s${PLEASE}(?!\\p{L})(?<more>${PART}*)|${PLEASE},?\\s${NONE}\\s?(?<=[\\s’'])(?<other>${PART}{2,80}?)|(?:and |but )?${NONE}\\s?(?<=[\\s’'])(?<few>${FEW_WORDS}))[.!]*$`,
  'iu',
)

/** “No drafts and no templates please”: the same word again. */
const AGAIN = new RegExp(
  `\\s*(?:,|(?<=\\s|,)(?:and|or|nor|und|oder|et|ou|ni|y|o|e|en|i|a|och))\\s(?:(?:and|or|und|et|y|e|en) )?${NONE}\\s?(?<=[\\s’'])`,
  'giu',
)

/** What a sentence asks for none of, each by itself; nothing where it asks for nothing so. */
export function noneAsked(text: string): string[] {
  const { what, more = '', other, few } = NONE_ASKED.exec(text)?.groups ?? {}
  const said = what ?? other ?? few
  return said === undefined ? [] : `${said}${more}`.split(AGAIN).map((one) => one.trim())
}
