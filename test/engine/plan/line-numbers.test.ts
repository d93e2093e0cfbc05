import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const slips = templateOf('slips', [
  { name: 'slip_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'reader', required: true },
  { name: 'lent_on', required: true },
])
const books = (more: object = {}): ReturnType<typeof templateOf> =>
  templateOf('slip_books', [
    { name: 'slip_no', required: true, link: 'slips.slip_no' },
    { name: 'line_no', required: true, rule: '\\d+', ...more },
    { name: 'title', required: true },
    { name: 'copies', required: true, rule: '\\d+' },
  ])
const heads = tableOf('slips', 'Slip no|Reader|Lent on\n4101|Ida|2024-05-03\n4102|Bo|2024-05-04\n4103|Una|2024-05-09')
const lines = (head: string, row = ''): ReturnType<typeof tableOf> =>
  tableOf(
    'slip_books',
    `Slip no|Title|Copies${head}\n${['4101|Atlas|1', '4101|Poems|2', '4102|Atlas|1', '4103|Tales|3', '4103|Poems|1'].map((one, at) => one + row.replace('#', String(at * 10 + 10))).join('\n')}`,
  )

describe('the number of a line', () => {
  it('is counted within each document where no column holds it, and nobody is asked', () => {
    const decision = decideOn([heads, lines('')], [slips, books()])
    expect(inputsOf(decision, 'line_no', 1)).toEqual(['Slip no'])
    expect(columnOf(decision, 'line_no', 1).transforms).toEqual([{ kind: 'row_number', start: 1, within: true }])
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('line_no')
  })

  it('is the one that a column holds', () => {
    expect(inputsOf(decideOn([heads, lines('|Line no', '|#')], [slips, books()]), 'line_no', 1)).toEqual(['Line no'])
  })

  it('is the one that counts within each document, beside numbers that go on from one to the next', () => {
    const rows = Array.from(
      { length: 24 },
      (_, at) => `${4101 + Math.floor(at / 3)}|${8700 + at}|${(at % 3) + 1}|Book ${at}|${(at * 7) % 4}`,
    )
    const table = (second: string) =>
      tableOf('slip_books', ['Slip no|Trans No|Part|Title|Copies', ...rows].join('\n').replace('Trans No', second))
    const taken = (second: string): string[] =>
      inputsOf(decideOn([heads, table(second)], [slips, books()]), 'line_no', 1)
    expect(taken('Trans No')).toEqual(['Part'])
    // What is called the number of the line is it, however it counts.
    expect(taken('Line no')).toEqual(['Line no'])
  })

  it('is not made up where the old ones are wanted, or where letters belong into it', () => {
    for (const more of [{ description: 'Line number of the old system' }, { rule: '[A-Z]\\d+' }]) {
      const kinds = decideOn([heads, lines('')], [slips, books(more)]).plan.sheets[1]?.sources[0]?.columns[1]
        ?.transforms
      expect(kinds ?? []).not.toContainEqual(expect.objectContaining({ kind: 'row_number' }))
    }
  })

  it('is counted within what the description speaks of, where numbers of all lines are told apart', () => {
    const shelf = templateOf('shelves', [
      { name: 'shelf', required: true, unique: true },
      { name: 'room', required: true },
    ])
    const shelves = tableOf('shelves', 'Shelf|Room\nA|North\nB|South')
    const counted = { description: 'Place of the book on the slip, counted from 1' }
    const own = (more: object) => {
      const { columns, ...one } = books(more)
      return {
        ...one,
        columns: [
          ...columns,
          {
            name: 'shelf',
            required: true,
            unique: false,
            desiredRule: 'link' as const,
            linkRule: [{ templateId: 'tpl_shelves', columnName: 'shelf' }],
          },
        ],
      }
    }
    const rows = lines('|Shelf|Line key', '|A|40071#')
    const inputs = (more: object): string[] =>
      inputsOf(decideOn([heads, shelves, rows], [slips, shelf, own(more)]), 'line_no', 2)
    expect(inputs(counted)).toEqual(['Slip no'])
    // Nobody says that it begins with 1.
    expect(inputs({ description: 'Number of the line' })).toEqual(['Line key'])
  })

  it('is counted within what another column numbers, where the description calls it so, though each line links to something else', () => {
    const shelf = templateOf('shelves', [
      { name: 'shelf', required: true, unique: true },
      { name: 'room', required: true },
    ])
    const moves = (description: string) =>
      templateOf('moves', [
        { name: 'voucher_no', required: true, rule: '\\d{4}' },
        { name: 'line_no', required: true, rule: '\\d+', description },
        { name: 'shelf', required: true, link: 'shelves.shelf' },
        { name: 'copies', required: true, rule: '\\d+' },
      ])
    const shelves = tableOf('shelves', 'Shelf|Room\nA|North\nB|South')
    const rows = tableOf('moves', 'Voucher no|Shelf|Copies\n4101|A|1\n4101|B|2\n4102|A|1\n4102|B|3\n4103|A|1')
    const inputs = (description: string): string[] =>
      inputsOf(decideOn([shelves, rows], [shelf, moves(description)]), 'line_no', 1)
    expect(inputs('Position of the line within its voucher, counted from 1')).toEqual(['Voucher no'])
    expect(inputs('Position on the shelf, counted from 1')).toEqual(['Shelf'])
  })

  describe('in a table that says by a rule what it is counted in', () => {
    const accounts = templateOf('accounts', [
      { name: 'code', required: true, unique: true, rule: '\\d{3}' },
      { name: 'name', required: true },
    ])
    const postings = {
      ...templateOf('postings', [
        { name: 'voucher_no', required: true },
        { name: 'line_no', required: true, rule: '[1-9]\\d*' },
        { name: 'account', required: true, link: 'accounts.code' },
        { name: 'amount', required: true, rule: '\\d+' },
      ]),
      cross_cell_rules: [
        { kind: 'unique_together' as const, columns: ['voucher_no', 'line_no'], message: 'Line used twice' },
      ],
    }
    const list = tableOf('accounts', 'Code|Name\n110|Cash\n120|Bank\n400|Sales')
    const book = (head: string, numbers: number[]): ReturnType<typeof tableOf> =>
      tableOf(
        'postings',
        `Voucher|Account|Amount${head}\n${['V1|110|7', 'V1|400|7', 'V2|120|9', 'V2|110|4', 'V2|400|5', 'V3|110|8', 'V3|400|8'].map((row, at) => (head === '' ? row : `${row}|${numbers[at]}`)).join('\n')}`,
      )
    const inputs = (table: ReturnType<typeof tableOf>): string[] =>
      inputsOf(decideOn([list, table], [accounts, postings]), 'line_no', 1)

    it('is counted within that, and not within what each line links to', () => {
      expect(inputs(book('', []))).toEqual(['Voucher'])
    })

    it('is the column that counts the rows of each, whatever it is called', () => {
      expect(inputs(book('|Sl', [1, 2, 1, 2, 3, 1, 2]))).toEqual(['Sl'])
      expect(inputs(book('|Sl', [1, 1, 2, 2, 2, 1, 1]))).toEqual(['Voucher'])
    })
  })
})
