import { describe, expect, it } from 'vitest'
import { type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('a yes under the name of a value', () => {
  const ofRule = (rule: string, header: string, values: string[]): { asked: unknown[]; notes: string[] } => {
    const { questions, notes } = decideColumn({ name: 'outcome', required: true, rule }, header, values)
    return { asked: questions.flatMap(({ kind, key }) => (kind === 'value_map' ? key.split(':')[2] : [])), notes }
  }

  it('is that value, and a no is asked about where it could be several', () => {
    const { asked, notes } = ofRule('Attended|No-show|Cancelled', 'erschienen', [
      'ja',
      'ja',
      'nein',
      'ja',
      'nein',
      'abg.',
      'ja',
      'nein',
    ])
    expect(asked).toEqual(['nein', 'abg.'])
    expect(notes).toContain('A yes in “erschienen” is “Attended” of “outcome”.')
  })

  it('leaves the other value to a no where there are two', () => {
    const { asked, notes } = ofRule('on_loan|shelved', 'On loan', [...'YNNYNYYNYN', 'no'])
    expect(asked).toEqual([])
    expect(notes).toContain('A yes in “On loan” is “on_loan” of “outcome”, and a no “shelved”.')
  })

  it.each([
    ['Falsch', 'Wahr'],
    ['falso', 'verdadero'],
    ['onwaar', 'waar'],
  ])('is told by “%s” and “%s”, too', (no, yes) => {
    const { asked, notes } = ofRule('shelved|on_loan', 'On loan', [no, yes, no, no, yes, no])
    expect(asked).toEqual([])
    expect(notes).toContain('A yes in “On loan” is “on_loan” of “outcome”, and a no “shelved”.')
  })

  it('says nothing under another header', () => {
    // Which column it is is asked first.
    const { notes } = ofRule('on_loan|shelved', 'Insured', ['Y', 'N', 'N', 'Y', 'N', 'Y'])
    expect(notes.filter((note) => note.includes('A yes in'))).toEqual([])
  })

  it('may be the header itself', () => {
    expect(ofRule('true|false', 'Fragile?', ['fragile', 'N', 'N', 'Fragile', 'N']).asked).toEqual([])
  })
})

describe('a yes to the opposite', () => {
  const active = (
    header: string,
    values: string[],
    column: ColumnInput = { name: 'active', required: true, rule: 'true|false' },
  ): unknown => {
    const answers = [{ key: `column:things.${column.name}@file_things/things`, value: header }]
    return chain(column, header, values, { answers }).flatMap((step) =>
      step.kind === 'value_map'
        ? step.entries.map(({ raw, value }) => `${raw} ${value}`)
        : step.kind === 'default'
          ? [`else ${step.value}`]
          : [],
    )
  }

  it.each([
    ['Inactive', ['0', '1', '0', '0'], ['0 true', '1 false']],
    ['Gesperrt', ['ja', 'nein', 'nein', 'ja'], ['ja false', 'nein true']],
    ['Descatalogado', ['N', 'S', 'N', 'N'], ['N true', 'S false']],
    ['deleted', ['true', 'false', 'false', 'true'], ['false true', 'true false']],
    ['Active', ['0', '1', '1', '0'], ['0 false', '1 true']],
  ])('is a no: %s', (header, values, entries) => {
    expect(active(header, values)).toEqual(entries)
  })

  it('is a no of ticks, too, and of what is agreed to', () => {
    expect(active('Archived', ['x', '', '', 'x', ''])).toEqual(['else true', 'x false'])
    expect(active('gesp.', ['x', '', '', 'nein', ''])).toEqual(['nein true', 'x false'])
    expect(active('Archived?', ['archived', '', '', 'archived', ''])).toEqual(['else true', 'archived false'])
    expect(active('State', ['archived', '', '', 'archived', ''])).not.toContain('else true')
    expect(active('Gesperrt', ['X', '-', '-', 'X', '-'])).toEqual(['- true', 'X false'])
    expect(active('Opt-out', ['Y', 'N', 'N', 'Y'], { name: 'newsletter', rule: 'yes|no' })).toEqual(['N yes', 'Y no'])
    const open: ColumnInput = { name: 'open_to_visitors', rule: 'yes|no' }
    expect(active('Gesloten', ['ja', 'nee', 'nee', 'ja'], open)).toEqual(['ja no', 'nee yes'])
  })

  it('leaves to empty cells what is likely, which is asked', () => {
    const column: ColumnInput = { name: 'open_to_visitors', required: true, rule: 'yes|no' }
    expect(active('Gesloten', ['ja', '', '', 'ja', ''], column)).toEqual(['else yes', 'ja no'])
  })
})

describe('a yes to what the description calls a no', () => {
  const bookable = (description: string): unknown => {
    const answers = [{ key: 'column:things.bookable@file_things/things', value: 'Repair' }]
    const column: ColumnInput = { name: 'bookable', required: true, rule: 'yes|no', description }
    return chain(column, 'Repair', ['Y', 'N', 'N', 'Y'], { answers }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
    )
  }

  it('is a no, and only where nothing else is called so', () => {
    expect(bookable('yes, or no for a boat under repair')).toEqual(['N yes', 'Y no'])
    expect(bookable('no: under repair, yes: fit')).toEqual(['N yes', 'Y no'])
    expect(bookable('yes for boats after repair, no for others')).toEqual(['N no', 'Y yes'])
    expect(bookable('yes or no')).toEqual(['N no', 'Y yes'])
    const other: ColumnInput = {
      name: 'bookable',
      rule: 'yes|no',
      description: 'yes while it can be hired, no for a suspended one',
    }
    const answers = [{ key: 'column:things.bookable@file_things/things', value: 'Gesperrt' }]
    expect(chain(other, 'Gesperrt', ['ja', 'nein', 'nein', 'ja'], { answers })).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: 'ja', value: 'no' },
          { raw: 'nein', value: 'yes' },
        ],
      },
    ])
    expect(bookable('yes or no: after repair, can be hired')).toEqual(['N no', 'Y yes'])
  })
})

describe('a letter that could be true in English', () => {
  const asked = (values: string[]): unknown[] =>
    decideColumn({ name: 'insured', required: true, rule: 'true|false' }, 'Insured', values).questions.flatMap(
      ({ kind, key }) => (kind === 'value_map' ? key.split(':')[2] : []),
    )

  it('is short for the word for yes that stands in the same column', () => {
    expect(asked(['T', 'Tak', 'N', 'Nie', 'T', 'TAK', 'N', 'NIE'])).toEqual([])
  })

  it('is asked about beside another letter alone, or a word that says something else', () => {
    expect(asked(['T', 'N', 'N', 'T', 'N', 'T'])).toEqual(['T'])
    expect(asked(['T', 'N', 'Terrace', 'T', 'N', 'T'])).toContain('T')
  })
})
