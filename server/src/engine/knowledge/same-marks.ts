import { fold, conceptsOf } from '../match/names/words.ts'
import type { Template } from '../model.ts'
import { namesColumn } from './grounded/columns.ts'
import { anyOf, EXCEPT, NOT } from './grounded/acts.ts'
import { IS_ONE } from './grounded/one-and-the-same.ts'
import { sentencesIn } from './meanings.ts'
import type { SaidText } from './texts.ts'

// “Same name and same date of birth means the same person”: by what, taken together, rows of two lists that have numbers of their own are one.

const SAME = anyOf(
  'same|identical|equal',
  '(?:der|die|das)(?:selben?)|gleich\\p{L}*|identisch\\p{L}*',
  'mêmes?|identiques?',
  'mism[oa]s?|iguale?s?',
  'stess[oaei]|ugual[ei]',
  'zelfde|dezelfde|hetzelfde',
  't[ae] sam[aey]|taki sam',
)
const EITHER = anyOf('or|oder|ou|oppure|ofwel|lub')
/** How columns for names of persons are called, whole and in parts. */
const NAMES = new Set(['name', 'first name', 'last name', 'first', 'last', 'full name'])

/** The columns of a template that a sentence names as what people are known by, with who says so: names, and something else at least. */
export function sameMarksSaid(
  template: Template,
  texts: readonly SaidText[],
): { targets: number[]; origin: string; sentence: string } | null {
  for (const { text, slug, origin } of texts) {
    if (slug !== null && slug !== template.slug) continue
    for (const sentence of sentencesIn(text)) {
      const [said = ''] = SAME.exec(sentence) ?? []
      if (said === '' || !IS_ONE.test(sentence) || [NOT, EXCEPT, EITHER].some((word) => word.test(sentence))) continue
      const targets = marksIn(sentence, template)
      if (targets) return { targets, origin, sentence }
    }
  }
  return null
}

function marksIn(sentence: string, { columns }: Template): number[] | null {
  const speaksOfNames = conceptsOf(fold(sentence)).includes('name')
  const isName = (name: string): boolean => NAMES.has(conceptsOf(name).join(' '))
  const names = [...columns.entries()].filter(([, { name }]) => speaksOfNames && isName(name)).map(([at]) => at)
  const others = [...columns.entries()]
    .filter(([, column]) => !column.unique && !isName(column.name) && namesColumn(sentence, column))
    .map(([at]) => at)
  return names.length > 0 && others.length > 0 ? [...names, ...others] : null
}
