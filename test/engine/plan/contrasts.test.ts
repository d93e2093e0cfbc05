import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const sales = templateOf('sales', [
  { name: 'sale_no', required: true, unique: true },
  { name: 'kind', required: true },
  { name: 'customer', required: true },
])
const KINDS = ['Fattura', 'Preventivo', 'Fattura', 'DDT', 'Nota di credito', 'Fattura', 'Preventivo', 'DDT']
const sold = tableOf(
  'sales',
  `Sale no|Kind|Customer\n${KINDS.map((kind, at) => `S${at + 10}|${kind}|Firm ${at}`).join('\n')}`,
)

const leftOut = (instructions: string): string[] =>
  decideOn([sold], [sales], { instructions })
    .plan.sheets[0]!.sources.flatMap(({ skips }) => skips)
    .flatMap(({ when }) => ('values' in when ? when.values : []))
    .toSorted()

describe('what is set against what alone is taken', () => {
  it.each([
    'Ci servono solo fatture e note di credito, i DDT e i preventivi no.',
    'Nur Fattura und Nota di credito, keine DDT und Preventivi.',
    'We need invoices and credit notes only, not the DDT and Preventivi.',
    'Uniquement les factures, pas les DDT ni les Preventivi',
  ])('stays behind: %s', (said) => {
    expect(leftOut(said)).toEqual(['ddt', 'preventivo'])
  })

  it.each([
    'Nur die Fattura hat einen Betrag, der Preventivo nicht immer.',
    'The kind is only a label, no DDT is wrong: keep all.',
    'Preventivi no longer have numbers.',
    'Only Jane knows what the kinds mean, not the Preventivi.',
    'Je pense que les Fatture sont justes dans ce fichier, pas les Preventivi.',
    'Los clientes que compran tienen factura siempre en orden, los Preventivi no.',
  ])('is nothing of what is said otherwise: %s', (said) => {
    expect(leftOut(said)).toEqual([])
  })
})

describe('what does not come over beside what does', () => {
  it.each([
    'Fatture and DDT come along, Preventivi do not.',
    'Invoices are migrated but the Preventivi aren’t.',
    'Die Fatture kommen mit, die Preventivi nicht.',
    'Le fatture vengono riportate, i Preventivi no.',
    'Les factures sont reprises, les Preventivi non.',
  ])('stays behind: %s', (said) => {
    expect(leftOut(said)).toEqual(['preventivo'])
  })

  it.each([
    'Fatture come with a number, Preventivi do not.',
    'The DDT come from the warehouse, the Preventivi do not.',
    'If Fatture are migrated unless they are open, Preventivi are not.',
  ])('is nothing of what is said otherwise: %s', (said) => {
    expect(leftOut(said)).toEqual([])
  })
})
