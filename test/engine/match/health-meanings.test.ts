import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const CAUSES = 'natural disease accident suicide homicide unknown'
const LENSES = 'single_vision bifocal progressive reading'
const FORMS = 'tablet capsule syrup ointment drops injection'

describe('what is noted about patients and the dead', () => {
  it.each([
    [CAUSES, 'natural', 'natürlicher Tod, Mort naturelle, Muerte natural, Naturale, Natuurlijk, Naturlig'],
    [CAUSES, 'accident', 'Unfall, Accidente, Infortunio, Ongeval, Wypadek, Nehoda, Olycka, Ulykke'],
    [CAUSES, 'unknown', 'unbekannt, Inconnue, Onbekend'],
    [
      'burial cremation sea_burial',
      'cremation',
      'Feuerbestattung, Crémation, Cremación, Crematie, Kremacja, Kremering',
    ],
    ['burial cremation sea_burial', 'burial', 'Erdbestattung, Inhumation, Entierro, Inumazione, Begrafenis, Pochówek'],
    [
      'urn_grave family_grave columbarium',
      'family_grave',
      'Familiengrab, Concession familiale, Familiegraf, Grób rodzinny',
    ],
    [
      'planned attended cancelled',
      'planned',
      'Termin steht noch aus, Rendez-vous à venir, Afspraak moet nog plaatsvinden, Wizyta dopiero będzie, Återstår',
    ],
    [LENSES, 'progressive', 'Gleitsicht, Progressif, Progresivo, Multifocaal, Varifocal'],
    [LENSES, 'single_vision', 'Einstärken, Unifocal, Monofocale, Enkelvoudig, Enkelslipad'],
    [
      'glasses sunglasses contact_lens',
      'contact_lens',
      'Kontaktlinsen, Lentilles, Lentillas, Lenti a contatto, Kontaktní čočky',
    ],
    [FORMS, 'tablet', 'Tabl., Tablette, Comprimé, Comprimido, Compressa, Tabletka, Tableta'],
    [FORMS, 'ointment', 'Salbe, Pommade, Pomada, Zalf, Maść, Mast'],
    [FORMS, 'syrup', 'Sirup, Saft, Jarabe, Sciroppo, Syrop'],
    ['oral intravenous subcutaneous', 'subcutaneous', 's.c., subkutan, sous-cutanée, Podskórnie, subkutant'],
    ['inpatient outpatient day_case', 'outpatient', 'ambulant, Ambulatoire, Poliklinisch, Ambulatoryjnie, Öppenvård'],
    ['blood urine stool saliva', 'stool', 'Stuhl, Selles, Heces, Ontlasting, Kał, Avföring, Faeces'],
    ['positive negative inconclusive', 'negative', 'negativ, Négatif, Ujemny, neg'],
    ['filling crown bridge implant denture', 'denture', 'Prothese, Dentier, Dentiera, Kunstgebit, Proteza'],
    [
      'wheelchair walker none',
      'wheelchair',
      'Rollstuhl, Fauteuil roulant, Silla de ruedas, Rolstoel, Invalidní vozík, Rullstol',
    ],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [CAUSES, 'Erdbestattung, plötzlich'],
    ['inpatient admitted', 'Hospitalisé, Opgenomen'],
    ['xray prescription', 'Rx'],
    ['reading single_vision', 'Gleitsicht'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
