import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { isUnclear } from './hedges.ts'

// “Smith Ltd and J. Smith are both Smith & Sons”, “A, B and C are one customer, the last name is right”, “Statt A oder B soll überall C stehen”: several
// writings of one thing, and the one that is written for all.

/** That several are one, or which of them is written. */
const SAME = anyOf(
  'same|one and the same|identical|both|always|whether|whichever|wherever|whenever|nobody else|put|enter|single|short for|equivalent|all (?:of them|three|these)|one (?:\\p{L}+)|duplicates?|also|likewise|aka|alias|sometimes|variants?|spellings?|spell(?:ed|s)?|spelt|writ(?:e|es|ten|ing)|call(?:ed)?|known as|appears?|named?|names|refers? to|stands? for|means?|meant|read|merge[ds]?|replace[ds]?|change[ds]?|rename[ds]?|correct(?:ed)?|instead|rather than|use|unify|should be|becomes?|turn(?:s|ed)? into|treat(?:ed)?|count|right|proper',
  'gleichbedeutend|entsprech\\p{L}+|selbe[nrsm]?|derselbe|dieselbe|dasselbe|identisch|beide[nrs]?|gleiche[nrs]?|ebenso|auch|manchmal|mal|schreibweisen?|schreib(?:t|en)|geschrieben|hei(?:ß|ss)t|hei(?:ß|ss)en|genannt|namens?|gemeint|meint|meinen|zusammen\\p{L}+|ersetz\\p{L}*|ersetzt|ändern|umbenennen|statt|anstatt|anstelle|einheitlich|führen|geführt|verwenden|wird|werden|richtig\\p{L}*|korrekt\\p{L}*|ein (?:und derselbe )?\\p{L}+',
  'mêmes?|identiques?|équiv\\p{L}+|corresp\\p{L}+|tous (?:les )?(?:deux|trois)|aussi|parfois|orthographes?|écri\\p{L}+|appel\\p{L}+|noms?|désign\\p{L}+|rempla\\p{L}+|fusionn\\p{L}+|au lieu|à la place|utilis\\p{L}+|correct\\p{L}*|exact\\p{L}*|juste|bon',
  'equival\\p{L}+|corresp\\p{L}+|mism[oa]s?|idéntic[oa]s?|ambos|ambas|también|a veces|escri\\p{L}+|llam\\p{L}+|nombres?|refier\\p{L}+|reempla\\p{L}+|sustitu\\p{L}+|cambi\\p{L}+|unific\\p{L}+|en vez|en lugar|us(?:ar|e|en)|correct[oa]s?',
  'equival\\p{L}+|corrisp\\p{L}+|stess[oaie]|identic[oaie]|entramb[ie]|anche|a volte|scri\\p{L}+|chiam\\p{L}+|nom[ei]|indic\\p{L}+|sostitu\\p{L}+|cambi\\p{L}+|unific\\p{L}+|invece|al posto|usare|corrett[oaei]|giust[oaei]',
  'zelfde|overeen|dezelfde|hetzelfde|identiek|beide|allebei|ook|soms|schrij\\p{L}+|geschreven|heten|heet|noem\\p{L}+|genoemd|naam|namen|bedoeld|vervang\\p{L}*|wijzig\\p{L}*|samenvoeg\\p{L}*|in plaats|gebruik\\p{L}*|juiste?|correcte?|goede',
)
/** “Are”, and no more. */
const ARE =
  /^["”“»’'`]?\s*(?:all |both |alle |beide |immer |just |always )?(?:is|are|was|were|=|ist|sind|est|sont|es|son|è|sono|zijn)(?: (?:all|both|just|always|really|actually|in fact|the|our|beide|alle|immer|eigentlich|die|der|das|unser[e]?|tous|toutes|en fait|le|la|les|todos|siempre|el|tutti|sempre|il|allemaal|altijd|de|het))*\s*["“„«‘`']?$/iu
/** Between those that are named in a row. */
export const JOINED =
  /^(?:["”“»’'`\s,;/&()]|(?:and|or|and sometimes|or sometimes|as well as|both|sometimes|there|with|und|mit|oder|sowie|auch|mal|manchmal|da|et|ou|parfois|là|avec|con|met|y|o|u|e|ed|oppure|a veces|en|of|soms)(?![\p{L}]))*["“„«‘`'\s]*$/iu
const LIKEWISE = anyOf(
  'so (?:is|are|does|do)|same (?:goes|is true|applies|holds)|likewise|too|also|as well|ebenso|ebenfalls|auch|genauso|aussi|de même|pareil|également|también|igual\\p{L}*|lo mismo|anche|lo stesso vale|pure|ook|eveneens|idem|ditto',
)
const SAME_GOES = anyOf(
  'so (?:is|are|does|do)|same (?:goes|is true|applies|holds)|likewise|ebenso|ebenfalls|genauso|desgleichen|de même|pareil|igualmente|lo mismo|lo stesso vale|eveneens|idem|ditto',
)
const RIGHT = anyOf(
  'right|correct|proper|valid|official|good|real|use|keep|write|richtig\\p{L}*|korrekt\\p{L}*|gültig\\p{L}*|gilt|verwenden|nehmen|schreiben|correct\\p{L}*|bon|juste|exact\\p{L}*|garder|utiliser|correct[oa]|válid[oa]|buen[oa]|usar|corrett[oa]|giust[oa]|valid[oa]|usare|juiste?|goede|geldig\\p{L}*|gebruiken',
)
const FIRST = anyOf('first|erste[nrs]?|erstere[nrs]?|première?|premier|primer[oa]?|prim[oa]|eerste|former')
const LAST = anyOf(
  'last|latter|letzte[nrs]?|letztere[nrs]?|dernière?|dernier|últim[oa]|ultim[oa]|laatste|third|dritte[nrs]?',
)
const NOT = anyOf(
  "not|never|no|isn[’']t|aren[’']t|nicht|nie(?:mals)?|kein\\p{L}*|pas|jamais|no|nunca|non|mai|niet|nooit|geen|different(?! (?:names|spellings|ways|words))|verschieden\\p{L}*|différent\\p{L}*|distint[oa]s|divers[ie]|verschillend\\p{L}*",
)
/** “Write A, never B or C”: what is not written. */
const RATHER_THAN =
  /(?:,|and|und|et|y|e|en)\s*(?:please )?(?:never|not|nie(?:mals)?|nicht|jamais|pas|nunca|no|mai|non|nooit|niet)\s*["“„«‘`']?$/iu
/** Other words than these are few. */
const MOST_UNKNOWN = 5
const MOST_WORDS = 45

/** Every other writing as the one that is right. */
export function sameNames({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  for (const said of [text, ...(before === '' ? [] : [`${before}. ${text}`])]) {
    const named = namedAlike(said, profiles)
    if (!named || (said !== text && !mentionsOwn(text, profiles))) continue
    const right = rightOf(said, named.mentions)
    if (right === null || !isSaid(said, named)) continue
    const others = new Set(named.mentions.map(({ value }) => value).filter((value) => value !== right))
    return [...others].map((raw): Directive => ({
      ...origin,
      kind: 'value',
      raw,
      value: right,
      column: named.column,
      chosen: true,
    }))
  }
  return []
}

/** The second of two sentences names one of them, or says which place it has. */
function mentionsOwn(text: string, profiles: readonly TableProfile[]): boolean {
  return mentionsIn(text, profiles).length > 0 || (RIGHT.test(text) && (FIRST.test(text) || LAST.test(text)))
}

interface Alike {
  column: string
  mentions: Mention[]
}

/** Three or more texts of one column, and none of another. */
function namedAlike(said: string, profiles: readonly TableProfile[]): Alike | null {
  if (LEFT_OUT.test(said) || isUnclear(said) || wordsIn(said).length > MOST_WORDS) return null
  const mentions = mentionsIn(said, profiles)
  if (new Set(mentions.map(({ value }) => value.toLowerCase())).size < 3) return null
  if (!mentions.every(({ value }) => /\p{L}{2}/u.test(value))) return null
  const [first] = mentions
  const shared = first!.places.filter(({ column }) =>
    mentions.every(({ places }) => places.some((place) => place.column.name === column.name)),
  )
  const names = new Set(shared.map(({ column }) => column.name))
  return names.size === 1 ? { column: [...names][0]!, mentions } : null
}

function rightOf(said: string, mentions: readonly Mention[]): string | null {
  const values = [...new Set(mentions.map(({ value }) => value))]
  const twice = values.filter((one) => mentions.filter(({ value }) => value === one).length > 1)
  if (twice.length > 0) return twice.length === 1 ? twice[0]! : null
  const groups = groupsOf(said, mentions)
  const isOdd = (at: number): boolean => NOT.test(gapBefore(said, mentions, at))
  if (mentions.some((_, at) => isOdd(at) && !RATHER_THAN.test(gapBefore(said, mentions, at)))) return null
  const behind = said.slice(mentions.at(-1)!.end)
  if (NOT.test(behind)) return null
  const listed = values.filter((value) => isListed(value, mentions))
  if (listed.length === 1) return listed[0]!
  if (groups.length === 1) return byPlace(behind, values) ?? null
  const single = groups.filter((group) => group.length === 1)
  // “A is really C, B likewise”: the second is written for both.
  if (groups.length === 2 && groups[0]!.length === 1 && SAME_GOES.test(behind)) return groups[1]![0]!.value
  // “A is B or C”: which, it doesn't say.
  const isEither = groups[1] !== undefined && groups[0]!.length === 1 && isOneOf(said, groups[0]![0]!, groups[1])
  if (isEither) return null
  if (groups.length === 2) return single.length === 1 ? single[0]![0]!.value : null
  const isChain = groups.length === 3 && single.length === 3
  const rest = `${gapBefore(said, mentions, 2)} ${behind}`
  return isChain && LIKEWISE.test(rest) ? groups[1]![0]!.value : null
}

function isOneOf(said: string, single: Mention, others: readonly Mention[]): boolean {
  const isOr = others.some((one, at) => at > 0 && OR.test(said.slice(others[at - 1]!.end, one.at)))
  return isOr && ARE.test(said.slice(single.end, others[0]!.at))
}

const OR = /(?<!\p{L})(?:or|oder|ou|o|u|oppure|of)(?!\p{L})/iu

/** It stands in a list of them, once each: what is in that list is what it is called. */
function isListed(value: string, mentions: readonly Mention[]): boolean {
  return mentions.some(
    (one) => one.value === value && one.places.some(({ column }) => column.unique && column.filled > 1),
  )
}

function byPlace(behind: string, values: readonly string[]): string | undefined {
  if (!RIGHT.test(behind)) return undefined
  const [isFirst, isLast] = [FIRST.test(behind), LAST.test(behind)]
  if (isFirst === isLast) return undefined
  return isFirst ? values[0] : values.at(-1)
}

function gapBefore(said: string, mentions: readonly Mention[], at: number): string {
  return said.slice(mentions[at - 1]?.end ?? 0, mentions[at]!.at)
}

function groupsOf(said: string, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = []
  mentions.forEach((one, at) => {
    if (at > 0 && JOINED.test(gapBefore(said, mentions, at))) groups.at(-1)!.push(one)
    else groups.push([one])
  })
  return groups
}

/** That they are one is said: by a word for it, or by nothing but “are” between them. */
function isSaid(said: string, { column, mentions }: Alike): boolean {
  const gaps = mentions.map((_, at) => gapBefore(said, mentions, at)).slice(1)
  const rest = mentions.toReversed().reduce((left, { at, end }) => `${left.slice(0, at)} ¤ ${left.slice(end)}`, said)
  if (!SAME.test(rest) && !gaps.some((gap) => ARE.test(gap))) return false
  const own = new Set(wordsIn(column).map(({ stem }) => stem))
  const unknown = wordsIn(rest).filter(
    ({ text, raw, stem }) => !FILLER.has(text) && !own.has(stem) && !SAME.test(raw) && !RIGHT.test(raw),
  )
  return unknown.length <= MOST_UNKNOWN
}
