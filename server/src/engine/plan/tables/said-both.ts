import { sentencesIn } from '../../knowledge/meanings.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, SOME } from '../../knowledge/grounded/acts.ts'
import { tablesIn, templatesIn } from '../../knowledge/grounded/tables.ts'
import { scoreColumns } from '../../match/score-columns.ts'
import { templateSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import { columnKey, tableLabel, type Context, type Mapping, type Placed, type Placement } from '../context.ts'

// “Each row of the sheet Stalls is a trader and also their pitch”: one table whose every row is a row of two templates.

const EACH = anyOf(
  'each|every|all|both',
  'jede[rs]?|alle|sowohl',
  'chaque|tous|toutes',
  'cada|todas|todos',
  'ogni|tutte|tutti',
  'elke?|iedere?|alle',
)
const ALSO = anyOf(
  'also|too|as well|both|at the same time|at once',
  'auch|zugleich|gleichzeitig|sowohl',
  'aussi|également|à la fois',
  'también|a la vez',
  'anche|insieme|al tempo stesso',
  'ook|tegelijk|zowel',
)

/** Tables that a text says are rows of another template as well as of that which they were taken for. */
export function saidBoth(placed: readonly Placed[], templates: readonly Template[], context: Context): Placement[] {
  const profiles = [...context.shapes.keys()]
  const sentences = (context.texts ?? []).flatMap(({ text }) => sentencesIn(text))
  return sentences.flatMap((sentence) => {
    // What stands in parentheses are columns, or more of what stands before them.
    const bare = sentence.replace(/\([^()]*\)/gu, ' ')
    if (!EACH.test(bare) || !ALSO.test(bare)) return []
    if ([EXCEPT, LEFT_OUT, NOT, SOME].some((word) => word.test(sentence))) return []
    const named = templatesIn(bare, templates)
    const tables = tablesIn(sentence, profiles)
    const own = placed.filter(
      ({ placement: { table, side } }) => tables.includes(table.profile) && named.includes(side.template),
    )
    const [one] = own
    const others = named.filter((template) => template !== one?.placement.side.template)
    const isPlaced = placed.some(
      ({ placement: { table, side } }) => table === one?.placement.table && side.template === others[0],
    )
    return one && own.length === 1 && others.length === 1 && !isPlaced ? [besides(one, others[0]!, context)] : []
  })
}

function besides(
  { placement: { table, side, fit }, mappings }: Placed,
  template: Template,
  context: Context,
): Placement {
  context.notes.push(`${tableLabel(table.profile)} also fills ${template.name}: each of its rows is said to be both.`)
  const wide = templateSide(template)
  return { table, side: wide, candidates: scoreColumns(table, wide), fit, both: { template: side.template, mappings } }
}

/** The mappings with the links to what each row is besides: by the very key that it has there. */
export function withOwnRow(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { both, side } = placement
  if (!both) return mappings
  return mappings.map((mapping, target) => {
    const { name, desiredRule, linkRule = [] } = side.template.columns[target]!
    const link = desiredRule === 'link' ? linkRule.find(({ templateId }) => templateId === both.template.id) : undefined
    const key = both.template.columns.findIndex((column) => column.name === link?.columnName)
    const own = both.mappings[key]
    if (!own || own.sources.length === 0) return mapping
    const asked = columnKey(placement, name, context)
    context.questions.splice(0, context.questions.length, ...context.questions.filter((one) => one.key !== asked))
    const reason = `Each row is a row of ${both.template.name} as well, under “${link!.columnName}”.`
    return { ...own, alternatives: [], reason }
  })
}
