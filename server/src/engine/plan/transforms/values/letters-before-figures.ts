import { directivesOf } from '../../../knowledge/directives.ts'
import { namesColumn } from '../../../knowledge/grounded/columns.ts'
import { escapePattern } from '../../../transforms/text.ts'
import { improves, push, type Work } from '../column-values.ts'
import { rewriting } from '../repairs/coded-forms.ts'

// “A berth is written by pier and number: NP is pier 1, SP is 2”: letters that are a part of each value, of which it is told which figure they are. NP7 is 17.

const LETTERS = /^\p{L}{1,4}$/u
const FIGURE_AT_END = /(?:^|[\s\p{L}])(\d{1,3})$/u
/** Of fewer it may be a value of its own that is meant. */
const FEWEST = 2

/** Writes the figures that somebody told for letters, where these stand before other figures, and the rule takes both together. */
export function addFiguresOfLetters(work: Work): void {
  const { rule, target, source, context, placement } = work
  if (!rule) return
  const told = directivesOf(context.directives, 'value', placement.side.template.slug).filter(
    ({ column, raw }) =>
      column !== null && LETTERS.test(raw) && [target, source].some((one) => namesColumn(column, one)),
  )
  const bySentence = Map.groupBy(told, ({ said }) => said)
  for (const group of bySentence.values()) {
    const pairs = group.flatMap(({ raw, value }) => {
      const figure = FIGURE_AT_END.exec(value.trim())?.[1]
      return figure === undefined ? [] : [{ raw, figure }]
    })
    const distinct = new Set(pairs.map(({ raw }) => raw))
    if (pairs.length < FEWEST || pairs.length < group.length || distinct.size < pairs.length) continue
    const steps = pairs.map(({ raw, figure }) => rewriting(`${escapePattern(raw)}[ -]?(\\d+)`, `${figure}\\1`))
    const written = (value: string): string => steps.reduce((text, { change }) => change(text) ?? text, value)
    if (!improves(work, written)) continue
    for (const { transform, change } of steps) push(work, transform, change)
    const note = `“${pairs.map(({ raw, figure }) => `${raw}” is “${figure}`).join('”, “')}” before figures in “${source.name}”, as ${group[0]!.origin} says.`
    if (!context.notes.includes(note)) context.notes.push(note)
    return
  }
}
