import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('a figure right behind the word of its header is the figure', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'deck', rule: '^[1-4]$' },
  ])
  const list = tableOf('boats', 'Boat No|DK\nB1|2\nB2|DK 3\nB3|DK3\nB4|DK1\nB5|4\nB6|DK 2\nB7|1\nB8|3')
  const said = { instructions: 'Use `DK` for `deck`.' }
  const transforms = JSON.stringify(columnOf(decideOn([list], [boats], said), 'deck').transforms)
  expect(transforms).toContain('{"raw":"DK3","value":"3"')
  expect(transforms).toContain('{"raw":"DK1","value":"1"')
})
