import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Rows that share a key with another one are left out, and a sentence says which: no column of that name stays behind for it.

const walkers = templateOf('walkers', [
  { name: 'walker_id', description: 'Badge number as on the card.', required: true, unique: true },
  { name: 'surname', required: true },
  { name: 'guild_no', description: 'Number of the guild.' },
])
const table = tableOf('walkers', 'Badge number|Surname|Guild no\nB1|Holm|7\nB2|Dahl|7\nB2|Dahlberg|8\nB3|Lund|9')
const decided = (instructions: string) => decideOn([table], [walkers], { instructions })
const keptBy = (instructions: string): unknown =>
  decided(instructions).plan.sheets[0]!.same_key?.map(({ keep }) => keep)

describe('the others of rows with the same key stay behind', () => {
  it.each([
    'Ignore any later one with the same badge number.',
    'The first entry is the real one, ignore any later one with the same badge number.',
    'Later rows with the same badge number are left out.',
  ])('the later ones: %s', (instructions) => {
    expect(keptBy(instructions)).toEqual(['keep_first'])
    expect(inputsOf(decided(instructions), 'walker_id')).toEqual(['Badge number'])
  })

  it('or the earlier ones', () => {
    expect(keptBy('Skip earlier entries with the same badge number.')).toEqual(['keep_last'])
  })

  it.each([
    'Ignore the later walker of the same guild.',
    'Ignore any with the same badge number.',
    'Later entries with the same badge number are fine.',
  ])('but not where no key or no order is said: %s', (instructions) => {
    expect(keptBy(instructions)).toBeUndefined()
    expect(inputsOf(decided(instructions), 'walker_id')).toEqual(['Badge number'])
  })
})
