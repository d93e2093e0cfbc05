import { describe, expect, it } from 'vitest'
import { namesColumn } from '../../../server/src/engine/knowledge/grounded/columns.ts'

describe('a sentence names a column', () => {
  it.each([
    ['the contry is in English', 'Country'],
    ['die Saison steht vorn', 'Season'],
  ])('by a word that differs from it by one letter: %s', (text, name) => {
    expect(namesColumn(text, { name })).toBe(true)
  })

  it.each([
    ['plots without a country code', 'County'],
    ['the county is written in full', 'Country'],
  ])('not by a word for something else, however near it is: %s', (text, name) => {
    expect(namesColumn(text, { name })).toBe(false)
  })
})
