import { anyOf } from '../../../knowledge/grounded/acts.ts'
import { GOES_TO } from '../../../knowledge/grounded/successors.ts'
import { NEGATED } from '../../../knowledge/meant-values.ts'
import type { Told } from '../../tables/read-texts.ts'

// “3 is Ada Lund, 5 is Bo Frey, 9 has retired, and Ada Lund looks after these now”: among codes that stand for names, what begins with a small
// letter is no name. It tells what became of somebody, and who took over is told behind it.

/** So many others stand for names. */
const LEAST_NAMES = 2
const NAME = /^\p{Lu}[^\s,;]*(?:\s+\S+)*\s+\p{Lu}\S*$/u
const NO_NAME = /^\p{Ll}+\s/u
/** Small letters that names begin with: “van der Berg”. */
const PREFIX = /^(?:v[ao]n|zu[mr]?|de[lnr]?|d[aiou]s?|la|le|ten|ter|el|al|af|av)\s/u
const NOW = anyOf(
  'now|today|from now on|meanwhile',
  'jetzt|nun|seitdem|seither|inzwischen|künftig',
  'désormais|maintenant|dorénavant',
  'ahora|actualmente',
  'ora|adesso|attualmente',
  'nu|voortaan|inmiddels',
)

/** What is told, where it is a name or somebody has taken over, and the values of which something else is told. */
export function namesTold(found: readonly Told[]): { told: Told[]; open: string[] } {
  const open: string[] = []
  const told = found.flatMap((one): Told[] => {
    const names = found.flatMap(({ said, value }) => (said === one.said && NAME.test(value) ? value : []))
    if (new Set(names).size < LEAST_NAMES || !NO_NAME.test(one.value) || PREFIX.test(one.value)) return [one]
    const successor = successorIn(one, names)
    if (successor === null) open.push(one.raw)
    return successor === null ? [] : [{ ...one, value: successor }]
  })
  return { told, open }
}

/** The only one of the names that is told behind what became of another, and who is said to be it now. */
function successorIn({ said, value }: Told, names: readonly string[]): string | null {
  const at = said.indexOf(value)
  const [behind = ''] = said.slice(at + value.length).split(/[;\n]/u)
  const [name, ...others] = new Set(names.filter((one) => behind.includes(one)))
  const isNow = NOW.test(behind) || GOES_TO.test(behind)
  return at >= 0 && name !== undefined && others.length === 0 && isNow && !NEGATED.test(behind) ? name : null
}
