import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A yes for which two columns have to say so.

const people = (description: string): ReturnType<typeof templateOf> =>
  templateOf('people', [
    { name: 'number', required: true, unique: true },
    { name: 'mailing', required: true, rule: '^(yes|no)$', description },
  ])
const kinds = ['Newsletter contact', 'Non-newsletter contact']
const list = tableOf(
  'people',
  `Number|Newsletter contact status|Unsubscribed from all email\n${[...Array(12).keys()].map((at) => `P${at + 10}|${kinds[at % 2]}|${at % 3 === 0 ? 'true' : ''}`).join('\n')}`,
)
const mailing = (description: string): ReturnType<typeof decideOn> => decideOn([list], [people(description)])

describe('a yes that asks for two things', () => {
  it.each([
    'yes only for newsletter contacts who have not unsubscribed from all e-mail, otherwise no',
    'Consent. yes if it is a newsletter contact and not unsubscribed from all email, else no',
  ])('is said where both columns say so: %s', (description) => {
    const decision = mailing(description)
    expect(inputsOf(decision, 'mailing')).toEqual(['Newsletter contact status', 'Unsubscribed from all email'])
    const { transforms } = columnOf(decision, 'mailing')
    const value = (...raws: string[]): string | null => applyChain(transforms, raws).value
    expect(value('Newsletter contact', '')).toBe('yes')
    expect(value('Newsletter contact', 'true')).toBe('no')
    expect(value('Non-newsletter contact', '')).toBe('no')
    expect(value('Non-newsletter contact', 'true')).toBe('no')
    expect(value('', '')).toBe('no')
    expect(decision.notes.join('\n')).toContain(
      '“mailing” is “yes” where “Newsletter contact status” is “Newsletter contact” and “Unsubscribed from all email” is not ticked, else “no”',
    )
  })

  it('is said by no column alone: where one of the two is not found, what has the other makes not all rows alike', () => {
    const decision = mailing('yes only for gold members who have not unsubscribed from all e-mail, otherwise no')
    const { transforms } = columnOf(decision, 'mailing')
    expect(transforms).not.toContainEqual({ kind: 'default', value: 'no' })
  })
})
