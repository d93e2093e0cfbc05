import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const sites = templateOf('sites', [
  { name: 'site_code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'name', required: true },
])
const pumps = templateOf('pumps', [
  { name: 'pump_no', required: true, unique: true, rule: 'P-\\d{3}' },
  { name: 'maker' },
  { name: 'site_code', required: true, link: 'sites.site_code' },
])
const listed = tableOf('sites', 'Code|Name\nHAR|Harbour works\nMIL|Old mill\nSTJ|Saint John depot')
const sheet = (name: string, from: number): ReturnType<typeof tableOf> =>
  tableOf(name, `Pump no|Maker\n${[0, 1, 2].map((at) => `P-${from + at}|Make ${at}`).join('\n')}`)
const made = (instructions: string): (string | undefined)[] => {
  const tables = [listed, sheet('Quay', 100), sheet('Mill', 200), sheet('Pier N.', 300)]
  const { plan } = decideOn(tables, [sites, pumps], { instructions })
  const sources = plan.sheets.find(({ slug }) => slug === 'pumps')?.sources ?? []
  return sources.map(({ columns }) => {
    const [step] = columns.find(({ column }) => column === 'site_code')!.transforms
    return step?.kind === 'constant' ? step.value : undefined
  })
}

describe('the key that a sheet stands for', () => {
  it.each([
    'One sheet per site: Quay = HAR, Mill = MIL and Pier N. = STJ.',
    'El inventario tiene una hoja por sitio: Quay = HAR, Mill = MIL y Pier N. = STJ.',
  ])('is that of all its rows: %s', (said) => {
    expect(made(said)).toEqual(['HAR', 'MIL', 'STJ'])
  })

  it.each(['One sheet per site: Quay = HAR.', 'One sheet per site: Quay = QUA, Mill = LAN.'])(
    'is none where it is said of one sheet alone, or of what no list has: %s',
    (said) => {
      expect(made(said)).toEqual([undefined, undefined, undefined])
    },
  )
})
