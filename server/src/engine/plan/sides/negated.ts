import type { ColumnPlan, Transform, ValueMapEntry } from '../../model.ts'

const ZEROS = ['0', ...['.', ','].flatMap((mark) => [1, 2, 3, 4].map((places) => `0${mark}${'0'.repeat(places)}`))]

/** The amount with the other sign: less than nothing on that side is more, and nothing is nothing. */
export function negated(plan: ColumnPlan): ColumnPlan {
  const nothing = ZEROS.map((zero): ValueMapEntry => ({ raw: `-${zero}`, value: zero, decided_by: 'matcher' }))
  const steps: Transform[] = [
    { kind: 'prefix', text: '-' },
    { kind: 'replace', find: '--', with: '' },
    { kind: 'value_map', entries: nothing },
  ]
  return { ...plan, transforms: [...plan.transforms, ...steps] }
}
