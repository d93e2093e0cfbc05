import { conceptsOf, squash } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { clausesIn, type Clause } from './clauses-told.ts'
import { columnsSaid, type ColumnSaid, type Target } from './columns-said.ts'
import { saysNoMore } from './filler.ts'
import { familyOf, oneOfFamily } from './families.ts'
import { isHedged, isOfEmpty } from './hedges.ts'

// “For email take the work mail, not the private one”, “Use Mobile instead of Phone”, “Als E-Mail bitte die dienstliche nehmen”: which of the columns of
// a file fills one of a template, by what a sentence names to be taken and what not.

/** That something is taken for something, or is the right one. */
const TAKES = anyOf(
  "take[ns]?|use[ds]?|using|want(?:ed)?|would like|[’']d like|need(?:ed)?|(?<!(?:we|they) (?:also )?)keep|prefer(?:red)?|fill(?:ed)?|pick|choose|go(?:es)? (?:in(?:to)?|to|under)|belongs? (?:in(?:to)?|to|under)|comes? (?:from|out of)|should be|shall be|must be|ought to be|has to be|is (?:the )?(?:right|one|correct|real|actual|good|proper|in|called|held)|are (?:the )?(?:right|ones|correct|real|actual|good|proper|in)|counts?|matters?|instead|rather than|serves? as|import(?:ed)?|load(?:ed)?|as (?:the|our|their)|get|got|pull|grab|fetch|read|bring over|want",
  'nehm\\p{L}*|nimm|genommen|verwende\\p{L}*|benutz\\p{L}*|nutz\\p{L}*|brauch\\p{L}*|woll(?:en|t)|möchten?|soll(?:en|te)?|steh(?:t|en) in|komm(?:t|en) aus|gehört|gehören|gilt|gelten|zählt|ist (?:die|der|das) (?:richtige|aktuelle|gültige)|richtig\\p{L}*|statt|anstatt|anstelle|stattdessen|übernehm\\p{L}*|übernommen|befüll\\p{L}*|eintragen|hol(?:en|t|e)|komm(?:t|en) (?:die|der|das)|steht? drin',
  'prendre|prenez|prends|prenons|pris(?:e|es)?|utilis\\p{L}+|voulons|veut|faut|doi(?:t|vent)|vien(?:t|nent) de|se trouve(?:nt)?|est (?:la|le) bon\\p{L}*|bon(?:ne)?s?|garder|gardez|plutôt|au lieu|reprendre|remplir|compte\\p{L}*|récupér\\p{L}+|va dans|vont dans',
  'tom\\p{L}+|us(?:ar|en|a|ad|e|amos)|utili[cz]\\p{L}+|coger|coged|queremos|deben?|debería|vienen?|está en|están en|es (?:el|la) (?:correct|buen|que)\\p{L}*|correct[oa]s?|buen[oa]s?|en (?:vez|lugar)|poner|preferimos|vale|cuenta|sacar|sacad|va en|van en',
  'prend\\p{L}+|pres[oaie]|us(?:are|ate|iamo|a|i)|utilizz\\p{L}+|vogliamo|dev(?:e|ono)|dovrebbe|va(?:nno)?|vien[ei]|si trova|giust[oaie]|corrett[oaie]|invece|anziché|al posto|buon[oaie]|vale|preleva\\p{L}*|legger\\p{L}*',
  'neem|nemen|genomen|gebruik(?:en|t)?|willen|graag|moet(?:en)?|komt? uit|komen|staa(?:t|n) in|juiste|goede|in plaats|geldt|telt|hoort|haal|halen|komt',
)
/** By itself as good as a verb, where the sentence says no more: “Email: Work email”, “phone = Mobile”, “Email is Work email”. */
const IS = /[=:→]|->|=>|(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn)(?!\p{L})/iu
/** Of one that is taken for another: what stands right before the name of what is filled. */
const AS =
  /(?<!\p{L})(?:as|for|into|als|für|zu|pour|comme|como|para|come|per|voor|under|in)\s+(?:the |our |their |an? |die |der |das |dem |den |unsere[nrms]? |l[’']|la |le |les |notre |el |los |las |nuestr[oa]s? |il |lo |i |gli |de |het |onze? )?["“„«‘`']?\s?$/iu
/** Something is joined, taken apart, added, reckoned or compared. */
const OTHERWISE_DONE = anyOf(
  'both|together|(?:a |in )?(?:own|separate) column|of (?:its|their) own|(?:its|their) own|combin\\p{L}+|join\\p{L}*|concat\\p{L}*|merg\\p{L}+|split\\p{L}*|divid\\p{L}+|separat\\p{L}+|append\\p{L}*|add(?:ed|s)?|plus|minus|times|follow(?:ed|s)|in front|prefix\\p{L}*|before|after|later|earlier|(?<!no )longer|shorter|greater|smaller|(?<!rather )than|same|equal|unique|copy|inherit\\p{L}*|rest|remainder|cut|continu\\p{L}*|first|last|newest|latest|sum|multipl\\p{L}+|rows?|records?',
  '(?:ihre?|seine?)[nrms]? eigene[nrs]?|beide[ns]?|zusammen\\p{L}*|verbind\\p{L}+|verkett\\p{L}+|aufteil\\p{L}+|trenn\\p{L}+|anhäng\\p{L}+|hinzu\\p{L}*|ergänz\\p{L}+|plus|vor|nach|als (?:die|der|das) \\p{L}+ (?:sein|liegen)|erb(?:t|en)|rest|fortsetz\\p{L}*|gleich\\p{L}*|eindeutig|zeilen?|datensätze',
  '(?:ses|son|sa|leurs?) propres?|deux|ensemble|combin\\p{L}+|joindre|concat\\p{L}+|fusion\\p{L}+|sépar\\p{L}+|ajout\\p{L}+|suivi\\p{L}*|avant|après|recoll\\p{L}*|héri\\p{L}+|suite|fin|reste|même|lignes?',
  'sus? propi[oa]s?|junt\\p{L}+|combin\\p{L}+|unir|concat\\p{L}+|fusion\\p{L}+|separ\\p{L}+|dividir|añad\\p{L}+|seguid\\p{L}+|antes|después|mism\\p{L}+|ambos|ambas|resto|hered\\p{L}+|filas?',
  '(?:suo|sua|loro) propri[oa]|insieme|unire|combin\\p{L}+|concat\\p{L}+|divid\\p{L}+|separ\\p{L}+|aggiung\\p{L}+|seguit\\p{L}+|prima|dopo|stess\\p{L}+|entramb\\p{L}+|resto|eredit\\p{L}+|righe',
  '(?:zijn|haar|hun) eigen|beide|samen\\p{L}*|verbind\\p{L}+|splits\\p{L}*|scheid\\p{L}+|toevoeg\\p{L}+|gevolgd|voorafgegaan|zelfde|rest|vervolg|regels?|rijen',
)
/** “The prices are in the list, by item number”: right before what rows are found by, which is nothing that is taken. */
const BY =
  /(?<!\p{L})(?:by|per|via|(?:keyed|matched|linked|joined|looked up) (?:on|by|with|via)|anhand|nach|pro|je|über|par|selon|d[’']après|por|según|secondo|tramite|volgens|op(?= basis van))\s+(?:basis van )?(?:the |their |its |der |die |das |dem |den |des |ihre[rmn]? |le |la |les |leurs? |el |los |las |su |il |lo |het |de |hun )?["“„«‘`']?$/iu
/** “Replace the mail by the office mail” takes what stands behind it. */
const REPLACED = /(?<!\p{L})(?:replac|substitut|ersetz|remplac|sustitu|reemplaz|cambi|sostitu|vervang)/iu
const LONGEST = 260

/** The column that a sentence says fills another one. */
export function columnTaken(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (text.length > LONGEST || isHedged(text) || isOfEmpty(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  // “No longer” is no column `No`.
  const said = columnsSaid(text, profiles, own).filter(
    (one) =>
      (!one.isAnyWord || one.targets.length > 0) &&
      !isVerb(text.slice(one.at, one.end), one) &&
      (REPLACED.test(text) || !BY.test(text.slice(0, one.at))),
  )
  const names = said.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}¤${rest.slice(end)}`, text)
  if (OTHERWISE_DONE.test(names) || !(TAKES.test(names) || (IS.test(names) && saysNoMore(names, [])))) return []
  if (said.some((one, at) => isOfNext(one, said[at + 1], text))) return []
  const clauses = clausesIn(text, said)
  const spoken = columnsSaid(before, profiles, own)
  const found =
    byNames(text, clauses) ??
    (TAKES.test(names) ? byHeader(text, clauses) : null) ??
    (TAKES.test(names) ? byOneName(text, clauses, spoken, profiles, own) : null) ??
    (TAKES.test(names) ? byOneWord(clauses, [...said, ...spoken], profiles, own) : null)
  if (!found) return []
  return found.targets.map(({ slug, column }): Directive => ({
    ...origin,
    kind: 'column',
    source: found.source,
    target: column.name,
    slug,
  }))
}

/** “Bring over posted journals only” says of which kind they are, and nothing of who posted them: what is taken for what has words between them, or signs. */
function isOfNext(one: ColumnSaid, next: ColumnSaid | undefined, text: string): boolean {
  const areBare = next !== undefined && !one.isMarked && !next.isMarked && !(one.isName && next.isName)
  return areBare && isTarget(one) && /^\s+$/.test(text.slice(one.end, next.at))
}

/** “Keep” is no keeper. */
function isVerb(said: string, { sources, targets }: ColumnSaid): boolean {
  const names = [...sources, ...targets.map(({ column }) => column.name)]
  return TAKES.test(said) && !names.some((name) => squash(name) === squash(said))
}

interface Taken {
  source: string
  targets: readonly Target[]
}

const isSource = ({ sources }: ColumnSaid): boolean => sources.length > 0
const isTarget = ({ targets }: ColumnSaid): boolean => targets.length > 0

/** What is taken and what it fills are both named. */
function byNames(text: string, clauses: readonly Clause[]): Taken | null {
  const taken = clauses.filter(({ isRefused }) => !isRefused).flatMap(({ columns }) => columns)
  const refused = clauses.filter(({ isRefused }) => isRefused).flatMap(({ columns }) => columns)
  const sources = onlyOne(taken.filter((one) => isSource(one) && !isTarget(one)))
  const filled = taken.filter(isTarget)
  if (sources) {
    if (refused.some((one) => one.sources.includes(sources))) return null
    return takenFor(sources, filled.length > 0 ? filled : refused.filter(isTarget))
  }
  // Both are called as columns of the template are: the words before one of them tell which is filled.
  const [one, two, ...more] = onceEach(taken.filter((column) => isSource(column) || isTarget(column)))
  if (!one || !two || more.length > 0) return null
  const behind = AS.test(text.slice(0, two.at))
  const first = AS.test(text.slice(0, one.at)) || SUBJECT.test(text.slice(one.end, two.at))
  if (behind === first) return null
  const [source, target] = behind ? [one, two] : [two, one]
  const [name, ...others] = source.sources
  return name === undefined || others.length > 0 ? null : takenFor(name, [target])
}

/** “Those are in unitcost”: the only column that is named stands there as the header is written, and not as the template writes its own. */
function byHeader(text: string, clauses: readonly Clause[]): Taken | null {
  const [one, ...more] = onceEach(clauses.filter(({ isRefused }) => !isRefused).flatMap(({ columns }) => columns))
  if (!one || more.length > 0) return null
  const said = text.slice(one.at, one.end)
  const isOwn = one.targets.some(({ column }) => column.name === said)
  return one.sources.includes(said) && isTarget(one) && !isOwn ? takenFor(said, [one]) : null
}

/** Between what is filled and what fills it. */
const SUBJECT =
  /(?<!\p{L})(?:should be|shall be|must be|has to be|comes? from|is (?:taken|filled|read) from|(?:is|are) (?:really |actually )?in|soll(?:te)?|kommt? aus|steht in|se trouve dans|vient d[eu]|viene del?|está en|viene d\p{L}+|si trova in|komt uit|staat in|moet)(?!\p{L})|=(?!>)/iu

/** A number, an amount or the like is named twice, or by several columns of one name. */
function takenFor(source: string, filled: readonly ColumnSaid[]): Taken | null {
  const targets = [...new Set(filled.flatMap(({ targets: some }) => some))]
  const names = new Set(targets.map(({ column }) => column.name))
  if (names.size !== 1) return null
  return { source, targets }
}

/** Only what is taken is named: it fills what it is one of several of, “Work email” an e-mail address. */
function byOneName(
  text: string,
  clauses: readonly Clause[],
  spoken: readonly ColumnSaid[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Taken | null {
  const taken = clauses.filter(({ isRefused }) => !isRefused).flatMap(({ columns }) => columns)
  const refused = clauses.filter(({ isRefused }) => isRefused).flatMap(({ columns }) => columns)
  const source = onlyOne(taken.filter(isSource))
  if (!source || taken.some((one) => isTarget(one) && !isSource(one))) return null
  // “We want their private address as email” names what is filled, and no column that is called just so.
  const isFilled = taken.filter(isSource).every(isTarget)
  if (isFilled && !refused.some((one) => isSource(one) && !isTarget(one))) return null
  const own = targetsOf(source, profiles, templates)
  if (own.length === 0) return null
  const said = [...refused, ...spoken].flatMap(({ targets }) => targets.map(({ column }) => column.name))
  const isSpokenOf = said.includes(own[0]!.column.name)
  const isChosen = clauses.some(({ isRefused }) => isRefused) || isSpokenOf || CHOSEN.test(text)
  return isChosen ? { source, targets: own } : null
}

/** One of several is meant. */
const CHOSEN = anyOf(
  'the one|the ones|of the two|what we \\p{L}+ is|is the \\p{L}+ to \\p{L}+|right|correct|instead|rather|richtig\\p{L}*|von beiden|stattdessen|lieber|le bon|la bonne|plutôt|correct[oa]|mejor|giust[oa]|corrett[oa]|piuttosto|juiste|liever',
)

/** The columns of templates that a header is one of several for. */
function targetsOf(source: string, profiles: readonly TableProfile[], templates: readonly Template[]): Target[] {
  const targets = templates.flatMap(({ slug, columns }) =>
    columns
      .filter((column) => familyOf(column, profiles).some(({ name }) => name === source))
      .map((column) => ({ slug, column })),
  )
  return new Set(targets.map(({ column }) => column.name)).size === 1 ? targets : []
}

/** “The email should be the private one”: a word that tells one of the columns that could fill it from the others. */
function byOneWord(
  clauses: readonly Clause[],
  said: readonly ColumnSaid[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Taken | null {
  const all = templates.flatMap(({ slug, columns }) => columns.map((column) => ({ slug, column })))
  const named = [...new Set(said.flatMap(({ targets }) => targets))]
  const meant = named.length > 0 ? named : all
  const taken = clauses.filter(({ isRefused }) => !isRefused).map(({ text }) => text)
  const refused = clauses.filter(({ isRefused }) => isRefused).map(({ text }) => text)
  const found = meant.flatMap((target) => {
    const family = familyOf(target.column, profiles)
    const source = oneOfFamily(taken, refused, family, conceptsOf(target.column.name))
    return source === null ? [] : [{ source, target }]
  })
  const [first, ...more] = found
  if (!first || more.some((one) => one.source !== first.source || one.target.column.name !== first.target.column.name))
    return null
  return { source: first.source, targets: found.map(({ target }) => target) }
}

function onlyOne(said: readonly ColumnSaid[]): string | null {
  const sources = new Set(said.flatMap(({ sources: some }) => some))
  return sources.size === 1 ? [...sources][0]! : null
}

/** What is said twice is said once. */
function onceEach(said: readonly ColumnSaid[]): ColumnSaid[] {
  const key = ({ sources, targets }: ColumnSaid): string =>
    [...sources, '→', ...targets.map(({ column }) => column.name)].join('\n')
  return said.filter((one, at) => said.findIndex((other) => key(other) === key(one)) === at)
}
