import { describe, expect, it } from 'vitest'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'

describe('columns of addresses', () => {
  it('the numbered lines of an address make the only column for it, and none where each has its own', () => {
    const table = tableOf(
      'shops',
      'Ref|Address Line 2|Address Line 1|Town\n1|Unit 4|12 High Street|Hull\n2||3 Mill Lane|York',
    )
    const ofOne = templateOf('shops', [
      { name: 'ref', required: true },
      { name: 'address', required: true },
      { name: 'town' },
    ])
    const decision = decideOn([table], [ofOne])
    expect(inputsOf(decision, 'address')).toEqual(['Address Line 1', 'Address Line 2'])
    expect(columnOf(decision, 'address').transforms[0]).toEqual({ kind: 'merge', separator: ', ' })
    expect(decision.questions).toEqual([])
    const ofTwo = templateOf('shops', [{ name: 'ref', required: true }, { name: 'address_1' }, { name: 'address_2' }])
    expect(inputsOf(decideOn([table], [ofTwo]), 'address_2')).toEqual(['Address Line 2'])
  })

  it('of the lines of an address that with the towns fills the town, and lines answered to be something else are none of it', () => {
    const towns = ['Hull', 'Hull', 'York', 'York', 'Hull', 'Leeds', 'Hull', 'Leeds']
    const rows = towns.map(
      (town, index) => `${index + 1}|${index + 2} Mill Lane|${index % 3 ? '' : 'Flat 2'}|${town}|Yorkshire`,
    )
    const headers = 'Ref|Addr 1|Addr 2|Addr 3|Addr 4'
    const template = templateOf('shops', [{ name: 'ref', required: true }, { name: 'address' }, { name: 'town' }])
    const decision = decideOn([tableOf('shops', [headers, ...rows].join('\n'))], [template])
    expect(inputsOf(decision, 'address')).toEqual(['Addr 1', 'Addr 2'])
    expect(inputsOf(decision, 'town')).toEqual(['Addr 3'])
    const said = { instructions: '`Addr 2` is `town`. Ignore `Addr 3`. Ignore `Addr 4`.' }
    const told = decideOn([tableOf('shops', [headers, ...rows].join('\n'))], [template], said)
    expect(inputsOf(told, 'address')).toEqual(['Addr 1'])
    expect(inputsOf(told, 'town')).toEqual(['Addr 2'])
  })

  it('are split from postal code and city', () => {
    const template = templateOf('branches', [{ name: 'branch' }, { name: 'postal_code' }, { name: 'city' }])
    const table = tableOf('branches', 'Branch|PLZ/Ort\nNorth|10115 Berlin\nSouth|80331 München\nWest|50667 Köln')
    const decision = decideOn([table], [template])
    expect(columnOf(decision, 'postal_code').transforms).toEqual([{ kind: 'split', separator: ' ', part: 1 }])
    expect(columnOf(decision, 'city').transforms).toEqual([{ kind: 'split', separator: ' ', part: 2, rest: true }])
  })
})

describe('addresses', () => {
  const places = (columns: string[]): ReturnType<typeof templateOf> =>
    templateOf('places', [
      { name: 'id', required: true, unique: true },
      ...columns.map((name) => ({ name, ...(name === 'postal_code' ? { rule: '\\d{5}(-\\d{4})?' } : {}) })),
    ])

  /** What the step of each column takes out of the first value. */
  function parts(columns: string[], header: string, values: string[], instructions: string | null): unknown[] {
    const rows = values.map((value, index) => [`P${index}`, value])
    const decision = decideOn([tableOfCells('places', ['ID', header], rows)], [places(columns)], { instructions })
    return columns.map((name) => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(values[0]!)?.[1] : step
    })
  }

  it.each<[string, string[], string[], string[]]>([
    [
      'street, postal code and city',
      ['street', 'postal_code', 'city'],
      ['Lindenstraße 4, 50674 Köln', 'Am Markt 1, Hof, 04109 Leipzig'],
      ['Lindenstraße 4', '50674', 'Köln'],
    ],
    [
      'a dash between street and town',
      ['street', 'postal_code', 'city'],
      ["Via Po 64/A - 10013 Borgofranco d'Ivrea", 'Corso Saint-Martin 3 bis - 11100 Aosta'],
      ['Via Po 64/A', '10013', "Borgofranco d'Ivrea"],
    ],
    [
      'in another order than told',
      ['street', 'postal_code', 'city'],
      ['86 Harbor Blvd, Suite 200, Newark 07131', '4 Elm Ave, Boston, 02131'],
      ['86 Harbor Blvd, Suite 200', '07131', 'Newark'],
    ],
    [
      'city, state and postal code',
      ['city', 'state', 'postal_code'],
      ['New York, NY 10001-1234', 'Newark, NJ 07131'],
      ['New York', 'NY', '10001-1234'],
    ],
    [
      'with the house number apart',
      ['street', 'house_number', 'postal_code', 'city'],
      ['Via Po, n. 64/A - 10013 Ivrea', 'Piazza XX Settembre 3 bis, 11100 Aosta'],
      ['Via Po', '64/A', '10013', 'Ivrea'],
    ],
    [
      'the letter box behind the house number',
      ['street', 'house_number', 'postal_code', 'city'],
      ['Oude Baan 17 bus 4, 9300 Aalst', 'Rue du 4 Août 8, 5000 Namur', 'Kerkplein 2 bus 11, 3500 Hasselt'],
      ['Oude Baan', '17 bus 4', '9300', 'Aalst'],
    ],
    [
      'the state in brackets',
      ['street', 'postal_code', 'city', 'state'],
      ['Corso Cavour 8/A - 16121 GENOVA (GE)', "Via dell'Orto 3 - 19121 LA SPEZIA (SP)"],
      ['Corso Cavour 8/A', '16121', 'GENOVA', 'GE'],
    ],
    [
      'the state written out in brackets',
      ['street', 'house_number', 'postal_code', 'city', 'state'],
      ['Calle Mayor, 12, 08221 Terrassa (Barcelona)', 'Calle del Sol 4, 41001 Sevilla ( Sevilla )'],
      ['Calle Mayor', '12', '08221', 'Terrassa', 'Barcelona'],
    ],
    [
      'the state behind the town',
      ['street', 'postal_code', 'city', 'state'],
      ['Via Po 7, 10123 Torino - TO', 'Via Ala 2, 19121 La Spezia, SP', 'Piazza Roma 1, 37100 Verona VR'],
      ['Via Po 7', '10123', 'Torino', 'TO'],
    ],
  ])('told to split are taken apart by what the parts look like: %s', (_, columns, values, want) => {
    const told = `\`Where\` splits into ${columns.map((name) => `\`${name}\``).join(', ')}.`
    expect(parts(columns, 'Where', values, told)).toEqual(want)
  })

  it('are taken apart untold where a column has all of it', () => {
    const values = ['Lindenstraße 4, 50674 Köln', 'Am Markt 1, 04109 Leipzig']
    expect(parts(['street', 'postal_code', 'city'], 'Address', values, null)).toEqual([
      'Lindenstraße 4',
      '50674',
      'Köln',
    ])
  })

  it('are taken apart untold with the state in brackets, also without the street', () => {
    const towns = ['10123 Torino (TO)', '00153 Roma (RM)']
    const whole = towns.map((town) => `Via Po 7 - ${town}`)
    const torino = ['10123', 'Torino', 'TO']
    expect(parts(['street', 'postal_code', 'city', 'province'], 'Indirizzo', whole, null)).toEqual([
      'Via Po 7',
      ...torino,
    ])
    expect(parts(['postal_code', 'city', 'province'], 'Città', towns, null)).toEqual(torino)
  })

  it.each<[string, string[], [string, string]]>([
    ['number last', ['Straße des 17. Juni 135', 'Am Ring 4 b', 'Plein 1944 12-14'], ['Straße des 17. Juni', '135']],
    ['number first', ['12 bis, rue de la Paix', '3 place du 8 Mai', '7A Mill Lane'], ['rue de la Paix', '12 bis']],
    ['direction behind the number', ['12 N Main St', '405 Oak Ave'], ['N Main St', '12']],
  ])('give street and house number untold, %s', (_, values, want) => {
    expect(parts(['street', 'house_number'], 'Address', values, null)).toEqual(want)
  })

  it('keep the number in the street where that has no column, or another one', () => {
    const values = ['Am Ring 4', 'Am Markt 12']
    expect(parts(['street'], 'Address', values, null)).toEqual([undefined])
    const table = tableOf('places', 'ID|Street|House no\nP1|Am Ring 4|4\nP2|Am Markt 12|12')
    const decision = decideOn([table], [places(['street', 'house_number'])])
    expect(columnOf(decision, 'street').transforms).toEqual([])
  })

  it('give the part that an answer names them for', () => {
    const table = tableOf('places', 'ID|Loc\nP1|Am Ring 4\nP2|Am Markt 12')
    const template = places(['street', 'house_number'])
    const answers = ['street', 'house_number'].map((name) => ({
      key: `column:places.${name}@file_places/places`,
      value: 'Loc',
    }))
    const decision = decideOn([table], [template], { answers })
    const steps = ['street', 'house_number'].map((name) => columnOf(decision, name).transforms[0])
    expect(steps.map((step) => step?.kind === 'extract' && jsPattern(step.pattern).exec('Am Ring 4')?.[1])).toEqual([
      'Am Ring',
      '4',
    ])
  })

  it('give a whole code to the column that one was named for, though its letters could be a town', () => {
    const columns: ColumnInput[] = [{ name: 'postcode', required: true, rule: '^[1-9][0-9]{3} [A-Z]{2}$' }]
    const homes = templateOf('homes', [{ name: 'home_no', required: true, unique: true }, ...columns])
    const rows = ['H1|3511  AB', 'H2|3512 cd', 'H3|3513EF', 'H4|3514  gh']
    const decision = decideOn([tableOf('homes', ['Home no|PC', ...rows].join('\n'))], [homes], {
      instructions: '`PC` is the `postcode`.',
    })
    expect(columnOf(decision, 'postcode').transforms).not.toContainEqual(expect.objectContaining({ kind: 'extract' }))
  })

  it('that are none are split as told', () => {
    expect(
      parts(['street', 'city'], 'Where', ['here/there', 'up/down'], '`Where` splits into `street`, `city`.'),
    ).toEqual([
      { kind: 'split', separator: '/', part: 1 },
      { kind: 'split', separator: '/', part: 2, rest: true },
    ])
  })
})
