import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const sites = tableOf(
  'lists',
  'Code|Mooring|Kind|Rate\nNW1|North West 1|Pier|12\nNW2|North West 2|Pier|12\nSE1|South East 1|Buoy|8\nSE2|South East 2|Buoy|8',
)
const stays = (column: string): ReturnType<typeof tableOf> =>
  tableOf(
    'stays',
    `Ref|${column}|Nights|Guest\n${['NW1', 'NW2', 'SE1', 'NW1', 'SE2', 'SE1', 'NW2', 'SE2', 'NW1'].map((code, at) => `S${at}|${code}|${at + 2}|Guest ${at}`).join('\n')}`,
  )
const template = (rule: string): ReturnType<typeof templateOf> =>
  templateOf('stays', [
    { name: 'ref', required: true, unique: true },
    { name: 'mooring', required: true, rule },
    { name: 'nights', required: true, rule: '\\d+' },
    { name: 'guest', required: true },
  ])

it('takes codes as the rule wants them, which a list explains by a column that is called so, though none here is', () => {
  const decision = decideOn([stays('Place'), sites], [template('[A-Z]{2}\\d')])
  expect(inputsOf(decision, 'mooring')).toEqual(['Place'])
  expect(decision.plan.sheets[0]!.sources[0]!.joins).toEqual([])
})

it('looks up what the list has beside the codes where the rule wants that', () => {
  const decision = decideOn([stays('Place'), sites], [template('[A-Z][a-z]+ [A-Z][a-z]+ \\d')])
  const [source] = decision.plan.sheets[0]!.sources
  const isLookedUp =
    inputsOf(decision, 'mooring').join() === 'Mooring' || JSON.stringify(source!.columns).includes('North West 2')
  expect(isLookedUp).toBe(true)
})

it('reads small figures by the list that is called as their column is, and takes what is plainly the name in it', () => {
  const wards = tableOf('wards', 'No|Name|Head\n10|Harbour|Ms Low\n20|Market|Mr Moss\n30|Hill|Ms Low')
  const visits = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'visits',
      `Ref|${header}|On|By\n${[10, 20, 30, 10, 20, 10, 30, 20].map((ward, at) => `V${at}|${ward}|2024-01-0${at + 1}|Di ${at}`).join('\n')}`,
    )
  const wanted = templateOf('visits', [
    { name: 'ref', required: true, unique: true },
    { name: 'ward', description: 'Name of the ward' },
    { name: 'visited_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
    { name: 'visitor', required: true },
  ])
  const named = JSON.stringify(decideOn([visits('Ward'), wards], [wanted]).plan.sheets)
  expect(named).toContain('"raw":"10","value":"Harbour"')
  const otherwise = JSON.stringify(decideOn([visits('Score'), wards], [wanted]).plan.sheets)
  expect(otherwise).not.toContain('"value":"Harbour"')
})

it('writes codes that lack but the mark as the rule wants them, though a list has figures beside each that could be made to fit', () => {
  const centres = tableOf(
    'centres',
    'Cost Ctr|Name|Plant\nCC101|Foundry|Pune\nCC102|Machine shop|Pune\nCC103|Assembly|Pune\nCC104|Testing bay|Pune\nCC201|Accounts|Thane\nCC202|Staff|Thane',
  )
  const heads = tableOf(
    'heads',
    'Cost Ctr|Head|Mail|Extn\nCC102|M. Rao|rao@pumps.in|389\nCC201|F. Shaikh|shaikh@pumps.in|317\nCC101|R. Kulkarni|kulkarni@pumps.in|241\nCC103|P. Joshi|joshi@pumps.in|218\nCC202|L. Iyer|iyer@pumps.in|243',
  )
  const wanted = templateOf('cost_centres', [
    {
      name: 'code',
      required: true,
      unique: true,
      rule: 'CC-\\d{3}',
      description: 'CC, a dash, three digits: CC-101',
    },
    { name: 'name', required: true },
    { name: 'plant' },
    { name: 'head' },
    { name: 'mail', rule: '[^@\\s]+@[^@\\s]+' },
  ])
  const answers = [{ key: 'column:cost_centres.code@file_centres/centres', value: 'Cost Ctr' }]
  const decision = decideOn([centres, heads], [wanted], { answers })
  expect(inputsOf(decision, 'code')).toEqual(['Cost Ctr'])
  expect(columnOf(decision, 'code').transforms).toEqual([{ kind: 'insert', text: '-', at: 2 }])
})
