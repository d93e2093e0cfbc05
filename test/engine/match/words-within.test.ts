import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('several words, some of which mean an allowed value', () => {
  it.each([
    ['Dead - bloat, Carcass (calf)', 'alive sold dead', 'dead'],
    ['Embargoed - 100 yrs', 'open restricted closed', 'closed'],
    ['30L keg, Keg 50', 'keg cask bottle', 'keg'],
    ['Talking book', 'book audiobook map', 'audiobook'],
    ['Signed for J SMITH, POD 12/4', 'planned delivered returned', 'delivered'],
    ['Lent to the county museum', 'on_display in_storage on_loan', 'on_loan'],
    ['Sent on Monday', 'planned sent', 'sent'],
    ['Quit 2009', 'never former current', 'former'],
    ['Stolen; police told', 'available rented stolen', 'stolen'],
  ])('mean it: %s', (words, allowed, value) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['one denies it', 'Ex-member, No longer a member, Not yet member', 'member visitor'],
    ['one denies it', 'Awaiting cheque, Nearly paid, Part paid', 'cheque paid'],
    ['one denies it', 'To be delivered, Partially delivered', 'planned delivered returned'],
    ['a word behind it makes it another', 'Green waste', 'red green blue'],
    ['it is no such thing', 'Faux leather, PU leather', 'cotton leather linen'],
    ['they mean several', 'Sold and returned, Returned then sold', 'sold returned'],
    ['there are several of it', '2 x single beds', 'single suite'],
    ['it is counted', 'every 2 weeks, 6 months', 'weekly monthly'],
    ['a word before it makes it another', 'Gift card, Loyalty Amex', 'cash card voucher_only'],
    ['a word behind it makes it another', 'Amex reader', 'cash card'],
    ['it goes on with the verb', 'Fitted out, Fitted in', 'installed removed'],
    ['something else was done', 'Rehomed - then neutered', 'sold spayed adopted'],
    ['it is asked', 'Sold?', 'stocked returned'],
  ])('mean nothing where %s: %s', (_, words, allowed) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
