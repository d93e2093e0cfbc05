import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { components } from '../../generated/api.ts'
import { firstPreviousHash, hashOf } from '../../server/src/domain/thread/chain.ts'
import type { DateOrder } from '../../server/src/engine/plan/transforms/dates/date-order.ts'
import { contract, listExamples, operations } from './contract.ts'

type Preview = components['schemas']['Preview']
type Log = components['schemas']['Log']
type LedgerRows = components['schemas']['LedgerRows']
type Question = components['schemas']['Question']

const examples = listExamples()
const bodiless = new Set(['204', '304'])
const annotations = ['x-redact', 'x-transitions', 'discriminator', 'example']

/** A validator that also refuses fields that the contract does not declare. */
function strictValidator(): Ajv2020 {
  // Times have a pattern beside their format.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateFormats: false,
  })
  ajv.addVocabulary(annotations)
  const schemas = closeObjects(contract.components.schemas)
  ajv.addSchema({ $id: 'contract', $defs: schemas })
  return ajv
}

function closeObjects<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closeObjects) as T
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === '$ref'
      ? String(value).replace('#/components/schemas', 'contract#/$defs')
      : key === 'mapping'
        ? value
        : closeObjects(value),
  ])
  const copy = Object.fromEntries(entries)
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false
  }
  return copy as T
}

const ajv = strictValidator()

describe('examples', () => {
  test.each(examples.map((example) => ({ ...example, id: example.operation.operationId })))(
    '$id $of "$name" obeys its schema and has declared fields only',
    ({ schema, value }) => {
      const validate = ajv.compile(closeObjects(schema))
      validate(value)
      expect(validate.errors ?? []).toEqual([])
    },
  )

  test.each(operations.map(({ operation }) => operation))(
    '$operationId shows every body that it takes or gives',
    ({ operationId, requestBody, responses }) => {
      const shown = new Set(examples.filter((e) => e.operation.operationId === operationId).map(({ of }) => of))
      const expected = Object.keys(responses).filter((status) => !bodiless.has(status))
      if (requestBody?.content['application/json']) expected.push('request')
      expect([...shown].toSorted()).toEqual(expected.toSorted())
    },
  )

  test('values given beside a schema obey it', () => {
    const schemas = Object.entries(contract.components.schemas)
    const faults = schemas.flatMap(([name, schema]) =>
      examplesWithin(schema).flatMap(({ inner, value }) => {
        const validate = ajv.compile(closeObjects(inner))
        return validate(value) ? [] : [`${name}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`]
      }),
    )
    expect(faults).toEqual([])
  })

  test('a question offers its default and its answer, and one on dates what the service offers', () => {
    const questions = examples.flatMap(({ value }) => questionsWithin(value))
    expect(questions.length).toBeGreaterThan(0)
    const offeredBy = ({ options }: Question) => options.map(({ value }) => value)
    for (const question of questions)
      expect([...offeredBy(question), null]).toEqual(expect.arrayContaining([question.default, question.answer]))
    const orders: DateOrder[] = ['dmy', 'mdy']
    const onDates = questions.filter(({ kind }) => kind === 'date_order')
    expect(onDates.map(offeredBy)).toEqual(onDates.map(() => orders))
  })

  test('the ledger of a preview adds up and agrees with its sheets', () => {
    const previews = examples.filter(({ operation, of }) => operation.operationId === 'getPreview' && of === '200')
    expect(previews.length).toBeGreaterThan(0)
    for (const { ledger, sheets, ...preview } of previews.map(({ value }) => value as Preview)) {
      for (const rows of [ledger.rows, ...ledger.tables.map((table) => table.rows)]) expect(sum(rows)).toBe(rows.source)
      expect(ledger.columns.mapped + ledger.columns.ignored).toBe(ledger.columns.source)
      for (const sheet of sheets) expect(sheet.valid + sheet.warning + sheet.error).toBe(sheet.total)
      const total = (count: (sheet: Preview['sheets'][number]) => number) => sheets.reduce((n, s) => n + count(s), 0)
      expect(ledger.rows.rejected).toBe(total(({ error }) => error))
      expect(ledger.rows.exported).toBe(total(({ valid, warning }) => valid + warning))
      expect(preview.unmapped_columns).toHaveLength(ledger.columns.ignored)
    }
  })

  test('the log of the migration that they tell of is chained, and has the totals and the digest of its preview', () => {
    const shown = (id: string) =>
      examples.filter(({ operation, of }) => operation.operationId === id && of === '200').map(({ value }) => value)
    const [{ ledger, digest }] = shown('getPreview') as [Preview]
    const logs = shown('getLog') as Log[]
    for (const { totals, digest: executed } of logs) expect([totals, executed]).toEqual([ledger, digest])
    const entries = logs.flatMap((log) => log.entries)
    for (const { hash, ...entry } of entries) expect(hashOf(entry)).toBe(hash)
    expect(entries[0]?.previous_hash).toBe(firstPreviousHash(logs[0]?.migration_id ?? ''))
  })
})

function sum({ exported, merged, rejected, ignored }: LedgerRows): number {
  return exported + merged + rejected + ignored
}

function questionsWithin(node: unknown): Question[] {
  if (node === null || typeof node !== 'object') return []
  return 'question_id' in node && 'options' in node
    ? [node as Question]
    : Object.values(node).flatMap((inner) => questionsWithin(inner))
}

function examplesWithin(node: unknown): { inner: object; value: unknown }[] {
  if (node === null || typeof node !== 'object') return []
  const own = 'examples' in node && Array.isArray(node.examples) && !Array.isArray(node) ? node.examples : []
  return [...own.map((value: unknown) => ({ inner: node, value })), ...Object.values(node).flatMap(examplesWithin)]
}
