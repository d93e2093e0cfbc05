import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true },
  { name: 'postal_code' },
  { name: 'country', rule: '[A-Z]{2}' },
])

const listed = (rows: string, template = growers) =>
  decideOn([tableOf('growers', `Grower no|Postcode|Country\n${rows}`)], [template])

const written = (decision: ReturnType<typeof listed>, value: string): string =>
  columnOf(decision, 'postal_code').transforms.reduce<string>((text, step) => applyStep(step, text) ?? text, value)

describe('a postal code that lost its zero', () => {
  const rows = 'G1|1067|Germany\nG2|38100|Germany\nG3|20457|Germany\nG4|70469|Germany\nG5|1010|Austria\nG6|6900|Austria'

  it('gets it back where its row is in a country that has one figure more', () => {
    const decision = listed(rows)
    expect(['1067', '1010', '38100'].map((value) => written(decision, value))).toEqual(['01067', '1010', '38100'])
    expect(decision.notes).toContain(
      'A code in “Postcode” of growers.csv got the zero in front that is lost: codes of DE, which “Country” has beside them, have 5 figures.',
    )
  })

  it('gets it back beside the sign of its country, too', () => {
    const signed = rows.replaceAll('Germany', 'D').replaceAll('Austria', 'A')
    expect(['1067', '1010'].map((value) => written(listed(signed), value))).toEqual(['01067', '1010'])
  })

  it('gets it back where codes are wanted as written in their country, and stays as it stands where that is wanted', () => {
    const described = (description: string) =>
      listed(
        rows,
        templateOf('growers', [
          { name: 'grower_no', unique: true },
          { name: 'postal_code', description },
        ]),
      )
    expect(written(described('As written in the country, leading zeros kept'), '1067')).toBe('01067')
    expect(written(described('As written, foreign ones too'), '1067')).toBe('1067')
  })

  it.each([
    'French codes always have five digits, all others as written',
    'Codes abroad as written; in France five digits',
    'Les codes français ont 5 chiffres, le reste tel quel',
    'Frankreich fünfstellig, sonst wie erfasst',
    'As written, with its leading zero',
  ])('gets it back where other codes are wanted as written: %s', (description) => {
    const decision = listed(
      rows.replaceAll('Germany', 'France').replaceAll('Austria', 'Belgium'),
      templateOf('growers', [
        { name: 'grower_no', unique: true },
        { name: 'postal_code', description },
      ]),
    )
    expect(['1067', '1010', '38100'].map((value) => written(decision, value))).toEqual(['01067', '1010', '38100'])
  })

  it.each([
    'As written, no leading zeros added',
    'Codes as written, those of the depot have four digits',
    'As written, Belgian codes have four digits',
  ])('stays as it stands where nothing else is said of it: %s', (description) => {
    const decision = listed(
      rows.replaceAll('Germany', 'France').replaceAll('Austria', 'Belgium'),
      templateOf('growers', [
        { name: 'grower_no', unique: true },
        { name: 'postal_code', description },
      ]),
    )
    expect(written(decision, '1067')).toBe('1067')
  })

  it('gets it back where a rule takes the codes of both countries, and most have lost it where the description says how long they are', () => {
    const most = rows.replace('38100', '4109').replace('70469', '1309')
    const described = (description: string) =>
      listed(
        most,
        templateOf('growers', [
          { name: 'grower_no', unique: true },
          { name: 'postal_code', description, rule: '^\\d{4,5}$' },
          { name: 'country', rule: '[A-Z]{2}' },
        ]),
      )
    for (const said of ['Five digits in Germany, four in Austria', '5 Stellen in Deutschland'])
      expect(['1067', '1010'].map((value) => written(described(said), value))).toEqual(['01067', '1010'])
    expect(written(described('Digits alone'), '1067')).toBe('1067')
  })

  it('stays as it is where another row has the same one in another country, or hardly a code is whole', () => {
    expect(written(listed(`${rows}\nG7|1067|Austria`), '1067')).toBe('1067')
    expect(written(listed('G1|1067|Germany\nG2|38100|Germany\nG5|1010|Austria\nG6|6900|Austria'), '1067')).toBe('1067')
  })

  it('gets it back before the figures behind it, and in an address where the whole code stands in others', () => {
    const ruled = templateOf('growers', [
      { name: 'grower_no', required: true, unique: true },
      { name: 'city' },
      { name: 'state' },
      { name: 'postal_code', rule: '\\d{5}(-\\d{4})?' },
    ])
    const zips = ['2116-1204', '02134-1000', '01002', '02116', '1002']
    const plain = decideOn(
      [tableOf('growers', `Grower no|Zip\n${zips.map((zip, at) => `G${at}|${zip}`).join('\n')}`)],
      [ruled],
    )
    expect(zips.map((zip) => written(plain, zip))).toEqual(['02116-1204', '02134-1000', '01002', '02116', '01002'])
    const places = ['Amherst, MA 01002', 'Boston, MA 02116', 'Salem, MA 01970', 'Lynn, MA 01901', 'Keene, NH 03431']
    const within = (short: string) =>
      decideOn(
        [
          tableOf(
            'growers',
            `Grower no|City/State/Zip\n${[...places, ...places, ...places, short].map((place, at) => `G${at}|${place}`).join('\n')}`,
          ),
        ],
        [ruled],
      )
    expect(written(within('Amherst, MA 1002'), 'Amherst, MA 1002')).toBe('01002')
    expect(written(within('Concord, MA 1742'), 'Concord, MA 1742')).not.toBe('01742')
  })
})

describe('one or two short codes among those that all begin alike', () => {
  const codes = [...Array.from({ length: 12 }, (_, at) => `80${10 + at}`), '800']
  const steps = (description: string) =>
    columnOf(
      decideOn(
        [tableOf('growers', `Grower no|Postcode\n${codes.map((code, at) => `G${at + 1}|${code}`).join('\n')}`)],
        [
          templateOf('growers', [
            { name: 'grower_no', required: true, unique: true },
            { name: 'postal_code', rule: '^\\d{4}$', description },
          ]),
        ],
      ),
      'postal_code',
    ).transforms.map(({ kind }) => kind)

  it.each(['Four digits. Codes of the far north begin with 0.', 'Four digits, some start with a "0"'])(
    'lost their zero where some are said to have one: %s',
    (description) => {
      expect(steps(description)).toContain('pad')
    },
  )

  it.each(['Four digits', 'Codes begin with 08 or 80'])('lack some other figure else: %s', (description) => {
    expect(steps(description)).not.toContain('pad')
  })
})
