import { describe, expect, it } from 'vitest'
import { parseStatements } from '../../../server/src/engine/knowledge/parse.ts'
import { exampleKey, statementFor } from '../../../server/src/engine/knowledge/statements.ts'
import type { Answer, Example, PlanChange, Revision } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const template = templateOf('people', [
  { name: 'full_name', description: 'The name as it is written' },
  { name: 'born' },
  { name: 'status', rule: '^(active|paused|closed)$' },
  { name: 'code' },
])
const table = tableOf(
  'people',
  [
    'full_name|born|status|code|First|Last',
    'DOE, JANE|03/04/1970|A|SKU-001|Jane|Doe',
    'ROE, RICHARD|05/06/1981|P|SKU-017|Richard|Roe',
    'SMITH, ANN|11/12/1990|X|SKU-230|Ann|Smith',
    'LEE, BRUCE|07/08/2001|A|SKU-004|Bruce|Lee',
    'CURIE|30/01/1999|P|n/a|Marie|Curie',
  ].join('\n'),
)

const example = (from: string | string[], to: string): Example => ({ from: [from].flat(), to })
const NAMES = [
  example('DOE, JANE', 'Jane Doe'),
  example('ROE, RICHARD', 'Richard Roe'),
  example('SMITH, ANN', 'Ann Smith'),
]
const shown = (column: string, examples: Example[], sources?: string[]): PlanChange => ({
  kind: 'examples',
  slug: 'people',
  column,
  ...(sources && { sources: sources.map((name) => ({ file_id: 'file_people', table: 'people', column: name })) }),
  examples,
})
const says = (instructions: string | null, changes: PlanChange[] = []): Revision => ({
  instructions,
  changes,
  current: true,
})
const revised = (revisions: Revision[], answers: Answer[] = [], autonomy: 'ask' | 'decide' = 'ask') =>
  decideOn([table], [template], { revisions, answers, autonomy })
const before = decideOn([table], [template])

describe('examples', () => {
  it('are generalised to a chain that is told as a sentence, with what it does to other values', () => {
    const decision = revised([says(null, [shown('full_name', NAMES)])])
    expect(columnOf(decision, 'full_name').transforms).toEqual([
      { kind: 'case', to: 'title' },
      { kind: 'swap', separator: ',', with: ' ' },
    ])
    expect(decision.questions).toEqual(before.questions)
    expect(decision.notes).toContain(
      'The 3 examples for “full_name” of People fit this: Start every word with a capital, then put what stands behind the first “,” to the front, with “ ” between. ' +
        'It changes 2 rows more: “LEE, BRUCE” becomes “Bruce Lee”, “CURIE” becomes “Curie”.',
    )
  })

  it('may be said in plain words, and replace what was said before', () => {
    const text =
      'Lowercase full_name. full_name: "DOE, JANE" becomes "Jane Doe", "ROE, RICHARD" becomes "Richard Roe" and "SMITH, ANN" becomes "Ann Smith". Prefix full_name with Dr_'
    const decision = revised([says(text)])
    expect(columnOf(decision, 'full_name').transforms.map(({ kind }) => kind)).toEqual(['case', 'swap', 'prefix'])
    expect(decision.notes.join(' ')).not.toContain('changes nothing')
  })

  it.each([
    [
      '`full_name`: "A, B" becomes "B A", "C, D" should be "D C"',
      { column: 'full_name', examples: [example('A, B', 'B A'), example('C, D', 'D C')] },
    ],
    [
      'in born, 1.2.24 is written as 2024-02-01, 3.4.24 is written as 2024-04-03',
      { column: 'born', examples: [example('1.2.24', '2024-02-01'), example('3.4.24', '2024-04-03')] },
    ],
    [
      'Examples for full_name: "Jane" + "Doe" → "Doe, Jane"',
      { column: 'full_name', examples: [example(['Jane', 'Doe'], 'Doe, Jane')] },
    ],
    ['Examples of code: n/a => nothing', { column: 'code', examples: [example('n/a', '')] }],
  ])('are understood in %s', (text, wanted) => {
    expect(parseStatements(text)).toEqual([{ kind: 'examples', ...wanted }])
  })

  it('of several source columns tell how to put them together', () => {
    const examples = [
      example(['Jane', 'Doe'], 'Doe, J.'),
      example(['Richard', 'Roe'], 'Roe, R.'),
      example(['Ann', 'Smith'], 'Smith, A.'),
    ]
    const decision = revised([says(null, [shown('full_name', examples, ['First', 'Last'])])])
    const { inputs, transforms } = columnOf(decision, 'full_name')
    expect(inputs.map(({ column }) => column)).toEqual(['First', 'Last'])
    expect(transforms[0]?.kind).toBe('merge')
    expect(decision.notes.join(' ')).toContain('“Bruce” and “Lee” becomes “Lee, B.”')
  })

  it('that contradict each other, or name too many values, change nothing, and that is told', () => {
    const twice = revised([says('Examples for code: SKU-001 → 1, SKU-001 → 2, SKU-017 → 17')])
    expect(twice.plan).toEqual(before.plan)
    expect(twice.notes.join(' ')).toContain(
      'are not followed, and nothing is changed: they contradict each other: “SKU-001” would be “1” and “2”.',
    )
    const wide = revised([says(null, [shown('code', [example(['a', 'b'], 'ab')])])])
    expect(wide.plan).toEqual(before.plan)
    expect(wide.notes.join(' ')).toContain('“a” and “b” names 2 values, and it is filled from 1 source column.')
  })

  it('that nothing general fits, or of a list of values, are written and no other value is', () => {
    const codes = [example('SKU-001', 'red'), example('SKU-017', 'blue'), example('SKU-230', 'green')]
    const decision = revised([says(null, [shown('code', codes)])])
    expect(columnOf(decision, 'code').transforms.at(-1)).toEqual({
      kind: 'value_map',
      entries: codes.map(({ from: [raw], to }) => ({ raw, value: to, decided_by: 'instruction' })),
    })
    expect(decision.notes.join(' ')).toContain('are written as they are, and other values are left. Nothing general')
    const listed = revised([says('status: A becomes active, P becomes paused, X becomes closed')])
    expect(columnOf(listed, 'status').transforms.at(-1)).toMatchObject({
      kind: 'value_map',
      entries: [{ raw: 'A', value: 'active' }, { raw: 'P' }, { raw: 'X' }],
    })
  })

  it('fewer than three are written alone until somebody says that they tell of all values', () => {
    const told = [says(null, [shown('full_name', NAMES.slice(0, 2))])]
    const asked = revised(told)
    const [question] = asked.questions.filter(({ key }) => key.startsWith('example:'))
    expect(question).toMatchObject({
      key: 'example:people.full_name:',
      target: { slug: 'people', column: 'full_name' },
      default: '(only)',
      free_text: false,
      affected_rows: 3,
    })
    expect(question?.prompt).toContain('“SMITH, ANN” becomes “Ann Smith”')
    expect(question?.evidence.map(({ row }) => row)).toEqual([4, 5, 6])
    expect(columnOf(asked, 'full_name').transforms.map(({ kind }) => kind)).toEqual(['value_map'])
    const answered = revised(told, [{ key: question!.key, value: '(all)' }])
    expect(columnOf(answered, 'full_name').transforms.map(({ kind }) => kind)).toEqual(['case', 'swap'])
    expect(answered.questions).toEqual(before.questions)
    const refused = revised(told, [{ key: question!.key, value: '(only)' }])
    expect(columnOf(refused, 'full_name').transforms.map(({ kind }) => kind)).toEqual(['value_map'])
    expect(refused.questions).toEqual(before.questions)
  })

  it('that several rules fit ask about a value which tells them apart, and the answer is one more example', () => {
    // Day and month are the same in each, or the day can be no month: nothing tells which comes first in the others.
    const days = tableOf('people', ['born', '03/03/1970', '05/05/1981', '07/07/1990', '04/09/1999'].join('\n'))
    const dates = [
      example('03/03/1970', '1970-03-03'),
      example('05/05/1981', '1981-05-05'),
      example('07/07/1990', '1990-07-07'),
    ]
    const decide = (answers: Answer[]) =>
      decideOn([days], [template], { revisions: [says(null, [shown('born', dates)])], answers })
    const [question] = decide([]).questions
    expect(question).toMatchObject({
      key: exampleKey('people', 'born', ['04/09/1999']),
      free_text: true,
      evidence: [{ row: 5, value: '04/09/1999' }],
    })
    expect(question?.options.map(({ value }) => value).toSorted()).toEqual(['(only)', '1999-04-09', '1999-09-04'])
    const answered = decide([{ key: question!.key, value: '1999-09-04' }])
    expect(answered.questions).toEqual([])
    expect(columnOf(answered, 'born').transforms).toEqual([{ kind: 'date', from: ['D/M/YYYY'], to: 'YYYY-MM-DD' }])
    expect(parseStatements(statementFor(question!, '1999-09-04'))).toEqual([
      { kind: 'value', raw: '04/09/1999', value: '1999-09-04', column: 'born' },
    ])
    expect(parseStatements(statementFor(question!, '(only)'))).toEqual([])
  })

  it('tell of empty cells and of words for nothing, beside what they tell of values', () => {
    const codes = [example('SKU-001', '001'), example('SKU-017', '017'), example('SKU-230', '230'), example('n/a', '')]
    const decision = revised([says(null, [shown('code', [...codes, example('', '000')])])])
    expect(columnOf(decision, 'code').transforms).toEqual([
      { kind: 'null_token', tokens: ['n/a'] },
      expect.objectContaining({ kind: expect.stringMatching(/split|rewrite|extract/) as string }),
      { kind: 'default', value: '000' },
    ])
  })

  it('may be of what the preview shows instead of what the file has', () => {
    const typed = templateOf('people', [{ name: 'born', rule: '\\d{4}-\\d{2}-\\d{2}' }])
    const told = [example('1970-04-03', '1970'), example('1981-06-05', '1981'), example('1990-12-11', '1990')]
    const decision = decideOn([table], [typed], { revisions: [says(null, [shown('born', told)])], autonomy: 'decide' })
    expect(columnOf(decision, 'born').transforms[0]).toMatchObject({ kind: 'date', to: 'YYYY-MM-DD' })
    expect(columnOf(decision, 'born').transforms.length).toBeGreaterThan(1)
  })
})
