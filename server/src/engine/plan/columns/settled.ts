import type { Context, Mapping, Placement } from '../context.ts'
import { withSignedSides } from '../sides/signed-amounts.ts'
import { withDescribedKind } from '../tables/described-kind.ts'
import { withOwnRow } from '../tables/said-both.ts'
import { withBookPeriods } from './book-periods.ts'
import { withCalculated } from './calculated.ts'
import { withDaysInTexts } from './days-in-texts.ts'
import { withDescribedKeys } from './described-keys.ts'
import { withEmptyAlike } from './empty-alike.ts'
import { withEndsBeside } from './ends-beside.ts'
import { withFirstNumber } from './first-numbers.ts'
import { withFirstPlaces } from './first-places.ts'
import { withFloors } from './floors.ts'
import { withFrontsAsStates } from './fronts-as-states.ts'
import { withInherited } from './inherited.ts'
import { withKeysInTexts } from './keys-in-texts.ts'
import { withKindsBeforeMarks } from './kinds-before-marks.ts'
import { withKindsBesideCodes } from './kinds-beside-codes.ts'
import { withKindsByValues } from './kinds-by-values.ts'
import { withKindsInTexts } from './kinds-in-texts.ts'
import { withLineNumbers } from './line-numbers.ts'
import { withMobilesApart } from './mobiles-apart.ts'
import { withNamesInTexts } from './names-in-texts.ts'
import { withNumberedSheet } from './numbered-sheets.ts'
import { withNumbersElsewhere } from './numbers-elsewhere.ts'
import { withOwnNumbers } from './own-numbers.ts'
import { withPrefixedKeys } from './prefixed-keys.ts'
import { withSaidParts } from './said-parts.ts'
import { withSaidPlaces } from './said-places.ts'
import { sameAsDescribed } from './same-as-described.ts'
import { withSharesOf } from './shares-of.ts'
import { withLinkedSheet } from './sheets-linked.ts'
import { withStatesInFront } from './states-in-front.ts'
import { withTextsContinued } from './texts-continued.ts'
import { withTimesBeside } from './times-beside.ts'

// What a table's columns are settled by once each has been looked at alone: each step sees what the ones before it found.

/** The steps, in their order: what is read out of texts first, then what is counted, then what other tables and rows tell. */
const STEPS = [
  withEmptyAlike,
  withTextsContinued,
  withPrefixedKeys,
  withKeysInTexts,
  withNamesInTexts,
  withKindsInTexts,
  withStatesInFront,
  withDaysInTexts,
  withSaidPlaces,
  withFirstPlaces,
  withSaidParts,
  withKindsBeforeMarks,
  withKindsBesideCodes,
  withOwnNumbers,
  withMobilesApart,
  withOwnRow,
  withDescribedKind,
  withFirstNumber,
  withSignedSides,
  withTimesBeside,
  withCalculated,
  withSharesOf,
  withBookPeriods,
  withLineNumbers,
  withKindsByValues,
  withNumberedSheet,
  withLinkedSheet,
  withDescribedKeys,
  withEndsBeside,
  withNumbersElsewhere,
  withFrontsAsStates,
  withFloors,
  withInherited,
  sameAsDescribed,
]

/** The mappings after every step, in the template's order. */
export function settled(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  return STEPS.reduce((found, settle) => settle(found, placement, context), mappings)
}
