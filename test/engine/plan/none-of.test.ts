import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'kind', required: true },
  { name: 'guest', required: true },
])
const table = tableOf(
  'book',
  'Visit no|Kind|Guest\nV1|Visit|Ash\nV2|Enquiry|Birch\nV3|Visit|Cedar\nV4|Enquiry|Dill\nV5|Visit|Elm\nV6|Anfrage|Fir',
)
const skips = (instructions: string): unknown =>
  decideOn([table], [visits], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
const enquiries = [{ position: 1, is: 'one_of', values: ['enquiry'] }]

describe('rows of which a short sentence says that there are to be none', () => {
  it.each(['No enquiries, please.', 'No enquiries', 'Please no enquiries!', 'We don’t need any enquiries.'])(
    'stay behind: %s',
    (instructions) => {
      expect(skips(instructions)).toEqual(enquiries)
    },
  )

  it('stay behind in German, too', () => {
    expect(skips('Bitte keine Anfragen.')).toEqual([{ position: 1, is: 'one_of', values: ['anfrage'] }])
  })

  it.each(['No leading zeros, please.', 'No changes to the kinds of enquiries.', 'There are no enquiries since May.'])(
    'are not those of a sentence that says something else: %s',
    (instructions) => {
      expect(skips(instructions)).toEqual([])
    },
  )
})
