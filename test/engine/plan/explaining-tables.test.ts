import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const depots = templateOf('depots', [
  { name: 'code', required: true, unique: true, rule: '[A-Z0-9]{2,4}' },
  { name: 'name', required: true },
  { name: 'street' },
  { name: 'town' },
])
const tours = templateOf('tours', [
  { name: 'tour', required: true, unique: true },
  { name: 'depot', required: true, link: 'depots.code' },
  { name: 'driver', description: 'Name of the driver' },
])
const sites = tableOf(
  'depots',
  'Code|Name|Street|Town\nNO|North|Quay 4|Leith\nSO|South|Mill Lane 9|Dover\nWE|West|Dock Road 2|Neath',
)
const list = (name: string): ReturnType<typeof tableOf> =>
  tableOf(name, 'Code|Name|Since\nHAL|Grete Halvorsen|2014\nOKA|Ben Okafor|2019\nRUI|Marta Ruiz|2021')
const rows = tableOf('tours', 'Tour|Depot|Driver\nT1|NO|HAL\nT2|SO|OKA\nT3|NO|RUI\nT4|WE|HAL\nT5|SO|RUI\nT6|NO|OKA')

const tablesOf = (decision: ReturnType<typeof decideOn>, slug: string): string[] =>
  decision.plan.sheets.find((sheet) => sheet.slug === slug)!.sources.map(({ table }) => table)

describe('a list that explains the codes of another table', () => {
  it('gives no rows to a template that has its own, where it is called after what has the codes', () => {
    const decision = decideOn([sites, list('drivers'), rows], [depots, tours])
    expect(tablesOf(decision, 'depots')).toEqual(['depots'])
    expect(decision.notes.join()).toContain(
      'drivers.csv was left aside, and not taken for more Depots: it lists what “Driver” of tours.csv stands for.',
    )
    expect(inputsOf(decision, 'driver', 1)).toEqual(['Driver'])
  })

  it('gives none where a few of the cells have a code that it lacks', () => {
    const slips = [...'HAL|OKA|RUI|'.repeat(9).split('|').slice(0, 27), 'ZZZ'].map(
      (code, at) => `T${at}|${['NO', 'SO', 'WE'][at % 3]}|${code}`,
    )
    const decision = decideOn(
      [sites, list('drivers'), tableOf('tours', `Tour|Depot|Driver\n${slips.join('\n')}`)],
      [depots, tours],
    )
    expect(tablesOf(decision, 'depots')).toEqual(['depots'])
  })

  it('is more rows of the template where rows link to it, where it is called after the template, and where somebody says so', () => {
    const linked = tableOf(
      'tours',
      'Tour|Depot|Driver\nT1|HAL|Ann\nT2|OKA|Bo\nT3|NO|Ann\nT4|RUI|Bo\nT5|SO|Cy\nT6|HAL|Cy',
    )
    const more = (tables: ReturnType<typeof tableOf>[], instructions: string | null = null): string[] =>
      tablesOf(decideOn(tables, [depots, tours], { instructions }), 'depots')
    expect(more([sites, list('drivers'), linked])).toEqual(['depots', 'drivers'])
    expect(more([sites, list('old_depots'), rows])).toEqual(['depots', 'old_depots'])
    expect(more([sites, list('drivers'), rows], 'drivers.csv are depots.')).toContain('drivers')
  })

  it('gives none either where what is said of its codes is what the template knows its rows by', () => {
    const people = templateOf('people', [
      { name: 'email', required: true, unique: true, rule: '[a-z.]+@[a-z.]+' },
      { name: 'name', required: true },
      { name: 'phone' },
    ])
    const jobs = templateOf('jobs', [
      { name: 'job', required: true, unique: true },
      { name: 'driver_email', required: true, rule: '[a-z.]+@[a-z.]+', description: 'E-mail of the driver' },
    ])
    const clients = tableOf(
      'clients',
      `E-mail|Name|Phone\n${['ann', 'bo', 'cy', 'di', 'eve'].map((one, at) => `${one}@customer.test|${one.toUpperCase()} Vogt|0${at}4 77${at}`).join('\n')}`,
    )
    const staff = tableOf(
      'drivers',
      'Sign|Name|E-mail\nHAL|Grete Halvorsen|grete@haul.test\nOKA|Ben Okafor|ben@haul.test\nRUI|Marta Ruiz|marta@haul.test',
    )
    const done = tableOf(
      'jobs',
      'Job|Driver|Main e-mail\nJ1|HAL|ann@customer.test\nJ2|OKA|bo@customer.test\nJ3|RUI|eve@customer.test\nJ4|HAL|ann@customer.test\nJ5|RUI|cy@customer.test\nJ6|OKA|di@customer.test',
    )
    const decision = decideOn([clients, staff, done], [people, jobs])
    expect(tablesOf(decision, 'people')).toEqual(['clients'])
    // The driver's is what the list has beside the driver's sign, and not the customer's own.
    expect(columnOf(decision, 'driver_email', 1).inputs).toMatchObject([{ table: 'drivers', column: 'E-mail' }])
  })

  it('do not say what a row says itself, though the description speaks of what they list', () => {
    const plans = templateOf('plans', [
      { name: 'plan_code', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'list_price', required: true, rule: '\\d+\\.\\d{2}' },
    ])
    const contracts = templateOf('contracts', [
      { name: 'contract_no', required: true, unique: true, rule: 'L-\\d{3}' },
      { name: 'plan_code', required: true, link: 'plans.plan_code' },
      {
        name: 'unit_price',
        rule: '\\d+\\.\\d{2}',
        description: 'Agreed price per seat, in the currency of the plan',
      },
    ])
    const offered = tableOf('plans', 'Code|Name|List price\nBAS|Basic|19.00\nTEA|Team|29.00\nPRO|Pro|49.00')
    const signed = ['Basic', 'Team', 'Pro', 'Team', 'Basic', 'Pro', 'Basic', 'Team'].map(
      (plan, at) => `L-10${at}|${plan}|${18 + at},50 €`,
    )
    const written = tableOf('contracts', `Contract|Plan name|Price/user\n${signed.join('\n')}`)
    const decision = decideOn([offered, written], [plans, contracts])
    expect(columnOf(decision, 'unit_price', 1).inputs).toMatchObject([{ table: 'contracts', column: 'Price/user' }])
  })
})
