import { expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

it.each(['Landed cost', 'landed_unit_cost', 'Cost landed'])(
  'what one has cost once it is here is its cost: %s',
  (header) => {
    expect(conceptsOf(header)).toEqual(conceptsOf('unit cost'))
  },
)

it.each(['Landed', 'Freight cost', 'Landed on'])(
  'but not what came, when it did, or what bringing it cost: %s',
  (header) => {
    expect(conceptsOf(header)).not.toEqual(conceptsOf('unit cost'))
  },
)
