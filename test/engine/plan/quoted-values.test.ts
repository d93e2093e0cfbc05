import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a sentence that quotes values, and what they all mean', () => {
  const bookings = templateOf('bookings', [
    { name: 'ref', required: true, unique: true },
    { name: 'status', required: true, rule: 'confirmed|pending|cancelled' },
  ])
  const words = ['Zugesagt', 'Fsp.', 'Zxy', 'confirmed']
  const table = tableOf(
    'list',
    `Ref|Status\n${[...words, ...words, ...words].map((one, at) => `B${at}|${one}`).join('\n')}`,
  )
  const meant = (instructions: string): Record<string, string> => {
    const { transforms } = columnOf(decideOn([table], [bookings], { instructions }), 'status')
    const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
  }

  it.each([
    '`Fsp.` and `Zxy` mean `pending`.',
    '„Fsp.“, „Zxy“ bedeuten „pending“.',
    '`Fsp.` et `Zxy` signifient `pending`.',
    '`Fsp.` og `Zxy` betyr `pending`.',
    '`Fsp.` betyder `pending`. `Zxy` betyder `pending`.',
    '`Fsp.` i `Zxy` oznaczają `pending`.',
  ])('is taken for each of them: %s', (text) => {
    expect(meant('')).not.toMatchObject({ Zxy: 'pending' })
    expect(meant(text)).toMatchObject({ 'Fsp.': 'pending', Zxy: 'pending' })
  })

  it('says nothing where no column allows what they are said to mean', () => {
    expect(meant('`Fsp.` og `Zxy` betyr `forespurt`.')).not.toMatchObject({ Zxy: 'forespurt' })
  })
})

it.each(['`Status` `ZZ` means `pending`, `YX` means `cancelled`.', '`Status` `ZZ` = `pending`, `YX` = `cancelled`'])(
  'what quoted codes behind a quoted column mean is said of each of them: %s',
  (instructions) => {
    const bookings = templateOf('bookings', [
      { name: 'ref', required: true, unique: true },
      { name: 'status', required: true, rule: 'confirmed|pending|cancelled' },
    ])
    const table = tableOf('list', 'Ref|Status\nB1|confirmed\nB2|ZZ\nB3|YX\nB4|ZZ\nB5|YX\nB6|confirmed')
    const decision = decideOn([table], [bookings], { instructions })
    const entries = columnOf(decision, 'status').transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
    )
    expect(entries.toSorted()).toEqual(['YX cancelled', 'ZZ pending'])
    expect(decision.questions).toEqual([])
  },
)
