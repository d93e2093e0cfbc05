import { applyChain, isKnown } from '../../examples/interpret.ts'
import { answersIn } from '../../knowledge/grounded/columns.ts'
import { stemOf, wordsIn } from '../../knowledge/grounded/words.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { SourcePlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'

// Which kinds of rows a table has, by the values of its columns, and whether a sentence speaks of one: “credit notes”, “salaried people”.

/** Kinds are few; a list of the numbers that some kind has may be long. */
const MOST_KINDS = 12
const MOST_VALUES = 5000

/** The values of a column with the words that each is called by. */
export interface Named {
  column: ColumnProfile
  called: { value: string; words: string }[]
}

/** Columns that tell kinds of rows: by what they become in the template, and by what stands in them. */
export function kindsIn(plan: SourcePlan, { table, side }: Placement): Named[] {
  const { columns } = table.profile
  const whole = columns.filter(({ complete, values }) => complete && values.length > 1 && values.length <= MOST_VALUES)
  const mapped = plan.columns.flatMap(({ inputs, transforms }, target): Named[] => {
    const [input, ...more] = inputs
    const isList = (side.rules[target]?.values?.length ?? 0) > 1
    const column =
      input && more.length === 0 && input.table === plan.table
        ? whole.find(({ position }) => position === input.position)
        : undefined
    if (!column || !isList || !transforms.every(isKnown)) return []
    return [
      {
        column,
        called: column.values.map(({ value }) => ({ value, words: applyChain(transforms, [value]).value ?? '' })),
      },
    ]
  })
  const plain = whole
    .filter(({ values }) => values.length <= MOST_KINDS && !answersIn(values.map(({ value }) => value.trim())))
    .map((column) => ({ column, called: column.values.map(({ value }) => ({ value, words: value })) }))
  return [...mapped, ...plain]
}

/** What means something as a value of its own, and joins words in a sentence. */
const SMALL_WORDS = new Set(
  'on off in no up as an to at by if so do or da de en si se ne na za od po ein aus ab'.split(' '),
)

/** A code: the “in” of a sentence is no `IN`. */
const CODE = /^\p{Lu}{1,3}$/u

/** All words of a value are in the text, or one there that means the same; numbers and single letters are said of many things. */
export function isSaid(value: string, text: string): boolean {
  const own = wordsIn(value)
  if (own.every(({ text: word }) => word.length < 2 || /^\d+$/.test(word))) return false
  const said = wordsIn(text)
  if (CODE.test(value.trim())) return said.some(({ raw }) => raw === value.trim())
  const stems = new Set(said.map(({ stem }) => stem))
  if (own.every(({ stem }) => stems.has(stem))) return true
  const meant = new Set([value, value.replace(/[_-]/g, ' ')].flatMap(meaningsOf))
  return said.some(({ text: word }, at) => {
    const pair = `${word} ${said[at + 1]?.text ?? ''}`.trim()
    // In a sentence “on” is a day's, and no state.
    const alone = SMALL_WORDS.has(word) ? [] : [word, stemOf(word)]
    return [...alone, pair, pair.replace(/s$/, ''), pair.replace(/es$/, '')]
      .flatMap(meaningsOf)
      .some((one) => meant.has(one))
  })
}
