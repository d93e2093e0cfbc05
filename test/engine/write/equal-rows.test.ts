import { describe, expect, it } from 'vitest'
import type { InputTable, SourcePlan, Template } from '../../../server/src/engine/model.ts'
import { apply, column, openFolder, plan, ready, sheet, source, table, template } from './sheets.ts'

describe('rows that are equal', () => {
  const balances = (rules: Template['cross_cell_rules'] = []): Template =>
    template(
      'balances',
      [{ name: 'company', required: true }, { name: 'account', required: true }, { name: 'debit' }],
      rules,
    )
  const of = (input: InputTable, company: string): SourcePlan =>
    source(input, [
      column(input, 'company', [], { kind: 'constant', value: company }),
      column(input, 'account', ['a']),
      column(input, 'debit', ['d']),
    ])

  it('are two where the sheets that they stand in have each their own constant', async () => {
    const rowsWith = async (companies: [string, string]) => {
      const place = await openFolder()
      const lyon = await table(
        place,
        'lyon',
        ['a', 'd'],
        [
          ['512', '100'],
          ['607', '20'],
        ],
      )
      const namur = await table(place, 'namur', ['a', 'd'], [['512', '100']])
      const sources = [of(lyon, companies[0]), of(namur, companies[1])]
      const { ledger } = await ready(place, {
        tables: [lyon, namur],
        templates: [balances()],
        plan: plan(sheet('balances', sources, 'keep_first')),
      })
      return ledger.rows
    }
    expect(await rowsWith(['LYO', 'NAM'])).toMatchObject({ exported: 3, merged: 0 })
    expect(await rowsWith(['LYO', 'LYO'])).toMatchObject({ exported: 2, merged: 1 })
  })

  it('are one, about which nobody is asked, where a rule lets no two rows have the required cells that they share', async () => {
    const place = await openFolder()
    const namur = await table(
      place,
      'namur',
      ['a', 'd'],
      [
        ['512', '100'],
        ['401', '7'],
        ['512', '100'],
      ],
    )
    const asked = (rules: Template['cross_cell_rules']) => ({
      tables: [namur],
      templates: [balances(rules)],
      plan: plan(sheet('balances', [of(namur, 'NAM')], 'ask')),
    })
    const rule = { kind: 'unique_together' as const, columns: ['company', 'account'], message: 'One balance each' }
    expect(await apply(place, asked([]))).toMatchObject({ questions: [{ key: 'duplicate:balances' }] })
    expect(await apply(place, asked([{ ...rule, columns: ['account', 'debit'] }]))).toMatchObject({
      questions: [{ key: 'duplicate:balances' }],
    })
    const manifest = await ready(place, asked([rule]))
    expect(manifest.ledger.rows).toMatchObject({ exported: 2, merged: 1 })
    expect(manifest.notes.join('\n')).toContain('one of each was kept')
  })
})

describe('rows that share what is to be unique', () => {
  it('are asked about where the rule takes it, and not where it refuses all of them anyway', async () => {
    const askedFor = async (rule: string) => {
      const place = await openFolder()
      const rows = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'Total', 'Total'].map((no, at) => [no, `${at}`])
      const bills = await table(place, 'bills', ['no', 'sum'], rows)
      const columns = [column(bills, 'no', ['no']), column(bills, 'sum', ['sum'])]
      const no = { name: 'no', required: true, unique: true, desiredRule: 'strict' as const, strictRule: rule }
      const result = await apply(place, {
        tables: [bills],
        templates: [template('bills', [no, { name: 'sum' }])],
        plan: plan(sheet('bills', [source(bills, columns)], 'keep_first')),
      })
      return result.outcome === 'blocked' ? result.questions.map(({ key }) => key) : []
    }
    expect(await askedFor('^\\w+$')).toEqual(['same_key:bills.no'])
    expect(await askedFor('^A\\d$')).toEqual([])
  })

  it('are asked about once where the same rows share two such values, and for each where others share the second', async () => {
    const askedFor = async (mails: string[]) => {
      const place = await openFolder()
      const numbers = [...Array.from({ length: 19 }, (_, at) => `S${at}`), 'S0']
      const rows = numbers.map((no, at) => [no, mails[at] ?? `m${at}`, `${at}`])
      const staff = await table(place, 'staff', ['no', 'mail', 'desk'], rows)
      const [no, mail] = ['no', 'mail'].map((name) => ({ name, required: name === 'no', unique: true }))
      const result = await apply(place, {
        tables: [staff],
        templates: [template('staff', [no!, mail!, { name: 'desk' }])],
        plan: plan(
          sheet(
            'staff',
            [
              source(
                staff,
                ['no', 'mail', 'desk'].map((name) => column(staff, name, [name])),
              ),
            ],
            'keep_first',
          ),
        ),
      })
      return result.outcome === 'blocked' ? result.questions.map(({ key }) => key) : []
    }
    const twice = Array.from({ length: 20 }, (_, at) => `m${at % 19}`)
    expect(await askedFor(twice)).toEqual(['same_key:staff.no'])
    expect(await askedFor(twice.with(1, 'm2'))).toEqual(['same_key:staff.no', 'same_key:staff.mail'])
  })
})
