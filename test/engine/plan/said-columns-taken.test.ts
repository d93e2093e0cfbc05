import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Which column of a file fills one of a template, as people say it: by the names of both, by what is not to be taken, or by one word that tells it from
// others of its kind.

const keepers = tableOf(
  'keepers',
  'Keeper|Phone|Mobile|Mail|Office mail|Wage net|Wage gross\n' +
    'K1|030 111|0171 1|a@home.example|a@zoo.example|1200.00|1800.00\nK2|030 222|0171 2|b@home.example|b@zoo.example|1300.00|1900.00\n' +
    'K3|030 333|0171 3|c@home.example|c@zoo.example|1400.00|2000.00',
)
const staff = templateOf('staff', [
  { name: 'keeper', required: true, unique: true },
  { name: 'phone' },
  { name: 'email', description: 'Mail address' },
])
const inputs = (instructions: string, column: string) =>
  inputsOf(decideOn([keepers], [staff], { instructions }), column)

it('is the one whose header stands there as it is written, though its words are those of another one, too', () => {
  const wages = tableOf('wages', 'Keeper|wage_basic|basicwage\nK1|10.00|11.00\nK2|12.00|13.00\nK3|14.00|')
  const pay = templateOf('pay', [{ name: 'keeper', required: true, unique: true }, { name: 'basic_wage' }])
  const text = 'wage_basic is what guests pay. It has nothing to do with basic wages; those are in basicwage.'
  expect(inputsOf(decideOn([wages], [pay], { instructions: text }), 'basic_wage')).toEqual(['basicwage'])
})

describe('the column that a sentence says fills another one is taken', () => {
  it.each([
    'For the email take the office mail, not the private one.',
    'Use Office mail instead of Mail.',
    'The email should be the office one.',
    'The private mails are hopelessly out of date, so please take the work ones.',
    'There are two mail addresses. Office mail is the right one.',
    'As email we want what is in the column “Office mail”.',
    'Als E-Mail bitte die dienstliche nehmen, nicht die private.',
    'Die E-Mail steht in der Spalte Office mail.',
    'Pour l’e-mail, prendre Office mail et pas Mail.',
    'El correo que vale es el del trabajo (Office mail).',
    'Come e-mail va preso Office mail, non Mail.',
    'Het e-mailadres halen jullie uit de kolom Office mail.',
  ])('%s', (instructions) => {
    expect(inputs(instructions, 'email')).toEqual(['Office mail'])
  })

  it.each([
    'Of the two numbers the mobile is the one to keep.',
    'Use the mobile instead of the phone.',
    'Nobody answers the landline, so take the mobile for the phone.',
    'Bij phone hoort het mobiele nummer te staan, de vaste lijn mag weg.',
    'Im Feld Phone brauchen wir die Handynummer (Mobile).',
  ])('%s', (instructions) => {
    expect(inputs(instructions, 'phone')).toEqual(['Mobile'])
  })
})

describe('but none where the sentence says something else, or not of all rows', () => {
  it.each([
    'Use the mobile for some of the keepers.',
    'Should we take the mobile for the phone?',
    'We do not want the mobile as the phone.',
    'The mobile is more expensive than the phone.',
    'The mobile is the newest phone of the keeper.',
    'The mobile uses its own phone of the zoo.',
    'The two lists of phones go together.',
    'Die zwei Telefonlisten gehören zusammen.',
  ])('%s', (instructions) => {
    expect(inputs(instructions, 'phone')).toEqual(['Phone'])
  })

  it.each(['We want their mail address as email.', 'Take the office mail or the private mail as email.'])(
    '%s',
    (instructions) => {
      expect(inputs(instructions, 'email')).toEqual(inputs('', 'email'))
    },
  )
})

describe('a word of a saying is no column', () => {
  const shows = tableOf('shows', 'Show|Start|Time|Price\nS1|2024-05-01|11:20|12.50\nS2|2024-05-02|17:45|15.00')
  const plays = templateOf('plays', [
    { name: 'show', required: true, unique: true },
    { name: 'time' },
    { name: 'price' },
  ])
  it.each([
    'The price is what the guests should be asked for, a different one every time, so just take it.',
    'Der Preis soll so bleiben, er war jedes Mal ein anderer, zur Zeit passt er.',
  ])('%s', (instructions) => {
    const decided = decideOn([shows], [plays], { instructions })
    expect([inputsOf(decided, 'price'), inputsOf(decided, 'time')]).toEqual([['Price'], ['Time']])
  })
})

it.each(['«privat» bei Phone heisst: keine E-Mail.', '«privat» bei Phone heißt: keine E-Mail.'])(
  'what a value means leaves no column out: %s',
  (instructions) => {
    expect(inputs(instructions, 'email')).toEqual(['Mail'])
  },
)

describe('what rows are looked up by is nothing that is taken', () => {
  const parcels = tableOf(
    'parcels',
    'Parcel number|Street\nP-10|Mill Lane 1\nP-11|Mill Lane 2\nP-12|Mill Lane 3\nP-13|Mill Lane 4\nP-14|Mill Lane 5',
  )
  const levies = tableOf(
    'levies',
    'Parcel|Levy no\nP-10|20010001\nP-11|20010002\nP-12|20010003\nP-13|20010004\nP-14|20010005',
  )
  const plots = templateOf('plots', [
    { name: 'plot_code', required: true, unique: true, rule: '^P-\\d{2}$' },
    { name: 'street' },
    { name: 'levy_number', rule: '^\\d{8}$' },
  ])
  const levyOf = (instructions: string): string[] =>
    inputsOf(decideOn([parcels, levies], [plots], { instructions }), 'levy_number')

  it.each([
    'Levy numbers are in the levies file, by parcel number.',
    'The levy numbers are in levies.csv, keyed by parcel number.',
    'Die Levy numbers stehen in der Datei levies, nach der Parcel number.',
  ])('%s', (instructions) => {
    expect(levyOf(instructions)).toEqual(['Levy no'])
  })

  it('but of two of which one is replaced by the other it is the other', () => {
    expect(inputs('Replace the email by the office mail.', 'email')).toEqual(inputs('', 'email'))
    expect(inputs('Replace the mail by the office mail, we need that as email.', 'email')).toEqual(['Office mail'])
  })
})

it.each(['signed', 'issued'])('of which kind rows are says nothing of who made them so: %s permits', (kind) => {
  const permits = templateOf('permits', [
    { name: 'permit_number', required: true, unique: true },
    { name: `${kind}_by`, description: 'Person who entered the permit. Full name, not a login' },
  ])
  const rows = [`P1|${kind}|Ada Roth`, 'P2|draft|Leo Hay', `P3|${kind}|Mia Ost`]
  const list = tableOf('Vetline_permits', ['Permit|Status|Created by', ...rows].join('\n'))
  const instructions = `From Vetline bring over ${kind} permits only.`
  expect(inputsOf(decideOn([list], [permits], { instructions }), `${kind}_by`)).toEqual(['Created by'])
})
