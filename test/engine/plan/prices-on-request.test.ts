import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const FARES = 'Tour|Fare\nA1|12.50\nA2|@\nA3|9.00\nA4|30.00\nA5|14.00'

const planned = (
  cell: string,
  { description, required = false, content }: { description?: string; required?: boolean; content?: string } = {},
) => {
  const template = templateOf('tours', [
    { name: 'tour', required: true, unique: true },
    { name: 'fare', rule: '^\\d+\\.\\d{2}$', required, ...(description !== undefined && { description }) },
  ])
  const knowledge = [{ id: 'k', key: 'fares', scope: { type: 'account' as const }, content: content ?? 'Fares.' }]
  const { plan } = decideOn([tableOf('tours', FARES.replace('@', cell))], [template], {
    knowledge,
  } as Parameters<typeof decideOn>[2])
  return JSON.stringify(plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'fare')!.transforms)
}

describe('an amount that one has to ask for', () => {
  it.each(['auf Anfrage', 'on request', 'sur demande', 'Prezzo su richiesta', 'a consultar', 'op aanvraag', 'POA'])(
    'is none where there need be none: %s',
    (cell) => {
      expect(planned(cell)).toContain(`"tokens":["${cell}"`)
    },
  )

  it('is none in any language where the description leaves it empty', () => {
    expect(planned('auf Anfrage', { description: 'In euros. Empty if the fare is on request.' })).toContain(
      '"tokens":["auf Anfrage"',
    )
  })

  it.each([
    '"auf Anfrage" means on request, such a tour stays in with the fare left empty.',
    '"auf Anfrage" means on request, so the fare remains blank.',
    '"auf Anfrage" means on request.',
  ])('is none where its meaning is told with it: %s', (content) => {
    expect(planned('auf Anfrage', { content })).toMatch(/"tokens":\["auf Anfrage"/)
  })

  it.each(['nach Aufwand', 'free on Sundays', 'ask Peter'])('is none of these: %s', (cell) => {
    expect(planned(cell)).not.toContain('null_token')
  })

  it('stays where every row must have one, and where another column is left empty for it', () => {
    expect(planned('auf Anfrage', { required: true })).not.toContain('null_token')
    expect(planned('SEE', { content: '"SEE" means ask the captain, and the berth is left empty.' })).not.toContain(
      'null_token',
    )
  })
})
