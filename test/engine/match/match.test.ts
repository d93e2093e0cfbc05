// Over 300 lines: what makes two columns alike, part by part, up to the assignment.
import { describe, expect, it } from 'vitest'
import { assign } from '../../../server/src/engine/match/assign.ts'
import {
  conceptWeights,
  inflectedToo,
  nameFeatures,
  nameScore,
} from '../../../server/src/engine/match/names/name-score.ts'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'
import { editDistance, jaroWinkler } from '../../../server/src/engine/match/similarity.ts'
import { CONCEPT_OF, LINES } from '../../../server/src/engine/match/vocabulary.ts'
import { COMPOUND_LINES } from '../../../server/src/engine/match/vocabulary/compounds.ts'
import { KINSHIP, pairsOf } from '../../../server/src/engine/match/vocabulary/kinship.ts'
import { PHRASE_LINES } from '../../../server/src/engine/match/vocabulary/phrases.ts'
import { conceptsOf, wordsOf } from '../../../server/src/engine/match/names/words.ts'
import { containment, containmentIn, sketchOf, type Sketch } from '../../../server/src/engine/profile/sketch.ts'

it('a word stands in one line of the vocabulary only', () => {
  const words = LINES.flatMap((line) => [...new Set(line.split(' '))])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

it('an expression stands in one line of its list only', () => {
  for (const lines of [COMPOUND_LINES, PHRASE_LINES]) {
    const expressions = lines
      .trim()
      .split('\n')
      .flatMap((line) => line.split(': ')[1]!.split(', '))
    expect(expressions.filter((expression, at) => expressions.indexOf(expression) !== at)).toEqual([])
  }
})

it('two concepts are akin in one line only, by the word that stands for the concept', () => {
  const akin = pairsOf(KINSHIP)
  const pairs = akin.map(({ one, other }) => [one, other].toSorted().join(' '))
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([])
  const words = akin.flatMap(({ one, other }) => [one, other])
  expect(words.filter((word) => CONCEPT_OF.has(word) && CONCEPT_OF.get(word) !== word)).toEqual([])
  expect(akin.filter(({ likeness }) => !(likeness > 0 && likeness <= 1))).toEqual([])
})

describe('words of a header', () => {
  it.each([
    ['custNo2_date', ['cust', 'no', '2', 'date']],
    ['HTTPServerURL', ['http', 'server', 'url']],
    ['Größe (cm)', ['grosse', 'cm']],
    ['Order #', ['order', 'no']],
    ['KSt', ['kst']],
  ])('%s', (header, words) => {
    expect(wordsOf(header)).toEqual(words)
  })

  it.each([
    ['Kundennr.', ['customer', 'number']],
    ['Kd-Nr', ['customer', 'number']],
    ['Kreditlimit', ['credit', 'limit']],
    ['Geburtsdatum', ['birth', 'date']],
    ['D. O. B.', ['birth', 'date']],
    ['P. O. #', ['order', 'number']],
    ['DOB', ['birth', 'date']],
    ['PLZ', ['postal', 'number']],
    ['e-mail', ['email']],
    ['custname', ['customer', 'name']],
    ['Numéro de téléphone', ['phone']],
    ['Geschl.', ['gender']],
    ['Fecha de nacimiento', ['date', 'birth']],
    ['constructor', ['constructor']],
    ['Mitgliedsnummer', ['member', 'number']],
    ['Voornaam', ['first', 'name']],
    ['Ingangsdatum', ['start', 'date']],
    ['Data di nascita', ['date', 'birth']],
    ['Ragione sociale', ['company', 'name']],
    ['Matrículas', ['plate']],
    ['C.P.', ['postal', 'number']],
    ['D.O.B.', ['birth', 'date']],
    ['M/F', ['gender']],
    ['paid_on', ['payment', 'date']],
    ['eingezahlt am', ['payment', 'date']],
    ['Mano de obra', ['labour']],
    ['diameter', ['diameter']],
    ['No. of former owners', ['count', 'previous', 'owner']],
    ['2nd language', ['secondary', 'language']],
    ['Web site', ['website']],
    ['Site', ['site']],
    ['GEBDAT', ['birth', 'date']],
    ['Lotfnr', ['lotf', 'number']],
    ['valid_to', ['valid', 'end']],
    ["Rec'd", ['received']],
    ['Tfno', ['phone']],
    ['In service since', ['commissioned', 'date']],
    ['Observaciones', ['note']],
    ['m²', ['area']],
    ['S/N', ['serial', 'number']],
    ['A/C', ['account']],
    ['A/C No.', ['account', 'number']],
    ['Inv. no', ['invoice', 'number']],
    ['Inventory no', ['asset', 'number']],
    ['Seq', ['line']],
    ['Q.tà', ['quantity']],
    ['Rolls up to', ['parent']],
    ['Uit dienst', ['terminated', 'date']],
    ['Hotel rate', ['hotel', 'rate']],
    ['How many places?', ['count', 'capacity']],
    ['S/H', ['side']],
    ['UStID', ['tax', 'number']],
    ['eMail', ['email']],
    ['Termination date', ['terminated', 'date']],
    ['Dosage', ['dosage']],
    ['Mél.', ['email']],
    ['Mel tables', ['mel', 'tables']],
    ['Civility', ['salutation']],
  ])('%s is understood', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('names', () => {
  const weights = conceptWeights([], new Set())
  const score = (source: string, target: string, description = ''): number =>
    nameScore(nameFeatures(source), nameFeatures(target, description), weights)

  it('of a street with its number are those of a street that has no column for the number', () => {
    for (const header of ['Strasse / Nr.', 'Straße und Hausnr.', 'Street / No.']) {
      expect(score(header, 'street')).toBeGreaterThan(0.85)
      expect(score(header, 'district')).toBeLessThan(0.5)
    }
  })

  it('that mean the same score higher than those that only look alike', () => {
    expect(score('Kd-Nr', 'customer_id')).toBeGreaterThan(0.9)
    expect(score('customer_name', 'customer_id')).toBeLessThan(0.6)
    expect(score('birth_place', 'birth_date')).toBeLessThan(0.7)
    expect(score('E-Mail', 'email')).toBe(1)
    expect(score('Colour', 'since')).toBeLessThan(0.3)
  })

  it('of which one has the initials of the other are alike, though less than those written out', () => {
    expect(score('VRD', 'vehicle_return_date')).toBeGreaterThan(0.6)
    expect(score('vehicle_return_date', 'VRD')).toBeGreaterThan(0.6)
    expect(score('VRD', 'vehicle_return_date')).toBeLessThan(score('vehicle return date', 'vehicle_return_date'))
    expect(score('VRD', 'vehicle_sale_date')).toBeLessThan(0.3)
  })

  it.each([
    ['Middle Initial', 'mddlintl'],
    ['FirstName', 'cust_frstnm'],
    ['Marital Status', 'mrtlst'],
  ])('%s is %s, of which a program kept the consonants', (whole, short) => {
    expect(score(whole, short)).toBeGreaterThanOrEqual(0.8)
    expect(score(short, whole)).toBeGreaterThanOrEqual(0.8)
    expect(score(`Last ${whole}`, short)).toBeLessThan(0.5)
  })

  it('are no shortening of a word whose end they lack', () => {
    expect(score('cnvyr', 'conveyor')).toBeGreaterThan(0.6)
    expect(score('cnv', 'conveyor')).toBeLessThan(0.4)
  })

  it('of which one is short for a word of any language that means the other are alike, the more the fewer it may be', () => {
    expect(score('omsch', 'description')).toBeGreaterThan(0.6)
    expect(score('krdt', 'credit')).toBeGreaterThan(0.6)
    expect(score('qzx', 'credit')).toBe(0)
  })

  it('that only tell a kind are hardly meant by a description with that word', () => {
    expect(score('Name', 'trainer', 'Full name of the person')).toBeLessThan(score('Name', 'trainer_name'))
    expect(score('Name', 'trainer', 'Full name of the person')).toBeLessThan(0.45)
  })

  it('that say only what the rows are are hardly meant by a description with that word', () => {
    const ofGuests = conceptWeights([], new Set(['guest']))
    const target = nameFeatures('lead_channel', 'How the guest heard of us')
    expect(nameScore(nameFeatures('Guest'), target, ofGuests)).toBeLessThan(0.45)
    expect(nameScore(nameFeatures('Guest'), target, weights)).toBeGreaterThan(0.55)
  })

  it('are found by the description of the template column, too', () => {
    expect(score('Fax', 'contact_2', 'Telefax number')).toBeGreaterThan(score('Fax', 'contact_2'))
  })

  it('tell which way something went, though the word for it tells nothing elsewhere', () => {
    expect(score('In', 'date_in')).toBeGreaterThan(0.6)
    expect(score('In', 'date_in')).toBeGreaterThan(score('In', 'date_out'))
    expect(score('Height', 'height_in')).toBeGreaterThan(0.9)
    expect(conceptsOf('Price in EUR')).not.toContain('in')
  })

  it('are called what a description begins with, however it goes on', () => {
    expect(score('Désignation', 'machine_name', 'Designation, as on the plate')).toBeGreaterThan(0.7)
    expect(score('Désignation', 'machine_name', 'As on the plate: its designation')).toBeLessThan(0.5)
  })

  it('of things are what a table of such things has under their kind', () => {
    const named = conceptWeights([], new Set(['equipment']))
    const inList = (source: string, target: string): number =>
      nameScore(nameFeatures(source), nameFeatures(target), named)
    expect(inList('Machine', 'equipment_name')).toBe(0.8)
    expect(inList('Supplier', 'equipment_name')).toBeLessThan(0.3)
    expect(inList('Machine', 'designation')).toBe(0.6)
    expect(inList('Designation', 'description')).toBeGreaterThan(inList('Machine', 'description'))
    expect(inList('Machine', 'condition')).toBeLessThan(0.3)
    expect(inList('Customer / Equipment', 'equipment_name')).toBe(0.8)
    expect(inList('Equipment customer', 'equipment_name')).toBeLessThan(0.8)
  })

  it('in the singular are of the things that a table lists, though nobody knows the word', () => {
    const [header, other] = [nameFeatures('Cabaña'), nameFeatures('Cabina')]
    const named = conceptWeights([], inflectedToo(new Set(conceptsOf('Cabañas')), [header, other]))
    expect(nameScore(header, nameFeatures('codigo'), named)).toBeGreaterThan(0.6)
    expect(nameScore(other, nameFeatures('codigo'), named)).toBeLessThan(0.3)
  })

  it('of a position are those of its title, and the nearer the more of it they say', () => {
    expect(score('Fonction', 'job_title')).toBeGreaterThan(0.9)
    expect(score('Job title', 'position')).toBeGreaterThan(0.9)
    expect(score('Position title', 'job_title')).toBeGreaterThan(score('Position', 'job_title'))
    expect(score('Title', 'job_title')).toBeLessThan(0.7)
    expect(score('Title', 'position')).toBeLessThan(0.3)
  })

  it('of one word that is two may be the letters of both', () => {
    expect(score('NL', 'newsletter')).toBeGreaterThan(0.6)
    expect(score('NL', 'last_name')).toBeLessThan(0.6)
    expect(score('NL', 'description_nl')).toBeGreaterThan(score('NL', 'description'))
  })

  it('measure misspellings', () => {
    expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.961, 3)
    expect(jaroWinkler('', 'a')).toBe(0)
    expect(editDistance('recieve', 'receive', 2)).toBe(1)
    expect(editDistance('abc', 'xyz', 2)).toBe(3)
  })
})

const numbers = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `v${from + at}`)
const sketch = (values: string[]): Sketch => ({ sketch: sketchOf(values), sketch_complete: values.length < 256 })

describe('values', () => {
  const statuses = ['active', 'inactive', 'paused', 'prospect']
  it.each([
    ['ACTIVE', 'active'],
    ['aktiv', 'active'],
    ['Inaktiv', 'inactive'],
    ['prospct', 'prospect'],
    ['inact', 'inactive'],
  ])('%s means %s', (raw, value) => {
    expect(closestValue(raw, statuses)[0]!.value).toBe(value)
  })

  it('of several words go before one of them', () => {
    const ends = ['closed', 'closed_by_owner', 'open']
    expect(closestValue('Closed - by owner', ends)[0]!.value).toBe('closed_by_owner')
    expect(closestValue('Closed by tenant', ends)[0]!.value).toBe('closed')
  })

  it.each([
    ['Prüfung', ['inspektion', 'pruefung']],
    ['Pruefung', ['Inspektion', 'Prüfung']],
    ['Überfällig', ['verspaetet', 'ueberfaellig']],
  ])('%s is the very word, written with or without its umlauts, before another that means the same', (raw, allowed) => {
    const candidates = closestValue(raw, allowed)
    expect([isClear(candidates), candidates[0]!.value]).toEqual([true, allowed[1]])
  })

  it('that could be several have several candidates of one confidence', () => {
    const [first, second] = closestValue('P', statuses)
    expect(first!.confidence).toBe(second!.confidence)
    expect(closestValue('qqq', statuses)).toEqual([])
  })

  it.each([
    ['DRV', 'Driver'],
    ['MGR', 'Depot manager'],
    ['CN', 'Cleaner'],
  ])('%s is short for %s', (code, value) => {
    const [best] = closestValue(code, ['Driver', 'Trainee driver', 'Cleaner', 'Depot manager'])
    expect(best).toMatchObject({ value })
    expect(best!.confidence).toBeLessThan(0.84)
  })

  it('are the same without the words that join others, and in a plural', () => {
    const goods = ['Bed and Bath', 'gift_box', 'towel']
    expect(closestValue('Bed & Bath', goods)[0]).toMatchObject({ value: 'Bed and Bath' })
    expect(isClear(closestValue('Bed & Bath', goods))).toBe(true)
    expect(isClear(closestValue('Gift boxes', goods))).toBe(true)
  })

  it('are no plural of a word that is known to mean something else', () => {
    for (const title of ['Mrs', 'Miss']) {
      expect(closestValue(title, ['Mr', 'Ms'])).toMatchObject([{ value: 'Ms' }])
      expect(isClear(closestValue(title, ['Mr', 'Ms']))).toBe(true)
    }
    expect(closestValue('cards', ['card'])[0]).toMatchObject({ value: 'card' })
  })

  it.each([
    ['OR', 'order_received'],
    ['O.D.', 'order_dispatched'],
    ['P&C', 'pick_and_collect'],
    ['PTR', 'part_return'],
    ['Ord Recd', 'order_received'],
  ])('%s is surely short for the words of %s', (code, value) => {
    const found = closestValue(code, ['order_received', 'order_dispatched', 'pick_and_collect', 'part_return'])
    expect(found[0]).toMatchObject({ value })
    expect(isClear(found)).toBe(true)
  })

  it('letters in another order, or of fewer words, are no initials', () => {
    for (const code of ['RO', 'O', 'ORX', 'NO'])
      expect(isClear(closestValue(code, ['order_received', 'new_order', 'order_sent']))).toBe(false)
  })

  it('states are known by their names, in lists of states alone', () => {
    const states = ['ON', 'QC', 'BC', 'AB']
    expect(closestValue('Nordrhein', states)).toEqual([])
    expect(closestValue('Ont.', states)[0]).toMatchObject({ value: 'ON', confidence: 0.95 })
    expect(closestValue('Miss', ['MR', 'MS', 'DR'])[0]?.confidence ?? 0).toBeLessThan(0.95)
  })

  it('a text that denies a value is not that, and may be one that begins like its word for none', () => {
    expect(closestValue('VAT exempt', ['VAT', 'EXE'])[0]).toMatchObject({ value: 'EXE' })
    expect(closestValue('Sugar free', ['sugar', 'salt'])).toEqual([])
    expect(closestValue('Free sample', ['free', 'paid'])[0]).toMatchObject({ value: 'free' })
  })

  it('a Ms stands for a Mrs where there is none, and never the other way', () => {
    expect(isClear(closestValue('Frau', ['mr', 'ms']))).toBe(true)
    expect(closestValue('Frau', ['mr', 'mrs', 'ms'])[0]).toMatchObject({ value: 'mrs' })
    expect(isClear(closestValue('Frau', ['mr', 'mrs', 'ms']))).toBe(true)
    expect(isClear(closestValue('Ms', ['mr', 'mrs']))).toBe(false)
  })

  it('a pass and a fail are a yes and a no', () => {
    expect(closestValue('Fail', ['true', 'false'])[0]).toMatchObject({ value: 'false' })
    expect(closestValue('Y', ['passed', 'failed'])[0]).toMatchObject({ value: 'passed' })
  })

  it('overlap is estimated from sketches', () => {
    expect(containment(sketch(numbers(0, 5000)), sketch(numbers(0, 10_000)))).toBe(1)
    expect(containment(sketch(numbers(0, 10_000)), sketch(numbers(5000, 15_000)))).toBeCloseTo(0.5, 0)
    expect(containment(sketch(numbers(0, 10)), sketch(numbers(100, 200)))).toBe(0)
    expect(containment(sketch([]), sketch(numbers(0, 10)))).toBeNull()
  })

  it('overlap is the same with many at once', () => {
    const ranges: [number, number][] = [
      [0, 0],
      [0, 2],
      [0, 10],
      [5, 300],
      [100, 200],
      [0, 5000],
      [2500, 10_000],
      [0, 20_000],
    ]
    const all = ranges.map(([from, to]) => sketch(numbers(from, to)))
    const among = containmentIn([...all, null])
    for (const child of all) expect(among(child)).toEqual([...all.map((parent) => containment(child, parent)), null])
  })
})

describe('the assignment', () => {
  it('takes the best total, not the best pair first', () => {
    const edges = [
      { row: 0, column: 0, worth: 10 },
      { row: 0, column: 1, worth: 9 },
      { row: 1, column: 0, worth: 9 },
      { row: 1, column: 1, worth: 1 },
    ]
    const pairs = assign(edges).map(({ row, column }) => [row, column])
    expect(pairs.toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it('is as good as trying everything', () => {
    let state = 7
    const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    for (let round = 0; round < 60; round++) {
      const [height, width] = [1 + (round % 5), 1 + ((round * 3) % 6)]
      const edges = Array.from({ length: height * width }, (_, at) => {
        return { row: Math.floor(at / width), column: at % width, worth: random() - 0.3 }
      }).filter(() => random() < 0.8)
      const total = assign(edges).reduce((sum, { worth }) => sum + worth, 0)
      expect(total).toBeCloseTo(bestTotal(edges, 0, height, new Set()), 9)
    }
  })

  it('uses no row or column twice in 180 × 736', () => {
    const edges = Array.from({ length: 180 * 736 }, (_, at) => ({
      row: at % 736,
      column: at % 180,
      worth: 1 + ((at * 7919) % 101),
    }))
    const pairs = assign(edges)
    expect(new Set(pairs.map(({ row }) => row)).size).toBe(pairs.length)
    expect(new Set(pairs.map(({ column }) => column)).size).toBe(pairs.length)
    expect(pairs).toHaveLength(180)
  })
})

interface Weighted {
  row: number
  column: number
  worth: number
}

function bestTotal(edges: Weighted[], row: number, height: number, taken: Set<number>): number {
  if (row === height) return 0
  const free = edges.filter((edge) => edge.row === row && edge.worth > 0 && !taken.has(edge.column))
  const totals = free.map(({ column, worth }) => worth + bestTotal(edges, row + 1, height, new Set([...taken, column])))
  return Math.max(bestTotal(edges, row + 1, height, taken), ...totals)
}

describe('names of several words in the plural', () => {
  it.each([
    ['Formas de pago', 'Forma de pago'],
    ['Modes de paiement', 'Mode de paiement'],
    ['Dates of birth', 'Date of birth'],
  ])('mean what they do in the singular: “%s”', (several, one) => {
    expect(conceptsOf(several)).toEqual(conceptsOf(one))
  })
})
