import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'
import { customers } from './customers.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

describe('columns found by their headers', () => {
  it('are found under German headers, and the reason says what was seen', () => {
    const table = tableOf(
      'kunden',
      `Kd-Nr.|Vorname|Nachname|E-Mail-Adresse|Telefon|Geburtsdatum|Bemerkung
       C-1001|Anna|Weiß|anna@post.example|030 7886293|24.06.1987|
       C-1002|Jürgen|Große|j.grosse@post.example|0331 8669577|09.10.1990|Großkunde
       C-1003|Sabine|Vogel|sv@web.example|030 4916494|31.05.1965|`,
    )
    const decision = decideOn([table], [customers])
    expect(inputsOf(decision, 'customer_id')).toEqual(['Kd-Nr.'])
    expect(inputsOf(decision, 'first_name')).toEqual(['Vorname'])
    expect(inputsOf(decision, 'last_name')).toEqual(['Nachname'])
    expect(inputsOf(decision, 'email')).toEqual(['E-Mail-Adresse'])
    expect(inputsOf(decision, 'phone')).toEqual(['Telefon'])
    expect(inputsOf(decision, 'birth_date')).toEqual(['Geburtsdatum'])
    expect(columnOf(decision, 'customer_id').reason).toBe(
      'The header “Kd-Nr.” means customer number, as “customer_id” does, and 100 % of its values match the rule C-\\d{4}.',
    )
    expect(decision.questions).toEqual([])
    expect(decision.plan.sheets[0]!.sources[0]!.unmapped).toMatchObject([{ column: 'Bemerkung' }])
  })

  it.each([
    ['Dutch', 'Lidnr|Voornaam|Achternaam|Geb.datum|Woonplaats|Bedrag'],
    ['French', 'N° membre|Prénom|Nom de famille|Date de naissance|Ville|Montant'],
    ['Spanish', 'Nº socio|Nombre de pila|Apellidos|Fecha nac.|Población|Importe'],
    ['Italian', 'N. socio|Nome proprio|Cognome|Data di nascita|Città|Importo'],
    ['German', 'Mitgliedsnr.|Vorname|Nachname|Geb.-Datum|Wohnort|Betrag'],
  ])('are found under %s headers without a question', (_, headers) => {
    const table = tableOf(
      'export',
      `${headers}\n000417|Anna|Weiß|24.06.1987|Bonn|12,50\n000424|Jan|Bos|09.10.1990|Kleve|8,00`,
    )
    const members = templateOf('members', [
      { name: 'member_no', required: true, unique: true, rule: '\\d{6}' },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'birth_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'city', required: true },
      { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
    ])
    const decision = decideOn([table], [members])
    expect(decision.questions).toEqual([])
    const found = members.columns.flatMap(({ name }) => inputsOf(decision, name))
    expect(found).toEqual(headers.split('|'))
  })

  it.each([
    ['English', 'When|Who|Rm|How many|What for'],
    ['German', 'Wann|Wer|Zi.|Personen|Anlass'],
    ['French', 'Quand|Qui|Chbre|Nombre|Motif'],
    ['Spanish', 'Cuándo|Quién|Habitación|Cantidad|Motivo'],
    ['Italian', 'Quando|Chi|Camera|Quantità|Causa'],
    ['Dutch', 'Wanneer|Wie|Ruimte|Aantal|Reden'],
  ])('are found under %s headers that ask or are cut short', (_, headers) => {
    const table = tableOf('log', `${headers}\n24.06.2024|Anna Weiß|204|2|Seminar\n09.10.2024|Jan Bos|17|1|Reparatur`)
    const log = templateOf('log', [
      { name: 'date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'person', required: true },
      { name: 'room', required: true },
      { name: 'quantity', required: true, rule: '\\d+' },
      { name: 'reason', required: true },
    ])
    const decision = decideOn([table], [log])
    expect(log.columns.map(({ name }) => inputsOf(decision, name)[0])).toEqual(headers.split('|'))
  })

  it('are found under their own name though it says nothing', () => {
    const table = tableOf(
      'measured',
      `id|a|c|x|v1|field
       1|1|3|x y|5|lorem
       2|5|3|z|6|ipsum
       3|1|7|z|7|dolor`,
    )
    const names = ['id', 'a', 'c', 'x', 'v1', 'field']
    const decision = decideOn(
      [table],
      [
        templateOf(
          'measured',
          names.map((name) => ({ name })),
        ),
      ],
    )
    expect(decision.questions).toEqual([])
    expect(names.map((name) => inputsOf(decision, name)[0])).toEqual(names)
  })

  it('are found under their own name though every value breaks the rule, so that every row says so', () => {
    const table = tableOf(
      'lamps',
      `lamp_id|colour
       1|7
       2|8
       3|7`,
    )
    const template = templateOf('lamps', [
      { name: 'lamp_id', required: true },
      { name: 'colour', rule: '^(red|green)$' },
    ])
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, 'colour')).toEqual(['colour'])
    expect(columnOf(decision, 'colour')).toMatchObject({ confidence: 0.6 })
    expect(columnOf(decision, 'colour').reason).toBe(
      'The header “colour” is the same as “colour”, and none of its values can match the rule ^(red|green)$.',
    )
  })

  it('are found in the words of a ledger, a staff list and an invoice', () => {
    const pairs: [string, string, string][] = [
      ['debit', 'Soll', '10.00'],
      ['credit', 'Haben', '5.00'],
      ['cost_center', 'KST', '0010'],
      ['vat_amount', 'MwSt', '1.90'],
      ['date_of_birth', 'Né(e) le', '25/06/1980'],
      ['manager', 'Responsable', 'Dupont'],
    ]
    for (const [name, header, value] of pairs) {
      const table = tableOf('data', `record_id|${header}\n1|${value}\n2|${value}`)
      const decision = decideOn([table], [templateOf('data', [{ name: 'record_id', required: true }, { name }])])
      expect([name, inputsOf(decision, name)]).toEqual([name, [header]])
    }
  })

  it('are left out when nothing is like them, and required ones are never mapped to something unlike', () => {
    const table = tableOf(
      'customers',
      `customer_id|first_name|last_name|Favourite Colour
       C-1001|Anna|Weiss|red
       C-1002|Jan|Gross|blue`,
    )
    const decision = decideOn([table], [customers])
    expect(columnOf(decision, 'email')).toMatchObject({ inputs: [], confidence: 0 })
    expect(columnOf(decision, 'birth_date').reason).toContain('No column of the table is clearly “birth_date”')
  })

  it('that are cut short with a point are the only ones that begin so, and nothing where two do', () => {
    const of = (...names: string[]): Decision => {
      const template = templateOf('dives', [
        { name: 'ref', required: true, unique: true },
        ...names.map((name) => ({ name })),
      ])
      return decideOn([tableOf('dives', 'Ref|Ad.|Snorkel\nD1|3|1\nD2|2|0\nD3|4|2\nD4|1|1')], [template])
    }
    expect(inputsOf(of('adulti', 'boat'), 'adulti')).toEqual(['Ad.'])
    expect(inputsOf(of('adulti', 'adhesion'), 'adulti')).toEqual([])
    expect(inputsOf(of('boat', 'reef'), 'reef')).toEqual([])
  })

  it('that are cut short part by part, with a capital for each, are the only ones that are made of such parts', () => {
    const of = (...names: string[]): Decision => {
      const columns = names.map((name) => ({ name, rule: '[1-6]' }))
      const template = templateOf('dives', [{ name: 'ref', required: true, unique: true }, ...columns])
      return decideOn([tableOf('dives', 'Ref|TiKl|Snorkel\nD1|3|y\nD2|2|n\nD3|4|y\nD4|1|n')], [template])
    }
    expect(inputsOf(of('tiefenklasse'), 'tiefenklasse')).toEqual(['TiKl'])
    expect(inputsOf(of('tiefenklasse', 'tierklinik'), 'tiefenklasse')).toEqual([])
  })
})
