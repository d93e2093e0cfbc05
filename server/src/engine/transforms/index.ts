import type { Transform } from '../model.ts'
import { boolean } from './boolean.ts'
import { collapseSpaces } from './collapse-spaces.ts'
import { constant } from './constant.ts'
import { correct } from './correct.ts'
import { date } from './date.ts'
import { defaultValue } from './default.ts'
import { email } from './email.ts'
import { extract } from './extract.ts'
import { insert } from './insert.ts'
import { letterCase } from './case.ts'
import { merge } from './merge.ts'
import type { Step, StepScope, TransformKind } from './node.ts'
import { nullToken } from './null-token.ts'
import { number } from './number.ts'
import { pad } from './pad.ts'
import { phone } from './phone.ts'
import { prefix } from './prefix.ts'
import { replace } from './replace.ts'
import { rewrite } from './rewrite.ts'
import { rowNumber } from './row-number.ts'
import { split } from './split.ts'
import { strip } from './strip.ts'
import { suffix } from './suffix.ts'
import { swap } from './swap.ts'
import { takeBack } from './take-back.ts'
import { trim } from './trim.ts'
import { valueMap } from './value-map.ts'

/** The closed set: a kind without its file doesn't compile. */
const kinds: { [Kind in Transform['kind']]: TransformKind<Kind> } = {
  trim,
  collapse_spaces: collapseSpaces,
  case: letterCase,
  strip,
  replace,
  pad,
  prefix,
  suffix,
  insert,
  extract,
  split,
  swap,
  merge,
  rewrite,
  take_back: takeBack,
  null_token: nullToken,
  number,
  date,
  boolean,
  phone,
  email,
  value_map: valueMap,
  default: defaultValue,
  constant,
  row_number: rowNumber,
  correct,
}

/** The one place where a kind and its transform lose their tie: `kinds` has just paired them. */
function kindOf(transform: Transform): TransformKind<Transform['kind']> {
  return kinds[transform.kind] as TransformKind<Transform['kind']>
}

/** SQL of one transform over the column `input`. NULL is empty; where a value comes out as '', the caller makes that NULL. */
export function compileTransform(transform: Transform, input: string, scope: StepScope): Step {
  return kindOf(transform).compile(transform, input, scope)
}

/** The transform as a sentence for people, without the full stop. */
export function describeTransform(transform: Transform): string {
  return kindOf(transform).describe(transform)
}

/** Whether the value before can be told from the value after, formatting aside. */
export function isLossless(transform: Transform): boolean {
  return kindOf(transform).lossless(transform)
}

/** What a value must be for the transform to take it, as in "is not <this>"; null when it takes every value. */
export function expectedBy(transform: Transform): string | null {
  return kindOf(transform).expects(transform)
}
