import { escaped } from '../../escaped.ts'
import { isAsked } from '../grounded/rows-out.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { ONLY, OUT, TAKING, withoutOnly, withoutOut } from './acts.ts'
import { saysNoMore } from './filler.ts'
import { isDoubtful, isSometimes } from './hedges.ts'

// Whether what a sentence speaks of stays behind, or alone comes over, and what makes that unclear.

/** Something that would stay behind doesn't. */
const NOT_OUT =
  /(?<!\p{L})(?:(?:do not|don[’']?t|never|not(?: to)?|nothing \p{L}+|must(?: not|n[’']t)|should(?: not|n[’']t)|cannot|can[’']?t) (?:be |get |just )?(?:skip|ignor|drop|leav|left|delet|remov|exclu|omit|forget|discard|throw|disregard|lose|lost)\p{L}*|nicht (?:einfach )?(?:weg(?:lassen|gelassen|fallen|werfen)|ignorier\p{L}*|lösch\p{L}*|gelöscht|übers[pk]\p{L}+|vergess\p{L}+|ausschlie\p{L}+|ausgeschlossen|entfern\p{L}+|streichen|gestrichen|verlieren|verloren)|(?:ne |n[’'])(?:pas |doi\p{L}+ pas être )?(?:ignor|oubli|supprim|écart|exclu|omet|laiss)\p{L}*|no (?:se )?(?:ignor|omit|borr|elimin|quit|exclu|olvid|deben? (?:quedar|perder))\p{L}*|non (?:va |vanno |si )?(?:ignor|elimin|cancell|toglie|escl|tralasc|rimuov|dimentic)\p{L}*|niet (?:weglaten|weggelaten|negeren|genegeerd|verwijder\p{L}+|over(?:slaan|geslagen)|verget\p{L}+|schrap\p{L}+))(?!\p{L})/iu

/** What becomes of the rest is not known, or nothing stays behind. */
export function isUndecided(text: string): boolean {
  return isDoubtful(text) || isSometimes(text) || NOT_OUT.test(text)
}

/** “No test records are transferred”, in English, where a no is of what follows it; what has none of something is another matter. */
const NO_SUCH =
  /(?<!\p{L})(?<!(?:with|has|have|had|got|having|shows?) )no(?! (?:longer|more|later|need|one|problem|matter)(?!\p{L}))(?: \p{L}+){0,6}\s+["“]?$/iu
const ENGLISH = /(?<!\p{L})(?:the|are|is|please|be|we|of|should|must|and|with)(?!\p{L})/iu

/** Nothing is taken of it, which no verb has to say: “nothing before 2015, please”. */
const NOTHING =
  /(?<!\p{L})(?:nothing|none|nobody|no ?one|nichts|niemand\p{L}*|kein\p{L}*|rien|aucune?|personne|nada|nadie|ning[uú]n\p{L}*|niente|nulla|nessun\p{L}*|niets|niemand|geen)(?!\p{L})/iu
const ALL_BUT =
  /(?<!\p{L})(?:everything|everyone|everybody|all|anything|alles?|sämtliche\p{L}*|tout\p{L}*|tous|todo\p{L}*|todas|tutt[oaie]|iedereen|alle)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:except(?: for)?|but(?! not)|bar|other than|apart from|save for|au(?:ß|ss)er|bis auf|mit ausnahme (?:von|der|des)|sauf|hormis|à part|excepté|excepto|salvo|menos|tranne|eccetto|meno|behalve|op \p{L}+ na)(?!\p{L})/iu

/** Where the parts of a sentence end. */
const PARTS =
  /[.;:!?]+\s+|,\s+|\s[-–—]\s|\s(?:and|but|so|because|und|aber|denn|weil|daher|deshalb|et|mais|car|donc|y|pero|porque|e(?=\s)|ma|perché|quindi|maar|omdat|dus)\s+/giu

export interface Part {
  text: string
  at: number
  end: number
}

export function partsOf(text: string): Part[] {
  const cuts = [...text.matchAll(PARTS)].map(({ index, 0: cut }) => ({ from: index, to: index + cut.length }))
  const starts = [0, ...cuts.map(({ to }) => to)]
  const ends = [...cuts.map(({ from }) => from), text.length]
  return starts
    .map((at, index) => ({ text: text.slice(at, ends[index]), at, end: ends[index]! }))
    .filter((part) => part.text.trim() !== '')
}

/** What stands in a part of a sentence stays behind, or alone comes over; `linked`: another part says so of it by a word that points there. */
export type Polarity = { is: 'out' | 'only'; by: 'part' | 'linked' } | null

/** What is said of that which stands at a place of a text. */
export function polarityAt(text: string, at: number): Polarity {
  const parts = partsOf(text)
  const own = parts.findIndex((part) => part.at <= at && at < part.end)
  const part = parts[own]
  if (!part) return null
  const but = ALL_BUT.exec(text)
  if (but)
    return at >= but.index + but[0].length && !OUT.test(text.replace(but[0], ' ')) ? { is: 'out', by: 'part' } : null
  const rest = parts.find((one, index) => index !== own && REST.test(one.text) && OUT.test(one.text))
  if (rest && !OUT.test(part.text)) return { is: 'only', by: 'linked' }
  if (BUT_NOT.test(text.slice(0, at)) && parts.some(({ text: one }) => TAKING_ALL.test(one)))
    return { is: 'out', by: 'part' }
  const [isOut, isOnly] = [OUT.test(part.text), ONLY.test(part.text)]
  // “Scrapped boats were excluded from the totals” asks for nothing.
  if (isOut) return LEFT_OUT.test(part.text) && !isAsked(part.text) ? null : { is: 'out', by: 'part' }
  if (isOnly) return { is: 'only', by: 'part' }
  const ahead = part.text.slice(0, at - part.at)
  // “Where nothing is noted, it is active” tells on which condition, and not what is taken.
  const isOnCondition = IF.test(part.text.trimStart())
  if ((NOTHING.test(ahead) && !isOnCondition) || (NO_SUCH.test(ahead) && ENGLISH.test(text)))
    return { is: 'out', by: 'part' }
  // “… is gone. Please don't carry these over”: the next part that says so, of no more than those.
  const other = parts.find((one, index) => index !== own && OUT.test(one.text) && (index > own || own - index === 1))
  if (other && isOfThose(withoutOut(other.text))) return { is: 'out', by: 'linked' }
  const alone = parts.find((one, index) => index > own && ONLY.test(one.text) && !OUT.test(one.text))
  return alone && POINTS.test(alone.text) && isOfThose(alone.text.replace(ONLY, ' '))
    ? { is: 'only', by: 'linked' }
    : null
}

/** “… and forget the rest”: what was named before alone comes over. */
const REST =
  /(?<!\p{L})(?:the (?:rest|others|other ones)|(?:den|der) rest|die (?:anderen|übrigen)|(?:le )?reste|les autres|el resto|l[oa]s demás|l[oa]s otr[oa]s|il resto|gli altri|le altre|de rest|de (?:andere|overige))(?!\p{L})/iu
const BUT_NOT =
  /(?<!\p{L})(?:not|nicht|pas|no|non|niet|keine?)\s+(?:the |any |die |den |les |las |los |le |gli |i |de )?["“]?$/iu
const TAKING_ALL =
  /(?<!\p{L})(?:take|bring|import|load|migrate|transfer|want|need|nehmt|nehmen|übernehmen|importieren|prenez|prendre|importez|reprenez|tomar|importar|cargar|queremos|prendere|importare|vogliamo|neem|nemen|importeren|overnemen)(?!\p{L})/iu
const POINTS =
  /(?<!\p{L})(?:them|these|those|they|it|ones?|diese|jene|sie|die|ceux|celles|ils|elles|les|est[oa]s|es[oa]s|los|las|quest[ei]|quell[ei]|li|le|deze|die|ze)(?!\p{L})/iu
/** Words of a part that says what is done with those that were spoken of. */
const OF_THOSE =
  /^(?:please|pls|just|so|then|also|too|and|or|we|you|i|they|them|these|those|that|this|it|ones?|such|the|row|rows|line|lines|record|records|entry|entries|people|of|to|be|are|is|should|shall|must|can|will|need|needn|t|could|would|all|any|over|across|along|with|us|at|for|into|in|new|old|system|need|want|take|import|bring|keep|bitte|die|diese|diesen|solche|sie|es|auch|dann|also|wir|ihr|zeile|zeilen|eintrage|datensatze|davon|alle|soll|sollen|konnen|kann|mussen|werden|wird|mit|ins|neue|alte|im|brauchen|merci|svp|les|ces|ceux|celles|ci|ils|elles|la|le|l|ne|n|pas|on|nous|vous|il|faut|lignes?|doivent|sont|donc|por|favor|los|las|lo|l|estos|estas|esos|esas|ellos|ellas|filas?|hay|que|se|no|deben|ya|per|favore|li|queste|questi|quelli|quelle|essi|esse|righe|riga|si|non|vanno|va|devono|deze|die|ze|zij|dat|regels?|moeten|mogen|kunnen|graag|dus|er|we|niet|hoeven|te|worden)$/u

function isOfThose(text: string): boolean {
  return wordsIn(text).every(({ text: word }) => OF_THOSE.test(word))
}

const AUX =
  '(?:been|be|being|yet|already|ever|marked|flagged|set|as|to|have|has|had|are|is|was|were|got|mehr|als|schon|mehr als|encore|été|sont|est|soient|plus|estén|están|está|esté|sean|son|es|fueron|han|haya|hayan|sido|sono|siano|è|sia|stat[oaie]|ancora|più|meer|al|zijn|worden|werden)'
const NOT_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:not|never|no longer|nicht|nie|noch nicht|pas|non|no|niet|nooit|un|nunca|mai)|n[’']t)\\s+(?:${AUX}\\s+){0,3}["“„«‘]?$`,
  'iu',
)

/** “Not been scrapped”: what stands there does not hold. */
export function isDenied(text: string, at: number): boolean {
  return NOT_BEFORE.test(text.slice(0, at))
}

/** More conditions than one, of which the others are not known. */
const FURTHER =
  /(?<!\p{L})(?:with|without|where|whose|if|when|for|by|mit|ohne|wo|deren|wenn|für|avec|sans|où|dont|quand|pour|con|sin|donde|cuando|para|senza|quando|per|met|zonder|waar|als|voor)(?!\p{L})/iu

/** What stands at a place, and the words for it, which are no further condition. */
export interface Spoken {
  at: number
  words: readonly string[]
  isKnown: (word: Word) => boolean
}

/** Whether what a text speaks of is left out, or alone taken, and what is denied the other way round; null where nothing is said of it for sure. */
export function fateOf(text: string, { at, words, isKnown }: Spoken): 'out' | 'only' | null {
  const said = polarityAt(text, at)
  if (!said || isUndecided(text)) return null
  // “If a booking isn't confirmed, skip it”, but “those that are not broken are not out” is hard to follow.
  if (said.is === 'out') return !isDenied(text, at) ? 'out' : said.by === 'linked' && IF.test(text) ? 'only' : null
  const part = partsOf(text).find((one) => one.at <= at && at < one.end)!
  const own = (word: Word): boolean => TAKING.test(word.text) || isKnown(word) || OF_ROWS.test(word.text)
  const plain = (one: string): string => withoutOnly(one).replace(NOT_WORDS, ' ')
  const rest = plain(part.text)
  // “Solo las colmenas con …”: what they are called, right behind.
  const [ahead, behind] = [plain(text.slice(part.at, at)), plain(text.slice(at, part.end))]
  const isCalled = saysNoMore(behind, words, own) && unknownIn(ahead, words, own) <= 1 && !BEING.test(rest)
  const isTaken = wordsIn(rest).some(({ text: word }) => TAKEN.test(word))
  const further = words
    .reduce((left, name) => left.replace(new RegExp(escaped(name), 'giu'), '¤'), rest)
    .replace(WITH_IT, ' ')
  if (!saysNoMore(rest, words, own) && ((!isTaken && !isCalled) || FURTHER.test(further))) return null
  return isDenied(text, at) ? 'out' : 'only'
}

function unknownIn(text: string, words: readonly string[], isKnown: (word: Word) => boolean): number {
  return wordsIn(text).filter(({ raw }) => !saysNoMore(raw, words, isKnown)).length
}

const BEING =
  /(?<!\p{L})(?:is|are|was|were|gets?|receives?|ist|sind|war|waren|bekommen|erhalten|est|sont|es|son|está|están|è|sono|zijn|krijgen)(?!\p{L})/iu
/** “With Set up …”: the column of which the day is said. */
const WITH_IT =
  /(?<!\p{L})(?:with|where|whose|mit|deren|bei denen|avec|dont|con|cuy[oa]s?|(?:il|la|i|le) cui|met|waarvan|waarbij)\s+(?:an? |the |dem |der |die |den |das |un |une |una |la |le |les |el |los |las |il |i |een |de |het )?["“„«]?¤/giu
const IF = /^(?:if|when|where|whenever|wenn|falls|ist|si|quand|cuando|se|quando|als|wanneer|is)\s/iu
const NOT_WORDS = /(?<!\p{L})(?:not|never|nicht|pas|non|no|niet)(?!\p{L})|n[’']t(?!\p{L})/giu
const OF_ROWS =
  /^(?:ones?|those|rows?|records?|haven|hasn|aren|isn|weren|wasn|have|been|marked|status|state|later|newer|onwards?|year)$/u
/** What is done with those that are taken. */
const TAKEN =
  /^(?:take|taken|bring|brought|import\p{L}*|migr\p{L}*|load(?:ed)?|transfer(?:red)?|cop(?:y|ied)|need(?:ed)?|want(?:ed)?|keep|kept|include[ds]?|ubernehmen|ubernommen|mitnehmen|importier\p{L}+|migrier\p{L}+|laden|geladen|brauchen|wollen|prend\p{L}+|prenez|repren\p{L}+|repris\p{L}*|gard\p{L}+|voulons|charg\p{L}+|tom\p{L}+|carg\p{L}+|tra(?:er|iga\p{L}*)|pas(?:ar|e|en)|quer\p{L}+|necesit\p{L}+|caric\p{L}+|port(?:are|ate)|vogliamo|serv\p{L}+|riport\p{L}+|neem|nemen|meenemen|overnemen|overzetten|inlezen|willen)$/u
