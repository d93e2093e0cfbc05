import { expect, it } from 'vitest'
import { readContent } from './support/reading.ts'

const rows = async (content: string) => (await readContent(content)).rows

it('reads figures that an apostrophe keeps a text without it, quoted or not, and says so', async () => {
  const { rows: read, table } = await readContent(
    "Name,Zip,Phone\nAnn,'01230,'+12065550160\nBo,\"'02340\",\nCy,'90210,'(617) 555-0101\n",
  )
  expect(read).toEqual([
    [2, 'Ann', '01230', '+12065550160'],
    [3, 'Bo', '02340', null],
    [4, 'Cy', '90210', '(617) 555-0101'],
  ])
  expect(table.notes?.join()).toMatch(/apostrophe/)
})

it('reads codes of capitals and figures without it, too', async () => {
  const read = await rows("Name,Zip\nAnn,'AB1 2CD\nBo,'X9 8YZ\nCy,'K1A 0B1\nDee,'Til 5PM\n")
  expect(read.map(([, , zip]) => zip)).toEqual(['AB1 2CD', 'X9 8YZ', 'K1A 0B1', "'Til 5PM"])
})

it('leaves apostrophes of texts, and a few that may be slips', async () => {
  const years = "Club,Since\nA,'68 lions\nB,'70 bears\nC,'t Hof\nD,O'Neil\n"
  expect(await rows(years)).toEqual([
    [2, 'A', "'68 lions"],
    [3, 'B', "'70 bears"],
    [4, 'C', "'t Hof"],
    [5, 'D', "O'Neil"],
  ])
  expect(await rows("Club,Since\nA,'68\nB,1970\n")).toEqual([
    [2, 'A', "'68"],
    [3, 'B', '1970'],
  ])
})

it('leaves those that stand for the century among years, and reads codes of two figures without theirs', async () => {
  const boats = "Boat,Built,Zip\nA,'68,'01230\nB,1970,'02340\nC,'74,'90210\nD,2003,'01231\n"
  expect((await rows(boats)).map(([, , built, zip]) => `${built} ${zip}`)).toEqual([
    "'68 01230",
    '1970 02340',
    "'74 90210",
    '2003 01231',
  ])
  const areas = "Boat,Area\nA,'01\nB,'07\nC,'12\n"
  expect((await rows(areas)).map(([, , area]) => area)).toEqual(['01', '07', '12'])
})
