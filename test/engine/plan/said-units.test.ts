import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What sentences say of the figures of a column: the unit that they are in, a factor, or what is added to each.

const catches = tableOf(
  'catches',
  'Lot|Species|Weight|Length|Price|Deposit|Tag\n7001|Cod|4500|82|1250|500|31\n7002|Ling|3200|110|3400|250|32\n' +
    '7003|Hake|800|45|995|1000|47',
)
const lots = templateOf('lots', [
  { name: 'lot', required: true, unique: true, rule: '\\d+' },
  { name: 'species' },
  { name: 'weight_kg', rule: '\\d+(\\.\\d+)?' },
  { name: 'length', description: 'Length in metres' },
  { name: 'price', rule: '\\d+\\.\\d{2}' },
  { name: 'deposit' },
  { name: 'tag', rule: '\\d+' },
])
const stepsOf = (instructions: string, column: string) =>
  columnOf(decideOn([catches], [lots], { instructions }), column).transforms
const measuresOf = (instructions: string, column: string) =>
  stepsOf(instructions, column).flatMap((step) => (step.kind === 'number' ? [`${step.bare_unit}>${step.unit}`] : []))

describe('figures are converted from the unit that they are said to be in', () => {
  it.each([
    ['The weights are in grams.', 'weight_kg', 'g>kg'],
    ['Our scale only shows grams. The app wants kilograms for the weight.', 'weight_kg', 'g>kg'],
    ['We need kilos instead of grams for the weight.', 'weight_kg', 'g>kg'],
    ['Das Gewicht steht bei uns in Gramm, im neuen System brauchen wir Kilo.', 'weight_kg', 'g>kg'],
    ['Le poids est en grammes, il nous faut des kilos.', 'weight_kg', 'g>kg'],
    ['Hay que pasar los pesos de gramos a kilogramos.', 'weight_kg', 'g>kg'],
    ['I pesi sono in grammi, servono in chilogrammi.', 'weight_kg', 'g>kg'],
    ["Het gewicht is in gram, wij willen kilo's.", 'weight_kg', 'g>kg'],
    ['Lengths were measured in cm, so please divide them by 100.', 'length', 'cm>m'],
    ['Prices are in cents.', 'price', 'hundredths>ones'],
    ['Price in pence not pounds', 'price', 'hundredths>ones'],
    ['The till had no decimals, so 1250 means 12.50.', 'price', 'hundredths>ones'],
    ['Beim Preis das Komma um zwei Stellen nach links verschieben.', 'price', 'hundredths>ones'],
    ['Il prezzo va diviso per 100', 'price', 'hundredths>ones'],
    ['The deposit is in thousands of euros.', 'deposit', 'thousands>ones'],
  ])('%s', (instructions, column, measure) => {
    expect(measuresOf(instructions, column)).toEqual([measure])
  })

  it('and what was cents has two decimals where no rule says how many', () => {
    expect(stepsOf('Deposits are in cents.', 'deposit')).toContainEqual(
      expect.objectContaining({ bare_unit: 'hundredths', decimals: 2 }),
    )
  })

  it.each([
    'Weights are in kilograms already.',
    'Only the cod is in grams.',
    'Do not convert the weights from grams to kg.',
    'Is the weight in grams or in kilograms?',
    'Some weights are in grams.',
    'The weights were in grams until 2020.',
    'Weights are in kilograms, not grams.',
    // Words of other things: how figures are written, and “my”.
    'Prices come with a comma for decimals, a dot for thousands.',
    'Beim Preis trennt ein Punkt die Tausender, ein Komma die Dezimalen.',
    'I prezzi sono scritti con il punto per le migliaia.',
    'Prices: thousands are separated by a space.',
    'Il peso di 4500 lo ha scritto mio nipote.',
  ])('but nothing is done where it is said of some, or not to be done: %s', (instructions) => {
    expect(stepsOf(instructions, 'weight_kg')).toEqual(stepsOf('', 'weight_kg'))
  })
})

describe('figures of money', () => {
  const goals = tableOf('goals', 'Goal team|Goal|Reached\nT4000|12|3\nT4001|8.5|2\nT4002|40|19')
  const budgetOf = (more: object, instructions: string) => {
    const teams = templateOf('goals', [
      { name: 'goal_team', required: true, unique: true, rule: 'T\\d+' },
      { name: 'goal_sek', rule: '\\d+', ...more },
    ])
    const decision = decideOn([goals], [teams], { instructions })
    return ['goal_team', 'goal_sek'].flatMap((column) =>
      columnOf(decision, column).transforms.flatMap((step) =>
        step.kind === 'number' ? [`${column}: ${step.bare_unit}>${step.unit}`] : [],
      ),
    )
  }

  it.each([
    ['whose name ends with a currency', {}],
    ['whose description says what they are not', { description: 'Goal in kronor, not in thousands' }],
  ])('are converted in a column %s, and no key is that is called like it', (_, more) => {
    expect(budgetOf(more, 'The goals are in thousands.')).toEqual(['goal_sek: thousands>ones'])
  })

  it('are left as they are where thousands are wanted', () => {
    expect(budgetOf({ description: 'Goal in thousands' }, 'The goals are in thousands.')).not.toContain(
      'goal_sek: thousands>ones',
    )
  })
})

describe('a figure is added to all of a column', () => {
  const formulasOf = (instructions: string, column: string) =>
    stepsOf(instructions, column).flatMap((step) => (step.kind === 'merge' ? [step.calculation?.formula] : []))

  it.each([
    ['Please add 20000 to every lot.', 'lot', '$1 + 20000'],
    ['Lots have to be increased by 20000, or they would clash with those of the other port.', 'lot', '$1 + 20000'],
    ['Die Lots bitte um 20000 erhöhen.', 'lot', '$1 + 20000'],
    ['Tel bij elk lot 20000 op.', 'lot', '$1 + 20000'],
    ['Il faut ajouter 20000 à chaque lot.', 'lot', '$1 + 20000'],
    ['Hay que sumar 100 al depósito.', 'deposit', '$1 + 100'],
    ['Please subtract 50 from the deposit.', 'deposit', '$1 - 50'],
    ['Prices go up by 5 %.', 'price', '$1 * 1.05'],
  ])('%s', (instructions, column, formula) => {
    expect(formulasOf(instructions, column)).toEqual([formula])
  })

  it.each([
    'Add 20000 to the lot unless it is a cod.',
    'Do not add 20000 to the lot.',
    'Add 20000 in front of the lot.',
    'There are 3 more lots to come.',
  ])('but not where something else is said: %s', (instructions) => {
    expect(formulasOf(instructions, 'lot')).toEqual([])
  })
})

describe('how long before something', () => {
  it('is no unit of a column that is measured in the same', () => {
    const calls = tableOf('calls', 'Call|Length\n1|45\n2|30\n3|60')
    const template = templateOf('calls', [
      { name: 'call', required: true, unique: true },
      { name: 'minutes', rule: '\\d{2,3}', description: 'Length in minutes' },
    ])
    const read = (instructions: string): string =>
      JSON.stringify(columnOf(decideOn([calls], [template], { instructions }), 'minutes').transforms)
    expect(read('Those that were called off late (less than 24 hours ahead) are charged.')).not.toContain(
      '"bare_unit":"h"',
    )
    expect(read('The length is in hours.')).toContain('"bare_unit":"h"')
  })
})
