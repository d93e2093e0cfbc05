import { cellsOf } from '../../profile/cells-of.ts'
import { valueForms } from '../../match/values/forms.ts'
import { isCalledLike } from '../tables/divided-lists.ts'
import { rulePass } from '../../match/values/rule-pass.ts'
import { compilePattern, type Pattern } from '../../match/pattern/pattern.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { countsRecords } from '../../match/names/record-side.ts'
import type { LinkShare } from '../../match/score-columns.ts'
import { kinship } from '../../match/vocabulary/kinship.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { canCompareLoosely, containment, dressBetween } from '../../profile/sketch.ts'
import { isMadeOfParts } from '../columns/described-keys.ts'
import { isWhole, type Context, type Placed, type Placement } from '../context.ts'
import { knownIn } from '../joins/join-keys.ts'
import { isOnceButWords } from '../joins/repeated-keys.ts'
import { isCalledAlike } from './called-alike.ts'
import { sharedBehindFront } from './common-fronts.ts'
import { isCalledSo, lookupOf } from './lookups.ts'
import type { Linked } from './linked.ts'
import type { LinkTarget, WrittenKeys } from '../transforms/link-keys.ts'
import { keysLeftOut } from './keys-left-out.ts'
import { keysOfMerged } from './keys-of-merged.ts'
import { keyedByOthers } from './keyed-by-others.ts'
import { toldFront } from '../told/told-fronts.ts'
import { callsOwnRows } from './own-rows.ts'
import { stepsOf, writtenBy } from './written-keys.ts'

/** The share of a column's values that must be keys of another table, to count as the same keys. */
const LEAST_TWINS = 0.5
/** From here on nothing else says more of them. */
const NEARLY_ALL = 0.9
const NEARLY_NONE = 0.05
/** So many values tell what form the keys have. */
const FORMS = 40
/** Lists of linked values longer than this are keys, where nearness means nothing. */
const MAX_LINK_VALUES = 60

/** The source columns that a template column was mapped to, over all tables of its template. */
function parentColumns(template: Template, column: string, tables: readonly Placed[]): ColumnProfile[] {
  const target = template.columns.findIndex(({ name }) => name === column)
  return tables
    .filter(({ placement }) => placement.side.template.id === template.id)
    .flatMap(({ placement, mappings }) => {
      const { sources = [] } = mappings[target] ?? {}
      return sources.length === 1 ? [placement.table.profile.columns[sources[0]!]!] : []
    })
}

/**
 * How far a source column's values are those of the column linked to, for link columns. For a unique column, how far they are those of
 * another table's column that was mapped to it: a table that completes another has its keys. Other keys say nothing against it.
 */
export function linkShares({ table, side }: Placement, tables: readonly Placed[], context: Context): LinkShare {
  const parents = side.template.columns.map((column) => linkedColumns(column, context.templates, tables))
  const others = tables.filter(({ placement }) => placement.table.profile !== table.profile)
  const twins = side.template.columns.map((column) =>
    column.unique ? parentColumns(side.template, column.name, others) : [],
  )
  const isBare = bareKeys(table.profile, side.template, tables)
  const isReplaced = side.template.columns.map(
    ({ name }) => toldFront([name], { table, side }, context)?.instead !== undefined,
  )
  const isNoted = notedBeside(table.profile, side.template)
  // Most rows of a table that completes another have its key: where they don't, it is whom they name.
  const keyShare = (child: ColumnProfile, target: number): number => {
    const shared = Math.max(0, ...twins[target]!.map((twin) => sharedKeys(child, twin) ?? 0))
    const isKey = shared >= LEAST_TWINS && isOnceButWords(child) && 2 * child.filled >= child.sampled
    return isKey && !isNoted(child, target) ? shared : 0
  }
  const keyed = keyedByOthers(table.profile, side.template, tables, keyShare)
  return (source, target) => {
    const child = table.profile.columns[source]!
    const shared = keyShare(child, target)
    const as = keyed(child, target)
    if (shared > 0) {
      // A key that is a link as well may be in the list that it leads to, however few of the other rows have it.
      const listed = isSelfLink(side.template.columns[target]!, side.template) ? [] : parents[target]!
      const inLists = sum(listed.flatMap((parent) => sharedKeys(child, parent) ?? []))
      return { share: Math.max(shared, Math.min(1, inLists)), ...(as === 'key' && { isKey: true }) }
    }
    if (as === 'other') return { share: 0 }
    if (isBare(child, target)) return { share: 0 }
    // A link of a template to itself says nothing when it is compared with the very same column.
    const isOwn = isSelfLink(side.template.columns[target]!, side.template)
    const linked = linkedOf(side.template.columns[target]!, context.templates)
    const called = linked && { ...linked, column: side.template.columns[target]!.name }
    const isCount = called !== null && areFewFigures(child) && !isCalledSo(child, called, tables)
    const shares = parents[target]!.filter((parent) => !isOwn || parent !== child).flatMap(
      (parent) => sharedKeys(child, parent, isCount) ?? [],
    )
    const own = shares.length === 0 ? null : Math.min(1, sum(shares))
    if (own !== null && own >= NEARLY_ALL) return { share: own }
    // That two systems count their records alike says nothing of whose they are.
    const found = linked && !countsRecords(child, table.profile) ? lookupOf(child, linked, tables, context) : null
    // Nor are two nights L-002, where nothing calls them so.
    const lookup = isCount && found?.isNear ? null : found
    if (isOwn && lookup?.isClear && callsOwnRows(table.profile, child, lookup)) return { share: 0, refused: true }
    const isOutdone =
      lookup?.isClear &&
      (isOutdoneIn(table.profile, child, linked!, tables, context) ||
        (isOutdoneByKeys(table.profile, child, parents[target]!) &&
          !isOfOtherRole(child, side.template.columns[target]!, side.template)))
    if (lookup?.isClear && !isOutdone && lookup.inAll > (own ?? 0)) {
      const isCalled = lookup.inAll >= NEARLY_ALL && callsSameRole(child.name, side.template.columns[target]!.name)
      return { share: lookup.inAll, byName: true, ...(isCalled && { isCalled }) }
    }
    const rule = linked && keyRule(linked)
    const forms = rule && child.filled > 0 ? rulePass(valueForms(child, FORMS), rule) : null
    const form = forms && forms.reachable
    // What is told to be written otherwise has another form until it is.
    if (form !== null && form <= NEARLY_NONE && isReplaced[target]) return null
    if (form !== null && form <= NEARLY_NONE && (own ?? 0) <= NEARLY_NONE) return { share: 0, refused: true }
    // Keys of the right form that no other table has may be those of rows in the very same table; what lacks letters and zeros of it has none.
    if (form !== null && form >= NEARLY_ALL && own === 0 && !isCount)
      return forms!.now <= NEARLY_NONE && areFigures(child) ? { share: 0 } : null
    return own === null ? null : { share: own }
  }
}

/** Figures alone, which no key is: with letters and zeros a number of something else becomes such a key as well. */
function areFigures({ values }: ColumnProfile): boolean {
  return values.every(({ value }) => /^\s*\d+\s*$/.test(value))
}

const ADDRESS = /^\S+@\S+\.\S+$/

/** Several families have one name: where an address, or a number that their list has as well, beside the names says whose row it is, these say less. */
function isOutdoneIn(
  { columns }: Placement['table']['profile'],
  child: ColumnProfile,
  linked: Linked,
  tables: readonly Placed[],
  context: Context,
): boolean {
  const areAddresses = ({ values }: ColumnProfile): boolean =>
    values.length > 0 && values.filter(({ value }) => ADDRESS.test(value.trim())).length >= NEARLY_ALL * values.length
  if (areAddresses(child) || child.values.some(({ value }) => /\d/.test(value))) return false
  const areNumbers = ({ values }: ColumnProfile): boolean =>
    values.length > 0 && values.every(({ value }) => /\d{3}/.test(value))
  return columns.some((column) => {
    if (column === child || !(areAddresses(column) || areNumbers(column))) return false
    const other = lookupOf(column, linked, tables, context)
    if (other === null || !other.isClear || other.isGuess || other.inAll < NEARLY_ALL) return false
    // A number says it where the list calls its own so, too: a “Badge” in both, or “Payroll ref” and “PAY_REF”.
    return areAddresses(column) || isCalledAlike({ label: other.called }, column)
  })
}

/** From this share of the cells on that are keys, those that are none are wrong ones. */
const MOSTLY_KEYS = 0.8

/** The keys themselves beside the names, under the header that they have in their own list: a name says nothing that a wrong number could not. */
function isOutdoneByKeys(
  { columns }: Placement['table']['profile'],
  child: ColumnProfile,
  parents: readonly ColumnProfile[],
): boolean {
  const areNames = child.values.every(({ value }) => !/\d/.test(value))
  // Of rows in several lists each has some of the keys.
  const areKeys = (column: ColumnProfile): boolean =>
    !parents.includes(column) &&
    2 * column.filled > child.filled &&
    parents.some((parent) => isCalledLike(parent.name, column.name)) &&
    column.values.every(({ value }) => /\d/.test(value)) &&
    sum(parents.map((parent) => sharedKeys(column, parent) ?? 0)) >= MOSTLY_KEYS
  return areNames && columns.some((column) => column !== child && areKeys(column))
}

/**
 * “Foreman” of a `foreman_no`, beside the number of whom the row is about: where a template has two links to one other, the keys may be those of the
 * first, and the names of the second, which the header means.
 */
function isOfOtherRole(child: ColumnProfile, link: Template['columns'][number], { columns }: Template): boolean {
  const led = (link.linkRule ?? []).map(({ templateId }) => templateId)
  const others = columns.filter(
    (one) =>
      one !== link && one.desiredRule === 'link' && one.linkRule?.some(({ templateId }) => led.includes(templateId)),
  )
  const rolesOf = (name: string): string[] => conceptsOf(name).filter((concept) => !OF_ANY_ROLE.has(concept))
  const own = rolesOf(child.name)
  return (
    others.length > 0 &&
    rolesOf(link.name).some((role) => own.includes(role) && !others.some(({ name }) => rolesOf(name).includes(role)))
  )
}

/** “Reports to” with names of persons for a `manager_id`: both say whom they name, were it in two words for the same. */
function callsSameRole(header: string, link: string): boolean {
  const [own, wanted] = [header, link].map((name) => conceptsOf(name).filter((concept) => !OF_ANY_ROLE.has(concept)))
  return (
    own!.length > 0 &&
    own!.length === wanted!.length &&
    wanted!.every((role) => own!.some((one) => one === role || (kinship(one, role) ?? 0) >= SAME_ROLE))
  )
}

const SAME_ROLE = 0.9

/** What any link is called besides. */
const OF_ANY_ROLE = new Set(['number', 'id', 'code', 'name'])

function isSelfLink({ linkRule = [] }: Template['columns'][number], { id }: Template): boolean {
  return linkRule.some(({ templateId }) => templateId === id)
}

/** The rule of the keys that a link leads to; none where they are made of parts, one of which may be all that the link has. */
function keyRule({ template, column }: Linked): Pattern | null {
  const key = template.columns.find(({ name }) => name === column)
  if (!key || isMadeOfParts(key)) return null
  const { desiredRule, strictRule } = key
  return desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
}

/**
 * Whether a column, each value of which stands there once, would be what rows are under in a table that has no other key: rows that say
 * nothing else of what they are can only complete those of other tables, by that very column.
 */
function bareKeys(
  profile: Placement['table']['profile'],
  template: Template,
  tables: readonly Placed[],
): (child: ColumnProfile, target: number) => boolean {
  const own = tables.find(
    ({ placement }) => placement.table.profile === profile && placement.side.template === template,
  )
  return ({ distinct, filled, position }, target) => {
    const [link, ...more] = template.columns[target]!.linkRule ?? []
    const key = template.columns.findIndex(({ name, unique }) => unique && name === link?.columnName)
    if (link?.templateId !== template.id || more.length > 0 || key < 0) return false
    const sources = own?.mappings[key]?.sources ?? []
    const hasOther = sources.some((source) => profile.columns[source]!.position !== position)
    return !hasOther && filled - distinct <= NEARLY_NONE * filled
  }
}

/** Whether a column is not as the key is written, and another one is, all through: it notes what another system calls the same rows. */
function notedBeside(
  { columns }: Placement['table']['profile'],
  template: Template,
): (child: ColumnProfile, target: number) => boolean {
  const passes = (column: ColumnProfile, rule: Pattern): number => rulePass(valueForms(column, FORMS), rule).now
  return (child, target) => {
    const { desiredRule, strictRule } = template.columns[target]!
    const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
    if (rule === null || passes(child, rule) > NEARLY_NONE) return false
    return columns.some((own) => own !== child && own.unique && own.empty === 0 && passes(own, rule) >= NEARLY_ALL)
  }
}

/** Line 1 to 4 of a voucher, the second floor: what counts something is in every list of keys that begin with zeros. */
function areFewFigures({ values, complete, filled }: ColumnProfile): boolean {
  const few = values.filter(({ value }) => /^\s*\d{1,2}\s*$/.test(value))
  // A sum below them is one cell of many.
  return complete && few.length > 0 && cellsOf(few) >= NEARLY_ALL * filled
}

/**
 * The share of a column's keys that another one has, as they are, or without what the two write otherwise around the same figures; of the
 * cells, where one wrong key among few is one cell of many.
 */
function sharedKeys(child: ColumnProfile, parent: ColumnProfile, exactly = false): number | null {
  const exact = containment(child, parent)
  if (exactly || (exact !== null && exact >= NEARLY_ALL)) return exact
  const loose = canCompareLoosely(child.loose, parent.loose) ? containment(child.loose, parent.loose) : null
  const isDressed = dressBetween(child.loose, parent.loose) !== null
  const figures = isDressed ? containment(child.loose.numbers!, parent.loose.numbers!) : null
  const shares = [exact, loose, figures, sharedBehindFront(child, parent)].filter((share) => share !== null)
  if (shares.length === 0) return null
  const share = Math.max(...shares)
  return share >= LEAST_TWINS && share < NEARLY_ALL ? Math.max(share, knownIn(child, parent) ?? 0) : share
}

function linkedColumns(
  column: Template['columns'][number],
  templates: readonly Template[],
  tables: readonly Placed[],
): ColumnProfile[] {
  if (column.desiredRule !== 'link') return []
  return (column.linkRule ?? []).flatMap(({ templateId, columnName }) => {
    const template = templates.find(({ id }) => id === templateId)
    return template ? parentColumns(template, columnName, tables) : []
  })
}

/** The column that a link column leads to. */
export function linkedOf(column: Template['columns'][number], templates: readonly Template[]): Linked | null {
  const [link] = column.desiredRule === 'link' ? (column.linkRule ?? []) : []
  const template = link && templates.find(({ id }) => id === link.templateId)
  if (!template) return null
  return { template, column: link.columnName, by: column.name, ...(!column.required && { isOptional: true }) }
}

/**
 * What a link column allows, and how its source's values are called there; null when it is no link column. `isTold`: somebody said that
 * the source is the link.
 */
export function linkTarget(
  column: Template['columns'][number],
  source: ColumnProfile | null,
  isTold: boolean,
  tables: readonly Placed[],
  context: Context,
): LinkTarget | null {
  if (column.desiredRule !== 'link' || !column.linkRule?.length) return null
  const linked = linkedOf(column, context.templates)
  const rule = linked?.template.columns.find(({ name }) => name === linked.column)
  const strict = rule?.desiredRule === 'strict' ? (rule.strictRule ?? null) : null
  const parents = linkedColumns(column, context.templates, tables)
  const written = linked && writtenKeys(linked, source, tables, context)
  // “Reports to” for a manager: numbers far apart that a list of the linked rows has are theirs, where the header means the link.
  const lookup = linked && source ? lookupOf(source, linked, tables, context) : null
  return {
    rule: strict,
    described: rule?.description ?? '',
    values: linkedValues(parents, strict, written),
    keys: strict === null ? linkedKeys(parents, written) : null,
    known: linked && areSingle(linked, tables) ? linkedKeys(parents, written) : null,
    leftOut: linked ? keysLeftOut(linked, written?.byKey ?? null, tables, context) : new Set(),
    written,
    lookup:
      isTold || lookup?.isClear || (lookup?.isApart && isCalledSo(source!, { ...linked!, column: column.name }, tables))
        ? lookup
        : null,
    lacksZero: parents.length > 0 && parents.every(lacksZero),
    moved: linked ? keysOfMerged(linked.template, linked.column, tables, context) : new Map(),
  }
}

/** Whether one column has the keys in each table, so that all of them can be known. */
function areSingle({ template, column }: Linked, tables: readonly Placed[]): boolean {
  const target = template.columns.findIndex(({ name }) => name === column)
  const own = tables.filter(({ placement }) => placement.side.template.id === template.id)
  return own.every(({ mappings }) => mappings[target]?.sources.length === 1)
}

function lacksZero({ complete, values }: ColumnProfile): boolean {
  return complete && !values.some(({ value }) => /^\s*(?:0+|-1)\s*$/.test(value))
}

/** How the tables of the linked template write their keys; null when they leave them as they are. */
function writtenKeys(
  { template, column }: Linked,
  source: ColumnProfile | null,
  tables: readonly Placed[],
  context: Context,
): WrittenKeys | null {
  const target = template.columns.findIndex(({ name }) => name === column)
  const parents = tables.filter(
    ({ placement, mappings }) => placement.side.template.id === template.id && mappings[target]?.sources.length === 1,
  )
  const chains = parents.map((placed) => stepsOf(placed, target, context))
  if (chains.every((steps) => steps.length === 0)) return null
  const columns = parents.map(
    ({ placement, mappings }) => placement.table.profile.columns[mappings[target]!.sources[0]!]!,
  )
  const isKnown = parents.every(({ placement }, at) => columns[at]!.complete || isWhole(placement.table.profile))
  const pairs = parents.flatMap((placed, at) => {
    const write = writtenBy(placed, target, context)
    return columns[at]!.values.map(({ value }): [string, string] => [value.trim(), write([value]) ?? value.trim()])
  })
  const same = chains.every((steps) => JSON.stringify(steps) === JSON.stringify(chains[0]))
  return {
    steps: same ? chains[0]! : [],
    areSeveral: !same,
    byKey: isKnown ? new Map(pairs) : null,
    unclear: new Set(
      [...Map.groupBy(pairs, ([raw]) => raw)].flatMap(([raw, own]) =>
        new Set(own.map(([, key]) => key)).size > 1 ? raw : [],
      ),
    ),
    share: source ? Math.min(1, sum(columns.map((parent) => containment(source, parent) ?? 0))) : 0,
  }
}

/** All linked values, as they are written there; null where not all are known. */
function linkedKeys(parents: ColumnProfile[], written: WrittenKeys | null): ReadonlySet<string> | null {
  if (written) return written.byKey && new Set(written.byKey.values())
  if (parents.length === 0 || !parents.every(({ complete }) => complete)) return null
  return new Set(parents.flatMap((parent) => parent.values.map(({ value }) => value.trim())))
}

/** The linked values where they are few, complete and not governed by a rule, which would say more. */
function linkedValues(parents: ColumnProfile[], rule: string | null, written: WrittenKeys | null): string[] | null {
  if (rule !== null) return null
  const values = [...(linkedKeys(parents, written) ?? [])]
  return values.length > 0 && values.length <= MAX_LINK_VALUES ? values : null
}

function sum(shares: number[]): number {
  return shares.reduce((total, share) => total + share, 0)
}
