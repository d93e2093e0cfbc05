import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What empty cells mean, what stands for nothing, and what is the same for all rows: each in several languages and constructions, and some sentences
// that say something else, and change nothing.

const looms = tableOf(
  'looms',
  'Loom|Weaver|Yarn|Licence|State\n' +
    '1001|Ada Berg|wool||ZZZ\n1002|Bo Lund|linen|paused|K-200\n1003|Cy Holm|wool||ZZZ\n1004|Di Falk|cotton|ended|K-310',
)
const machines = templateOf('machines', [
  { name: 'loom', required: true, unique: true },
  { name: 'weaver' },
  { name: 'yarn' },
  { name: 'licence', rule: '(active|paused|ended)' },
  { name: 'state' },
  { name: 'workshop', description: 'Where it stands' },
])
const decided = (instructions: string) => decideOn([looms], [machines], { instructions, autonomy: 'decide' })
const stepsOf = (instructions: string, column: string) => columnOf(decided(instructions), column).transforms

describe('what empty cells are said to mean is written into them', () => {
  it.each([
    'Where we left Licence blank, put active, because that is what it meant.',
    'Looms with nothing in the licence column are active.',
    'No licence means active.',
    'We only ever wrote something in Licence when it was paused or ended. All the others are active.',
    'Treat a missing licence as active.',
    'Blank = active',
    'Wo bei Licence nichts steht, bitte active eintragen.',
    'Si Licence est vide, c’est active.',
    'Si no hay nada en Licence, es active.',
    'Dove Licence è vuoto si intende active.',
    'Staat er niets bij Licence, dan is het active.',
    'Se in Licence non ho scritto niente è active.',
    'Where I wrote nothing under Licence it is active. Whoever has an X there is dead and stays behind.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'licence')).toContainEqual({ kind: 'default', value: 'active' })
  })

  it('and what the next sentence says of others is not read of them', () => {
    const { plan } = decided(
      'Where nothing is written under Licence it is active. Whoever paused has left, so skip them.',
    )
    const skips = plan.sheets.flatMap(({ sources }) => sources.flatMap(({ skips: out = [] }) => out))
    expect(skips.some(({ when }) => JSON.stringify(when).includes('active'))).toBe(false)
  })

  it('as a figure where it is told in words', () => {
    const rentals = tableOf('rentals', 'Rental|Weeks\n1|2\n2|\n3|4\n4|\n5|3')
    const rents = templateOf('rents', [
      { name: 'rental', required: true, unique: true },
      { name: 'weeks', required: true, rule: '[1-9]\\d*' },
    ])
    const weeks = (instructions: string) => columnOf(decideOn([rentals], [rents], { instructions }), 'weeks').transforms
    expect(weeks('Blank weeks means one week.')).toContainEqual({ kind: 'default', value: '1' })
    expect(weeks('Blank weeks means two.')).toContainEqual({ kind: 'default', value: '2' })
    expect(weeks('Blank weeks means one of ours.')).not.toContainEqual({ kind: 'default', value: '1' })
  })

  it.each([
    'Licence is not empty for active looms.',
    'If Licence is blank the loom may be active or paused.',
    'Rows without a licence are skipped unless they are active.',
  ])('but not: %s', (instructions) => {
    expect(stepsOf(instructions, 'licence')).not.toContainEqual({ kind: 'default', value: 'active' })
  })
})

describe('what stands for nothing is no value', () => {
  it.each([
    'ZZZ isn’t a state, it only means that we don’t know yet.',
    'Don’t carry over ZZZ, it’s a placeholder.',
    'If State says ZZZ, treat it as blank.',
    'Our old program insisted on a state, so we typed ZZZ. Please don’t bring that over, the field should be blank.',
    'Please clear all the ZZZ in the state column.',
    'The ZZZ in State are dummies and should not come over.',
    'ZZZ heißt nur, dass wir es nicht wissen. Das Feld dann bitte leer lassen.',
    'ZZZ dans State signifie qu’on ne sait pas, laissez vide.',
    'ZZZ en State quiere decir que no hay, dejar vacío.',
    'ZZZ significa che non si sa, lasciare vuoto.',
    'ZZZ bij State betekent dat we het niet weten, graag leeg laten.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'state')).toContainEqual({ kind: 'null_token', tokens: ['ZZZ'] })
  })

  it.each([
    'Never leave ZZZ empty in State.',
    'Perhaps ZZZ in State is a placeholder.',
    'ZZZ means that the loom is old.',
    'An ZZZ at State means blocked, empty means not blocked.',
  ])('but not: %s', (instructions) => {
    expect(stepsOf(instructions, 'state')).not.toContainEqual({ kind: 'null_token', tokens: ['ZZZ'] })
  })
})

describe('empty cells under a header that asks mean what a sentence says in other words', () => {
  const trips = templateOf('trips', [
    { name: 'ticket', required: true, unique: true },
    { name: 'state', required: true, rule: '(booked|sailed|called_off)' },
  ])
  const log = tableOf('trips', 'Ticket|Sailed?\nT1|sailed\nT2|off\nT3|\nT4|sailed\nT5|')
  const answers = [
    { key: 'column:trips.state@file_trips/trips', value: 'Sailed?' },
    { key: 'value:trips.state:off', value: 'called_off' },
  ]

  it.each([
    'Where Ann left Sailed? empty the trip is still to come.',
    'If there is nothing under Sailed? yet, the trip is yet to come.',
    'Wo Sailed? leer ist, steht noch aus, was gebucht ist.',
  ])('%s', (instructions) => {
    const { transforms } = columnOf(decideOn([log], [trips], { instructions, answers }), 'state')
    expect(transforms).toContainEqual({ kind: 'default', value: 'booked' })
  })

  it('and nothing where it is asked itself', () => {
    const instructions = 'Is Sailed? empty where the trip is still to come?'
    const { transforms } = columnOf(decideOn([log], [trips], { instructions, answers }), 'state')
    expect(transforms).not.toContainEqual({ kind: 'default', value: 'booked' })
  })
})

describe('what is the same for all rows is written into a column that no table has', () => {
  it.each([
    'The workshop is Mill Lane for all looms.',
    'All of them stand in Mill Lane, that’s the workshop.',
    'We’ve only got one workshop: Mill Lane.',
    'There’s no column for the workshop because it’s always Mill Lane.',
    'Put Mill Lane in workshop everywhere.',
    'Everything is in Mill Lane, so put that as workshop.',
    'Workshop = Mill Lane, always.',
    'Als Workshop bitte überall „Mill Lane“ eintragen.',
    'Mettez Mill Lane comme workshop partout.',
    'Poner siempre Mill Lane en workshop.',
    'Per tutti i telai workshop è Mill Lane.',
    'Vul bij workshop overal Mill Lane in.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'workshop')).toEqual([{ kind: 'constant', value: 'Mill Lane' }])
  })

  it.each([
    'Some looms are in the workshop Mill Lane.',
    'The workshop is Mill Lane or Dye House.',
    'The workshop is not Mill Lane.',
    'If a loom is old, its workshop is Mill Lane.',
    'Is the workshop always Mill Lane?',
    'The others are in the workshop Mill Lane.',
  ])('but not of some, or where it is not clear: %s', (instructions) => {
    expect(stepsOf(instructions, 'workshop')).not.toContainEqual({ kind: 'constant', value: 'Mill Lane' })
  })
})
