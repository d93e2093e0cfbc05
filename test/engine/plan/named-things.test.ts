import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boots = [...'ABCDEFGH'].map((letter) => `Boot ${letter}lta`)

describe('a table of names that cannot hold rows of its own', () => {
  const offers = templateOf('offers', [
    { name: 'sku', required: true, unique: true, rule: '[A-Z]{2}-\\d{3}' },
    { name: 'title', required: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'heel_mm', rule: '\\d{1,3}' },
    { name: 'sole' },
  ])
  // Of each boot two sizes, and a third of the shop is something else.
  const sold = [...boots, ...boots, 'Lace', 'Wax', 'Brush', 'Bag', 'Insole', 'Spoon', 'Tree', 'Card']
  const rows = sold.map((title, at) => `SK-${100 + at}|${title}|${at + 20}.50`).join('\n')
  const shop = tableOf('shop', `SKU|Title|Price\n${rows}`)
  const measured = (names: string[]): TableProfile =>
    tableOf(
      'measured',
      `Model|Heel mm|Sole\n${names.map((name, at) => `${name}|${at + 21}|${at % 2 ? 'cork' : 'gum'}`).join('\n')}`,
    )

  it('completes the rows in which nearly all of its names stand, in any case', () => {
    const names = boots.map((name, at) => (at % 3 === 0 ? name.toUpperCase() : name))
    const decision = decideOn([shop, measured(names)], [offers])
    expect(decision.questions).toEqual([])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([
      { table: 'shop', joins: [{ table: 'measured', left: 1, right: 0, loose: true }] },
    ])
    expect(columnOf(decision, 'heel_mm').inputs).toMatchObject([{ table: 'measured', column: 'Heel mm' }])
    expect(columnOf(decision, 'sole').inputs).toMatchObject([{ table: 'measured', column: 'Sole' }])
  })

  it.each([
    ['half of its names are of nothing there', [...boots.slice(0, 4), 'Clog I', 'Clog J', 'Clog K', 'Clog L']],
    ['they are too few', boots.slice(0, 3)],
    ['they repeat, and say different things', [...boots.slice(0, 4), ...boots.slice(0, 4)]],
  ])('does not where %s', (_, names) => {
    const { plan } = decideOn([shop, measured(names)], [offers])
    expect(plan.sheets.flatMap(({ sources }) => sources.flatMap(({ joins }) => joins))).toEqual([])
  })
})

describe('a list of people that other rows point at', () => {
  const clients = templateOf('clients', [
    { name: 'client_no', required: true, unique: true, rule: 'K\\d{3}' },
    { name: 'name', required: true },
    { name: 'email', rule: '\\S+@\\S+' },
  ])
  const jobs = templateOf('jobs', [
    { name: 'job_no', required: true, unique: true, rule: 'J\\d{3}' },
    { name: 'title', required: true },
    { name: 'owner_email', description: 'E-mail of the owner; see the crew list', rule: '\\S+@\\S+' },
  ])
  const served = tableOf(
    'clients',
    `Client No|Name|Email\n${[...'ABCDEFGH'].map((letter, at) => `K10${at}|${letter}na Berg|${letter}@c.example`).join('\n')}`,
  )
  const owners = ['pfox', 'ldean', 'mray', 'rodent']
  const done = tableOf(
    'jobs',
    `Job No|Title|Owner\n${Array.from({ length: 16 }, (_, at) => `J${200 + at}|Fix gate ${at}|${owners[at % 4]}`).join('\n')}`,
  )
  const crew = (logins: string[]): TableProfile =>
    tableOf(
      'crew',
      `Login|Name|E-mail\n${logins.map((login) => `${login}|Some ${login}|${login}@crew.example`).join('\n')}`,
    )

  it('holds none of the clients, and is looked up by them', () => {
    const decision = decideOn([served, done, crew(owners)], [clients, jobs])
    expect(decision.questions).toEqual([])
    const sheets = new Map(decision.plan.sheets.map(({ slug, sources }) => [slug, sources]))
    expect(sheets.get('clients')).toMatchObject([{ table: 'clients', joins: [] }])
    expect(sheets.get('jobs')).toMatchObject([{ table: 'jobs', joins: [{ table: 'crew', left: 2, right: 0 }] }])
  })

  it('is asked about as before where nobody points at it', () => {
    const { plan, questions } = decideOn([served, done, crew(['aaa', 'bbb', 'ccc', 'ddd'])], [clients, jobs])
    const slugs = plan.sheets.flatMap(({ slug, sources }) =>
      sources.flatMap(({ table }) => (table === 'crew' ? [slug] : [])),
    )
    expect(slugs).toEqual(['clients'])
    expect(questions.map(({ target }) => target.column)).toContain('client_no')
  })
})

describe('a list of numbers that are none of the template’s', () => {
  const docks = templateOf('docks', [
    { name: 'dock', description: 'Number of the dock.', required: true, unique: true, rule: '\\d{3}' },
    { name: 'name', required: true },
  ])
  const ferries = templateOf('ferries', [
    { name: 'ferry_no', required: true, unique: true, rule: 'F\\d{3}' },
    { name: 'fund', description: 'Name of the fund.' },
  ])
  const piers = tableOf('docks', `Dock|Name\n${boots.map((name, at) => `${310 + 10 * at}|${name}`).join('\n')}`)
  const funds = tableOf('funds', 'Fund|Name\n01|Harbour fund\n02|Island fund\n03|Lake fund\n07|River fund')
  const run = (with_: string): TableProfile =>
    tableOf(
      'ferries',
      `Ferry no|${with_}\n${Array.from({ length: 16 }, (_, at) => `F${200 + at}|${['01', '2', '3', '07'][at % 4]}`).join('\n')}`,
    )

  it('has none of its rows, where rows of another one point at it', () => {
    const { plan, questions } = decideOn([piers, run('Fund'), funds], [docks, ferries])
    expect(plan.sheets.find(({ slug }) => slug === 'docks')!.sources.map(({ table }) => table)).toEqual(['docks'])
    expect(questions).toEqual([])
  })
})
