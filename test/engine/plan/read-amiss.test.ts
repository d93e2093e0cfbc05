import { expect, test } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { groundedIn } from '../../../server/src/engine/knowledge/grounded/grounded.ts'
import { constantsSaid } from '../../../server/src/engine/knowledge/constants-said.ts'
import { tableOf, templateOf } from './table-of.ts'
import type { Template } from '../../../server/src/engine/model.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'

// Sentences that were taken for something else than they say, and what they say.

function read(instructions: string, tables: TableProfile[], templates: Template[]): Record<string, unknown>[] {
  return groundedIn({ knowledge: [], instructions }, tables, templates).map((one) => ({ ...one }))
}

const LOANS = tableOf(
  'loans_by_year',
  'Loan No|Reader|Stat|Fine|St|Back\nL1|R1|A|2.00|1|03/26\nL2|R2|B|0.00|2|04/26\nL3|R3|A||4|03/26\nL4|R4|B||1|05/26',
)
const TEMPLATES = [
  templateOf('loans', [
    { name: 'loan_no', required: true, unique: true, rule: '^X-L\\d+$' },
    { name: 'reader', required: true },
    { name: 'status', required: true, rule: '^(open|in_progress|lost|closed|other)$' },
    { name: 'fine_amount', rule: '^\\d+\\.\\d{2}$' },
    { name: 'back_by' },
  ]),
]

test('“the latest” row names no column of states', () => {
  expect(conceptsOf('latest')).toEqual(['latest'])
  expect(conceptsOf('latest status')).toContain('status')
  const kinds = read(
    "Only the latest year's line counts.",
    [LOANS, tableOf('readers', 'Reader|Name\nR1|Ann\nR2|Bo')],
    TEMPLATES,
  )
  expect(kinds.filter(({ kind, column }) => kind === 'key_from' && column !== undefined)).toEqual([])
})

test('“all the others” is no value that is called other', () => {
  expect(constantsSaid('All the others of theirs are readers.', [LOANS], TEMPLATES)).toEqual([])
  expect(constantsSaid('All the others are closed.', [LOANS], TEMPLATES)).toMatchObject([
    { kind: 'default', column: 'status', value: 'closed' },
  ])
})

test('what an empty cell means is the figure at last, and that figure stands for nothing nowhere', () => {
  const said = read('An empty Fine just means nothing was owed, so 0.00.', [LOANS], TEMPLATES)
  expect(said).toMatchObject([{ kind: 'default', column: 'Fine', value: '0.00' }])
})

test('a figure that no cell has is a code beside others all the same', () => {
  const said = read('Stat was a figure: in St 1 is open, 2 in the works, 3 lost and 4 closed.', [LOANS], TEMPLATES)
  expect(said.filter(({ raw, value }) => raw === '2' && (value === 'lost' || value === 'closed'))).toEqual([])
})

test('a figure between codes that is longer than they are is no code', () => {
  const said = read('In the column St of 2024 1 is open, 2 lost and 4 closed.', [LOANS], TEMPLATES)
  expect(said).toMatchObject([
    { raw: '1', value: 'open' },
    { raw: '2', value: 'lost' },
    { raw: '4', value: 'closed' },
  ])
})

test('whoever is not on a list has no cell of the sentence before', () => {
  const instructions = '03/26 is March 2026. Whoever is not on the list, leave the field empty.'
  expect(read(instructions, [LOANS], TEMPLATES).filter(({ kind }) => kind === 'null_token')).toEqual([])
})

test('a word that is explained and left empty in the next sentence stands for nothing as before', () => {
  const instructions = '03/26 was typed when nobody knew. Leave it empty.'
  expect(read(instructions, [LOANS], TEMPLATES)).toMatchObject([{ kind: 'null_token', tokens: ['03/26'] }])
})

test('letters that numbers get in front are put before no names that were spoken of before', () => {
  const instructions = 'The reader is simply the reader. Our numbers get an X- in front.'
  expect(
    read(instructions, [LOANS], TEMPLATES).filter(({ kind, column }) => kind === 'step' && column === 'reader'),
  ).toEqual([])
})
