import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('English words and short forms of clinics, animals and what grows', () => {
  it.each([
    ['scheduled completed cancelled did_not_attend', 'did_not_attend', 'DNA, FTA, Missed appt'],
    ['scheduled completed cancelled did_not_attend', 'cancelled', 'Canx, Cnx, Called off'],
    ['private nhs insured self_pay', 'self_pay', 'Self funded, Pays own, Out of pocket'],
    ['received in_analysis validated reported rejected', 'rejected', 'QNS, Haemolysed, Rej'],
    ['never former current', 'former', 'Ex smoker, Gave up, Quit'],
    ['xray ct mri ultrasound', 'ct', 'CT scan, CAT scan'],
    ['filling crown extraction root_canal cleaning', 'cleaning', 'S and P, Prophy, Scale & polish'],
    ['filling crown extraction root_canal cleaning', 'extraction', 'XLA, Tooth out'],
    ['tablet capsule cream injection', 'tablet', 'Tab, Caplet'],
    ['once_daily twice_daily three_times_daily as_needed', 'twice_daily', 'BD, BID'],
    ['positive negative inconclusive', 'inconclusive', 'Equiv, Borderline, Indeterminate'],
    ['single_vision bifocal varifocal', 'varifocal', 'Progressives, Multifocal, Varis'],
    ['independent needs_assistance fully_dependent', 'fully_dependent', 'Bedbound, Hoist x2, Total care'],
    ['dog cat rabbit bird reptile', 'reptile', 'Bearded dragon, Gecko, Iguana'],
    ['cattle sheep pig poultry', 'sheep', 'Hogget, Tup, Wether'],
    ['boarding daycare grooming training', 'grooming', 'Clip and bath, Hand strip'],
    ['organic in_conversion conventional', 'in_conversion', 'Transitional, Yr 2 conv'],
    ['wheat barley oilseed_rape maize', 'oilseed_rape', 'OSR, Canola'],
    ['perennial shrub tree bulb', 'bulb', 'Daffs, Tulips, Crocus'],
    ['planting thinning clear_felling pruning', 'clear_felling', 'Clearcut, Clearfell'],
  ])('of %s are %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['sold died missing', 'Gone'],
    ['xray prescription_only', 'Rx'],
    ['low normal high', 'P1'],
    ['cattle pig poultry', 'Animal'],
  ])('of %s may be several, or none: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
