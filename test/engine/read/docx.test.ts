import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cell, paragraph, row, table, textTable, writeDocx } from './support/docx.ts'
import { readPath, testFolder } from './support/reading.ts'

const read = async (body: string, parts: Record<string, string | Buffer | null> = {}) => {
  const path = await writeDocx(join(await testFolder(), 'upload'), body, parts)
  return readPath(path, 'list.docx')
}

const staff = [
  ['Name', 'Since', 'Salary'],
  ['Anna Berg', '2020-02-01', '4200'],
  ['Ben Ode', '2021-07-15', '3900'],
]

describe('tables of a Word document', () => {
  test('each is a table of its own, in order, with its header', async () => {
    const other = [
      ['Code', 'Country'],
      ['DE', 'Germany'],
      ['FR', 'France'],
    ]
    const { tables } = await read(paragraph('Staff') + textTable(staff) + paragraph('Countries') + textTable(other))
    expect(tables.map(({ name, columns }) => [name, columns])).toEqual([
      ['Table 1', ['Name', 'Since', 'Salary']],
      ['Table 2', ['Code', 'Country']],
    ])
    expect(tables[0]?.rows).toEqual([
      [2, 'Anna Berg', '2020-02-01', '4200'],
      [3, 'Ben Ode', '2021-07-15', '3900'],
    ])
    expect(tables[0]?.table.page).toBeNull()
  })

  test('cells merged across and down, and a heading of two rows that is marked as one', async () => {
    const heading = '<w:tblHeader/>'
    const { tables } = await read(
      table([
        row([cell('Name', '<w:vMerge w:val="restart"/>'), cell('Address', '<w:gridSpan w:val="2"/>')], heading),
        row([cell('', '<w:vMerge/>'), cell('Street'), cell('City')], heading),
        row([cell('Anna', '<w:vMerge w:val="restart"/>'), cell('Main St 1'), cell('Bonn')]),
        row([cell('', '<w:vMerge/>'), cell('Hill Rd 2'), cell('Ulm')]),
      ]),
    )
    expect(tables[0]?.columns).toEqual(['Name', 'Address Street', 'Address City'])
    expect(tables[0]?.header_row).toBe(2)
    expect(tables[0]?.rows).toEqual([
      [3, 'Anna', 'Main St 1', 'Bonn'],
      [4, null, 'Hill Rd 2', 'Ulm'],
    ])
  })

  test('what was deleted is gone, what was inserted is there, and several paragraphs are one cell', async () => {
    const changed = `<w:tc><w:p><w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins><w:r><w:t>New</w:t></w:r></w:ins></w:p>${paragraph('and more')}</w:tc>`
    const { tables } = await read(
      table([row([cell('Name'), cell('Number')]), row([changed, cell('12')]), row([cell('x'), cell('13')])]),
    )
    expect(tables[0]?.rows[0]).toEqual([2, 'New\nand more', '12'])
  })

  test('a row without a key goes on with no text of the row above: a text has all of its lines in its own cell', async () => {
    const halls = [
      ['Hall', 'Called', 'Street', 'Seats'],
      ['H 1', 'Mill Loft', 'Quay Lane 3', '120'],
      ['H 2', 'Great Barn', 'Oak Road 14', '300'],
      ['H 3', 'Riverside House', 'Quay Lane 9', '80'],
      ['', 'Annexe West (planned)', '', ''],
    ]
    const { tables } = await read(textTable(halls))
    expect(tables[0]?.rows.slice(2)).toEqual([
      [4, 'H 3', 'Riverside House', 'Quay Lane 9', '80'],
      [5, null, 'Annexe West (planned)', null, null],
    ])
  })

  test('a table in a cell is a table of its own', async () => {
    const inner = textTable(staff)
    const { tables } = await read(
      table([row([cell('a'), cell('1')]), row([`<w:tc>${inner}${paragraph('')}</w:tc>`, cell('2')])]),
    )
    expect(tables[0]?.rows).toHaveLength(2)
    expect(tables).toHaveLength(2)
  })
})

describe('Word documents that are no table, or hardly a document', () => {
  test('without a table, and without anything', async () => {
    await expect(read(paragraph('Dear Sir or Madam'))).rejects.toThrow('has text but no table')
    await expect(read('')).rejects.toThrow('has no text')
  })

  test('XML that is broken off, and a document type with entities', async () => {
    await expect(read('', { 'word/document.xml': '<w:document><w:body><w:p>' })).rejects.toThrow('damaged')
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><w:document><w:body>&b;</w:body></w:document>'
    await expect(read('', { 'word/document.xml': bomb })).rejects.toThrow('document type')
  })

  test('a text without an end', async () => {
    const spaces = Buffer.alloc(80_000_000, ' ')
    await expect(read('', { 'word/document.xml': spaces })).rejects.toThrow(
      /more than \d+ characters|unpacks to too much/,
    )
  })

  test('a span as wide as a number can be makes no table of that width', async () => {
    const wide = table([row([cell('a', '<w:gridSpan w:val="999999999"/>'), cell('b')]), row([cell('1'), cell('2')])])
    const { tables } = await read(wide)
    expect(tables[0]?.rows).toEqual(expect.arrayContaining([[2, '1', '2']]))
  })
})
