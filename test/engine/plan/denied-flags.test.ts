import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('rows that are said not to be what a column of yes and no is called as', () => {
  const letters = templateOf('letters', [{ name: 'letter_no', required: true, unique: true }, { name: 'to' }])
  const list = (header: string, yes: string, no: string) =>
    tableOf(
      'letters',
      `Letter no|To|${header}\nB1|Ada|${yes}\nB2|Leo|${no}\nB3|Mia|${yes}\nB4|Eve|${yes}\nB5|Kit|${no}`,
    )
  const leftOut = (instructions: string, header = 'Franked', yes = 'Yes', no = 'No') =>
    decideOn([list(header, yes, no)], [letters], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(
      ({ when }) => when,
    )

  it.each([
    ['Leave out letters that were never franked.', 'Franked', 'Yes', 'No'],
    ['Letters that aren’t franked stay behind.', 'Franked', 'Yes', 'No'],
    ['Skip unfranked letters.', 'Franked', 'Yes', 'No'],
    ['Nicht frankierte Briefe bitte weglassen.', 'Frankiert', 'Ja', 'Nein'],
  ])('stay behind where it says no: %s', (instructions, header, yes, no) => {
    expect(leftOut(instructions, header, yes, no)).toMatchObject([
      { position: 2, is: 'one_of', values: [no.toLowerCase()] },
    ])
  })

  it.each(['Leave out letters that were never answered.', 'Letters that were never franked come over.'])(
    'and nothing else does: %s',
    (instructions) => {
      expect(leftOut(instructions)).toEqual([])
    },
  )
})
