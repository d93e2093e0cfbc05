import { describe, expect, it } from 'vitest'
import type { SeenRow } from '../../../server/src/engine/profile/aside.ts'
import { findTestRows } from '../../../server/src/engine/profile/test-rows.ts'

const tests = (rows: number, ...lines: string[]): number[] => {
  const seen = lines.map((line, at): SeenRow => ({ row: at + 2, cells: line.split('|').map((cell) => cell || null) }))
  return findTestRows(seen, rows).map(({ row }) => row)
}

describe('rows that call themselves tests', () => {
  it.each([
    ['that are not to be used', 'B000|COUNTER BOAT (TEST - IGNORE)||'],
    ['in another language', 'B000|Probeboot|test|nicht verwenden'],
    ['with a name and an address of tests', 'B000|Test|Testkunde|test@test.example'],
    ['by a mark beside a name', 'B000|Baker, Ann (TEST)||'],
    ['by a note that the record is one', 'B000|Boot|Hafenstr. 1|TESTDATENSATZ'],
    ['that are of nobody', 'B000|Mustermann, Erika (TEST)|01.01.1970|'],
    ['that are a sample', 'B000|** SAMPLE SUPPLIER - TEST **|ME|'],
    ['that are to stay', 'B000|PRUEBA, CLIENTE DE|PRUEBA - NO BORRAR|'],
    ['in one more language', 'B000|PROVA|Prova|01/01/2000'],
    ['by two cells', 'B000|Test|Record|TEST RECORD'],
  ])('are known %s', (_, line) => {
    expect(tests(100, line)).toEqual([2])
  })

  it.each([
    ['a test among what the rows are of', 'L-9|Driving test|60|'],
    ['a name that begins like it', 'L-9|Testa|Anna Testa|anna.testa@example.com'],
    ['a mark that is a part of what all call it', 'L-9|Driving licence (test)|60|'],
    ['an address with the word in it', 'L-9|Contest|info@contest.example|'],
    ['a lesson to try out', 'L-9|Prova|Lezione di prova gratuita|'],
    ['a sample that is tested', 'L-9|Urine sample|Drug test|'],
    ['somebody called so', 'L-9|Mustermann, Anna|Eye test|'],
    ['a test and whom it is for', 'L-9|Test|Patient|60'],
    ['something that is not used any more', 'L-9|Latest model|do not use|'],
  ])('are not %s', (_, line) => {
    expect(tests(100, line)).toEqual([])
  })

  it('are known by a first and a family name that are none', () => {
    const seen = [{ row: 7, cells: ['B000', 'Test', 'T.', null, 'Member', 'N4'] }]
    const found = (headers: string): unknown[] => findTestRows(seen, 100, headers.split('|'))
    expect(found('No|First name|Initials|Prefix|Last name|Berth')).toHaveLength(1)
    expect(found('No|Kind|Initials|Prefix|For|Berth')).toEqual([])
  })

  it('are few: a list of tests has them in many rows', () => {
    const line = 'T-1|Test|Test record'
    expect(tests(200, ...Array.from({ length: 9 }, () => line))).toEqual([])
    expect(tests(60, line, line)).toEqual([])
    expect(tests(4, line)).toEqual([])
    expect(tests(60, line)).toEqual([2])
  })
})
