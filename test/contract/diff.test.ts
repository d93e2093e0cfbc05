import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Contract } from '../../scripts/generate/contract.ts'
import { allowsBreaking, changelogOf, compareContracts, refusalOf, type Change } from '../../scripts/spec/changes.ts'
import { withSection } from '../../scripts/spec/changelog.ts'
import { contract, root } from './contract.ts'

/** The contract as plain JSON that may be edited anywhere. */
// oxlint-disable-next-line typescript/no-explicit-any
type Editable = any

/** What would break callers, and how it has to be told. */
const breaking: [what: string, edit: (to: Editable) => void, operation: string, told: RegExp][] = [
  ['a removed operation', (to) => delete to.paths['/migrations/{migration_id}/log'], 'getLog', /removed/],
  [
    'a removed field of a reply',
    ({ components: { schemas } }) => {
      delete schemas.Migration.properties.region
      schemas.Migration.required = schemas.Migration.required.filter((name: string) => name !== 'region')
    },
    'getMigration',
    /region.*removed/,
  ],
  [
    'a new field that requests need',
    ({ components: { schemas } }) => {
      schemas.PutKnowledge.properties.owner = { type: 'string', maxLength: 10, description: 'Whose it is.' }
      schemas.PutKnowledge.required.push('owner')
    },
    'putKnowledge',
    /owner/,
  ],
  [
    'an enum that requests may use less of',
    ({ components: { parameters } }) => parameters.ExportRows.schema.enum.pop(),
    'exportCsv',
    /all|enum|value/i,
  ],
  [
    'another status of success',
    ({ paths }) => {
      const { responses } = paths['/migrations/{migration_id}/files'].post
      responses['202'] = responses['201']
      delete responses['201']
    },
    'uploadFiles',
    /201/,
  ],
  [
    'another type',
    ({ components: { schemas } }) => (schemas.Template.properties.name = { type: 'integer', minimum: 0, maximum: 9 }),
    'getTemplate',
    /type/i,
  ],
]

/** What callers don't notice. */
const additions = ({ paths, components: { headers, responses, schemas } }: Editable): void => {
  delete paths['/migrations/{migration_id}/log'].get.responses['410']
  schemas.CreateMigration.properties.note = { type: 'string', maxLength: 10, description: 'A note.' }
  schemas.Migration.properties.note = { type: 'string', maxLength: 10, description: 'The note.' }
  schemas.Migration.properties.name.examples = ['Another']
  schemas.TransformStep.oneOf.at(-1).properties.note = { type: 'string', maxLength: 10, description: 'A note.' }
  headers.OwnLimit = { ...headers.RateLimitLimit, description: 'Of its own.' }
  responses.TooManyRequestsOrRuns.headers['X-RateLimit-Limit'].$ref = '#/components/headers/OwnLimit'
}

describe('the comparison with an earlier contract', () => {
  let folder: string
  let broken: Change[]
  let extended: Change[]

  const compareWith = async (name: string, ...edits: ((to: Editable) => void)[]): Promise<Change[]> => {
    const newer = structuredClone(contract) as Contract
    for (const edit of edits) edit(newer)
    const files = [join(folder, `${name}-base.json`), join(folder, `${name}.json`)] as const
    await writeFile(files[0], JSON.stringify(contract))
    await writeFile(files[1], JSON.stringify(newer))
    return compareContracts(root, files, [contract, newer])
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
    const edits = breaking.map(([, edit]) => edit)
    const both = await Promise.all([compareWith('broken', ...edits), compareWith('extended', additions)])
    ;[broken, extended] = both
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  test.each(breaking)('finds %s', (_what, _edit, operation, told) => {
    const found = broken.filter(({ impact, operations }) => impact === 'major' && operations.includes(operation))
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringMatching(told))
  })

  it('passes fields that are added and may be left out, and refusals that are no longer sent', () => {
    expect(extended.map(({ message }) => message)).toContain('Response `410` was removed.')
    expect(extended.filter(({ impact }) => impact === 'major')).toEqual([])
  })

  it('tells the changes by operation', () => {
    const told = changelogOf(broken)
    expect(told).toMatch(/^- getLog:\n {2}- \*\*Breaking:\*\* .*removed/m)
    expect(told).toMatch(/^- putKnowledge:\n(?: {2}- .*\n)* {2}- \*\*Breaking:\*\* /m)
    expect(changelogOf(extended)).not.toContain('Breaking')
    // By the names that the contract's authors know, however far down the first way to a place is.
    expect(changelogOf(extended)).toContain('- getMigration:\n  - `note` of `Migration` was added.\n')
    expect(changelogOf(extended)).not.toContain('`name`')
    expect(changelogOf(extended)).toContain('  - `RowNumber/note` of `TransformStep` was added.')
    // What was referred to before is no less as it was for all others that refer to it.
    const referring = extended.filter(({ message }) => message.includes('of `TooManyRequestsOrRuns`'))
    expect(referring.map(({ operations }) => operations)).toEqual([['startRun']])
  })
})

describe('the changelog', () => {
  const section = '- getLog:\n  - **Breaking:** it was removed.'
  const before =
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- The log.\n\n## 0.1.0\n\n### Contract\n\n- getRun: old.\n'

  it('tells the changes of the contract under what is not released, once, and nowhere else', () => {
    const after = withSection(before, section)
    expect(after).toBe(before.replace('### Added', `### Contract\n\n${section}\n\n### Added`))
    expect(withSection(after, section)).toBe(after)
  })

  it('loses the section when nothing has changed, and no other line', () => {
    expect(withSection(withSection(before, section), '')).toBe(before)
  })

  it('asks for a chapter of what is not released', () => {
    expect(() => withSection('# Changelog\n', section)).toThrow('no chapter "## Unreleased"')
  })
})

describe('a version', () => {
  test.each([
    ['0.1.0', '0.1.0', false],
    ['0.1.0', '0.1.9', false],
    ['0.1.0', '0.2.0', true],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '2.0.0', true],
    ['0.9.0', '1.0.0', true],
  ])('from %s to %s may break callers: %s', (older, newer, allowed) => {
    expect(allowsBreaking(older, newer)).toBe(allowed)
  })

  it('is refused where it hides what breaks callers, with the one that would say so', () => {
    const change = (impact: Change['impact']): Change => ({
      impact,
      message: 'It was removed.',
      operations: ['getLog'],
    })
    const changes = [change('major'), change('major'), change('minor')]
    expect(refusalOf(changes, '1.4.2', '1.5.0')).toBe(
      '2 changes break callers of 1.4.2, and the version is 1.5.0. Take back what breaks them, or raise the version in spec/openapi.yaml to 2.0.0.',
    )
    expect(refusalOf([change('major')], '0.3.1', '0.3.2')).toMatch(/^1 change breaks .* to 0\.4\.0\.$/)
    expect(refusalOf(changes, '1.4.2', '2.0.0')).toBeNull()
    expect(refusalOf([change('minor')], '1.4.2', '1.4.2')).toBeNull()
  })
})
