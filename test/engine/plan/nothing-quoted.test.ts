import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'berth_class', rule: '[1-4]' },
  { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const rows = ['B101|2|2024-03-31', 'B102|angefragt|offen', 'B103|3|2025-01-31', 'B104|1|offen', 'B105|2|2024-06-30']
const list = tableOf('boats', `Boat No|Berth class|Ende\n${rows.join('\n')}`)
const tokens = (column: string, instructions: string): unknown =>
  columnOf(decideOn([list], [boats], { instructions }), column).transforms.flatMap((step) =>
    step.kind === 'null_token' ? step.tokens : [],
  )

it.each([
  ['berth_class', 'Liegeplatz "angefragt" heißt: noch keiner, bitte leer lassen.', 'angefragt'],
  ['berth_class', 'The class “angefragt” means that none was given yet; please leave the cell empty.', 'angefragt'],
  ['berth_class', 'Place « angefragt » signifie : pas encore, laisser vide.', 'angefragt'],
  ['end_date', '"offen" bei den Verträgen heißt: läuft weiter, Enddatum leer lassen.', 'offen'],
])('what stands for nothing in “%s” is emptied, as a sentence says: %s', (column, said, token) => {
  expect(tokens(column, said)).toContain(token)
})

it('what is left empty for a value of another column leaves the value', () => {
  expect(tokens('berth_class', '"angefragt" heißt: kommt noch, Telefonnummer leer lassen.')).toEqual([])
})

describe('a code that a sentence explains, without quotation marks,', () => {
  const machines = templateOf('machines', [
    { name: 'machine_no', required: true, unique: true, rule: 'M\\d{3}' },
    { name: 'model', required: true },
  ])
  const repairs = templateOf('repairs', [
    { name: 'repair_no', required: true, unique: true, rule: 'R\\d{3}' },
    { name: 'machine_no', link: 'machines.machine_no' },
    { name: 'fault' },
  ])
  const park = tableOf('machines', 'Machine No|Model\nM101|Saw\nM102|Drill\nM103|Mill\nM104|Lathe')
  const jobs = tableOf(
    'repairs',
    'Repair No|Gerät|Fault\nR101|M101|belt\nR102|KD|motor\nR103|M103|switch\nR104|KD|cable\nR105|M104|belt\nR106|M102|oil',
  )

  it.each([
    "KD in the Gerät column is the customer's own machine: leave machine_no empty.",
    'KD means a machine of the customer, leave the machine_no blank',
    'KD ist ein Gerät des Kunden: machine_no leer lassen.',
    'Machine KD is not a machine, leave the machine_no blank for those repairs.',
    'Gerät KD ist kein Gerät, bitte machine_no leer lassen.',
    "L'appareil KD n'est pas une machine, laisser machine_no vide.",
    'Repairs with "KD" in Gerät: leave machine_no blank.',
    'Where the Gerät is "KD", leave machine_no blank.',
    'Leave machine_no blank for "KD".',
    'Reparaturen mit „KD“: machine_no leer lassen.',
  ])('leaves what is named empty: %s', (instructions) => {
    const decision = decideOn([park, jobs], [machines, repairs], { instructions })
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'repairs')
    const { transforms } = columnOf(decision, 'machine_no', at)
    expect(applyChain(transforms, ['KD']).value ?? '').toBe('')
    expect(applyChain(transforms, ['M103']).value).toBe('M103')
  })
})

it.each(['K000 heisst «unbekannt»: Feld leer lassen.', 'K000 means nobody knows, leave the field blank.'])(
  'a key that stands for nobody is emptied in all columns that have it: %s',
  (instructions) => {
    const members = templateOf('members', [{ name: 'member_no', required: true, unique: true, rule: 'K\\d{3}' }])
    const barges = templateOf('barges', [
      { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
      { name: 'owner', link: 'members.member_no' },
      { name: 'helmsman', link: 'members.member_no' },
    ])
    const people = tableOf('members', 'Member No\nK101\nK102\nK103\nK104')
    const fleet = tableOf(
      'barges',
      'Boat No|Owner|Helmsman\nB101|K101|K000\nB102|K000|K102\nB103|K103|K103\nB104|K104|K101\nB105|K000|K102',
    )
    const decision = decideOn([people, fleet], [members, barges], { instructions })
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'barges')
    const emptied = (column: string) => applyChain(columnOf(decision, column, at).transforms, ['K000']).value ?? ''
    expect([emptied('owner'), emptied('helmsman')]).toEqual(['', ''])
  },
)

it('a number that the clause before is about is emptied, where the next one says so', () => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true, rule: 'F\\d{3}' },
    { name: 'tax_number', rule: '\\d{9}' },
  ])
  const known = tableOf('firms', 'Firm no|VAT\nF101|501234567\nF102|999999990\nF103|502345678\nF104|999999990')
  const instructions = 'VAT 999999990 is the generic “final consumer”; leave the tax number empty for it.'
  const { transforms } = columnOf(decideOn([known], [firms], { instructions }), 'tax_number')
  expect(applyChain(transforms, ['999999990']).value ?? '').toBe('')
  expect(applyChain(transforms, ['501234567']).value).toBe('501234567')
})

it('a column is not left empty in all rows for what a value of another one means', () => {
  const rentals = templateOf('rentals', [
    { name: 'rental_no', required: true, unique: true, rule: 'R\\d{3}' },
    { name: 'status', rule: '^(open|closed)$' },
    { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const booked = tableOf(
    'rentals',
    'Rental no|Status|End date\nR101|A|2024-01-31\nR102|closed|2024-02-29\nR103|A|2024-03-31',
  )
  const instructions = 'A in status means open, leave end_date empty.'
  const { plan } = decideOn([booked], [rentals], { instructions })
  expect(plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'end_date')!.inputs).toHaveLength(1)
})

describe('a link that is called by what it leads to', () => {
  const berths = templateOf('berths', [
    { name: 'berth_code', required: true, unique: true, rule: '\\d{2}-\\d{3}' },
    { name: 'name', required: true },
  ])
  const barges = templateOf('barges', [
    { name: 'barge_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'moored_berth', description: 'Where it lies now', link: 'berths.berth_code' },
  ])
  const piers = tableOf(
    'berths',
    'Berth code|Name\n11-001|North pier\n11-002|Old lock\n12-003|Mill quay\n12-004|Coal quay\n12-005|South pier',
  )
  const lying = [
    '11-001 North pier',
    'DOCK',
    'Dock',
    '11-002',
    '12-003 Mill quay',
    'DOCK',
    '12-004',
    '12-005 South pier',
  ]
  const fleet = tableOf('barges', `Barge no|Location\n${lying.map((where, at) => `B${101 + at}|${where}`).join('\n')}`)
  const written = (instructions: string): (string | null)[] => {
    const decision = decideOn([piers, fleet], [berths, barges], { instructions })
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'barges')
    const { transforms } = columnOf(decision, 'moored_berth', at)
    return lying.map((where) => applyChain(transforms, [where]).value || null)
  }
  const wanted = ['11-001', null, null, '11-002', '12-003', null, '12-004', '12-005']

  it.each([
    'DOCK is not a berth, leave the berth blank for those.',
    'DOCK ist kein Liegeplatz, Berth leer lassen.',
    'DOCK n’est pas un poste : laissez berth vide.',
  ])('is emptied where a sentence says so, and the other values are the keys in them: %s', (said) => {
    expect(written(said)).toEqual(wanted)
  })
})

it.each([
  'Berths with "no limit" feet: leave length blank.',
  'Where the feet are "no limit", leave length blank.',
  'Liegeplätze mit „no limit“: length leer lassen.',
])('a figure is left empty for what stands where figures are wanted: %s', (instructions) => {
  const berths = templateOf('berths', [
    { name: 'berth_no', required: true, unique: true, rule: 'P\\d{3}' },
    { name: 'length', rule: '\\d+' },
  ])
  const quay = tableOf('berths', 'Berth No|Length\nP101|30\nP102|no limit\nP103|24\nP104|18\nP105|no limit')
  const decision = decideOn([quay], [berths], { instructions })
  expect(applyChain(columnOf(decision, 'length').transforms, ['no limit']).value ?? '').toBe('')
  expect(decision.questions).toEqual([])
})
