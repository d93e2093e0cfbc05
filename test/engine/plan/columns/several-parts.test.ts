import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'

describe('columns that hold several things', () => {
  const authors = templateOf('authors', [{ name: 'id', required: true }, { name: 'last_name' }, { name: 'first_name' }])
  const partsOf = (decision: ReturnType<typeof decideOn>, names: string[], value: string): (string | undefined)[] =>
    names.map((name) => {
      const [step] = columnOf(decision, name).transforms
      if (step?.kind === 'extract') return jsPattern(step.pattern).exec(value)?.[1]
      if (step?.kind !== 'split') return undefined
      const parts = value.split(step.separator)
      return (step.rest ? parts.slice(step.part - 1).join(step.separator) : parts[step.part - 1])?.trim()
    })

  it.each<[string, string, string[], [string, string]]>([
    [
      'the family name in capitals first',
      'Author name',
      ['LE GALL Anne Marie', 'DUBOIS Luc'],
      ['LE GALL', 'Anne Marie'],
    ],
    ['the family name in capitals last', 'Full name', ['Luc DUBOIS', 'Anne LE GALL'], ['DUBOIS', 'Luc']],
    ['both in the order of the header', 'Cognome e nome', ['Rossi Anna', 'Verdi Luca'], ['Rossi', 'Anna']],
    ['a comma between them', 'Name', ['Rossi, Anna', 'Verdi, Luca'], ['Rossi', 'Anna']],
    ['the first name first', 'Name', ['Anna Rossi', 'Luca Verdi'], ['Rossi', 'Anna']],
  ])('give first and last name: %s', (_, header, values, want) => {
    const table = tableOfCells(
      'authors',
      ['ID', header],
      values.map((value, at) => [`A${at}`, value]),
    )
    expect(partsOf(decideOn([table], [authors]), ['last_name', 'first_name'], values[0]!)).toEqual(want)
  })

  it('give the part of a name that an answer names them for', () => {
    const table = tableOf('authors', 'ID|Who\nA1|LE GALL Anne\nA2|DUBOIS Luc')
    const answers = ['last_name', 'first_name'].map((name) => ({
      key: `column:authors.${name}@file_authors/authors`,
      value: 'Who',
    }))
    const decision = decideOn([table], [authors], { answers })
    expect(partsOf(decision, ['last_name', 'first_name'], 'LE GALL Anne')).toEqual(['LE GALL', 'Anne'])
    const own = tableOf('authors', 'ID|Who|First name\nA1|Anne Dubois|Anne\nA2|Luc Petit|Luc')
    expect(partsOf(decideOn([own], [authors], { answers: answers.slice(0, 1) }), ['last_name'], 'x')).toEqual([
      undefined,
    ])
  })

  it('are split as told of the file that is meant', () => {
    const table = tableOf('authors', 'ID|Xo|Rank\nA1|LE GALL Anne|1\nA2|DUBOIS Luc|2')
    const told = (file: string): (string | undefined)[] => {
      const instructions = `In ${file} \`Xo\` splits into \`last_name\`, \`first_name\`.`
      return partsOf(decideOn([table], [authors], { instructions }), ['last_name', 'first_name'], 'LE GALL Anne')
    }
    expect(told('authors.csv')).toEqual(['LE GALL', 'Anne'])
    expect(told('editors.csv')).toEqual([undefined, undefined])
  })

  const figure = '\\d+(?:\\.\\d+)?'
  const boxes = templateOf('boxes', [
    { name: 'id', required: true },
    { name: 'length_cm', rule: figure },
    { name: 'width_cm', rule: figure },
    { name: 'height_cm', rule: figure },
  ])
  const measures = ['length_cm', 'width_cm', 'height_cm']

  it.each<[string, string[], (string | undefined)[]]>([
    ['Maße (L x B x H)', ['40 x 30 x 20 cm', '12,5 × 8 × 3'], ['40', '30', '20']],
    ['Dimensions (H x l x L, cm)', ['20 x 30 x 40', '3 x 8,5 x 12'], ['40', '30', '20']],
    ['Height × Width × Length', ['20x30x40', '3x8x12'], ['40', '30', '20']],
    ['Maße (L x B x H)', ['40 x 30 x 20 mm', '12 x 8 x 3 mm'], [undefined, undefined, undefined]],
    ['Size', ['40 x 30 x 20', '12 x 8 x 3'], [undefined, undefined, undefined]],
  ])('give each measure of %s', (header, values, want) => {
    const table = tableOfCells(
      'boxes',
      ['ID', header],
      [...values, 'n/a'].map((value, at) => [`B${at}`, value]),
    )
    const decision = decideOn([table], [boxes])
    const steps = columnOf(decision, 'length_cm').transforms.map(({ kind }) => kind)
    const extracted = measures.map((name) => {
      const step = columnOf(decision, name).transforms.find(({ kind }) => kind === 'extract')
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(values[0]!)?.[1] : undefined
    })
    expect(extracted).toEqual(want)
    expect(steps.indexOf('extract')).toBe(want[0] === undefined ? -1 : steps.indexOf('null_token') + 1)
  })
})

describe('one column that was named for several', () => {
  const told = (columns: ColumnInput[], values: string[], header = 'What'): unknown[] => {
    const template = templateOf('things', [{ name: 'id', required: true, unique: true }, ...columns])
    const table = tableOfCells(
      'things',
      ['id', header],
      values.map((value, at) => [`T${at}`, value]),
    )
    const instructions = columns.map(({ name }) => `\`${header}\` is \`${name}\`.`).join(' ')
    const decision = decideOn([table], [template], { instructions })
    return columns.map(({ name }) => columnOf(decision, name).transforms[0])
  }
  const year: ColumnInput = { name: 'model_year', rule: '\\d{4}' }
  const day = (name: string): ColumnInput => ({ name, rule: '\\d{4}-\\d{2}-\\d{2}' })
  const cut = (separator: string, part: number, rest?: true): object => ({
    kind: 'split',
    separator,
    part,
    ...(rest && { rest }),
  })

  it('gives each its part, by their rules', () => {
    const bikes = ['2019 Gazelle Orange C7', '2021 Koga Pace', '2020 Batavus Finez E-go']
    const whole = [year, { name: 'maker' }, { name: 'model' }]
    expect(told(whole, bikes)).toEqual([cut(' ', 1), cut(' ', 2), cut(' ', 3, true)])
    const terms = ['1 May 2021 – 30 Apr 2022', '1 Jun 2022 – 31 May 2023']
    expect(told([day('begins'), day('ends')], terms)).toEqual([cut(' – ', 1), cut(' – ', 2)])
    const swapped = [
      { name: 'shelf', rule: '[A-Z]\\d' },
      { name: 'room', rule: '\\d{3}' },
    ]
    expect(told(swapped, ['101/A4', '102/B7'])).toEqual([cut('/', 2), cut('/', 1)])
    const tags = [
      { name: 'plate', rule: '[A-Z0-9]+' },
      { name: 'canton', rule: '[A-Z]{2}' },
    ]
    expect(told(tags, ['12-345 (ZH)', '9-881 (BE)'])).toMatchObject([{ kind: 'extract' }, { kind: 'extract' }])
  })

  it('gives all of it where no part is what a rule asks for', () => {
    expect(told([{ name: 'one' }, { name: 'two' }], ['a b', 'c d'])).toEqual([undefined, undefined])
    expect(told([year, { name: 'model' }], ['Gazelle Orange', 'Koga Pace'])).not.toContainEqual(cut(' ', 2, true))
  })

  it('gives a state that is named like a street, though the header names all three', () => {
    const columns = [
      { name: 'CITY' },
      { name: 'ST', description: 'State', rule: '[A-Z]{2}' },
      { name: 'ZIP', rule: '\\d{5}' },
    ]
    const steps = told(columns, ['Reno, NV 89501', 'Elko NV  89801', 'Boise, ID 83702'], 'CITY/ST/ZIP') as {
      pattern: string
    }[]
    const parts = steps.map(({ pattern }) => jsPattern(pattern).exec('Elko NV  89801')?.[1])
    expect(parts).toEqual(['Elko', 'NV', '89801'])
  })
})

describe('one column named for several parts', () => {
  /** What each template column's extraction takes out of a value. */
  const taken = (decision: Decision, names: string[], value: string): (string | undefined)[] =>
    names.map((name) => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(value)?.[1] : undefined
    })

  it('gives the house number alone and what is added to it', () => {
    const template = templateOf('houses', [
      { name: 'id', required: true },
      { name: 'street' },
      { name: 'house_number', rule: '\\d+' },
      { name: 'house_number_addition' },
    ])
    const values = ['Lindengracht 12 II', 'Dam 4', 'Oude Weg 31-a', "'t Zand 7bis"]
    const table = tableOfCells(
      'houses',
      ['Id', 'Adres'],
      values.map((value, at) => [`H${at}`, value]),
    )
    const decision = decideOn([table], [template])
    const names = ['street', 'house_number', 'house_number_addition']
    expect(taken(decision, names, values[0]!)).toEqual(['Lindengracht', '12', 'II'])
    expect(taken(decision, names, values[1]!)).toEqual(['Dam', '4', undefined])
    expect(taken(decision, names, values[2]!)).toEqual(['Oude Weg', '31', 'a'])
  })

  it('gives the first name and the initial behind it', () => {
    const names = ['first_name', 'middle_initial', 'last_name']
    const template = templateOf('people', [{ name: 'id', required: true }, ...names.map((name) => ({ name }))])
    const values = ['ROSSI, EVA M.', 'Berg, Uwe', 'Ortiz, Ana Maria T', 'Dahl, Ole']
    const table = tableOfCells(
      'people',
      ['Id', 'Person'],
      values.map((value, at) => [`P${at}`, value]),
    )
    const answers = names.map((name) => ({ key: `column:people.${name}@file_people/people`, value: 'Person' }))
    const decision = decideOn([table], [template], { answers })
    expect(taken(decision, names.slice(0, 2), values[2]!)).toEqual(['Ana Maria', 'T'])
    expect(taken(decision, names.slice(0, 2), values[1]!)).toEqual(['Uwe', undefined])
  })
})

it('the initial behind the first name stands in a column of whole names, too', () => {
  const names = ['first_name', 'middle_initial', 'last_name']
  const template = templateOf('members', [
    { name: 'id', required: true },
    ...names.map((name) => ({ name, required: name !== 'middle_initial' })),
  ])
  const values = ['Rossi, Eva M.', 'Berg, Uwe', 'Ortiz, Ana', 'Dahl, Ole K.']
  const table = tableOfCells(
    'members',
    ['Id', 'Member Name'],
    values.map((value, at) => [`C${at}`, value]),
  )
  const decision = decideOn([table], [template])
  const taken = names.slice(0, 2).map((name) => {
    const [step] = columnOf(decision, name).transforms
    return step?.kind === 'extract' ? new RegExp(step.pattern, 'u').exec(values[0]!)?.[1] : step
  })
  expect(taken).toEqual(['Eva', 'M'])
})

it.each([
  ['First name as in the passport, no middle initial', 'Eva'],
  ['As in the passport', 'Eva M.'],
])('an initial behind the first name is left out where the description wants none: %s', (description, first) => {
  const template = templateOf('members', [
    { name: 'id', required: true },
    { name: 'first_name', required: true, description },
    { name: 'last_name', required: true },
  ])
  const values = ['Rossi, Eva M.', 'Berg, Uwe', 'Ortiz, Ana', 'Dahl, Ole K.']
  const cells = values.map((value, at) => [`C${at}`, value])
  const decision = decideOn([tableOfCells('members', ['Id', 'Member Name'], cells)], [template])
  expect(applyChain(columnOf(decision, 'first_name').transforms, [values[0]!]).value).toBe(first)
})
