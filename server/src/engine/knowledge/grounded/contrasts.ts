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

/** Whoever says what alone is taken says that it is needed, or says nothing else: “only Jane knows them” is of nobody who stays behind. */
const TAKES =
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
  if (said === undefined || other === undefined) return []
  const head = said.slice(0, said.lastIndexOf(other)).replace(/[,;][^,;]*$/u, '')
  if (!isOfTaking(head)) return []
  return other.split(AND).filter((one) => /\p{L}/u.test(one))
}
