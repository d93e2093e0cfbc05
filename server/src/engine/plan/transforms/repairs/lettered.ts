import type { Pattern } from '../../../match/pattern/pattern.ts'
import { tableLabel } from '../../context.ts'
import type { Travelling, Work } from '../column-values.ts'

// Codes that one of several letters begins, which tells whose they are, and numbers that lack it: `M00151` of one office beside `38`.

/** A code's letters, and the number behind them, whatever mark is between. */
const LETTERED = /^(\p{L}{1,4})[^\p{L}\p{N}]{0,3}(\d{1,12})$/u
/** What a rule may have between them. */
const MARKS = ['', '-', '/', '.', ' ', '_']
const MOST_FIGURES = 12
/** So many codes are none by chance. */
const FEW = 5
/** From this share of the failing values on, numbers alone are how the column writes them. */
const MOST = 0.6
/** Of the numbers behind one letter so many must stand in the column, and of those behind any other letter far fewer. */
const LEAST_OWN = 0.3
const MOST_OTHERS = 0.25

/** How a rule writes the codes that begin with these letters: the mark behind them, and so many figures; null where it takes none, or several lengths. */
function formOf(letters: string, rule: Pattern): { mark: string; figures: number } | null {
  const forms = MARKS.flatMap((mark) =>
    Array.from({ length: MOST_FIGURES }, (_, more) => more + 1)
      .filter((figures) => rule.matches(letters + mark + '1'.repeat(figures)))
      .map((figures) => ({ mark, figures })),
  )
  return forms.length === 1 ? forms[0]! : null
}

/** The letters that codes of these values begin with as the rule has them, each with its numbers, without the zeros in front. */
function numbersByLetters(values: readonly string[], rule: Pattern): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const value of values) {
    const [, letters, figures] = LETTERED.exec(value.trim()) ?? []
    if (letters === undefined || formOf(letters.toUpperCase(), rule) === null) continue
    const numbers = found.get(letters.toUpperCase()) ?? new Set()
    found.set(letters.toUpperCase(), numbers.add(bare(figures!)))
  }
  return found
}

function bare(figures: string): string {
  return figures.replace(/^0+(?=\d)/, '')
}

/**
 * The letters that numbers alone lack, where a rule takes several: codes elsewhere tell them, whose numbers behind these letters stand here,
 * and behind all others don't. With the rule's mark; null where nothing tells.
 */
export function lettersLacking(work: Work, failing: readonly Travelling[], rule: Pattern): string | null {
  const { context, source, placement, target } = work
  const figures = failing.flatMap(({ value }) => (/^\d+$/.test(value ?? '') ? value! : []))
  const own = new Set(figures.map(bare))
  if (own.size < FEW || figures.length < MOST * failing.length) return null
  for (const profile of context.shapes.keys()) {
    for (const column of profile.columns) {
      const byLetters = numbersByLetters(
        column.values.map(({ value }) => value),
        rule,
      )
      const letters = column === source ? null : onlyOwn(byLetters, own)
      if (letters === null) continue
      const front = letters + formOf(letters, rule)!.mark
      const note =
        `Numbers alone in “${source.name}” of ${tableLabel(placement.table.profile)} begin with “${front}” in “${target.name}”: ` +
        `of the codes in “${column.name}” of ${tableLabel(profile)} those with “${letters}” have their numbers.`
      if (!context.notes.includes(note)) context.notes.push(note)
      return front
    }
  }
  return null
}

function onlyOwn(byLetters: ReadonlyMap<string, Set<string>>, own: ReadonlySet<string>): string | null {
  if (byLetters.size < 2) return null
  const shares = [...byLetters]
    .map(([letters, numbers]) => {
      const shared = [...numbers].filter((number) => own.has(number)).length
      return { letters, shared, share: shared / numbers.size }
    })
    .toSorted((a, b) => b.share - a.share)
  const [best, second] = [shares[0]!, shares[1]!]
  const isClear = best.shared >= FEW && best.share >= LEAST_OWN && second.share <= MOST_OTHERS * best.share
  return isClear ? best.letters : null
}
