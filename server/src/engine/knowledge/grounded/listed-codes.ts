import type { ColumnProfile } from '../../profile/model.ts'

// “FREI RÜCK KKMP”, “FREI LÖVM”: a cell lists all that is so of its row, each by a code of its own. What is said of LÖVM is said of every row that has it.

const CODE = /^[\p{Lu}\d_-]{2,6}$/u
const BETWEEN = /[\s,;|/]+/u
/** Of the different lists, this share has nothing but codes, and codes stand in so many of them. */
const MOST = 0.9
const FEW = 2

/** Whether a column has several codes in some of its cells, which stand in others beside others. */
export function listsCodes({ values, complete }: ColumnProfile): boolean {
  const lists = values.flatMap(({ value }) => (value.trim() === '' ? [] : [codesIn(value)]))
  const areCodes = lists.filter((codes) => codes.every((code) => CODE.test(code) && /\p{Lu}/u.test(code)))
  const several = areCodes.filter((codes) => codes.length > 1)
  if (!complete || several.length < FEW || areCodes.length < MOST * lists.length) return false
  const times = Map.groupBy(several.flat(), (code) => code)
  const shared = several.filter((codes) => codes.some((code) => times.get(code)!.length >= FEW))
  return shared.length >= MOST * several.length || shared.length >= several.length - 1
}

/** The codes that a cell lists. */
export function codesIn(value: string): string[] {
  return value.trim().split(BETWEEN)
}
