import { escaped } from '../../../escaped.ts'
import { foldPath, pathsIn } from '../../../match/composites/paths.ts'
import { ABOVE } from '../../../match/composites/trees.ts'
import { fold } from '../../../match/names/words.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, push, type Work } from '../column-values.ts'

// `1300 · Stock:1310 · Timber` is what bookkeeping calls an account with number and place: where the template has columns of their own for
// these, its name is “Timber”.

/** The description wants what stands in the path as well. */
const WHOLE =
  /(?<!\p{L})(?:full|whole|complete|entire|path|voll\p{L}*|ganze[rns]?|pfad|complet\p{L}*|chemin|ruta|complet[oa]|percorso|volledige?|pad)(?!\p{L})/iu
/** “Without the parent's name”, “the account itself”. */
const OWN =
  /(?<!\p{L})(?:(?:without|not|no) (?:\p{L}+[’']?s? )*?(?:parent|path|group|categor)|itself|own name|last (?:part|level)|ohne (?:\p{L}+ )*?(?:Ober|Eltern|Pfad|Haupt)|letzte[rsn]? (?:Teil|Ebene)|sans (?:\p{L}+ )*?(?:parent|chemin)|sin (?:\p{L}+ )*?(?:padre|ruta)|senza (?:\p{L}+ )*?(?:padre|percorso)|zonder (?:\p{L}+ )*?(?:ouder|pad|hoofd))/iu
/** “Without number”, said of a name. */
const UNNUMBERED =
  /(?<!\p{L})(?:without (?:\p{L}+[’']?s? )*?(?:number|code)|ohne (?:\p{L}+ )*?(?:\p{L}*nummer|\p{L}*code)|sans (?:\p{L}+ )*?(?:numéro|code)|sin (?:\p{L}+ )*?(?:número|código)|senza (?:\p{L}+ )*?(?:numero|codice)|zonder (?:\p{L}+ )*?(?:\p{L}*nummer|code))/iu
/** What programs put between a number and a name, and nobody else does. */
const DOT = '[·•]'
const MARK = '\\s*[·•|:–—-]?\\s*'
/** So many of the names must begin with the number of their own row. */
const LEAST_NUMBERED = 0.95
const MOST_ENTRIES = 300

/** Leaves of a path the name of the row itself, and of that what stands behind the row's own number. */
export function addOwnNames(work: Work): void {
  if (work.mapping.sources.length !== 1 || work.mapping.lead.length > 0 || isKey(work)) return
  const parted = partOf(work)
  if (parted !== null) taken(work, parted, 'the last part of a path is the name of the row itself')
  const numbered = numberOf(work)
  if (numbered !== null) taken(work, numbered, 'its own number stands in front, which another column has')
}

function taken(work: Work, pattern: string, why: string): void {
  const { context, source, target, placement } = work
  const whole = jsPattern(`^(?:${pattern})$`)
  const own = (value: string): string => whole.exec(value)?.[1] ?? value
  const changed = work.values.flatMap(({ value }) => (value !== null && own(value) !== value ? [value] : []))
  if (changed.length === 0) return
  const note = `“${own(changed[0]!)}” of “${changed[0]}” and the like in “${source.name}” of ${tableLabel(placement.table.profile)} is “${target.name}”: ${why}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  // All are known: none is told of as one that lost something.
  if (source.complete && changed.length <= MOST_ENTRIES)
    addEntries(
      work,
      [...new Set(changed)].map((raw) => ({ raw, value: own(raw), decided_by: 'matcher' })),
    )
  else push(work, { kind: 'rewrite', pattern, with: '\\1' }, own)
}

/** Another row may be named by it, as it stands. */
function isKey({ target, placement, context }: Work): boolean {
  const { id } = placement.side.template
  return (
    target.unique ||
    context.templates.some(({ columns }) =>
      columns.some(({ linkRule = [] }) =>
        linkRule.some((link) => link.templateId === id && link.columnName === target.name),
      ),
    )
  )
}

/** What takes the last part of a path, where the template says elsewhere what a row is under, or the description wants no more. */
function partOf({ source, target, placement }: Work): string | null {
  const paths = WHOLE.test(target.description ?? '') ? null : pathsIn(source)
  if (!paths) return null
  const { id, columns } = placement.side.template
  const isUnder = columns.some(
    ({ name, description, linkRule = [] }) =>
      linkRule.some(({ templateId }) => templateId === id) && ABOVE.test(fold(`${name} ${description ?? ''}`)),
  )
  const last = escaped(paths.separator.trim() || paths.separator).replaceAll('/', '\\/')
  return isUnder || OWN.test(target.description ?? '') ? `.*${last}\\s*(.+?)` : null
}

/** What takes the name behind the number of its row, where another column fills the template column for that. */
function numberOf({ source, target, values, placement, context }: Work): string | null {
  const { profile } = placement.table
  const isWanted = UNNUMBERED.test(target.description ?? '')
  const own = new Map(values.flatMap(({ raw, value }) => (value === null ? [] : [[foldPath(raw), value] as const])))
  const placed = context.placed?.find(
    (one) => one.placement.table.profile === profile && one.placement.side.template === placement.side.template,
  )
  const keys = placed
    ? placement.side.template.columns.flatMap(({ unique }, at) =>
        unique ? (placed.mappings[at]!.sources[0] ?? []) : [],
      )
    : []
  for (const key of keys.map((at) => profile.columns[at]!)) {
    if (key === source) continue
    const rows = profile.rows.flatMap((cells) => {
      const [number, name] = [cells[key.position]?.trim(), own.get(foldPath(cells[source.position] ?? ''))]
      return number && name ? [{ number, name }] : []
    })
    const mark = isWanted ? MARK : `\\s*${DOT}\\s*`
    const behind = new RegExp(`^${mark}(?![\\p{L}\\p{N}]?$)\\S`, 'u')
    const isLed = ({ number, name }: { number: string; name: string }): boolean =>
      /\d/.test(number) && name.trimStart().startsWith(number) && behind.test(name.trimStart().slice(number.length))
    if (rows.length === 0 || rows.filter(isLed).length < LEAST_NUMBERED * rows.length) continue
    return `\\s*[\\p{L}\\d./-]*\\d[\\p{L}\\d./-]*${mark}(\\S.*)`
  }
  return null
}
