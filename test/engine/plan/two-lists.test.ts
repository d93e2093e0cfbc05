import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true, rule: '^\\d{5}$' },
  { name: 'name', description: 'Surname of a person or name of a firm', required: true },
  { name: 'given_names', description: 'First names; empty for firms' },
])
const fields = templateOf('fields', [
  { name: 'field_no', required: true, unique: true },
  { name: 'grower', required: true, link: 'growers.grower_no' },
])
const people = tableOf(
  'people',
  `Grower|Surname|Forenames\n${['Holm|Ida', 'Dahl|Per', 'Krog|Eva', 'Lund|Bo', 'Berg|Tor', 'Moe|Liv'].map((name, at) => `${20110 + 7 * at}|${name}`).join('\n')}`,
)
const firms = tableOf(
  'firms',
  `Grower|Firm|Town\n${['Fjord Orchards Ltd', 'Nordic Berries', 'Hill & Sons', 'Apple House Ltd'].map((name, at) => `${30210 + 3 * at}|${name}|Voss`).join('\n')}`,
)
const fieldsOf = (names: string[]): ReturnType<typeof tableOf> =>
  tableOf('fields', `Field no|Grower\n${names.map((name, at) => `F${at + 1}|${name}`).join('\n')}`)
const persons = ['Holm, Ida', 'Dahl, Per', 'Krog, Eva', 'Lund, Bo', 'Moe, Liv']

const entries = (names: string[]): Record<string, string> => {
  const decision = decideOn([people, firms, fieldsOf(names)], [growers, fields], {
    answers: [{ key: 'column:growers.name@file_firms/firms', value: 'Firm' }],
  })
  const map = columnOf(decision, 'grower', 1).transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('a link whose rows stand in two lists that call them otherwise', () => {
  it('is found by the people’s first and last names and the firms’ names together', () => {
    expect(entries([...persons, 'Fjord Orchards Ltd', 'Nordic Berries', 'Apple House Ltd'])).toMatchObject({
      'Holm, Ida': '20110',
      'Moe, Liv': '20145',
      'Nordic Berries': '30213',
    })
  })

  it('is found by addresses that the two lists have under two headers', () => {
    const mail = (name: string): string => `${name.toLowerCase()}@example.org`
    const list = (table: string, header: string, from: number, some: string[]): ReturnType<typeof tableOf> =>
      tableOf(table, `Grower|${header}\n${some.map((name, at) => `${from + at}|${mail(name)}`).join('\n')}`)
    const all = ['Ida', 'Per', 'Eva', 'Liv', 'Tor', 'Bo', 'Kai', 'Ann', 'Jon', 'Una']
    const mailed = templateOf('growers', [
      { name: 'grower_no', required: true, unique: true, rule: '^\\d{5}$' },
      { name: 'email', required: true },
    ])
    const rows = fieldsOf([...all.slice(0, 9).map(mail), mail('Zoe')])
    const tables = [list('old', 'Email addr', 20110, all.slice(0, 6)), list('web', 'E-mail', 30110, all.slice(6)), rows]
    const map = columnOf(decideOn(tables, [mailed, fields]), 'grower', 1).transforms.find(
      ({ kind }) => kind === 'value_map',
    )
    const told = map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []
    expect(told).toContainEqual([mail('Ida'), '20110'])
    expect(told).toContainEqual([mail('Jon'), '30112'])
    expect(told.map(([raw]) => raw)).not.toContain(mail('Zoe'))
  })

  describe('which are two columns of one table', () => {
    const both = tableOf(
      'growers',
      `Grower|Forename|Surname|Company\n${['Ida|Holm|', 'Per|Dahl|', 'Eva|Krog|', 'Bo|Lund|', 'Liv|Moe|', 'Tor|Berg|Nordic Berries', 'Kai|Vik|Hill & Sons', 'Una|Aas|Apple House Ltd', 'Jon|Ek|Ida Holm'].map((cells, at) => `${20110 + 7 * at}|${cells}`).join('\n')}`,
    )
    const keysOf = (names: string[]): Record<string, string> => {
      const map = columnOf(decideOn([both, fieldsOf(names)], [growers, fields]), 'grower', 1).transforms.find(
        ({ kind }) => kind === 'value_map',
      )
      return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
    }
    const named = ['Nordic Berries', 'Hill & Sons', 'Apple House Ltd']

    it('is found by people’s names and by those of their firms', () => {
      expect(keysOf([...persons.slice(1), ...named])).toMatchObject({ 'Dahl, Per': '20117', 'Nordic Berries': '20145' })
    })

    it('is not found where many names stand in neither, and a name in both is neither’s', () => {
      expect(keysOf([...persons, 'Nordic Berries', 'Quay Farm', 'Old Mill', 'Sea View', 'High Acre'])).toEqual({})
      const keys = keysOf([...persons, ...persons.slice(1), ...named])
      expect(Object.keys(keys)).toContain('Dahl, Per')
      expect(Object.keys(keys)).not.toContain('Holm, Ida')
    })
  })

  it('is not found where many names stand in neither', () => {
    const strangers = ['Quay Farm', 'Old Mill', 'Sea View', 'High Acre']
    expect(entries([...persons, 'Nordic Berries', ...strangers])).toEqual({})
  })
})

describe('a name that is described as the surname', () => {
  it('is the surname alone, and the whole name where nothing says so', () => {
    const inputs = (description: string): string[] => {
      const template = templateOf('growers', [
        { name: 'grower_no', required: true, unique: true },
        { name: 'name', description, required: true },
      ])
      return columnOf(decideOn([people], [template]), 'name').inputs.map(({ column }) => column)
    }
    expect(inputs('Surname of a person or name of a firm')).toEqual(['Surname'])
    expect(inputs('Surname and first name')).toHaveLength(2)
    expect(inputs('Who grows it')).toHaveLength(2)
  })
})
