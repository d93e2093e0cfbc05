import { jsPattern } from '../../transforms/js-pattern.ts'
import { wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'

// “110 kW (150 hp)” for a column `power_kw`: the same in two units, of which the name of the template column says the wanted one.

/** What is written in pairs, by the words for each. */
const PAIRS: string[][] = [
  ['kw', 'ps|hp|ch|cv|cp|pk|bhp'],
  ['hp|ps|ch|cv|pk|bhp', 'kw'],
  ['kg', 'lbs?'],
  ['lbs?', 'kg'],
  ['cm|mm|m', 'in|inch(?:es)?|ft'],
  ['in|inch|inches|ft', 'cm|mm|m'],
  ['km', 'mi|miles?'],
  ['mi|miles?', 'km'],
  ['l|ltr', 'gal(?:lons?)?'],
]
const FIGURE = '\\d{1,3}(?:[ ,.]\\d{3})+|\\d+(?:[.,]\\d+)?'
const MOST = 0.9

/** The figure in the wanted unit, out of the only column that has both. */
export function findInTwoUnits(table: TableSide, side: TemplateSide): Composite[] {
  return side.template.columns.flatMap(({ name }, target): Composite[] => {
    const word = wordsOf(name).at(-1) ?? ''
    const other = PAIRS.find(([units]) => new RegExp(`^(?:${units})$`, 'u').test(word))?.[1]
    if (other === undefined || wordsOf(name).length < 2) return []
    const own = `(?i:${word})\\.?`
    const beside = `(?:${FIGURE})\\s*(?i:${other})\\.?`
    const pattern = `^\\s*(?:${beside}\\s*[(/,;|]\\s*)?(${FIGURE})\\s*${own}(?:\\s*[(/,;|]\\s*${beside})?\\s*\\)?\\s*$`
    const both = jsPattern(`(?i:${word}).*[(/,;|].*(?i:${other})|(?i:${other}).*[(/,;|].*(?i:${word})`)
    const found = [...table.profile.columns.keys()].filter((source) => {
      const column = table.profile.columns[source]!
      return column.filled > 0 && sharesOf(column, jsPattern(pattern)) >= MOST && sharesOf(column, both) >= MOST / 2
    })
    const [source] = found
    if (source === undefined || found.length > 1) return []
    const reason = `The values of “${table.profile.columns[source]!.name}” have the figure in ${word} and in another unit.`
    return [{ target, sources: [source], transforms: [{ kind: 'extract', pattern }], confidence: 0.88, reason }]
  })
}
