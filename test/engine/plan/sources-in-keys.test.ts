import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const tickets = (description: string) =>
  templateOf('tickets', [
    { name: 'ticket_no', description, required: true, unique: true, rule: '^(LX|RV|MN)-\\d{5}$' },
    { name: 'opened_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'subject', required: true },
  ])
const rows = (id: (at: number) => string) =>
  Array.from({ length: 8 }, (_, at) => `${id(at)}|2024-03-1${at}|Pump ${at} leaks`).join('\n')
const lexis = tableOf('Lexis_Tickets_2023', `Ticket|Opened|Subject\n${rows((at) => String(390 + 7 * at))}`)
const revo = tableOf('Revo_Tickets', `Ticket|Opened|Subject\n${rows((at) => `TK-${1018 + 3 * at}`)}`)
const written = (description: string) =>
  decideOn([lexis, revo], [tickets(description)]).plan.sheets[0]!.sources.map(({ columns }, at) => {
    const key = columns.find(({ column }) => column === 'ticket_no')!
    return applyChain(key.transforms, [at === 0 ? '397' : 'TK-1021']).value
  })

describe('the part of a key that is the system which a row is from', () => {
  it.each([
    'System (LX Lexis, RV Revo, MN manual entry), a hyphen and the number in five digits, e.g. LX-00412',
    'Source (LX = Lexis, RV = Revo or MN = by hand), a hyphen and the number in five digits, e.g. LX-00412',
  ])('is told by the name of the file: %s', (description) => {
    expect(written(description)).toEqual(['LX-00397', 'RV-01021'])
  })

  it.each([
    'System (LX Otra, RV Nyx, MN manual entry), a hyphen and the number in five digits, e.g. LX-00412',
    'System (LX Lexis, and others), a hyphen and the number in five digits, e.g. LX-00412',
  ])('is not where no file is called so, or not all are listed: %s', (description) => {
    expect(written(description)).not.toContain('RV-01021')
  })
})
