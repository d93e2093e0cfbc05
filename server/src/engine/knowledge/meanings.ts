import { escaped } from '../escaped.ts'
import { explainedByNames } from './explained-by-names.ts'
import type { Meaning, MeaningOf } from './meant-values.ts'
import { sameThings } from './same-things.ts'
import { BEFORE_MONTH, BEHIND_SHORT } from './short-words.ts'
import { placesOf } from './value-places.ts'
import { ownOf } from './words-meant.ts'

// What a text says of values, read from the data: which of the values that stand in a column it names, and what stands beside them there.
// “97161 to 97163 are evaluations, 97164 is a re-evaluation”, “ST and kit both mean set”, “T-03 is Linda Nguyen, T-07 is …”.

/** A longer sentence is prose, and more of them are no note. */
const LONGEST = 1200
const MOST_SENTENCES = 400

/** A full stop ends no sentence that goes on behind a gloss: “Synd. (co-owners) are companies”. */
const SENTENCE_END = new RegExp(
  `\\n|(?<=[\\p{L}\\p{N}“”"»’\`)\\]]{2}|[\\d%])${BEHIND_SHORT}${BEFORE_MONTH}[.!?]+(?=\\s*\\n|\\s+(?:[\\p{Lu}\\d"“„«\`]|\\((?![\\p{Ll}-]{2,}(?: [\\p{Ll}-]+){0,3}\\)\\s+\\p{Ll})|$)|$)`,
  'u',
)

/** Behind an empty line another heading begins a list of its own. */
const A_PARAGRAPH = /\r?\n[^\S\n]*\r?\n\s*(?=\p{L}[\p{L} ]{1,24}:\s)/gu

/** The sentences of a text, as far as its full stops and lines tell; the lines of a list stay one. */
export function sentencesIn(text: string): string[] {
  return text
    .replace(A_PARAGRAPH, '\n\u0000 ')
    .replace(/\r?\n\s*(?=(?:[-*•|]\s*)?\S{1,20}\s*(?:=|:|-|–|→|->|=>|\|)\s)/gu, ' ; ')
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace('\u0000', '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST)
    .slice(0, MOST_SENTENCES)
}

/** Where values stand in a sentence: several that share what is said of them are one group. */
interface Group {
  /** The values at each of its places. */
  raws: string[][]
  from: number
  to: number
  /** The last of them stands in parentheses behind the one before: “General managers (GM)”. */
  isAliased: boolean
}

/** Between values that share what is said of them, and others that don't stand in the column. */
const AND = '(?:[,/&]|,?\\s*(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s)'
/** A code beside others that share what is said: in quotation marks or of capitals, or a sign by its name. */
const BESIDE = `(?:["“„«'‘]\\s?[^"“”„«»'’]{1,20}["”“»'’]|(?:an?|eine?n?|une?|una?|uno|een)\\s\\p{L}{4,12}|[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}./-]{0,9})`
const BETWEEN = new RegExp(`^\\.?["”“„«»'’)\\s]*(?:${AND}\\s*${BESIDE}\\s*){0,5}${AND}?["“„«»'‘(\\s]*$`, 'u')

/** What comes behind a word in parentheses is another one, as in “VAN (V), BUS (B)”; but “(A) and (B)” are one group. */
const BEHIND_GLOSS = /^["”“»’]?\)(?!\s*(?:[,/&]|\p{L}{1,4}\s)?\s*\()/u

/**
 * What a sentence says of values: each with what stands behind it or, where `turns`, before it, whichever says something. Within one of the
 * `names` no value is spoken of.
 */
export function meaningsIn(
  sentence: string,
  raws: readonly string[],
  meaningOf: MeaningOf,
  turns: boolean,
  names: readonly string[] = [],
): Meaning[] {
  const listedByName = turns ? explainedByNames(sentence, raws, names) : null
  if (listedByName !== null) return listedByName
  const same = sameThings(sentence, raws, meaningOf)
  if (same.length > 0) return same
  const spelled = sentence.replace(/`+/g, '"').replace(/\((\p{Lu})\)(\p{Ll}{2,})/gu, '$1 = $1$2,')
  const groups = groupsIn(spelled, raws, names).filter(
    (group) => !isWhere(spelled, group) && !isBetweenNames(spelled, group, names),
  )
  if (groups.length === 0) return []
  const before = groups.map(({ from }, at) => spelled.slice(groups[at - 1]?.to ?? 0, from))
  const behind = groups.map(({ to }, at) =>
    ownOf(spelled.slice(to, groups[at + 1]?.from ?? spelled.length), before[at]!),
  )
  // “Status codes: 1 open, 2 paid”: a list needs no verb.
  const isHeaded = groups.length >= 2 && /\p{L}\s?:\s*$/u.test(spelled.slice(0, groups[0]!.from))
  const linked = isHeaded || behind.some((text) => linkOf(text) !== null)
  const glossed = listedGlosses(before, behind, meaningOf) ?? before.map((text, at) => glossedBy(text, behind[at]!))
  const listed = groups.map((group) => explanationAround(spelled, group))
  const told = behind.map((text, at) => {
    if (listed[at] !== null) return meaningOf(listed[at]!, true)
    const gloss = glossed[at]!
    return gloss === null ? read(text, linked, groups.length, meaningOf) : meaningOf(gloss, true)
  })
  const isTurned = turns && told.every((value) => value === null) && before.every((text) => FORWARD.test(text))
  const meanings = isTurned
    ? before.map((text) => meaningOf(text.replace(FORWARD, '').replace(/^[\s,;]+/u, ''), true))
    : told
  // Of a value that stands there by chance nothing is said; in a list of them something is.
  const isList = meanings.filter((value) => value !== null).length >= 2
  const isSaid = (at: number): boolean =>
    meanings[at] !== null || (glossed[at] === null && listed[at] === null && (isList || linkOf(behind[at]!) !== null))
  return groups.flatMap(({ raws: own }, at) => {
    if (!isSaid(at)) return []
    const each = isTurned || glossed[at] !== null ? null : respectively(own.length, behind[at]!, meaningOf)
    return own.flatMap((here, place) =>
      here.map((raw) => ({ raw, value: each?.[place] ?? meanings[at]!, said: sentence })),
    )
  })
}

/** “In Leeds heißt "off" storniert”: what is said is said of the words in quotation marks, and of Leeds only where. */
function isWhere(sentence: string, { from, to }: Group): boolean {
  return PLACED_BY.test(sentence.slice(0, from)) && OF_QUOTED.test(sentence.slice(to))
}

/** “Ireland” in “IE for the Republic of Ireland, GB for the United Kingdom” is what the value before it is for: what comes behind is said of the next one. */
function isBetweenNames(sentence: string, { from, to }: Group, names: readonly string[]): boolean {
  // Nothing is said of the value where no name stands before it.
  const before = sentence.slice(0, from).toLowerCase()
  if (names.length < 2 || !names.some((one) => before.includes(one.toLowerCase()))) return false
  const name = `["“„«‘]?(?:${names.map(escaped).join('|')})["”“»’]?\\s*(?:=>|=|→|->|:|(?<=\\s)(?:${VERB})(?=\\s))`
  const isFor = new RegExp(`(?<![\\p{L}\\p{N}_])${name}[^,;.\\n]*$`, 'iu').test(sentence.slice(0, from))
  const isNext = new RegExp(`^["”“»’]?\\s*(?:[,;]|(?:[,;]\\s*)?${AND_WORD})\\s*${name}`, 'iu').test(sentence.slice(to))
  return isFor && isNext
}

const AND_WORD = '(?<!\\p{L})(?:and|or|und|oder|et|ou|y|o|e|en)(?=\\s)'

/** “Store room” in “WS = in the workshop, ST = in the store room, DC = scrapped” is what the code before it means, and nothing that comes behind; null elsewhere. */
function explanationAround(sentence: string, { from, to }: Group): string | null {
  const [, own] = OF_CODE.exec(sentence.slice(0, from)) ?? []
  if (own === undefined || BEFORE_NEXT.test(own)) return null
  const [rest = ''] = sentence.slice(to).split(/[,;]\s|[.\n]/u)
  const text = own + sentence.slice(from, to) + rest
  return /\p{L}{3}/u.test(text) ? text : null
}

/** “EFT is a bank transfer and” leads to the next code. */
const BEFORE_NEXT = new RegExp(`\\s${AND_WORD.replace('(?=\\s)', '')}\\s+$`, 'u')

const CLAUSE_END = new RegExp(`[;:]\\s|${BEHIND_SHORT}\\.(?=\\s)`, 'u')
const PIECE_END = new RegExp(`[,;:]\\s|${BEHIND_SHORT}\\.(?=\\s)`, 'u')

/** “X, Y and Z are red, green and blue”, “O/C is open/closed”: as many meanings as there are values, each another one; null for any other text. */
function respectively(values: number, behind: string, meaningOf: MeaningOf): string[] | null {
  const link = linkOf(behind)
  const [own = ''] = link === null || values < 2 ? [] : behind.slice(link.length).split(CLAUSE_END)
  const pieces = untailed(own.replace(NEXT_GROUP, '')).split(PIECES)
  const meanings = pieces
    .slice(0, values)
    .flatMap((piece) => (piece.trim().split(/\s+/u).length > MOST_WORDS ? [] : (meaningOf(piece, true) ?? [])))
  const areAll = pieces.length === values && meanings.length === values && new Set(meanings).size === values
  return areAll ? meanings : null
}

/** A meaning among several is no clause of its own. */
const MOST_WORDS = 3
/** “…, DVA or "Vets"”: behind the last comma stands the first of other values that share what is said further on. */
const NEXT_GROUP = /[,;]\s*["“„«‘]?[^,;"“”„«»‘’]+["”“»’]?\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s*["“„«‘(]*$/iu
const PIECES = /\s*[,/]\s*(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en)\s+/u

/** Says what a value means, in the languages that notes are written in. */
const VERB =
  "(?:is|are) (?:to be )?(?:written|spelled|spelt)(?: as)?|s[’']écri(?:t|vent)|se escriben?|si scriv(?:e|ono)|is|are|means?|stands? for|counts? as|becomes?|says|(?:is|are) treated as|goes to|go to|(?:sono|è) da considerare|ist|sind|bedeutet|bedeuten|hei(?:ß|ss)t|hei(?:ß|ss)en|steht für|stehen für|gilt als|gelten als|est|sont|signifie(?:nt)?|veut dire|veulent dire|correspond(?:ent)? à|devien(?:t|nent)|compte(?:nt)? (?:comme|pour)|es|son|significan?|quiere decir|quieren decir|è|sono|significano|vuol dire|vogliono dire|sta per|staat voor|staan voor|betekent|betekenen|zijn|telt als|tellen als|(?:have|has|get|gets) the \\p{L}{3,14}|(?:haben|hat|bekommen|bekommt) (?:die|den|das) \\p{L}{3,14}|(?:ont|a) l[ea] \\p{L}{3,14}|(?:tienen?) (?:el|la) \\p{L}{3,14}|(?:hanno|ha) (?:il|la) \\p{L}{3,14}|(?:hebben|heeft|krijgen|krijgt) de \\p{L}{3,14}|for|für|pour|para|per|voor"
/** Behind a code and its sign or verb, in one piece of a list: “Ann Reed” in “A2 is Ann Reed RN” is not “RN”. */
const OF_CODE = new RegExp(
  `(?:^|[,;:.\\n(])\\s*["“„«‘]?[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}./-]{0,9}["”“»’]?(?:\\s*(?:=>|=|→|->)\\s*|\\s(?:is|ist|est|es|è|means|stands for|bedeutet|steht für|signifie|significa)\\s)([^,;.\\n=]{0,60})$`,
  'u',
)

/** Between a value and its word in what it stands for. */
const IN_MEANING = new RegExp(`^["”“»’]?\\s(?:${VERB})\\s[^,;:.()=]{1,60}$`, 'u')

const PLACED_BY =
  /(?:^|[\s,;:(])(?:in|im|bei|beim|aus|auf|at|from|on|dans|chez|à|au|en|de|nel|nella|nei|a|da|presso|bij|uit|w|we)\s+$/iu
const OF_QUOTED = new RegExp(`^,?\\s+(?:${VERB})\\s+["“„«‘]`, 'iu')
/** “Punch list jobs count as open”: what the values are of stands before what nothing else is said by than what they mean. */
const NOUN =
  '(?!(?:not|never|nicht|nie|pas|jamais|nunca|non|mai|niet|nooit)\\s)\\p{L}{3,20}(?=\\s(?:counts? as|means?|stands? for|(?:is|are) treated as|gilt als|gelten als|bedeute(?:t|n)|compte(?:nt)? comme|cuentan? como|significan?|contano come|significano|tel(?:t|len) als|beteken(?:t|en))\\s)'

const LINK = new RegExp(
  `^[.]?["”“»’)\\]\\s]*(?:(?:,|/|or|and|und|oder|et|ou|y|o|e|en)\\s*${BESIDE}\\s*){0,3}(?:\\((?:[^()]|\\([^()]{0,20}\\)){1,40}\\)\\s*)?(?:(?:in|im|bei|beim|for|dans|under) \\p{L}+(?: \\p{L}+){0,2},? )?(?:- )?(?:=>|=|→|->|:|–|—|-(?=\\s)|\\||(?:(?:both|all|each|also|now|always|beide|alle|jeweils|tous|toutes|les deux|tutti|todos|allebei|${NOUN}) )?(?:${VERB})(?=[\\s:]) ?:?(?: (?:both|each|all)(?=\\s))?)\\s*`,
  'iu',
)
/** The same between what is meant and the values that mean it. */
const FORWARD = /\s*(?:=|←|:)\s*["“„«‘(]*$/u

/** “X is cancelled (annulé), N is new”: a word in parentheses means what it explains, not what comes next; null for any other. */
function glossedBy(before: string, behind: string): string | null {
  if (!isClosed(behind)) return null
  return OF_FILE.test(before) ? null : ((GLOSSED.exec(before) ?? ALIASED.exec(before))?.[1] ?? null)
}

/** “Single (S), double (D) or family (F)”: where each stands in parentheses, it means what it explains; null where not all do. */
function listedGlosses(before: readonly string[], behind: readonly string[], meaningOf: MeaningOf): string[] | null {
  const listed = before.map((text, at) => (isClosed(behind[at]!) ? (LISTED.exec(text)?.[1] ?? null) : null))
  if (listed.length < 2 || !listed.every((gloss) => gloss !== null)) return null
  const glosses = listed.map((gloss) => gloss.replace(AND_FIRST, ''))
  // “The mechanics are Ada Roth (AR), Bo Lind (BL) and Cy Dahl (CD)”: the verb is said once, and each has its code.
  const [, first] = GLOSSED.exec(before[0]!) ?? []
  const areNamed = glosses.length > 2 && glosses.every((gloss, at) => at === 0 || /^\p{Lu}/u.test(gloss))
  if (first !== undefined && areNamed) return [first, ...glosses.slice(1)]
  return glosses.some((gloss) => meaningOf(gloss, false) !== null) ? glosses : null
}

function isClosed(behind: string): boolean {
  return /^["”“»’]?\)\s*(?:[,;.]|(?:and|or|und|oder|et|ou|y|o|e|en|of)\s(?!(?:not?|nicht|non|niet)\s)|$)/u.test(behind)
}

/** “prices.csv is the list of north (Miller)”: of what a file is, no value is told. */
const OF_FILE = new RegExp(`\\.(?:csv|tsv|txt|xls[xm]?|ods|pdf|docx|json)["”“»\`’]?\\s(?:${VERB})\\s[^.;]*$`, 'iu')

/** Another name of the same: “extended (also called long)”. */
const ALSO =
  '(?:also|or|aka|a\\.k\\.a\\.|formerly|previously|auch|oder|früher|alias|aussi|ou|dite?s?|autrefois|también|o|antes|anche|detto|detta|ook|of|vroeger)(?: (?:called|known as|named|written|genannt|appelée?s?|llamad[oa]s?|chiamat[oaie]|genoemd))?'

const GLOSSED = new RegExp(`(?:=>|=|→|->|\\s(?:${VERB}))\\s+([^,;:()=]{1,40}?)\\s*\\((?:${ALSO}\\s+)?["“„«‘]?$`, 'iu')

/** What stands in a list before a parenthesis, behind the number that it has there. */
const ITEM =
  '(?:^|[,;:.)]|(?<=\\s)(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s)\\s*["“„«‘]?(?:\\d[\\p{Lu}\\p{N}./-]{0,7}\\s+)?([^,;:.()=]{1,40}?)["”“»’]?\\s*'

const AND_FIRST = /^(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/iu

const LISTED = new RegExp(`${ITEM}\\((?:${ALSO}\\s+)?["“„«‘]?$`, 'iu')

const ALIASED = new RegExp(`${ITEM}\\(${ALSO}\\s+["“„«‘]?$`, 'iu')

function linkOf(text: string): string | null {
  return LINK.exec(text)?.[0] ?? null
}

function read(text: string, linked: boolean, groups: number, meaningOf: MeaningOf): string | null {
  const link = linkOf(text)
  // Of a value alone something must be said.
  if (link === null && !linked && groups < 2) return null
  const [own = ''] = text.slice(link?.length ?? 0).split(NEXT)
  const [first = ''] = own.split(PIECE_END)
  const isLinked = link !== null || linked
  const meant = meaningOf(untailed(first), isLinked)
  return meant === null && !HEADING.test(own) ? meaningOf(untailed(own.replace(NEXT_WORD, '')), isLinked) : meant
}

/** “J means that it has one, nein and N mean …”: a word before the next value shares what is said of that. */
const NEXT_WORD = /[,;]\s*["“„«‘]?[^\s,;"“”„«»‘’]+["”“»’]?\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s*["“„«‘(]*$/iu

/** “Journal codes of the old ledger: SJ sales”: a word that heads a list of codes means none of what these do. */
const HEADING = /^\s+\p{L}[^:]*:\s+["“„«]?[\p{Lu}\p{N}][\p{Lu}\p{N}./-]{0,7}["”“»]?\s/u

/** Where another value is spoken of that doesn't stand in the column. */
const NEXT =
  /[,;]\s*(?:(?:and|und|et|y|e|en)\s)?(?=["“„«]?(?:(?=\p{N}*\p{Lu})[\p{Lu}\p{N}./-]{1,8}["”“»]?\s|\S{1,20}\s*(?:=|→|->)))/u

/** Without what leads on, and without the full stop behind a name in quotation marks, which ends the sentence. */
function untailed(text: string): string {
  return text.replace(TAIL, '').replace(/(["”»’])\.\s*$/u, '$1')
}

/** What leads to the next value, or ends the sentence. */
const TAIL =
  /[\s,;:|/(–—-]*(?:\s(?:and|or|und|oder|et|ou|y|o|e|en))?(?:\s(?:an?|the|ein|eine|un|une))?[\s"“„«‘(,;|]*$/iu

function groupsIn(sentence: string, raws: readonly string[], names: readonly string[]): Group[] {
  const found = placesOf(sentence, raws, names)
  const groups: Group[] = []
  for (const { raw, from, to } of found) {
    const last = groups.at(-1)
    const between = last ? sentence.slice(last.to, from) : ''
    // “The Players are Little Harding Players”: what a value stands for may have its own word in it.
    if (last?.raws.some((own) => raw.every((one) => own.includes(one))) && IN_MEANING.test(between)) continue
    const isExplaining = last !== undefined && OF_CODE.test(sentence.slice(0, last.from))
    const isApart = BEHIND_GLOSS.test(between) && last?.isAliased !== true
    if (last && !isExplaining && BETWEEN.test(between) && !isApart) {
      last.raws.push([...raw])
      last.to = to
      last.isAliased = /^\s\($/u.test(between)
    } else groups.push({ raws: [[...raw]], from, to, isAliased: false })
  }
  return groups
}
