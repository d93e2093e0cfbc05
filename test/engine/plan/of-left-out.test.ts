import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const clubs = templateOf('clubs', [
  { name: 'club_no', required: true, unique: true },
  { name: 'town', required: true },
])
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'club_no', required: true, link: 'clubs.club_no' },
])
const trips = {
  ...templateOf('boat_trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'boat_no', required: true, link: 'boats.boat_no' },
  ]),
  description: 'Regattas and outings.',
}
const numbers = Array.from({ length: 6 }, (_, at) => at + 1)
const tables = [
  tableOf('clubs', `Club no|Town\n${numbers.map((no) => `C${no}|Town ${no}`).join('\n')}`),
  tableOf('boats', `Boat no|Club no\n${numbers.map((no) => `B${no}|C${no}`).join('\n')}`),
  tableOf('trips', `Trip no|Boat no\n${numbers.map((no) => `T${no}|B${no}`).join('\n')}`),
]

/** The links by which rows stay behind, and what was not understood. */
function staying(instructions: string): string[] {
  const { plan } = decideOn(tables, [clubs, boats, trips], { instructions })
  return plan.sheets.flatMap(({ slug, bereft = [] }) => bereft.map(({ column }) => `${slug}.${column}`))
}

it('stay behind with it where they are called by what a list keeps, beside others', () => {
  const records = templateOf('Repair records', [
    { name: 'record_no', required: true, unique: true },
    { name: 'club_no', required: true, link: 'clubs.club_no' },
  ])
  const kept = tableOf('repairs', `Record no|Club no\n${numbers.map((no) => `R${no}|C${no}`).join('\n')}`)
  const links = (instructions: string): string[] =>
    decideOn([...tables, kept], [clubs, boats, trips, records], { instructions }).plan.sheets.flatMap(
      ({ slug, bereft = [] }) => bereft.map(({ column }) => `${slug}.${column}`),
    )
  expect(links('Clubs without a town are not loaded; neither are their repair and boats.')).toEqual([
    'boats.club_no',
    'Repair records.club_no',
  ])
  expect(links('Clubs without a town are not loaded; neither are their paint and boats.')).toEqual(['boats.club_no'])
})

describe('rows of what is left out', () => {
  it.each([
    ["Don't load a boat when its club isn't loaded.", ['boats.club_no']],
    ["Leave out clubs without a town and boats whose club isn't imported.", ['boats.club_no']],
    ['Clubs ohne Town bitte weglassen, ebenso Boats zu Clubs, die nicht übernommen werden.', ['boats.club_no']],
    ['Clubs ohne Town bitte weglassen, samt ihren Boats.', ['boats.club_no']],
    ['Boats without a number are not loaded, and neither are the trips of such boats.', ['boat_trips.boat_no']],
    ["Les boats dont le club n'est pas repris ne sont pas à reprendre.", ['boats.club_no']],
    ['Clubs ohne Town werden nicht übernommen; deren Boats ebenfalls nicht.', ['boats.club_no']],
    ['No se cargan los clubs sin town; sus boats tampoco.', ['boats.club_no']],
    ['Clubs without a town are not loaded, nor those of Town 3; neither their boats.', ['boats.club_no']],
    ['Los boats de clubs que no se cargan no se cargan.', ['boats.club_no']],
    ["Boats of people who are not in the clubs' table are **not** imported.", ['boats.club_no']],
    [
      "A boat whose club isn't in the clubs we import is not imported, and neither are its trips.",
      ['boats.club_no', 'boat_trips.boat_no'],
    ],
    ['Boats that are not in the list of clubs are not imported. Same for the trips of boats.', ['boats.club_no']],
    ['Boats, deren Club nicht in den Clubs steht, werden nicht übernommen.', ['boats.club_no']],
    ['Boats of clubs we leave behind stay behind as well.', ['boats.club_no']],
    ['Boats von Clubs, die wir weglassen, lassen wir auch weg.', ['boats.club_no']],
    ["Boats of a club we don't have stay behind, with all their trips.", ['boats.club_no', 'boat_trips.boat_no']],
    ['Please leave out trips of a boat that we do not know.', ['boat_trips.boat_no']],
    ['Boats von Clubs, die wir nicht kennen, bitte weglassen.', ['boats.club_no']],
    ["Les boats des clubs que nous n'avons pas ne sont pas à reprendre.", ['boats.club_no']],
    ['The hulls and the outings of boats that we drop are left out.', ['boat_trips.boat_no']],
    ['Clubs without a town stay behind, and so do their boats.', ['boats.club_no']],
    ["If a club's or a boat's essential data is missing or impossible, just leave that row out.", ['boats.club_no']],
    ['Fehlen bei Clubs oder Boats Pflichtangaben, lassen Sie die Zeile bitte weg.', ['boats.club_no']],
    ['Rows where mandatory fields are missing stay behind.', ['boats.club_no', 'boat_trips.boat_no']],
    ['Clubs without a town stay behind. Their boats are not taken over either.', ['boats.club_no']],
    ['Boats built before 3 May 2019 are left out, and so are their regattas.', ['boat_trips.boat_no']],
    [
      "Boats that we can't tie to a club, please leave out, and trips for those as well.",
      ['boats.club_no', 'boat_trips.boat_no'],
    ],
    ['Boats, die wir keinem Club zuordnen können, bitte weglassen.', ['boats.club_no']],
    ["Les boats qu'on ne peut pas rattacher à un club ne sont pas à reprendre.", ['boats.club_no']],
    ['The club on trial is not a real club and should not come over, nor what hangs on it.', ['boats.club_no']],
    ["A club that folded can't come over, nor can what belongs to it.", ['boats.club_no']],
    ["Whoever has no town can't come over, nor can what belongs to him.", ['boats.club_no']],
    ["Lines that we can't use stay behind, and what hangs on them too.", ['boats.club_no', 'boat_trips.boat_no']],
    ["Lines that we can't use stay on the list, and what hangs on them too.", []],
  ])('stay behind with it: “%s”', (sentence, links) => {
    expect(staying(sentence)).toEqual(links)
  })

  it.each([
    "Boats of clubs we don't have a telephone number of are left out.",
    "Boats of clubs we don't know the town of stay behind.",
  ])('come with it where something of it is lacking: “%s”', (sentence) => {
    expect(staying(sentence)).toEqual([])
  })

  it('fail with the one row that was named just before, and no others stay behind with theirs', () => {
    const instructions = 'Club C1003 is for practice, please leave it and its boats out.'
    const longer = [
      tableOf('clubs', `Club no|Town\n${numbers.map((no) => `C100${no}|Town ${no}`).join('\n')}`),
      tableOf('boats', `Boat no|Club no\n${numbers.map((no) => `B${no}|C100${no}`).join('\n')}`),
    ]
    const { plan } = decideOn(longer, [clubs, boats], { instructions })
    expect(staying(instructions)).toEqual([])
    expect(plan.sheets.map(({ sources }) => sources.map(({ skips = [] }) => skips.length))).toEqual([[1], [0]])
  })

  it.each([
    'Boats of clubs that are not loaded are in the report.',
    'Clubs without a town are not loaded.',
    'Clubs without a town are not loaded, and their boats keep their old numbers.',
    'Clubs have a town; their boats neither.',
    'Boats whose club is not in the list of clubs are in the report.',
    'Clubs without a town are not loaded. Same for the notes.',
    'Clubs and their boats come from the old program.',
    'The masts of boats that we leave behind stay behind.',
    'Boats of clubs we leave behind are listed in the report.',
  ])('are not told of by “%s”', (sentence) => {
    expect(staying(sentence)).toEqual([])
  })

  it.each([
    ['Club 3 is a trial club, please leave it out with its boat and its trip.', 3],
    ['C3 is a trial, please leave it out with its trips.', 3],
    ['C9999 is a trial club, please leave it out with its boat and its trip.', 3],
    ['The trial club with its boat and its trip is not needed, please leave it out.', 3],
    ['Please leave out the trips.', 2],
    ['The trips are not needed, please leave them out.', 2],
  ])('are no whole table that stays behind: “%s”', (instructions, loaded) => {
    const { plan } = decideOn(tables, [clubs, boats, trips], { instructions })
    expect(plan.sheets.filter(({ sources }) => sources.length > 0)).toHaveLength(loaded)
  })

  it('are told as understood', () => {
    const instructions = "Don't load a boat when its club isn't loaded."
    expect(decideOn(tables, [clubs, boats, trips], { instructions }).notes).toContain(
      `Applied “${instructions.slice(0, -1)}”.`,
    )
  })

  it('are what keeps their history, by the kind of things that are kept', () => {
    const checks = templateOf('safety_records', [
      { name: 'check_no', required: true, unique: true },
      { name: 'boat_no', required: true, link: 'boats.boat_no' },
    ])
    const kept = { ...checks, name: 'Safety records' }
    const list = tableOf('checks', `Check no|Boat no\n${numbers.map((no) => `K${no}|B${no}`).join('\n')}`)
    const columns = (instructions: string): string[] =>
      decideOn([...tables, list], [clubs, boats, trips, kept], { instructions }).plan.sheets.flatMap(
        ({ slug, bereft = [] }) => bereft.map(({ column }) => `${slug}.${column}`),
      )
    expect(columns('Boats without a club stay behind, along with their safety history.')).toEqual([
      'safety_records.boat_no',
    ])
    expect(columns('Boats without a club stay behind, along with their racing history.')).toEqual([])
  })
})
