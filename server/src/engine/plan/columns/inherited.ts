import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { ABOVE } from '../../match/composites/trees.ts'
import { fold } from '../../match/names/words.ts'
import type { ValueMapEntry } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// “A variation has the category of its parent”: shops write what the sizes and colours of an article have in common in the row of the article alone,
// and which row that is in a column of the others.

const OF_PARENT = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:of|from|as|like|by) (?:its|their|the|his|her) (?:own )?(?:parent|main (?:article|product|item|record|row)|master)|parent[’']s|inherit(?:s|ed)?",
    '(?:vom|von ihrem|von seinem|des|der|ihres|seines) (?:Eltern|Haupt|Ober|Vater|Stamm)\\p{L}*|erb(?:t|en)|vererbt',
    "(?:du|de son|de leur|de l[’'])\\s?(?:(?:produit|article) )?(?:parent|père|principal)|hérit(?:e|ent|ée?s?)",
    '(?:de|del|de su) (?:(?:producto|art[ií]culo) )?(?:padre|principal)|hereda[n]?',
    '(?:del|dal|dalla|della) (?:(?:prodotto|articolo) )?(?:padre|genitore|principale)|eredita(?:no)?',
    'van (?:het|de|zijn|haar|hun) (?:ouder|hoofd)\\p{L}*|erft|erven',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 300
const LEAST_THERE = 0.95
const MOST_LEVELS = 5
/** `id:2103` names 2103. */
const MARKED = /^\p{L}{1,8}\s?[:#=]\s?/u

/** The mappings that take what a row lacks from the row that it is under, where somebody said so. */
export function withInherited(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { profile } = placement.table
  if (!isWhole(profile)) return mappings
  return mappings.map((mapping, target) => {
    const [source, ...more] = mapping.sources
    const own = source === undefined ? undefined : profile.columns[source]
    if (!own || more.length > 0 || mapping.lead.length > 0 || mapping.guessed || own.empty === 0) return mapping
    const why = saidBy(target, placement, context)
    const parents = why === null ? null : parentsIn(profile, own)
    if (why === null || parents === null) return mapping
    const { name } = placement.side.template.columns[target]!
    const reason = `Where “${own.name}” is empty it is that of the row that “${parents.column.name}” names: ${why}.`
    const note = `“${name}” of the rows of ${tableLabel(profile)} without a “${own.name}” is that of the row that their “${parents.column.name}” names: ${why}.`
    if (!context.notes.includes(note)) context.notes.push(note)
    return {
      ...mapping,
      sources: [source!, profile.columns.indexOf(parents.column)],
      lead: [
        { kind: 'merge', separator: '', first: true },
        { kind: 'value_map', entries: parents.entries },
      ],
      reason: `${mapping.reason} ${reason}`,
    }
  })
}

function saidBy(target: number, { side: { template } }: Placement, { texts = [] }: Context): string | null {
  const column = template.columns[target]!
  if (OF_PARENT.test(column.description ?? '')) return `the description of “${template.slug}.${column.name}” says so`
  const isSaid = (sentence: string): boolean => OF_PARENT.test(sentence) && namesColumn(sentence, column)
  if (sentencesIn(template.description ?? '').some(isSaid)) return `the description of “${template.slug}” says so`
  for (const { text, slug, origin } of texts) {
    const said = slug === null || slug === template.slug ? sentencesIn(text).find(isSaid) : undefined
    if (said !== undefined) return `${origin} says so: “${said}”`
  }
  return null
}

interface Parents {
  /** The column that names the row above, and what that row has, by its cells. */
  column: ColumnProfile
  entries: ValueMapEntry[]
}

/** The only column that names other rows of the table by what each of them has for itself. */
function parentsIn(profile: TableProfile, own: ColumnProfile): Parents | null {
  const columns = profile.columns.filter(
    (one) => one !== own && one.filled > 0 && one.empty > 0 && ABOVE.test(fold(one.name)),
  )
  const keys = profile.columns.filter(({ unique, filled }) => unique && filled > 0)
  const found = columns.flatMap((column) => {
    const parents = keys.flatMap((key) => (key === column ? [] : (entriesOf(profile, own, column, key) ?? [])))
    return parents.length > 0 ? [{ column, entries: parents }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

function entriesOf(
  { rows }: TableProfile,
  own: ColumnProfile,
  above: ColumnProfile,
  key: ColumnProfile,
): ValueMapEntry[] | null {
  const cell = (cells: (string | null)[], { position }: ColumnProfile): string => cells[position]?.trim() ?? ''
  const byKey = new Map(rows.flatMap((cells) => (cell(cells, key) === '' ? [] : [[cell(cells, key), cells] as const])))
  const rowOf = (raw: string): (string | null)[] | undefined => byKey.get(raw) ?? byKey.get(raw.replace(MARKED, ''))
  const raws = [...new Set(rows.map((cells) => cell(cells, above)).filter((raw) => raw !== ''))]
  const there = raws.filter((raw) => rowOf(raw) !== undefined).length
  const held = new Set(rows.map((cells) => cell(cells, own)))
  if (raws.length > MOST_ENTRIES || there < LEAST_THERE * raws.length || raws.some((raw) => held.has(raw))) return null
  const valueOf = (raw: string, level = 0): string => {
    const row = level < MOST_LEVELS ? rowOf(raw) : undefined
    if (!row) return ''
    return cell(row, own) || (cell(row, above) === '' ? '' : valueOf(cell(row, above), level + 1))
  }
  const entries = raws.map((raw): ValueMapEntry => ({ raw, value: valueOf(raw), decided_by: 'matcher' }))
  return entries.some(({ value }) => value !== '') ? entries : null
}
