import { cellsOf } from '../../../profile/cells-of.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'
import { push, type Work } from '../column-values.ts'
import { countVotes, most } from './number-marks.ts'

// “151h67” are no hours and minutes, of which there are sixty: the letter stands where the decimals begin, as in “151,67” beside it.

const HOURS = '\\s*(\\d{1,5})\\s?[hH]\\s?(\\d{2})\\s*'
const pattern = jsPattern(`^${HOURS}$`)
/** Of hundredths, two in five are more than there are minutes; a single one among many others is a slip. */
const SHOWN = 0.2

/** Hours with hundredths behind their letter get a decimal mark for it, where their column has more than sixty of them. */
export function addHundredths(work: Work): void {
  const written = work.values.filter(({ value }) => value !== null && pattern.test(value))
  const beyond = written.filter(({ value }) => Number(pattern.exec(value!)![2]) >= 60)
  if (beyond.length === 0 || cellsOf(beyond) < SHOWN * cellsOf(written)) return
  const mark = most(countVotes(work, null).decimal) ?? '.'
  push(work, { kind: 'rewrite', pattern: HOURS, with: `\\1${mark}\\2` }, (value) =>
    value.replace(pattern, `$1${mark}$2`),
  )
}
