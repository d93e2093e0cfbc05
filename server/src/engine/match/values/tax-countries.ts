import { countryCode } from '../../profile/countries.ts'
import { fold } from '../names/words.ts'

// A number that only one country calls so is one of that country where no letters of another stand in front: a NIP is Polish, a Partita IVA Italian.

interface TaxNumber {
  called: RegExp
  country: string
  /** How many figures it has. */
  figures: number
}

const NUMBERS: readonly TaxNumber[] = [
  { called: /(?<!\p{L})nip(?!\p{L})/u, country: 'PL', figures: 10 },
  { called: /(?<!\p{L})(?:p\.? ?iva|partita iva)(?!\p{L})/u, country: 'IT', figures: 11 },
  { called: /(?<!\p{L})ust\.?-? ?id(?:nr|nummer)?(?!\p{L})/u, country: 'DE', figures: 9 },
  { called: /(?<!\p{L})cvr(?!\p{L})/u, country: 'DK', figures: 8 },
  { called: /(?<!\p{L})oib(?!\p{L})/u, country: 'HR', figures: 11 },
  { called: /(?<!\p{L})(?:contribuinte|nipc)(?!\p{L})/u, country: 'PT', figures: 9 },
]

/** The country that calls its tax numbers as the header does, and how many figures these have; null for a name that several have. */
export function taxNumberCalled(header: string): { country: string; figures: number } | null {
  const name = fold(header).replaceAll('_', ' ')
  const found = NUMBERS.filter(({ called }) => called.test(name))
  return found.length === 1 ? found[0]! : null
}

/** The country of a number under such a header: that of the letters in front, or else the one that calls it so. */
export function taxCountryOf(header: string): ((text: string) => string | null) | null {
  const called = taxNumberCalled(header)
  if (called === null) return null
  return (text) => {
    const plain = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
    const [, letters] = /^([A-Z]{2})\d/.exec(plain) ?? []
    if (letters !== undefined) return countryCode(letters)
    return /^\d+$/.test(plain) && plain.length === called.figures ? called.country : null
  }
}
