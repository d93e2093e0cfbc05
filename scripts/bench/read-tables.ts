/** A table as a person sees it. */
export interface Table {
  header: string[]
  rows: string[][]
}

/** Numbers that are the same in every run. */
export interface Random {
  below: (limit: number) => number
  one: <T>(of: readonly T[]) => T
}

/** Lehmer's generator (S. Park, K. Miller 1988). */
export function numbersFrom(seed: number): Random {
  let state = (seed * 7_919) % 2_147_483_647 || 1
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
  return { below, one: (of) => of[below(of.length)]! }
}

const FIRST = ['Anna', 'Björn', 'Chloé', 'Dmitri', 'Elena', 'Farid', 'Grace', 'Hugo', 'Ines', 'José', 'Käthe', 'Liam']
const LAST = ['Schmidt', "O'Brien", 'Müller', 'García', 'Smith', 'Dubois', 'van den Berg', 'Rossi', 'Novák', 'Jansen']
const CITY = ['Berlin', 'Lyon', 'Graz', 'Málaga', 'Leeds', 'Porto', 'Genève', 'Bath']
const GOODS = ['Oak table', 'Garden hose', 'Steel bolt', 'Desk lamp', 'Rain jacket', 'Tea kettle', 'Wall clock']
const WORDS = ['sturdy', 'light', 'for daily use', 'made to order', 'in two colours', 'out of stock', 'new']

const two = (value: number): string => String(value).padStart(2, '0')

/** One table of each kind that people export: contacts, orders, stock with prose, measurements, codes. */
export function cleanTables(seed: number): Table[] {
  const random = numbersFrom(seed)
  return makers.map((make) => {
    const count = 18 + random.below(60)
    const { header, row } = make(random)
    return { header, rows: Array.from({ length: count }, (_, index) => row(index)) }
  })
}

type Maker = (random: Random) => { header: string[]; row: (index: number) => string[] }

const makers: Maker[] = [
  ({ below, one }) => ({
    header: ['Customer', 'First name', 'Last name', 'E-mail', 'City', 'Since'],
    row: (index) => {
      const [first, last] = [one(FIRST), one(LAST)]
      const mail = `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, '')
      const since = `${two(1 + below(28))}.${two(1 + below(12))}.20${two(10 + below(14))}`
      return [`C-${1001 + index}`, first, last, below(9) === 0 ? '' : `${mail}@example.com`, one(CITY), since]
    },
  }),
  ({ below, one }) => ({
    header: ['order_id', 'customer', 'ordered_on', 'amount', 'currency', 'status', 'paid'],
    row: (index) => [
      String(40_000 + index * 3),
      `C-${1001 + below(300)}`,
      `2024-${two(1 + below(12))}-${two(1 + below(28))}`,
      `${below(4_000)}.${two(below(100))}`,
      one(['EUR', 'USD', 'GBP']),
      one(['open', 'shipped', 'cancelled']),
      one(['true', 'false']),
    ],
  }),
  ({ below, one }) => ({
    header: ['SKU', 'Product', 'Description', 'Price', 'In stock'],
    row: (index) => [
      `${one(['AB', 'KX', 'ZN'])}-${two(index)}${below(90) + 10}`,
      one(GOODS),
      `${one(WORDS)}, ${one(WORDS)}${below(6) === 0 ? `, ${10 + below(30)}" wide` : ''}${below(12) === 0 ? '\nsee catalogue' : ''}`,
      `€ ${below(400)},${two(below(100))}`,
      String(below(500)),
    ],
  }),
  ({ below, one }) => ({
    header: ['Station', 'Year', 'Temperature', 'Rain (mm)', 'Remark'],
    row: () => [
      one(CITY),
      String(1990 + below(34)),
      `${below(30) - 8}.${below(10)}`,
      String(below(200)),
      below(3) === 0 ? one(WORDS) : '',
    ],
  }),
  ({ one }) => ({
    header: ['Name', 'Department', 'Role', 'Office'],
    row: () => [
      `${one(FIRST)} ${one(LAST)}`,
      one(['Sales', 'Finance', 'Support', 'Design']),
      one(['Manager', 'Assistant', 'Lead', 'Intern']),
      one(CITY),
    ],
  }),
]
