import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const MATTERS = 'family_law criminal_law civil_law employment_law tenancy_law inheritance_law'
const PARTIES = 'plaintiff defendant witness expert_witness opposing_party'
const CONTRACTS = 'lease_agreement employment_contract purchase_deed loan_agreement nda'

describe('matters, parties and papers of lawyers, notaries and tax advisers', () => {
  it.each([
    [
      MATTERS,
      'family_law',
      'Familienrecht, Droit de la famille, Derecho de familia, Familierecht, Prawo rodzinne, Familjerätt',
    ],
    [MATTERS, 'criminal_law', 'Strafrecht, Penal, Diritto penale, Karne, Trestní, Straffesak'],
    [MATTERS, 'employment_law', 'Arbeitsrecht, Droit social, Laboral, Arbeidsrecht, Prawo pracy'],
    [MATTERS, 'tenancy_law', 'Mietrecht, Huurrecht, Locazioni, Arrendamientos, Hyresrätt'],
    [MATTERS, 'inheritance_law', 'Erbrecht, Nachlass, Successions, Erfrecht, Prawo spadkowe, Probate'],
    [PARTIES, 'plaintiff', 'Kläger, Demandeur, Demandante, Attore, Eiser, Powód, Žalobce, Kärande'],
    [PARTIES, 'defendant', 'Beklagte, Défendeur, Demandado, Convenuto, Gedaagde, Pozwany, Svarande'],
    [PARTIES, 'witness', 'Zeuge, Témoin, Testigo, Testimone, Getuige, Świadek, Svědek, Vittne'],
    [
      CONTRACTS,
      'lease_agreement',
      'Mietvertrag, Bail, Contratto di locazione, Huurovereenkomst, Umowa najmu, Hyresavtal',
    ],
    [CONTRACTS, 'employment_contract', 'Arbeitsvertrag, Contrat de travail, Umowa o pracę, Anställningsavtal'],
    [CONTRACTS, 'purchase_deed', 'Kaufvertrag, Acte de vente, Compraventa, Rogito, Koopakte, Kupní smlouva'],
    [
      'will power_of_attorney mortgage',
      'power_of_attorney',
      'Vollmacht, Procuration, Poder, Procura, Volmacht, Plná moc, Fullmakt',
    ],
    [
      'annual_accounts tax_return bookkeeping payroll',
      'tax_return',
      'Steuererklärung, Aangifte inkomstenbelasting, Dichiarazione dei redditi, Selvangivelse',
    ],
    [
      'annual_accounts tax_return bookkeeping payroll',
      'payroll',
      'Lohnbuchhaltung, Paie, Nóminas, Paghe, Salarisadministratie, Mzdy',
    ],
    ['settlement judgment appeal', 'settlement', 'Vergleich, Transazione, Schikking, Ugoda, Förlikning, Forlig'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [MATTERS, 'Steuerrecht, Baurecht, Divers'],
    ['judge referee', 'Domare, Sędzia, Dommer'],
    ['deed certificate', 'Urkunde'],
    ['foundation fund', 'Fond'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
