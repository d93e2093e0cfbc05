// Over 300 lines: every way in which prose tells what values mean, each a small case of its own.
import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

/** A table of goods whose codes repeat, as codes do. */
function decided(header: string, codes: string[], template: Template, instructions: string): Decision {
  const rows = [...codes, ...codes, ...codes].map((code, at) => `A${100 + at}|Thing ${at}|${code}`)
  return decideOn([tableOf('goods', `Item no|Title|${header}\n${rows.join('\n')}`)], [template], { instructions })
}

const goods = (name: string, rule?: string): Template =>
  templateOf('goods', [
    { name: 'item_no', required: true, unique: true },
    { name: 'title', required: true },
    { name, ...(rule && { rule }) },
  ])

function mapped(decision: Decision, column: string): Record<string, string> {
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}

const asked = ({ questions }: Decision): string[] =>
  questions.filter(({ kind }) => kind === 'value_map').map(({ key }) => key)

describe('what prose says of the values of a column', () => {
  it('is nothing of a letter that is a part of another code', () => {
    const text = 'In the shop’s files "n/W" and "void" mean that there is no value.'
    const decision = decided('Wood', ['W', 'B', 'O'], goods('wood'), text)
    expect(columnOf(decision, 'wood').transforms).toEqual([{ kind: 'null_token', tokens: ['n/W', 'void'] }])
  })

  it('is nothing of a share that is itself one of the allowed, written with its sign', () => {
    const text = 'In the till the group 1 is 25 %, 2 is 12 % and 3 is 6 %.'
    const decision = decided('Rate', ['25 %', '12 %', '6%'], goods('rate', '^(25|12|6)$'), text)
    expect(mapped(decision, 'rate')['12 %'] ?? '12').toBe('12')
  })

  it('is nothing of a word that heads a list of codes which another file has', () => {
    const text = 'Storage codes of the old shop: SH shelf, CE cellar, GS general storage.'
    const found = mapped(
      decided('Place', ['Storage', 'Cellar', 'Shelf'], goods('place', '(shelf|cellar|general)'), text),
      'place',
    )
    expect(found['Storage']).not.toBe('shelf')
  })

  it('is nothing of what it denies in brackets', () => {
    const text = 'State of a thing: L = loaned (loaned), B = back (returned), P = planned (reserved, never loaned).'
    const decision = decided('State', ['L', 'B', 'P'], goods('state', '(loaned|returned)'), text)
    expect(mapped(decision, 'state')).toEqual({ L: 'loaned', B: 'returned' })
  })

  it('is that of all codes that share it, though one of its words says what some are not', () => {
    const text = 'Kinds: CS and NCS = cleared and non-cleared supplies, CG and NCG = cleared and non-cleared goodies.'
    const decision = decided('Kind', ['CS', 'NCS', 'CG', 'NCG'], goods('kind', '(supply|goody)'), text)
    expect(mapped(decision, 'kind')).toEqual({ CS: 'supply', NCS: 'supply', CG: 'goody', NCG: 'goody' })
  })

  it('is another name in brackets behind what it means, and not of what comes next', () => {
    const text = 'Woods: 10 hard, 20 soft (also called fir wood), 30 board (plywood).'
    const rule = '(hard|soft|board)'
    expect(mapped(decided('Wood', ['Fir wood', 'Plywood', 'hard'], goods('wood', rule), text), 'wood')).toEqual({
      'Fir wood': 'soft',
      Plywood: 'board',
    })
  })

  it('is of one column, whichever another list below an empty line speaks of', () => {
    const text = 'Woods: 10 hard, 20 soft (pine), 30 board (plywood).\n\nState: NW = new, OL = old.'
    const rows = ['Pine', 'Plywood', 'Pine', 'Plywood'].map(
      (wood, at) => `A${at}|Thing ${at}|${wood}|${at % 2 ? 'NW' : 'OL'}`,
    )
    const table = tableOf('goods', `Item no|Title|Sort|State\n${rows.join('\n')}`)
    const template = templateOf('goods', [
      { name: 'item_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'sort', rule: '(hard|soft|board)' },
      { name: 'state', rule: '(new|old)' },
    ])
    const decision = decideOn([table], [template], { instructions: text })
    expect(mapped(decision, 'sort')).toEqual({ Pine: 'soft', Plywood: 'board' })
    expect(mapped(decision, 'state')).toEqual({ NW: 'new', OL: 'old' })
  })

  it('is shared by two codes, whichever share the next meaning', () => {
    const text = 'OA or "light oak" = hard, PI or "red pine" = soft, PL = board.'
    const found = mapped(
      decided('Wood', ['OA', 'Light oak', 'Red pine', 'PL'], goods('wood', '(hard|soft|board)'), text),
      'wood',
    )
    expect(found).toEqual({ OA: 'hard', 'Light oak': 'hard', 'Red pine': 'soft', PL: 'board' })
  })

  it('is of the last of a list alone where each before it clearly is another one by itself', () => {
    const pets = goods('sex', '(female|male|unknown)')
    expect(mapped(decided('Sex', ['F', 'M', 'U'], pets, 'Sex: F, M, U = unknown.'), 'sex')).toEqual({
      F: 'female',
      M: 'male',
      U: 'unknown',
    })
    expect(mapped(decided('Sex', ['F', 'M', 'U'], pets, 'Sex: F and M are unknown.'), 'sex')).toMatchObject({
      F: 'unknown',
      M: 'unknown',
    })
    const state = goods('state', '(open|closed)')
    expect(mapped(decided('State', ['ZU', 'ZX', 'ZY'], state, 'State: ZU, ZX = closed, ZY = open.'), 'state')).toEqual({
      ZU: 'closed',
      ZX: 'closed',
      ZY: 'open',
    })
  })

  it('is each its own where codes and meanings stand beside each other with a slash', () => {
    const found = mapped(decided('Lent', ['J', 'N', 'J'], goods('lent', '(yes|no)'), '- `J`/`N` is ja/nej'), 'lent')
    expect(found).toEqual({ J: 'yes', N: 'no' })
  })

  it('is one for all where a slash stands between two words for it', () => {
    const text = 'State: X and Y mean lost/missing, B means back.'
    const found = mapped(decided('State', ['X', 'Y', 'B'], goods('state', '(lost|back)'), text), 'state')
    expect(found).toMatchObject({ X: 'lost', Y: 'lost', B: 'back' })
  })

  it('goes on behind a title in front of a name', () => {
    const text = 'The makers have short codes: 1 is Dr. Ada Lind, 2 is Prof. Bo Berg, H1 is Mrs. Una Dahl.'
    expect(mapped(decided('Maker', ['1', '2', 'H1'], goods('maker'), text), 'maker')).toEqual({
      1: 'Dr. Ada Lind',
      2: 'Prof. Bo Berg',
      H1: 'Mrs. Una Dahl',
    })
  })

  it('is nothing of values that it merely lists', () => {
    const text = 'Cover: L lined, P part lined, U unlined. The other shop writes yes, part, no.'
    const decision = decided('Cover', ['yes', 'part', 'no'], goods('cover', '(lined|part|unlined)'), text)
    expect(mapped(decision, 'cover')).not.toHaveProperty('yes')
    const other = decided(
      'Cover',
      ['yes', 'no'],
      goods('cover', '(lined|part|unlined)'),
      'Cover: yes lined, no unlined.',
    )
    expect(mapped(other, 'cover')).toEqual({ no: 'unlined', yes: 'lined' })
  })

  it('is nothing of the word that a code before it means, whatever comes next', () => {
    const text = 'Kind: V = valise, R = rucksack.'
    const decision = decided('Kind', ['Valise', 'Tote'], goods('kind', '(suitcase|rucksack|tote)'), text)
    expect(mapped(decision, 'kind')).not.toMatchObject({ Valise: 'rucksack' })
    const words = 'Kind: T = tote bag, V = small valise, in short R = rucksack.'
    const said = decided(
      'Kind',
      ['Tote bag', 'Small valise', 'Rucksack'],
      goods('kind', '(suitcase|rucksack|tote)'),
      words,
    )
    expect(mapped(said, 'kind')).toMatchObject({ 'Tote bag': 'tote' })
    expect(mapped(said, 'kind')).not.toMatchObject({ 'Small valise': 'rucksack' })
    const codes = decided('Kind', ['V', 'R', 'T'], goods('kind', '(valise|rucksack|tote)'), text)
    expect(mapped(codes, 'kind')).toMatchObject({ V: 'valise', R: 'rucksack' })
  })

  it('is nothing where it says what a file is', () => {
    const text = 'wool.csv is the list of the north barn (Merino); silk.xlsx is the list of the old mill (Bombyx).'
    expect(mapped(decided('Make', ['Merino', 'Bombyx'], goods('maker'), text), 'maker')).toEqual({})
  })

  it.each<[string, string[], string, string, Record<string, string>]>([
    [
      'Units: BX and crate both mean box, BT is a bottle, RL a reel, TN each tin.',
      ['BX', 'crate', 'BT', 'RL', 'TN'],
      'unit',
      '(box|bottle|reel|tin)',
      { BX: 'box', crate: 'box', BT: 'bottle', RL: 'reel', TN: 'tin' },
    ],
    [
      'i.O. and fine are good ones, n.i.O. and kaputt a broken one.',
      ['i.O.', 'i. O.', 'fine', 'n.i.O.', 'n. i. O.', 'kaputt'],
      'shape',
      '(good|broken|lost)',
      { 'i.O.': 'good', 'i. O.': 'good', fine: 'good', 'n.i.O.': 'broken', 'n. i. O.': 'broken', kaputt: 'broken' },
    ],
    [
      'Units: BX and crate both mean box, BT is a bottle, RL a reel.',
      ['crate', 'BT'],
      'unit',
      '(box|bottle|reel|tin)',
      { crate: 'box', BT: 'bottle' },
    ],
    [
      'State: N is open, D is shut (zugesperrt), R is ruined (kaputt), L is lent.',
      ['Zugesperrt', 'kaputt', 'offen'],
      'state',
      '(open|shut|ruined|lent)',
      { Zugesperrt: 'shut', kaputt: 'ruined', offen: 'open' },
    ],
    [
      'How it was made: turned (Q), cast (K), FORGED (X) or WELDED (Y).',
      ['Q', 'K', 'X', 'Y'],
      'made',
      '(turned|cast|forged|welded)',
      { Q: 'turned', K: 'cast', X: 'forged', Y: 'welded' },
    ],
    [
      'GRP: `X1`, `X2` and `X9` are steel, brass and bronze; `Y` is wood.',
      ['X1', 'X2', 'X9', 'Y'],
      'metal',
      '(brass|bronze|steel|wood)',
      { X1: 'steel', X2: 'brass', X9: 'bronze', Y: 'wood' },
    ],
    ['`JK` means `June Kay`, `LO` means `Lou Orr`.', ['JK', 'LO'], 'keeper', '', { JK: 'June Kay', LO: 'Lou Orr' }],
    ['States:\n\n- `Z` (versperrt) means `shut`', ['Z', 'open'], 'state', '(open|shut|ruined)', { Z: 'shut' }],
    [
      'GRP 4101 to 4103 are seedlings, 4200, 4300 and 4410 are bulbs. ZZ or Z/Z is our own code for a gift.',
      ['4101', '4103', '4200', '4410', 'ZZ'],
      'grp',
      '(seedling|bulb|gift)',
      { 4101: 'seedling', 4103: 'seedling', 4200: 'bulb', 4410: 'bulb', ZZ: 'gift' },
    ],
    [
      'En la lista la columna Cl. dice G para las cosas grandes y P para lo que es pequeño.',
      ['G', 'P'],
      'Cl.',
      '(grande|pequeño)',
      { G: 'grande', P: 'pequeño' },
    ],
    [
      'The column says S for soft goods and H for hard ones.',
      ['S', 'H'],
      'kind',
      '(soft|hard)',
      { S: 'soft', H: 'hard' },
    ],
    [
      'Grp: 1-3 low, 4-6 medium; anything else is high.',
      ['2', '5', '9'],
      'grp',
      '(low|medium|high)',
      { 2: 'low', 5: 'medium', 9: 'high' },
    ],
    [
      'Grp: D = drinnen (inside), H = outside, W = auf dem Dach.',
      ['D', 'H', 'W'],
      'grp',
      '(inside|outside|above)',
      { D: 'inside', H: 'outside', W: 'above' },
    ],
    [
      'Code GRP : N veut dire neuf (new), U et UU correspondent à used.',
      ['N', 'U', 'UU'],
      'grp',
      '(new|used|repaired)',
      { N: 'new', U: 'used', UU: 'used' },
    ],
    [
      'Statuscodes: A staat voor actief, O voor opgezegd.',
      ['A', 'O'],
      'statuscodes',
      '',
      { A: 'actief', O: 'opgezegd' },
    ],
    [
      'Pickers by badge: T-03 is Ada Lane, T-07 is Bo Finch.',
      ['T-03', 'T-07'],
      'badge',
      '',
      { 'T-03': 'Ada Lane', 'T-07': 'Bo Finch' },
    ],
    [
      'Shape: `wie neu` and `A` mean `new`, `gut` and `B` mean `used`, `Ruine` means `broken`.',
      ['wie neu', 'A', 'gut', 'B', 'Ruine'],
      'shape',
      '(new|used|broken|lent)',
      { 'wie neu': 'new', A: 'new', gut: 'used', B: 'used', Ruine: 'broken' },
    ],
    [
      'Terms: Z1 = payable at once (0 days), Z2 = 14 days net, Z3 = 30 days net with 2 % within 10 days.',
      ['Z1', 'Z2', 'Z3'],
      'terms',
      '[0-9]{1,3}',
      { Z1: '0', Z2: '14', Z3: '30' },
    ],
  ])('is found: %s', (text, codes, column, rule, meant) => {
    const decision = decided(column, codes, goods(column, rule), text)
    expect(mapped(decision, column)).toEqual(meant)
    expect(asked(decision)).toEqual([])
    expect(decision.notes.some((note) => note.includes('an instruction says so: “'))).toBe(true)
  })

  it('is of a column that has the words that it tells beside the codes', () => {
    const cells = ['TH', 'IR', 'Tove Hall', 'Ivo Rath', 'Uwe Sand']
    const decision = decided('grower', cells, goods('grower'), '`TH` means `Tove Hall`, `IR` means `Ivo Rath`.\n\nBye.')
    expect(mapped(decision, 'grower')).toEqual({ TH: 'Tove Hall', IR: 'Ivo Rath' })
  })

  it.each<[string, string[]]>([
    ['A box is not a crate: C is no bottle and B is not a box.', ['C', 'B']],
    ['Title: C means bottle, B means box.', ['C', 'B']],
    ['Contracts C and B of bottle shops are old.', ['C', 'B']],
    ['C means box. C means bottle.', ['C', 'B']],
  ])('is left alone where it says something else: %s', (text, codes) => {
    const decision = decided('grp', codes, goods('grp', '(crate|bottle|box)'), text)
    expect(decision.notes.some((note) => note.includes('says so: “'))).toBe(false)
  })

  it('tells the one value that is left to the one code that is left, of a list that tells all others', () => {
    const said = 'Grp: L = lawn (grass), T = tree, X = what the council planted.'
    const all = decided('grp', ['L', 'T', 'X'], goods('grp', '(grass|tree|bench)'), said)
    expect(mapped(all, 'grp')).toEqual({ L: 'grass', T: 'tree', X: 'bench' })
    const some = decided('grp', ['L', 'T', 'X'], goods('grp', '(grass|tree|bench|lamp)'), said)
    expect(mapped(some, 'grp')).toEqual({ L: 'grass', T: 'tree' })
  })
})

describe('a list of what is allowed', () => {
  const parcels = (description: string, rule: string): Template =>
    templateOf('goods', [
      { name: 'item_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'stage', description, required: true, rule },
    ])

  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]|e?s$/g, '')

  it.each<[string, string, string[]]>([
    ['fresh, on_hold, shipped or returned', '^(fresh|on_hold|shipped|returned)$', ['Fresh', 'Shipped', 'On Hold']],
    ['One of: fresh, on_hold, shipped or lost.', '^(fresh|on_hold|shipped|lost)$', ['FRESH', 'shipped', 'On-hold']],
    ['crates, tubes, boxes or bags', '^(crate|tube|box|bag)$', ['Crates', 'Boxes']],
    ['in transit, on hold, shipped or lost', '^(in transit|on hold|shipped|lost)$', ['Transit', 'Hold']],
  ])('says of none of them that it means another one: %s', (description, rule, raws) => {
    const decision = decided('stage', raws, parcels(description, rule), '')
    expect(decision.notes.filter((note) => note.includes('says so: “'))).toEqual([])
    const other = Object.entries(mapped(decision, 'stage')).filter(([raw, value]) => !plain(value).includes(plain(raw)))
    expect(other).toEqual([])
  })

  it('still says what a word means that is not in it', () => {
    const template = parcels(
      'new, on_hold or shipped; parked means on_hold, gone is shipped',
      '^(new|on_hold|shipped)$',
    )
    const decision = decided('stage', ['New', 'Parked', 'Gone'], template, '')
    expect(mapped(decision, 'stage')).toMatchObject({ New: 'new', Parked: 'on_hold', Gone: 'shipped' })
  })
})

describe('words for nothing', () => {
  it.each<[string, string[]]>([
    ['void, n/p and declined mean there is nothing.', ['void', 'n/p', 'declined']],
    ['„N.N.“ bei der Leitung heißt: noch niemand.', ['N.N.']],
    ['« néant » et « en tri » veulent dire qu’il n’y a rien.', ['néant', 'en tri']],
    ['"nvt" en "weg" betekenen leeg.', ['nvt', 'weg']],
    ['"x/x", "void" - all mean empty (ask the shop).', ['x/x', 'void']],
    ['"on loan", "n/p" or a dash means not known.', ['on loan']],
    ['N.L. or a star means not known.', ['N.L.']],
  ])('are told in any sentence: %s', (text, words) => {
    const rows = ['Ann Lee', 'Bo Fox', 'Cy Day', ...words].map((cell, at) => `A${100 + at}|Thing ${at}|${cell}`)
    const table = tableOf('goods', `Item no|Title|Leitung\n${rows.join('\n')}`)
    const decision = decideOn([table], [goods('leitung')], { instructions: text })
    expect(columnOf(decision, 'leitung').transforms).toContainEqual({
      kind: 'null_token',
      tokens: expect.arrayContaining(words) as unknown,
    })
  })
})

describe('a text that explains codes', () => {
  const column = (text: string, name: string, rule?: string): string[] => {
    const rows = ['K1', 'K2', 'K9', 'K1', 'K2', 'K9'].map((code, at) => `A${100 + at}|Thing ${at}|${code}`)
    const table = tableOf('goods', `Item no|Title|zx\n${rows.join('\n')}`)
    const decision = decideOn([table], [goods(name, rule)], { instructions: text, autonomy: 'decide' })
    return columnOf(decision, name).inputs.map((input) => input.column)
  }

  it('tells which column they are of, whatever it is called', () => {
    expect(column('K1 are lamps; K2 means bench, K9 tree.', 'kind', '(lamp|bench|tree)')).toEqual(['zx'])
    expect(column('Codes of the state: K1 new; K2 used; K9 broken.', 'state')).toEqual(['zx'])
  })

  it('tells nothing of a column that it does not name, where any words would do', () => {
    expect(column('Codes: K1 new; K2 used; K9 broken.', 'colour')).toEqual([])
  })
})

describe('a letter that prose explains in capitals', () => {
  const cells = ['B', 'R', 'b', 'B', 'R', 'T']
  const text = 'Units: B = box, R = reel, T = tin.'

  it('is the same in small letters', () => {
    const decision = decided('Unit', cells, goods('unit', '(box|reel|tin)'), text)
    expect(mapped(decision, 'unit')).toMatchObject({ B: 'box', b: 'box', R: 'reel' })
    expect(asked(decision)).toEqual([])
  })

  it('is not where the small one is explained itself', () => {
    const decision = decided(
      'Unit',
      cells,
      goods('unit', '(box|reel|tin|bag)'),
      'Units: B = box, R = reel, T = tin, b = bag.',
    )
    expect(mapped(decision, 'unit')).toMatchObject({ B: 'box', b: 'bag' })
  })
})

describe('what a description says that each allowed value is for', () => {
  const kept = (description: string): Template =>
    templateOf('goods', [
      { name: 'item_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'active', rule: 'true|false', description },
    ])
  const text = 'Status K means the thing is still lent out by the club; W and WEG mean it was scrapped.'
  const read = (description: string): Record<string, string> =>
    mapped(decided('Status', ['K', 'W', 'WEG'], kept(description), text), 'active')

  it('is what a sentence says of a code in its words', () => {
    expect(read('true if the thing is still lent out, false if it was scrapped.')).toEqual({
      K: 'true',
      W: 'false',
      WEG: 'false',
    })
  })

  it('is not where the description says it of one value alone, or says what is not', () => {
    expect(read('true if the thing is still lent out.')).toEqual({})
    expect(read('true if the thing is not lent out, false if it was not scrapped.')).toEqual({})
  })

  it.each([
    'FRU for the Republic of apples, VEG for the realm of leaves',
    'FRU for the Republic of apples and VEG for the realm of leaves, and of other apples',
    'FRU = the Republic of apples; VEG = the realm of leaves',
  ])('is said of the words behind it, not of those before it: %s', (description) => {
    const said = templateOf('goods', [
      { name: 'item_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'sort', rule: '^(FRU|VEG)$', description },
    ])
    const decision = decided('Sort', ['apples', 'leaves', 'FRU'], said, '')
    expect(mapped(decision, 'sort').apples).not.toBe('VEG')
  })

  it('leaves a country its own code beside that of another', () => {
    const homes = templateOf('goods', [
      { name: 'item_no', required: true, unique: true },
      { name: 'title', required: true },
      {
        name: 'country',
        rule: '^(IE|GB)$',
        description: 'IE for the Republic of Ireland, GB for the United Kingdom including Northern Ireland',
      },
    ])
    const decision = decided('Country', ['Ireland', 'N. Ireland', 'UK', 'IRL'], homes, '')
    expect(mapped(decision, 'country')).toEqual({ Ireland: 'IE', 'N. Ireland': 'GB', UK: 'GB', IRL: 'IE' })
  })
})

describe('a code with what the column is called before it', () => {
  const grades = ['A', 'grade 1', 'Stufe 2', 'grade 3', 'B']
  const template = {
    ...goods('grade', '[ABC]'),
    columns: goods('grade', '[ABC]').columns.map((column) => ({
      ...column,
      ...(column.name === 'grade' && { description: 'A, B or C. Of the old ones 1 and 2 are A, 3 is C' }),
    })),
  }

  it('is the code that a text speaks of', () => {
    expect(mapped(decided('Grade', grades, template, ''), 'grade')).toEqual({ 'grade 1': 'A', 'grade 3': 'C' })
    expect(asked(decided('Grade', grades, template, ''))).toHaveLength(1)
  })

  it('is none where another word stands there', () => {
    expect(mapped(decided('Grade', ['shelf 1', 'shelf 3', 'A'], template, ''), 'grade')).toEqual({})
  })
})
