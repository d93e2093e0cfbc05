import { closestValue, isClear } from '../match/values/same-meaning.ts'
import type { Template } from '../model.ts'
import type { Directive } from './directives.ts'
import { valuesOf } from './grounded/columns.ts'
import type { SaidText } from './texts.ts'

// “x = came, n.s. = no show, empty = planned”: a list of what stands in a column says what its empty cells mean, whatever the column is called: it is
// the one that allows what the list says.

const ITEM =
  /([^,;:=\n]{1,40}?)\s{0,5}(?:=|→|->)\s{0,5}["“„«]?([^,;=\n"”“»]{1,40}?)["”“»]?\s{0,5}(?=[,;\n]|\.\s|\.?$)/gu
const NONE =
  '(?:empty|blank|nothing|no entry|leer|leere? (?:zelle|feld)|nichts|kein eintrag|vide|rien|vac[ií]o|nada|vuot[oa]|niente|leeg|niets|puste|tomt?)'
/** With another code that means the same, in front or behind: “A or blank”, “blank or A”. */
const NOTHING = new RegExp(
  `(?:^|\\s)["“„«(]?${NONE}(?: ?(?:or|oder|ou|o|of|lub|eller|/) ?["“„«]?[^\\s"”“»]{1,12})?["”“»)]?$`,
  'iu',
)

/** What texts say so of the empty cells of columns that list what they allow. */
export function emptyListed(texts: readonly SaidText[], templates: readonly Template[]): Directive[] {
  return texts.flatMap(({ text, by, slug: of, origin }): Directive[] => {
    const items = [...text.matchAll(ITEM)].map(([said, raw, meant]) => ({
      said: said.trim(),
      raw: raw!,
      meant: meant!.trim(),
    }))
    const [empty, ...more] = items.filter(({ raw }) => NOTHING.test(raw))
    if (!empty || more.length > 0) return []
    const found = templates.flatMap(({ slug, columns }) =>
      (of === null || of === slug ? columns : []).flatMap((column) => {
        const allowed = valuesOf(column)
        const value = allowed.length < 2 ? null : meantBy(empty.meant, allowed)
        const others = items.filter((one) => one !== empty && ![null, value].includes(meantBy(one.meant, allowed)))
        return value !== null && others.length > 0 ? [{ slug, column: column.name, value }] : []
      }),
    )
    const [only, ...rest] = found
    if (!only || rest.length > 0) return []
    return [{ kind: 'default', ...only, literal: true, filled: true, by, origin, revision: 0, said: `“${empty.said}”` }]
  })
}

function meantBy(said: string, allowed: readonly string[]): string | null {
  const found = closestValue(said, allowed)
  return isClear(found) ? found[0]!.value : null
}
