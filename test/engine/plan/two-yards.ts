import { tableOf, templateOf } from './table-of.ts'

// Two yards that number their boats alike, each with a list of its own, and one list of prices for both.

export const boats = templateOf('boats', [
  {
    name: 'boat_code',
    required: true,
    unique: true,
    rule: '(NY|SY)-\\d{2}',
    description: 'Yard code (NY = North Yard, SY = South Yard), hyphen, boat number: NY-11.',
  },
  { name: 'yard', required: true, rule: 'North Yard|South Yard' },
  { name: 'class', required: true, rule: 'dinghy|ketch|sloop' },
  { name: 'daily_rate', required: true, rule: '\\d+\\.\\d{2}' },
])
export const north = tableOf('North Yard', 'No.|Class\n11|dinghy\n12|ketch\n21|sloop\n22|dinghy')
export const south = tableOf('South Yard', 'Boat|Class\n11|ketch\n12|sloop\n21|dinghy\n31|sloop')

export const pricesOf = (lines: string): ReturnType<typeof tableOf> =>
  tableOf('prices', `Yard|Boat|Daily rate|Set by\n${lines}`)
export const all = pricesOf(
  'North Yd|11|40.00|AB\nNorth Yd|12|55.50|AB\nNorth Yd|21|60.00|AB\nNorth Yd|22|41.00|AB\nSouth Yd|11|70.00|CD\nSouth Yd|12|71.00|CD\nSouth Yd|21|72.00|CD\nSouth Yd|31|73.50|CD',
)
