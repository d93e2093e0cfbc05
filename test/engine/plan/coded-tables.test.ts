import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const inspections = templateOf('inspections', [
  { name: 'report_no', required: true, unique: true },
  { name: 'hoist', required: true },
  { name: 'inspected_by', required: true, description: 'own_staff, or the full name of the company' },
])
const ours = tableOf(
  'inspections 2023',
  `Report no|Hoist|Inspected by\n${['OS', 'TRV', 'KBI', 'OS', 'TRV', 'OS'].map((by, at) => `I${at + 10}|H${at}|${by}`).join('\n')}`,
)
const theirs = (name: string): ReturnType<typeof tableOf> =>
  tableOf(name, `Report no|Hoist\n${[0, 1, 2, 3].map((at) => `T${at + 70}|H${at}`).join('\n')}`)
const instructions = 'Inspected by: OS = own staff, TRV = Trent Valley Inspections, KBI = Kerr & Boyd.'

describe('a column whose codes a text explains', () => {
  it('is filled by the code in the name of a table that lacks it', () => {
    const decision = decideOn([ours, theirs('TRV reports')], [inspections], { instructions })
    const column = columnOf(decision, 'inspected_by', 0, 1)
    expect(column.transforms).toContainEqual({ kind: 'constant', value: 'Trent Valley Inspections' })
    expect(decision.questions).toEqual([])
  })

  it('is asked about where no code stands in the name', () => {
    const decision = decideOn([ours, theirs('reports')], [inspections], { instructions })
    expect(decision.questions.map(({ target }) => target?.column)).toContain('inspected_by')
  })

  it('has a word as the description writes it with marks that nobody writes in prose', () => {
    const { transforms } = columnOf(decideOn([ours], [inspections], { instructions }), 'inspected_by')
    expect(['OS', 'KBI'].map((code) => applyChain(transforms, [code]).value)).toEqual(['own_staff', 'Kerr & Boyd'])
  })
})

describe('a column whose values a text gives the names of', () => {
  const counts = templateOf('counts', [
    { name: 'part_no', required: true },
    { name: 'site_code', required: true, rule: '(NOR|LEE|HUL)' },
    { name: 'pieces', required: true, rule: '\\d+' },
  ])
  const listed = tableOf(
    'counts',
    `Part no|Site|Pieces\n${[0, 1, 2, 3, 4].map((at) => `P${at + 10}|${['Norwich', 'Hull'][at % 2]}|${at}`).join('\n')}`,
  )
  const alone = (name: string) =>
    tableOf(name, `Part no|Pieces\n${[0, 1, 2, 3].map((at) => `P${at + 10}|${at}`).join('\n')}`)
  const sites = 'The sites are NOR (Norwich), LEE (Leeds) and HUL (Hull).'

  it('is filled by the name that the table goes by', () => {
    const decision = decideOn([listed, alone('counts Leeds')], [counts], { instructions: sites })
    expect(columnOf(decision, 'site_code', 0, 1).transforms).toEqual([{ kind: 'constant', value: 'LEE' }])
    expect(decision.questions).toEqual([])
  })

  it('is filled whichever way the text writes them', () => {
    for (const said of [
      'The sites are NOR (Norwich), LEE (Leeds), HUL (Hull).',
      'Sites: NOR = Norwich, LEE = Leeds, HUL = Hull.',
    ]) {
      const decision = decideOn([listed, alone('Norwich')], [counts], { instructions: said })
      expect(columnOf(decision, 'site_code', 0, 1).transforms).toEqual([{ kind: 'constant', value: 'NOR' }])
    }
  })

  it('is asked about where the table goes by none, or by two', () => {
    for (const name of ['counts', 'counts Leeds Hull']) {
      const decision = decideOn([listed, alone(name)], [counts], { instructions: sites })
      expect(decision.questions.map(({ target }) => target?.column)).toContain('site_code')
    }
  })
})
