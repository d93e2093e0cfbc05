import { ACCEPTED, expectedKinds } from '../match/expected.ts'
import { areComparable, conceptWeights, nameFeatures, nameScore, type NameFeatures } from '../match/names/name-score.ts'
import { compilePattern, type Pattern } from '../match/pattern/pattern.ts'
import type { TemplateColumn } from '../model.ts'
import { typesOf } from '../profile/value-types.ts'
import type { DocumentTable, ParsedDocument, TextLine } from '../read/document/model.ts'
import type { ExtractedField } from './model.ts'

// Fields by their labels: a document names what it says, beside it, above it, or at the head of a column. A label is compared with a
// template's column by the same measure of names that columns of files are.

/** Something that a document says under a label. */
interface Statement {
  label: string
  value: string
  page: number | null
  quote: string
  /** How surely the value belongs to the label, by how they stand to each other. */
  bond: number
}

/** Below this a name says too little. */
const LEAST_SCORE = 0.55
const MAX_LABEL_LENGTH = 60
const MAX_LABEL_WORDS = 7
const MAX_STATEMENTS = 20_000

/** One entry for each column, in their order. A value is the document's own words, found or not found, never made up. */
export function findFields(columns: readonly TemplateColumn[], document: ParsedDocument): ExtractedField[] {
  if (columns.length === 0) return []
  const statements = statementsOf(document)
  const labels = new Map<string, NameFeatures>()
  for (const { label } of statements) if (!labels.has(label)) labels.set(label, nameFeatures(label))
  const targets = columns.map(({ name, description }) => nameFeatures(name, description))
  const weights = conceptWeights([[...labels.values()], targets], new Set())
  const nameScores = columns.map((_, at) => {
    const target = targets[at]
    const scores = new Map<string, number>()
    for (const [label, source] of labels) {
      if (target !== undefined && areComparable(source, target)) scores.set(label, nameScore(source, target, weights))
    }
    return scores
  })
  return columns.map((column, at) => bestOf(column, at, statements, nameScores))
}

function bestOf(
  column: TemplateColumn,
  at: number,
  statements: readonly Statement[],
  nameScores: readonly ReadonlyMap<string, number>[],
): ExtractedField {
  const fit = fitOf(column)
  const found: { statement: Statement; score: number }[] = []
  for (const statement of statements) {
    const name = nameScores[at]?.get(statement.label) ?? 0
    // A label that names another column better is that column's.
    const elsewhere = Math.max(
      0,
      ...nameScores.map((scores, other) => (other === at ? 0 : (scores.get(statement.label) ?? 0))),
    )
    if (name < LEAST_SCORE || elsewhere > name + 0.05) continue
    found.push({ statement, score: name * statement.bond * fit(statement.value) })
  }
  const best = found.reduce((most, each) => (each.score > most.score ? each : most), found[0] ?? NOTHING)
  if (best.score < 0.3) return { name: column.name, value: null, page: null, quote: null, confidence: 0 }
  // The same said twice is surer; something else said as clearly makes it a guess.
  const others = found.filter(({ statement }) => statement.value !== best.statement.value)
  const rival = others.reduce((most, { score }) => Math.max(most, score), 0)
  const doubt = rival > 0.9 * best.score ? 0.5 : rival > 0.75 * best.score ? 0.8 : 1
  const { value, page, quote } = best.statement
  return { name: column.name, value, page, quote, confidence: Math.round(best.score * doubt * 100) / 100 }
}

const NOTHING = { statement: { label: '', value: '', page: null, quote: '', bond: 0 }, score: 0 }

/** A single value has no others to be told by: the name of a country or of a thing is no more than words. */
const KINDS: typeof ACCEPTED = {
  ...ACCEPTED,
  country: ['country', 'words'],
  identifier: ['code', 'integer', 'uuid', 'words'],
}

/** How well a value fits the column's rule and kind, from 0 to 1. */
function fitOf(column: TemplateColumn): (value: string) => number {
  const rule: Pattern | null =
    column.desiredRule === 'strict' && column.strictRule ? compilePattern(column.strictRule) : null
  const wanted = new Set(expectedKinds(column).flatMap((kind) => KINDS[kind]))
  return (value) => {
    if (rule?.matches(value)) return 1
    const types = typesOf(value)
    const ofKind = wanted.size === 0 || types.some((type) => wanted.has(type))
    if (rule !== null) return ofKind && wanted.size > 0 ? 0.85 : 0.6
    return ofKind ? 0.97 : 0.6
  }
}

function statementsOf({ lines, tables }: ParsedDocument): Statement[] {
  const statements: Statement[] = []
  for (const [at, line] of lines.entries()) {
    if (statements.length > MAX_STATEMENTS) break
    statements.push(...ofLine(line, lines[at + 1]))
  }
  for (const table of tables) statements.push(...ofTable(table))
  return statements
}

const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL_LENGTH && /\p{L}/u.test(text) && text.split(/\s+/).length <= MAX_LABEL_WORDS

/** `Label: value`, in one piece or two; two pieces side by side; a label with its value on the next line. */
function ofLine({ page, pieces }: TextLine, next: TextLine | undefined): Statement[] {
  const statements: Statement[] = []
  for (const [at, piece] of pieces.entries()) {
    const [, label = '', value = ''] = /^([^:：]{1,80}?)\s*[:：]\s*(.*)$/su.exec(piece) ?? []
    const after = pieces[at + 1]
    if (label !== '' && isLabel(label) && !/\d$/.test(label)) {
      if (value !== '') statements.push({ label, value, page, quote: piece, bond: 0.97 })
      else if (after !== undefined)
        statements.push({ label, value: after, page, quote: `${piece} ${after}`, bond: 0.97 })
      else if (
        next?.page === page &&
        next.pieces.length === 1 &&
        next.pieces[0] !== undefined &&
        !next.pieces[0].includes(':')
      )
        statements.push({ label, value: next.pieces[0], page, quote: `${piece}\n${next.pieces[0]}`, bond: 0.85 })
      continue
    }
    if (!isLabel(piece)) continue
    if (pieces.length === 2 && at === 0 && after !== undefined)
      statements.push({ label: piece, value: after, page, quote: `${piece} ${after}`, bond: 0.85 })
    // Labels in a line over their values.
    const below = next?.page === page && next.pieces.length === pieces.length ? next.pieces[at] : undefined
    if (below !== undefined && !/[:：]/.test(below))
      statements.push({
        label: piece,
        value: below,
        page,
        quote: `${piece}\n${below}`,
        bond: pieces.length > 1 ? 0.75 : 0.6,
      })
  }
  return statements
}

/** A table of a single row of values, or one whose rows are a label and a value each. */
function ofTable({ header, rows, page, width }: DocumentTable): Statement[] {
  const statements: Statement[] = []
  const [only] = rows
  if (rows.length === 1 && only !== undefined) {
    for (const [at, label] of header.entries()) {
      const value = only.cells[at] ?? ''
      if (label !== '' && value !== '')
        statements.push({ label, value, page: only.page, quote: `${label}\n${value}`, bond: 0.92 })
    }
  }
  if (width !== 2) return statements
  const pairs = [{ cells: header, page }, ...rows]
  for (const { cells, page: at } of pairs) {
    const [label = '', value = ''] = cells
    const bare = label.replace(/\s*[:：]$/u, '')
    if (isLabel(bare) && value !== '')
      statements.push({ label: bare, value, page: at, quote: `${label} ${value}`, bond: 0.9 })
  }
  return statements
}
