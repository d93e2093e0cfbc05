import type { Pattern } from '../pattern/pattern.ts'
import { remembering } from '../../remembering.ts'

/** A few letters, of which one stands in front of figures: `^(INV|CR)-\d+$`. */
const FORM = /^\^?\((?:\?:)?([A-Z]{1,5}(?:\|[A-Z]{1,5})+)\)(\\?[-./_ ]?)(?:\\d|\[0-9\])[^|]*$/u

/** The letters that a rule takes in front of figures, and the mark behind them; none for a rule of another form. */
export function frontsOf({ source }: Pattern): { fronts: readonly string[]; mark: string } {
  return read(source)
}

const read = remembering(500, (source: string): { fronts: readonly string[]; mark: string } => {
  const [, fronts, mark = ''] = FORM.exec(source) ?? []
  return { fronts: fronts?.split('|') ?? [], mark: mark.replace('\\', '') }
})
