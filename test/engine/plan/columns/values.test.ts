import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from '../table-of.ts'

describe('columns found by their values', () => {
  it('are found by their values where headers say nothing', () => {
    const table = tableOf(
      'export',
      `Column 1|Column 2|Column 3
       C-1001|anna@post.example|x
       C-1002|j.grosse@post.example|y
       C-1003|sv@web.example|z`,
    )
    const template = templateOf('customers', [
      { name: 'customer_id', required: true, unique: true, rule: 'C-\\d{4}' },
      { name: 'email', required: true, rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
    ])
    const decision = decideOn([table], [template], { instructions: 'Sheet `export` is `customers`.' })
    const asked = decision.questions.map(({ target, default: preset }) => [target.column, preset])
    for (const [column, source] of [
      ['customer_id', 'Column 1'],
      ['email', 'Column 2'],
    ] as const) {
      const mapped = inputsOf(decision, column)
      expect(mapped.length > 0 ? mapped : asked.find(([name]) => name === column)?.slice(1)).toEqual([source])
    }
  })

  it('that each row must have for itself are none in which most values repeat, whatever they are called', () => {
    const visits = templateOf('visits', [
      { name: 'visit_no', required: true, unique: true },
      { name: 'patient', required: true },
      { name: 'fee', required: true },
    ])
    const rows = [...Array(20).keys()].map((at) => `${'XYZ'[at % 3]}R|2023-${100 + at}|Ann ${at}|${at}.50`).join('\n')
    const table = tableOf('visits', `Visit code|Qr|Patient|Fee\n${rows}`)
    const decision = decideOn([table], [visits], { autonomy: 'decide' })
    expect(inputsOf(decision, 'visit_no')).toEqual(['Qr'])
  })

  it('a share is not taken for the sum of that name', () => {
    const table = tableOf(
      'agents',
      `Ref|Bonus %|Bonus paid\n${[1, 2, 3, 4].map((at) => `${at}|12|${at * 31}.20`).join('\n')}`,
    )
    const agents = templateOf('agents', [
      { name: 'ref', required: true },
      { name: 'bonus', description: 'EUR', rule: '\\d+\\.\\d{2}' },
    ])
    expect(inputsOf(decideOn([table], [agents]), 'bonus')).toEqual(['Bonus paid'])
    const shares = templateOf('agents', [
      { name: 'ref', required: true },
      { name: 'bonus', rule: '\\d+' },
    ])
    expect(inputsOf(decideOn([table], [shares]), 'bonus')).toEqual(['Bonus %'])
  })

  it('dates are found for rules that want them in another notation than that of ISO', () => {
    const template = templateOf('bills', [
      { name: 'bill_no', required: true, unique: true },
      { name: 'paid_on', rule: '\\d{2}\\.\\d{2}\\.\\d{4}' },
    ])
    const rows = ['B1|05/08/24|9', 'B2|13/06/24|7', 'B3||4', 'B4|28/01/24|2'].join('\n')
    const decision = decideOn([tableOf('bills', `Bill no|Cleared|Xq\n${rows}`)], [template])
    expect(inputsOf(decision, 'paid_on')).toEqual(['Cleared'])
  })

  it('values that meet the rule as they are go before shorter ones that zeros would be put in front of', () => {
    const template = templateOf('people', [
      { name: 'registration_no', required: true, unique: true, rule: '\\d{6}' },
      { name: 'name' },
    ])
    const table = tableOf('people', 'Xyz|Name|Card no\n000417|Anna|53663\n000420|Jan|50492\n000423|Jo|71997')
    const decision = decideOn([table], [template])
    const asked = decision.questions.map(({ target, default: preset }) => [target.column, preset])
    expect([inputsOf(decision, 'registration_no'), asked]).not.toEqual([['Card no'], []])
  })

  it('of coded values are found under their name though the codes are in another language, and the values are asked about', () => {
    const template = templateOf('units', [
      { name: 'unit_no', required: true },
      { name: 'kind', required: true, rule: '^(flat|shop|parking)$' },
      { name: 'street' },
      { name: 'net_rent', rule: '\\d+\\.\\d{2}' },
      { name: 'total_rent', rule: '\\d+\\.\\d{2}' },
    ])
    const rows = ['Whg.', 'Laden', 'Whg.', 'Stellpl.', 'Whg.', 'Laden', 'Stellpl.', 'Laden'].map(
      (kind, index) => `E${index}|${kind}|Rue ${index}|40${index},50|50${index},50`,
    )
    const table = tableOf('units', ['Einheit|Art|Adresse|Kaltmiete|Warmmiete', ...rows].join('\n'))
    const decision = decideOn([table], [template])
    expect(decision.questions.map(({ kind }) => kind)).toEqual(['value_map'])
    expect(JSON.stringify(decision.plan.sheets[0])).toContain('"raw":"Stellpl.","value":"parking"')
    expect(JSON.stringify(decision.plan.sheets[0])).toContain('"raw":"Laden","value":"shop"')
    const found = template.columns.flatMap(({ name }) => inputsOf(decision, name))
    expect(found).toEqual(['Einheit', 'Art', 'Adresse', 'Kaltmiete', 'Warmmiete'])
  })

  it('a column of yes and no is not taken for a text that it is only called like', () => {
    const template = templateOf('jobs', [
      { name: 'job_no', required: true },
      { name: 'insurance_policy' },
      { name: 'remark' },
    ])
    const table = tableOf('jobs', 'JOB_NO|INSURED|Remark\nJ1|N|x\nJ2|Y|y\nJ3|N|z')
    const decision = decideOn([table], [template])
    const [question] = decision.questions
    expect(question?.target.column ?? 'insurance_policy').toBe('insurance_policy')
    expect(question ? question.default : '(none)').toBe('(none)')
    expect(inputsOf(decision, 'insurance_policy')).toEqual([])
  })

  it('a day and a time of two columns make the moment that a rule asks for, unless more than one of either is there', () => {
    const template = templateOf('trips', [
      { name: 'trip_no', required: true, unique: true },
      { name: 'leaves_at', required: true, rule: '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d' },
    ])
    const trips = 'T1|03.05.2024|8:15|04.05.2024\nT2|24.05.2024|14:30|25.05.2024\nT3|25.05.2024|9:05|26.05.2024'
    const decision = decideOn(
      [tableOf('trips', `Trip no|Giorno|Ore|Zq\n${trips.replaceAll(/\|[^|\n]+$/gm, '|x')}`)],
      [template],
    )
    expect(inputsOf(decision, 'leaves_at')).toEqual(['Giorno', 'Ore'])
    expect(decision.questions).toEqual([])
    const twoDays = decideOn([tableOf('trips', `Trip no|Giorno|Ore|Zq\n${trips}`)], [template])
    expect(twoDays.questions.map(({ target }) => target.column)).toContain('leaves_at')
  })

  it('a unit of weight that is spelt like a currency is none', () => {
    const template = templateOf('jobs', [
      { name: 'job_no', required: true },
      { name: 'weight_kg', rule: '\\d+\\.\\d' },
      { name: 'freight_amount', rule: '\\d+\\.\\d{2}' },
      { name: 'freight_currency', rule: '[A-Z]{3}' },
    ])
    const table = tableOf('jobs', 'JOB_NO|GROSS_WT|FRT_AMT\nJ1|955.6 KGS|104.02 GBP\nJ2|581.4 KGS|352.31 USD')
    expect(inputsOf(decideOn([table], [template]), 'freight_currency')).toEqual(['FRT_AMT'])
  })

  it('are found by what their values can be made, and by what they are: times, texts with figures, sums, letters for rates', () => {
    const template = templateOf('lessons', [
      { name: 'lessonNo', required: true, unique: true, rule: 'L\\d{4}-\\d{3}' },
      { name: 'lessonName', required: true, description: 'Plain text, no abbreviation' },
      { name: 'startTime', required: true, rule: '\\d{2}:\\d{2}' },
      { name: 'price', required: true, rule: '\\d+\\.\\d{2}', description: 'Euro, no sign' },
      { name: 'vatRate', required: true, rule: '21|9|0' },
    ])
    const table = tableOf(
      'lessen',
      'Les|Omschrijving|Begin|Groep|Bijdrage|btw\n' +
        '2024001|Salsa 2 vervolg|7:30 pm|4|€ 12,50|H\n2024002|Tango 1 voor ouderen|9:00 am|6|€ 9,00|L\n' +
        '2024003|Ballet 10 tot 12 jaar|4:15 pm|8|€ 15,25|H\n2024004|Wals 3 gevorderd|8:45 pm|6|€ 11,00|V\n' +
        '2024005|Jive 1 zomer|6:00 pm|4|€ 12,00|L\n2024006|Rumba 2 winter|7:00 pm|12|€ 14,50|H\n2024007|Samba 1 open|5:30 pm|6|€ 10,00|H',
    )
    const decision = decideOn([table], [template])
    const taken = template.columns.map(({ name }) => {
      const asked = decision.questions.find(({ target }) => target.column === name)
      return asked?.kind === 'column_match' ? asked.default : inputsOf(decision, name)[0]
    })
    expect(taken).toEqual(['Les', 'Omschrijving', 'Begin', 'Bijdrage', 'btw'])
  })

  it('are filled with zeros on the side that the description names', () => {
    const template = (description: string) =>
      templateOf('accounts', [{ name: 'account_number', required: true, unique: true, rule: '\\d{6}', description }])
    const table = tableOf('accounts', 'Account number\n401\n4110\n512100\n6064\n756200')
    const padding = (description: string) =>
      columnOf(decideOn([table], [template(description)]), 'account_number').transforms
    expect(padding('Six digits')).toEqual([{ kind: 'pad', length: 6, character: '0', side: 'left' }])
    expect(padding('Short numbers are completed with zeros at the end')).toEqual([
      { kind: 'pad', length: 6, character: '0', side: 'right' },
    ])
  })

  it('of several words are no codes for listed ones', () => {
    const template = templateOf('tours', [
      { name: 'tour', required: true, unique: true },
      { name: 'way', required: true, rule: 'walk|bike|boat' },
    ])
    const rows = Array.from({ length: 12 }, (_, at) => `T${at}|${['Blue Heron', 'Old Oak', 'Red Fern'][at % 3]}`)
    const named = decideOn([tableOf('tours', `Tour|House\n${rows.join('\n')}`)], [template])
    expect(inputsOf(named, 'way')).toEqual([])
    const coded = rows.map((row) => row.replace(/\|(.).*/, '|$1'))
    expect(inputsOf(decideOn([tableOf('tours', `Tour|House\n${coded.join('\n')}`)], [template]), 'way')).toEqual([
      'House',
    ])
  })

  it('find the linked column by the values that occur there', () => {
    const products = templateOf('products', [
      { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
      { name: 'name' },
    ])
    const orders = templateOf('orders', [
      { name: 'order_id', required: true, unique: true, rule: 'O\\d+' },
      { name: 'sku', required: true, link: 'products.sku' },
    ])
    const list = tableOf('products', 'SKU|Product Name\n00417|Lamp\n00424|Tray\n00431|Desk\n00438|Shelf')
    const table = tableOf('orders', 'Order No|Position|Reference\nO1|1|00424\nO2|2|00417\nO3|3|00438\nO4|4|00431')
    const decision = decideOn([list, table], [products, orders])
    const mapped = inputsOf(decision, 'sku', 1)
    const asked = decision.questions.find(({ target }) => target.slug === 'orders' && target.column === 'sku')
    expect(mapped.length > 0 ? mapped : [asked?.default]).toEqual(['Reference'])
  })
})

describe('codes that are named after sums', () => {
  it.each([
    ['cost_centre', 'K\\d{3}', 'CC', ['K110', 'K120', 'K130', 'K210']],
    ['rate_code', '[A-Z]{2}', 'Rate', ['AA', 'BK', 'CD', 'XY']],
  ])('are no numbers: %s', (name, rule, header, codes) => {
    const template = templateOf('units', [{ name, required: true, unique: true, rule }, { name: 'opened_by' }])
    const table = tableOfCells(
      'units',
      [header, 'Opened by'],
      codes.map((code, at) => [code, `Person ${at}`]),
    )
    expect(inputsOf(decideOn([table], [template]), name)).toEqual([header])
  })
})

describe('a column named for what its values cannot be', () => {
  const goods = templateOf('goods', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]\\d\\d' },
    { name: 'price', required: true, rule: '\\d+\\.\\d\\d' },
    { name: 'active', rule: '^(true|false)$' },
    { name: 'list_price', rule: '\\d+\\.\\d\\d' },
  ])
  const rows = ['A01|$ 4.50', 'A02|$ 12.00', 'A03|$ 7.25']

  it('stays open for the one that is called as it is', () => {
    const table = tableOf('goods', ['Code|Price', ...rows].join('\n'))
    const decision = decideOn([table], [goods], { instructions: '`Price` is `active`.' })
    expect(inputsOf(decision, 'active')).toEqual(['Price'])
    expect(inputsOf(decision, 'price')).toEqual(['Price'])
  })

  it('is gone for others, where it can be what it was named for', () => {
    const table = tableOf('goods', ['Code|Price', ...rows].join('\n'))
    const decision = decideOn([table], [goods], { instructions: '`Price` is `list_price`.' })
    expect(inputsOf(decision, 'list_price')).toEqual(['Price'])
    expect(inputsOf(decision, 'price')).toEqual([])
  })
})

describe('dates that no calendar has', () => {
  it('tell nothing of what a column holds', () => {
    const rentals = templateOf('rentals', [
      { name: 'contract', required: true, unique: true, rule: 'R\\d{2}' },
      { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const table = tableOf(
      'rentals',
      'Contract|Ended\nR10|00/00/0000\nR11|00/00/0000\nR12|24/05/2023\nR13|00/00/0000\nR14|00/00/0000',
    )
    expect(inputsOf(decideOn([table], [rentals]), 'end_date')).toEqual(['Ended'])
  })
})

describe('four figures', () => {
  const template = templateOf('visits', [
    { name: 'visit_id', required: true, unique: true, rule: 'V\\d' },
    { name: 'start_time', rule: '[0-2]\\d:[0-5]\\d' },
  ])
  const read = (header: string, values: string[]) =>
    decideOn(
      [tableOf('visits', `Visit|${header}\n${values.map((value, at) => `V${at}|${value}`).join('\n')}`)],
      [template],
    )

  it('are times where all could be and they spread over the day', () => {
    const decision = read('TM', ['0815', '1245', '1515', '0930', '1700', '1030'])
    expect(columnOf(decision, 'start_time')).toMatchObject({
      inputs: [{ column: 'TM' }],
      transforms: [{ kind: 'date', from: ['HHmm'], to: 'HH:mm' }],
    })
  })

  it('are none as years, or as a running number', () => {
    expect(inputsOf(read('Start', ['2019', '2021', '2020', '2015', '2018', '2022']), 'start_time')).toEqual([])
    expect(inputsOf(read('Start no', ['1001', '1002', '1003', '1104', '1205']), 'start_time')).toEqual([])
  })
})
