import { EMPTY, KEEP, valueKey } from '../../../knowledge/statements.ts'
import type { ValueMapEntry } from '../../../model.ts'
import {
  codeForOther,
  countryBeginning,
  countryCodeAnywhere,
  countryOfSign,
  countryOfThree,
  currencyCode,
  threeLetterCode,
} from '../../../profile/countries.ts'
import { languageBeginning, languageCode } from '../../../profile/language-codes.ts'
import { countryOfNationality } from '../../../profile/demonyms.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { isState, stateCode } from '../../../profile/subdivisions.ts'
import { ask, tableLabel } from '../../context.ts'
import { addEntries, type Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'
import { currencyOfSign, isShared } from './shared-signs.ts'
import { foldWord, toldValue } from './told-values.ts'

/**
 * Country names to their codes, where codes are wanted; `UK` passes for one and is none, and among signs of vehicles those of two letters do,
 * too.
 */
export function addCountryCodes(work: Work, areSigns: boolean): void {
  const three = wantsThreeLetters(work)
  const written = (code: string | null): string | null => (code !== null && three ? threeLetterCode(code) : code)
  const codeOf = (value: string): string | null =>
    countryOfThree(value) ??
    countryCodeAnywhere(value) ??
    countryOfNationality(value) ??
    countryOfSign(value) ??
    countryBeginning(value)
  addCodes(
    work,
    (value) => written(codeOf(value)),
    (value) => (three ? null : (codeForOther(value) ?? (areSigns ? countryOfSign(value) : null))),
  )
  if (work.rule) askUnknown(work, 'codes of countries')
}

/** The codes of three letters that ISO 3166 has, too. */
export function wantsThreeLetters({ rule }: Work): boolean {
  return rule !== null && rule.matches('DEU') && rule.matches('USA') && !rule.matches('DE') && !rule.matches('Germany')
}

/** Texts that are none of what the rule wants, and nobody knows as such. */
const MOST_UNKNOWN = 6

/** Asks what each of the few values stands for that the rule still refuses: their rows would be lost by them. */
function askUnknown(work: Work, wanted: string): void {
  const { rule, target, context, placement, source } = work
  const { template } = placement.side
  const unknown = work.values.filter(
    ({ value }) =>
      value !== null && /^\p{L}[\p{L} .'’/-]{1,39}$/u.test(value) && !isNullWord(value) && !rule!.matches(value),
  )
  const groups = [...Map.groupBy(unknown, ({ value }) => foldWord(value!)).values()]
  if (groups.length > MOST_UNKNOWN) return
  const entries = groups.flatMap((group): ValueMapEntry[] => {
    const { value: raw, count, row, raw: shown } = group[0]!
    const answer = ask(context, {
      key: valueKey(template.slug, target.name, raw!),
      kind: 'value_map',
      prompt: `What does “${raw}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean? “${target.name}” of ${template.name} wants ${wanted}, and it is none.`,
      target: { slug: template.slug, column: target.name },
      options: [
        { value: KEEP, label: 'Leave it as it is: its rows get an issue', confidence: 0.6 },
        ...(target.required
          ? []
          : [{ value: EMPTY, label: 'It means nothing: leave the cell empty', confidence: 0.2 }]),
      ],
      free_text: true,
      evidence: [evidence(work, { value: shown, count, row })],
      affected_rows: scaled(count, placement.table.profile, source),
      default: KEEP,
    })
    if (answer === null || answer === KEEP) return []
    return group.map(({ value }) => ({
      raw: value!,
      value: answer === EMPTY ? '' : answer,
      decided_by: 'answer' as const,
    }))
  })
  addEntries(work, entries)
}

/** Names of languages to their codes, where codes are wanted, in the case that the rule takes. */
export function addLanguageCodes(work: Work): void {
  addCodes(work, (value) => {
    const code = languageCode(value) ?? languageBeginning(value)
    return code && work.rule && !work.rule.matches(code) ? code.toUpperCase() : code
  })
}

/** Names of states and their short forms to their codes, where codes are wanted. */
export function addStateCodes(work: Work): void {
  addCodes(work, (value) => stateCode(value) ?? (work.rule ? null : inCapitals(value)))
}

/** The code of a state in whatever case: “Qc”, “on”. */
function inCapitals(value: string): string | null {
  const code = value.trim().toUpperCase()
  return /^[A-Z]{2,3}$/.test(code) && isState(code) ? code : null
}

/** Signs and names of currencies to their codes, where codes are wanted. */
export function addCurrencyCodes(work: Work): void {
  addCodes(work, (value) => (isShared(value) ? currencyOfSign(value, work.values) : currencyCode(value)))
}

function addCodes(
  work: Work,
  codeOf: (value: string) => string | null,
  codeForPassing: (value: string) => string | null = () => null,
): void {
  const { rule } = work
  const entries = work.values.flatMap(({ value }): ValueMapEntry[] => {
    if (value === null || (rule?.matches(value) && codeForPassing(value) === null)) return []
    const told = toldValue(work, value)
    const code = codeForPassing(value) ?? codeOf(value)
    if (told) return [told]
    return code && code !== value && (!rule || rule.matches(code))
      ? [{ raw: value, value: code, decided_by: 'matcher' }]
      : []
  })
  addEntries(work, entries)
}
