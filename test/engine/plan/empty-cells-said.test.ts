import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('what empty cells mean', () => {
  const stays = templateOf('stays', [
    { name: 'guest', required: true },
    { name: 'currency', description: 'ISO 4217; fehlt die Angabe, dann CHF', rule: '^[A-Z]{3}$' },
    { name: 'breakfast', rule: '^(yes|no)$' },
    { name: 'nights', description: 'Whole number; 1 if unknown' },
    { name: 'note', description: 'Empty if there is none' },
  ])
  const list = tableOf('list', 'Guest|Currency|Breakfast|Nights|Note\nAnn|EUR|yes|2|\nBo|||3|late\nCy|USD|yes||')
  const presets = (instructions: string | null): unknown =>
    Object.fromEntries(
      decideOn([list], [stays], { instructions }).plan.sheets[0]!.sources[0]!.columns.flatMap(
        ({ column, transforms }) =>
          transforms.flatMap((step) => (step.kind === 'default' ? [[column, step.value]] : [])),
      ),
    )
  const described = { currency: 'CHF', nights: '1' }

  it.each([
    'Where a stay has no currency, use EUR.',
    'Wenn ein Gast keine Währung hat, dann EUR.',
    'Si un séjour n’a pas de devise, mettre EUR.',
    'Si una estancia no tiene divisa, usar EUR.',
    'Dove un soggiorno non ha valuta, usare EUR.',
    'Als een verblijf geen valuta heeft, gebruik EUR.',
    'Use EUR where a stay has no currency.',
    'Nimm EUR, wenn ein Gast keine Währung hat.',
    'Wenn ein Gast keine Währung hat, EUR verwenden.',
    'If there is no currency, use EUR.',
    'S’il n’y a pas de devise, mettez EUR.',
  ])('is told by what something has none of: “%s”', (sentence) => {
    expect(presets(sentence)).toMatchObject({ currency: 'EUR' })
  })

  it.each([
    'Where a stay has no note, it is discontinued.',
    'Wenn ein Gast keine Währung hat, ist er EUR.',
    'Where a stay has no currency, the guest is EUR.',
  ])('is not told by what is said of their rows otherwise: “%s”', (sentence) => {
    expect(presets(sentence)).toEqual(described)
  })

  it.each([
    ['One of: usable, lent, missing, scrapped', []],
    ['usable, lent, missing or scrapped', []],
    ['One of: usable, lent, missing, scrapped; missing means scrapped', ['scrapped']],
  ])(
    'is not told by a list of the values that are allowed, one of which is a word for nothing: “%s”',
    (description, value) => {
      const tools = templateOf('tools', [
        { name: 'tool', required: true, unique: true },
        { name: 'state', description, rule: '^(usable|lent|missing|scrapped)$' },
      ])
      const { transforms } = columnOf(
        decideOn([tableOf('tools', 'Tool|State\nT1|usable\nT2|lent\nT3|\nT4|missing')], [tools]),
        'state',
      )
      expect(transforms.flatMap((step) => (step.kind === 'default' ? [step.value] : []))).toEqual(value)
    },
  )

  it.each([
    ['Outstanding amount from the list of open items; 0.00 for a stay that is not in that list', '0.00'],
    ['Offener Betrag; 0.00 für Aufenthalte, die nicht auf der Liste stehen', '0.00'],
    ['Outstanding amount; 0.00 to 500.00 as on the list', null],
  ])('is what rows have that a list lacks, as “%s” says', (description, value) => {
    const bills = templateOf('bills', [
      { name: 'bill', required: true, unique: true },
      { name: 'guest', required: true },
      { name: 'open_amount', required: true, rule: '\\d+\\.\\d{2}', description },
    ])
    const billed = tableOf('bills', 'Bill|Guest\nB1|Ann\nB2|Bo\nB3|Cy\nB4|Di\nB5|Ed\nB6|Flo')
    const open = tableOf('open items', 'Bill|Outstanding\nB2|17.50\nB4|3.00\nB5|88.10')
    const { inputs, transforms } = columnOf(decideOn([billed, open], [bills]), 'open_amount')
    expect(inputs).toMatchObject([{ table: 'open items' }])
    expect(applyChain(transforms, ['']).value).toBe(value)
  })

  it('is told by the descriptions of columns', () => {
    expect(presets(null)).toEqual(described)
  })

  it.each([
    ['yes, or no when the mooring is dormant', ['no', 'yes']],
    ['ja, oder nein, wenn der Platz ruht', ['nein', 'ja']],
    ['sí, salvo bajas', ['no', 'sí']],
  ])('is what “%s” makes an exception from, so that ticks are the exception', (description, [ticked, rest]) => {
    const berths = templateOf('berths', [
      { name: 'berth', required: true },
      { name: 'in_service', required: true, description, rule: `^(${rest}|${ticked})$` },
    ])
    const answers = [{ key: 'column:berths.in_service@file_list/list', value: 'Laid up' }]
    const rows = tableOf('list', 'Berth|Laid up\nA|\nB|x\nC|\nD|\nE|x\nF|')
    const { transforms } = columnOf(decideOn([rows], [berths], { answers }), 'in_service')
    expect([applyChain(transforms, ['x']).value, applyChain(transforms, ['']).value]).toEqual([ticked, rest])
  })

  it.each([
    ['yes or no; no where we do not know', 'yes|no', 'no'],
    ['Newsletter: yes or no, no if nobody asked.', 'yes|no', 'no'],
    ['ja oder nein; nein, wenn wir es nicht wissen', 'ja|nein', 'nein'],
    ['oui ou non; non si on ne sait pas', 'oui|non', 'non'],
    ['sí o no; no si no lo sabemos', 'sí|no', 'no'],
    ['ja of nee; nee als we het niet weten', 'ja|nee', 'nee'],
    ['yes or no; no if we do not know better', 'yes|no', null],
  ])('is what “%s” says of what nobody knows', (description, values, preset) => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true },
      { name: 'newsletter', required: true, description, rule: `^(${values})$` },
    ])
    const written = (text: string): unknown => {
      const { inputs, constant, transforms } = Object(
        columnOf(decideOn([tableOf('list', text)], [guests]), 'newsletter'),
      )
      return inputs.length === 0 ? (constant ?? applyChain(transforms, ['']).value) : applyChain(transforms, ['']).value
    }
    const [yes, no] = values.split('|')
    expect(written(`Guest|Newsletter\nAnn|${yes}\nBo|\nCy|${no}`)).toBe(preset)
  })

  it.each([
    ['day, week, or none where no pass is given (walkers had none)', 'none'],
    ['day, week oder none, wenn kein Pass angegeben ist', 'none'],
    ['day, week or none', null],
  ])('is one of what is allowed, though it is a word for nothing: “%s”', (description, preset) => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true, unique: true },
      { name: 'pass', required: true, description, rule: '^(day|week|none)$' },
    ])
    const tables = ['Guest|Pass\nAnn|Day\nBo|\nCy|Week\nDi|Day', 'Guest|Town\nEd|Ulm\nFlo|Kiel']
    const decision = decideOn(
      tables.map((text, at) => tableOf(`list ${at}`, text)),
      [guests],
    )
    const written = [0, 1].map((at) => applyChain(columnOf(decision, 'pass', 0, at).transforms, ['']).value)
    expect(written).toEqual([preset, preset])
  })

  it.each([
    ['yes or no; no where we do not know', true, 'no'],
    ['yes or no; an empty cell means no', true, null],
    ['yes or no; no where we do not know', false, null],
  ])(
    'is what rows without such a column get, where “%s” stands there and it is required (%s)',
    (description, required, preset) => {
      const guests = templateOf('guests', [
        { name: 'guest', required: true, unique: true },
        { name: 'stayed_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
        { name: 'newsletter', required, description, rule: '^(yes|no)$' },
      ])
      const visits = tableOf('list', 'Guest|Stayed on\nAnn|2024-02-03\nBo|2024-05-16\nCy|2024-07-28')
      const decision = decideOn([visits], [guests])
      const { constant, transforms } = Object(columnOf(decision, 'newsletter'))
      expect(constant ?? applyChain(transforms ?? [], ['']).value).toBe(preset)
      expect(decision.questions.length).toBe(required && preset === null ? 1 : 0)
    },
  )

  it.each([
    ['yes if they asked for it, else no', false, 'no'],
    ['yes if they asked for it, else no; empty if not known', false, null],
    ['yes if they asked for it, else no. Blank where nobody knows.', false, null],
    ['yes if they asked for it, else no; empty if not known', true, 'no'],
    ['yes if they asked for it, sonst no; leer, wenn unbekannt', false, null],
  ])(
    'is nothing where the description leaves the cell empty for what nobody knows: “%s”',
    (description, required, is) => {
      const guests = templateOf('guests', [
        { name: 'guest', required: true },
        { name: 'newsletter', required, description, rule: '^(yes|no)$' },
      ])
      const rows = tableOf('list', 'Guest|Newsletter\nAnn|yes\nBo|\nCy|no\nDi|\nEd|')
      expect(applyChain(columnOf(decideOn([rows], [guests]), 'newsletter').transforms, ['']).value).toBe(is)
    },
  )

  it('is not told of an optional column by an exception: it may be unknown', () => {
    const guests = templateOf('guests', [
      { name: 'guest', required: true },
      { name: 'member', rule: '^(yes|no)$', description: 'no, or yes when they joined the club' },
    ])
    const { transforms } = columnOf(
      decideOn([tableOf('list', 'Guest|Member\nAnn|yes\nBo|\nCy|no')], [guests]),
      'member',
    )
    expect(transforms).toEqual([])
  })

  it.each([
    ['An empty breakfast box means no.', { breakfast: 'no' }],
    ['Leere Felder bei Breakfast heißen nein.', { breakfast: 'no' }],
    ['if no currency is given, it’s EUR', { currency: 'EUR' }],
    ['Wo sie keine Currency dazugeschrieben hat, sind es EUR.', { currency: 'EUR' }],
    ['Currency: where empty, put GBP.', { currency: 'GBP' }],
    ['In breakfast y means yes, an empty cell no.', { breakfast: 'no' }],
    ['An x under breakfast marks those who had some; an empty cell means no.', { breakfast: 'no' }],
    ['Ein x bei Breakfast heißt, dass es gebucht ist; ein leeres Feld bedeutet nein.', { breakfast: 'no' }],
    ['Im Feld Breakfast der Liste bedeutet x ja, ein leeres Feld nein.', { breakfast: 'no' }],
    ['A stay without a y is not breakfast.', { breakfast: 'no' }],
    ['A stay has breakfast only if the list says so.', { breakfast: 'no' }],
    ['Nur wenn die Liste es sagt, gibt es Breakfast.', { breakfast: 'no' }],
    ['La colonna Breakfast è vuota quando non ci sono colazioni.', { breakfast: 'no' }],
    ['Breakfast ist leer, wenn keines gebucht ist.', { breakfast: 'no' }],
    ['Breakfast stays blank where there is none.', { breakfast: 'no' }],
    ['Currency in the old list: empty = SEK, P = GBP, E = EUR', { currency: 'SEK' }],
  ])('is told by “%s”', (text, expected) => {
    expect(presets(text)).toEqual({ ...described, ...expected })
  })

  it.each([
    'Nights are empty when there are none.',
    'A stay without a guest is not charged.',
    'A note is written only if something went wrong.',
    'Breakfast is served without eggs.',
    'A note is written only if breakfast was late.',
    'The guest is blank when breakfast is not known.',
  ])('is no “no” where it is not of a column of yes and no: %s', (text) => {
    expect(presets(text)).toEqual(described)
  })

  it('is a no only where something fills the column', () => {
    const bare = tableOf('bare', 'Guest|Currency|Nights|Note\nAnn|EUR|2|\nBo||3|late\nCy|USD||')
    const { plan } = decideOn([bare], [stays], { instructions: 'A stay has breakfast only if the list says so.' })
    const column = plan.sheets[0]!.sources[0]!.columns.find((one) => one.column === 'breakfast')!
    expect([column.inputs, column.transforms]).toEqual([[], []])
  })
})
