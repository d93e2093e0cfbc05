import { describe, expect, it } from 'vitest'
import { decideColumns } from '../../../server/src/engine/match/choose-columns.ts'
import { inOrder } from '../../../server/src/engine/match/precedence.ts'
import { scoreColumns, withName } from '../../../server/src/engine/match/score-columns.ts'
import { tableSide, templateSide } from '../../../server/src/engine/match/sides.ts'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const stays = templateOf('stays', [
  { name: 'berth', required: true },
  { name: 'start_date', description: 'first day of the stay' },
  { name: 'end_date', description: 'last day of the stay' },
])

/** Days of a start and of an end, under two headers, the later one first. */
function stayed(late: string, early: string, days: [string, string][]) {
  return tableOf('stays', `Berth|${late}|${early}\n${days.map(([a, b], at) => `K${at}|${b}|${a}`).join('\n')}`)
}

const ordered: [string, string][] = [
  ['03.05.2024', '06.05.2024'],
  ['11.06.2024', '14.06.2024'],
  ['28.07.2024', '02.08.2024'],
  ['01.08.2024', '15.08.2024'],
  ['09.08.2024', '10.08.2024'],
]

const taken = (late: string, early: string, days = ordered): (string[] | 'asked')[] => {
  const decided = decideOn([stayed(late, early, days)], [stays])
  const asked = new Set(decided.questions.map(({ target }) => target.column))
  return ['start_date', 'end_date'].map((name) => (asked.has(name) ? 'asked' : inputsOf(decided, name)))
}

describe('two columns of dates of which the one is never after the other', () => {
  it('are the start and the end where their headers tell nothing', () => {
    expect(taken('Date 1', 'Date 2')).toEqual([['Date 2'], ['Date 1']])
  })

  it('are the other way round only where the headers say so', () => {
    expect(taken('Start', 'End')).toEqual([['Start'], ['End']])
  })

  it('turn round what headers that hardly tell have the wrong way, and no clear name', () => {
    const [table, side] = [tableSide(stayed('Zolk', 'Quim', ordered), 3), templateSide(stays)]
    // 1 is the later column, which the names take for the start.
    const pairs = (name: number): string[] => {
      const candidates = scoreColumns(table, side).map((one) =>
        one.source > 0 && one.target > 0 ? withName(one, one.source === one.target ? name : 0.3) : one,
      )
      return decideColumns(inOrder(candidates, table, side), side)
        .map(({ candidate: { source, target } }) => `${source}:${target}`)
        .filter((pair) => pair !== '0:0')
    }
    expect(pairs(0.5)).toEqual(['2:1', '1:2'])
    expect(pairs(0.8)).toEqual(['1:1', '2:2'])
  })

  it('tell nothing where some are after it, where hardly any differ, and where few rows have both', () => {
    const swapped = ordered.map(([a, b], at): [string, string] => (at === 2 ? [b, a] : [a, b]))
    const same = ordered.map(([a, b], at): [string, string] => (at > 1 ? [a, a] : [a, b]))
    const few = ordered.map(([a, b], at): [string, string] => (at > 1 ? [a, ''] : [a, b]))
    for (const days of [swapped, same, few]) expect(taken('Date 1', 'Date 2', days)).not.toContainEqual(['Date 2'])
  })

  it('may be of other things where their headers are words that nobody knows', () => {
    expect(taken('Belépmög', 'Születtmög')).not.toContainEqual(['Születtmög'])
  })
})
