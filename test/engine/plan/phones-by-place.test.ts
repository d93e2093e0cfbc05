import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const rule = '^\\+[1-9]\\d{6,14}$'
const clinics = templateOf('clinics', [
  { name: 'clinic', required: true, unique: true },
  { name: 'phone', rule },
])
const dialled = (header: string[], rows: string[][]) => {
  const decision = decideOn([tableOfCells('clinics', header, rows)], [clinics])
  return { steps: columnOf(decision, 'phone').transforms, notes: decision.notes.join(' ') }
}

it('numbers are dialled where the addresses beside them are, by states with their codes, and that is told', () => {
  const { steps, notes } = dialled(
    ['Clinic', 'Address', 'Phone'],
    [
      ['Elm Vets', '12 Elm St, Dayton, OH 45402', '(937) 224-3311'],
      ['Paws', '1200 NW 5th Ave, Portland, OR 97209', '503.223.4411'],
      ['Oak Animal Clinic', '7 Oak Rd, Salem, OR 97301-2210', '1-503-588-2000'],
    ],
  )
  expect(steps).toEqual([{ kind: 'phone', country: 'US' }])
  expect(notes).toContain('are read as dialled in US, where the addresses beside them are')
})

it('postal codes in a column of their own tell it as well, row by row', () => {
  const { steps } = dialled(
    ['Clinic', 'Town', 'Postcode', 'Phone'],
    [
      ['Bray Vets', 'Bray', 'A98 D2T4', '01 286 7141'],
      ['Naas Vets', 'Naas', 'w91 x2k7', '045 876 115'],
      ['Carlow Vets', 'Carlow', 'R93N8W2', '059 913 1234'],
      ['Newry Vets', 'Newry', 'BT34 1DT', '028 3026 2345'],
    ],
  )
  expect(steps).toMatchObject([
    { kind: 'value_map', entries: [{ raw: '028 3026 2345', value: '+442830262345' }] },
    { kind: 'phone', country: 'IE' },
  ])
})

it('numbers that are none where the addresses are stay as they stand', () => {
  const { steps } = dialled(
    ['Clinic', 'Postcode', 'Phone'],
    [
      ['Elm', '1012 NW', '(937) 224-3311'],
      ['Oak', '1382 BC', '503.223.4411'],
      ['Ash', '2011 RD', '503.588.2000'],
    ],
  )
  expect(steps).toEqual([{ kind: 'phone', country: null }])
})

it('a column of yes and no names no country, though “No” is the code of one', () => {
  const { steps } = dialled(
    ['Clinic', 'Do not visit', 'Phone'],
    [
      ['Elm Vets', 'No', '937-224-3311'],
      ['Paws', 'No', '+1 503 223 4411'],
      ['Oak Animal Clinic', 'No', '1-503-588-2000'],
      ['Fir Clinic', 'No', '+1 503 588 2077'],
      ['Ash Vets', 'No', '+1 937 224 3322'],
      ['Yew Vets', 'Yes', '(937) 224-3399'],
    ],
  )
  expect(steps).toEqual([{ kind: 'phone', country: 'US' }])
})

it('numbers with a code that are all from abroad do not make the others numbers of Austria, whose plan takes nearly any', () => {
  const { steps } = dialled(
    ['Clinic', 'Phone'],
    [
      ['Elm Vets', '+43 732 661721-33'],
      ['Oak Vets', '+41 52 267 14 13'],
      ['Ash Vets', '+43 316 294472-2'],
      ['Fir Vets', '0421 643991'],
      ['Yew Vets', '05151 94126'],
      ['Bay Vets', '0711 / 3409-13'],
      ['Box Vets', '0345 5220133'],
    ],
  )
  expect(steps).toEqual([{ kind: 'phone', country: null }])
})
