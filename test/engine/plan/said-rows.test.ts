import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Rows that stay behind, or alone come over, as people say it: by a state, a date or mark, one side of a day or figure, and trials of somebody. Each with
// sentences that say something else, and leave all rows where they are.

const hives = tableOf(
  'hives',
  'Hive|Keeper|Condition|Set up|Sold|Frames\n' +
    'H-01|Ada Berg|healthy|2016-04-01||10\nH-02|Bo Lund|abandoned|2012-05-01||4\nH-03|Cy Holm|healthy|2019-06-01|2022-03-01|12\n' +
    'H-04|TEST Keeper|weak|2013-04-01||8\nH-05|Di Falk|abandoned|2018-04-01||2\nH-06|Ed Moe|weak|2020-04-01|2023-01-01|9',
)
const template = templateOf('hives', [
  { name: 'hive', required: true, unique: true },
  { name: 'keeper' },
  { name: 'condition' },
  { name: 'set_up', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const skips = (instructions: string) =>
  decideOn([hives], [template], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ skips: own }) => own.map(({ when }) => when)),
  )

describe('rows of a state stay behind', () => {
  it.each([
    'Abandoned hives don’t need to come over.',
    'What’s been abandoned is gone. Please don’t carry these over.',
    'We gave up the abandoned ones years ago, so get rid of them.',
    'Everything except the abandoned hives, please.',
    'We only want hives that haven’t been abandoned.',
    'The abandoned ones can be thrown out.',
    'Bitte alles außer den Stöcken mit Condition abandoned.',
    'Les ruches abandoned sont à écarter.',
    'Las colmenas abandoned no hay que pasarlas.',
    'Gli alveari abandoned non vanno importati.',
    'Kasten met Condition abandoned mogen weg.',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toEqual([{ position: 2, is: 'one_of', values: ['abandoned'] }])
  })

  it.each([
    'Abandoned hives must not be left out.',
    'Please don’t forget the abandoned hives.',
    'Some of the abandoned hives can be left out.',
    'The abandoned hives are not to be deleted.',
    'The frames of abandoned hives can be ignored.',
    'Only abandoned hives get a letter.',
    'Abandoned hives were left out of last year’s count.',
  ])('but not where it is not clear that they do: %s', (instructions) => {
    expect(skips(instructions)).toEqual([])
  })
})

describe('rows with a date or mark under what is said of them stay behind', () => {
  it.each([
    'Sold hives are not ours any more, please leave them out.',
    'Only bring over hives that have nothing in the Sold column.',
    'Stöcke mit einem Datum in Sold gehören uns nicht mehr, die bitte weglassen.',
    'Solo queremos las colmenas sin nada en Sold.',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toEqual([{ position: 4, is: 'none_of', values: [''] }])
  })
})

describe('rows of a state stay behind beside those of a day', () => {
  it.each([
    'Only hives set up since 2015 come over. The abandoned ones stay behind.',
    'Nothing with Set up before 2015 please. Abandoned hives stay behind too.',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toEqual(
      expect.arrayContaining([
        { position: 3, is: 'one_of', values: ['2012-05-01', '2013-04-01'] },
        { position: 2, is: 'one_of', values: ['abandoned'] },
      ]),
    )
  })
})

describe('rows on one side of a day or a figure stay behind', () => {
  const early = [{ position: 3, is: 'one_of', values: ['2012-05-01', '2013-04-01'] }]
  it.each([
    'Nothing with Set up before 2015 please.',
    'Only take hives set up since 2015, the older ones are in the paper files.',
    'Anything earlier than 1 January 2015 in Set up shall not be migrated.',
    'Nichts übernehmen, was in Set up vor 2015 liegt.',
    'Rien avant 2015 dans Set up, merci.',
    'Solo las colmenas con Set up desde 2015.',
    'Solo gli alveari con Set up dal 2015.',
    'Niets van vóór 2015 overnemen (kolom Set up).',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toEqual(early)
  })

  it.each([
    'Leave anything dated 2016 out of the apiary file.',
    'Bitte alles mit Datum 2016 aus der Datei apiary weglassen.',
  ])('as those of a year of the only file with days that is meant: %s', (instructions) => {
    const visits = tableOf('visits 2016', 'Hive|Visited by\nH-01|Ada Berg\nH-02|Bo Lund')
    const apiary = tableOf('apiary', 'Hive|Set up\nH-01|2016-04-01\nH-02|2012-05-01\nH-03|2019-06-01')
    const { plan } = decideOn([visits, apiary], [template], { instructions })
    expect(plan.ignored_tables.filter(({ reason }) => reason.includes('instruction'))).toEqual([])
    expect(
      plan.sheets.flatMap(({ sources }) =>
        sources.map(({ table, skips: own }) => [table, own.map(({ when }) => when)]),
      ),
    ).toContainEqual(['apiary', [{ position: 1, is: 'one_of', values: ['2016-04-01'] }]])
  })

  it('but none where the file that they are left out of is not known', () => {
    const visits = tableOf('visits 2016', 'Hive|Set up\nH-01|2016-04-01\nH-02|2012-05-01')
    const { plan } = decideOn([visits, hives], [template], {
      instructions: 'Leave anything dated 2016 out of the Wherry file.',
    })
    expect(plan.ignored_tables).toEqual([])
    expect(plan.sheets.flatMap(({ sources }) => sources.flatMap(({ skips: own }) => own))).toEqual([])
  })

  it('as by a figure of the column that is named', () => {
    expect(skips('Leave out everything with fewer than 5 in Frames.')).toEqual([
      { position: 5, is: 'one_of', values: ['4', '2'] },
    ])
  })

  it.each([
    'Hives from before 2015 have no frames.',
    'Only hives since 2015 get a new label.',
    'Perhaps nothing before 2015 is needed in Set up.',
  ])('but not where nothing is said of what becomes of them: %s', (instructions) => {
    expect(skips(instructions)).toEqual([])
  })
})

describe('rows of trials stay behind', () => {
  it.each([
    'There are some test keepers in the list. Throw them out.',
    'We left a trial entry in there, you can recognise it by the word Test in Keeper. It must go.',
    'Everything with TEST in the keeper goes in the bin.',
    'Please make sure that no test rows are transferred.',
    'Testzeilen bitte raus.',
    'Les lignes de test sont à supprimer.',
    'Las filas de prueba no hay que importarlas.',
    'Keepers die met "Test" beginnen mogen weg.',
  ])('%s', (instructions) => {
    expect(skips(instructions)).toEqual([{ position: 1, is: 'one_of', values: ['test keeper'] }])
  })

  it('but not where they are spoken of for something else', () => {
    expect(skips('The test keeper must not be lost.')).toEqual([])
  })
})

it('a column that is out of date is no state of the rows that have the same word for it', () => {
  const dives = tableOf('dives', 'Dive|Diver|Booked by\n1|Ada|tel\n2|Bo|web\n3|Cy|tel\n4|Di|web\n5|Ed|mail')
  const list = tableOf('divers', 'Diver|Casa\nAda|0171 1\nBo|0171 2\nCy|\nDi|0171 4\nEd|')
  const templates = [
    templateOf('dives', [{ name: 'dive', required: true, unique: true }, { name: 'diver' }, { name: 'booked_by' }]),
    templateOf('divers', [{ name: 'diver', required: true, unique: true }, { name: 'phone' }]),
  ]
  const instructions = 'The old e-mail and the home phone in divers are out of date, please don’t use them.'
  const { plan } = decideOn([dives, list], templates, { instructions })
  expect(plan.sheets.flatMap(({ sources }) => sources.flatMap((one) => one.skips))).toEqual([])
})
