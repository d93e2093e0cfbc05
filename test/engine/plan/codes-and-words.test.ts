import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('lists that have codes beside the words that the data have', () => {
  const visits = templateOf('visits', [
    { name: 'visit', required: true, unique: true },
    { name: 'subject', required: true },
    { name: 'treatment_code', required: true, rule: '[A-Z]{2,4}\\d?', description: 'Code, see the list' },
  ])
  const treatments = tableOf(
    'treatments',
    'Short|Treatment|Room\nHYD|Water bath|A\nMAS1|Massage, back|B\nMUD|Mud pack|A',
  )
  const visitsOf = (cells: string[]): ReturnType<typeof tableOf> =>
    tableOf(
      'visits',
      `Visit|Subject|Treatment code\n${cells.map((cell, at) => `V${at}|Subject ${at}|${cell}`).join('\n')}`,
    )
  const entriesOf = (decision: ReturnType<typeof decideOn>, column: string): unknown =>
    columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')

  it('give them in any case, beside cells that have the code already', () => {
    const cells = ['Water bath', 'MUD', 'massage, back', 'MUD PACK', 'HYD', 'Mud pack', 'Massage, back']
    expect(entriesOf(decideOn([visitsOf(cells), treatments], [visits]), 'treatment_code')).toMatchObject({
      entries: [
        { raw: 'MUD PACK', value: 'MUD' },
        { raw: 'Massage, back', value: 'MAS1' },
        { raw: 'Mud pack', value: 'MUD' },
        { raw: 'Water bath', value: 'HYD' },
        { raw: 'massage, back', value: 'MAS1' },
      ],
    })
  })

  it('give them to a column that is called a code without a rule, and leave words alone where it is not', () => {
    const cells = ['Water bath', 'MUD', 'massage, back', 'MUD PACK', 'HYD', 'Mud pack', 'Massage, back']
    const called = (name: string): unknown => {
      const open = templateOf('visits', [
        { name: 'visit', required: true, unique: true },
        { name, required: true },
      ])
      const answers = [{ key: `column:visits.${name}@file_visits/visits`, value: 'Treatment code' }]
      return entriesOf(decideOn([visitsOf(cells), treatments], [open], { answers }), name)
    }
    expect(called('service_code')).toMatchObject({
      entries: expect.arrayContaining([{ raw: 'MUD PACK', value: 'MUD', decided_by: 'matcher' }]),
    })
    expect(called('service')).toBeUndefined()
  })

  it('know what names an entry in part or with more words, and ask what else stands there again', () => {
    const cells = ['Water bath', 'Mud pack', 'massage', 'Mud pack, warm', 'HYD', 'MUD', 'Sauna', 'Sauna', 'Zither']
    const { questions, ...decision } = decideOn([visitsOf(cells), treatments], [visits])
    expect(entriesOf({ questions, ...decision }, 'treatment_code')).toMatchObject({
      entries: [
        { raw: 'Mud pack', value: 'MUD' },
        { raw: 'Mud pack, warm', value: 'MUD' },
        { raw: 'Water bath', value: 'HYD' },
        { raw: 'massage', value: 'MAS1' },
      ],
    })
    expect(questions).toMatchObject([{ key: 'value:visits.treatment_code:Sauna', default: '(keep)' }])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual(['HYD', 'MAS1', 'MUD', '(keep)'])
  })

  it('say nothing where most of what the rule takes are codes of something else', () => {
    const cells = ['Water bath', 'Mud pack', 'XA', 'XB', 'XC', 'XD', 'XE', 'XF', 'XG', 'XH']
    expect(entriesOf(decideOn([visitsOf(cells), treatments], [visits]), 'treatment_code')).toBeUndefined()
  })

  it('call their texts a name, which is none of the rows that have the code', () => {
    const cases = templateOf('cases', [
      { name: 'case_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'field', required: true, rule: '[A-Z][a-z]+ law' },
    ])
    const fields = tableOf('fields', 'Sign|Name\nTX|Tax law\nLB|Labour law\nFM|Family law')
    const signs = ['TX', 'LB', 'TX', 'FM', 'LB', 'FM']
    const opened = tableOf(
      'cases',
      `Case no|Title|Field\n${signs.map((sign, at) => `C${at}|Case ${at}|${sign}`).join('\n')}`,
    )
    expect(entriesOf(decideOn([opened, fields], [cases]), 'field')).toMatchObject({
      entries: [
        { raw: 'FM', value: 'Family law' },
        { raw: 'LB', value: 'Labour law' },
        { raw: 'TX', value: 'Tax law' },
      ],
    })
  })
})

describe('a list of small figures', () => {
  const plants = templateOf('plants', [
    { name: 'plant_no', required: true, unique: true },
    { name: 'family', required: true, description: 'Name of the family in full' },
  ])
  const figures = ['1', '2', '3', '1', '2', '3', '1']
  const table = tableOf('plants', `Plant no|Family\n${figures.map((code, at) => `G${at + 10}|${code}`).join('\n')}`)
  const entriesWith = (header: string): unknown => {
    const list = tableOf('list', `${header}|Meaning\n1|Roses\n2|Heathers\n3|Asters`)
    return columnOf(decideOn([table, list], [plants]), 'family').transforms.find(({ kind }) => kind === 'value_map')
  }

  it('says what codes are called that have its own header, and nothing of others', () => {
    expect(entriesWith('Family')).toMatchObject({ entries: [{ raw: '1', value: 'Roses' }, {}, {}] })
    expect(entriesWith('Shelf')).toBeUndefined()
  })
})

describe('a list of numbers with zeros in front, which the data lack here and there', () => {
  const pupils = templateOf('pupils', [
    { name: 'pupil_no', required: true, unique: true },
    { name: 'bus_firm', description: 'Name of the bus firm.' },
  ])
  const given = ['01', '2', '11', '02', '1', '11', '01', '02']
  const riders = tableOf('pupils', `Pupil no|Bus firm\n${given.map((code, at) => `P${at + 1}|${code}`).join('\n')}`)
  const firms = (...more: string[]): ReturnType<typeof tableOf> =>
    tableOf('firms', ['Bus firm|Called', '01|Valley Coaches', '02|HARRIS', '11|Green Line', ...more].join('\n'))
  const read = (list: ReturnType<typeof tableOf>): string[] => {
    const step = columnOf(decideOn([riders, list], [pupils]), 'bus_firm').transforms.find(
      ({ kind }) => kind === 'value_map',
    )
    return step?.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`).toSorted() : []
  }

  it('says what they mean without them, too, and some of its names may be in capitals', () => {
    expect(read(firms())).toEqual(['01 Valley Coaches', '02 HARRIS', '1 Valley Coaches', '11 Green Line', '2 HARRIS'])
  })

  it('does not where a number stands there with and without', () => {
    expect(read(firms('1|Old Coaches'))).not.toContain('2 HARRIS')
  })
})

describe('a table that has keys as one of its columns, and some of them by chance as another', () => {
  it('says nothing of the keys, which are what is wanted already', () => {
    const firms = templateOf('firms', [
      { name: 'firm_number', required: true, unique: true, rule: 'F\\d{5}' },
      { name: 'name', required: true },
    ])
    const numbers = Array.from({ length: 12 }, (_, at) => `${70010 + 7 * at}`)
    const own = tableOf('firms', `Firm no|Name\n${numbers.map((no, at) => `${no}|Firm ${at}`).join('\n')}`)
    const bought = [...numbers, ...numbers].map((no, at) => `G${at}|${at < 2 ? numbers[at + 4] : 31000 + 7 * at}|${no}`)
    const goods = tableOf('goods', `Good|Order no|Firm no\n${bought.join('\n')}`)
    const { transforms } = columnOf(decideOn([own, goods], [firms]), 'firm_number')
    expect(transforms.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })
})

describe('a code that has the initials of an allowed value', () => {
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    {
      name: 'state',
      required: true,
      rule: '^(done|no_show|not_sold|closing)$',
      description: 'done, no_show, not_sold or closing (runs out)',
    },
  ])
  const mapped = (meaning: string): (string | undefined)[] => {
    const states = ['DX', 'NS', 'DX', 'RO', 'DX', 'NS', 'RO', 'DX', 'NS', 'RO']
    const table = tableOf('trips', `Trip no|State\n${states.map((state, at) => `T${100 + at}|${state}`).join('\n')}`)
    const list = tableOf('codes', `Code|Meaning\nDX|Done\nNS|${meaning}\nRO|Runs out`)
    const decision = decideOn([table, list], [trips])
    expect(decision.questions).toEqual([])
    const step = columnOf(decision, 'state').transforms.find(({ kind }) => kind === 'value_map')
    const entries = step?.kind === 'value_map' ? step.entries : []
    return ['DX', 'NS', 'RO'].map((code) => entries.find(({ raw }) => raw === code)?.value)
  }

  it('is what the list of codes says, as is one whose meaning only the description has', () => {
    expect(mapped('No show')).toEqual(['done', 'no_show', 'closing'])
    expect(mapped('Not sold')).toEqual(['done', 'not_sold', 'closing'])
  })
})
