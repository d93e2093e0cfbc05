import { escaped } from '../../escaped.ts'
import { nameFeatures } from '../names/name-score.ts'
import { conceptsOf, fold, squash } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { isSameWord } from '../vocabulary.ts'
import { BETWEEN, canJoin, type Composite } from './composite.ts'

// Columns in pairs, of which one says what the other holds: `Option1 Name` is “Color” in some rows and “Size” in others, and `Option1 Value` is
// the colour or the size, for a template with a column for each.

const CALLED = /(?<!\p{L})(?:names?|labels?|keys?|bezeichnung|nom|libellé|nombre|nome|etichetta|naam)(?!\p{L})/iu
const HELD = /(?<!\p{L})(?:values?|wert|valeur|valor|valore|waarde)(?!\p{L})/iu
/** More different names are no few things that are said of each row. */
const MOST_NAMES = 15

interface Pair {
  name: number
  value: number
}

/** The template columns that are called by the names in such pairs, each with the values beside those names. */
export function findNamedValues(table: TableSide, side: TemplateSide): Composite[] {
  const pairs = pairsIn(table)
  const names = [
    ...new Set(pairs.flatMap(({ name }) => table.profile.columns[name]!.values.map(({ value }) => value.trim()))),
  ]
  const called = Map.groupBy(names, (name) => columnCalled(name, side))
  const sources = pairs.flatMap(({ name, value }) => [name, value])
  const where = pairs.map(({ name }) => `“${table.profile.columns[name]!.name}”`).join(', ')
  return [...called].flatMap(([target, own]): Composite[] => {
    if (target === null) return []
    const reason = `In ${where} ${own.map((one) => `“${one}”`).join(' or ')} says which values are “${side.template.columns[target]!.name}”.`
    const any = own.map(escaped).join('|')
    const pattern = `^(?:.*${BETWEEN})?(?:${any})${BETWEEN}([^${BETWEEN}]*)|^`
    return [
      {
        target,
        sources,
        transforms: [
          { kind: 'merge', separator: BETWEEN },
          { kind: 'extract', pattern },
        ],
        confidence: 0.88,
        reason,
      },
    ]
  })
}

/** Columns beside each other that are called alike but for the word for a name and for a value. */
function pairsIn({ profile: { columns } }: TableSide): Pair[] {
  return columns.flatMap(({ name, complete, distinct, filled }, at) => {
    const next = columns[at + 1]
    if (!next || filled === 0 || !complete || distinct > MOST_NAMES || !CALLED.test(name) || !HELD.test(next.name))
      return []
    const isSame = squash(name.replace(CALLED, '')) === squash(next.name.replace(HELD, ''))
    return isSame && canJoin(columns.slice(at, at + 2)) && squash(name.replace(CALLED, '')) !== ''
      ? [{ name: at, value: at + 1 }]
      : []
  })
}

/** The only template column of that name; else the only one whose description begins with it: “Size or length of the variant”. */
export function columnCalled(name: string, { template, names }: TemplateSide): number | null {
  const { squashed } = nameFeatures(name)
  const meant = conceptsOf(name).join()
  const ways: ((at: number) => boolean)[] = [
    (at) => names[at]!.squashed === squashed,
    (at) => isSameWord(fold(name), fold(template.columns[at]!.name)),
    (at) => meant !== '' && conceptsOf(template.columns[at]!.name).join() === meant,
    (at) => wordsBefore(template.columns[at]!.description ?? '').includes(fold(name)),
  ]
  for (const isMeant of ways) {
    const found = [...template.columns.keys()].filter(isMeant)
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

function wordsBefore(description: string): string[] {
  const [first = ''] = description.split(/[,.;:(]|\s(?:of|der|des|von|de|du|del|di|van)\s/iu)
  return fold(first).match(/\p{L}+/gu) ?? []
}
