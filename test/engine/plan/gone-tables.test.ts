import { describe, expect, it } from 'vitest'
import { NONE } from '../../../server/src/engine/knowledge/statements.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a sheet that is called after what is gone', () => {
  const columns = [
    { name: 'tool_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'brand', required: true },
    { name: 'model', required: true },
  ]
  const sheet = (name: string, rows: string[]) => {
    const made = tableOf(name, `Tool no|Brand|Model\n${rows.join('\n')}`)
    return { ...made, table: { ...made.table, file_id: 'file_tools', file_name: 'tools.xlsx' } }
  }
  const there = (name: string) => sheet(name, ['T101|Bosch|GSB', 'T102|Makita|HP', 'T103|Hilti|TE', 'T104|Metabo|KHE'])
  const gone = (name: string) => sheet(name, ['T201|Bosch|PSB', 'T202|AEG|SB', 'T203|Hilti|TM'])
  const asked = (profiles: ReturnType<typeof sheet>[], more: { name: string }[] = []) =>
    decideOn(profiles, [templateOf('tools', [...columns, ...more])]).questions

  it.each(['Scrapped', 'Verschrottet', 'Vyřazené', 'Dados de baja', 'Kasserade', 'Mis au rebut', 'Dismessi'])(
    'is asked about beside the others, and comes along by default: %s',
    (name) => {
      const questions = asked([there('Workshop'), gone(name)])
      expect(questions).toMatchObject([{ kind: 'other', target: { slug: 'tools', column: null }, default: 'tools' }])
    },
  )

  it('is left out where that is the answer', () => {
    const profiles = [there('Workshop'), gone('Scrapped')]
    const template = templateOf('tools', columns)
    const [question] = decideOn(profiles, [template]).questions
    const answers = [{ key: question!.key, value: NONE }]
    const { plan } = decideOn(profiles, [template], { answers })
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['Workshop'])
  })

  it('is not asked about where a column takes what became of it, or all sheets are so', () => {
    expect(asked([there('Workshop'), gone('Scrapped')], [{ name: 'status' }])).toEqual([])
    expect(asked([there('Scrapped 2023'), gone('Scrapped 2024')])).toEqual([])
  })
})
