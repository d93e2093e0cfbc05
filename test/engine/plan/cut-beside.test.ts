import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const decisionOn = (values: readonly string[], rule: string, description?: string): Decision =>
  decideOn(
    [tableOf('jobs', `No|Status\n${values.map((value, at) => `J${at + 11}|${value}`).join('\n')}`)],
    [
      templateOf('jobs', [
        { name: 'no', required: true, unique: true },
        { name: 'status', required: true, rule, ...(description !== undefined && { description }) },
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

  it('is asked about where the description explains another allowed value by a word that begins so', () => {
    const values = ['Black', 'Bl.', 'Black', 'Bl.', 'Green', 'Black']
    expect(asked(decisionOn(values, 'KK|UU|GG', 'KK black, UU blue, GG green.'))).toEqual(['Bl.'])
    expect(asked(decisionOn(values, 'KK|UU|GG', 'KK black, UU violet, GG green.'))).toEqual([])
  })
})

describe('a letter that stands alone', () => {
  const cells = (...counted: [string, number][]): string[] =>
    counted.flatMap(([value, count]) => Array<string>(count).fill(value))

  it('means what the only word of its column does that begins with it, where all letters have one', () => {
    const decision = decisionOn(cells(['F', 9], ['Français', 4], ['A', 5], ['Anglais', 3]), 'fr|en')
    expect(asked(decision)).toEqual([])
    expect(meant(decision)).toContain('{"raw":"F","value":"fr"')
    expect(meant(decision)).toContain('{"raw":"A","value":"en"')
    const single = decisionOn(cells(['A', 5], ['Actif', 9], ['Congé', 3]), 'active|leave|terminated')
    expect(asked(single)).toEqual([])
    expect(meant(single)).toContain('{"raw":"A","value":"active"')
  })

  it('is asked about where another letter has no word, or two words begin with it, or it stands alone', () => {
    expect(asked(decisionOn(cells(['F', 9], ['Français', 4], ['A', 5], ['B', 5]), 'fr|en'))).toContain('F')
    const two = cells(['A', 5], ['Actif', 9], ['Absent', 4], ['Congé', 3])
    expect(asked(decisionOn(two, 'active|leave|terminated'))).toContain('A')
    expect(asked(decisionOn(cells(['A', 9], ['Français', 4], ['Anglais', 3]), 'fr|en'))).toEqual(['A'])
  })
})
