import { cellsOf } from '../../profile/cells-of.ts'
import { EXTENSION_WORDS } from '../../profile/extensions.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// The extension behind a phone number, for a template that has a column for it beside the one for the number.

/** How columns of extensions are called. Some of these words mean other things as well: a rule for the values, or the word phone, decides. */
const NAMED =
  /(?<!\p{L})(?:ext|extn|extensions?|extensión|durchwahl|dw|nebenstelle|klappe|poste|interno|toestel(?:nummer)?|doorkiesnummer|anexo)(?!\p{L})/iu
const AMBIGUOUS = /(?<!\p{L})(?:klappe|poste|interno|anexo)(?!\p{L})/iu
const WITH_EXTENSION = jsPattern(`^[+(\\d][\\d\\s().,/+–—-]{5,}?[\\s,;]*(?i:${EXTENSION_WORDS})[\\s:]*(\\d{1,7})$`)
const NUMBER = /^[+(\d][\d\s().,/+–—-]{5,}$/u
/** The extension, or nothing where there is none. */
const PATTERN = `^\\s*(?:(?:\\p{L}+[.:\\s]*)?[+(\\d][^\\p{L}#]*(?i:${EXTENSION_WORDS})[\\s:]*(\\d{1,7})\\s*$)?`
/** From this share of the cells on that hold something, the column has phone numbers. */
const MOST = 0.5

/** The extension out of the column with most of them, where no other column can be meant. */
export function splitExtensions(table: TableSide, side: TemplateSide): Composite[] {
  const target = side.template.columns.findIndex((_, index) => wantsExtension(index, side))
  if (target < 0) return []
  const found = table.profile.columns.flatMap((column, source) => {
    const extensions = extensionsOf(column, target, side)
    return extensions > 0 ? [{ column, source, extensions }] : []
  })
  const [best] = found.toSorted((a, b) => b.extensions - a.extensions)
  if (!best) return []
  return [
    {
      target,
      sources: [best.source],
      transforms: [{ kind: 'extract', pattern: PATTERN }],
      confidence: 0.88,
      reason: `Some numbers of “${best.column.name}” have an extension behind them.`,
      beside: true,
    },
  ]
}

/** The step for the extension in a column that was named for it; null where the column isn't one of phone numbers with some. */
export function extensionPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  if (!wantsExtension(target, side) || extensionsOf(table.profile.columns[source]!, target, side) === 0) return null
  return { kind: 'extract', pattern: PATTERN }
}

function wantsExtension(target: number, side: TemplateSide): boolean {
  const spaced = side.template.columns[target]!.name.replace(/_/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  if (!NAMED.test(spaced)) return false
  const { description } = side.template.columns[target]!
  return (
    side.rules[target] !== null ||
    !AMBIGUOUS.test(spaced) ||
    /phone|t[eé]l[eé]?f|fon/iu.test(`${spaced} ${description ?? ''}`)
  )
}

/** How many cells have an extension that the template takes; 0 where most are no phone numbers. */
function extensionsOf({ values }: ColumnProfile, target: number, { rules }: TemplateSide): number {
  const told = values.filter(({ value }) => /\d/.test(value))
  const read = told.map((one) => ({ one, extension: WITH_EXTENSION.exec(one.value.trim().slice(0, 60))?.[1] }))
  const rule = rules[target] ?? null
  const taken = read.filter(({ extension }) => extension !== undefined && (rule?.matches(extension) ?? true))
  const numbers = read.filter(({ one, extension }) => extension !== undefined || NUMBER.test(one.value.trim()))
  return cellsOf(numbers.map(({ one }) => one)) < MOST * cellsOf(told) ? 0 : cellsOf(taken.map(({ one }) => one))
}
