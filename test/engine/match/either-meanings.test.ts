import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('words that mean one of two values', () => {
  it.each([
    ['quincenal', 'weekly biweekly semimonthly'],
    ['HORECA', 'retailer restaurant hotel'],
    ['pasywa', 'asset liability equity'],
    ['finalizado', 'open solved closed'],
    ['portable', 'laptop phone printer'],
    ['sau', 'cattle sheep pig'],
    ['onderhoud', 'preventive corrective predictive'],
  ])('are asked about where both are allowed: %s of %s', (word, allowed) => {
    expect(meant(word, allowed)).toEqual([null])
  })

  it.each([
    ['quincenal', 'weekly biweekly monthly', 'biweekly'],
    ['portable', 'laptop desktop server', 'laptop'],
    ['Sau', 'cattle pig poultry', 'pig'],
  ])('mean the one that is: %s of %s', (word, allowed, value) => {
    expect(meant(word, allowed)).toEqual([value])
  })
})
