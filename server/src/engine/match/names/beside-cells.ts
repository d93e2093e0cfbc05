import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { withoutUnknownGroups } from './without-group.ts'
import { withBankAccounts } from './bank-accounts.ts'
import { withMainAddress } from './main-addresses.ts'
import { withMails } from './mails.ts'
import { withMemos } from './memos.ts'
import { withCodesOfThings } from './coded-things.ts'
import { withPlacesInStock } from './places-in-stock.ts'
import { withPlacesOfThings } from './places-of-things.ts'
import { withTaxesAtARate } from './taxes-at-a-rate.ts'
import { withShownOnWebsite } from './shown-on-website.ts'
import { withPostalLetters } from './postal-letters.ts'
import { withStates } from './states.ts'
import { withTowns } from './towns.ts'
import { withVouchers } from './vouchers.ts'
import { withSides } from './left-and-right.ts'
import { withContactsAlone } from './contacts-alone.ts'
import { withFamiliesOfThings } from './families-of-things.ts'
import { withFirmsAlone } from './firms-alone.ts'
import { withNameParts } from './name-parts.ts'
import { withPeriodPrices } from './period-prices.ts'
import { withDaysInTimes } from './times-with-days.ts'
import { withTwoSurnames } from './two-surnames.ts'

/** The readings of headers, one after the other. */
const READINGS = [
  withoutUnknownGroups,
  withMainAddress,
  withMails,
  withTowns,
  withStates,
  withPostalLetters,
  withVouchers,
  withSides,
  withFirmsAlone,
  withContactsAlone,
  withTwoSurnames,
  withNameParts,
  withPeriodPrices,
  withFamiliesOfThings,
  withCodesOfThings,
  withPlacesOfThings,
  withPlacesInStock,
  withShownOnWebsite,
  withTaxesAtARate,
  withBankAccounts,
  withMemos,
  withDaysInTimes,
]

/** What headers mean by what stands beside and below them. */
export function meantBesideCells(names: NameFeatures[], profile: TableProfile): NameFeatures[] {
  return READINGS.reduce((read, withMeant) => withMeant(read, profile), names)
}
