import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const codes = ['5020', '6900', '8010', '4020', '1010', '9020']
const written = (
  description: string,
  { country = 'Frankreich', required = false }: { country?: string; required?: boolean } = {},
): unknown => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'postal_code', description, required, rule: '[1-9]\\d{3}' },
  ])
  const rows = [...codes.map((code) => `${code}|Österreich`), `69002|${country}`].map((row, at) => `M${at}|${row}`)
  const decision = decideOn([tableOf('members', `Nr.|PLZ|Land\n${rows.join('\n')}`)], [members])
  return applyChain(columnOf(decision, 'postal_code').transforms, ['69002']).value
}

describe('a value that the rule refuses, in the rows of another country', () => {
  it.each([
    'Austrian postal code. Empty for members who live outside Austria.',
    'Four figures; blank for members abroad',
    'Vierstellig, leer für Mitglieder im Ausland',
    'Quatre chiffres, vide pour les membres à l’étranger',
    'Vier cijfers; leeg voor leden buiten Oostenrijk',
    'Quatre chiffres, vide pour les membres hors d’Autriche',
    'Empty for members who are not in Austria',
  ])('is none where the column is said to be empty for these: %s', (description) => {
    expect(written(description)).toBeNull()
  })

  it('stays, with its error, where nothing says so, or says it of others', () => {
    expect(written('Austrian postal code')).toBe('69002')
    expect(written('Four figures; empty for members who have left')).toBe('69002')
    expect(written('Four figures; empty for members outside France')).toBe('69002')
    expect(written('Four figures; empty for members not in the choir')).toBe('69002')
    expect(written('Vierstellig, leer für Anmeldungen außerhalb der Frist')).toBe('69002')
    expect(written('Four figures; empty for members abroad', { required: true })).toBe('69002')
  })

  it('stays where the row is of the country that the column is for, or of none', () => {
    expect(written('Four figures; empty for members abroad', { country: 'Österreich' })).toBe('69002')
    expect(written('Four figures; empty for members abroad', { country: '' })).toBe('69002')
  })
})
