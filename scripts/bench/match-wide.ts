import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { numbersFrom, type Random } from './read-tables.ts'

// A made-up case of schema matching as wide as the widest that people have: what a clinic exports, into a registry's form. A column of the
// form is an aspect of a subject, and some are in the export under names and in forms of its own.

const targets = 736
const sources = 180
const rows = 2_000

const subjects = [
  'patient',
  'admission',
  'discharge',
  'diagnosis',
  'treatment',
  'medication',
  'sample',
  'specimen',
  'tumour',
  'biopsy',
  'surgery',
  'radiation',
  'laboratory',
  'follow up',
  'referral',
  'physician',
  'insurance',
  'ward',
  'allergy',
  'vaccination',
  'pregnancy',
  'relative',
  'exposure',
  'scan',
  'pathology',
  'infusion',
  'donor',
  'transfusion',
  'nutrition',
  'rehabilitation',
  'consent',
  'trial',
]

/** How an aspect is called in the export, and its values in the form (`clean`) and in the export (`raw`). */
interface Aspect {
  name: string
  other: string
  value: (random: Random, index: number) => { clean: string; raw: string }
}

const two = (value: number): string => String(value).padStart(2, '0')

const same = (value: string): { clean: string; raw: string } => ({ clean: value, raw: value })

const word = (name: string, other: string, values: readonly string[]): Aspect => ({
  name,
  other,
  value: ({ one }) => {
    const clean = one(values)
    return { clean, raw: clean.toUpperCase() }
  },
})

const number = (name: string, other: string, from: number, to: number, decimals = 0): Aspect => ({
  name,
  other,
  value: ({ below }) =>
    same(((from * 10 ** decimals + below((to - from) * 10 ** decimals)) / 10 ** decimals).toFixed(decimals)),
})

const date = (name: string, other: string): Aspect => ({
  name,
  other,
  value: ({ below }) => {
    const [day, month, year] = [two(1 + below(28)), two(1 + below(12)), String(1990 + below(34))]
    return { clean: `${year}-${month}-${day}`, raw: `${day}.${month}.${year}` }
  },
})

const code = (name: string, other: string, letters: string): Aspect => ({
  name,
  other,
  value: ({ below }, index) => same(`${letters}${String(10_000 + index * 7 + below(7))}`),
})

const aspects: Aspect[] = [
  code('identifier', 'id', 'R-'),
  date('start date', 'begin'),
  date('end date', 'finished on'),
  word('status', 'state', ['active', 'completed', 'suspended', 'unknown']),
  word('type', 'kind', ['primary', 'secondary', 'recurrent', 'metastatic', 'not reported']),
  word('outcome', 'result', ['improved', 'stable', 'worsened', 'deceased', 'lost to follow up']),
  word('site', 'location', ['lung', 'breast', 'colon', 'liver', 'kidney', 'skin', 'brain', 'stomach']),
  word('laterality', 'side', ['left', 'right', 'bilateral', 'midline']),
  word('grade', 'grading', ['G1', 'G2', 'G3', 'G4', 'GX']),
  word('stage', 'staging', ['Stage I', 'Stage IIA', 'Stage IIB', 'Stage III', 'Stage IV']),
  word('method', 'procedure', ['microscopy', 'flow cytometry', 'sequencing', 'imaging', 'culture']),
  word('indicator', 'flag', ['yes', 'no']),
  number('age at event', 'age', 0, 99),
  number('days to event', 'days', 0, 4_000),
  number('count', 'number of', 0, 40),
  number('weight', 'kg', 2, 140, 1),
  number('length', 'cm', 1, 210, 1),
  number('concentration', 'conc', 0, 30, 3),
  number('dose', 'amount given', 1, 900, 2),
  number('percentage', 'pct', 0, 100, 1),
  code('code', 'cd', 'C'),
  word('unit', 'uom', ['mg', 'ml', 'mmol/l', 'Gy', 'IU']),
  {
    name: 'comment',
    other: 'remarks',
    value: ({ one }) =>
      same(
        `${one(['seen', 'called', 'asked'])} ${one(['again', 'once', 'late'])}, ${one(['no change', 'to be checked', 'see letter'])}`,
      ),
  },
]

const short = (text: string): string => text.replaceAll(/(?<=\w)[aeiou]/g, '')

/** Names as exports have them: the aspect's other name, words without vowels, the aspect first. */
const headers: ((subject: string, aspect: Aspect) => string)[] = [
  (subject, { name }) => `${subject}_${name}`.replaceAll(' ', '_').toUpperCase(),
  (subject, { other }) => `${subject} ${other}`,
  (subject, { name }) => `${short(subject)}_${short(name)}`.replaceAll(' ', '_'),
  (subject, { name }) => `${name} of ${subject}`,
]

/** Writes the case into a folder of its own: `source.csv`, `target.csv` and what belongs together. */
export async function writeWideCase(folder: string): Promise<void> {
  const random = numbersFrom(29)
  const columns = subjects
    .flatMap((subject) =>
      aspects.map((aspect) => ({ subject, aspect, header: `${subject} ${aspect.name}`.replaceAll(' ', '_') })),
    )
    .slice(0, targets)
  const cells = columns.map(({ aspect }) => Array.from({ length: rows }, (_, index) => aspect.value(random, index)))
  const chosen = columns.map((column, index) => ({ ...column, index, key: random.below(1_000_000) }))
  const exported = chosen
    .toSorted((a, b) => a.key - b.key)
    .slice(0, sources)
    .map((column) => ({ ...column, name: random.one(headers)(column.subject, column.aspect) }))
  const row = (index: number, form: 'clean' | 'raw', of: readonly number[]): string[] =>
    // A third of what a form asks is not known.
    of.map((column) => (random.below(3) === 0 ? '' : (cells[column]?.[index]?.[form] ?? '')))
  const all = columns.map((_, index) => index)
  const some = exported.map(({ index }) => index)
  const lines = (form: 'clean' | 'raw', of: readonly number[]): string[][] =>
    Array.from({ length: rows }, (_, index) => row(index, form, of))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'target.csv'), stringify([columns.map(({ header }) => header), ...lines('clean', all)]))
  await writeFile(join(folder, 'source.csv'), stringify([exported.map(({ name }) => name), ...lines('raw', some)]))
  const truth = exported.map(({ name, header }) => [name, header])
  await writeFile(join(folder, 'groundtruth.csv'), stringify([['source', 'target'], ...truth]))
}
