import type { Mapping, PreviewRow } from '#client'
import type { Outcome } from './outcome.ts'
import type { WrongCell } from './score.ts'

/** What the preview of a job tells of how its rows came to be. */
export interface Told {
  mappings: readonly Mapping[]
  /** Rows with errors, which are not exported, by slug. */
  rejected: ReadonlyMap<string, readonly PreviewRow[]>
}

/** Of what is alike, so many are shown. */
const SHOWN = 6

/** What a person reads who wants to know why a job is not all right: the roots first, as the plan shows them, then what came of them. */
export const explain = ({ asked, details }: Outcome, { mappings, rejected }: Told): string =>
  [
    ...section(
      'Plan',
      mappings.map((one) => mapping(one)),
    ),
    ...section(
      'Questions',
      asked.map(({ prompt, answer, needless }) => `${needless ? '(needless) ' : ''}${prompt} → ${answer ?? ''}`),
    ),
    ...section('Wrong cells', grouped(details.wrong_cells, wrongColumn, wrongCell)),
    ...section('Lost rows', details.lost_rows),
    ...section('Invented rows', details.invented_rows),
    ...[...rejected].flatMap(([slug, rows]) => section(`Rejected: ${slug}`, grouped(rows, rootOf, rejectedRow))),
  ].join('\n')

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`== ${title}`, ...lines, '']

const mapping = ({ slug, column, sources, transforms, confidence, decided_by, reason }: Mapping): string => {
  const from = sources.map((source) => `${source.table}.${source.column}`).join(' + ') || '–'
  const done = transforms.map(({ sentence }) => sentence).join(' ')
  return `${slug}.${column} ← ${from} (${decided_by}, ${confidence.toFixed(2)}): ${reason} ${done}`.trimEnd()
}

const wrongColumn = ({ slug, column, silent }: WrongCell): string => `${slug}.${column}${silent ? ', in silence' : ''}`

const wrongCell = ({ key, expected, got }: WrongCell): string => `${key}: “${expected}” is wanted, not “${got}”`

/** The first error of a row is why it is refused. */
const rootOf = ({ issues }: PreviewRow): string => {
  const error = issues.find(({ severity }) => severity === 'error')
  return `${error?.column ?? 'the row'}, ${error?.code ?? ''}: ${error?.message ?? ''}`.replace(/“[^”]*”/, '“…”')
}

const rejectedRow = ({ source, values }: PreviewRow): string =>
  `${source.table}, row ${source.row}: ${JSON.stringify(values)}`

/** What is alike together, with how many there are. */
const grouped = <One>(list: readonly One[], of: (one: One) => string, shown: (one: One) => string): string[] =>
  [...Map.groupBy(list, of)].flatMap(([title, ones]) => [
    `${ones.length} × ${title}`,
    ...ones.slice(0, SHOWN).map((one) => `    ${shown(one)}`),
  ])
