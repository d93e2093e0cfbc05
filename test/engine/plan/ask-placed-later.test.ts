import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const templatesOf = (...slugs: string[]) =>
  slugs.map((slug) =>
    templateOf(slug, [
      { name: 'tag', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'shelter', required: true, rule: '(indoor|outdoor|mixed)' },
    ]),
  )
const herd = tableOf(
  'herd',
  `Tag|Name|Zz\n${Array.from({ length: 12 }, (_, at) => `T${400 + at}|Beast ${'ABCDEFGHIJKL'[at]}|q${at}`).join('\n')}`,
)
const asked = (slugs: string[], answers = {}) =>
  decideOn([herd], templatesOf(...slugs), answers).questions.map(({ key }) => key.split('@')[0])

it('the columns of a table that may hold any of several things are asked about once it is known which', () => {
  const [place, ...others] = asked(['goats', 'sheep', 'llamas'])
  expect(place).toContain('table:')
  expect(others).toEqual([])
  const answers = [{ key: 'table:file_herd/herd', value: 'llamas' }]
  expect(asked(['goats', 'sheep', 'llamas'], { answers })).toEqual(['column:llamas.shelter'])
})

it('of two things both are asked at once', () => {
  expect(asked(['goats', 'sheep'])).toHaveLength(2)
})
