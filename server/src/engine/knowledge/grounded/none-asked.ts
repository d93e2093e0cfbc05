import { TAKES } from './contrasts.ts'

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

/** “We need only what is not settled yet”: what is asked for none of is what is settled. */
const ALONE =
  '(?:only|just|nur|lediglich|ausschlie(?:ß|ss)lich|seulement|uniquement|s[óo]lo|solamente|soltanto|alleen|enkel|(?<=(?<!\\p{L})(?:ne |n[’\\u0027])\\p{L}+ )que)'
const YET = '(?:(?:yet|noch|bisher|encore|toujours|todavía|aún|ancora|nog|been|fully|ganz|vollständig) )*'
const IS_NOT = [
  `(?:(?:what|that|which) )?(?:is|are|has|have|was|were)(?: ${YET}not|n[’']t)|${YET}not`,
  `(?:was|die|der|das|welche[rs]?|wat) ${YET}(?:nicht|niet)`,
  `(?:ce )?qui (?:ne |n[’'])(?:est|sont|soit|soient) ${YET}pas|(?:lo |l[oa]s )?que ${YET}no (?:está|están|es|son)`,
  `(?:ciò |quello |quelli |quelle )?che ${YET}non (?:è|sono|sia)|non ancora`,
].join('|')
const WHAT_IS_NOT = new RegExp(
  `^(?<lead>[^.;:!?]*?)(?<!\\p{L})${ALONE},? (?<whose>(?:[\\p{L}-]+,? ){0,3}?)(?:${IS_NOT}) ${YET}(?<state>[\\p{L}-]{4,})(?: (?:yet|ist|sind|wurden?|is|zijn))?(?<more>,? [^.;:!?,]{0,30})?[.!]*$`,
  'iu',
)

/** The state in which things are that a sentence wants none of, as it wants only those that are not in it. */
export function notInState(text: string): string | null {
  const { lead = '', whose = '', state, more = '' } = WHAT_IS_NOT.exec(text)?.groups ?? {}
  const isAsked = (lead.trim() === '' && more === '') || TAKES.test(lead) || TAKES.test(more)
  return state !== undefined && isAsked ? `${lead.replace(TAKES, ' ')} ${whose.replace(',', '')}${state}` : null
}

/** What a sentence asks for none of, each by itself; nothing where it asks for nothing so. */
export function noneAsked(text: string): string[] {
  const state = notInState(text)
  if (state !== null) return [state]
  const { what, more = '', other, few } = NONE_ASKED.exec(text)?.groups ?? {}
  const said = what ?? other ?? few
  return said === undefined ? [] : `${said}${more}`.split(AGAIN).map((one) => one.trim())
}
