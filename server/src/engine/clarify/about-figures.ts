// Over 300 lines: one short answer for each figure that can be asked for.
import type { IssueCode, Ledger, RowCounts, SheetSummary } from '../model.ts'
import { count, list, mergedAs, number, quote, sentence } from '../phrases.ts'
import type { Answer, Finding, Known } from './answered.ts'
import { columnName, isAt, isWithin, limitsOf, sheetName, tableName, targetsNamed } from './places.ts'
import type { RowState, Understood } from './understand.ts'

// How many rows, of what and why: figures of the finished plan.

const problems: Record<IssueCode, string> = {
  required: 'has no value, though it is required',
  strict: 'does not match its rule',
  type: 'is not of the type that the column expects',
  unique: 'is not unique',
  link: 'is not where its link points',
  cross_cell: 'breaks a rule over several columns',
  ai: 'does not mean what the column asks for',
  ambiguous: 'can be read in more than one way',
  lossy: 'was changed beyond formatting',
  truncated: 'was cut off',
  unparsed: 'could not be read as it should be',
}

const fine: Record<IssueCode, string> = {
  required: 'No required value is missing',
  strict: 'Every value matches its rule',
  type: 'Every value is of the type that is expected',
  unique: 'No value that has to be unique is repeated',
  link: 'Every link leads somewhere',
  cross_cell: 'No rule over several columns is broken',
  ai: 'No value is doubtful',
  ambiguous: 'No value is ambiguous',
  lossy: 'No value was changed beyond formatting',
  truncated: 'No value was cut off',
  unparsed: 'Every row could be read as it should be',
}

/** Issues of so many kinds are put into one sentence. */
const MOST_PARTS = 8

/** Issues of one kind: so many rows of a sheet. */
export type IssueCount = SheetSummary['issues'][number] & { slug: string }

/** The issues that a question is about, most rows first. */
export function issuesNamed(known: Known, { things, codes }: Understood): IssueCount[] {
  const columns = targetsNamed(known, things)
  const { slugs } = limitsOf(things)
  return known.manifest.sheets
    .flatMap(({ slug, issues }) => issues.map((issue) => ({ slug, ...issue })))
    .filter(({ slug, column, code }) => {
      const isColumn =
        columns.length === 0 || columns.some((wanted) => wanted.slug === slug && wanted.column === column)
      return isColumn && (slugs.length === 0 || slugs.includes(slug)) && (codes.length === 0 || codes.includes(code))
    })
    .toSorted((a, b) => b.rows - a.rows)
}

/** How many rows have an issue, of which column and kind; a source column stands for what it fills. */
export function countIssues(known: Known, asked: Understood): Answer {
  const { things, codes } = asked
  const found = issuesNamed(known, asked)
  const targets = targetsNamed(known, things)
  const { slugs } = limitsOf(things)
  const sheets = known.manifest.sheets.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  const all = codes.length === 0 && targets.length === 0
  const totals = all ? sheets.map(statesOf) : []
  const columns = [...new Set(targets.map(({ slug, column }) => columnName(known, slug, column)))]
  const [code] = codes
  const nothing = `${code ? fine[code] : 'Nothing is wrong'}${columns.length > 0 ? ` in ${list(columns)}` : ''}.`
  const each = found.map((issue) => issueInWords(known, issue))
  return {
    text: [...totals, each.length === 0 ? nothing : `${listed(each)}.`].join(' '),
    evidence: [
      ...found.map(({ slug, column, code: kind, severity, rows }): Finding => {
        return { kind: 'count', slug, ...(column === null ? {} : { column }), code: kind, severity, rows }
      }),
      ...(all || found.length === 0 ? sheets.map(totalFinding) : []),
    ],
  }
}

/** Parts with commas in them, as one sentence. */
function listed(parts: string[]): string {
  const rest = parts.length - MOST_PARTS
  const text = parts.slice(0, MOST_PARTS).join('; ') + (rest > 0 ? `; and ${number(rest)} more kinds of issues` : '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function issueInWords(known: Known, { slug, column, code, severity, rows }: IssueCount): string {
  const kind = severity === 'error' ? '' : ' (a warning)'
  const of =
    column === null
      ? `of ${sheetName(known, slug)} the row ${problems[code]}`
      : `${columnName(known, slug, column)} ${problems[code]}${ruleOf(known, slug, column, code)}`
  return `in ${count(rows, 'row')} ${of}${kind}`
}

function ruleOf({ templates }: Known, slug: string, column: string, code: IssueCode): string {
  const rule = templates
    .find((template) => template.slug === slug)
    ?.columns.find(({ name }) => name === column)?.strictRule
  return code === 'strict' && rule !== undefined ? `, ${rule}` : ''
}

function statesOf({ name, total, valid, warning, error }: SheetSummary): string {
  return `${name} has ${count(total, 'row')}: ${number(valid)} valid, ${number(warning)} with warnings and ${number(error)} with errors.`
}

function totalFinding({ slug, total }: SheetSummary): Finding {
  return { kind: 'count', slug, rows: total }
}

const stateWords: Record<RowState, string> = {
  exported: 'exported',
  rejected: 'rejected',
  merged: 'merged',
  ignored: 'ignored',
}

/** What became of the rows of the files, and why: the ledger, of the tables that the question names. */
export function explainLedger(known: Known, asked: Understood): Answer {
  const { ledger, plan } = known.manifest
  const isLimited = asked.things.some(({ kind }) => kind === 'table' || kind === 'sheet')
  const entries = ledger.tables.filter((entry) => {
    if (!isLimited) return true
    if (limitsOf(asked.things).places.some((place) => isAt(place, entry))) return true
    return plan.sheets.some(({ slug, sources }) =>
      sources.some(
        (source) =>
          [source, ...source.joins].some((used) => isAt(used, entry)) && isWithin(known, asked.things, slug, source),
      ),
    )
  })
  const rows = entries.reduce((sum, entry) => added(sum, entry.rows), {
    source: 0,
    exported: 0,
    merged: 0,
    rejected: 0,
    ignored: 0,
  })
  const wanted: RowState[] = asked.states.length > 0 ? asked.states : ['exported', 'rejected', 'merged', 'ignored']
  const where = isLimited ? ` of ${list(entries.map((entry) => tableName(known, entry)))}` : ' in all files'
  const figures = wanted.map(
    (state) => `${number(rows[state])} ${rows[state] === 1 ? 'is' : 'are'} ${stateWords[state]}`,
  )
  const reasons = wanted.flatMap((state) => (rows[state] === 0 ? [] : whys[state](known, entries)))
  return {
    text: [`Of the ${count(rows.source, 'row')}${where} ${list(figures)}.`, ...reasons].join(' '),
    evidence: entries.flatMap((entry) => [
      ...wanted.map((state): Finding => ({
        kind: 'count',
        ...placeOf(entry),
        rows: entry.rows[state],
        reason: stateWords[state],
      })),
      ...(wanted.includes('ignored')
        ? entry.ignored.map(({ reason, rows: ignored }): Finding => ({
            kind: 'count',
            ...placeOf(entry),
            rows: ignored,
            reason,
          }))
        : []),
    ]),
  }
}

type Entry = Ledger['tables'][number]

const whys: Record<RowState, (known: Known, entries: Entry[]) => string[]> = {
  exported: () => [],
  rejected: (known, entries) => {
    const slugs = slugsOf(known, entries)
    const errors = known.manifest.sheets
      .flatMap(({ slug, issues }) => issues.map((issue) => ({ slug, ...issue })))
      .filter(({ slug, severity }) => severity === 'error' && slugs.includes(slug))
      .toSorted((a, b) => b.rows - a.rows)
    return errors.length === 0
      ? []
      : [
          `Rejected are rows with errors: ${listed(errors.map((issue) => issueInWords(known, issue))).replace(/^I/, 'i')}.`,
        ]
  },
  merged: (known, entries) =>
    known.manifest.plan.sheets.flatMap((sheet) => {
      const merged = (places: { file_id: string; table: string }[]): number =>
        entries
          .filter((entry) => places.some((place) => isAt(place, entry)))
          .reduce((sum, entry) => sum + entry.rows.merged, 0)
      const equal = merged(sheet.sources)
      const joined = merged(sheet.sources.flatMap(({ joins }) => joins))
      return [
        ...(equal > 0 ? [`${count(equal, 'row')} of ${sheetName(known, sheet.slug)} ${mergedAs(sheet, equal)}`] : []),
        ...(joined > 0 ? [`${count(joined, 'row')} only completed rows of ${sheetName(known, sheet.slug)}.`] : []),
      ]
    }),
  ignored: (known, entries) =>
    entries
      .flatMap((entry) => entry.ignored.map(({ reason, rows }) => ({ entry, reason, rows })))
      .filter(({ rows }) => rows > 0)
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, 8)
      .map(
        ({ entry, reason, rows }) =>
          `${number(rows)} of ${tableName(known, entry)} ${rows === 1 ? 'is' : 'are'} ignored: ${sentence(reason)}`,
      ),
}

function slugsOf({ manifest }: Known, entries: Entry[]): string[] {
  return manifest.plan.sheets
    .filter(({ sources }) => sources.some((source) => entries.some((entry) => isAt(entry, source))))
    .map(({ slug }) => slug)
}

function added(a: RowCounts, b: RowCounts): RowCounts {
  return {
    source: a.source + b.source,
    exported: a.exported + b.exported,
    merged: a.merged + b.merged,
    rejected: a.rejected + b.rejected,
    ignored: a.ignored + b.ignored,
  }
}

function placeOf({ file_id, table }: Entry): Pick<Finding, 'file_id' | 'table'> {
  return { file_id, table }
}

/** What changed since the plan before, of the columns that the question names. */
export function explainImpact(known: Known, asked: Understood): Answer {
  const { impact, plan } = known.manifest
  if (!impact) {
    const text =
      plan.version === 1
        ? 'This is the first plan, so there is none to compare it with.'
        : 'The result of the plan before is no longer there to be compared with.'
    return { text, evidence: [] }
  }
  const targets = targetsNamed(known, asked.things)
  const { slugs } = limitsOf(asked.things)
  const columns = impact.columns.filter(({ slug, column }) =>
    targets.length > 0
      ? targets.some((target) => target.slug === slug && target.column === column)
      : slugs.length === 0 || slugs.includes(slug),
  )
  const each = columns.map(({ slug, column, cells_changed, examples: [first] }) => {
    const example = first ? ` (${shown(first.before)} became ${shown(first.after)}, for one)` : ''
    return `${columnName(known, slug, column)} in ${count(cells_changed, 'row')}${example}`
  })
  const { rows, issues } = impact
  const since = `since plan ${impact.from_version}`
  const figures = [
    ...came(rows.added, 'row', 'came'),
    ...came(rows.removed, 'row', 'went'),
    ...came(rows.changed, 'row', 'changed'),
    ...came(issues.added, 'issue', 'came'),
    ...came(issues.removed, 'issue', 'went'),
  ]
  const total = figures.length === 0 ? `Nothing changed ${since}.` : `S${since.slice(1)} ${list(figures)}.`
  const cells =
    each.length > 0
      ? `Changed ${targets.length > 0 ? since : 'cells'}: ${list(each)}.`
      : targets.length > 0
        ? `No cell of ${list(targets.map(({ slug, column }) => columnName(known, slug, column)))} changed ${since}.`
        : figures.length > 0
          ? 'No cell changed in a row that was there before.'
          : ''
  return {
    text: (targets.length > 0 ? cells : `${total} ${cells}`).trim(),
    evidence: [
      ...(targets.length > 0 ? [] : ([{ kind: 'change', rows: rows.changed }] satisfies Finding[])),
      ...columns.flatMap(({ slug, column, cells_changed, examples }): Finding[] => [
        { kind: 'change', slug, column, rows: cells_changed },
        ...examples.map(({ row_id, before, after }): Finding => ({
          kind: 'change',
          slug,
          column,
          row_id,
          before,
          value: after,
        })),
      ]),
    ],
  }
}

function came(figure: number, noun: string, did: string): string[] {
  return figure > 0 ? [`${count(figure, noun)} ${did}`] : []
}

function shown(value: string | null): string {
  return value === null ? 'an empty cell' : quote(value)
}

/** The state of the sheets named, or of all. */
export function describeSheets(known: Known, { things }: Understood): Answer {
  const { slugs } = limitsOf(things)
  const sheets = known.manifest.sheets.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  const { columns } = known.manifest.ledger
  const mapped =
    slugs.length > 0 ? '' : ` ${number(columns.mapped)} of ${count(columns.source, 'column')} of the files are mapped.`
  return { text: `${sheets.map(statesOf).join(' ')}${mapped}`, evidence: sheets.map(totalFinding) }
}
