import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// One thing that is called several names, values that are called otherwise now, and codes: each in several languages and constructions, and some
// sentences that say something else, and change nothing.

const wines = tableOf(
  'cellar',
  'Bin|Grower|Colour|Closure\n' +
    '11|Keller Estate|R|cork\n12|KELLER|W|screw\n13|J. Keller|R|cork\n14|Weingut Ohm|W|stelvin\n15|Ohm & Sons|R|screw',
)
const bottles = templateOf('bottles', [
  { name: 'bin', required: true, unique: true },
  { name: 'grower' },
  { name: 'colour', description: 'red or white' },
  { name: 'closure' },
])
const stepsOf = (instructions: string, column: string) =>
  columnOf(decideOn([wines], [bottles], { instructions }), column).transforms
const pairsOf = (instructions: string, column: string): string[] =>
  stepsOf(instructions, column)
    .flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : []))
    .toSorted()

describe('several names of one are written as the one that is right', () => {
  it.each([
    'KELLER and J. Keller are both Keller Estate.',
    'KELLER, J. Keller and Keller Estate are one and the same grower, the last name is the right one.',
    'Keller Estate is also written KELLER or J. Keller.',
    'We were sloppy: it is sometimes KELLER and sometimes J. Keller. Please always write Keller Estate.',
    'Always write Keller Estate, never KELLER or J. Keller.',
    'KELLER is Keller Estate and so is J. Keller.',
    'Statt KELLER oder J. Keller soll überall Keller Estate stehen.',
    'KELLER et J. Keller désignent le même producteur que Keller Estate.',
    'KELLER y J. Keller son Keller Estate.',
    'KELLER e J. Keller vanno scritti Keller Estate.',
    'KELLER en J. Keller zijn allebei Keller Estate.',
  ])('%s', (instructions) => {
    expect(pairsOf(instructions, 'grower')).toEqual(['J. Keller=Keller Estate', 'KELLER=Keller Estate'])
  })

  it.each([
    'KELLER and J. Keller are not Keller Estate.',
    'KELLER is J. Keller or Keller Estate.',
    'KELLER and J. Keller may be Keller Estate, we are not sure.',
    'Are KELLER and J. Keller the same as Keller Estate?',
    'KELLER and J. Keller deliver on the same day as Keller Estate because the lorry passes all three villages anyway in spring.',
  ])('but where it is not said that they are one: %s', (instructions) => {
    expect(pairsOf(instructions, 'grower')).toEqual([])
  })
})

describe('a value that is another is written so, whatever else is told of it', () => {
  it.each([
    'Instead of stelvin please write "screw cap".',
    'Our word stelvin is your "screw cap".',
    'When we wrote stelvin we meant "screw cap".',
    'Wherever you find stelvin, put "screw cap", as nobody knows the brand.',
    'What we call "stelvin" you call "screw cap".',
    '„stelvin“ entspricht „screw cap“.',
    'Remplacer stelvin par « screw cap ».',
    'Donde pone "stelvin" hay que poner "screw cap".',
    '"stelvin" va scritto come "screw cap".',
    'Vervang "stelvin" door "screw cap".',
  ])('%s', (instructions) => {
    expect(pairsOf(instructions, 'closure')).toEqual(['stelvin=screw cap'])
  })

  it.each([
    ['The right name of Weingut Ohm is Ohm & Sons.', 'Weingut Ohm=Ohm & Sons'],
    ['Ohm & Sons is the new name for Weingut Ohm.', 'Weingut Ohm=Ohm & Sons'],
    ['Ohm & Sons replaces Weingut Ohm.', 'Weingut Ohm=Ohm & Sons'],
    ['Weingut Ohm was replaced by Ohm & Sons.', 'Weingut Ohm=Ohm & Sons'],
    ['Weingut Ohm does not exist any more, it has become Ohm & Sons.', 'Weingut Ohm=Ohm & Sons'],
    ['Weingut Ohm ist falsch, richtig ist Ohm & Sons.', 'Weingut Ohm=Ohm & Sons'],
  ])('in the right direction: %s', (instructions, pair) => {
    expect(pairsOf(instructions, 'grower')).toEqual([pair])
  })

  it.each([
    'Weingut Ohm and Ohm & Sons.',
    'Weingut Ohm is not the same as Ohm & Sons.',
    'Weingut Ohm is sometimes written for bottles of Ohm & Sons, but not all of them.',
    'Weingut Ohm is the German word for something else.',
    'Perhaps Weingut Ohm should be Ohm & Sons.',
  ])('but not: %s', (instructions) => {
    expect(pairsOf(instructions, 'grower')).toEqual([])
  })
})

describe('codes are what a sentence says that they are', () => {
  it.each([
    'Colour is R (red) or W (white); please write the words.',
    'An R means that the wine is red, with a W it is white.',
    'W is short for white and R for red.',
    'Colour has R or W, which is red or white respectively.',
    'Write red for R and white for W.',
    'Bei Colour heißt R red und W white.',
    'La R es red y la W es white.',
    'R veut dire red et W veut dire white.',
    'R staat voor red en W voor white.',
    'R sta per red e W per white.',
  ])('%s', (instructions) => {
    expect(pairsOf(instructions, 'colour')).toEqual(['R=red', 'W=white'])
  })

  it('but a sentence of one code says nothing of the other', () => {
    expect(pairsOf('Bottles with R are on the left in the shop window.', 'colour')).toEqual(pairsOf('', 'colour'))
  })
})
