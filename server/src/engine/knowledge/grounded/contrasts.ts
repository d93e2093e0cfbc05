import { EXCEPT, NOT } from './acts.ts'
import { wordsIn } from './words.ts'

// “Ci servono solo fatture, i preventivi no”, “we need the orders only, not the quotes”, “nur Rechnungen, keine Angebote”: behind what alone is
// taken a sentence names what is not, without saying again what becomes of it.

const ALONE =
  'only|nur|ausschlie(?:ß|ss)lich|lediglich|seulement|uniquement|s[óo]lo|solamente|únicamente|soltanto|alleen|enkel|slechts|uitsluitend|tylko|wyłącznie|jen|pouze'
const BUT = '(?:and|but|und|aber|jedoch|et|mais|y|pero|e|ma|en|maar|i|ale|a) '
const NONE =
  "(?:not|no|none of|nicht|kein(?:e[nrs]?)?|pas(?: de| d’| d')?|non|niet|geen|nie|ne|žádné)(?: (?:any|the|die|den|das|les?|la|los|las|el|i|gli|le|de|het))?"
const ENDED_BY = '(?:not|no|nicht|nein|pas|non|niet|nie|ne)'
const CONTRAST = new RegExp(
  `^[^:]*(?<!\\p{L})(?:${ALONE})(?!\\p{L})[^;:]*?[,;] (?:${BUT})?(?:${NONE} ([^,;:]{3,80})|([^,;:]{3,80}?),? ${ENDED_BY})[.!]*$`,
  'iu',
)

/** “Active members come along, lapsed ones don't”: what comes over, and behind it, with a verb that says no more than no, what does not. */
const COMES =
  '(?:comes?|goes|go|moves?|is to come|are to come) (?:along|over|across|too)|komm(?:t|en) mit|viennent|vient|vienen?|vien[ei]|vengono|(?:gaat|gaan|komt|komen) mee'
const NOT_THOSE =
  "(?:(?:do|does|is|are|should|must|will|shall|can|need) (?:not|never)|(?:do|does|is|are|should|must|wo|need)n[’']t|not|nicht|nein|pas|non|niet|no)"
const ELLIPSIS = new RegExp(
  `^([^:;]{3,120}?)(?:[,;] (?:${BUT})?|\\s(?:but|while|whereas|aber|während|mais|pero|ma|maar) )([^,:;]{3,60}?),? ${NOT_THOSE}[.!]*$`,
  'iu',
)
const TAKEN_OVER = new RegExp(
  `(?<!\\p{L})(?:${COMES}|(?:is|are|get|gets|be|werden|wird|sont|est|son|se|vengono|worden) (?:\\p{L}+ )?(?:migrat|import|tak|transfer|brought|carried|load|mov|kept|übernommen|mitgenommen|migrier|importier|repris|importé|migré|importad|migrad|importat|migrat|riportat|overgenomen|meegenomen)\\p{L}*)(?!\\p{L})`,
  'iu',
)

/** What does not come over beside what does; none where a sentence says something else. */
function leftBeside(text: string): string[] {
  const [, head = '', other = ''] = ELLIPSIS.exec(text) ?? []
  return TAKEN_OVER.test(head) && !NOT.test(head) && !EXCEPT.test(text) ? [other] : []
}

/** Whoever says what alone is taken says that it is needed, or says nothing else: “only Jane knows them” is of nobody who stays behind. */
export const TAKES =
  /(?<!\p{L})(?:need|want|tak|bring|load|import|migrat|keep|brauch|benötig|übern[ae]hm|nehm|lad|woll|möcht|serv(?:e|ono)(?!\p{L})|vogli|prend|caric|necesit|quer|carg|tra(?:er|emos)|besoin|veu|voul|repr|nodig|will|neem|nem|potrzeb|przeno|chce|potřeb|přen)/iu
const SAYS_ELSE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|ist|sind|hat|haben|est|sont|ont|es|son|tienen?|è|sono|ha|hanno|heeft|hebben|zijn)(?!\p{L})/iu
const MOST_WORDS = 6

function isOfTaking(head: string): boolean {
  return TAKES.test(head) || (wordsIn(head).length <= MOST_WORDS && !SAYS_ELSE.test(head))
}

const AND = /\s*,\s*|\s+(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|né|en|of|i|lub|a|ani)\s+/iu

/** What a sentence sets against what alone is taken, one by one; none where it does not. */
export function setAgainst(text: string): string[] {
  const [said, behind, before] = CONTRAST.exec(text.trim()) ?? []
  const other = behind ?? before
  if (said === undefined || other === undefined) return leftBeside(text.trim()).flatMap(eachOf)
  const head = said.slice(0, said.lastIndexOf(other)).replace(/[,;][^,;]*$/u, '')
  if (!isOfTaking(head)) return []
  return eachOf(other)
}

function eachOf(others: string): string[] {
  return others.split(AND).filter((one) => /\p{L}/u.test(one))
}
