import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('other forms of a word that means an allowed value', () => {
  it.each([
    ['a word of the same stem', 'Mill, Milled', 'turning milling drilling', 'milling'],
    ['a word of the same stem', 'Inspecting', 'inspection repair sale', 'inspection'],
    ['a word of the same stem', 'Plastered', 'plastering roofing glazing', 'plastering'],
    ['a participle cut short', "Insp'd, Inspect'd", 'cleaned inspected repaired', 'inspected'],
    ['a participle cut short', "Dmg'd", 'intact damaged expired', 'damaged'],
    ['a word without its vowels', 'Brkn, BRKN', 'intact broken expired', 'broken'],
    ['a word without its vowels', 'Shppng', 'picking packing shipping', 'shipping'],
    ['the first letter and the end', 'W/shop', 'workshop office', 'workshop'],
    ['the first letter and the end', 'C/minder', 'nanny childminder', 'childminder'],
    ['words that stand otherwise apart', 'A/L', 'sick vacation unpaid', 'vacation'],
    ['words that stand otherwise apart', 'Walkin, Walk-in', 'phone web walk_in', 'walk_in'],
    ['the letters of all its words', 'D.N.A.', 'scheduled completed did_not_attend', 'did_not_attend'],
    ['a beginning with a point', 'Quarant.', 'storage quarantine picking', 'quarantine'],
  ])('are read: %s, %s', (_, words, allowed, value) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['None', 'true false'],
    ['Cold', 'ambient cooled frozen'],
    ['Printer', 'printing finishing shipped'],
    ['Act', 'asset equity expense'],
    ['Party', 'part whole'],
    ['Shipping', 'packed shipped delivered'],
    ['Frm', 'farm shop office'],
    ['Crd', 'cash card cheque'],
    ['A/ing', 'asking answering'],
    ['Dam.', 'damaged dampened'],
  ])('are none where it may be another: %s of %s', (word, allowed) => {
    expect(meant(word, allowed)).toEqual([null])
  })
})
