import type { Template, TemplateColumn } from '../../model.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { fold } from '../../match/names/words.ts'
import { columnKey, type Context, type Mapping, type Placement } from '../context.ts'
import { CLEAR, SURE } from '../sure.ts'

// `Text 1` and `Text 2` are a line and what goes on with it: where the first is known, the second is what is wanted as such.

/** “Additional text”, “second description line”, “Zusatz”, “complément”. */
const SECOND =
  /\b(?:second|2nd|additional|further|extra|zusatz\w*|zweite\w*|supplement\w*|complement\w*|deuxieme|seconde|segund\w*|adicional\w*|aggiuntiv\w*|secondo|tweede|aanvullend\w*)\b/u
const NUMBERED = /^(.*\p{L}\D{0,2}?)[ _.-]?([12])?$/u

/** The free column that is the second of two of which the first is mapped, for the only template column that is called a second one. */
export function secondLine(
  target: number,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  told: ReadonlyMap<number, Mapping>,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  context: Context,
): Candidate | undefined {
  const { table, side } = placement
  const { columns } = side.template
  if (secondIn(placement) !== target) return undefined
  const headers = headersOf(placement)
  const firsts = [...choices.keys()].flatMap((other) => firstLine(other, open, free, choices, placement)?.source ?? [])
  const isMapped = (source: number): boolean =>
    firsts.includes(source) ||
    [...told.values()].some(({ sources }) => sources.includes(source)) ||
    [...choices.values()].some(({ candidate, confidence }) => candidate.source === source && confidence >= SURE) ||
    columns.some(
      ({ name }) =>
        context.answers.get(columnKey(placement, name, context))?.value === table.profile.columns[source]!.name,
    )
  const found = open.filter((one) => {
    const [, stem, number] = headers[one.source] ?? []
    if (one.target !== target || !free.has(one.source) || number !== '2' || !fits(one)) return false
    return headers.some((header, first) => header?.[1] === stem && header?.[2] !== '2' && isMapped(first))
  })
  return found.length === 1 ? found[0] : undefined
}

/**
 * The first of two such columns, where the second can only go to what is called so: the likeliest for a column whose name both have, which nothing
 * but the other one competes with. What is clear without that stays as it is.
 */
export function firstLine(
  target: number,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
): Candidate | undefined {
  const choice = choices.get(target)
  const second = secondIn(placement)
  if (!choice || choice.confidence >= CLEAR || second === undefined || second === target) return undefined
  const headers = headersOf(placement)
  const [, stem, number] = headers[choice.candidate.source] ?? []
  if (number !== '1' || (choice.candidate.name ?? 0) < HALF) return undefined
  const other = open.find(
    (one) => one.target === second && headers[one.source]?.[1] === stem && headers[one.source]![2] === '2' && fits(one),
  )
  const isRival = ({ source, name }: Candidate): boolean => source !== other?.source && (name ?? 0) >= HALF
  return other && free.has(other.source) && !choice.rivals.some(isRival) ? choice.candidate : undefined
}

/** Whether a template column is called a second or further one. */
export function isSecondLine({ name, description }: TemplateColumn): boolean {
  const plain = (text: string): string => fold(text).replaceAll('_', ' ')
  return SECOND.test(plain(`${name} ${description ?? ''}`)) || /\p{L}[ -]?[2-9]$/u.test(plain(name))
}

/** By template: each of its columns is held against the second one. */
const seconds = new WeakMap<Template, { found: number | undefined }>()

/** The only template column that is called a second one. */
function secondIn({ side: { template } }: Placement): number | undefined {
  const known = seconds.get(template) ?? { found: findSecond(template) }
  seconds.set(template, known)
  return known.found
}

function findSecond({ columns }: Template): number | undefined {
  const found = columns.flatMap(({ name, description }, at) =>
    SECOND.test(fold(`${name} ${description ?? ''}`).replaceAll('_', ' ')) ? [at] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

const headersOf = ({ table }: Placement): (RegExpExecArray | null)[] =>
  table.profile.columns.map(({ name }) => NUMBERED.exec(fold(name.trim())))

const fits = ({ kind, rule }: Candidate): boolean =>
  (kind === null || kind >= HALF) && (rule === null || rule.reachable >= HALF)

const HALF = 0.5
