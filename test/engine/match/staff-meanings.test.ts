import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const BOARD = 'chair vice_chair treasurer secretary auditor member'
const DENTISTS = 'dentist hygienist orthodontist oral_surgeon'
const CARERS = 'general_practitioner podiatrist nurse dietitian psychologist'
const FUNCTIONS = 'purchasing management accounting logistics quality'
const SHIFTS = 'early late night on_call'
const STAGES = 'applied screening interview offer hired rejected'
const LEFT = 'resignation dismissal redundancy retirement end_of_contract death'
const PAPERS = 'passport id_card driving_licence residence_permit birth_certificate'

describe('offices, occupations, shifts, pay and papers', () => {
  it.each([
    [CARERS, 'general_practitioner', 'GP, Family doctor, Hausarzt, Médecin généraliste, Huisarts, Fastlege'],
    [DENTISTS, 'dentist', 'Zahnärztin, Chirurgien-dentiste, Odontólogo, Odontoiatra, Tandarts, Stomatolog, Tannlege'],
    [DENTISTS, 'hygienist', 'Dentalhygienikerin, Hygiéniste dentaire, Higienista, Igienista, Mondhygiënist'],
    [DENTISTS, 'orthodontist', 'Kieferorthopädin, Orthodontiste, Ortodoncista, Ortodontista'],
    [DENTISTS, 'oral_surgeon', 'Oralchirurg, Chirurgien oral, Cirujano oral, Chirurgo orale, Kaakchirurg'],
    [CARERS, 'podiatrist', 'Podiatry, Chiropodist, Podologin, Podologue, Podólogo, Podotherapeut'],
    [CARERS, 'nurse', 'RN, Registered nurse, Krankenpfleger, Infirmière'],
    [CARERS, 'dietitian', 'Dietetics, Ernährungsberaterin, Diététicienne, Dietista, Diëtist, Dietetyk'],
    [BOARD, 'chair', '1. Vorsitzender, Présidente, Presidente, Voorzitter, Prezes, Předseda, Ordförande, Formand'],
    [BOARD, 'vice_chair', '2. Vorsitzende, Vice-président, Vicepresidente, Nestleder, Místopředseda'],
    [BOARD, 'treasurer', 'Kassenwart, Kassierer, Trésorière, Tesorero, Penningmeester, Skarbnik, Kassör'],
    [BOARD, 'auditor', 'Kassenprüfer, Rechnungsprüferin, Revisor, Revizor'],
    [SHIFTS, 'early', 'Frühschicht, Frühdienst, Équipe du matin, Turno de mañana, Ochtenddienst, Ranní'],
    [SHIFTS, 'night', 'Nachtschicht, Nuit, Noche, Turno notturno, Noční, Nattskift'],
    [SHIFTS, 'on_call', 'Bereitschaft, Astreinte, Guardia, Reperibilità, Dyżur, Pohotovost, Beredskap'],
    ['permanent fixed_term on_call', 'on_call', 'Oproepkracht, Oproep, Arbeit auf Abruf, Lavoro a chiamata'],
    [FUNCTIONS, 'purchasing', 'Einkauf, Leitung Einkauf, Achats, Compras, Inkoop, Procurement'],
    [FUNCTIONS, 'management', 'Geschäftsführung, Geschäftsleitung, Direction générale, Directie'],
    [FUNCTIONS, 'quality', 'Qualitätssicherung, Contrôle qualité, Kwaliteitszorg'],
    ['retail industry public', 'public', 'Öffentliche Hand, Secteur public, Government'],
    ['permanent fixed_term on_call', 'permanent', 'Onbepaald, Unbefristet'],
    ['permanent fixed_term on_call', 'fixed_term', 'Bepaald, Bepaalde tijd'],
    ['sick holiday parental special unpaid', 'special', 'Special leave, Sonderurlaub, Congé exceptionnel'],
    [STAGES, 'interview', 'Vorstellungsgespräch, Entretien, Entrevista, Colloquio, Sollicitatiegesprek, Pohovor'],
    [STAGES, 'hired', 'eingestellt, Embauchée, Contratado, Assunto, Aangenomen, Zatrudniona, Ansatt'],
    [LEFT, 'resignation', 'Eigenkündigung, Démission, Dimissioni, Pedido de demissão, Ontslagname'],
    [LEFT, 'dismissal', 'Entlassung, Licenciement, Despido, Licenziamento, Ontslag, Afskedigelse'],
    [LEFT, 'retirement', 'Ruhestand, Retraite, Jubilación, Pensioen, Emerytura, Reforma'],
    [
      PAPERS,
      'id_card',
      'Personalausweis, CNI, Carta d’identità, DNI, Identiteitskaart, Dowód osobisty, Občanský průkaz',
    ],
    [PAPERS, 'driving_licence', 'Führerschein, Permis de conduire, Patente, Rijbewijs, Prawo jazdy, Körkort'],
    [PAPERS, 'residence_permit', 'Aufenthaltstitel, Titre de séjour, Permesso di soggiorno, Karta pobytu'],
    ['salary bonus commission allowance', 'commission', 'Provision, Comisión, Provvigione, Provisie, Prowizja'],
    [
      'maternity paternity parental',
      'maternity',
      'Mutterschutz, Maternité, Maternidad, Zwangerschapsverlof, Urlop macierzyński',
    ],
    ['sick vacation parental', 'parental', 'Mutterschutz, Elternzeit, Maternité, Paternité'],
    [
      'remote on_site hybrid',
      'remote',
      'Homeoffice, Télétravail, Teletrabajo, Thuiswerken, Praca zdalna, Hjemmekontor',
    ],
    [
      'nurse physician technician',
      'nurse',
      'Pflegekraft, Infirmière, Enfermera, Verpleegkundige, Pielęgniarka, Sjuksköterska',
    ],
    ['full_time part_time fixed_term', 'full_time', 'F/T, f/t'],
    ['annual sick toil', 'toil', 'Time in lieu, Freizeitausgleich, Récupération, Tijd voor tijd, Avspasering'],
    ['beginner intermediate advanced', 'beginner', 'Anfänger, Débutante, Principiante, Začátečník, Nybörjare'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['basic standard premium', 'Podstawowy, Základní'],
    ['pupil apprentice', 'Leerling, Elev'],
    ['nurse physician', 'Koch, Fahrer'],
    [SHIFTS, 'Tagschicht'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
