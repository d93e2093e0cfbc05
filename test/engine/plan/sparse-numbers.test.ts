import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { describe, expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const accounts = templateOf('accounts', [
  { name: 'account_no', required: true, unique: true, rule: String.raw`\d{4}` },
  { name: 'title', required: true },
])
const postings = templateOf('postings', [
  { name: 'posting', required: true, unique: true },
  { name: 'account_no', required: true, link: 'accounts.account_no', description: 'Number in our chart' },
  { name: 'name', description: 'Supplier or customer of the line' },
  { name: 'area', rule: '(SHOP|YARD|HOUSE)', description: 'Area code' },
  { name: 'amount', required: true },
])
const titles = ['Cash', 'Bank', 'Stock', 'Tax', 'Sales', 'Rent', 'Power', 'Bags', 'Van', 'Fees']
const chart = tableOf(
  'chart',
  `Account no|Title\n${titles.map((title, at) => `${1010 + 530 * at}|${title}`).join('\n')}`,
)
const shopNumbers = [100, 110, 150, 210, 400, 500, 510, 520, 540, 610]
const list = tableOf(
  'shop_list',
  `Shop acct|Called|Ledger acct #\n${shopNumbers.map((no, at) => `${no}|Our ${titles[at]!.toLowerCase()} box|${1010 + 530 * at}`).join('\n')}`,
)
const book = (numbers: number[]): ReturnType<typeof tableOf> =>
  tableOf(
    'shop_book',
    `Posting|Acct|Acct name|Amount\n${numbers
      .concat(numbers)
      .map((no, at) => `P${at}|${no}|Box of ${no}|${at}.50`)
      .join('\n')}`,
  )
const used = [110, 400, 500, 510, 540, 210, 150, 610]

describe('numbers far apart that another list translates', () => {
  it('lead to the rows whose keys stand beside them', () => {
    const { transforms } = columnOf(decideOn([chart, list, book(used)], [accounts, postings]), 'account_no', 1)
    expect(transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([{ raw: '110', value: '1540', decided_by: 'matcher' }]),
      }),
    )
  })

  it('say nothing where they only count, unless the list calls them as the file does', () => {
    const mapsFor = (header: string): unknown[] => {
      const counting = tableOf(
        'shop_list',
        `${header}|Called|Ledger acct #\n${titles.map((title, at) => `${101 + at}|Our ${title} box|${1010 + 530 * at}`).join('\n')}`,
      )
      const decision = decideOn([chart, counting, book(used.map((_, at) => 101 + at))], [accounts, postings])
      return columnOf(decision, 'account_no', 1).transforms.filter(({ kind }) => kind === 'value_map')
    }
    expect(mapsFor('Box')).toEqual([])
    // The “Acct” of `shop_book`.
    expect(mapsFor('Shop acct')).toEqual([
      expect.objectContaining({
        entries: expect.arrayContaining([{ raw: '101', value: '1010', decided_by: 'matcher' }]),
      }),
    ])
  })
})

describe('a name that goes with a key', () => {
  it('is no name that is described as another’s', () => {
    expect(inputsOf(decideOn([chart, list, book(used)], [accounts, postings]), 'name', 1)).toEqual([])
  })

  it('is the name where the description speaks of it, or says nothing', () => {
    for (const description of ['Name of the account', '']) {
      const own = {
        ...postings,
        columns: postings.columns.map((one) => (one.name === 'name' ? { ...one, description } : one)),
      }
      expect(inputsOf(decideOn([chart, list, book(used)], [accounts, own]), 'name', 1)).toEqual(['Acct name'])
    }
  })
})

describe('“all its lines”', () => {
  it('are those of the file that the entry is called after', () => {
    const content = 'The shop keeps a book of its own. The list of areas is on paper. All its lines are area SHOP.'
    const knowledge: KnowledgeEntry[] = [{ key: 'Shop book', scope: { type: 'account' }, content }]
    const other = tableOf('yard_book', 'Posting|Account no|Amount\nY1|1010|3.10\nY2|1540|4.20')
    const decision = decideOn([chart, list, book(used), other], [accounts, postings], { knowledge })
    const { sources } = decision.plan.sheets[1]!
    const areas = sources.map(({ table, columns }) => [
      table,
      columns.find(({ column }) => column === 'area')!.transforms,
    ])
    expect(areas).toEqual([
      ['shop_book', [{ kind: 'constant', value: 'SHOP' }]],
      ['yard_book', []],
    ])
  })
})

describe('badges that a list leads to rows by', () => {
  const people = templateOf('people', [
    { name: 'person_no', required: true, unique: true, rule: '^\\d{6}$' },
    { name: 'name', required: true },
  ])
  const shifts = templateOf('shifts', [
    { name: 'person', description: 'Whose', required: true, link: 'people.person_no' },
    { name: 'day', required: true },
  ])
  const count = [...Array(8).keys()]
  const staff = tableOf(
    'people',
    `Person number|Name\n${count.map((at) => `${1200 + at * 17}|Person ${at}`).join('\n')}`,
  )
  const badges = tableOf(
    'badges',
    `Badge|Person No\n${count.map((at) => `B-${451 + at * 23}|00${1200 + at * 17}`).join('\n')}`,
  )
  const worn = ['B-451', '474', 'B497', 'B-520', '543', '566']
  const days = tableOf('shifts', `Badge|Day\n${worn.map((badge, at) => `${badge}|2024-03-0${at + 1}`).join('\n')}`)
  const first = decideOn([staff, badges, days], [people, shifts])
  const answers = first.questions
    .filter(({ kind }) => kind === 'column_match')
    .map(({ key, options }) => ({ key, value: options.find(({ label }) => label.startsWith('Badge'))?.value ?? '' }))
  const sheet = decideOn([staff, badges, days], [people, shifts], { answers }).plan.sheets.find(
    ({ slug }) => slug === 'shifts',
  )!

  it('are one each with their letter or without, and the list may write the numbers in full', () => {
    const { inputs, transforms } = sheet.sources[0]!.columns[0]!
    expect(inputs.map(({ column }) => column)).toEqual(['Badge'])
    expect(worn.map((badge) => applyChain(transforms, [badge]).value)).toEqual(
      count.slice(0, 6).map((at) => `00${1200 + at * 17}`),
    )
  })
})

describe('old numbers beside the new keys in one column', () => {
  const boats = templateOf('boats', [
    { name: 'vessel_id', required: true, unique: true, rule: '^[A-Z]{2}-\\d{4}$' },
    { name: 'name', required: true },
  ])
  const repairs = templateOf('repairs', [
    { name: 'repair_no', required: true, unique: true, rule: '^R\\d{3}$' },
    { name: 'vessel_id', required: true, link: 'boats.vessel_id' },
    { name: 'fault' },
  ])
  const count = [...Array(24).keys()]
  const oldOf = (at: number, step: number): number => 101 + at * step + (at % 2)
  const fleet = (step: number): ReturnType<typeof tableOf> =>
    tableOf(
      'boats',
      `Hull #|Former|Name\n${count.map((at) => `BT-${1001 + at * 7}|${oldOf(at, step)}|Boat ${at}`).join('\n')}`,
    )
  const logged = (step: number): ReturnType<typeof tableOf> =>
    tableOf(
      'repairs',
      `Repair no|HullNo|Fault\n${count.map((at) => `R${201 + at}|${at % 2 ? oldOf(at, step) : `BT-${1001 + at * 7}`}|leak ${at}`).join('\n')}`,
    )
  const chainOf = (step: number): ReturnType<typeof columnOf>['transforms'] => {
    const decision = decideOn([fleet(step), logged(step)], [boats, repairs])
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'repairs')
    return columnOf(decision, 'vessel_id', at).transforms
  }

  it('become these, where the list has one in four of all that there could be and many are in it', () => {
    const chain = chainOf(4)
    expect(count.map((at) => applyChain(chain, [String(oldOf(at, 4))]).value).filter((_, at) => at % 2)).toEqual(
      count.filter((at) => at % 2).map((at) => `BT-${1001 + at * 7}`),
    )
    expect(applyChain(chain, ['BT-1008']).value).toBe('BT-1008')
  })
})
