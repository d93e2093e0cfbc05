import { dimensionsOf, unitMentionsIn, type UnitMention } from './unit-words.ts'

// Of the units that a sentence names: which one the figures are in, and which one is wanted.

export interface UnitsSaid {
  /** One, or two of one dimension. */
  units: string[]
  /** A figure that stands before a unit: of “420 means 420 g”. */
  figure: string | null
  /** From which unit to which, knowing which one the template wants; null where that isn't clear. */
  settle: (wanted: string | null) => { from: string; to: string } | null
}

type Role = 'has' | 'wants' | 'not' | null

/** What stands before the unit that the figures have to be in. */
const WANTS =
  /(?:→|->|=>|>)|(?<!\p{L})(?:to|into|need(?:s|ed)?|want(?:s|ed)?|wish|expect(?:s|ed)?|require[sd]?|should|must|ha(?:s|ve) to|shall|become|get|give us|new (?:\p{L}+ )?(?:system|shop|program|programme|software|list)|template|brauch\p{L}*|benötig\p{L}*|woll\p{L}*|möcht\p{L}*|hätten|soll(?:en|te|ten)?|m[üu]ss(?:en|t|te)?|muss|zu|nach|neue[nmrs]? (?:system|programm|shop|software)|vers|faut|besoin|voul\p{L}+|veut|doi(?:t|vent)|devient|deven\p{L}+|nouveau|nouvelle|pas(?:ar|e|en) a|necesit\p{L}+|quer\p{L}+|hace falta|hacen falta|deb(?:e|en|ería\p{L}*)|tienen? que|nuevo|nueva|vogl\p{L}+|serv(?:e|ono)|occorr\p{L}+|dev(?:e|ono)|nuov[oa]|naar|nodig|moet(?:en)?|willen|wil|graag|worden|nieuwe)(?!\p{L})/giu
/** What stands before the unit that they are in. */
const HAS =
  /(?<!\p{L})(?:from|instead of|rather than|recorded|given|stated|typed|entered|stored|kept|measured|weighed|list(?:s|ed)?|file|shows?|contains?|old (?:\p{L}+ )?(?:system|shop|program|programme|software|till)|currently|von|aus|statt|anstatt|anstelle|erfasst|angegeben|eingetragen|gespeichert|gemessen|derzeit|bisher|alte[nmrs]? (?:system|programm|kasse|software)|de|depuis|au lieu de?|saisi\p{L}*|indiqu\p{L}+|exprim\p{L}+|ancien\p{L}*|desde|en (?:vez|lugar) de|vienen?|est[áa]n?|indicad\p{L}+|viejo|da|dai|dal|anziché|invece di|al posto di|espress\p{L}+|indicat\p{L}+|vecchi\p{L}+|van|in plaats van|opgegeven|ingevuld|genoteerd|oude)(?!\p{L})/giu
const NOT_BEFORE =
  /(?<!\p{L})(?:not|nicht|keine?|pas|no|non|niet|geen)(?: (?:in|en|als|the|die|de|des|le|les|los|las|i|in the))?\s*["“„«(]?$/iu
const INSTEAD_BEFORE =
  /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle von|au lieu (?:de|d[’'])|en (?:vez|lugar) de|anziché|invece di|al posto di|in plaats van)(?: (?:in|en))?\s*["“„«(]?$/iu
/** Between two units: “de gramos a kilogramos”. */
const BECOMES = /^["”“»)]?\s(?:to|into|in|nach|zu|auf|en|à|a|al|naar)\s["“„«(]?$/iu
/** Behind a unit: it is the one that is wanted. */
const WANTED_BEHIND =
  /^["”“»)]?\s*(?:(?:is|are|sind|ist|est|sont|son|es|sono|è|zijn|is)\s)?(?:needed|wanted|required|expected|please|bitte|gebraucht|benötigt|gewünscht|erwartet|umrechnen|umwandeln|umgerechnet|wird gebraucht|svp|requis|souhaité|nécessaires?|demandé|por favor|necesarios|per favore|richiest\p{L}+|nodig|gewenst|omrekenen|omzetten)(?!\p{L})/iu

/** What is said of units of each dimension; nothing where three are named. */
export function unitsSaid(text: string): UnitsSaid[] {
  return dimensionsOf(unitMentionsIn(text)).flatMap((mentions): UnitsSaid[] => {
    const units = [...new Set(mentions.map(({ unit }) => unit))]
    if (units.length > 2) return []
    if (mentions.length === 1 && !isOfFigures(text, mentions[0]!)) return []
    const roles = mentions.map((mention, at) => ({ unit: mention.unit, role: roleOf(text, mentions, at) }))
    return [{ units, figure: figureBefore(text, mentions[0]!), settle: (wanted) => settled(roles, units, wanted) }]
  })
}

/** Words behind which a unit is what figures are in: “everything is in whole cents”; and what it is wanted as. */
const OF_FIGURES =
  /(?:^|[=→>:(,"“„«/\d]\s?|(?<!\p{L})(?:in|into|are|is|was|were|as|to|from|of|not|per|by|uses?|means?|counts?|shows?|sind|ist|war|waren|als|nach|von|zu|nicht|statt|mit|pro|stehen|est|sont|en|de|du|des|pas|sur|es|son|está|están|no|è|sono|al|non|zijn|naar|van|niet|jest|są|w)\s["“„«(]?)(?:(?!(?:an?|one|all|every|each|this|that|last|next|the)\s)[\p{L}-]+\s){0,2}["“„«(]?$/iu

/** “We were short all week”, “the second sheet”: a unit that no figure is said to be in. */
function isOfFigures(text: string, { at, end }: UnitMention): boolean {
  return OF_FIGURES.test(text.slice(0, at)) || WANTED_BEHIND.test(text.slice(end))
}

function figureBefore(text: string, { at }: UnitMention): string | null {
  return /(?<![\p{N}.,])(\d+(?:[.,]\d+)?)\s?$/u.exec(text.slice(0, at))?.[1] ?? null
}

function roleOf(text: string, mentions: readonly UnitMention[], at: number): Role {
  const { at: from, end } = mentions[at]!
  const before = text.slice(mentions[at - 1]?.end ?? 0, from)
  if (INSTEAD_BEFORE.test(before)) return 'has'
  if (at > 0 && BECOMES.test(before)) return 'wants'
  if (NOT_BEFORE.test(before)) return 'not'
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1
  const [wants, has] = [last(WANTS), last(HAS)]
  if (wants > has) return 'wants'
  // “Kilograms are needed, the list has grams.”
  const behind = text.slice(end, mentions[at + 1]?.at ?? text.length)
  if (has < 0 && WANTED_BEHIND.test(behind)) return 'wants'
  return has >= 0 ? 'has' : null
}

interface Said {
  unit: string
  role: Role
}

function settled(
  said: readonly Said[],
  units: readonly string[],
  wanted: string | null,
): { from: string; to: string } | null {
  const [one, other] = units
  if (other === undefined) return ofOne(said, one!, wanted)
  const not = said.find(({ role }) => role === 'not')
  if (not) {
    const from = units.find((unit) => unit !== not.unit)!
    // “We need kilos, not grams”: of what is wanted nothing else is.
    const isWish = said.some(({ unit, role }) => unit === from && role === 'wants')
    if (isWish) return { from: not.unit, to: from }
    return wanted === null ? null : { from, to: wanted }
  }
  if (wanted !== null && units.includes(wanted)) return { from: units.find((unit) => unit !== wanted)!, to: wanted }
  if (wanted !== null && wanted !== 'ones') return null
  const roles = units.map((unit) => rolesOf(said, unit))
  const wish = roles.map((some) => some.includes('wants'))
  if (wish[0] === wish[1] && !wish[0]) return null
  const isTurned = wish[0] && !wish[1]
  return isTurned ? { from: other, to: one! } : { from: one!, to: other }
}

function rolesOf(said: readonly Said[], unit: string): Role[] {
  return said.flatMap((one) => (one.unit === unit ? one.role : []))
}

/** One unit is the one that the figures have, where the template wants another one. */
function ofOne(said: readonly Said[], unit: string, wanted: string | null): { from: string; to: string } | null {
  if (wanted === null || said.some(({ role }) => role === 'not' || role === 'wants')) return null
  return { from: unit, to: wanted }
}
