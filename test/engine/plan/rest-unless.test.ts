import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const pumps = templateOf('pumps', [
  { name: 'pump_no', required: true, unique: true, rule: 'P-\\d{3}' },
  { name: 'maker', required: true },
  { name: 'status', description: 'One of running, idle, sold', required: true, rule: 'running|idle|sold' },
])
const notes = ['', 'idle', 'new seal', '', 'sold 2022', 'hall 3', 'idle', '', 'new seal', 'sold', '', 'hall 3']
const listOf = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'pumps',
    `Pump no|Maker|${header}\n${notes.map((note, at) => `P-${210 + at}|Maker ${at}|${note}`).join('\n')}`,
  )

function told(instructions: string, header = 'Note'): Decision {
  const answers = [{ key: 'column:pumps.status@file_pumps/pumps', value: header }]
  return decideOn([listOf(header)], [pumps], { instructions, answers })
}

function statusOf(decision: Decision): Record<string, string> {
  const steps = columnOf(decision, 'status').transforms
  const preset = steps.flatMap((step) => (step.kind === 'default' ? [['', step.value]] : []))
  const entries = steps.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
  )
  return Object.fromEntries([...preset, ...entries])
}
const all = { '': 'running', 'new seal': 'running', 'hall 3': 'running', 'sold 2022': 'sold' }

describe('what holds unless a note says otherwise', () => {
  it('holds for all other notes, and for rows without one', () => {
    expect(statusOf(told('A pump is running unless the note says "idle" or "sold".'))).toMatchObject(all)
    expect(statusOf(told('Running, if the note does not say "idle" or "sold".'))).toMatchObject(all)
    expect(
      statusOf(told('Eine Pumpe ist running, wenn in der Bemerkung nicht "idle" oder "sold" steht.', 'Bemerkung')),
    ).toMatchObject(all)
    expect(statusOf(told('Pompa je running, pokud v poznámce není "idle" nebo "sold".', 'Poznámka'))).toMatchObject(all)
  })

  it('is known by the words that another text has for it', () => {
    const said = 'R = in use (running), I = idle, S = sold. A pump is in use unless the note says "idle" or "sold".'
    expect(statusOf(told(said))).toMatchObject(all)
  })

  it('is asked where what is said is of another column, or is that a note says it', () => {
    const other = statusOf(told('A pump is running unless the ledger says "idle" or "sold".'))
    expect(other).not.toHaveProperty('hall 3')
    expect(statusOf(told('A pump is running if the note says "hall 3".'))).not.toHaveProperty('new seal')
  })
})
