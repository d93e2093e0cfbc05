import { templatesIn } from '../../knowledge/grounded/tables.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context, Placed } from '../context.ts'
import { isSure } from '../sure.ts'

// “Where the landing names no port, the port of its boat”: a description says that what a row lacks is that of the row of another template which it
// names.

/** Of rows that have none themselves. */
const LACKING =
  /(?<!\p{L})(?:(?:where|if|when|wo|wenn|falls|si|quand|lorsque|là où|cuando|donde|se|quando|dove|als|waar|wanneer)(?!\p{L})[^.,;]*?(?<!\p{L})(?:no|none|not|nothing|empty|blank|missing|without|kein\p{L}*|nicht|nichts|leer|fehl\p{L}*|aucune?|pas|vide|manqu\p{L}*|no|ning[uú]n\p{L}*|vac[ií][oa]|falta|non|nessun\p{L}*|vuot[oa]|manca|geen|niet|leeg|ontbre\p{L}+)|otherwise|else|sonst|andernfalls|sinon|si no|altrimenti|anders)(?!\p{L})/iu
/** “Of its boat”. */
const OF_ITS =
  /(?<!\p{L})(?:of (?:its|the|their|his|her)|ihre[rs]|seine[rs]|de[sr]|von (?:ihrem|seinem|der|dem)|vom|de (?:son|sa|leur|la)|du|de (?:su|la)|del(?:la)?(?: suo| sua)?|van (?:zijn|haar|hun|de|het)) (\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)/giu

/** The template columns that are described so of rows which the table is taken for, each with the column that has it there. */
export function gapsOfLinked(
  { placement }: Placed,
  profile: TableProfile,
  all: readonly Placed[],
  { templates }: Context,
): ReadonlyMap<number, number> {
  const { template } = placement.side
  const owners = all.filter(
    (one) => one.placement.table.profile === profile && one.placement.side.template !== template,
  )
  const others = templates.filter((one) => one !== template)
  const isOfOwner = (said: string, { slug }: Template): boolean =>
    [...said.matchAll(OF_ITS)].some(([, noun]) => templatesIn(noun!, others).some((one) => one.slug === slug))
  return new Map(
    owners.flatMap(({ placement: { side }, mappings }) =>
      template.columns.flatMap((column, target): [number, number][] => {
        const said = sentencesIn(column.description ?? '').filter((one) => LACKING.test(one))
        const at = said.some((one) => isOfOwner(one, side.template)) ? sameIn(side.template, column) : -1
        const [source, ...more] = mappings[at]?.sources ?? []
        return source !== undefined && more.length === 0 && isSure(mappings[at]!) ? [[target, source]] : []
      }),
    ),
  )
}

/** The column of the other template that is called so, or links to the same. */
function sameIn({ columns }: Template, { name, linkRule = [] }: TemplateColumn): number {
  const linksAlike = (one: TemplateColumn): boolean =>
    linkRule.length > 0 && JSON.stringify(one.linkRule) === JSON.stringify(linkRule)
  const called = columns.findIndex((one) => one.name === name)
  return called >= 0 ? called : columns.findIndex(linksAlike)
}
