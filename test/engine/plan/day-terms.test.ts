import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('what a list allows of days to pay is read from figures, letters and the end of the month without a question', () => {
  const growers = templateOf('growers', [
    { name: 'grower_no', required: true, unique: true },
    { name: 'payment_terms', required: true, rule: 'prepaid|10 days|21 days|45 days|45 days EOM' },
  ])
  const terms = ['10D', '21D', '45D', '45 EOM', 'prepaid']
  const rows = Array.from({ length: 20 }, (_, at) => `G${100 + at}|${terms[at % terms.length]}`)
  const decision = decideOn([tableOf('growers', `Grower no|Account terms\n${rows.join('\n')}`)], [growers])
  expect(decision.questions).toEqual([])
  const [map] = columnOf(decision, 'payment_terms').transforms.filter(({ kind }) => kind === 'value_map')
  expect(map).toMatchObject({
    entries: [
      { raw: '10D', value: '10 days' },
      { raw: '21D', value: '21 days' },
      { raw: '45 EOM', value: '45 days EOM' },
      { raw: '45D', value: '45 days' },
    ],
  })
})
