import { expect, it } from 'vitest'
import { readDate } from '../../../server/src/engine/profile/dates.ts'
import { monthNames } from '../../../server/src/engine/transforms/month-names.ts'

it('the name of a month stands for one month only', () => {
  const names = monthNames.flat()
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it.each([
  ['9 de fevereiro de 2019', 'text', 'D de MMMM de YYYY'],
  ['1.º de março de 2020', 'text', 'D.º de MMMM de YYYY'],
  ['28 września 2021 r.', 'text', 'DD MMMM YYYY r.'],
  ['Mar 4, 2023', 'text', 'MMM D, YYYY'],
  ['mar 4/10/2023', 'numeric', 'ddd D/M/YYYY'],
  ['den 17. maj 2020', 'text', 'ddd DD. MMM YYYY'],
  ['fredag den 3 augusti 2018', 'text', 'ddd ddd D MMMM YYYY'],
  ['2022. március 15.', 'text', 'YYYY. MMMM DD.'],
  ['2021-Jun-07', 'text', 'YYYY-MMM-DD'],
  ['12.mar.2024', 'text', 'DD.MMM.YYYY'],
  ['19/8 2015', 'numeric', 'D/M YYYY'],
  ['19/8-15', 'numeric', 'D/M-YY'],
  ['4. 11. 2018', 'numeric', 'D. M. YYYY'],
  ['15.03.2024 r.', 'numeric', 'DD.MM.YYYY r.'],
  ['2023. 05. 03.', 'ymd', 'YYYY. MM. DD.'],
  ['18/07/2023 0900', 'numeric', 'DD/MM/YYYY HHmm'],
  ['Wed 5 Mar 2025 2315', 'text', 'ddd D MMM YYYY HHmm'],
])('“%s” is read as a date, as its country writes it', (value, kind, pattern) => {
  expect(readDate(value)).toMatchObject({ kind, pattern })
})

it.each([
  '12/5 kg 2014',
  '3 rue 2014',
  '31/13 2015',
  '1/2 30',
  '4.11 2018',
  'Rua 9 de Abril 22',
  'ul. 3 Maja 12',
  '18/07/2023 2500',
])('“%s” is no date', (value) => expect(readDate(value)).toBeNull())
