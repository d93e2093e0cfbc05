import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { groundedIn } from '../../../server/src/engine/knowledge/grounded/grounded.ts'
import { tableOf, templateOf } from './table-of.ts'

const mills = templateOf('mills', [
  { name: 'mill_no', description: 'Mill number', required: true, unique: true, rule: 'M\\d{3}' },
  { name: 'keeper' },
])
const sheet = (name: string, keeper: string): TableProfile => {
  const made = tableOf(name, `Kd.-Nr.|Keeper\n${['1', '2', '3'].map((at) => `M10${at}|${keeper} ${at}`).join('\n')}`)
  return { ...made, table: { ...made.table, file_id: 'file_mills', file_name: 'Mühlen.xls' } }
}

it.each(['Bei gleicher Kd.-Nr. gilt der Nachtrag.', 'Bei identischer Kd.-Nr. gilt der Nachtrag.'])(
  'the list that counts where two rows have the same number counts for the whole row: %s',
  (instructions) => {
    const found = groundedIn(
      { knowledge: [], instructions },
      [sheet('Mühlen', 'Old'), sheet('Nachträge 2024', 'New'), tableOf('Preise', 'A|B\n1|2')],
      [mills],
    )
    const counting = found.filter(({ kind }) => kind === 'key_from')
    expect(counting).toMatchObject([{ kind: 'key_from', table: { table: 'Nachträge 2024' } }])
    expect(counting[0]).not.toHaveProperty('column')
  },
)

it('the list that counts for rows of one template does so for no other that the sentence does not speak of', () => {
  const prices = templateOf('prices', [{ name: 'price_no', required: true, unique: true }])
  const instructions = 'If a mill is in both years, 2024 is right.'
  const profiles = [sheet('Mühlen', 'Old'), sheet('Mühlen 2024', 'New'), tableOf('Preise 2024', 'A|B\n1|2')]
  const found = groundedIn({ knowledge: [], instructions }, profiles, [mills, prices])
  const counting = found.filter(({ kind }) => kind === 'key_from')
  expect(counting.length).toBeGreaterThan(0)
  expect(counting.every(({ slug }) => slug === 'mills')).toBe(true)
})

it.each([
  'The last ones on the paper list were also keyed into the Register, and then the Register is right.',
  'Die letzten stehen auch im Register, und dann gilt das Register.',
])('what was entered in another list as well is in both, and the one that is right counts: %s', (instructions) => {
  const profiles = [tableOf('Register', 'Mill no|Keeper\n1|A\n2|B'), tableOf('Paper list', 'Mill no|Keeper\n1|A\n3|C')]
  const found = groundedIn({ knowledge: [], instructions }, profiles, [mills])
  expect(found.filter(({ kind }) => kind === 'key_from')).toMatchObject([{ table: { table: 'Register' } }])
})
