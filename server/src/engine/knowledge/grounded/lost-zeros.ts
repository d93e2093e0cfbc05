import type { TableProfile } from '../../profile/model.ts'
import { BEGINS } from './acts.ts'
import { isKeyLike } from './columns.ts'
import type { Condition } from './condition.ts'

// “Numbers that begin with 9 are temps, leave them out”: 96 is none of them where another list has it as 00096.

/** The conditions without the numbers that only begin so because they lost their zeros. */
export function withoutLostZeros(
  piece: string,
  conditions: readonly Condition[],
  profiles: readonly TableProfile[],
): Condition[] {
  if (!BEGINS.test(piece)) return [...conditions]
  const whole = new Set(
    profiles.flatMap(({ columns }) =>
      columns.filter(isKeyLike).flatMap(({ values }) => values.flatMap(({ value }) => behindZeros(value) ?? [])),
    ),
  )
  return conditions.flatMap((one) => {
    const { when } = one
    if (when.is !== 'one_of') return [one]
    const values = when.values.filter((value) => !whole.has(value))
    return values.length === 0 ? [] : [{ ...one, when: { ...when, values } }]
  })
}

function behindZeros(value: string): string | undefined {
  return /^0+([1-9]\d*)$/.exec(value.trim())?.[1]
}
