import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = (ticked: string) =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'class', required: true },
    { name: 'available', required: true, rule: 'yes|no', description: ticked },
  ])
const only = boats('no if the boat is locked.')
const rows = Array.from({ length: 20 }, (_, at) => `B${at + 1}|Dinghy|${at % 7 === 3 ? 'x' : ''}`).join('\n')
const fleet = (header: string): ReturnType<typeof tableOf> => tableOf('fleet', `Boat no|Class|${header}\n${rows}`)
const notes = (header: string, said: string): ReturnType<typeof tableOf> =>
  tableOf('Legende', `Spalte|Bedeutung\nDi|Jolle\n${header}|${said}`)
const written = (decision: ReturnType<typeof decideOn>): (string | null)[] =>
  ['x', ''].map((cell) => applyChain(columnOf(decision, 'available').transforms, [cell]).value)
const asked = ({ questions }: ReturnType<typeof decideOn>): string => questions.map(({ prompt }) => prompt).join('; ')

describe('what a tick in a column says, whose header is cut short', () => {
  it('is told on a sheet of notes: the opposite of what is asked', () => {
    for (const said of ['x = Boot gesperrt', 'x = locked', 'X → nicht verfügbar']) {
      const decision = decideOn([fleet('g.'), notes('g.', said)], [only])
      expect(inputsOf(decision, 'available')).toEqual(['g.'])
      expect(written(decision)).toEqual(['no', 'yes'])
      expect(decision.questions).toEqual([])
    }
  })

  it('or just that', () => {
    const decision = decideOn([fleet('vf.'), notes('vf.', 'x = available')], [boats('')])
    expect(inputsOf(decision, 'available')).toEqual(['vf.'])
    expect(written(decision)).toEqual(['yes', 'no'])
  })

  it('is nothing where the notes are of another column, or say something else', () => {
    for (const sheet of [notes('h.', 'x = locked'), notes('g.', 'x = seen by the warden')]) {
      const decision = decideOn([fleet('g.'), sheet], [only])
      expect(asked(decision)).toContain('Which column of fleet.csv is “available”')
    }
  })

  it('is asked where only the no is described, and nothing tells', () => {
    const tables = [fleet('g.')]
    const [question] = decideOn(tables, [only]).questions
    const answer = { key: question!.key, value: 'g.' }
    const next = decideOn(tables, [only], { answers: [answer] })
    expect(asked(next)).toMatch(/^What do the 17 empty cells in column “g.” of fleet.csv mean/)
    expect(written(next)).toEqual(['no', 'yes'])
    const said = (value: string) =>
      decideOn(tables, [only], { answers: [answer, { key: next.questions[0]!.key, value }] })
    expect(written(said('yes'))).toEqual(['no', 'yes'])
    expect(written(said('no'))).toEqual(['yes', 'no'])
    expect(said('no').questions).toEqual([])
  })
})
