// Over 300 lines: every kind of question, asked of the same preview.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Answered, Known } from '../../../server/src/engine/clarify/answered.ts'
import { clarify } from '../../../server/src/engine/clarify/clarify.ts'
import { useKnown } from './known.ts'

const known = useKnown()

async function ask(message: string, of: Known = known.first, signal?: AbortSignal): Promise<Answered[]> {
  const workdir = await mkdtemp(join(tmpdir(), 'clarify-'))
  onTestFinished(() => rm(workdir, { recursive: true, force: true }))
  return clarify({ ...of, message, workdir }, signal ? { signal } : {})
}

const mail = { kind: 'mapping', slug: 'customers', column: 'email', table: 'clients', source_column: 'Mail' }
const row3 = { kind: 'row', slug: 'customers', row: 3, row_id: 'file_clients/clients/3' }
const missing = { kind: 'issue', column: 'email', code: 'required', severity: 'error', value: null }
const fromMail = 'email is filled from “Mail” of clients.csv. “Mail” is “email”, as an instruction says.'

/** A question, what it was taken to be about, what the answer says, and something that it rests on. */
const asked: [string, string, string, ...object[]][] = [
  ['Why was email mapped so?', 'mapping', fromMail, { ...mail, decided_by: 'instruction', confidence: 1 }],
  ['why is email filled from Mail', 'mapping', fromMail, mail],
  ['Where does the email column come from?', 'mapping', fromMail, mail],
  ['who decided the email mapping?', 'mapping', fromMail, mail],
  ['What goes into `email`?', 'mapping', fromMail, mail],
  [
    'How sure are you about full_name?',
    'mapping',
    'with a confidence of 9',
    { kind: 'mapping', decided_by: 'matcher' },
  ],
  ['which alternatives were there for customer id', 'mapping', 'No other column came near it.'],
  ['explain the Full Name mapping', 'mapping', 'full_name is filled from “Full Name”'],
  [
    'Why is Remark unmapped?',
    'unmapped',
    '“Remark” of clients.csv ends nowhere:',
    { kind: 'unmapped', source_column: 'Remark' },
  ],
  ['why did you leave out the column Remark', 'unmapped', 'No column of customers is clearly meant by it.'],
  [
    'Which columns are not used?',
    'unmapped',
    '2 columns of notes.csv end nowhere',
    { kind: 'unmapped', source_column: 'Weather' },
  ],
  ['why is mobile empty?', 'unmapped', 'Nothing of clients.csv fills mobile.', { kind: 'mapping', column: 'mobile' }],
  ['Why does row 3 of clients.csv fail?', 'row', 'email is empty, but every row must have one.', missing],
  [
    'What is wrong with row 3 in customers',
    'row',
    'The file has “none” in “Mail”.',
    { kind: 'cell', value: 'none', source_column: 'Mail' },
  ],
  ['file_clients/clients/3: what is the problem?', 'row', 'It is left out of the export.', row3],
  ['why was customer C1002 rejected', 'row', 'Row 3 of clients.csv, in customers, has 1 issue.', row3],
  ['Why is “jonas holm” invalid?', 'row', 'Row 3 of clients.csv', row3],
  ['is row 2 of clients.csv valid?', 'row', 'is valid: nothing is wrong with it. It is exported.'],
  [
    "What's wrong with the 6th row of customers?",
    'row',
    'equals another row of customers in every mapped cell, of which the first is kept',
    { kind: 'row', row: 6 },
  ],
  [
    'why was C1003 merged',
    'row',
    'Row 6 of clients.csv is in no sheet: it equals another row',
    { kind: 'row', row: 6 },
  ],
  ['What happened to row 5?', 'row', '“Status” is “TEST”: such rows are left out, as an instruction says.'],
  ['what happened to row 1 of clients.csv', 'row', 'it is the header'],
  ['Why does row 1,234 fail?', 'row', 'No row has the number 1234.'],
  ['why is C9999 wrong?', 'row', 'No row has “C9999”.'],
  ['rows 3 and 7 of clients.csv: what is wrong?', 'row', 'Row 7 of clients.csv, in customers, has 1 issue.'],
  [
    'What was the phone of C1001 before?',
    'value',
    'phone was “030 7886293” in “Telephone” and is “+49307886293”',
    { kind: 'cell', value: '030 7886293', row: 2 },
  ],
  ['what was full_name in row 2 originally', 'value', 'full_name was “ Anna Berg ” in “Full Name” and is “Anna Berg”'],
  [
    'show me the raw value of amount in row 3',
    'value',
    'amount was “1.200,00” in “Amount” and is “1200.00”',
    { kind: 'cell', table: 'sales', value: '1.200,00' },
  ],
  ['Where does "+49307886293" come from?', 'value', 'in “Telephone” and is “+49307886293”'],
  ['what was country in row 2 before', 'value', 'country is “DE”, which no column of the file gave'],
  [
    'What does A mean?',
    'meaning',
    '“A” is written as “active” (4 rows, by instruction)',
    { kind: 'value', before: 'A', value: 'active', rows: 4 },
  ],
  ['what does status `P` become', 'meaning', '“P” is written as “paused”'],
  [
    'How many rows have status active?',
    'meaning',
    '“active” stands in status of customers in 3 rows.',
    { kind: 'count', value: 'active', rows: 3 },
  ],
  [
    'How many rows break the rule of email?',
    'issues',
    'In 2 rows email has no value, though it is required.',
    { kind: 'count', column: 'email', code: 'required', rows: 2 },
  ],
  ['how many rows have no email', 'issues', 'In 2 rows email has no value', { ...missing, row: 3 }],
  [
    'how many rows have no mobile?',
    'issues',
    'In 5 of 5 rows mobile is empty. One of them is row 2.',
    { kind: 'count', slug: 'customers', column: 'mobile', rows: 5 },
    { kind: 'cell', column: 'mobile', row: 2, value: null },
  ],
  ['how many rows are without a phone', 'issues', 'In none of 5 rows phone is empty.', { kind: 'count', rows: 0 }],
  [
    'Which rows fail the strict rule?',
    'issues',
    'customer_id does not match its rule, C\\d{4}',
    { kind: 'issue', code: 'strict', value: '9' },
  ],
  [
    'how many errors are there',
    'issues',
    'customers has 5 rows: 2 valid, 0 with warnings and 3 with errors.',
    { kind: 'count', slug: 'customers', rows: 5 },
  ],
  ['how many customer_ids are not unique', 'issues', 'No value that has to be unique is repeated in customer_id.'],
  [
    'are there any problems in orders?',
    'issues',
    'amount does not match its rule',
    { kind: 'issue', slug: 'orders', value: 'free' },
  ],
  [
    'How many rows were rejected and why?',
    'ledger',
    'Of the 14 rows in all files 4 are rejected. Rejected are rows with errors: in 2 rows email',
    { kind: 'count', table: 'clients', rows: 3 },
  ],
  [
    'how many rows were merged',
    'ledger',
    '1 row of customers equals another in every mapped cell: the first of each is kept.',
  ],
  [
    'Why were rows skipped?',
    'ledger',
    '“Status” is “TEST”: such rows are left out',
    { kind: 'count', rows: 1, reason: expect.stringContaining('TEST') },
  ],
  ['Where did all my rows go?', 'ledger', '4 are exported, 4 are rejected, 1 is merged and 5 are ignored'],
  ['how many rows of clients.csv were exported', 'ledger', 'Of the 8 rows of clients.csv 2 are exported.'],
  [
    'What is done to phone?',
    'transforms',
    'phone is made from “Telephone” of clients.csv in 1 step',
    { kind: 'mapping', transforms: [expect.stringContaining('international phone number')] },
  ],
  ['How is the amount cleaned?', 'transforms', '“,” before the decimals'],
  ['What happens to customer_id?', 'transforms', 'exactly as it stands there'],
  [
    'Which decisions came from instructions?',
    'decisions',
    '“P” as “paused” in status of customers',
    { kind: 'mapping', column: 'email', decided_by: 'instruction' },
  ],
  [
    'Why is the file notes.csv not used?',
    'tables',
    'notes.csv is not used: It is left out, as an instruction says.',
    { kind: 'table', table: 'notes' },
  ],
  [
    'what is sales.csv used for',
    'tables',
    'it fills orders. Of its 4 rows 2 are exported, 1 rejected, 0 merged and 1 ignored.',
  ],
  ['how many orders are there', 'overview', 'orders has 3 rows'],
  ['Tell me about amount', 'overview', 'in 1 row amount does not match its rule'],
  ['What changed since the last plan?', 'impact', 'This is the first plan'],
]

describe('clarify', () => {
  it.each(asked)('“%s” is about %s, and is answered from the data', async (question, topic, said, ...found) => {
    const [answer, ...more] = await ask(question)
    expect(more).toEqual([])
    const evidence = expect.arrayContaining(found.map((one) => expect.objectContaining(one)))
    expect(answer).toMatchObject({ topic, text: expect.stringContaining(said), evidence })
  })

  it.each([
    [
      'What changed since the last plan?',
      'Since plan 1 5 rows changed. Changed cells: country in 5 rows (“DE” became “AT”, for one).',
    ],
    ['what is different in country compared to version 1', 'Changed since plan 1: country in 5 rows'],
    ['Did email change since plan 1?', 'No cell of email changed since plan 1.'],
  ])('“%s” is answered by what the plan changed', async (question, said) => {
    const [answer] = await ask(question, known.second)
    expect(answer).toMatchObject({ topic: 'impact', text: expect.stringContaining(said) })
  })

  it('shows what changed, before and after', async () => {
    const [answer] = await ask('What changed in country?', known.second)
    const about = { kind: 'change', slug: 'customers', column: 'country' }
    expect(answer?.evidence).toContainEqual({ ...about, row_id: 'file_clients/clients/2', before: 'DE', value: 'AT' })
  })

  it('answers each of several questions, and “it” speaks of the one before', async () => {
    const answers = await ask(
      'Hello! Why does row 3 of clients.csv fail, and what was its phone before?\n- How many rows were merged? Thanks.',
    )
    expect(answers.map(({ asked: question, topic }) => [question, topic])).toEqual([
      ['Why does row 3 of clients.csv fail', 'row'],
      ['what was its phone before', 'value'],
      ['How many rows were merged', 'ledger'],
    ])
    expect(answers[1]?.text).toBe(
      'In row 3 of clients.csv phone was “030 7886294” in “Telephone” and is “+49307886294” (write as an international phone number; numbers without a country code are from DE).',
    )
  })

  it('takes a slip for the only name that is near, and says so', async () => {
    const [slip] = await ask('Why was emial mapped so?')
    expect(slip?.text).toBe(`“emial” was taken for “email”. ${fromMail}`)
    const [part] = await ask('Where does the cust go?')
    expect(part?.text).toContain('“cust” was taken for “Cust No”. customer_id is filled from “Cust No” of clients.csv.')
  })

  it('asks back where a word can mean several names', async () => {
    const [answer] = await ask('Why was name mapped like that?', {
      ...known.first,
      manifest: {
        ...known.first.manifest,
        sheets: known.first.manifest.sheets.map((sheet) => ({
          ...sheet,
          columns: [...sheet.columns, 'first_name', 'last_name'],
        })),
      },
    })
    expect(answer?.topic).toBe('unclear')
    expect(answer?.text).toContain('“name” could be “full_name” or “first_name” or “last_name”: which one is meant?')
  })

  it.each(['What colour is the sky?', 'Wie viele Zeilen sind falsch?', 'why is the total wrong', '42', '???', '“”'])(
    'says that it does not understand “%s”, and what can be asked',
    async (question) => {
      const [answer] = await ask(question)
      expect(answer?.text).toMatch(/not understood|No row has/)
    },
  )

  it.each(['Please drop row 3', 'Map Telephone to mobile', 'Delete it'])(
    'says that “%s” is an instruction',
    async (said) => {
      const answers = await ask(`Why does row 3 of clients.csv fail? ${said}.`)
      expect(answers.map(({ topic }) => topic)).toEqual(['row', 'unclear'])
      expect(answers[1]?.text).toContain('send it as an update')
    },
  )

  it('answers at most 20 questions of a message, and says how many are left', async () => {
    const answers = await ask('How many rows were merged? '.repeat(23))
    expect(answers).toHaveLength(20)
    expect(answers.at(-1)?.text).toContain('3 more questions were not looked at')
  })

  it('says what has gone, and answers from what is left', async () => {
    const { first } = known
    const files = { ...first, tables: first.tables.map((table) => ({ ...table, parquet: null })) }
    expect((await ask('Why does row 3 of clients.csv fail?', files))[0]?.text).toContain('email is empty')
    expect((await ask('Why is row 5 of clients.csv gone?', files))[0]?.text).toContain('no longer stored')
    const sheets = { ...first, sheets: first.sheets.map(({ slug }) => ({ slug, path: null })) }
    expect((await ask('Why does row 3 of clients.csv fail?', sheets))[0]?.text).toContain(
      'The rows of customers are no longer stored.',
    )
    expect((await ask('How many rows have no email?', sheets))[0]?.text).toBe(
      'In 2 rows email has no value, though it is required.',
    )
  })

  it('takes names and values as texts, whatever they look like', async () => {
    for (const value of [
      "'; DROP TABLE x; --",
      "O'Hara \\ %_",
      'file_clients/clients/',
      '\u0001\u0002',
      '.*+?^${}()|[]',
      'x'.repeat(400),
    ]) {
      const [answer] = await ask(`Why does "${value}" fail?`)
      expect(answer?.text).toMatch(/No row has|not understood/)
    }
  })

  it('takes little time for 10,000 characters of anything', async () => {
    for (const piece of ['why is row 1, ', 'a and why ', '"', '` ', 'rows 1 to 999999999999 ', 'email '])
      expect((await ask(piece.repeat(10_000 / piece.length))).length).toBeLessThanOrEqual(20)
  })

  it('stops when it is told to', async () => {
    await expect(ask('Why does row 3 fail?', known.first, AbortSignal.abort(new Error('canceled')))).rejects.toThrow(
      'canceled',
    )
  })
})
