import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a link that is empty where a post is vacant', () => {
  const players = templateOf('players', [{ name: 'player_no', required: true, unique: true }, { name: 'player_name' }])
  const teams = (description: string) =>
    templateOf('teams', [
      { name: 'team_code', required: true, unique: true },
      { name: 'captain', link: 'players.player_no', description },
    ])
  const of = (word: string, description: string): unknown[] => {
    const tables = [
      tableOf(
        'players',
        `Player no|Player name\n${['Ada Roth', 'Bo Lind', 'Cy Dahl', 'Di Moe', 'Ed Falk'].map((name, at) => `P${at + 1}|${name}`).join('\n')}`,
      ),
      tableOf('teams', `Team code|Captain\nA1|P1\nA2|P2\nA3|P3\nA4|P5\nA5|${word}`),
    ]
    const decision = decideOn(tables, [players, teams(description)])
    return columnOf(decision, 'captain', 1).transforms
  }

  it.each(['vacant', 'vakant', 'vacature', '(Vacante)', 'Posto scoperto'])('is that of “%s”', (word) => {
    expect(of(word, 'Number of the captain; empty while vacant')).toContainEqual({ kind: 'null_token', tokens: [word] })
  })

  it('is nobody’s where nothing is said of vacant posts', () => {
    expect(of('vacature', 'Number of the captain')).toEqual([])
    expect(of('Vacant House', 'Number of the captain; empty while vacant')).toEqual([])
  })
})
