import { describe, expect, it } from 'vitest'
import { importTemplates, readDefinitions } from '../../../server/src/domain/catalog/import.ts'
import { useService } from '../../support/harness.ts'

const strict = (strictRule: string) => ({
  slug: 'a',
  name: 'A',
  columns: [{ name: 'x', desiredRule: 'strict', strictRule }],
})

describe('importing templates', () => {
  const service = useService()
  const load = async (content: unknown, account_id?: string) =>
    importTemplates(service.deps, account_id ?? (await service.newAccount()).id, readDefinitions(content))

  it('resolves links by slug to ids, also in circles and to itself', async () => {
    const [one, two] = await load([
      {
        slug: 'one',
        name: 'One',
        columns: [{ name: 'id' }, { name: 'two', desiredRule: 'link', linkRule: [{ slug: 'two', columnName: 'id' }] }],
      },
      {
        slug: 'two',
        name: 'Two',
        columns: [
          { name: 'id' },
          {
            name: 'parent',
            desiredRule: 'link',
            linkRule: [
              { slug: 'two', columnName: 'id' },
              { slug: 'one', columnName: 'id' },
            ],
          },
        ],
      },
    ])
    expect(one?.columns).toMatchObject([{}, { linkRule: [{ templateId: two?.id, columnName: 'id' }] }])
    expect(two?.columns).toMatchObject([{}, { linkRule: [{ templateId: two?.id }, { templateId: one?.id }] }])
  })

  it('takes null, an empty text and an empty list in a column for a field that was left out', async () => {
    const column = { description: '', required: null, unique: null, desiredRule: null, strictRule: null, linkRule: [] }
    const fields = { slug: 'a', name: 'A', description: null, active: null, cross_cell_rules: null }
    const [template] = await load({ ...fields, columns: [{ name: 'x', ...column }] })
    expect(template).toMatchObject({
      active: true,
      columns: [{ name: 'x', required: false, unique: false, desiredRule: 'none' }],
      cross_cell_rules: [],
    })
    await expect(load({ ...fields, columns: [{ name: 'x', ...column, desiredRule: 'link' }] })).rejects.toThrow(
      'column "x" is a link and has no linkRule',
    )
    await expect(load({ ...fields, columns: [{ ...column, name: '' }] })).rejects.toThrow('0.columns.0.name')
  })

  it('takes the signs of a comparison as people write them', async () => {
    const rules = ['≠', '≤', '≥', '='].map((op) => ({
      kind: 'compare',
      left: 'x',
      op,
      right: { column: 'y' },
      message: 'No',
    }))
    const columns = [{ name: 'x' }, { name: 'y' }]
    const [template] = await load({ slug: 'a', name: 'A', columns, cross_cell_rules: rules })
    expect(template?.cross_cell_rules).toMatchObject([{ op: '!=' }, { op: '<=' }, { op: '>=' }, { op: '=' }])
  })

  it('takes the right side of a comparison as people write it: a column where one is called so, else a constant', async () => {
    const compare = { kind: 'compare', left: 'x', op: '>=', message: 'No' }
    const when = { kind: 'required_when', column: 'y', when: { column: 'x', equals: true }, message: 'No' }
    const sum = { kind: 'sum', columns: ['x', 'y'], column: 'z', message: 'No' }
    const columns = [{ name: 'x' }, { name: 'y' }, { name: 'z' }]
    const rules = [{ ...compare, right: 'y' }, { ...compare, right: 0 }, { ...compare, right: 'now' }, when, sum]
    const [template] = await load({ slug: 'a', name: 'A', columns, cross_cell_rules: rules })
    expect(template?.cross_cell_rules).toMatchObject([
      { right: { column: 'y' } },
      { right: { constant: '0' } },
      { right: { constant: 'now' } },
      { when: { column: 'x', equals: 'true' } },
      { tolerance: 0 },
    ])
    await expect(
      load({ slug: 'a', name: 'A', columns, cross_cell_rules: [{ ...compare, right: null }] }),
    ).rejects.toThrow('0.cross_cell_rules.0.right')
  })

  it('replaces a template of the same slug and keeps its id', async () => {
    const { id } = await service.newAccount()
    const [first] = await load({ slug: 'a', name: 'A', columns: [{ name: 'x' }] }, id)
    const [second] = await load({ slug: 'a', name: 'B', columns: [{ name: 'y' }] }, id)
    expect([second?.id, second?.name]).toEqual([first?.id, 'B'])
  })

  it.each([
    ['look-ahead', '(?=x)'],
    ['look-behind', '(?<=x)y'],
    ['a back-reference', String.raw`(x)\1`],
    ['a huge repeat', 'x{100000}'],
    ['an open bracket', '[a-z'],
  ])('refuses a strict rule with %s, with the reason', async (_what, pattern) => {
    await expect(load(strict(pattern))).rejects.toThrow(/strictRule of column "x" can't be used: \w+/)
  })

  it('takes a strict rule that explodes in other engines', async () => {
    await expect(load(strict('(a+)+$'))).resolves.toHaveLength(1)
  })

  it.each([
    ['no columns', { slug: 'a', name: 'A', columns: [] }, /columns/],
    ['an unknown field', { slug: 'a', name: 'A', colums: [], columns: [{ name: 'x' }] }, /colums/],
    ['a slug with spaces', { slug: 'a b', name: 'A', columns: [{ name: 'x' }] }, /slug/],
    [
      'two columns of one name',
      { slug: 'a', name: 'A', columns: [{ name: 'x' }, { name: 'x' }] },
      /two columns are called "x"/,
    ],
    [
      'strict without a rule',
      { slug: 'a', name: 'A', columns: [{ name: 'x', desiredRule: 'strict' }] },
      /no strictRule/,
    ],
    ['a link without a rule', { slug: 'a', name: 'A', columns: [{ name: 'x', desiredRule: 'link' }] }, /no linkRule/],
    [
      'a link to no template',
      {
        slug: 'a',
        name: 'A',
        columns: [{ name: 'x', desiredRule: 'link', linkRule: [{ slug: 'b', columnName: 'x' }] }],
      },
      /"b"/,
    ],
    [
      'a link to no column',
      {
        slug: 'a',
        name: 'A',
        columns: [{ name: 'x', desiredRule: 'link', linkRule: [{ slug: 'a', columnName: 'y' }] }],
      },
      /a\.y/,
    ],
    ['a slug twice', [strict('a'), strict('b')], /twice/],
  ])('refuses %s, and makes none of the others', async (_what, content, reason) => {
    const { id } = await service.newAccount()
    const good = { slug: 'good', name: 'Good', columns: [{ name: 'x' }] }
    await expect((async () => load([good, content].flat(), id))()).rejects.toThrow(reason)
    expect(await service.deps.prisma.template.count({ where: { account_id: id } })).toBe(0)
  })

  it('is refused while a running migration uses a template that it would change', async () => {
    const { id, key } = await service.newAccount()
    await load(strict('a'), id)
    const migration = await service.newMigration({}, key)
    await service.deps.prisma.migration.update({ where: { id: migration.id }, data: { status: 'running' } })
    await expect(load(strict('b'), id)).rejects.toThrow(migration.id)
    await expect(load({ slug: 'other', name: 'Other', columns: [{ name: 'x' }] }, id)).resolves.toHaveLength(1)
  })
})
