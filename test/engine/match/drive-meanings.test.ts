import { describe, expect, it } from 'vitest'
import { inOneOfTwo } from '../../../server/src/engine/match/values/both-words.ts'
import { meant } from './meant.ts'

const PARTS = 'springs valves hoses couplings pulleys chains'

describe('what machines are built of', () => {
  it.each([
    ['springs', 'Druckfedern, Ressorts, Muelles, Molle, Veren, Sprężyny, Fjädrar'],
    ['valves', 'Ventile, Vannes, Válvulas, Valvole, Afsluiters, Zawory, Ventiler'],
    ['hoses', 'Schläuche, Tuyaux, Mangueras, Tubi flessibili, Mangueiras, Hadice, Slanger'],
    ['couplings', 'Kupplungen, Accouplements, Acoplamientos, Koppelingen, Sprzęgła, Spojky'],
    ['pulleys', 'Riemenscheiben, Poulies, Poleas, Pulegge, Polias, Remskivor'],
  ])('of %s: %s', (value, words) => {
    expect(meant(words, PARTS)).toEqual(words.split(', ').map(() => value))
  })

  it('what a kitchen has is none of them', () => {
    expect(meant('Töpfe, Casseroles, Cucharas', PARTS)).toEqual([null, null, null])
  })

  it('of two words of which nothing is known of the other that one is meant, and of two that are allowed none', () => {
    const allowed = PARTS.split(' ')
    expect(inOneOfTwo('Ketten und Zubehör', allowed)).toBe('chains')
    expect(inOneOfTwo('Schläuche / Ventile', allowed)).toBe(null)
    expect(inOneOfTwo('Ketten und Federn', allowed)).toBe(null)
    expect(inOneOfTwo('Töpfe et casseroles', allowed)).toBe(null)
  })
})
