/** A text of one sign many thousand times is read in a time that grows with its length, not with a power of it: else each of these takes minutes. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { questionsIn } from '../../server/src/engine/clarify/questions.ts'
import { emptyListed } from '../../server/src/engine/knowledge/empty-listed.ts'
import { filledStatesIn } from '../../server/src/engine/knowledge/filled-states.ts'
import { MISSING } from '../../server/src/engine/knowledge/grounded/on-lists.ts'
import { numberClassesSaid } from '../../server/src/engine/knowledge/number-classes.ts'
import { readSentences } from '../../server/src/engine/knowledge/parse.ts'
import { listedIn } from '../../server/src/engine/match/values/listed-values.ts'
import { findAddressLines } from '../../server/src/engine/match/composites/merges.ts'
import { tableSide, templateSide } from '../../server/src/engine/match/sides.ts'
import { countValues, profileColumn } from '../../server/src/engine/profile/column.ts'
import { studyBody } from '../../server/src/engine/read/body.ts'

const MANY = 100_000

/** Of processor time: many times what each takes, and less than with a power of the length. */
const MOST_SECONDS = 4

let before = process.cpuUsage()
beforeEach(() => {
  before = process.cpuUsage()
})
afterEach(() => {
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  if (seconds > MOST_SECONDS) throw new Error(`It took ${seconds} s of processor time.`)
})

it('an instruction with many spaces between its words', () => {
  const [sentence] = readSentences(`map Mail${' '.repeat(MANY)}to email`)
  expect(sentence?.statement).toEqual({ kind: 'column', source: 'Mail', target: 'email' })
})

it('a question with many spaces between its words', () => {
  const { questions } = questionsIn(`why is row 3${' '.repeat(MANY)}rejected, and how many are?`)
  expect(questions.map(({ text }) => text)).toEqual(['why is row 3 rejected', 'how many are'])
})

it('a description with many spaces between its values', () => {
  expect(listedIn(`One of:${' '.repeat(MANY)}open,${' '.repeat(MANY)}closed`)).toEqual(['open', 'closed'])
})

it('a description that lists more than can be values', () => {
  expect(listedIn(`One of: open,${' ,'.repeat(MANY)} closed`)).toBeNull()
})

it('a text of many numbers that are of no class', () => {
  const columns = [
    { name: 'kind', required: true, unique: false, desiredRule: 'strict', strictRule: 'asset|liability' },
  ] as const
  const template = { id: 't', slug: 'accounts', name: 'Accounts', description: null, cross_cell_rules: [] }
  const text = { text: '1, '.repeat(MANY), by: 'instruction', slug: null, origin: 'an instruction' } as const
  expect(numberClassesSaid([text], [], [{ ...template, columns: [...columns] }])).toEqual([])
})

it.each(["'", "a'", "' "])('a sentence of rows that are nowhere, and many times “%s”', (sign) => {
  for (const front of ['nicht auf ', 'not in ', 'fehlen in '])
    expect(MISSING.test(`${front}${sign.repeat(MANY)}`)).toBe(false)
})

it.each(['', 'empty = ', 'x = open, empty = "'])('a list of what stands for what: “%s”, and many spaces', (front) => {
  const text = {
    text: `${front}${' '.repeat(MANY)}!`,
    by: 'instruction',
    slug: null,
    origin: 'an instruction',
  } as const
  expect(emptyListed([text], [])).toEqual([])
})

it('a sentence that tells many times in which rows something is filled', () => {
  expect(filledStatesIn('open if who has with '.repeat(MANY / 20), ['open', 'closed'])).toEqual([])
})

it('a line of many dashes that ends in a letter: it is a row', () => {
  const rows = [
    ['Fern', '2'],
    ['Ivy', '3'],
    [`${'-'.repeat(MANY)}x`, '-----'],
  ]
  const [{ leftOut }] = studyBody({
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
    above: [],
    header: ['Plant', 'Price'],
    width: 2,
  })
  expect([...leftOut]).toEqual([])
})

it('a header of many dashes and no number', () => {
  const cells = ['12 High Street', '7 Mill Lane']
  const column = profileColumn(
    { name: `Address${'-'.repeat(MANY)}`, position: 0, rows: 2, empty: 0, distinct: 2 },
    countValues(cells, [2, 3]),
    2,
    true,
  )
  const table = tableSide({ columns: [column], table: { file_name: 'people.csv', name: 'people' } } as never, 1)
  const side = templateSide({
    id: 't',
    slug: 'clients',
    name: 'Clients',
    description: null,
    columns: [],
    cross_cell_rules: [],
  } as never)
  expect(findAddressLines(table, side)).toEqual([])
})
