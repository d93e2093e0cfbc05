import { valuesOf } from '../../knowledge/grounded/columns.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import type { ColumnPlan, TemplateColumn, ValueMapEntry } from '../../model.ts'
import type { Placement } from '../context.ts'

// “411000 for a customer, 401000 for a supplier”: a description that says what a column has for each value of another one, and no column of the
// table holds it.

const FOR =
  '(?:for|if|when|of|pour|si|für|bei|wenn|para|si es|per|se|voor|als|bij|dla)(?: (?:an?|the|un|une|une?s?|einen?|eine[mr]?|den|die|das|los|las|gli|een|de|all|alle|tous les|todos los))?'
/** No longer text is one value. */
const VALUE = '[“"„«]?([\\p{L}\\p{N}][\\p{L}\\p{N}._/-]{0,30}?)[”"“»]?'
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}._/-])${VALUE} ${FOR} ([\\p{L}\\p{N}_-]+(?: [\\p{L}_-]+)?)`, 'giu')
const MOST_KINDS = 12

interface ByKind {
  /** The template column that tells. */
  kind: number
  entries: ValueMapEntry[]
}

/** The plans with such columns filled from what fills the one that tells. `filled`: those that are, by their places. */
export function withKinds(columns: ColumnPlan[], { side }: Placement): { columns: ColumnPlan[]; filled: number[] } {
  const filled: number[] = []
  const made = columns.map((column, target): ColumnPlan => {
    if (column.inputs.length > 0 || column.transforms.length > 0) return column
    const found = byKind(target, columns, side)
    if (!found) return column
    filled.push(target)
    const kind = columns[found.kind]!
    const [only] = kind.transforms
    const constant = only?.kind === 'constant' ? found.entries.find(({ raw }) => raw === only.value)?.value : undefined
    return {
      ...kind,
      column: column.column,
      transforms:
        constant === undefined
          ? [...kind.transforms, { kind: 'value_map', entries: found.entries }]
          : [{ kind: 'constant', value: constant }],
      reason: `Its description says what it is for each “${kind.column}”. ${kind.reason}`,
      decided_by: 'knowledge',
      alternatives: [],
    }
  })
  return { columns: filled.length > 0 ? made : columns, filled }
}

function byKind(target: number, columns: readonly ColumnPlan[], { template, rules }: Placement['side']): ByKind | null {
  if (lacksFigure(template.columns[target]!, columns, template.columns)) return null
  const said = saidFor(template.columns[target]!, (value) => rules[target]?.matches(value) ?? true)
  if (said.length < 2) return null
  const found = template.columns.flatMap((other, kind): ByKind[] => {
    const values = valuesOf(other)
    const { inputs, transforms } = columns[kind]!
    const isTelling = kind !== target && (inputs.length > 0 || transforms[0]?.kind === 'constant')
    if (!isTelling || values.length < 2 || values.length > MOST_KINDS) return []
    const entries = values.map((raw): ValueMapEntry | null => {
      const meant = new Set(said.flatMap((one) => (isKind(one.kind, raw) ? [one.value] : [])))
      return meant.size === 1 ? { raw, value: [...meant][0]!, decided_by: 'knowledge' } : null
    })
    return entries.some((entry) => entry === null) ? [] : [{ kind, entries: entries as ValueMapEntry[] }]
  })
  return found.length === 1 ? found[0]! : null
}

function saidFor(
  { description = '' }: TemplateColumn,
  isTaken: (value: string) => boolean,
): { value: string; kind: string }[] {
  return [...description.matchAll(BEFORE)].flatMap(([, value = '', kind = '']) =>
    isTaken(value) && !EMPTY.test(value) ? [{ value, kind }] : [],
  )
}

/** A word for nothing is not written. */
const EMPTY = /^(?:empty|blank|nothing|none|leer|nichts|vide|rien|vac[ií]o|nada|vuoto|niente|leeg|niets)$/iu

/** “empty without an amount”: nothing has it where the table has no amounts. */
const EMPTY_WITHOUT =
  /(?:empty|blank|leer|vide|vac[ií]o|vuot[oa]|leeg) (?:without|if there is no|where there is no|ohne|sans|sin|senza|zonder)(?: an?| eine?n?| une?| un[ao]?| een)? (\p{L}+)/iu

function lacksFigure(
  { description = '' }: TemplateColumn,
  plans: readonly ColumnPlan[],
  columns: readonly TemplateColumn[],
): boolean {
  const word = EMPTY_WITHOUT.exec(description ?? '')?.[1]
  const named =
    word === undefined
      ? []
      : [...columns.keys()].filter((at) =>
          wordsIn(columns[at]!.name.replaceAll('_', ' ')).some(({ text }) => isSameWord(text, word)),
        )
  return named.length > 0 && named.every((at) => plans[at]!.inputs.length === 0 && plans[at]!.transforms.length === 0)
}

/** All words of an allowed value, from the first on. */
function isKind(said: string, value: string): boolean {
  const [words, own] = [wordsIn(said), wordsIn(value)]
  return own.length > 0 && own.every(({ text }, at) => words[at] !== undefined && isSameWord(words[at].text, text))
}
