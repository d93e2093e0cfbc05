import { escaped } from '../../escaped.ts'
import { conceptsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// “Phone:(978) 555-0143 Fax:(978) 555-0199”: a cell in which each number has a label in front of it, for the template columns of these kinds. Books and
// contact programs export them so.

type Kind = 'phone' | 'mobile' | 'fax'

const NUMBER = '[+(]?\\d[\\d \\x{00a0}()./-]{4,22}\\d'
const LABELLED = /(?<![\p{L}\p{N}])(\p{L}[\p{L}.-]*(?: \p{L}[\p{L}.-]*)?)\s*[:=]\s*(?=[+(]?\d)/gu
/** So many cells begin with a label and have nothing but labelled numbers. */
const NEARLY_ALL = 0.9

/** For each kind of number that the cells have under labels the only template column of it. */
export function splitLabelledNumbers({ profile, names }: TableSide, side: TemplateSide): Composite[] {
  const wanted = (['phone', 'mobile', 'fax'] as const).flatMap((kind) => {
    const targets = [...side.names.keys()].filter((at) => kindOf(side.names[at]!.concepts) === kind)
    return targets.length === 1 ? [{ kind, target: targets[0]! }] : []
  })
  const found = wanted.length === 0 ? [] : [...profile.columns.keys()].filter((at) => areLabelled(at, profile))
  const [source, ...others] = found
  if (source === undefined || others.length > 0) return []
  const labels = labelsIn(profile.columns[source]!.values.map(({ value }) => value))
  const isElsewhere = (kind: Kind): boolean =>
    names.some(({ concepts }, at) => at !== source && kindOf(concepts) === kind && profile.columns[at]!.filled > 0)
  return wanted.flatMap(({ kind, target }): Composite[] => {
    const own = [...labels].filter(([, of]) => of === kind).map(([label]) => label)
    if (own.length === 0 || isElsewhere(kind)) return []
    const label = own.map((one) => escaped(one)).join('|')
    return [
      {
        target,
        sources: [source],
        transforms: [
          {
            kind: 'rewrite',
            pattern: `(?is)(?:.*?[\\s,;/|])?(?:${label})\\s*[:=]\\s*(${NUMBER})(?:[^\\d].*)?|.*`,
            with: '\\1',
          },
          { kind: 'trim' },
        ],
        confidence: 0.9,
        reason: `The numbers in “${profile.columns[source]!.name}” have “${own[0]}” in front of them.`,
      },
    ]
  })
}

function kindOf(concepts: readonly string[]): Kind | null {
  if (concepts.includes('fax')) return 'fax'
  if (!concepts.includes('phone') || concepts.includes('extension')) return null
  return concepts.includes('mobile') ? 'mobile' : 'phone'
}

/** The labels, longer ones first, and what numbers stand behind them; one may be called by where it rings. */
function labelsIn(texts: readonly string[]): Map<string, Kind | null> {
  const labels = new Set(texts.flatMap((text) => [...text.matchAll(LABELLED)].map(([, label]) => label!.toLowerCase())))
  return new Map(
    [...labels]
      .toSorted((a, b) => b.length - a.length)
      .map((label) => [label, kindOf(conceptsOf(label)) ?? rings(label)]),
  )
}

function rings(label: string): Kind | null {
  return /^(?:main|office|work|business|landline|zentrale|büro|standard|bureau|oficina|ufficio|kantoor)$/iu.test(label)
    ? 'phone'
    : null
}

function areLabelled(at: number, { columns }: TableSide['profile']): boolean {
  const { values, filled } = columns[at]!
  if (filled === 0) return false
  const labelled = values.filter(({ value }) => {
    const labels = [...value.matchAll(LABELLED)]
    return labels.length > 0 && value.trim().startsWith(labels[0]![0]) && labels.every(([, label]) => isKnown(label!))
  })
  const count = labelled.reduce((sum, one) => sum + one.count, 0)
  return count >= NEARLY_ALL * values.reduce((sum, one) => sum + one.count, 0)
}

function isKnown(label: string): boolean {
  return (kindOf(conceptsOf(label)) ?? rings(label)) !== null
}
