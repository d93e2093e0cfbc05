import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const courses = templateOf('courses', [
  { name: 'course_no', required: true, unique: true },
  { name: 'retail_price', required: true, rule: '\\d+\\.\\d{2}' },
])
const weeks = [...Array(12).keys()]
const twoPrices = tableOf(
  'courses',
  `Course no|Prices Molde|Prices Vik\n${weeks.map((at) => `K${at + 30}|${at + 60}.50|${at + 90}.25`).join('\n')}`,
)

describe('a column that is only likely to be the one', () => {
  it('is taken, and asked about with the others that may be', () => {
    const decision = decideOn([twoPrices], [courses])
    const asked = decision.questions.find(({ target }) => target.column === 'retail_price')!
    expect(inputsOf(decision, 'retail_price')).toEqual([asked.default])
    expect(asked.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['Prices Molde', 'Prices Vik']))
    const other = decideOn([twoPrices], [courses], { answers: [{ key: asked.key, value: 'Prices Vik' }] })
    expect(inputsOf(other, 'retail_price')).toEqual(['Prices Vik'])
    expect(other.questions).toEqual([])
  })

  it('is not asked about where its header means the same, whatever its values are', () => {
    const table = tableOf(
      'courses',
      `Course no|Retail price\n${weeks.map((at) => `K${at + 30}|${at + 60}.50`).join('\n')}`,
    )
    expect(decideOn([table], [courses]).questions).toEqual([])
  })

  describe('and whose cells name the rows of the linked table', () => {
    const names = [
      'Ada Berg',
      'Carl Diehl',
      'Emma Falk',
      'Gus Holm',
      'Ida Jonas',
      'Karl Lund',
      'Mia Noor',
      'Otto Pauli',
    ]
    const logins = names.map((name) => (name[0]! + name.split(' ')[1]!).toLowerCase())
    const users = templateOf('users', [
      { name: 'username', required: true, unique: true },
      { name: 'full_name', required: true },
    ])
    const userTable = tableOf(
      'users',
      `Username|Full name\n${names.map((name, at) => `${logins[at]}|${name}`).join('\n')}`,
    )
    const link = { link: 'users.username' }
    const devicesOf = (...links: string[]) =>
      templateOf('devices', [
        { name: 'asset_tag', required: true, unique: true, rule: '^A\\d{5}$' },
        ...links.map((name) => ({ name, ...link })),
      ])
    const deviceTable = (more: string, cell: (at: number) => string) =>
      tableOf(
        'devices',
        `Asset Tag|Assignment St|Assignment User${more}\n${[...Array(24).keys()].map((at) => `A${at + 20100}|${'ASX'[at % 3]}|${names[at % 8]}${cell(at)}`).join('\n')}`,
      )
    const askedOf = (decision: ReturnType<typeof decideOn>): unknown[] =>
      decision.questions.filter(({ kind }) => kind === 'column_match').map(({ target }) => target.column)

    it('is not asked about where no other column names any', () => {
      const decision = decideOn([userTable, deviceTable('', () => '')], [users, devicesOf('assigned_to')])
      expect(inputsOf(decision, 'assigned_to', 1)).toEqual(['Assignment User'])
      expect(askedOf(decision)).toEqual([])
    })

    it('is asked about where another column does, or two columns of the template lead there', () => {
      const two = deviceTable('|Stock Clerk', (at) => `|${names[(at * 3 + 1) % 8]}`)
      expect(askedOf(decideOn([userTable, two], [users, devicesOf('assigned_to')]))).toEqual(['assigned_to'])
      const one = deviceTable('', () => '')
      const both = devicesOf('assigned_to', 'approved_by')
      expect(askedOf(decideOn([userTable, one], [users, both]))).toContain('assigned_to')
    })
  })
})
