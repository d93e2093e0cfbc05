import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const receipts = templateOf('receipts', [
  { name: 'receipt_no', required: true, unique: true, rule: 'R\\d{3}' },
  { name: 'sort', required: true, rule: 'rental|membership|storage' },
])
const WHO = 'Ada,Leo,Mia,Una,Bo,Ida,Eli,Zoe,Kim,Max,Ren,Sue'.split(',')
const bookOf = (text: (who: string, at: number) => string) =>
  tableOfCells(
    'cash book',
    ['Receipt No', 'Wording'],
    WHO.map((who, at) => [`R${100 + at}`, text(who, at)]),
  )
const KINDS = ['Kayak T1', 'Subscription 2031', 'Locker']
const decided = (text: (who: string, at: number) => string) =>
  decideOn([bookOf(text)], [receipts], { instructions: 'Map Wording to sort.' })

describe('a column of texts that was named for one of a list', () => {
  it.each([
    ['before a dash', (who: string, at: number) => `${KINDS[at % 3]} – ${who}`, 1],
    ['before a colon', (who: string, at: number) => `${KINDS[at % 3]}: ${who}`, 1],
    ['behind a dash', (who: string, at: number) => `${who} - ${KINDS[at % 3]}`, 2],
  ])('is the kind that stands %s, and each kind is asked about once', (_, text, part) => {
    const decision = decided(text)
    expect(columnOf(decision, 'sort').transforms[0]).toMatchObject({ kind: 'split', part })
    const asked = decision.questions.filter(({ kind }) => kind === 'value_map').map(({ prompt }) => prompt)
    expect(asked).toHaveLength(3)
    expect(asked.join()).toContain('“Kayak T1”')
    expect(decision.notes.join('\n')).toContain('“sort” of Receipts is what stands')
  })

  it.each([
    ['all texts differ on both sides', (who: string, at: number) => `Job ${at} – ${who}`],
    [
      'a few have the mark',
      (who: string, at: number) => (at < 3 ? `${KINDS[at]} – ${who}` : `${KINDS[at % 3]} ${who}`),
    ],
  ])('is taken whole where %s', (_, text) => {
    expect(columnOf(decided(text), 'sort').transforms.filter(({ kind }) => kind === 'split')).toEqual([])
  })
})
