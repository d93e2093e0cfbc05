import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPath, testFolder } from './support/reading.ts'

const readAll = async (content: string) => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, content)
  return (await readPath(path, 'list.csv')).tables
}

const printed = [
  'Mill Ltd;;;;;',
  'Open items;;;;;Printed 01.02.2024',
  'As of 31.01.2024;;;;;Page 1',
  ';;;;;',
  'Account / Document;Date;Kind;Text;Amount;Open',
  '10003;Hill Farm;;;;',
  '206783;21.09.2023;Invoice;Repair;412,50;412,50',
  ';;;Total 10003;;412,50',
  ';;;;;',
  '10013;Baker & Sons;;;;',
  '204794;07.07.2023;Invoice;Pump;1.268,89;1.268,89',
  '204801;09.07.2023;Credit;Returned;268,89-;268,89-',
  ';;;Total 10013;;1.000,00',
  ';;;;;',
  'Mill Ltd;;;;;',
  'Open items;;;;;Printed 01.02.2024',
  'As of 31.01.2024;;;;;Page 2',
  ';;;;;',
  'Account / Document;Date;Kind;Text;Amount;Open',
  '10024;Inn at the Weir;;;;',
  '206687;18.09.2023;Invoice;Bath;2.816,75;1.408,38',
  '206688;18.10.2023;Invoice;Sink;200,00;200,00',
  ';;;Total 10024;;1.608,38',
]

describe('a printed list whose lines stand below a number and a name', () => {
  it('has both beside each line, and neither the sums nor the heads of its pages', async () => {
    const [table] = await readAll(printed.join('\n'))
    expect(table!.columns).toEqual([
      'Account / Document',
      'Date',
      'Kind',
      'Text',
      'Amount',
      'Open',
      'Account',
      'Account name',
    ])
    expect(table!.rows.map((row) => [row[1], row.at(-2), row.at(-1)])).toEqual([
      ['206783', '10003', 'Hill Farm'],
      ['204794', '10013', 'Baker & Sons'],
      ['204801', '10013', 'Baker & Sons'],
      ['206687', '10024', 'Inn at the Weir'],
      ['206688', '10024', 'Inn at the Weir'],
    ])
    expect(table!.ignored).toMatchObject({
      'section heading': 3,
      'sum of the rows above': 3,
      'page heading': 3,
      'repeated header': 1,
    })
  })

  it('has nothing beside a sum of all that is in no one currency', async () => {
    const [table] = await readAll([...printed, ';;;;;', ';;;Total of all (EUR);;9.999,99'].join('\n'))
    expect(table!.rows.filter((row) => row.includes('Total of all (EUR)')).map((row) => row.slice(-2))).toEqual([
      [null, null],
    ])
  })

  it('is none where a row has a name in the same column: it only lacks the rest', async () => {
    const [table] = await readAll(
      'No;Name;Town;Street;Phone\n101;Ann;;;\n201;Bo;Ulm;Main 1;11\n102;Cy;;;\n202;Di;Ulm;Main 2;12\n103;Ed;;;\n203;Flo;Ulm;Main 3;13',
    )
    expect(table!.rows).toHaveLength(6)
    expect(table!.columns).toHaveLength(5)
  })
})
