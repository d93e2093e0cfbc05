import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** “Postnr” is a word of the languages that have the town by this name. */
const POSTAL_BEHIND = /^\s*postn(?:r|o|ummer)\b/iu

/** Where somebody lives: a whole address, or the town alone. */
const RESIDENCE =
  /^\s*(?:(?:town|place|comune|luogo|lieu|lugar|commune|ort|miejsce|místo) (?:of |di |de |der )?)?(?:residence|lives in|residenza|residente a|résidence|residencia|reside en|residência|wohnsitz|wohnhaft in|domicile|bosted|bopæl|bydliště|zamieszkania|zamieszkanie)\s*:?\s*$/iu

/**
 * “Postnr | By”, “By | Postnr”, “Vejnavn | By”: Danish and Norwegian have for a town the word by which English says who did something. Right behind
 * postal codes or a street, and right before a “Postnr”, it is the town. “Wohnsitz | PLZ”: where somebody lives is the town that the postal code
 * beside it is of, where no cell has the figures of a street.
 */
export function withTowns(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const { name: header } = columns[at]!
    const isOf = (concepts: readonly string[], beside: number): boolean =>
      concepts.some((one) => names[beside]?.concepts.includes(one))
    const isBy = header.trim().toLowerCase() === 'by'
    const isTown = isBy
      ? isOf(['postal', 'street'], at - 1) || POSTAL_BEHIND.test(columns[at + 1]?.name ?? '')
      : RESIDENCE.test(header) && (isOf(['postal'], at - 1) || isOf(['postal'], at + 1)) && isInWords(columns[at]!)
    return isTown ? { ...name, concepts: ['city'], understood: true } : name
  })
}

function isInWords({ values, filled }: ColumnProfile): boolean {
  return filled > 0 && values.every(({ value }) => /\p{L}/u.test(value) && !/\d/.test(value))
}
