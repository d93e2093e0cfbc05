import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const tenants = templateOf('tenants', [
  { name: 'tenant_no', required: true, unique: true },
  { name: 'email', rule: '^[^@\\s]+@[^@\\s]+$' },
  { name: 'email_opt_in', rule: '^(yes|no)$' },
])
const rows = (more: (at: number) => string): string =>
  [...Array(12).keys()].map((at) => `T${at + 100}|t${at}@flats.example|${more(at)}`).join('\n')

it('a column of yes and no that asks the same thing the other way round is the one, and nobody is asked', () => {
  const answer = (at: number): string => (at % 3 === 0 ? 'Yes' : 'No')
  const table = tableOf(
    'tenants',
    `Tenant no|E-mail|Requests No Email|Garage\n${rows((at) => `${answer(at)}|${answer(at + 1)}`)}`,
  )
  const decision = decideOn([table], [tenants])
  expect(decision.questions).toEqual([])
  expect(inputsOf(decision, 'email_opt_in')).toEqual(['Requests No Email'])
  expect(JSON.stringify(columnOf(decision, 'email_opt_in').transforms)).toContain('"raw":"no","value":"yes"')
})

it('two that are called after the same thing are asked about', () => {
  const answer = (at: number): string => (at % 3 === 0 ? 'Yes' : 'No')
  const table = tableOf(
    'tenants',
    `Tenant no|E-mail|Requests No Email|Email bounced\n${rows((at) => `${answer(at)}|${answer(at + 1)}`)}`,
  )
  expect(decideOn([table], [tenants]).questions.map(({ target }) => target.column)).toEqual(['email_opt_in'])
})

it.each(['Still sold', 'Wordt verkocht'])('what is sold now is on sale, and nobody is asked: “%s”', (header) => {
  const cakes = templateOf('cakes', [
    { name: 'cake_no', required: true, unique: true },
    { name: 'on_sale', rule: '^(yes|no)$' },
  ])
  const answers = [...Array(12).keys()].map(
    (at) => `T${at + 100}|${at % 3 === 0 ? 'No' : 'Yes'}|${at % 2 ? 'No' : 'Yes'}`,
  )
  const decision = decideOn([tableOf('cakes', `Cake no|${header}|Glazed\n${answers.join('\n')}`)], [cakes])
  expect(decision.questions).toEqual([])
  expect(inputsOf(decision, 'on_sale')).toEqual([header])
  expect(columnOf(decision, 'on_sale').transforms).toEqual([{ kind: 'case', to: 'lower' }])
})
