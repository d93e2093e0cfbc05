import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('columns known by what their values stand for', () => {
  const posts = templateOf('posts', [
    { name: 'post_no', required: true, unique: true },
    {
      name: 'wing',
      required: true,
      rule: '(ES|WS|NT)',
      description: 'Code of the wing: ES east side, WS west side, NT north tower',
    },
    { name: 'duty', required: true, rule: '[A-Z][a-z]+ duty' },
  ])
  const duties = tableOf('duties', 'Sign|Wording\nK1|Night duty\nK2|Gate duty\nK3|Kitchen duty')
  const rowsOf = (header: string, line: (at: number) => string): string =>
    [header, ...Array.from({ length: 12 }, (_, at) => line(at))].join('\n')
  const [wings, signs] = [
    ['east side', 'WS', 'North tower'],
    ['K1', 'K2', 'K3'],
  ]
  const kept = tableOf(
    'posts',
    rowsOf('Post no|whereabouts|abc', (at) => `P${at}|${wings[at % 3]}|${signs[at % 3]}`),
  )

  it('need no question: the description explains them, or a list that has what a telling rule takes', () => {
    const decision = decideOn([kept, duties], [posts])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'wing').inputs).toMatchObject([{ column: 'whereabouts' }])
    expect(columnOf(decision, 'duty').inputs).toMatchObject([{ column: 'abc' }])
    expect(columnOf(decision, 'duty').reason).toBe('duties has a “Wording” beside each “abc”, which “duty” takes.')
  })

  it('may stand for anything of the form where the list lacks one of them', () => {
    const more = tableOf(
      'posts',
      rowsOf('Post no|whereabouts|abc', (at) => `P${at}|${wings[at % 3]}|${[...signs, 'K9'][at % 4]}`),
    )
    const [question] = decideOn([more, duties], [posts]).questions
    expect(question).toMatchObject({ key: 'value:posts.duty:K9', free_text: true })
    expect(question!.prompt).toContain('“duty” of Posts takes such as Night duty, Gate duty, Kitchen duty.')
    const answers = [{ key: question!.key, value: 'Roof duty' }]
    const answered = columnOf(decideOn([more, duties], [posts], { answers }), 'duty')
    expect(answered.transforms).toMatchObject([
      { kind: 'value_map', entries: [{ raw: 'K1' }, { raw: 'K2' }, { raw: 'K3' }, { raw: 'K9', value: 'Roof duty' }] },
    ])
  })

  it('are asked about where two could be it, or the list says nothing of the rule', () => {
    const twice = tableOf(
      'posts',
      rowsOf('Post no|whereabouts|abc|def', (at) => `P${at}|${wings[at % 3]}|${signs[at % 3]}|${signs[(at + 1) % 3]}`),
    )
    expect(decideOn([twice, duties], [posts]).questions.map(({ key }) => key)).toContain(
      'column:posts.duty@file_posts/posts',
    )
    const other = tableOf('duties', 'Sign|Wording\nK1|night\nK2|gate\nK3|kitchen')
    expect(decideOn([kept, other], [posts]).questions.map(({ key }) => key)).toContain(
      'column:posts.duty@file_posts/posts',
    )
  })

  it('named for another are still the one that they are called, where their values are of its rule first', () => {
    const guests = templateOf('guests', [
      { name: 'guest_no', required: true, unique: true },
      { name: 'smoker', rule: '(true|false)' },
      { name: 'room', required: true, rule: '(S|D|T)', description: 'S single, D double, T triple' },
    ])
    const told = tableOf(
      'guests',
      rowsOf('Guest no|Room', (at) => `G${at}|${['S', 'D', 'single', 'DSM', 'SSM', 'TSM'][at % 6]}`),
    )
    const decision = decideOn([told], [guests], {
      answers: [{ key: 'column:guests.smoker@file_guests/guests', value: 'Room' }],
    })
    expect(columnOf(decision, 'room').inputs).toMatchObject([{ column: 'Room' }])
    expect(columnOf(decision, 'smoker').inputs).toMatchObject([{ column: 'Room' }])
  })

  it('may be explained by both: a list has words for the codes that the description has for what is allowed', () => {
    const clubs = templateOf('bookings', [
      { name: 'booking_no', required: true, unique: true },
      {
        name: 'sphere',
        rule: '(ideal|asset|trade)',
        description: 'ideal = purposes of the club, asset = letting of rooms, trade = sale of drinks; may be empty',
      },
    ])
    const codes = tableOf('Area', 'Area|Meaning\n1|Purposes of the club\n2|Letting of rooms\n3|Sale of drinks')
    const lines = rowsOf(
      'Booking no|Area|Remark|Clerk',
      (at) => `B${at}|${at < 9 ? (at % 3) + 1 : ''}|${at === 3 ? 'late' : ''}|C${at % 2}`,
    )
    const decision = decideOn([tableOf('bookings', lines), codes], [clubs])
    expect(columnOf(decision, 'sphere').inputs).toMatchObject([{ column: 'Area' }])
    expect(columnOf(decision, 'sphere').transforms).toMatchObject([
      {
        entries: [
          { raw: '1', value: 'ideal' },
          { raw: '2', value: 'asset' },
          { raw: '3', value: 'trade' },
        ],
      },
    ])
  })
})

describe('words beside yes and no', () => {
  const people = templateOf('people', [
    { name: 'person', required: true, unique: true },
    { name: 'consent', rule: '(true|false)' },
  ])
  const asked = (cells: string[]): string[] => {
    const lines = cells.map((cell, at) => `P${at}|${cell}`).join('\n')
    return decideOn([tableOf('people', `Person|Consent\n${lines}`)], [people]).questions.map(({ key }) => key)
  }

  it('are asked about when they stand there twice, though the cell may be empty: the rule would cost their lines', () => {
    const most = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'yes' : 'no'))
    expect(asked([...most, 'revoked', 'revoked'])).toEqual(['value:people.consent:revoked'])
    expect(asked([...most, 'revokd', 'zx', 'zx'])).toEqual([])
  })
})

describe('a list of codes that a template has no other table for', () => {
  const bays = templateOf('bays', [
    { name: 'code', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'floor' },
  ])
  const crates = templateOf('crates', [
    { name: 'crate_no', required: true, unique: true },
    { name: 'content', required: true },
    { name: 'packed_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'weight', required: true },
    { name: 'bay', required: true, link: 'bays.code' },
  ])
  const list = tableOf('wolla', 'Bay|Content|Weight\nQR|Hulm|a\nQS|Vask|b\nQT|Orbel|c')
  const inBays = ['QR', 'QS', 'QT', 'QR', 'QS', 'QT', 'QR', 'QS'].map(
    (bay, at) => `C${at + 10}|Tin ${at}|2024-03-1${at}|${at + 5}.5|${bay}`,
  )
  const crateTable = tableOf('crates', `Crate no|Content|Packed on|Weight|Bay\n${inBays.join('\n')}`)

  it('is asked about, and taken for that template', () => {
    const { questions, plan } = decideOn([crateTable, list], [bays, crates])
    expect(questions.find(({ kind }) => kind === 'other')).toMatchObject({ default: 'bays' })
    expect(plan.sheets.map(({ slug }) => slug)).toContain('bays')
  })

  it('is none where the template has its rows, or nothing links to it', () => {
    const known = tableOf('bays', 'Code|Title|Floor\nQR|Hulm|1\nQS|Vask|2\nQT|Orbel|2')
    const asked = decideOn([crateTable, list, known], [bays, crates])
    expect(asked.plan.ignored_tables.map(({ table }) => table)).toContain('wolla')
    expect(asked.questions.filter(({ kind }) => kind === 'other')).toEqual([])
    const unlinked = templateOf('crates', crates.columns.slice(0, 4))
    expect(decideOn([crateTable, list], [bays, unlinked]).plan.sheets.map(({ slug }) => slug)).toEqual(['crates'])
  })
})

describe('a column of yes and no of which a sentence says what it tells', () => {
  const rooms = templateOf('rooms', [
    { name: 'room_no', required: true, unique: true },
    { name: 'state', required: true, rule: '(open|closed_off)' },
  ])
  const listed = tableOf(
    'rooms',
    `Room no|LKD|Carpet\n${Array.from({ length: 12 }, (_, at) => `R${at}|${'YNN'[at % 3]}|${'NYY'[(at + 1) % 3]}`).join('\n')}`,
  )
  const read = (instructions: string): { inputs: string[]; notes: string } => {
    const decision = decideOn([listed], [rooms], { instructions })
    const column = decision.questions.length === 0 ? columnOf(decision, 'state') : { inputs: [] }
    return { inputs: column.inputs.map((input) => input.column), notes: decision.notes.join('\n') }
  }

  it.each([
    'In the old book LKD says whether a room is closed off (Y) or not (N).',
    'LKD sagt, ob closed_off oder nicht.',
  ])('is what it tells: %s', (text) => {
    const { inputs, notes } = read(text)
    expect(inputs).toEqual(['LKD'])
    expect(notes).toContain('A yes in “LKD” is “closed_off” of “state”, and a no “open”.')
  })

  it.each([
    'LKD says whether there is a lock.',
    'LKD says whether a room is not open.',
    'Rooms are open or closed off.',
  ])('is not: %s', (text) => {
    expect(read(text).inputs).toEqual([])
  })
})

describe('a column whose words a text tells the figures of', () => {
  const machines = templateOf('machines', [
    { name: 'machine_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'check_every_days', rule: '\\d+', description: 'Days between two checks' },
  ])
  const listed = (words: string[]): ReturnType<typeof tableOf> =>
    tableOf(
      'machines',
      `Machine no|Name|Turnus\n${words.map((word, at) => `M-${100 + at}|Machine ${at}|${word}`).join('\n')}`,
    )
  const words = ['monthly', 'Quarterly', 'yearly', 'monthly', 'Quarterly', 'yearly', 'every 45 days', 'every 45 days']
  const said = 'Monthly = 30 days, quarterly = 90, yearly = 365.'
  const entriesOf = (rows: string[], instructions: string): string[] => {
    const { inputs, transforms } = columnOf(decideOn([listed(rows)], [machines], { instructions }), 'check_every_days')
    return inputs.length === 0
      ? []
      : transforms.flatMap((step) =>
          step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
        )
  }

  it('is the one that is meant, and figures of the same unit stand for themselves', () => {
    expect(entriesOf(words, said).toSorted()).toEqual(['Quarterly 90', 'every 45 days 45', 'monthly 30', 'yearly 365'])
  })

  it('is none where the text tells few of them, or nothing of what is wanted', () => {
    expect(
      entriesOf(['monthly', 'Quarterly', 'now and then', 'now and then', 'monthly', 'seldom', 'seldom'], said),
    ).toEqual([])
    expect(entriesOf(words, 'Monthly = 30 points, quarterly = 90, yearly = 365.')).toEqual([])
  })

  it('may have single letters, where the text and the header speak of what is wanted', () => {
    const boxes = templateOf('boxes', [
      { name: 'box_no', required: true, unique: true },
      { name: 'weight_kg', required: true, rule: '\\d+' },
    ])
    const asked = (header: string, instructions: string) => {
      const list = tableOf(
        'boxes',
        `Box no|${header}\n${[...'LMSLMSLM'].map((size, at) => `B-${100 + at}|${size}`).join('\n')}`,
      )
      return decideOn([list], [boxes], { instructions }).questions.length
    }
    expect(asked('Weight', 'Weight codes: L = large 20 kg, M = medium 12 kg, S = small 5 kg.')).toBe(0)
    expect(asked('Weight', 'L = large 20, M = medium 12, S = small 5.')).toBe(1)
    expect(asked('Zone', 'Weight codes: L = large 20 kg, M = medium 12 kg, S = small 5 kg.')).toBe(1)
  })
})

describe('codes for figures, which a list of codes has in its texts', () => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true, rule: 'F\\d{2}' },
    { name: 'payment_days', rule: '\\d{1,2}', description: 'Days from invoice to payment; 0 for payment in cash.' },
    { name: 'town' },
  ])
  const listOf = (header: string) =>
    tableOf(
      'firms',
      [
        `Firm no|${header}|CAT|STAT|Town`,
        ...Array.from(
          { length: 24 },
          (_, at) =>
            `F${10 + at}|${['R30', 'R45', 'CPT', 'R60'][at % 4]}|${['ADM', 'ENT', 'ASS'][at % 3]}|${[1, 2, 9][(at * 5) % 3]}|${['Ulm', 'Kiel'][at % 2]}`,
        ),
      ].join('\n'),
    )
  const codes = ([one, two, three]: string[]) =>
    tableOf(
      'codes',
      `Famille|Code|Libellé\nREGL|R30|${one}\nREGL|R45|${two}\nREGL|R60|${three}\nREGL|CPT|Comptant\nCAT|ADM|Mairies\nCAT|ENT|Entreprises\nCAT|ASS|Associations\nSTAT|1|Actif\nSTAT|2|En sommeil\nSTAT|9|Fermé`,
    )
  const decided = (texts: string[]) => decideOn([listOf('REGL'), codes(texts)], [firms])

  it('are those of the column that the header speaks of', () => {
    const decision = decided(['30 jours net', '45 jours net', '60 jours net'])
    expect(decision.questions.map(({ prompt }) => prompt)).toEqual([])
    expect(columnOf(decision, 'payment_days').inputs).toMatchObject([{ column: 'REGL' }])
    expect(columnOf(decision, 'payment_days').reason).toContain('says what “REGL” stands for')
  })

  it('are asked about where the texts have no figure each, or the same', () => {
    for (const texts of [
      ['end of month', 'in parts', '60 days net'],
      ['30 days', '30 days net', '30 days or cash'],
    ])
      expect(decided(texts).questions.map(({ target }) => target.column)).toContain('payment_days')
  })
})

describe('a telephone that a list has beside a code', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'phone', rule: '^\\+1\\d{10}$' },
  ])
  const numberOf = (at: number): string => `617-555-01${at + 10}`
  const moored = (more: string, cells: (at: number) => string) =>
    tableOf(
      'boats',
      [
        `Boat no|YardNum${more}`,
        ...Array.from({ length: 12 }, (_, at) => `B${10 + at}|${101 + (at % 3)}${cells(at)}`),
      ].join('\n'),
    )
  const yards = tableOf(
    'yards',
    'YardNum|Yard|Phone\n101|Hall|+17815550123\n102|Quay|+17815550124\n103|Spit|+17815550125',
  )

  it('is not meant where the rows have telephones of their own', () => {
    const own = moored('|Lower deck|Upper deck', (at) => `|${numberOf(at)}|${numberOf(at + 20)}`)
    expect(inputsOf(decideOn([own, yards], [boats]), 'phone')).not.toEqual(['YardNum'])
    expect(inputsOf(decideOn([moored('', () => ''), yards], [boats]), 'phone')).toEqual(['YardNum'])
  })
})

describe('a column whose values a text names one by one', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'drive', required: true, rule: '(sail|motor|oars)' },
  ])
  const rigs = ['Sloop', 'Ketch', 'RIB', 'Dory', 'Skf.']
  const fleet = (values: string[]) =>
    tableOf(
      'boats',
      `Boat no|Kl.|Cat\n${Array.from({ length: 20 }, (_, at) => `B${10 + at}|${values[at % values.length]}|${['A', 'B', 'C'][at % 3]}`).join('\n')}`,
    )
  const knowledge = (content: string) => ({
    knowledge: [{ key: 'boats', scope: { type: 'template' as const, slug: 'boats' }, content, revision: 1 }],
  })
  const said = knowledge('Sloop and Ketch are sail. RIB is motor. Dory and Skf. (skiffs) are oars.')

  it('is the one that these are said of, whatever its header', () => {
    const decision = decideOn([fleet(rigs)], [boats], said)
    expect(inputsOf(decision, 'drive')).toEqual(['Kl.'])
    const [map] = columnOf(decision, 'drive').transforms
    expect(map).toMatchObject({ kind: 'value_map' })
    expect(map).toHaveProperty(
      'entries',
      expect.arrayContaining(
        [
          ['Dory', 'oars'],
          ['RIB', 'motor'],
          ['Skf.', 'oars'],
        ].map(([raw, value]) => expect.objectContaining({ raw, value })),
      ),
    )
  })

  it('is asked about where few of its values are named, or few of its rows have these', () => {
    for (const values of [
      ['Sloop', 'RIB', 'Punt', 'Yawl', 'Tug'],
      [...rigs, 'Punt', 'Yawl', 'Tug', 'Cat', 'Hoy'],
    ])
      expect(inputsOf(decideOn([fleet(values)], [boats], said), 'drive')).not.toEqual(['Kl.'])
  })
})
