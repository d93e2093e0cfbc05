import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { detectDialect } from '../../server/src/engine/read/text/detect-dialect.ts'
import type { Dialect } from '../../server/src/engine/read/text/dialect.ts'
import { detectEncoding, transcode } from '../../server/src/engine/read/text/encoding.ts'
import { readSamples } from '../../server/src/engine/read/text/samples.ts'

// npm run bench:dialect -- --data DIR [--json FILE]: DIR holds dialects.txt (file_name|encoding|fields_delimiter|quotechar|escapechar|
// records_delimiter, one file a line, lines with # are comments) and the files in files/.

const { values: options } = parseArgs({ options: { data: { type: 'string' }, json: { type: 'string' } } })
const { data } = options
if (data === undefined) throw new Error('Say --data DIR.')

/** What the truth calls characters. */
const NAMES: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  verticalbar: '|',
  vslash: '|',
  pipe: '|',
  bar: '|',
  colon: ':',
  caret: '^',
  tilde: '~',
  hash: '#',
  nsign: '#',
  asterisk: '*',
  star: '*',
  ampersand: '&',
  equal: '=',
  exclamation: '!',
  slash: '/',
  lslash: '/',
  hyphen: '-',
  underscore: '_',
  at: '@',
  section: '§',
  brokenbar: '¦',
  doublequote: '"',
  singlequote: "'",
  apostrophe: "'",
  backslash: '\\',
}

interface Truth {
  file: string
  delimiter: string
  quote: string
}

function charactersOf(name: string): string {
  return (
    NAMES[
      name
        .trim()
        .toLowerCase()
        .replace(/[\s_-]/g, '')
    ] ?? name
  )
}

function readTruth(text: string): Truth[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const [header = '', ...records] = lines
  const names = header.split('|')
  const place = (name: string, otherwise: number): number => (names.includes(name) ? names.indexOf(name) : otherwise)
  const [file, delimiter, quote] = [place('file_name', 0), place('fields_delimiter', 2), place('quotechar', 3)]
  return records.map((record) => {
    const cells = record.split('|')
    return {
      file: cells[file]!,
      delimiter: charactersOf(cells[delimiter] ?? ''),
      quote: charactersOf(cells[quote] ?? ''),
    }
  })
}

/** As `readText` finds it. */
async function dialectOf(path: string, scratch: string): Promise<{ dialect: Dialect; samples: string[] }> {
  const encoding = await detectEncoding(path)
  const utf8 = encoding.clean ? path : join(scratch, 'source.utf8')
  if (!encoding.clean) await transcode(path, encoding, utf8)
  const samples = await readSamples(utf8)
  return { dialect: detectDialect(samples), samples }
}

interface Result {
  file: string
  delimiter: boolean
  quote: boolean
  found: string
  error: string | null
}

async function judge(truth: Truth, folder: string, scratch: string): Promise<Result> {
  try {
    const { dialect, samples } = await dialectOf(join(folder, truth.file), scratch)
    // A truth without a quote means that there are no quoted cells: any quote that occurs nowhere reads the file alike.
    const unused = truth.quote === '' && !samples.some((sample) => sample.includes(dialect.quote))
    return {
      file: truth.file,
      delimiter: dialect.delimiter === truth.delimiter,
      quote: dialect.quote === truth.quote || unused,
      found: JSON.stringify([dialect.delimiter, dialect.quote]),
      error: null,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { file: truth.file, delimiter: false, quote: false, found: '', error: message }
  }
}

async function main(folder: string, scratch: string): Promise<void> {
  const results: Result[] = []
  const started = performance.now()
  let absent = 0
  for (const truth of readTruth(await readFile(join(folder, 'dialects.txt'), 'utf8'))) {
    const there = await access(join(folder, 'files', truth.file)).then(
      () => true,
      () => false,
    )
    if (there) results.push(await judge(truth, join(folder, 'files'), scratch))
    else absent++
  }
  const seconds = (performance.now() - started) / 1000
  const count = (test: (result: Result) => boolean): number => results.filter(test).length
  const right = count(({ delimiter, quote }) => delimiter && quote)
  const failed = count(({ error }) => error !== null)
  const total = Math.max(1, results.length)
  // A wrong answer costs precision, a file without an answer costs recall.
  const precision = right / Math.max(1, results.length - failed)
  const recall = right / Math.max(1, right + failed)
  const report = {
    benchmark: 'dialect',
    files: results.length,
    absent,
    right: right / total,
    delimiter: count(({ delimiter }) => delimiter) / total,
    quote: count(({ quote }) => quote) / total,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    failed,
    seconds,
    wrong: results.filter(({ delimiter, quote }) => !delimiter || !quote),
  }

  console.log('files     right delimiter     quote        F1    failed   seconds')
  const shares = [report.right, report.delimiter, report.quote, report.f1].map((value) => value.toFixed(3).padStart(10))
  console.log(
    `${String(results.length).padEnd(5)}${shares.join('')}${String(failed).padStart(10)}${seconds.toFixed(2).padStart(10)}`,
  )
  if (absent > 0) console.log(`${absent} files that dialects.txt names are not there and don't count.`)
  for (const { file, found, error } of report.wrong) console.log(`wrong: ${file}: ${error ?? `found ${found}`}`)
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-dialect-'))
await main(data, scratch).finally(() => rm(scratch, { recursive: true, force: true }))
