import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const entriesOf = (decision: Decision, column: string, sheet = 1): Record<string, string> => {
  const map = columnOf(decision, column, sheet).transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('rows that name others by a part of their name', () => {
  const guides = templateOf('guides', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{2}' },
    { name: 'full_name', required: true },
  ])
  const tours = templateOf('tours', [
    { name: 'tour', required: true, unique: true },
    { name: 'guide', required: true, link: 'guides.code' },
  ])
  const people = (more = ''): ReturnType<typeof tableOf> =>
    tableOf('guides', `Code|Full name\nIM|Ida Mossberg\nBF|Ben Fernley\nKV|Kim Valeton\nOH|Otter Holm${more}`)
  const led = tableOf('tours', 'Tour|Guide\nT1|Dr Mossberg\nT2|Fernley\nT3|Kim\nT4|O. Holm\nT5|Mossberg\nT6|BF')

  it('lead to their key where it can be no other, and that is told', () => {
    const decision = decideOn([people(), led], [guides, tours])
    expect(entriesOf(decision, 'guide')).toEqual({
      'Dr Mossberg': 'IM',
      Mossberg: 'IM',
      Fernley: 'BF',
      Kim: 'KV',
      'O. Holm': 'OH',
    })
    expect(decision.notes.join()).toContain('“Dr Mossberg” is taken for “Ida Mossberg”')
  })

  it('stay as they are where two names have that part', () => {
    const decision = decideOn([people('\nZM|Zoe Mossberg\nZF|Zoe Fernley'), led], [guides, tours])
    expect(Object.values(entriesOf(decision, 'guide'))).toEqual([])
  })

  it('lead to the one that what they have in parentheses, or a word without its vowels, tells from the others', () => {
    const walks = tableOf(
      'guides',
      'Code|Full name\nFR|Forest Walk Rainy\nFS|Forest Walk Sunny\nHT|Harbour Tour\nNW|Night Walk',
    )
    const booked = tableOf(
      'tours',
      'Tour|Guide\nT1|Forest Walk (rain)\nT2|Hrbr tour\nT3|Night\nT4|Forest Walk (wet)\nT5|Night\nT6|Harbour Tour\nT7|Night\nT8|Forest Walk (rain)\nT9|Harbour Tour\nT10|Night',
    )
    expect(entriesOf(decideOn([walks, booked], [guides, tours]), 'guide')).toEqual({
      'Forest Walk (rain)': 'FR',
      'Hrbr tour': 'HT',
      'Harbour Tour': 'HT',
      Night: 'NW',
    })
  })

  it('stay as they are where a figure would be cut', () => {
    const berths = tableOf('guides', 'Code|Full name\nPA|Pier 10\nPB|Pier 21\nPC|Pier 32')
    const moored = tableOf('tours', 'Tour|Guide\nT1|Pier 1\nT2|Pier 2\nT3|Pier 3\nT4|Pier 3')
    expect(Object.values(entriesOf(decideOn([berths, moored], [guides, tours]), 'guide'))).toEqual([])
  })
})

describe('rows that have keys and parts of names side by side', () => {
  const halls = templateOf('halls', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'hall', required: true },
  ])
  const shows = templateOf('shows', [
    { name: 'show', required: true, unique: true },
    { name: 'hall', link: 'halls.code' },
  ])
  const listed = tableOf('halls', 'Code|Hall\nOPE|Opera Stage\nCEL|Cellar Stage\nATT|Attic Room\nYAR|Yard Theatre')
  const cells = 'OPE,opera,Cellar,CEL,Attic room,ATT,Yard,YAR,cellar stage,OPE,CEL,Undercroft'.split(',')
  const played = tableOf('shows', `Show|Where\n${cells.map((cell, at) => `S${at}|${cell}`).join('\n')}`)

  it('lead to the key where both together are nearly all, and one that a text explains by such a name', () => {
    const plain = decideOn([listed, played], [halls, shows])
    const found = { opera: 'OPE', Cellar: 'CEL', 'Attic room': 'ATT', Yard: 'YAR', 'cellar stage': 'CEL' }
    expect(entriesOf(plain, 'hall')).toMatchObject(found)
    expect(entriesOf(plain, 'hall')).not.toHaveProperty('Undercroft')
    const told = decideOn([listed, played], [halls, shows], { instructions: '`Undercroft` is the cellar stage.' })
    expect(entriesOf(told, 'hall')).toMatchObject({ ...found, Undercroft: 'CEL' })
    expect(told.notes.join()).toContain('“Undercroft” is “CEL” of “hall”')
  })
})

describe('rows that name people of several tables', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: '\\d{4}' },
    { name: 'last_name', required: true },
    { name: 'first_name', required: true },
    { name: 'born_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const lessons = templateOf('lessons', [
    { name: 'member', required: true, link: 'members.member_no' },
    { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const at = [...Array(8).keys()]
  const letter = (n: number): string => 'abcdefghijklmnop'[n]!
  const old = tableOf(
    'old',
    `Member no|Surname|Forename|Born\n${at.map((n) => `${1200 + n}|Moss${letter(n)}|Ada|197${n}-03-11`).join('\n')}`,
  )
  const fresh = tableOf(
    'fresh',
    `Member no|Name|Born\n${at.map((n) => `${1300 + n}|Vale${letter(n)}, Kim|198${n}-03-11`).join('\n')}`,
  )
  const diary = tableOf(
    'diary',
    `Member|Day\n${at.flatMap((n) => [`Moss${letter(n)}, Ada|2025-02-1${n}`, `Vale${letter(n)}, Kim|2025-02-1${n}`]).join('\n')}`,
  )

  it('lead to their key whether a table has the name in one column or in two, and make no rows of their own', () => {
    const decision = decideOn([old, fresh, diary], [members, lessons])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['old', 'fresh'])
    expect(entriesOf(decision, 'member')).toMatchObject({ 'Mossa, Ada': '1200', 'Valeb, Kim': '1301' })
  })
})
