import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'left_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'note' },
])
const list = tableOf(
  'Members 2025-07',
  'Member no|Book no|Name|Left on|Note\nM1|901|Anna Roth|2024-05-01|x\nM2|902|Berta Hall|unbegrenzt|y\nM3|903|Carl Moss|unbegrenzt|\nM4|904|Dora Lind|2023-01-31|z',
)
const older = tableOf(
  'Members 2023-11',
  'Member no|Name|Left on\nM1|Anna Rot|\nM2|Berta Hal|\nM3|Carl Mos|\nM9|Egon Fox|2022-02-02',
)

describe('a column that a sentence begins with, and says to leave out', () => {
  const noteOf = (instructions: string): string[] => inputsOf(decideOn([list], [members], { instructions }), 'note')

  it.each([
    'Note is of the office, don’t import it.',
    'Note ist intern, bitte nicht übernehmen.',
    'Note est interne et ne pas reprendre.',
    'Note is van de boekhouding, niet overnemen.',
  ])('is not taken: %s', (said) => {
    expect(noteOf(said)).toEqual([])
  })

  it.each(['Note is x for the guests, leave them out.', 'Note is free text.'])('is taken otherwise: %s', (said) => {
    expect(noteOf(said)).toEqual(['Note'])
  })
})

it.each([
  'Left on "unbegrenzt" = leave blank.',
  'Left on "unbegrenzt" = leer lassen',
  'Left on "unbegrenzt" = leeg laten',
])('a value that is to be left empty is no text for the cell: %s', (instructions) => {
  const decision = decideOn([list], [members], { instructions })
  expect(columnOf(decision, 'left_on').transforms[0]).toEqual({ kind: 'null_token', tokens: ['unbegrenzt'] })
  expect(decision.questions).toEqual([])
})

it.each([
  'Members 2025-07 is the current file and has precedence.',
  'Members 2025-07 ist die aktuelle Datei und geht vor.',
  'Members 2025-07 is het actuele bestand en gaat voor.',
])('of two files the one that goes before has the rows that are in both: %s', (instructions) => {
  const { plan } = decideOn([list, older], [members], { instructions })
  expect(plan.sheets[0]!.same_key).toMatchObject([{ keep: { table: 'Members 2025-07' } }])
})

describe('a header with points in it', () => {
  const goods = templateOf('goods', [
    { name: 'item_no', required: true, unique: true },
    { name: 'unit_price', rule: '\\d+\\.\\d{2}' },
  ])
  const shelf = tableOf('shelf', 'Item no|L.P. Rate\nK1|10.00\nK2|12.50\nK3|9.00')

  it.each(['L.P. Rate in the shelf list is an old rate, do not use it.', 'Please ignore L.P. Rate.'])(
    'ends no sentence: %s',
    (instructions) => {
      expect(inputsOf(decideOn([shelf], [goods], { instructions }), 'unit_price')).toEqual([])
    },
  )
})

it.each([
  'Deal value is the basic value, not the total with tax.',
  'Deal value ist der Basic Value, nicht der Total Value.',
])('a column that is said to be one header and not another is that: %s', (instructions) => {
  const deals = templateOf('deals', [
    { name: 'deal_no', required: true, unique: true },
    { name: 'deal_value', rule: '\\d+\\.\\d{2}' },
  ])
  const table = tableOf(
    'deals',
    'Deal no|Basic Value (₹)|Total Value (₹)\nD1|10.00|11.80\nD2|20.00|23.60\nD3|5.00|5.90',
  )
  expect(inputsOf(decideOn([table], [deals], { instructions }), 'deal_value')).toEqual(['Basic Value (₹)'])
})

describe('of files that were written on several days', () => {
  const early = { ...tableOf('visits_20260930', 'Visit no|State\nV1|open\nV2|open\nV3|done') }
  const late = { ...tableOf('visits_20261031', 'Visit no|State\nV1|done\nV2|open\nV4|open') }
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'state', required: true },
  ])

  it.each([
    'If a visit is in both, the 10/31 one is right; visits only in the 9/30 one still count.',
    'Steht ein Besuch in beiden, gilt die vom 31.10.',
    'If a visit is in both files, the October 31 one counts.',
  ])('the one of the day that is said is meant: %s', (instructions) => {
    const { plan } = decideOn([early, late], [visits], { instructions })
    expect(plan.sheets[0]!.same_key).toMatchObject([{ keep: { table: 'visits_20261031' } }])
  })
})

describe('of files of several months', () => {
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'state', required: true },
  ])
  const march = tableOf('visits 2024-03 (old till)', 'Visit no|State\nV1|open\nV2|open\nV3|done')
  const september = tableOf('visits 2024-09', 'Visit no|State\nV1|done\nV2|open\nV4|open')

  it.each([
    'Two visit lists: September is the checked one and wins wherever a visit is in both. Visits that are only in the March list still come across.',
    'Steht ein Besuch in beiden, gilt der vom September.',
    'Si une visite est dans les deux, celle de septembre fait foi.',
  ])('the one of the month that is said is meant: %s', (instructions) => {
    const { plan } = decideOn([march, september], [visits], { instructions })
    expect(plan.sheets[0]!.same_key).toMatchObject([{ keep: { table: 'visits 2024-09' } }])
  })

  it('a word that is a month only with a capital letter names none', () => {
    const may = tableOf('visits 2024-05', 'Visit no|State\nV1|done\nV2|open\nV4|open')
    const instructions = 'If a visit is in both, the one that we may trust counts.'
    expect(decideOn([march, may], [visits], { instructions }).plan.sheets[0]!.same_key ?? []).toEqual([])
  })
})

it('columns only from a list come from there alone, each by its name or what it means', () => {
  const goods = templateOf('goods', [
    { name: 'item_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'unit_price', rule: '\\d+\\.\\d{2}' },
    { name: 'min_order_qty', rule: '\\d+' },
  ])
  const master = tableOf('master', 'Item no|Title|Price|MOQ\nK1|Rope|1.00|5\nK2|Sail|2.00|5\nK3|Oar|3.00|5')
  const priced = tableOf('price_list', 'Item no|Price|MOQ\nK1|1.10|10\nK2|2.20|10\nK3|3.30|20')
  const decision = decideOn([master, priced], [goods], { instructions: 'Prices and MOQ only from the price list.' })
  const inputs = ['unit_price', 'min_order_qty'].map((name) => columnOf(decision, name).inputs)
  expect(inputs).toMatchObject([[{ table: 'price_list' }], [{ table: 'price_list' }]])
})
