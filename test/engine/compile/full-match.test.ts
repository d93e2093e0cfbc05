import { expect, it } from 'vitest'
import { fullMatch } from '../../../server/src/engine/compile/full-match.ts'
import { quoteLiteral } from '../../../server/src/engine/literal.ts'
import { openFolder } from '../write/sheets.ts'

const withoutRe2 = [
  'A[0-9]{8}',
  '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  '^[A-Z]{2}$',
  '\\d\\d\\x{2e}[0-9]{2}',
  '(?:AB){2}[A-Za-z0-9]',
  '(?i)a1',
  'active|inactive|pending',
  'ä|\\.|\\x{41}B|',
  "it's",
  '[*]x',
  '',
]
const withRe2 = ['[0-9]+', 'a?', '\\Qab\\E{2}', '[*-]x', 'a[?-]', '^a|b$', 'a$b', '[^a]', '.', '(', '[a-z]{61}']

const bases = [
  'A12345678',
  '2024-01-31',
  'DE',
  '31.12',
  'ABABz',
  'ABAB9',
  'A1',
  'a1',
  'active',
  'pending',
  'ä',
  '.',
  'AB',
  "it's",
  '12',
  'a',
  'b',
  'abab',
  'abb',
  '*x',
  'xx',
  'a?',
  'a-',
  'x'.repeat(61),
  '',
]
/** Each of them, and what is nearly it. */
const values = bases.flatMap((base) => [
  base,
  `${base}\n`,
  ` ${base}`,
  base.slice(1),
  `${base.slice(0, -1)}é`,
  base.toLowerCase(),
  `${base}\0`,
  base.replace(/\d/g, '٣'),
])

it.each([...withoutRe2, ...withRe2])('%s takes the same values however it is compared', async (pattern) => {
  const { query } = await openFolder()
  const sql = fullMatch('v', pattern)
  expect(sql.includes('regexp_full_match')).toBe(withRe2.includes(pattern))
  if (pattern === '(') return
  const rows = values.map((value) => `(${quoteLiteral(value)})`)
  const wrong = await query.rows(
    `SELECT v FROM (VALUES ${rows.join(', ')}, (NULL)) given(v)
     WHERE (${sql}) IS DISTINCT FROM regexp_full_match(v, ${quoteLiteral(pattern)})`,
  )
  expect(wrong).toEqual([])
})
