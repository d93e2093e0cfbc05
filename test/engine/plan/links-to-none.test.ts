import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const guides = templateOf('guides', [
  { name: 'guide_code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'guide_name', required: true },
])
const toursWith = (required = false): ReturnType<typeof templateOf> =>
  templateOf('tours', [
    { name: 'tour_no', required: true, unique: true },
    { name: 'guide_code', link: 'guides.guide_code', required },
  ])
const list = tableOf(
  'guides',
  'Code|Name\nOST|Dr Ada Ost\nPOH|Mr Cy Pohl\nKRO|Ms Eva Krog\nKRB|Mr Ben Krog\nLUN|Prof. Ida Lund',
)
const tours = (header: string, names: string[]): ReturnType<typeof tableOf> =>
  tableOf('tours', `Tour no|${header}\n${names.map((name, at) => `T${at + 10}|${name}`).join('\n')}`)
const keyOf = (decision: Decision, name: string): string | null =>
  applyChain(columnOf(decision, 'guide_code', 1).transforms, [name]).value

describe('what rows are called by last name and initial', () => {
  it('is found where the list has titles in front of its names', () => {
    const names = ['Ost A', 'Krog E', 'Krog B', 'Pohl C', 'Lund I', 'Ost A']
    const decision = decideOn([list, tours('Led by', names)], [guides, toursWith()])
    expect(names.map((name) => keyOf(decision, name))).toEqual(['OST', 'KRO', 'KRB', 'POH', 'LUN', 'OST'])
  })
})

describe('a word that says that a row links to none', () => {
  const half = ['Ada Ost', 'None', 'Cy Pohl', 'None', 'Eva Krog', 'No preference', 'Ida Lund', 'Ben Krog', 'Ada Ost']

  it('is no name that the list lacks, and becomes empty', () => {
    const decision = decideOn([list, tours('Favourite', half)], [guides, toursWith()])
    expect(inputsOf(decision, 'guide_code', 1)).toEqual(['Favourite'])
    expect(half.map((name) => keyOf(decision, name))).toEqual([
      'OST',
      null,
      'POH',
      null,
      'KRO',
      null,
      'LUN',
      'KRB',
      'OST',
    ])
    expect(decision.questions).toEqual([])
  })

  it('is one where each row must link to one', () => {
    const decision = decideOn([list, tours('Favourite', half)], [guides, toursWith(true)])
    expect(keyOf(decision, 'None')).not.toBe('OST')
    expect(inputsOf(decision, 'guide_code', 1).length + decision.questions.length).toBeGreaterThan(0)
  })
})

describe('a list of the very rows', () => {
  const clubs = templateOf('clubs', [
    { name: 'club_code', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'club_name', required: true },
  ])
  const rowers = templateOf('rowers', [
    { name: 'rower_no', required: true, unique: true, rule: 'R\\d{5}' },
    { name: 'last_name', required: true },
    { name: 'first_name', required: true },
    { name: 'birth_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'licence_no' },
    { name: 'club_code', link: 'clubs.club_code', description: 'Club of the rower, empty if none' },
  ])
  const registered = tableOf(
    'clubs',
    'Club|Code\nHQS|HQS\nNorth Quay Rowing Ltd|NQR\nOld Harbour Club|OHC\nMill Lane Oars Ltd|MLO',
  )
  const last = ['Ost', 'Pohl', 'Krog', 'Lund', 'Berg', 'Moe', 'Vik', 'Aas', 'Lie', 'Haug']
  const people = tableOf(
    'rowers',
    `Rower no|Last name|First name|Born\n${last.map((name, at) => `${4100 + 7 * at}|${name}|Ada|199${at}-04-1${at}`).join('\n')}`,
  )
  const named = [
    'North Quay',
    'None',
    'H.Q.S.',
    'OHC',
    'nil',
    'Mill Lane Oars',
    'Old Harbour Club',
    'NQR',
    'H.Q.S.',
    'Old Harbour',
  ]
  const more = tableOf(
    'federation',
    `FILE|PAID|CLUB|LICENCE NO\n${named.map((club, at) => `0${4100 + 7 * at}|0${at % 9}/2026|${club}|8${at}71${at}`).join('\n')}`,
  )

  it('says what they link to, by name, key or key with points, beside what else it says', () => {
    const decision = decideOn([registered, people, more], [clubs, rowers])
    expect(inputsOf(decision, 'licence_no', 1)).toEqual(['LICENCE NO'])
    expect(inputsOf(decision, 'club_code', 1)).toEqual(['CLUB'])
    const { transforms } = columnOf(decision, 'club_code', 1)
    expect(named.map((club) => applyChain(transforms, [club]).value)).toEqual([
      'NQR',
      null,
      'HQS',
      'OHC',
      null,
      'MLO',
      'OHC',
      'NQR',
      'HQS',
      'OHC',
    ])
  })
})
