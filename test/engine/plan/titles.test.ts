// Over 300 lines: the titles that stand before names, in each language and each place.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

describe('titles in front of names', () => {
  const coaches = templateOf('coaches', [
    { name: 'badge', required: true, unique: true },
    { name: 'title', description: 'Academic title' },
    { name: 'last_name', required: true },
    { name: 'first_name', required: true },
  ])
  const rows =
    'B11|Dr. rer. nat. Roth, Ada\nB12|Holm, Nils\nB13|Prof. Dr. Sand, Eva\nB14|Lund, Ole\nB15|Dipl.-Ing. Moor, Ida'
  const found = (pattern: string, name: string): string => jsPattern(pattern).exec(name)?.[1] ?? ''
  const patternOf = (decision: ReturnType<typeof decideOn>, column: string): string => {
    const [step] = columnOf(decision, column).transforms
    return step?.kind === 'extract' ? step.pattern : ''
  }

  it('are no part of the family name before a comma, and fill a column of titles', () => {
    const decision = decideOn([tableOf('coaches', `Badge|Name\n${rows}`)], [coaches])
    expect(decision.questions).toEqual([])
    expect(['title', 'last_name', 'first_name'].map((column) => inputsOf(decision, column))).toEqual([
      ['Name'],
      ['Name'],
      ['Name'],
    ])
    const parts = (name: string): string[] =>
      ['title', 'last_name', 'first_name'].map((column) => found(patternOf(decision, column), name))
    expect(parts('Dr. rer. nat. Roth, Ada')).toEqual(['Dr. rer. nat.', 'Roth', 'Ada'])
    expect(parts('Prof. Dr. Sand, Eva')).toEqual(['Prof. Dr.', 'Sand', 'Eva'])
    expect(parts('Dipl.-Ing. Moor, Ida')).toEqual(['Dipl.-Ing.', 'Moor', 'Ida'])
    expect(parts('Holm, Nils')).toEqual(['', 'Holm', 'Nils'])
    expect(parts('Drews, Irma')).toEqual(['', 'Drews', 'Irma'])
  })

  it('are left off behind first names, too, where the description wants names without', () => {
    const bare = templateOf('coaches', [
      { name: 'badge', required: true, unique: true },
      { name: 'last_name', required: true },
      { name: 'first_name', required: true, description: 'Without titles' },
    ])
    const names = ['Roth, Ada (Dr)', 'Holm, Nils', 'Sand, Eva (Mrs)', 'Moor, Ida (junior)']
    const list = tableOf('coaches', `Badge|Name\n${names.map((name, at) => `B1${at}|${name}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([list], [bare]), 'first_name')
    expect(names.map((name) => applyChain(transforms, [name]).value)).toEqual(['Ada', 'Nils', 'Eva', 'Ida (junior)'])
  })

  it('are taken from their own column where there is one', () => {
    const decision = decideOn([tableOf('coaches', `Badge|Title|Name\n${rows.replaceAll(/\|/g, '|Dr.|')}`)], [coaches])
    expect(inputsOf(decision, 'title')).toEqual(['Title'])
  })

  it('are not taken for what somebody does', () => {
    const jobs = {
      ...coaches,
      columns: coaches.columns.map((one) => (one.name === 'title' ? { ...one, description: 'Job title' } : one)),
    }
    expect(inputsOf(decideOn([tableOf('coaches', `Badge|Name\n${rows}`)], [jobs]), 'title')).toEqual([])
  })
})

describe('what people are called by in front of names', () => {
  const guests = (rule?: string) =>
    templateOf('guests', [
      { name: 'room', required: true, unique: true },
      { name: 'title', description: 'Without a full stop', ...(rule ? { rule } : {}) },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
  const list = tableOf(
    'guests',
    'Room|Name\nR1|Mr. Ole Lund\nR2|Eva Sand\nR3|Ms Ida Moor\nR4|Dr Ada Roth\nR5|Missy Holm',
  )

  it('fills a column of titles that allows it', () => {
    const decision = decideOn([list], [guests('Mr|Ms|Dr')])
    expect(decision.questions).toEqual([])
    const { transforms } = columnOf(decision, 'title')
    const names = ['Mr. Ole Lund', 'Eva Sand', 'Ms Ida Moor', 'Dr Ada Roth', 'Missy Holm']
    expect(names.map((name) => applyChain(transforms, [name]).value || null)).toEqual(['Mr', null, 'Ms', 'Dr', null])
  })

  it('are clergy and professors, too, also behind a family name', () => {
    const names = ['Lund, Revd Ole', 'Sand, Mrs Eva', 'Moor, Reverend Ida', 'Roth, Professor Ada', 'Holm, Mr. Nils']
    const table = tableOf('guests', `Room|Name\n${names.map((name, at) => `R${at}|${name}`).join('\n')}`)
    const decision = decideOn([table], [guests('Mr|Mrs|Rev|Prof')])
    const written = (column: string) =>
      names.map((name) => applyChain(columnOf(decision, column).transforms, [name]).value)
    expect(written('first_name')).toEqual(['Ole', 'Eva', 'Ida', 'Ada', 'Nils'])
    expect(written('title').slice(0, 2)).toEqual(['Rev', 'Mrs'])
  })

  it('are those that a description lists, in words of another language', () => {
    const names = ['Mnr. Ole Lund', 'Mev. Eva Sand', 'Me. Ida Moor', 'Mrs Ada Roth', 'Dr Nils Holm']
    const listed = { ...guests(), columns: guests().columns.map((one) => ({ ...one })) }
    const [room, , ...others] = listed.columns
    listed.columns = [
      room!,
      { ...others[0]!, name: 'title', description: 'One of: Mr, Mrs, Ms, Dr', desiredRule: 'ai', required: false },
      ...others,
    ]
    const table = tableOf('guests', `Room|Name\n${names.map((name, at) => `R${at}|${name}`).join('\n')}`)
    const decision = decideOn([table], [listed])
    const written = (name: string): unknown[] =>
      ['title', 'first_name'].map((column) => applyChain(columnOf(decision, column).transforms, [name]).value)
    expect(names.map(written)).toEqual([
      ['Mr', 'Ole'],
      ['Mrs', 'Eva'],
      ['Ms', 'Ida'],
      ['Mrs', 'Ada'],
      ['Dr', 'Nils'],
    ])
  })

  it.each([
    ['Nom et prénom', ['Mme BAPTISTE Zoé', 'M. DU VAL Léo', 'Monsieur ORY Ugo', 'Mme ROY-LEE Ève', 'M. AMAR Théo']],
    ['Nom et prénom', ['Mme Baptiste Zoé', 'M. Duval Léo', 'Monsieur Ory Ugo', 'Mme Roylee Ève', 'M. Amar Théo']],
  ])('fills a column of salutations, and is no part of the name behind it: “%s”, %j', (header, names) => {
    const choir = templateOf('choristes', [
      { name: 'numero', required: true, unique: true },
      { name: 'civilite', required: true, rule: 'Mme|M\\.' },
      { name: 'nom', required: true },
      { name: 'prenom', required: true },
    ])
    const table = tableOf('choir', `Numéro|${header}\n${names.map((name, at) => `${at + 1}|${name}`).join('\n')}`)
    const decision = decideOn([table], [choir])
    expect(decision.questions).toEqual([])
    const written = (name: string): unknown[] =>
      ['civilite', 'nom', 'prenom'].map((column) => applyChain(columnOf(decision, column).transforms, [name]).value)
    const parts = names.map((name) => name.split(' '))
    expect(names.map(written)).toEqual(
      parts.map(([title, ...rest]) => [title === 'Mme' ? 'Mme' : 'M.', rest.slice(0, -1).join(' '), rest.at(-1)]),
    )
  })

  it('fills a column that allows nothing else, whatever that is called', () => {
    const names = ['Mme Zoé BAPTISTE', 'M. Léo DUVAL', 'M. Mickaël ORMEE', 'Mme Ève ROY', 'M. Théo AMAR']
    const choir = (name: string) =>
      templateOf('choir', [
        { name: 'badge', required: true, unique: true },
        { name, rule: 'M\\.|Mme' },
        { name: 'first_name', required: true },
        { name: 'last_name', required: true },
      ])
    const singers = tableOf(
      'choir',
      `Badge|Interlocuteur\n${names.map((name, at) => `B${at + 11}|${name}`).join('\n')}`,
    )
    for (const name of ['civility', 'spoken_to_as']) {
      const decision = decideOn([singers], [choir(name)])
      expect(decision.questions).toEqual([])
      const { transforms } = columnOf(decision, name)
      expect(names.map((one) => applyChain(transforms, [one]).value)).toEqual(['Mme', 'M.', 'M.', 'Mme', 'M.'])
    }
  })

  it('is taken as it is written where any salutation will do; an initial before a name is none', () => {
    const named = ['Mrs. Ida Moor', 'Mr Ole Lund', 'M. Eva Sand'].map((name, at) => `R${at}|${name}`).join('\n')
    const called = { ...guests(), columns: guests().columns.map((one) => ({ ...one })) }
    called.columns[1] = { ...called.columns[1]!, name: 'salutation' }
    const decision = decideOn([tableOf('guests', `Room|Name\n${named}`)], [called])
    const written = (name: string): unknown[] =>
      ['salutation', 'first_name', 'last_name'].map(
        (column) => applyChain(columnOf(decision, column).transforms, [name]).value || null,
      )
    expect(written('Mrs. Ida Moor')).toEqual(['Mrs.', 'Ida', 'Moor'])
    expect(written('M. Eva Sand')).toEqual([null, 'M.', 'Eva Sand'])
  })

  it.each([
    ['Nom', ['Mme Zoé Baptiste', 'M. Léo DUVAL', 'Monsieur ORY', 'Mme Ève Roy Lee', 'M. Amar', 'Théo Val']],
    ['Name', ['Mrs Zoe Bird', 'Mr Leo Dew', 'Mr Orr', 'Mrs Eve Roy Lee', 'Dr. Amis', 'Theo Vale']],
  ])('leaves the family name where one word follows: “%s”, %j', (header, names) => {
    const swimmers = templateOf('swimmers', [
      { name: 'badge', required: true, unique: true },
      { name: 'first_name' },
      { name: 'last_name', required: true },
    ])
    const table = tableOf('pool', `Badge|${header}\n${names.map((name, at) => `B${at + 11}|${name}`).join('\n')}`)
    const decision = decideOn([table], [swimmers])
    const written = (name: string): unknown[] =>
      ['first_name', 'last_name'].map(
        (column) => applyChain(columnOf(decision, column).transforms, [name]).value || null,
      )
    const word = (at: number): string => names[at]!.split(' ').at(-1)!
    expect([2, 4].map((at) => written(names[at]!))).toEqual([
      [null, word(2)],
      [null, word(4)],
    ])
    expect([0, 5].map((at) => written(names[at]!))).toEqual([0, 5].map((at) => names[at]!.split(' ').slice(-2)))
    expect(written(names[3]!)[1]).toMatch(/ Lee$/)
  })

  it('is none that a column of other values, or of anything, asks for', () => {
    const plain = tableOf('guests', 'Room|Name\nR1|Mr. Ole Lund\nR2|Eva Sand\nR3|Ms Ida Moor')
    expect(inputsOf(decideOn([plain], [guests('captain|mate')]), 'title')).toEqual([])
    const { transforms } = columnOf(decideOn([list], [guests()]), 'title')
    expect(applyChain(transforms, ['Mr. Ole Lund']).value || null).toBeNull()
  })
})

describe('a whole name that is written last name first', () => {
  const table = tableOf('yards', 'Yard|Keeper\nY1|Roth, Ada\nY2|Holm, Nils\nY3|Sand, Eva')
  const keeper = (description: string) =>
    columnOf(
      decideOn(
        [table],
        [
          templateOf('yards', [
            { name: 'yard', required: true, unique: true },
            { name: 'keeper', description },
          ]),
        ],
      ),
      'keeper',
    ).transforms

  it.each([
    'Full name of the keeper, given name first, no comma',
    'Name, written without a comma',
    'Name des Leiters, Vorname zuerst',
    'Nom complet, prénom en premier',
  ])('is turned round for “%s”', (description) => {
    expect(keeper(description)).toContainEqual({ kind: 'swap', separator: ',', with: ' ' })
  })

  it.each(['Full name of the keeper', 'Full name, family name first', 'Family name first, then the given name'])(
    'stays for “%s”',
    (description) => {
      expect(keeper(description)).toEqual([])
    },
  )
})

describe('titles in front of whole names', () => {
  const vets = (rule: string | undefined, description: string) =>
    templateOf('vets', [
      { name: 'code', required: true, unique: true },
      ...(rule === undefined ? [] : [{ name: 'title', rule }]),
      { name: 'full_name', required: true, description },
    ])
  const list = tableOf('vets', 'Code|Name\nAR|Dra. Ana Reis\nBM|Dr. Bento Mar\nCL|Carla Lopes\nDN|Dra. Dina Nunes')
  const named = (decision: ReturnType<typeof decideOn>, column: string): unknown[] =>
    ['Dra. Ana Reis', 'Carla Lopes'].map(
      (name) => applyChain(columnOf(decision, column).transforms, [name]).value || null,
    )

  it('fill a column that allows nothing else, and are no part of the name', () => {
    const decision = decideOn([list], [vets('(Dr\\.|Dra\\.)', 'Name')])
    expect(decision.questions).toEqual([])
    expect([named(decision, 'title'), named(decision, 'full_name')]).toEqual([
      ['Dra.', null],
      ['Ana Reis', 'Carla Lopes'],
    ])
  })

  it('go where a name is wanted without them, and stay where nobody says so', () => {
    expect(named(decideOn([list], [vets(undefined, 'Name without title')]), 'full_name')).toEqual([
      'Ana Reis',
      'Carla Lopes',
    ])
    expect(named(decideOn([list], [vets(undefined, 'Name as it is shown')]), 'full_name')).toEqual([
      'Dra. Ana Reis',
      'Carla Lopes',
    ])
  })

  it('go with what people are called by, where a name is wanted without either', () => {
    const called = tableOf('vets', 'Code|Name\nAR|Smt. Ana Reis\nBM|Mr. Bento Mar\nCL|Carla Lopes\nDN|Shri Dino Nunes')
    const names = (description: string) =>
      ['Smt. Ana Reis', 'Mr. Bento Mar', 'Carla Lopes', 'Shri Dino Nunes'].map(
        (name) =>
          applyChain(columnOf(decideOn([called], [vets(undefined, description)]), 'full_name').transforms, [name])
            .value,
      )
    expect(names('Without title (Mr., Shri, Smt.)')).toEqual(['Ana Reis', 'Bento Mar', 'Carla Lopes', 'Dino Nunes'])
    expect(names('As it is shown')[1]).toBe('Mr. Bento Mar')
  })

  it('fill their column from behind a family name, too, and are no part of the first name', () => {
    const people = templateOf('people', [
      { name: 'code', required: true, unique: true },
      { name: 'title', rule: '(Mr|Mrs|Ms|Mstr|Dr)' },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const cells = ['Waugh, Mr Jack', 'Tait, Mstr Owen', 'Bell, Dr Ada', 'Hill, Ms Una', 'Lowe, Kim']
    const table = tableOf('people', `Code|Name\n${cells.map((cell, at) => `C${at}|${cell}`).join('\n')}`)
    const decision = decideOn([table], [people])
    const parts = (column: string) =>
      cells.map((cell) => applyChain(columnOf(decision, column).transforms, [cell]).value)
    expect(parts('title').map((one) => one || null)).toEqual(['Mr', 'Mstr', 'Dr', 'Ms', null])
    expect(parts('first_name')).toEqual(['Jack', 'Owen', 'Ada', 'Una', 'Kim'])
  })

  it('fill their column from brackets behind the whole name, too', () => {
    const people = templateOf('people', [
      { name: 'code', required: true, unique: true },
      { name: 'title', rule: '(Mr|Mrs|Ms|Dr)' },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const cells = ['Waugh, Jack (Mr)', 'TAIT, Olwen (Mrs)', 'Bell, Ada (Dr)', 'Hill, Una (Ms)', 'Lowe, Kim']
    const table = tableOf('people', `Code|Name\n${cells.map((cell, at) => `C${at}|${cell}`).join('\n')}`)
    const decision = decideOn([table], [people])
    const parts = (column: string) =>
      cells.map((cell) => applyChain(columnOf(decision, column).transforms, [cell]).value)
    expect(parts('title').map((one) => one || null)).toEqual(['Mr', 'Mrs', 'Dr', 'Ms', null])
    expect(parts('first_name')).toEqual(['Jack', 'Olwen', 'Ada', 'Una', 'Kim'])
    expect(parts('last_name')).toEqual(['Waugh', 'TAIT', 'Bell', 'Hill', 'Lowe'])
  })

  it('go from each of several columns of names that is described so', () => {
    const depots = templateOf('depots', [
      { name: 'code', required: true, unique: true },
      { name: 'depot_name', required: true },
      { name: 'manager', description: 'Name without academic title' },
      { name: 'deputy', description: 'Name as it is shown' },
    ])
    const rows = tableOf(
      'depots',
      'Code|Depot name|Manager|Deputy\nA1|Mill yard|Ing. Ana Reis|Lic. Eva Sol\nB2|Dock|Lic. Bento Mar|Ivo Paz\nC3|Hall|Carla Lopes|Ing. Ada Luz',
    )
    const decision = decideOn([rows], [depots])
    const shown = (column: string, name: string) => applyChain(columnOf(decision, column).transforms, [name]).value
    expect([shown('manager', 'Ing. Ana Reis'), shown('manager', 'Carla Lopes')]).toEqual(['Ana Reis', 'Carla Lopes'])
    expect(shown('deputy', 'Ing. Ada Luz')).toBe('Ing. Ada Luz')
  })
})
