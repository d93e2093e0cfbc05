import { templatesIn } from '../../knowledge/grounded/tables.ts'
import { placeOf, wordsIn } from '../../knowledge/grounded/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// “Number of the line within its document, counting from 1”: what few systems export, and anybody can count.

const WORD = '(?:lines?|rows?|pos(?:ition)?|zeilen?|ligne|l[ií]nea|renglón|riga|regel|pozycja|lp)'
const NUMBER = '(?:no|nr|num(?:ber|mer|[ée]ro|ero)?|nummer|numer|index|idx)'
const CALLED = new RegExp(`^(?:\\p{L}+[ _-])??(?:${WORD}[ _-]?${NUMBER}?|${NUMBER}[ _-]?(?:de[ _-])?${WORD})$`, 'iu')
/** A line that has a number of its own may be told apart by nothing else. */
const KEPT = /(?<!\p{L})(?:old|former|original|printed|legacy|alte[rsn]?|bisherig|ancien|antigu|vecchi|oud[e]?)/iu

/** “Position of the item in the order, counted from 1”. */
const COUNTED =
  /(?<!\p{L})(?:count(?:ed|ing|s)|number(?:ed|ing)|start(?:s|ing)?|begin(?:s|ning)?) (?:from|at|with) (?:1|one)(?!\d)|(?<!\p{L})(?:1, 2, 3|running number|consecutive|fortlaufend\p{L}*|laufende \p{L}+|(?:gezählt )?ab 1|à partir de 1|numérot\p{L}+|a partir de 1|desde 1|correlativ\p{L}+|a partire da 1|progressiv[oa]|vanaf 1|doorlopend|kolejny)(?!\p{L}|\d)/iu
/** Numbers of single lines of all documents, so much larger than any line is far down. */
const LARGE = 100_000

/** Whether the numbers of a column are other ones than 1, 2, 3 within each document: of transactions, each there once. */
function isNoCount({ sources: [source], lead }: Mapping, { table }: Placement): boolean {
  const column = source === undefined ? undefined : table.profile.columns[source]
  if (!column || lead.length > 0 || !column.unique) return false
  return column.values.every(({ value }) => Number(value) >= LARGE)
}

/** Numbers that go on from one document to the next, “Trans. No”, are those of all rows, and of no line in its document, where another column counts these. */
function isOfAll({ sources: [source, ...more], lead }: Mapping, document: number, { table }: Placement): boolean {
  const { columns, rows } = table.profile
  const column = source === undefined ? undefined : columns[source]
  if (!column || more.length > 0 || lead.length > 0 || CALLED.test(column.name.trim())) return false
  const documents = new Map<string, Set<string>>()
  for (const cells of rows) {
    const number = cells[column.position]?.trim() ?? ''
    if (number !== '')
      documents.set(number, (documents.get(number) ?? new Set()).add(cells[columns[document]!.position] ?? ''))
  }
  return documents.size >= LEAST_ROWS && [...documents.values()].every(({ size }) => size === 1)
}

/** The mappings with the numbers of lines counted, where no column has them: within the rows that link to the same. */
export function withLineNumbers(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const { name, description = '', required } = template.columns[target]!
    const link = CALLED.test(name)
      ? (ruledDocument(mappings, target, placement) ??
        namedDocument(mappings, target, placement) ??
        documentOf(mappings, description, placement, context))
      : null
    if (link === null) return mapping
    const isOpen = mapping.constant === undefined && (mapping.decided_by === 'matcher' || mapping.sources.length === 0)
    // By what the lines are linked none of them is numbered.
    const isFound =
      mapping.sources.length > 0 &&
      !mapping.guessed &&
      !mapping.sources.includes(link) &&
      !(COUNTED.test(description) && isNoCount(mapping, placement))
    if (!required || !isOpen || KEPT.test(description)) return mapping
    if (!isCount(placement, target)) return mapping
    const counting = countingColumn(mappings.toSpliced(target, 1), link, placement)
    if (isFound && (counting === null || !isOfAll(mapping, link, placement))) return mapping
    dropQuestions([target], placement, context)
    const { columns } = placement.table.profile
    const { guessed: _, ...open } = mapping
    if (counting !== null) {
      const reason = `“${counting.name}” counts the rows of each “${columns[link]!.name}” from 1.`
      return { ...open, sources: [columns.indexOf(counting)], lead: [], confidence: 0.9, reason, alternatives: [] }
    }
    const reason = `No column holds it: the rows of ${tableLabel(placement.table.profile)} are counted within each “${columns[link]!.name}”, in their order.`
    context.notes.push(`“${name}” of ${template.name}: ${reason}`)
    return {
      ...open,
      sources: [link],
      lead: [{ kind: 'row_number', start: 1, within: true }],
      confidence: 0.9,
      reason,
      alternatives: [],
    }
  })
}

/** So many of the rows must be counted: copies of some, and rows that are wrong, stand between them. */
const COUNTING = 0.9
const LEAST_ROWS = 5

/** The only column that nothing else is taken from and whose numbers are 1, 2, 3 within each document, whatever it is called. */
function countingColumn(
  others: readonly Mapping[],
  document: number,
  { table: { profile } }: Placement,
): ColumnProfile | null {
  const taken = new Set(others.flatMap(({ sources }) => sources))
  const found = profile.columns.filter(
    (column, at) => !taken.has(at) && isCounting(column, profile.columns[document]!, profile.rows),
  )
  return found.length === 1 ? found[0]! : null
}

function isCounting(column: ColumnProfile, document: ColumnProfile, rows: TableProfile['rows']): boolean {
  const last = new Map<string, number>()
  let counted = 0
  let further = 0
  for (const cells of rows) {
    const number = Number(cells[column.position] ?? Number.NaN)
    const own = cells[document.position] ?? ''
    const next = (last.get(own) ?? 0) + 1
    if (number !== 1 && number !== next) continue
    counted++
    if (number > 1) further++
    last.set(own, number)
  }
  return rows.length >= LEAST_ROWS && counted >= COUNTING * rows.length && 4 * further >= rows.length
}

/** The source of the one column with which the line's number is the same for no two rows: what lines are numbered in. */
function ruledDocument(
  mappings: readonly Mapping[],
  target: number,
  { side: { template }, table }: Placement,
): number | null {
  const own = template.columns[target]!.name
  const found = template.cross_cell_rules.flatMap((rule) => {
    if (rule.kind !== 'unique_together' || !rule.columns.includes(own)) return []
    const others = rule.columns.filter((name) => name !== own)
    const at = template.columns.findIndex(({ name }) => name === others[0])
    return others.length === 1 && at >= 0 ? sharedSource(mappings[at]!, table) : []
  })
  return found[0] ?? null
}

/** Words of a column's name that say that it is a number, and nothing of what. */
const OF_NUMBERS = new Set(['number', 'no', 'nr', 'id', 'code', 'key', 'reference', 'identifier'])

/** The source of the column by whose name the description calls what lines are counted in: “position of the line within its entry” beside `entry_no`. */
function namedDocument(
  mappings: readonly Mapping[],
  target: number,
  { side: { template }, table }: Placement,
): number | null {
  const { name: own, description } = template.columns[target]!
  const said = wordsIn((description ?? '').replace(own, ' '))
  const found = template.columns.flatMap(({ name, required, unique }, at) => {
    const words = wordsIn(name.replaceAll('_', ' ')).filter(({ text }) => !OF_NUMBERS.has(text))
    const isNamed = words.some(({ text }) => text !== 'line') && placeOf(words, said) >= 0
    return at !== target && required && !unique && isNamed ? sharedSource(mappings[at]!, table) : []
  })
  return found.length === 1 ? found[0]! : null
}

/** The only source of a column, where several rows have the same. */
function sharedSource({ sources, lead, guessed }: Mapping, table: Placement['table']): number[] {
  const column = sources.length === 1 && lead.length === 0 && !guessed ? table.profile.columns[sources[0]!]! : null
  return column && column.distinct < column.filled ? [sources[0]!] : []
}

/** The source of the only required link, or of the one that is spoken of, where several rows have the same. */
function documentOf(
  mappings: readonly Mapping[],
  description: string,
  { side: { template }, table }: Placement,
  { templates }: Context,
): number | null {
  const all = template.columns.flatMap((column, at) => (isDocument(column) ? [at] : []))
  // “The position in the order” is none in the product, which each line has as well.
  const named = [description, template.name, template.description ?? ''].map((text) => {
    const spokenOf = templatesIn(text, templates)
    return all.filter((at) =>
      template.columns[at]!.linkRule?.some(({ templateId }) => spokenOf.some(({ id }) => id === templateId)),
    )
  })
  const links = all.length === 1 ? all : (named.find(({ length }) => length === 1) ?? [])
  return links.flatMap((at) => sharedSource(mappings[at]!, table))[0] ?? null
}

function isDocument({ required, unique, desiredRule }: Template['columns'][number]): boolean {
  return required && !unique && desiredRule === 'link'
}

/** Whether the column takes small numbers, and no text. */
function isCount({ side }: Placement, target: number): boolean {
  const rule = side.rules[target]
  return rule ? rule.matches('1') && rule.matches('12') && !rule.matches('A') : side.kinds[target]!.includes('integer')
}
