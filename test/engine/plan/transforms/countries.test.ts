import { describe, expect, it } from 'vitest'
import type { DecideInput } from '../../../../server/src/engine/plan/decide.ts'
import { chain, decideColumn } from './chain.ts'

it('country names are known in every language, and by names of before', () => {
  const values = ['Turkey', 'Turquía', 'Þýskaland', '日本', 'Yhdysvallat', 'Ivory Coast']
  const [map] = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
  const entries = map?.kind === 'value_map' ? map.entries : []
  expect(values.map((value) => entries.find(({ raw }) => raw === value)?.value)).toEqual([
    'TR',
    'TR',
    'DE',
    'JP',
    'US',
    'CI',
  ])
})

it('countries are known by parts of them, and cut short', () => {
  const values = ['Inglaterra', 'Écosse', 'Holanda', 'Esp.', 'Ger.', 'Gt Britain']
  const [map] = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
  const entries = map?.kind === 'value_map' ? map.entries : []
  expect(values.map((value) => entries.find(({ raw }) => raw === value)?.value)).toEqual([
    'GB',
    'GB',
    'NL',
    'ES',
    'DE',
    'GB',
  ])
})

describe('countries written in other ways', () => {
  const entries = (rule: string, values: string[], more: Partial<DecideInput> = {}): string[] =>
    chain({ name: 'country', rule }, 'Country', values, more).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it.each([
    ['Country name in English', ['Sweden', 'Japan', 'United Kingdom', 'France']],
    ['Ländername, ausgeschrieben', ['Schweden', 'Japan', 'Vereinigtes Königreich', 'France']],
    ['where the guest lives', ['SWE', 'JP', 'UK', 'France']],
  ])('become names where the description wants those: %s', (description, names) => {
    const steps = chain({ name: 'Country', description }, 'NAT', ['SWE', 'JP', 'UK', 'France'])
    const map = new Map(
      steps.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [])),
    )
    expect(['SWE', 'JP', 'UK', 'France'].map((raw) => map.get(raw) ?? raw)).toEqual(names)
  })

  it('by codes of three letters and the beginnings of names, to codes of two or three letters', () => {
    const values = ['CAN', 'SWITZ', 'Niederl.', 'Norway', 'POL']
    expect(entries('[A-Z]{2}', values)).toEqual(['CAN=CA', 'Niederl.=NL', 'Norway=NO', 'POL=PL', 'SWITZ=CH'])
    expect(entries('[A-Z]{3}', ['CA', 'SWITZ', 'Norway', 'POL'])).toEqual(['CA=CAN', 'Norway=NOR', 'SWITZ=CHE'])
    expect(entries('Canada|Norway', ['CAN', 'NO', 'Norwegen'])).toEqual(['CAN=Canada', 'NO=Norway', 'Norwegen=Norway'])
  })

  it('by their full names, with the form of state in front', () => {
    const values = ['Rep. of Malta', 'Königreich Belgien', 'the Kingdom of Spain', 'Republic of China', 'AT']
    expect(entries('[A-Z]{2}', values)).toEqual([
      'Königreich Belgien=BE',
      'Rep. of Malta=MT',
      'Republic of China=TW',
      'the Kingdom of Spain=ES',
    ])
  })

  it('are not made of a word in their midst', () => {
    const values = ['GB', 'GB', 'FR', 'Isle of Nowhere']
    const kinds = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values).map(({ kind }) => kind)
    expect(kinds).not.toContain('extract')
  })

  it('are asked about where nobody knows them, and an answer is written', () => {
    const values = ['Norway', 'Poland', 'Aust', 'Sealand', 'Sealand']
    const { questions } = decideColumn({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
    expect(questions.map(({ prompt }) => /“(.+?)”/.exec(prompt)?.[1])).toEqual(['Sealand', 'Aust'])
    expect(questions.every(({ free_text, default: preset }) => free_text && preset === '(keep)')).toBe(true)
    const answers = [{ key: questions[1]!.key, value: 'AT' }]
    expect(entries('[A-Z]{2}', values, { answers })).toContain('Aust=AT')
  })
})
