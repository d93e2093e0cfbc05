import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const decisionOn = (values: readonly string[], rule: string): Decision =>
  decideOn(
    [tableOf('jobs', `No|Status\n${values.map((value, at) => `J${at + 11}|${value}`).join('\n')}`)],
    [
      templateOf('jobs', [
        { name: 'no', required: true, unique: true },
        { name: 'status', required: true, rule },
      ]),
    ],
  )
const asked = ({ questions }: Decision): string[] =>
  questions.flatMap(({ kind, prompt }) => (kind === 'value_map' ? (/“(.*?)”/.exec(prompt)?.[1] ?? '') : []))
const meant = ({ plan }: Decision): string => JSON.stringify(plan)

describe('a value that is cut short with a point', () => {
  const rule = 'active|terminated|pending'

  it('means what the same word means in full, beside it in the column', () => {
    const decision = decisionOn(['aktiv', 'akt.', 'Aktiv', 'gekündigt', 'akt.', 'aktiv'], rule)
    expect(asked(decision)).toEqual([])
    expect(meant(decision)).toContain('{"raw":"akt.","value":"active"')
  })

  it('is asked about where no value of the column goes on so', () => {
    expect(asked(decisionOn(['akt.', 'gekündigt', 'akt.', 'gekündigt', 'akt.'], rule))).toEqual(['akt.'])
  })

  it('is asked about where words that mean several things go on so', () => {
    const values = ['aktiv', 'akt.', 'aktualisiert', 'akt.', 'aktiv', 'gekündigt']
    expect(asked(decisionOn(values, rule))).toContain('akt.')
  })
})
