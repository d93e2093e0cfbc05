import { describe, expect, it } from 'vitest'
import { withCallNames } from '../../../server/src/engine/knowledge/called-files.ts'
import { tablesIn } from '../../../server/src/engine/knowledge/grounded/tables.ts'
import { tableOf, templateOf } from './table-of.ts'

const sales = templateOf('sales', [{ name: 'sale_no', required: true, unique: true }])
const profiles = ['till_2024', 'pedalo_export'].map((name) => tableOf(name, 'Sale No|Sum\n1|2\n2|3'))

function tablesCalled(said: string, text: string): string[] {
  const named = withCallNames(
    profiles,
    [{ text: said, by: 'instruction', slug: null, origin: 'an instruction' }],
    [sales],
  )
  return tablesIn(text, named).map(({ table }) => table.name)
}

describe('a file is called as people call it', () => {
  it.each([
    ['We also sell through the Lakeside webshop (the pedalo export).', 'the webshop list'],
    ['Verkauft wird auch im Webshop (pedalo_export.csv).', 'die Zeilen aus dem Webshop'],
  ])('who say so once: %s', (said, text) => {
    expect(tablesCalled(said, text)).toEqual(['pedalo_export'])
  })

  it.each([
    ['We also sell through the webshop (see pedalo_export.csv, it is large).', 'the webshop list'],
    ['The sales (pedalo_export.csv) came first.', 'all sales'],
    ['The kiosk (pedalo_export.csv) closed. The kiosk (till_2024.csv) is new.', 'the kiosk'],
  ])('but not where it is another thing, or two files: %s', (said, text) => {
    expect(tablesCalled(said, text)).toEqual([])
  })

  it('nor where several are alike in a word that another has, too; all that begin so are', () => {
    const optic = ['OPTIX_GP', 'OPTIX_PEOPLE', 'Brook list'].map((name) => tableOf(name, 'No|Name\n1|2\n2|3'))
    const calledIn = (said: string): (readonly string[] | undefined)[] =>
      withCallNames(optic, [{ text: said, by: 'instruction', slug: null, origin: 'an instruction' }], [sales]).map(
        ({ called }) => called,
      )
    expect(calledIn('Hexworth (Optix, the CSV files) and Brook are one now.')).toEqual([
      ['Hexworth'],
      ['Hexworth'],
      undefined,
    ])
    expect(calledIn('Hexworth (OPTIX_GP.csv) and Brook are one now.')).toEqual([['Hexworth'], undefined, undefined])
  })

  it.each([
    ['Weaving comes from Loomy and pottery from Kiln 3.', 'weaving', ['loomy_orders', 'LOOMY_CLIENTS', 'Loomy stock']],
    ['Das Weben kommt aus Loomy.', 'die Kunden vom Weben', ['loomy_orders', 'LOOMY_CLIENTS', 'Loomy stock']],
    ['The clay comes from Wales.', 'clay', []],
    ['The sales come from Loomy.', 'all sales', []],
  ])('as what comes from a system, which its files begin with: %s', (said, text, names) => {
    const files = ['loomy_orders', 'LOOMY_CLIENTS', 'Loomy stock', 'Kiln list'].map((name) =>
      tableOf(name, 'No|Name\n1|2'),
    )
    const named = withCallNames(
      files,
      [{ text: said, by: 'instruction', slug: null, origin: 'an instruction' }],
      [sales],
    )
    expect(tablesIn(text, named).map(({ table }) => table.name)).toEqual(names)
  })
})

it.each([
  ['Everything else comes from the pottery system (KILNMAST and GLAZES).', 'what the pottery exports'],
  ['Alles andere stammt aus dem Töpferprogramm (KILNMAST und GLAZES).', 'Im Töpferprogramm'],
])('files that are each named are called so together: %s', (said, text) => {
  const files = ['KILNMAST', 'GLAZES', 'Shop list'].map((name) => tableOf(name, 'No|Name\n1|2'))
  const named = withCallNames(files, [{ text: said, by: 'instruction', slug: null, origin: 'an instruction' }], [sales])
  expect(tablesIn(text, named).map(({ table }) => table.name)).toEqual(['KILNMAST', 'GLAZES'])
})

describe('a file is called by a word that another language writes with other letters doubled', () => {
  const files = ['memoriaal 2023', 'paaren'].map((name) => tableOf(name, 'No|Sum\n1|2\n2|3'))
  it.each([
    ['The memorial was kept by hand', ['memoriaal 2023']],
    ['The paren, a short word', []],
  ])('%s', (text, names) => {
    expect(tablesIn(text, files).map(({ table }) => table.name)).toEqual(names)
  })
})

describe('a file is called by what a text says that a column of it is from', () => {
  it.each([
    ['A Punt/boat code in Wherry is the dock and a number.', 'the Wherry file', ['moorings']],
    ['Ein Punt/boat code aus Wherry ist der Steg und eine Nummer.', 'die Datei aus Wherry', ['moorings']],
    ['A Sale No in Wherry is never used twice.', 'the Wherry file', []],
    ['A Punt/boat code in summer is the dock and a number.', 'the summer file', []],
  ])('%s', (said, text, names) => {
    const files = [tableOf('moorings', 'Punt/boat code|Sale No\nA-1|2'), tableOf('till', 'Sale No|Sum\n1|2')]
    const named = withCallNames(
      files,
      [{ text: said, by: 'instruction', slug: null, origin: 'an instruction' }],
      [sales],
    )
    expect(tablesIn(text, named).map(({ table }) => table.name)).toEqual(names)
  })
})
