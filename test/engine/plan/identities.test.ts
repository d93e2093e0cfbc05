import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')
const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '(\\d{6}|W\\d{5})' },
  { name: 'last_name' },
  { name: 'town' },
  { name: 'email' },
])
const name = (at: number): string => `${'ABCDEFGH'[at % 8]}mund`
const desk = tableOf(
  'desk',
  `Member No|Last name|Town|Email\n${rowsOf(20, (at) => `${100300 + at}|${name(at)}|${at % 3 ? 'Lido' : ''}|d${at}@a.example`)}`,
)
const web = tableOf(
  'web',
  `web_member_no|last_name|town|email\n${rowsOf(12, (at) => `W${20100 + at}|${name(at)}|Moss|${at < 6 ? 'd' : 'w'}${at}@a.example`)}`,
)
const decided = (instructions: string): Decision => decideOn([desk, web], [members], { instructions })
const keys = (instructions: string): unknown =>
  decided(instructions).plan.sheets[0]!.same_key?.map(({ column, keep }) => [
    column,
    typeof keep === 'string' ? keep : keep.table,
  ])

describe('what somebody says makes rows of two systems one', () => {
  it.each([
    'People who are in desk and on the web are the same if the e-mail is the same: keep the desk record and number.',
    'Somebody on the web with the same e-mail is the same member: the desk record counts.',
    'Members in both are matched by e-mail; the desk wins.',
    'Steht jemand in beiden Listen (gleiche E-Mail), gilt die Zeile aus desk.',
    'Wer in beiden Listen steht (gleiche E-Mail), wird nur einmal angelegt, mit der Nummer und den Daten von desk.',
    'Chi compare in tutti e due gli elenchi (stessa e-mail) va tenuto una volta sola, con il codice e i dati di desk.',
    'Si quelqu’un est dans les deux (même e-mail), c’est la fiche de desk qui fait foi.',
  ])('is a key of theirs: %s', (text) => {
    expect(keys(text)).toContainEqual(['email', 'desk'])
  })

  it.each([
    'Everyone gets the same e-mail.',
    'Members in both have the same town; the desk wins.',
    'Members in both have the same name; the desk wins.',
  ])('is no key where nothing is said of which row counts, or many have it in common: %s', (text) => {
    expect(keys(text) ?? []).not.toContainEqual(['email', 'desk'])
    expect(keys(text) ?? []).not.toContainEqual(['town', 'desk'])
    expect(keys(text) ?? []).not.toContainEqual(['last_name', 'desk'])
  })

  it('joins them by it, though numbers of both systems are alike here and there', () => {
    const alike = tableOf(
      'web',
      `web_member_no|last_name|town|email\n${rowsOf(12, (at) => `W${at % 2 ? 20100 + at : 100302 + at}|${name(at)}|Moss|${at < 6 ? 'd' : 'w'}${at}@a.example`)}`,
    )
    const instructions = 'People in both are the same if the e-mail is the same: keep the desk record and number.'
    const { plan } = decideOn([desk, alike], [members], { instructions })
    expect(plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ file_id: 'file_web', left: 3, right: 3 }])
  })

  it('brings the other list’s values where the one that counts has gaps, and asks for no value to be there once', () => {
    const decision = decided('People in both are the same if the e-mail is the same: keep the desk record and number.')
    expect(columnOf(decision, 'town').inputs.map(({ file_id }) => file_id)).toEqual(['file_desk', 'file_web'])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ file_id: 'file_web' }])
    expect(decision.questions).toEqual([])
  })
})
