import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from './score-columns.ts'

// Year, make and model in one cell: “2014 Ford Transit 250”, “1998 Land Rover Defender”.

/** From this share of the values on, that is how the column writes them. */
const MOST = 0.7
const YEAR = '(?:19|20)\\d{2}'
/** Makes are one word, but for those whose first never stands alone. */
const MAKE = '(?:(?:Alfa|Aston|Land|Great|Rolls|Mercedes)[ -]\\p{L}+|\\p{L}[\\p{L}-]*)'

/** The year, make and model of what a column names by all three, where no other column has the make. */
export function splitVehicles(table: TableSide, side: TemplateSide): Composite[] {
  const [year, brand, model] = ['year', 'brand', 'model'].map((wanted) =>
    side.names.findIndex(({ concepts }) => concepts.includes(wanted)),
  ) as [number, number, number]
  if (brand < 0 || model < 0 || table.names.some(({ concepts }) => concepts.includes('brand'))) return []
  const whole = new RegExp(`^\\s*${YEAR}\\s+${MAKE}\\s+\\S`, 'u')
  const source = table.profile.columns.findIndex((column) => sharesOf(column, whole) >= MOST)
  if (source < 0) return []
  const reason = `The values of “${table.profile.columns[source]!.name}” look like “year make model”.`
  const parts: [number, string][] = [
    [year, `^\\s*(${YEAR})\\s`],
    [brand, `^\\s*${YEAR}\\s+(${MAKE})\\s+\\S`],
    [model, `^\\s*${YEAR}\\s+${MAKE}\\s+(\\S.*)$`],
  ]
  return parts.flatMap(([target, pattern]): Composite[] =>
    target < 0
      ? []
      : [{ target, sources: [source], transforms: [{ kind: 'extract', pattern }], confidence: 0.88, reason }],
  )
}
