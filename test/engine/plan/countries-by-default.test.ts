import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('firms', [
  { name: 'firm_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'country', required: true, description: 'ISO 3166 alpha-2', rule: '[A-Z]{2}' },
])
const listed = tableOf(
  'firms',
  `Firm no|Name|Nazione\n${['', 'Francia', '', 'Germania', '', ''].map((land, at) => `F${at + 10}|Mill ${at}|${land}`).join('\n')}`,
)

describe('a country that a sentence names for empty cells', () => {
  it.each([
    'Se la nazione è vuota è Italia, e tutte le ditte pagano in euro.',
    'If the country is empty it is Italy.',
    'Ist das Land leer, dann Italien.',
    'No country (Nazione) in the old programme means Italy.',
    'Kein Land (Nazione) bedeutet Italien.',
    'Pas de pays signifie Italie.',
    'Nessuna nazione significa Italia.',
    'Intet land betyder Italien.',
  ])('is written by its code: %s', (instructions) => {
    const { transforms } = columnOf(decideOn([listed], [firms], { instructions }), 'country')
    expect(transforms).toContainEqual({ kind: 'default', value: 'IT' })
  })

  it('is none where nothing is said to be lacking', () => {
    const { transforms } = columnOf(
      decideOn([listed], [firms], { instructions: 'The country Nazione means Italy.' }),
      'country',
    )
    expect(transforms.some(({ kind }) => kind === 'default')).toBe(false)
  })

  it('is none where the rule takes no code for it', () => {
    const named = templateOf('firms', [
      ...firms.columns.slice(0, 2),
      { name: 'country', required: true, rule: '(FR|DE)' },
    ])
    const { transforms } = columnOf(
      decideOn([listed], [named], { instructions: 'If the country is empty it is Italy.' }),
      'country',
    )
    expect(transforms.some(({ kind }) => kind === 'default')).toBe(false)
  })
})

describe('a country that a description tells for where none is said', () => {
  const described = (description: string): typeof firms =>
    templateOf('firms', [
      ...firms.columns.slice(0, 2),
      { name: 'country', required: true, rule: '[A-Z]{2}', description },
    ])
  const bare = tableOf('firms', 'Firm no|Name\nF10|Elm Mill\nF11|Oak Mill\nF12|Ash Mill')

  it.each([
    'ISO code; NL, if the source has no country',
    'ISO-Code; NL, wenn die Quelle kein Land führt',
    "Code ISO ; NL, si la source n'indique pas de pays",
    'Código ISO; NL si el archivo no trae país',
    'Codice ISO; NL se la fonte non indica il paese',
    'ISO-code; NL, als de bron geen land vermeldt',
  ])('fills a table without any: %s', (description) => {
    const { plan, questions } = decideOn([bare], [described(description)])
    expect(questions).toEqual([])
    expect(plan.sheets[0]!.sources[0]!.columns[2]!.transforms).toEqual([{ kind: 'default', value: 'NL' }])
  })

  it('fills only empty cells where it is told of an address, in which it may stand unread', () => {
    const description = 'ISO code; NL, wenn in der Anschrift kein Land steht'
    expect(decideOn([bare], [described(description)]).questions).toHaveLength(1)
  })

  it('fills nothing where the source has a country', () => {
    expect(decideOn([bare], [described('ISO code; NL, if the source has a country')]).questions).toHaveLength(1)
  })
})

describe('signs of countries before some postal codes', () => {
  const yards = templateOf('yards', [
    { name: 'yard_no', required: true, unique: true },
    { name: 'street', required: true },
    { name: 'postcode', required: true, rule: '\\d{4,5}' },
    { name: 'city', required: true },
    {
      name: 'country',
      required: true,
      rule: '[A-Z]{2}',
      description: 'ISO code; DE, wenn in der Adresse kein Land steht',
    },
  ])
  const yardsAt = (addresses: readonly string[]): ReturnType<typeof tableOf> =>
    tableOf('yards', `Yard no|Adresse\n${addresses.map((one, at) => `Y${at + 10}|${one}`).join('\n')}`)

  it('say the country of those that have one', () => {
    const { plan, questions } = decideOn(
      [
        yardsAt([
          'Hafenweg 4, 20457 Hamburg',
          'Donaukai 9, A-4020 Linz',
          'Am Deich 1, 26721 Emden',
          'Seestr. 7, CH-8640 Rapperswil',
          'Kieler Str. 3, 24534 Neumünster',
          'Uferweg 2, D-88131 Lindau',
          'Mole 5, 18119 Rostock',
        ]),
      ],
      [yards],
    )
    expect(questions).toEqual([])
    const { inputs, transforms } = plan.sheets[0]!.sources[0]!.columns[4]!
    expect(inputs).toMatchObject([{ column: 'Adresse' }])
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'DE' })
    expect(transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([{ raw: 'A', value: 'AT', decided_by: 'matcher' }]) as unknown[],
      }),
    )
  })

  it('are none where what stands there is no country', () => {
    const { plan } = decideOn(
      [yardsAt(['Kai 4, X-20457 Hamburg', 'Kai 9, W-40200 Linz', 'Deich 1, 26721 Emden', 'Mole 5, 18119 Rostock'])],
      [yards],
      { autonomy: 'decide' },
    )
    expect(plan.sheets[0]!.sources[0]!.columns[4]!.inputs).toEqual([])
  })
})
