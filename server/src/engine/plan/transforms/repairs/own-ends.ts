import { escaped } from '../../../escaped.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// Figures with the same letters behind them, which some rows write apart, or leave out: `4711 /AL` and `4711` for a rule that wants `4711/AL`.

const FORM = /^\^?(?<figures>(?:\\d|\[0-9\])\{\d(?:,\d)?\})(?<mark>\\?[-./_ ]?)(?<letters>[A-Z]{1,5})\$?$/u

/** The figures with what the rule wants behind them. */
export function withOwnEnds({ source }: Pattern): Repair[][] {
  const { figures, mark = '', letters = '' } = FORM.exec(source)?.groups ?? {}
  if (figures === undefined) return []
  const end = `${mark.replace('\\', '')}${letters}`
  return [[rewriting(`(${figures})(?:[^\\p{L}\\p{N}]*(?i:${escaped(letters)}))?`, `\\1${end}`)]]
}
