import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tablesOf } from '../../server/src/engine/read/document/pdf/find-tables.ts'
import { apply, invert } from '../../server/src/engine/read/document/pdf/geometry.ts'
import { openPdf } from '../../server/src/engine/read/document/pdf/open.ts'
import { readPage, type Page } from '../../server/src/engine/read/document/pdf/page.ts'
import type { PageTable } from '../../server/src/engine/read/document/pdf/table.ts'
import { found, pairsOf, placedOf, readTruth, relationsOf, shared, total, type ScoredTable } from './pdf-score.ts'

// npm run bench:pdf -- --data DIR [--json FILE]: DIR holds <name>.pdf with <name>-reg.xml (the tables' boxes) and <name>-str.xml (their
// cells), as the ICDAR 2013 table competition gave them. Prints one line for each document and the sums.

const { values: options } = parseArgs({ options: { data: { type: 'string' }, json: { type: 'string' } } })
if (options.data === undefined) throw new Error('Say --data DIR.')

/** What is compared of a document. */
interface Counts {
  truths: number
  detected: number
  found: number
  relations: { truth: number; ours: number; right: number }
  cells: { truth: number; ours: number; right: number }
}

interface Scored extends Counts {
  document: string
  pages: number
  seconds: number
  error: string | null
}

function regionOf(table: PageTable, page: Page): ScoredTable['region'] {
  const back = invert(page.transform)
  const [x, y] = apply(back, table.left, table.bottom)
  const [toX, toY] = apply(back, table.right, table.top)
  return {
    page: page.number,
    left: Math.min(x, toX),
    right: Math.max(x, toX),
    bottom: Math.min(y, toY),
    top: Math.max(y, toY),
  }
}

function scored(table: PageTable, page: Page): ScoredTable {
  const cells = table.cells.map(({ row, column, rowSpan, columnSpan, text }) => ({
    row,
    column,
    lastRow: row + rowSpan - 1,
    lastColumn: column + columnSpan - 1,
    text,
  }))
  return { region: regionOf(table, page), cells }
}

async function readTables(path: string, name: string): Promise<{ pages: number; tables: ScoredTable[] }> {
  const pdf = await openPdf(await readFile(path), name)
  const tables: ScoredTable[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    // As the service does: a damaged page is passed over.
    const read = await readPage(await pdf.getPage(number)).catch(() => null)
    if (read !== null) tables.push(...tablesOf(read.page).tables.map((table) => scored(table, read.page)))
  }
  const { numPages: pages } = pdf
  await pdf.loadingTask.destroy()
  return { pages, tables }
}

const nothing = { truth: 0, ours: 0, right: 0 }

/** Without a truth of the structure nothing is said of it. */
function compare(ours: ScoredTable[], regions: ScoredTable[], structure: ScoredTable[] | null): Counts {
  const boxes = [ours, regions].map((tables) => tables.map(({ region }) => region))
  const tables = { truths: regions.length, detected: ours.length, found: found(boxes[0] ?? [], boxes[1] ?? []) }
  if (structure === null) return { ...tables, relations: nothing, cells: nothing }
  const pairs = pairsOf(ours, structure)
  const counted = (bagOf: (cells: ScoredTable['cells']) => Map<string, number>): Counts['cells'] => {
    const sum = (all: ScoredTable[]): number => all.reduce((count, { cells }) => count + total(bagOf(cells)), 0)
    const right = pairs.reduce((count, [one, truth]) => count + shared(bagOf(one.cells), bagOf(truth.cells)), 0)
    return { truth: sum(structure), ours: sum(ours), right }
  }
  return { ...tables, relations: counted(relationsOf), cells: counted(placedOf) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A document or a truth that can't be read is told as such, and stops no other. */
async function judge(folder: string, document: string): Promise<Scored> {
  const truth = async (kind: string): Promise<ScoredTable[]> =>
    readTruth(await readFile(join(folder, `${document}-${kind}.xml`)), `${document}-${kind}.xml`)
  const regions = await truth('reg').catch((error: unknown) => messageOf(error))
  const structure = await truth('str').catch(() => null)
  if (typeof regions === 'string') {
    return { document, pages: 0, seconds: 0, error: regions, ...compare([], [], null) }
  }
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1_000
  try {
    const { pages, tables } = await readTables(join(folder, `${document}.pdf`), `${document}.pdf`)
    return { document, pages, seconds: seconds(), error: null, ...compare(tables, regions, structure) }
  } catch (error) {
    const failed = { document, pages: 0, seconds: seconds(), error: messageOf(error) }
    return { ...failed, ...compare([], regions, structure) }
  }
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const balanced = (precision: number, recall: number): number => ratio(2 * precision * recall, precision + recall)

interface Measure {
  precision: number
  recall: number
  f1: number
}

function measure({ truth, ours, right }: { truth: number; ours: number; right: number }): Measure {
  const [precision, recall] = [ratio(right, ours), ratio(right, truth)]
  return { precision, recall, f1: balanced(precision, recall) }
}

function pooled(results: readonly Scored[], what: 'relations' | 'cells'): Measure {
  const sums = { truth: 0, ours: 0, right: 0 }
  for (const { [what]: counts } of results) {
    sums.truth += counts.truth
    sums.ours += counts.ours
    sums.right += counts.right
  }
  return measure(sums)
}

/** The mean over documents, as the competition's tables have it. */
function byDocument(results: readonly Scored[]): Measure {
  const measures = results.filter(({ relations }) => relations.truth > 0).map(({ relations }) => measure(relations))
  const mean = (of: (each: Measure) => number): number =>
    ratio(
      measures.reduce((sum, each) => sum + of(each), 0),
      measures.length,
    )
  const [precision, recall] = [mean((each) => each.precision), mean((each) => each.recall)]
  return { precision, recall, f1: balanced(precision, recall) }
}

const figure = (value: number): string => value.toFixed(3)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const line = ({ precision, recall, f1 }: Measure): string =>
  `precision ${figure(precision)}, recall ${figure(recall)}, F1 ${figure(f1)}`

async function documentsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  const names = files.filter((file) => file.endsWith('.pdf')).map((file) => file.slice(0, -4))
  return names.filter((name) => files.includes(`${name}-reg.xml`)).toSorted()
}

async function main(folder: string): Promise<void> {
  const results: Scored[] = []
  for (const document of await documentsIn(folder)) {
    const result = await judge(folder, document)
    results.push(result)
    const { f1 } = measure(result.relations)
    say(
      `${document.padEnd(24)} tables ${result.found}/${result.truths} of ${result.detected} detected, adjacency F1 ${figure(f1)}, ` +
        `${result.seconds.toFixed(1)} s${result.error === null ? '' : `  ${result.error}`}`,
    )
  }
  const sum = (of: (each: Scored) => number): number => results.reduce((all, each) => all + of(each), 0)
  const [truths, detected, hits] = [sum((each) => each.truths), sum((each) => each.detected), sum((each) => each.found)]
  const tables = { precision: ratio(hits, detected), recall: ratio(hits, truths), f1: 0 }
  tables.f1 = balanced(tables.precision, tables.recall)
  const [adjacency, cells, mean] = [pooled(results, 'relations'), pooled(results, 'cells'), byDocument(results)]
  say(`\n${results.length} documents, ${sum(({ pages }) => pages)} pages, ${truths} tables`)
  say(`tables found      ${line(tables)}`)
  say(`cell adjacency    ${line(adjacency)}`)
  say(`  by document     ${line(mean)}`)
  say(`cells exact       ${line(cells)}`)
  say(`slowest document  ${Math.max(0, ...results.map(({ seconds }) => seconds)).toFixed(1)} s`)
  if (options.json === undefined) return
  const ours = { system: 'ours', documents: results.length, tables, adjacency, adjacency_by_document: mean, cells }
  await writeFile(
    options.json,
    `${JSON.stringify({ benchmark: 'pdf', results: [ours], documents: results }, null, 2)}\n`,
  )
}

await main(options.data)
