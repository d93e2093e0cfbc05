import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { meant } from './meant.ts'

describe('English words and short forms of homes, schools, churches and charities', () => {
  it.each([
    ['house flat bungalow maisonette', 'flat', 'Apt, Condo, Studio flat'],
    ['freehold leasehold shared_ownership', 'leasehold', 'Long lease, Lhold'],
    ['furnished unfurnished part_furnished', 'part_furnished', 'Semi furnished, Part furn'],
    ['electrical plumbing heating carpentry', 'carpentry', 'Joiner, Chippy, Carp'],
    ['gas_central_heating electric_heating heat_pump', 'heat_pump', 'ASHP, GSHP'],
    ['general recycling food_waste garden_waste', 'food_waste', 'Caddy, Kitchen waste'],
    ['rodents insects birds wasps', 'rodents', 'Mice, Rats, Squirrel'],
    ['window_cleaning end_of_tenancy deep_clean', 'end_of_tenancy', 'Bond clean, Move out'],
    ['applicant enrolled graduated transferred', 'graduated', 'Alumni, Completed course'],
    ['bachelor master doctorate diploma', 'bachelor', 'BSc, Hons, LLB'],
    ['nursery childminder nanny babysitter', 'childminder', 'Family day care, Home daycare'],
    ['mother father guardian grandparent', 'grandparent', 'Nan, Grandad, Gran'],
    ['single married divorced widowed', 'married', 'Mrd, Hitched'],
    ['baptism marriage funeral confirmation', 'baptism', 'Christening, Bap'],
    ['burial cremation repatriation', 'cremation', 'Crem, Direct crem'],
    ['individual company trust government', 'government', 'Council, Local authority'],
    ['one_off recurring legacy in_kind', 'legacy', 'Bequest, In will'],
    ['patrol static_guard alarm_response', 'patrol', 'Drive by rounds, Foot patrol'],
  ])('of %s are %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['married single', 'S/M'],
    ['legacy pledge', 'Will'],
    ['sibling guardian parent', 'Carer'],
    ['company individual', 'Mr and Mrs'],
  ])('of %s may be several, or none: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })

  it('call any place with customers a site: only builders have building sites', () => {
    expect(conceptsOf('site_name')).toEqual(['site', 'name'])
    expect(conceptsOf('Bldg Site')).toEqual(conceptsOf('construction site'))
  })
})
