import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const COVERS = 'liability household building motor life health legal travel'
const CAUSES = 'fire water_damage theft burglary storm hail glass_breakage'
const PURPOSES = 'car_loan renovation debt_consolidation education other'

describe('what is insured, lent and invested', () => {
  it.each([
    [COVERS, 'liability', 'Haftpflicht, Responsabilité civile, RC, Aansprakelijkheid, Odpovědnost, Ansvarsförsäkring'],
    [COVERS, 'household', 'Hausrat, Inboedel, Domácnost, Hemförsäkring, Innbo, Indboforsikring'],
    [COVERS, 'motor', 'Kfz, Assurance auto, Autoverzekering, Bilforsikring, Autopojištění'],
    [COVERS, 'life', 'Lebensversicherung, Assurance-vie, Vida, Na życie, Životní'],
    [COVERS, 'legal', 'Rechtsschutz, Protection juridique, Tutela legale, Rechtsbijstand, Rättsskydd'],
    [CAUSES, 'water_damage', 'Leitungswasser, Dégât des eaux, Danni da acqua, Waterschade, Zalanie, Vattenskada'],
    [CAUSES, 'theft', 'Diebstahl, Vol, Robo, Furto, Diefstal, Kradzież, Krádež, Stöld, Tyveri'],
    [CAUSES, 'burglary', 'Einbruch, Cambriolage, Inbraak, Włamanie, Vloupání, Inbrott'],
    [CAUSES, 'hail', 'Hagel, Grêle, Granizo, Grandine, Gradobicie, Krupobití, Hagl'],
    [CAUSES, 'glass_breakage', 'Glasbruch, Bris de glace, Rotura de lunas, Ruitschade, Stłuczenie szyby'],
    [PURPOSES, 'renovation', 'Sanierung, Travaux, Reforma, Ristrutturazione, Verbouwing, Remont, Oppussing'],
    [PURPOSES, 'debt_consolidation', 'Umschuldung, Rachat de crédits, Konsolidacja, Konsolidace'],
    ['share bond fund', 'bond', 'Anleihe, Obligation, Obbligazioni, Obligaties, Dluhopis, Bonos'],
    [
      'conservative balanced aggressive',
      'balanced',
      'ausgewogen, Équilibré, Equilibrado, Bilanciato, Zrównoważony, Balanserad',
    ],
    [
      'member family pensioner',
      'family',
      'Familienversichert, Ayant droit, Familiare a carico, Ubezpieczony jako członek rodziny, Familjeförsäkrad',
    ],
    ['fixed variable', 'fixed', 'Zinsbindung, Taux fixe, Fijo, Tasso fisso, Vaste rente, Fast ränta'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [COVERS, 'Unfall, Rente'],
    ['fire storm', 'Diebstahl, Hagel'],
    ['asset liability equity', 'Haftung'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
