import { describe, expect, it } from 'vitest'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

const meant = (raw: string, allowed: string[]): string | null => {
  const found = closestValue(raw, allowed)
  return isClear(found) ? found[0]!.value : null
}

describe('kinds of staff and of their contracts', () => {
  const kinds = ['executive', 'supervisor', 'clerical', 'worker']

  it.each([
    [['Cadre', 'Agent de maîtrise', 'Employé', 'Ouvrière']],
    [['Leitende Angestellte', 'Vorarbeiter', 'Büroangestellte', 'Arbeiter']],
    [['Dirigente', 'Capo squadra', 'Impiegata', 'Operaio']],
    [['Directivo', 'Encargada', 'Administrativo', 'Obrero']],
    [['Kader', 'Ploegbaas', 'Bediende', 'Arbeider']],
  ])('are known in several languages: %s', (words) => {
    expect(words.map((word) => meant(word, kinds))).toEqual(kinds)
  })

  it('are known by how a term is cut short', () => {
    expect(
      ['vast', 'tijd.', 'bep. tijd', 'oproep'].map((word) => meant(word, ['permanent', 'temporary', 'on_call'])),
    ).toEqual(['permanent', 'temporary', 'temporary', 'on_call'])
  })

  it('leave an employee one where that is allowed', () => {
    expect(meant('Employé', ['employee', 'clerical'])).toBe('employee')
  })

  it('are known by letters with points between them', () => {
    const terms = ['permanent', 'fixed_term', 'temporary_agency']
    expect(['C.D.I.', 'C. D. D.', 'CTT', 'C.T.T'].map((word) => meant(word, terms))).toEqual([...terms, terms[2]])
  })
})
