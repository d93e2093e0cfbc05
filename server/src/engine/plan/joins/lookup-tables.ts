import { isBorneOut, scoreColumns, type Candidate } from '../../match/score-columns.ts'
import { tableSide, type TableSide, type TemplateSide } from '../../match/sides.ts'
import { columnKey, isTableCalled, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from '../context.ts'
import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { NONE } from '../../knowledge/statements.ts'
import type { Template } from '../../model.ts'
import { wordsOf } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isLooseList, joinBy, keyInOtherDress, keyNames, keyToLookUp, type SharedKey } from './join-keys.ts'
import { isCodedList } from '../../match/values/worth.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { keyByShortNames } from './by-short-names.ts'
import { toldGaps } from './gap-fillers.ts'
import { gapsOfLinked } from './gaps-of-linked.ts'
import { linkShares } from '../links/links.ts'
import type { Group } from './group.ts'
import { explainedColumn } from '../columns/explained-columns.ts'
import { isTelling } from '../columns/left-behind.ts'
import { isNameAlone } from '../columns/names-of-others.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { SURE } from '../sure.ts'
import { besideInList } from '../tables/lists-side-by-side.ts'
import { isLeftOut } from '../tables/told-tables.ts'
import { isForItsValues } from './for-its-values.ts'
import { isOfAnother } from './of-another.ts'
import { foldName } from '../links/near-names.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { isOnceEach } from './repeated-keys.ts'
import { toldByValues } from './told-by-values.ts'

// A price list, a list of places or of people: no rows of its own are wanted, but what it says of a code that the rows have.

/** What a table that fits no template gives by name. */
const LEAST_NAME = 0.55
/** What somebody said that it gives. */
const LEAST_TOLD = 0.3
/** What one with rows of its own gives: “status” there is its own status, where the very words don't say otherwise. */
const SAME_NAME = 0.85
/** By so much more than any column of the main table it has to be called like what is wanted. */
const CLEARER = 0.15
/** So many of the values of what links to rows are keys of these. */
const LEAST_LINKED = 0.5
/** So many tables are looked at. */
const MOST_TABLES = 30

/** The tables that say, by a code that the main table has, what it lacks itself: `own` are those of the template, `all` of all templates. */
export function lookedUpTables(
  { main, joined }: Group,
  own: readonly Placed[],
  all: readonly Placed[],
  context: Context,
): Group['joined'] {
  const { table, side } = main.placement
  const { columns } = side.template
  const open = new Set(
    columns.keys().filter((target) => {
      const isFull =
        joined.some(({ placed }) => isFilled(placed.mappings[target]!)) || isSettled(main.mappings[target]!)
      const answer = context.answers.get(columnKey(main.placement, columns[target]!.name, context))
      return !isFull && (!answer || answer.value === NONE)
    }),
  )
  const others = [...context.shapes.keys()].filter(
    (profile) => !own.some(({ placement }) => placement.table.profile === profile) && !isLeftOut(profile, context),
  )
  return others.slice(0, MOST_TABLES).flatMap((profile) => {
    const described = gapsOfLinked(main, profile, all, context)
    const gaps = toldGaps(main, profile, context, new Set(described.keys()))
    if (open.size + gaps.length === 0) return []
    const other = tableSide(profile, columns.length)
    const same = keyToLookUp(table, other)
    const dressed = same ? null : keyInOtherDress(table, other)
    const short = (same ?? dressed) ? null : keyByShortNames(table.profile, profile)
    const key = same ?? dressed ?? short
    if (!key) return []
    const isPlaced = all.some(({ placement }) => placement.table.profile === profile)
    const ofRows = key.pairs.some(({ left }) => isOnceEach(left, table.profile))
    const wanted = [...new Set([...open, ...gaps])].filter(
      (target) =>
        gaps.includes(target) ||
        (isOpen(main, target, key) &&
          !key.pairs.some(({ left }) => isOfAnother(target, main.placement, left, profile)) &&
          (!isPlaced || isOwnWord(target, main.placement)) &&
          (ofRows || !isOwnName(target, main.placement))),
    )
    const least = isPlaced ? SAME_NAME : isSaidOf(profile, side.template, context) ? LEAST_TOLD : LEAST_NAME
    const placed = completing(other, main, wanted, gaps, described, least, key, all, context)
    if (!placed) return []
    for (const [target, mapping] of placed.mappings.entries()) if (isFilled(mapping)) open.delete(target)
    const filling = gaps.filter((target) => isFilled(placed.mappings[target]!))
    const reason = `${tableLabel(profile)} says more of what ${tableLabel(table.profile)} names by ${keyNames(key.pairs)}: each stands there once.`
    return [
      {
        placed,
        join: {
          ...joinBy(profile, key.pairs, reason, (left, right) => !short && isLooseList(left, right, profile)),
          ...(dressed && { loose: true as const, dress: dressed.dress }),
          ...(short && { twins: short.twins }),
        },
        lookup: true as const,
        ...(filling.length > 0 && { gaps: new Set(filling), described: new Set(described.keys()) }),
      },
    ]
  })
}

/** “The till file only adds terms and limits to our customers”: of what somebody said it is, though it has no rows of it. */
function isSaidOf({ table }: TableProfile, { slug, name }: Template, { directives }: Context): boolean {
  return directives.some(
    (one) =>
      one.kind === 'table' &&
      isTableCalled(table, one.table) &&
      [slug, name].some((called) => sameName(called, one.template)),
  )
}

/** “The lines have no unit, take it from the price list”. */
function isSaidToFill({ table }: TableProfile, target: number, side: TemplateSide, { directives }: Context): boolean {
  const { template } = side
  return directivesOf(directives, 'key_from', template.slug).some(
    ({ column, table: said }) =>
      column !== undefined &&
      sameName(column, template.columns[target]!.name) &&
      said.file_id === table.file_id &&
      said.table === table.name,
  )
}

function isFilled({ sources, constant, guessed, confidence, decided_by }: Mapping): boolean {
  if (constant !== undefined || decided_by !== 'matcher') return true
  return sources.length > 0 && !guessed && confidence >= SURE
}

/** That no column of the main table is meant says nothing about other tables. */
function isNoneHere({ sources, constant, decided_by }: Mapping): boolean {
  return sources.length === 0 && constant === undefined && decided_by === 'answer'
}

/** A column of the main table fills it, or one value. */
function isTakenHere(mapping: Mapping): boolean {
  return isFilled(mapping) && !isNoneHere(mapping)
}

/** Somebody said what fills it, or several columns do. */
function isSettled(mapping: Mapping): boolean {
  return (
    isTakenHere(mapping) &&
    (mapping.sources.length !== 1 || mapping.decided_by !== 'matcher' || mapping.lead.length > 0)
  )
}

/** Nothing fills it, or only the code by which the name is to be looked up: “depot” for a “depot name”. A link wants the code, as does a rule of such. */
function isOpen({ placement, mappings }: Placed, target: number, { pairs: [pair] }: SharedKey): boolean {
  const mapping = mappings[target]!
  const isOfSame = pair !== undefined && isOnceEach(pair.left, placement.table.profile)
  if (!isTakenHere(mapping)) return true
  if (isOfSame && isForItsValues(mapping, target, placement)) return true
  if (placement.side.template.columns[target]!.desiredRule === 'link') return false
  const rule = placement.side.rules[target]
  const codes = pair?.left.values ?? []
  if (rule && !rule.values && isAskedOfRest(mapping, placement, pair)) return false
  if (rule && isTelling(rule) && codes.every(({ value }) => rule.matches(value.trim()))) return false
  return placement.table.profile.columns[mapping.sources[0]!] === pair?.left
}

/** More entries than this are not picked from. */
const MOST_ASKED = 40
/** What stands there less often is a slip. */
const OFTEN = 2

/** Its words become what a short list has beside them, and what the list has not is asked about: looked up it would be nothing, and its rows lost. */
function isAskedOfRest(mapping: Mapping, { table }: Placed['placement'], pair: SharedKey['pairs'][number] | undefined) {
  if (!pair || table.profile.columns[mapping.sources[0]!] !== pair.left || !pair.left.complete) return false
  if (!pair.right.complete || pair.right.distinct > MOST_ASKED || pair.left.distinct > MOST_ASKED) return false
  const known = new Set(pair.right.values.map(({ value }) => foldName(value)))
  const isUnknown = ({ value, count }: { value: string; count: number }): boolean =>
    count >= OFTEN && !isNullWord(value) && !known.has(foldName(value))
  return pair.left.values.some(isUnknown)
}

/** How much a column of the main table that fills it, or may be meant, is called like the template column; 0 where there is none. */
function ownName({ placement, mappings }: Placed, target: number): number {
  const taken = new Set(mappings.flatMap((mapping, at) => (at !== target && isFilled(mapping) ? mapping.sources : [])))
  const free = placement.candidates.filter((one) => one.target === target && !taken.has(one.source) && isBorneOut(one))
  return Math.max(0, ...free.map(({ name }) => name ?? 0))
}

/** A required column whose name is more than one word that every table has. */
function isOwnWord(target: number, { side }: Placed['placement']): boolean {
  return side.template.columns[target]!.required && side.names[target]!.concepts.length > 1
}

/** What the rows themselves are called: a list of something that many of them share has the names of that. */
function isOwnName(target: number, placement: Placed['placement']): boolean {
  return placement.side.names[target]!.concepts.length > 1 && isNameAlone(target, placement)
}

/** So much alike are a list, or its key, and what a description calls it. */
const ALIKE = 0.6

/** The columns with a rule whose description says that they come from the list, or from the code: “two decimals, from the tariff”. */
function sayingSo(
  { profile }: TableSide,
  { placement: { side } }: Placed,
  wanted: number[],
  pairs: SharedKey['pairs'],
): number[] {
  const names = [profile.table.name, ...pairs.flatMap(({ left, right }) => [left.name, right.name])]
  const about = names.map((name) => nameFeatures(name))
  return wanted.filter((target) => {
    const { description } = side.template.columns[target]!
    const isRuled = side.rules[target] !== null && side.rules[target]!.values === null
    const [, source] = FROM.exec(description ?? '') ?? []
    const said = source === undefined ? null : nameFeatures(source)
    return isRuled && said !== null && about.some((one) => nameScore(one, said, evenly) >= ALIKE)
  })
}

/** “From the rate class”, “laut Tarif”, “selon le tarif”. */
const FROM =
  /\b(?:from|by|per|according to|as in|see|looked up in|aus|laut|gemä(?:ß|ss)|nach|siehe|selon|d['’]après|du|de la|según|seg[uú]n|del|secondo|dal|volgens|uit) ((?:the |its |dem |der |den |le |la |l['’]|el |il |het |de )?(\p{L}[^,;.]{0,40}))/iu

/** “Descrizione” for a `description` that each row must have and nothing else fills: the same one word in another language, of a list that has no rows of its own. */
function isSameInOtherWords(
  table: TableSide,
  source: number,
  { placement: { side }, mappings }: Placed,
  target: number,
): boolean {
  if (isTakenHere(mappings[target]!)) return false
  const [own, wanted] = [table.names[source]!, side.names[target]!].map(({ concepts }) => concepts.join())
  return side.template.columns[target]!.required && own === wanted && own !== ''
}

const NAME = new Set(['name', 'nom', 'nombre', 'nome', 'naam', 'navn', 'namn'])

/** “Rep” for `rep_name`: of a list of the very same things the only column that is called so but for the word for a name. */
function calledBare(name: string, { columns }: TableProfile, keys: readonly ColumnProfile[]): number | null {
  const words = wordsOf(name)
  const bare = words.filter((word) => !NAME.has(word)).join(' ')
  const isCalled = (column: ColumnProfile): boolean =>
    !keys.includes(column) && (column.types.words ?? 0) >= LEAST_LINKED && wordsOf(column.name).join(' ') === bare
  const at = columns.findIndex(isCalled)
  return bare !== '' && words.length > 1 && bare !== words.join(' ') && at >= 0 ? at : null
}

/** The table as one that fills just these columns; null where it surely has none of them. */
function completing(
  table: TableSide,
  main: Placed,
  wanted: number[],
  gaps: readonly number[],
  described: ReadonlyMap<number, number>,
  leastName: number,
  { pairs }: SharedKey,
  all: readonly Placed[],
  context: Context,
): Placed | null {
  const { side, fit } = main.placement
  const isLink = (target: number): boolean => side.template.columns[target]!.desiredRule === 'link'
  // The code of a site is no employee, whatever is asked for beside: what links to rows names one of them.
  const linkShare = wanted.some(isLink) ? linkShares({ ...main.placement, table }, all, context) : () => null
  const isLinkOrNone = ({ source, target }: Candidate): boolean =>
    !isLink(target) || (linkShare(source, target)?.share ?? 0) >= LEAST_LINKED
  const isKey = ({ source }: Candidate): boolean => pairs.some(({ right }) => right === table.profile.columns[source])
  // What is called by one word is meant by that word alone: a “card status” is no status of what the card is named for. A list of the very
  // same things says it of them.
  const isOfSame = pairs.every(({ left }) => isOnceEach(left, main.placement.table.profile))
  const isTold = (target: number): boolean =>
    gaps.includes(target) || isSaidToFill(table.profile, target, side, context)
  const isNamed = ({ target, source, name }: Candidate): boolean =>
    (isTold(target) && (name ?? 0) >= LEAST_TOLD) ||
    (name ?? 0) >= (side.names[target]!.concepts.length > 1 || isOfSame ? leastName : 1) ||
    isSameInOtherWords(table, source, main, target)
  const isClearer = ({ target, name }: Candidate): boolean =>
    isTold(target) || (name ?? 0) >= ownName(main, target) + CLEARER
  // Of two lists side by side the one says nothing of what stands in the other.
  const beside = pairs.map(({ right }) => new Set(besideInList(table.profile, right, context)))
  const isBeside = ({ source }: Candidate): boolean => beside.every((own) => own.has(table.profile.columns[source]!))
  const isCoded = ({ source, target }: Candidate): boolean =>
    isCodedList(table.profile.columns[source]!, side.rules[target] ?? null)
  const scored = scoreColumns(table, side)
  const possible = scored.filter(
    (one) =>
      wanted.includes(one.target) &&
      (isBorneOut(one) ||
        one.name === 1 ||
        (isSameInOtherWords(table, one.source, main, one.target) && isCoded(one))) &&
      !isKey(one) &&
      isBeside(one) &&
      isLinkOrNone(one),
  )
  const said = sayingSo(table, main, wanted, pairs)
  const keys = pairs.map(({ right }) => right)
  // “Terms” of 30 and PF, of which a text says what they are, as the template takes it: the list has them, whatever its values look like.
  const free = new Set(table.profile.columns.keys().filter((at) => !keys.includes(table.profile.columns[at]!)))
  const explainedIn = (target: number): number | null => {
    const candidates = scored.filter((one) => one.target === target && (one.name ?? 0) >= LEAST_NAME)
    return (
      explainedColumn(target, candidates, free, { table, side, candidates, fit }, context)?.candidate.source ?? null
    )
  }
  const told = wanted.flatMap((target) => {
    const ofLinked = described.get(target)
    if (ofLinked !== undefined) return [{ target, source: ofLinked }]
    const source =
      isTakenHere(main.mappings[target]!) || ownName(main, target) >= SAME_NAME
        ? null
        : (toldByValues(target, side, table.profile, keys) ??
          explainedIn(target) ??
          (isOfSame ? calledBare(side.template.columns[target]!.name, table.profile, keys) : null))
    return source === null ? [] : [{ target, source }]
  })
  // What a column's values say that it is goes before what it is called: the mail addresses of our people are no customer's.
  const isTaken = ({ source, target }: Candidate): boolean =>
    told.some((one) => one.source === source && one.target !== target)
  const candidates = possible.filter((one) => isNamed(one) && isClearer(one) && !isTaken(one))
  if (candidates.length === 0 && said.length === 0 && told.length === 0) return null
  const placement = { table, side, candidates, fit }
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const mappings = mapColumns(placement, quiet, () => null).map((mapping, target): Mapping =>
    wanted.includes(target) && isFilled(mapping) && mapping.sources.length > 0
      ? mapping
      : { ...UNMAPPED, reason: 'It is looked up for other columns.' },
  )
  const left = possible.filter(({ target }) => said.includes(target))
  for (const { source, target } of left.toSorted((a, b) => b.probability - a.probability)) {
    if (mappings.some(({ sources }, at) => sources.includes(source) || (at === target && sources.length > 0))) continue
    const reason = `“${side.template.columns[target]!.name}” is described as what “${pairs[0]!.left.name}” stands for.`
    mappings[target] = { ...UNMAPPED, sources: [source], confidence: SURE, reason }
  }
  for (const { target, source } of told) {
    if (
      mappings.some(
        ({ sources }, at) => (sources.includes(source) && at !== target) || (at === target && sources.length > 0),
      )
    )
      continue
    const reason = `“${table.profile.columns[source]!.name}” has the values of “${side.template.columns[target]!.name}” for each “${pairs[0]!.left.name}”.`
    mappings[target] = { ...UNMAPPED, sources: [source], confidence: SURE, reason }
  }
  return mappings.some(({ sources }) => sources.length > 0) ? { placement, mappings } : null
}
