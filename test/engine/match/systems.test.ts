import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { LINES } from '../../../server/src/engine/match/vocabulary.ts'
import { CLINIC_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/clinic.ts'
import { DIRECTORY_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/directories.ts'
import { ERP_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/erp.ts'
import { LEDGER_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/ledgers.ts'
import { OFFICE_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/offices.ts'
import { STAFF_FIELDS } from '../../../server/src/engine/match/vocabulary/systems/staff.ts'

describe('the names that programs give their fields', () => {
  it.each([
    ['PSTLZ', 'Postal code'],
    ['LAND1', 'Country'],
    ['VKORG', 'Sales organisation'],
    ['KDGRP', 'Customer group'],
    ['AUFSD', 'Order block'],
    ['TPLNR', 'Functional location'],
    ['ANSWT', 'Purchase value'],
    ['TERM_RSN', 'Termination reason'],
    ['COMPRATE', 'Salary rate'],
    ['DISCH_DT', 'Discharge date'],
    ['OBX-8', 'Abnormal flag'],
    ['RAZSOC', 'Company name'],
    ['DTNAIS', 'Date of birth'],
    ['FORPAG', 'Payment method'],
    ['GKTO', 'Contra account number'],
    ['NAME2', 'Bezeichnung 2'],
    ['Gegenkonto (ohne BU-Schlüssel)', 'Contra account number'],
    ['Umsatz (ohne Soll/Haben-Kz)', 'Amount'],
    ['EcritureLib', 'Entry label'],
    ['sAMAccountName', 'Username'],
    ['displayName', 'Full name'],
    ['physicalDeliveryOfficeName', 'Office'],
  ])('“%s” is “%s”', (field, header) => {
    expect(conceptsOf(field)).toEqual(conceptsOf(header))
  })

  it('are understood behind the name of a table or before a further word', () => {
    expect(conceptsOf('LFA1-LIFNR')).toEqual(expect.arrayContaining(['supplier', 'number']))
    expect(conceptsOf('LIFNR_alt')).toEqual(expect.arrayContaining(['supplier', 'number', 'alt']))
  })

  it('are not looked for in sentences, in words, nor in parts of few letters', () => {
    expect(conceptsOf('Grading of pupils')).toEqual(['grading', 'pupil'])
    expect(conceptsOf('Grading')).toEqual(['tumor', 'grade'])
    expect(conceptsOf('ums_flag')).toEqual(['ums', 'flag'])
    expect(conceptsOf('Landing')).not.toContain('country')
  })

  it('stand in one line each', () => {
    const names = [ERP_FIELDS, LEDGER_FIELDS, STAFF_FIELDS, CLINIC_FIELDS, OFFICE_FIELDS, DIRECTORY_FIELDS]
      .flatMap((lines) => lines.trim().split('\n'))
      .flatMap((line) => line.split(': ')[1]!.split(', '))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe('what is said of tumours', () => {
  it.each([
    ['pT', ['pathologic', 't']],
    ['cN_category', ['clinical', 'n', 'category']],
    ['Lymph nodes examined', ['node', 'inspection']],
    ['Lymphknoten untersucht', ['node']],
    ['Raucher', ['smoking']],
    ['AJCC clinical M', ['clinical', 'm']],
    ['Regional lymph nodes (pN)', ['pathologic', 'n']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(expect.arrayContaining(concepts))
  })

  it('letters with a meaning in staging are others elsewhere', () => {
    expect(conceptsOf('PT')).toEqual(['pt'])
    expect(conceptsOf('size cm')).not.toContain('clinical')
  })
})

it('a word of the vocabulary means one thing', () => {
  const words = LINES.flatMap((line) => {
    const [concept, ...more] = line.split(' ')
    return [...new Set([concept!, ...more])]
  })
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
