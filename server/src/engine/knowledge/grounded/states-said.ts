import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { stateCode } from '../../profile/subdivisions.ts'
import type { Found } from './called-values.ts'
import { valuesOf } from './columns.ts'
import { wordsIn } from './words.ts'

// “Everything on the north sheet is in New Hampshire”, “alle auf der Liste Süd sind in Bayern”: a state or province that words name, for the columns of
// such.

/** The columns of states, each with the only one that words name. */
export function statesSaid(clause: string, templates: readonly Template[]): Found[] {
  const [state, ...others] = statesIn(clause)
  if (state === undefined || others.length > 0) return []
  return templates.flatMap(({ slug, columns }) => {
    const found = columns.flatMap((column): Found[] => {
      const value = conceptsOf(column.name).join() === 'state' ? valueFor(column, state) : null
      return value === null ? [] : [{ slug, column: column.name, value }]
    })
    return found.length === 1 ? found : []
  })
}

interface State {
  name: string
  code: string
}

/** “New Hampshire” is two words; what is short for one may be short for something else, and is read as one only where it has a point. */
function statesIn(clause: string): State[] {
  const words = wordsIn(clause)
  const found = new Map<string, State>()
  for (let at = 0; at < words.length; at++)
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const name = clause.slice(words[at]!.at, words[at + count - 1]!.end)
      const isName = name.length >= LEAST_LETTERS && /^\p{Lu}/u.test(name)
      const code = isName ? stateCode(name) : null
      if (code === null) continue
      found.set(code, { name, code })
      at += count - 1
      break
    }
  return [...found.values()]
}

const MOST_WORDS = 4
/** Ohio, Iowa, Utah. */
const LEAST_LETTERS = 4

/** A state as the column writes it: one of its values, its code, or its name where nothing says that it is a code. */
function valueFor(column: TemplateColumn, { name, code }: State): string | null {
  const values = valuesOf(column)
  if (values.length > 0) return values.find((value) => value === code || stateCode(value) === code) ?? null
  const { description = '', desiredRule, strictRule } = column
  const isCode = /alpha-?2|ISO|two[- ]letter|\b[A-Z]{2}\b|(?<!\p{L})(?:code|kürzel|sigle|sigla)/iu.test(description)
  if (desiredRule !== 'strict' || !strictRule) return isCode ? code : name
  const rule = compilePattern(strictRule)
  return [code, name].find((one) => rule?.matches(one)) ?? null
}
