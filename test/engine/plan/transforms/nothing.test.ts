import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn, iso } from './chain.ts'

describe('empty cells of a required list', () => {
  it.each([
    ['yes if it was serviced, otherwise no', 'no'],
    ['yes or no (no mark = no)', 'no'],
    ['ja, sonst nein', 'nein'],
  ])('are what the description says of all others, be they few: %s', (description, rest) => {
    const yes = rest === 'no' ? 'yes' : 'ja'
    const column = { name: 'serviced', required: true, rule: `^(${yes}|${rest})$`, description }
    const values = ['Y', 'N', '', 'Y', 'Y', 'N', 'Y', 'Y', 'Y', 'N', 'Y', 'Y', 'Y'].map((one) =>
      one === '' ? '' : one === 'Y' ? yes : rest,
    )
    const decision = decideColumn(column, 'Serviced', values)
    expect(columnOf(decision, 'serviced').transforms.at(-1)).toEqual({ kind: 'default', value: rest })
    expect(decision.notes.join()).toContain('are “' + rest + '” of “serviced”: the description')
  })

  const frozen: ColumnInput = { name: 'frozen', rule: '(true|false)', required: true }
  const key = 'value:things.frozen:'

  it('are the no of a column of ticks, and that is noted', () => {
    const decision = decideColumn(frozen, 'Frozen', ['x', '', '', 'X', '', ''])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'frozen').transforms[0]).toEqual({ kind: 'default', value: 'false' })
    expect(decision.notes.join()).toMatch(/4 empty cells of “Frozen” of things.csv are “false” of “frozen”/)
  })

  it('are asked about where they may be something else, once for all of them', () => {
    const values = ['T', '', '', 'T', '']
    const { questions } = decideColumn(frozen, 'Frozen', values)
    expect(questions.filter((question) => question.key === key)).toMatchObject([
      { kind: 'value_map', affected_rows: 3, default: 'false', evidence: [{ row: 3, column: 'Frozen', value: '' }] },
    ])
    const answered = (value: string): Transform[] => chain(frozen, 'Frozen', values, { answers: [{ key, value }] })
    expect(answered('true')).toContainEqual({ kind: 'default', value: 'true' })
    expect(answered('(keep)').some(({ kind }) => kind === 'default')).toBe(false)
    const level: ColumnInput = { name: 'level', rule: '(low|mid|high)', required: true }
    const open = decideColumn(level, 'Level', ['low', 'mid', '', '', '', 'high'])
    expect(open.questions).toMatchObject([{ key: 'value:things.level:', default: '(keep)' }])
  })

  it('are what is told of them, as the list has it, though a cell may be empty', () => {
    const optional: ColumnInput = { name: 'frozen', rule: '(Yes|No)' }
    const told = 'An x under Frozen means deep-frozen, an empty cell means not.'
    expect(chain(optional, 'Frozen', ['x', '', '', 'x', ''], { instructions: told })).toEqual([
      { kind: 'value_map', entries: [{ raw: 'x', value: 'Yes', decided_by: 'matcher' }] },
      { kind: 'default', value: 'No' },
    ])
  })

  it('are what knowledge says, and stay empty where they are few or may be so', () => {
    const told = { key: 'frozen', scope: { type: 'account' as const }, content: '`frozen` defaults to `false`.' }
    expect(decideColumn(frozen, 'Frozen', ['T', '', '', 'T', ''], { knowledge: [told] }).questions).toEqual([])
    const asked = (column: ColumnInput, values: string[]): string[] =>
      decideColumn(column, 'Frozen', values).questions.map((question) => question.key)
    expect(asked(frozen, ['yes', 'no', 'yes', 'no', '', ''])).toEqual([])
    expect(asked({ ...frozen, required: false }, ['yes', '', '', '', ''])).toEqual([])
  })
})

describe('words for nothing', () => {
  it('as a database dumps them are no names and no codes, though a rule takes them', () => {
    const template = templateOf('members', [
      { name: 'id', required: true, unique: true },
      { name: 'last_name', required: true },
      { name: 'card', rule: '[A-Z0-9]+' },
    ])
    const dump = tableOf('members', 'id|lastname|card\n1|Moss|K771\n2|Hart|NULL\n3|NULL|K775')
    const decision = decideOn([dump], [template])
    const token = { kind: 'null_token', tokens: ['NULL'] }
    expect(columnOf(decision, 'card').transforms).toEqual([token])
    expect(columnOf(decision, 'last_name').transforms).toEqual([token])
    const people = tableOf('members', 'id|lastname|card\n1|Moss|K771\n2|Hart|K773\n3|NULL|K775')
    expect(columnOf(decideOn([people], [template]), 'last_name').transforms).toEqual([])
  })

  it('are cut short at times, or say that the value follows', () => {
    const until = { name: 'valid_until', rule: iso }
    expect(chain(until, 'Valid until', ['2024-05-01', '2024-06-01', 'unbefr.'])).toContainEqual({
      kind: 'null_token',
      tokens: ['unbefr.'],
    })
    const permit = { name: 'permit', rule: '[A-Z]\\d{3}' }
    expect(chain(permit, 'Permit', ['A123', 'B456', 'C789', 'aangevraagd'])).toEqual([
      { kind: 'null_token', tokens: ['aangevraagd'] },
    ])
  })

  it('are asked about where every row must have an amount, with what the template says of none', () => {
    const fee = { name: 'fee', required: true, rule: '\\d+\\.\\d{2}', description: '0.00 if it was free' }
    const { questions } = decideColumn(fee, 'Fee', ['12.50', '—', '—', '—', '9.00'])
    expect(questions).toMatchObject([{ kind: 'value_map', default: '0.00' }])
    const { questions: others } = decideColumn({ ...fee, description: 'In euro' }, 'Fee', ['12.50', '—', '—', '—'])
    expect(others).toMatchObject([{ kind: 'value_map', default: '(keep)' }])
  })

  it('become empty where they are the exception', () => {
    const email = { name: 'email', rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' }
    expect(chain(email, 'Email', ['a@x.example', 'n/a', 'b@x.example', '-'])).toEqual([
      { kind: 'null_token', tokens: ['n/a', '-'] },
    ])
  })

  const ends: ColumnInput = { name: 'ends', rule: iso }
  const german = { kind: 'date', from: ['DD.MM.YYYY'], to: 'YYYY-MM-DD' }

  it.each([
    ['no end, however many have none', 'unbefristet', ['unbefristet', 'unbefristet', '10.09.2025', 'unbefristet']],
    ['a lease that goes on by the month', 'm2m', ['m2m', '10.09.2025', '13.10.2026']],
    ['zeros', '00.00.0000', ['00.00.0000', '10.09.2025', '13.10.2026']],
    ['dashes', '--', ['--', '--', '--', '--', '10.09.2025']],
    ['another language', 'onbekend', ['10.09.2025', '13.10.2026', 'onbekend']],
    ['the last day that a system can write', '31.12.9999', ['31.12.9999', '10.09.2025', '31.12.9999', '13.10.2026']],
    ['nines, which never come', '99999999', ['99999999', '10.09.2025', '99999999', '13.10.2026']],
  ])('are known beside dates, which are read all the same: %s', (_, token, values) => {
    expect(chain(ends, 'Ends', values)).toEqual([{ kind: 'null_token', tokens: [token] }, german])
  })

  it.each([
    ['must have a day', { required: true }],
    ['wants that very day', { description: 'Last day; 9999-12-31 while it runs.' }],
    ['wants that very day for none', { description: 'Last day; 9999-12-31 means that there is none.' }],
  ])('the last day that a system can write stays where the template %s', (_, more) => {
    const steps = chain({ ...ends, ...more }, 'Ends', ['9999-12-31', '2025-09-10', '9999-12-31'])
    expect(steps.map(({ kind }) => kind)).not.toContain('null_token')
  })

  it.each([
    ['9999-12-31', 'Last day. Empty for an open-ended contract (no 9999 dates).', iso],
    ['31.12.9999', 'Letztes Datum; bei unbefristeten leer, nicht 31.12.9999', iso],
    ['31/12/2099', 'Last day, never 2099-12-31', iso],
    ['31-12-9999', 'Last day, empty while moored; days such as 31-12-9999 mean that there is none.', iso],
    ['31.12.9999', 'Leer, solange er liegt; 31.12.9999 bedeutet, dass es keinen gibt', iso],
    ['31.12.9999', 'Last day, for which the old system wrote 9999', '(19|20)\\d{2}-\\d{2}-\\d{2}'],
  ])('that day %s is empty where the template says so, or refuses it: %s', (token, description, rule) => {
    const steps = chain({ name: 'ends', description, rule }, 'Ends', [token, token, '2025-09-10', token])
    expect(steps).toContainEqual({ kind: 'null_token', tokens: [token] })
  })

  it.each([
    ['31.12.2099', 'Last day'],
    ['31.12.2029', 'Last day, not 2029'],
  ])('a last day of a year that somebody may well mean stays: %s', (day, description) => {
    const steps = chain({ ...ends, description }, 'Ends', [day, '10.09.2025', day])
    expect(steps.map(({ kind }) => kind)).not.toContain('null_token')
  })

  it('are told in instructions', () => {
    const instructions =
      '`00000000` stands for no date. `bis Abruf` means that there is no end date, so the end stays empty.'
    const values = ['10.09.2025', '00000000', '13.10.2026', 'bis Abruf']
    expect(chain(ends, 'Ends', values, { instructions })).toEqual([
      { kind: 'null_token', tokens: ['00000000', 'bis Abruf'] },
      german,
    ])
  })

  it.each(['(unassigned)', '[None]', 'niet toegewezen', '<Leer>'])(
    'are known in brackets, and of what nobody has: %s',
    (token) => {
      const owner: ColumnInput = { name: 'owner', rule: '[a-z]{2,9}\\d' }
      expect(chain(owner, 'Owner', ['kim1', 'lee2', token, 'ann3'])).toEqual([{ kind: 'null_token', tokens: [token] }])
    },
  )

  it('may be a number where every row must have one, which is asked', () => {
    const fee: ColumnInput = { name: 'fee', rule: '\\d+\\.\\d{2}', required: true }
    const values = ['€ 1,250.50', 'waived', '€ 7.00', 'waived', 'waived', '€ 12.25']
    const { questions } = decideColumn(fee, 'Fee', values)
    expect(questions).toMatchObject([
      { key: 'value:things.fee:waived', kind: 'value_map', default: '(keep)', free_text: true, affected_rows: 3 },
    ])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual(['(keep)', '0.00'])
    const answered = (value: string): Transform[] =>
      chain(fee, 'Fee', values, { answers: [{ key: 'value:things.fee:waived', value }] })
    expect(answered('0.00').slice(0, 2)).toEqual([
      { kind: 'value_map', entries: [{ raw: 'waived', value: '0.00', decided_by: 'answer' }] },
      { kind: 'number', decimal: '.', grouping: ',' },
    ])
    expect(answered('(keep)').map(({ kind }) => kind)).toEqual(['number'])
  })

  it('are asked about where nobody knows them and they stand again and again', () => {
    const values = ['10.09.2025', 'bis Abruf', '13.10.2026', 'bis Abruf', 'bis Abruf', 'hm']
    const { questions } = decideColumn(ends, 'Ends', values)
    expect(questions).toMatchObject([
      { kind: 'value_map', key: 'value:things.ends:bis Abruf', default: '(empty)', affected_rows: 3 },
    ])
    const answered = (value: string): Transform[] =>
      chain(ends, 'Ends', values, { answers: [{ key: 'value:things.ends:bis Abruf', value }] })
    expect(answered('(empty)')).toEqual([{ kind: 'null_token', tokens: ['bis Abruf'] }, german])
    expect(answered('(keep)')).toEqual([german])
    expect(decideColumn({ ...ends, required: true }, 'Ends', values).questions).toEqual([])
  })

  it('can be the answer to what a value of a list means', () => {
    const tier: ColumnInput = { name: 'tier', rule: '^(gold|silver)$' }
    const values = ['gold', 'silver', 'blech', 'blech', 'blech']
    expect(decideColumn(tier, 'Tier', values).questions[0]?.options.map(({ value }) => value)).toContain('(empty)')
    expect(chain(tier, 'Tier', values, { answers: [{ key: 'value:things.tier:blech', value: '(empty)' }] })).toEqual([
      { kind: 'value_map', entries: [{ raw: 'blech', value: '', decided_by: 'answer' }] },
    ])
  })

  it('are values where a list has them', () => {
    const allergy: ColumnInput = { name: 'allergy', rule: '^(none|nuts|milk)$' }
    expect(chain(allergy, 'Allergy', ['None', 'nuts', 'milk'])).toEqual([{ kind: 'case', to: 'lower' }])
  })

  it('stay where the rule takes them', () => {
    expect(chain({ name: 'grade', rule: '[AB]|n/a' }, 'Grade', ['A', 'n/a', 'B'])).toEqual([])
  })
})

describe('words for nothing where the description says what nothing is', () => {
  it('become that', () => {
    const column: ColumnInput = { name: 'months', rule: '\\d+', description: 'Whole months, 0 for none' }
    expect(chain(column, 'Months', ['2', '3', 'aucune', '12', 'néant'])).toEqual([
      {
        kind: 'value_map',
        entries: [
          { raw: 'aucune', value: '0', decided_by: 'matcher' },
          { raw: 'néant', value: '0', decided_by: 'matcher' },
        ],
      },
    ])
  })
})

describe('a short word for nothing that is a code in another case', () => {
  it('is a code', () => {
    const values = ['WA', 'nc', 'NC', 'or', 'OR', 'TX']
    const kinds = chain({ name: 'depot', rule: '[A-Z]{2}' }, 'Depot', values).map(({ kind }) => kind)
    expect(kinds).toContain('case')
    expect(kinds).not.toContain('null_token')
  })
})

describe('what is said to stand for none', () => {
  const said = (column: ColumnInput, instructions: string): string[] =>
    chain(column, 'Tutor', ['KL', '//', 'MB', '//', 'TS'], { instructions }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it.each([
    '// means no mentor chosen yet',
    'Tutor // heißt: keiner',
    '// bedeutet: keine Zuordnung',
    'Tutor // signifie : aucun',
  ])('leaves a cell empty that may be: %s', (instructions) => {
    expect(said({ name: 'tutor', rule: '[A-Z]{2}' }, instructions)).toEqual(['//='])
  })

  it('stays where a cell must not be empty, or the list has a word for it', () => {
    expect(said({ name: 'tutor', rule: '[A-Z]{2}', required: true }, '// means no mentor')).not.toContain('//=')
    const listed: ColumnInput = { name: 'tutor', rule: 'KL|MB|TS|none' }
    expect(said(listed, '// means none')).toEqual(['//=none'])
  })
})

describe('what is said not to be known among figures', () => {
  it.each(['"p.m." means the price is not known', '"p.m." means not stated'])('is nothing: %s', (instructions) => {
    const price: ColumnInput = { name: 'price', rule: '\\d+\\.\\d{2}' }
    const steps = chain(price, 'Price', ['12,50', '9,90', 'p.m.', '104,00', '7.25', 'p.m.'], { instructions })
    expect(steps[0]).toEqual({ kind: 'null_token', tokens: ['p.m.'] })
  })
})

describe('words for none in a text', () => {
  it('are nothing where the template has cells without any left empty', () => {
    const values = ['NKA', 'Latex', 'none known', 'NKA', 'Penicillin', 'None']
    const allergies: ColumnInput = { name: 'allergies', description: 'Known allergies, empty if none' }
    expect(chain(allergies, 'Allergies', values)).toEqual([
      { kind: 'null_token', tokens: expect.arrayContaining(['NKA', 'none known', 'None']) as string[] },
    ])
    expect(chain({ name: 'allergies' }, 'Allergies', values)).toEqual([])
  })
})

describe('words for none among codes', () => {
  const codes = ['AB-1041', 'AB-1187', 'AC-2290', 'AD-3345', 'AD-3346', 'AF-9051']

  it('are nothing where all else are codes and a cell may be empty', () => {
    const serial: ColumnInput = { name: 'serial_no' }
    const token = (word: string) => [{ kind: 'null_token', tokens: [word] }]
    expect(chain(serial, 'Serial no', [...codes, 'unbekannt', 'unbekannt'])).toEqual(token('unbekannt'))
    expect(chain(serial, 'Serial no', [...codes, 'n/k'])).toEqual(token('n/k'))
    expect(chain(serial, 'No. de serie', [...codes, 'S/N', 'S/N'])).toEqual(token('S/N'))
    expect(chain(serial, 'Serial no', ['PO 7716', 'PO 7718', 'PO 8810', 'PO 9000', '4711', 'none'])).toEqual(
      token('none'),
    )
    expect(chain({ name: 'remark' }, 'Remark', ['seat torn', 'ohne', 'new tyres', 'ohne', 'sold'])).toEqual([])
    expect(chain({ name: 'serial_no', description: 'Or ohne' }, 'Serial no', [...codes, 'ohne'])).toEqual([])
  })
})

describe('what somebody said is not known', () => {
  const told = (values: string[]): Transform[] =>
    chain({ name: 'chassis_no' }, 'Chassis no', values, { instructions: 'z/z in chassis no means unknown' })

  it('stays empty where each row has a value of its own, and is a value like others among a few', () => {
    const numbers = Array.from({ length: 20 }, (_, at) => `WX${at * 7919 + 10_000}`)
    expect(told([...numbers, 'z/z'])).toMatchObject([{ kind: 'value_map', entries: [{ raw: 'z/z', value: '' }] }])
    expect(told(['red', 'red', 'blue', 'blue', 'z/z'])).toMatchObject([
      { kind: 'value_map', entries: [{ raw: 'z/z', value: 'unknown' }] },
    ])
  })
})

describe('the marks of a form that nobody filled in', () => {
  it.each([
    [
      'moored',
      '\\d{4}-\\d{2}-\\d{2}',
      'Moored',
      ['04/05/2024', '12/31/2023', '  /  /    ', '07/19/2024', '/ /', '__/__/____'],
    ],
    [
      'berth_phone',
      '\\+1\\d{10}',
      'Berth phone',
      ['(207) 555-0123', '(   )    -    ', '(207) 555-0144', '( ) -', '(___) ___-____'],
    ],
  ])('are no value, and nobody is asked about them: %s', (name, rule, header, values) => {
    const { questions } = decideColumn({ name, rule }, header, [...values, ...values])
    expect(questions).toEqual([])
    const blank = values.filter((value) => !/\d/.test(value)).map((value) => value.trim())
    const tokens = chain({ name, rule }, header, [...values, ...values]).flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )
    expect(tokens).toEqual(expect.arrayContaining([blank[1]]))
  })

  it('are none where a mark may say something', () => {
    const steps = chain({ name: 'reaction' }, 'Reaction', ['+', '+/-', '-/+', '++', '(+)'])
    expect(steps.filter(({ kind }) => kind === 'null_token')).toEqual([])
  })
})
