import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const breeders = tableOf(
  'herd_book',
  `Email|Forename|Surname|Holding|Town|Telephone
ada@fell.example|Ada|Fell|H-101|Kendal|+441539720011
ben@moor.example|Ben|Moor|H-102|Settle|+441729820022
cat@dale.example|Cat|Dale|H-103|Hawes|+441969660033
dan@beck.example|Dan|Beck|H-104|Alston|+441434380044
eve@crag.example|Eve|Crag|H-105|Skipton|+441756790055`,
)

function membersOf(newsletter: { rule: string; description?: string }): Template {
  return templateOf('members', [
    { name: 'email', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'holding', required: true },
    { name: 'city' },
    { name: 'phone' },
    { name: 'newsletter', required: true, ...newsletter },
  ])
}

const audience = tableOf(
  'newsletter_recipients',
  `E-mail|Forename|Surname|Status
BEN@moor.example|Ben|Moor|Unsubscribed
cat@dale.example|Cat|Dale|Subscribed
fay@glen.example|Fay|Glen|Subscribed
gus@tarn.example|Gus|Tarn|Unsubscribed
eve@crag.example|Eve|Crag|Subscribed`,
)

describe('a list that a column is called after', () => {
  const described = {
    rule: '^(subscribed|unsubscribed|none)$',
    description: 'subscribed, unsubscribed or none (not on the mailing list)',
  }

  it('has no rows of its own beside those that it lacks nearly all of, and says what it is there for', () => {
    const decision = decideOn([breeders, audience], [membersOf(described)])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['herd_book'])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'newsletter_recipients', loose: true }])
    expect(inputsOf(decision, 'newsletter')).toEqual(['Status'])
    expect(inputsOf(decision, 'first_name')).toEqual(['Forename'])
    expect(decision.questions).toEqual([])
    expect(decision.notes.join('\n')).toContain('who is on that list alone is no row of Members')
  })

  it('leaves those who are not on it what the description says of them', () => {
    const { transforms } = columnOf(decideOn([breeders, audience], [membersOf(described)]), 'newsletter')
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'none' })
  })

  it('completes the rows where it says something else that nothing else does', () => {
    const list = tableOf(
      'newsletter_recipients',
      `E-mail|Forename|Surname|Status|Mobile
BEN@moor.example|Ben|Moor|Unsubscribed|+447700900111
cat@dale.example|Cat|Dale|Subscribed|+447700900222
fay@glen.example|Fay|Glen|Subscribed|+447700900333
eve@crag.example|Eve|Crag|Subscribed|+447700900444`,
    )
    const herds = tableOf(
      'herd_book',
      `Email|Forename|Surname|Holding|Town
ada@fell.example|Ada|Fell|H-101|Kendal
ben@moor.example|Ben|Moor|H-102|Settle
cat@dale.example|Cat|Dale|H-103|Hawes
dan@beck.example|Dan|Beck|H-104|Alston
eve@crag.example|Eve|Crag|H-105|Skipton`,
    )
    const decision = decideOn([herds, list], [membersOf({ rule: '^(subscribed|unsubscribed)$' })])
    expect(inputsOf(decision, 'phone')).toEqual(['Mobile'])
    expect(inputsOf(decision, 'newsletter')).toEqual(['Status'])
  })

  it('answers yes or no by its own words', () => {
    const list = tableOf(
      'nieuwsbrief',
      `E-mailadres|Naam|Status
ben@moor.example|Ben Moor|Uitgeschreven
cat@dale.example|Cat Dale|Ingeschreven
eve@crag.example|Eve Crag|ingeschreven
fay@glen.example||ingeschreven`,
    )
    const decision = decideOn([breeders, list], [membersOf({ rule: '^(true|false)$' })])
    expect(columnOf(decision, 'newsletter').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: 'Ingeschreven', value: 'true' },
          { raw: 'Uitgeschreven', value: 'false' },
          { raw: 'ingeschreven', value: 'true' },
        ],
      },
      { kind: 'default', value: 'false' },
    ])
  })

  it('has rows where these have most of what the others have', () => {
    const guests = tableOf(
      'newsletter_guests',
      `Email|Forename|Surname|Holding|Town|Telephone|Status
ben@moor.example|Ben|Moor|H-102|Settle|+441729820022|Unsubscribed
fay@glen.example|Fay|Glen|H-106|Wooler|+441668280066|Subscribed
gus@tarn.example|Gus|Tarn|H-107|Alnwick|+441665600077|Subscribed`,
    )
    const { plan } = decideOn([breeders, guests], [membersOf(described)])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['herd_book', 'newsletter_guests'])
  })
})
