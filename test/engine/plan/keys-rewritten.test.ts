import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('keys of an old form, of which a text shows what one becomes', () => {
  const tickets = templateOf('tickets', [
    { name: 'ticket_no', required: true, unique: true, rule: '^TK-\\d{4}-\\d{5}$' },
    { name: 'subject', required: true },
  ])
  const notes = templateOf('notes', [
    { name: 'note_ref', required: true, unique: true, rule: '^[A-Z0-9-]+$' },
    { name: 'ticket_no', required: true, link: 'tickets.ticket_no' },
  ])
  const old = tableOf(
    'old',
    ['Ticket No|Subject', ...Array.from({ length: 9 }, (_, at) => `19/0${at + 1}|Leak ${at}`)].join('\n'),
  )
  const now = tableOf(
    'now',
    ['Ticket No|Subject', ...Array.from({ length: 9 }, (_, at) => `TK-2020-0000${at + 1}|Draft ${at}`)].join('\n'),
  )
  const remarks = tableOf(
    'remarks',
    [
      'Note Ref|Ticket No',
      ...Array.from({ length: 9 }, (_, at) => `N${at + 1}|${at % 3 === 0 ? `TK-2020-0000${at + 1}` : `19/0${at + 1}`}`),
    ].join('\n'),
  )

  it.each([
    'Old ticket numbers such as 19/04 become TK-2019-00004.',
    'Die alten Nummern wie 19/04 werden zu TK-2019-00004.',
    '“19/04” devient “TK-2019-00004”.',
  ])('become all so, and with them what links to them: %s', (instructions) => {
    const decision = decideOn([old, now, remarks], [tickets, notes], { instructions })
    const key = columnOf(decision, 'ticket_no', 0, 0).transforms
    expect(applyChain(key, ['19/07']).value).toBe('TK-2019-00007')
    expect(applyChain(key, ['19/0112']).value).toBe('TK-2019-00112')
    expect(applyChain(key, ['TK-2020-00003']).value).toBe('TK-2020-00003')
    const link = columnOf(decision, 'ticket_no', 1).transforms
    expect(applyChain(link, ['19/05']).value).toBe('TK-2019-00005')
    expect(applyChain(link, ['TK-2020-00004']).value).toBe('TK-2020-00004')
  })

  it.each([
    'Old ticket numbers such as 19/04 become TK-2020-00003.',
    'Old ticket numbers such as 19/04 perhaps become TK-2019-00004.',
    'Ticket 19/04 becomes TK-2019-00004, and 19/05 becomes TK-19-05.',
  ])('stay where the figures are others, or it is not said of all: %s', (instructions) => {
    const decision = decideOn([old, now, remarks], [tickets, notes], { instructions })
    expect(applyChain(columnOf(decision, 'ticket_no', 0, 0).transforms, ['19/07']).value).not.toBe('TK-2019-00007')
  })
})
