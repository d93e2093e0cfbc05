import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const looms = templateOf('looms', [
  { name: 'loom_code', required: true, unique: true, rule: '\\d{2}-\\d{3}' },
  { name: 'maker', required: true },
])
const weaves = (more: string[] = []): ReturnType<typeof templateOf> =>
  templateOf('weaves', [
    { name: 'weave_no', required: true, unique: true, rule: 'W-\\d{4}' },
    { name: 'loom_code', required: true, link: 'looms.loom_code' },
    ...more.map((name) => ({ name, link: 'looms.loom_code' })),
    { name: 'woven_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
const count = [...Array(12).keys()]
const list = tableOf('looms', `Loom code|Maker\n${count.map((at) => `2${at % 4}-${141 + at * 3}|Picanol`).join('\n')}`)
const codeOf = (at: number): string => `2${at % 4}-${141 + at * 3}`
const bookWith = (other: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'weaves',
    `Weave no|Post|Round|Woven on\n${count
      .map((at) => `W-${4100 + at}|${codeOf(at)}|${other(at)}|2024-05-${at + 10}`)
      .join('\n')}`,
  )
const askedFor = (book: ReturnType<typeof tableOf>, more: string[] = []): (string | null)[] =>
  decideOn([list, book], [looms, weaves(more)]).questions.map(({ target }) => target.column)

describe('the only column whose values are keys of the list that a required link leads to', () => {
  it('is the link, whatever it is called, and nobody is asked', () => {
    const book = bookWith((at) => `31-${700 + at}`)
    expect(askedFor(book)).toEqual([])
    expect(inputsOf(decideOn([list, book], [looms, weaves()]), 'loom_code', 1)).toEqual(['Post'])
  })

  it('is asked about where another column has some as well, or another link leads there', () => {
    expect(askedFor(bookWith((at) => codeOf((at * 5) % 12)))).toContain('loom_code')
    expect(
      askedFor(
        bookWith((at) => `31-${700 + at}`),
        ['next_loom'],
      ),
    ).toContain('loom_code')
  })
})

describe('the only column with keys of the list', () => {
  const shops = templateOf('shops', [
    { name: 'shop_no', required: true, unique: true },
    { name: 'town', required: true },
  ])
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true, rule: '^V\\d{4}$' },
    { name: 'shop_no', required: true, link: 'shops.shop_no' },
  ])
  const all = [...Array(24).keys()]
  const asked = (trials: number): (string | null)[] => {
    const no = (at: number): string => (at < trials ? `${at + 1}` : `${1204 + at * 13}`)
    const shopList = tableOf(
      'shops',
      `Shop no|Town\n${all.map((at) => `${no(at)}|Town ${'ABCDEFGH'[at % 8]}`).join('\n')}`,
    )
    const visitList = tableOf(
      'visits',
      `Visit|Kdkto|Batch\n${all.map((at) => `V${4100 + at}|${no(at)}|${97161 + (at % 3)}`).join('\n')}`,
    )
    return decideOn([shopList, visitList], [shops, visits]).questions.map(({ target }) => target.column)
  }

  it('is the link though a trial one is number 1, but not where small figures are many of them', () => {
    expect(asked(1)).toEqual([])
    expect(asked(4)).toContain('shop_no')
  })
})
