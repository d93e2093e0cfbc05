import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const foresters = templateOf('foresters', [
  { name: 'forester_no', required: true, unique: true, rule: '^\\d{6}$' },
  { name: 'last_name', required: true },
  { name: 'manager', link: 'foresters.forester_no' },
])
const felling = templateOf('felling', [
  { name: 'forester_no', required: true, link: 'foresters.forester_no' },
  { name: 'felled_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const rows = [...Array(8).keys()]
const badge = (at: number): number => 3107 + 113 * at
const name = (at: number): string =>
  ['Aske, Ida', 'Birk, Jon', 'Birk, Jon', 'Dale, Ann'][at] ?? `Eng${'aeiou'[at - 4]}, Max`
const list = tableOf(
  'foresters',
  `Forester no|Badge|Last name|First name|Reports to\n${rows
    .map((at) => `70010${at}|${badge(at)}|${name(at).replace(', ', '|')}|${at === 0 ? '' : badge((at * 3) % 7)}`)
    .join('\n')}`,
)

it('numbers that a list of the linked rows has beside its keys are theirs, where the header means what the link is called', () => {
  const decision = decideOn([list], [foresters])
  expect(inputsOf(decision, 'manager')).toEqual(['Reports to'])
  expect(columnOf(decision, 'manager').transforms[0]).toMatchObject({ kind: 'value_map' })
  expect(JSON.stringify(columnOf(decision, 'manager').transforms)).toContain('{"raw":"3107","value":"700100"')
})

it('a number that the list calls its own by the same header says more than names, which two of its rows share', () => {
  const days = rows.map((at) => `${badge(at)}|${name(at)}|2024-03-1${at}`)
  const book = tableOf('felling', `Badge|Forester|Felled on\n${days.join('\n')}`)
  const { plan } = decideOn([list, book], [foresters, felling])
  const [source] = plan.sheets.find(({ slug }) => slug === 'felling')!.sources
  expect(source!.columns[0]!.inputs).toMatchObject([{ column: 'Badge' }])
})

it.each([
  ['Badge', 'Badge'],
  ['PAY_REF', 'Payroll ref'],
])(
  'a number that the list calls its own, too (%s, %s), says more than names, and nobody is asked which',
  (own, other) => {
    const called = (at: number): string => `${'ABCDEFGH'[at]!}${'aeiouaei'[at]!}nsen`
    const text = rows.map((at) => `70010${at}|${badge(at)}|${called(at)}|Kim`).join('\n')
    const people = tableOf('foresters', `Forester no|${own}|Last name|First name\n${text}`)
    const days = rows.map((at) => `${badge(at)}|K ${called(at)}|2024-03-1${at}`)
    const book = tableOf('felling', `${other}|Forester|Felled on\n${days.join('\n')}`)
    const { plan, questions } = decideOn([people, book], [foresters, felling])
    const [source] = plan.sheets.find(({ slug }) => slug === 'felling')!.sources
    expect(source!.columns[0]!.inputs).toMatchObject([{ column: other }])
    expect(questions.filter(({ target }) => target.slug === 'felling')).toEqual([])
  },
)
