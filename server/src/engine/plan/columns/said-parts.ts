import { escaped } from '../../escaped.ts'
import { partsSaid, type SaidParts } from '../../knowledge/parts-said.ts'
import type { NameFeatures } from '../../match/names/name-score.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isOpenFor, mostAlike, saidBy, type SaidIn } from './taken-apart.ts'

// One cell that is several things, as somebody says of its parts: “systolic/diastolic”, “sphere / cylinder x axis”. Which columns are written so, their
// cells tell; the last parts may be missing. Of several such columns, as of the right and the left of something, the header says what the parts are of.
// Where parts are only listed, or a sentence says what a column is made of, it must name the column.

/** So many of the cells are written so, and so many of those have all parts. */
const NEARLY_ALL = 0.9
const SOME = 0.3

type Said = SaidParts & SaidIn

/** The mappings with what the parts of a cell are said to be. */
export function withSaidParts(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const said = saidBy(partsSaid, placement, context)
  return said.reduce((found, one) => taken(found, one, placement, context), mappings)
}

function taken(mappings: Mapping[], said: Said, placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const { columns } = table.profile
  const written = [...columns.keys()].filter(
    (source) =>
      ((said.inFull === undefined && !said.marks.includes(null)) || isNamed(columns[source]!.name, said)) &&
      isWritten(columns[source]!, said),
  )
  const parted = written.flatMap((source) => {
    const called = table.names[source]!.concepts.join(' ')
    const own = targetsOf(said, called, side.names)
    const targets = own ?? (written.length === 1 ? targetsOf(said, '', side.names) : null)
    return targets === null ? [] : [{ source, targets }]
  })
  return parted.reduce((found, { source, targets }) => {
    const column = columns[source]!
    const isFree = targets.every((target) => isOpenFor(found[target]!, source))
    if (
      !isFree ||
      parted.some((one) => one.source !== source && one.targets.some((target) => targets.includes(target)))
    )
      return found
    const shown = targets.map((target) => `“${side.template.columns[target]!.name}”`).join(', ')
    context.notes.push(
      `“${column.name}” of ${tableLabel(table.profile)} is taken apart for ${shown}, as ${said.origin} says: “${said.sentence}”.`,
    )
    dropQuestions(targets, placement, context)
    return found.map((mapping, target): Mapping => {
      const part = targets.indexOf(target)
      if (part < 0) return mapping
      const reason = `${said.origin} says what the parts of “${column.name}” are: “${said.sentence}”.`
      const lead = [{ kind: 'extract' as const, pattern: patternOf(said, part) }]
      const whole = {
        ...mapping,
        sources: [source],
        lead,
        confidence: 0.95,
        reason,
        decided_by: said.by,
        alternatives: [],
      }
      return said.inFull === undefined ? whole : { ...whole, part: said.inFull[part]! }
    })
  }, mappings)
}

/** The template column for each part; null where one has none, or the same as another. */
function targetsOf({ names }: Said, called: string, wanted: readonly NameFeatures[]): number[] | null {
  const found = names.flatMap((name) => mostAlike(`${called} ${name}`.trim(), wanted) ?? [])
  return found.length === names.length && new Set(found).size === found.length ? found : null
}

function isNamed(header: string, { sentence }: Said): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(header.trim())}(?![\\p{L}\\p{N}])`, 'iu').test(sentence)
}

/** Figures or a word for one, with what says of it in what it is counted. */
const PART = '[+-]?(?:\\d+(?:[.,]\\d+)?|[.,]\\d+)'
const WORD = '\\p{L}{2,12}'
const BEHIND = '\\s*(?:\\p{L}{1,3}|°|%)?'

function isWritten({ values, filled, complete }: ColumnProfile, said: Said): boolean {
  const some = values.filter(({ value }) => !isNullWord(value))
  const cells = (test: (value: string) => boolean): number =>
    some.reduce((sum, { value, count }) => (test(value.slice(0, 200)) ? sum + count : sum), 0)
  const [any, all] = [0, said.names.length - 1].map((part) => jsPattern(wholeOf(said, part)))
  const told = cells((value) => any!.test(value))
  return (
    complete && filled > 0 && told >= NEARLY_ALL * cells(() => true) && cells((value) => all!.test(value)) > SOME * told
  )
}

/** Cells with the parts up to one at least. */
function wholeOf(said: Said, part: number): string {
  return `^\\s*${upTo(said, part)}${behind(said, part)}\\s*$`
}

function upTo({ marks }: Said, part: number, captured = -1): string {
  return Array.from({ length: part + 1 }, (_, at) => {
    const mark = at === 0 ? '' : `\\s*${markOf(marks[at - 1]!)}\\s*`
    return `${mark}(${at === captured ? '' : '?:'}${PART}|${WORD})${BEHIND}`
  }).join('')
}

/** The parts behind one, each of which may be missing with all that follow it. */
function behind({ marks }: Said, part: number): string {
  return marks
    .slice(part)
    .reduceRight<string>((rest, mark) => `(?:\\s*${markOf(mark)}\\s*(?:${PART}|${WORD})${BEHIND}${rest})?`, '')
}

const markOf = (mark: string | null): string =>
  mark === null ? ANY_MARK : /^[x×]$/iu.test(mark) ? '[xX×*]' : escaped(mark)
const ANY_MARK = '(?:[^\\p{L}\\p{N}\\s.,]|[xX]|\\s)'

/** One part; nothing of cells that end before it. */
function patternOf(said: Said, part: number): string {
  const short = Array.from({ length: part }, (_, at) => `^\\s*${upTo(said, at)}\\s*$`)
  return [...short, `^\\s*${upTo(said, part, part)}${behind(said, part)}\\s*$`].join('|')
}
