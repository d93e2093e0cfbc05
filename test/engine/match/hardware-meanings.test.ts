import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const DEPARTMENTS = 'fasteners hand_tools power_tools paint plumbing electrical garden'
const YARD = 'timber tiles insulation adhesives ironmongery'

describe('what ironmongers and builders’ merchants sell', () => {
  it.each([
    [
      DEPARTMENTS,
      'fasteners',
      'Befestigungstechnik, Visserie, Tornillería, Viteria, Bevestigingsmateriaal, Śruby, Skruvar',
    ],
    [
      DEPARTMENTS,
      'hand_tools',
      'Handwerkzeuge, Outillage à main, Herramienta de mano, Utensili manuali, Handgereedschap',
    ],
    [
      DEPARTMENTS,
      'power_tools',
      'Elektrowerkzeuge, Électroportatif, Herramientas eléctricas, Elettroutensili, Elverktøy',
    ],
    [DEPARTMENTS, 'paint', 'Farben und Lacke, Peintures, Pintura, Vernici, Verf, Barvy, Maling'],
    [DEPARTMENTS, 'garden', 'Gartenbedarf, Jardinage, Jardinería, Giardinaggio, Tuinartikelen'],
    [YARD, 'timber', 'Schnittholz, Bois de construction, Madera, Legname, Trelast'],
    [YARD, 'adhesives', 'Klebstoffe, Colles et mastics, Pegamentos, Lijmen, Kleje'],
    [YARD, 'ironmongery', 'Beschläge, Quincaillerie, Herrajes, Hang- en sluitwerk, Okucia'],
  ])('of %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it('what is sold elsewhere is none of them', () => {
    expect(meant('Bücher, Chaussures, Bebidas', DEPARTMENTS)).toEqual([null, null, null])
  })
})
