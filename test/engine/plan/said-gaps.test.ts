import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'
import { groundedIn } from '../../../server/src/engine/knowledge/grounded/grounded.ts'

const bookings = tableOf(
  'bookings',
  'Court|From|Until|Remark\nC1|2024-03-01|2024-03-02|net torn\nC2|2024-03-04||\nC3|2024-03-05||wet\nC4|2024-03-08|2024-03-09|\nC5|2024-03-11||',
)
const register = templateOf('bookings', [
  { name: 'court', required: true },
  { name: 'first_day', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'last_day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const fallbacks = (instructions: string) =>
  groundedIn({ knowledge: [], instructions }, [bookings], [register]).filter(({ kind }) => kind === 'fallback')

describe('where one column is empty, what another one has in the same row is meant, as it is said', () => {
  it.each([
    'If Until is blank it was only the one day, so same date as From.',
    'With Until blank, the day is the same as under From.',
    'When nobody filled it in, a blank Until means the same day as From.',
    'Ist Until leer, bitte den Tag aus From übernehmen.',
    'Si Until est vide, reprendre la date de From.',
    'Si Until está vacío, poner la misma fecha que From.',
    'Se Until è vuoto, mettere la stessa data di From.',
    'Als Until leeg is, neem dan de dag uit From.',
  ])('%s', (instructions) => {
    expect(fallbacks(instructions)).toMatchObject([{ column: 'Until', source: 'From' }])
  })

  it.each([
    'If Until is blank, it is From plus 2 days.',
    'If Until is blank, it may have been copied from paper.',
    'If Until is blank, do not take From.',
    'If Until is blank, take From or the Remark.',
    'If Until is blank, skip the row.',
    'Where From is empty, use Until.',
  ])('and where something else is said nothing is: %s', (instructions) => {
    expect(fallbacks(instructions)).toEqual([])
  })

  it('the plan fills it so', () => {
    const { plan } = decideOn([bookings], [register], { instructions: 'If Until is blank, same date as From.' })
    expect(JSON.stringify(plan.sheets[0]!.sources[0]!.columns)).toContain('"From"')
  })
})
