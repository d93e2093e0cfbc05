import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { isLegalForm } from '../values/legal-forms.ts'
import type { Composite } from './composite.ts'

// “Name 1” and “Name 2” of firms: what is too long for the first field goes on in the second, which mostly is the legal form alone. The name is both.

/** What the header of a firm's name says. */
const OF_NAMES = new Set(['name', 'company', 'full', 'legal', 'form'])
const NUMBERED = /^(.*?\p{L})[\s_.-]*([12])$/u
/** From this share of what the second holds on, it is the end of a name. */
const MOST_FORMS = 0.6
const FEW = 3
/** “Full legal name incl. legal form”: where the form has a column of its own, it is part of the name only if that is said. */
const WITH_FORM =
  /(?<!\p{L})(?:legal (?:form|suffix|name)|rechtsform|forme juridique|forma (?:jurídica|juridica|giuridica|prawna)|ragione sociale completa|rechtsvorm|právní form\p{L}|bolagsform|selskabsform|selskapsform)(?!\p{L})/iu

/** “Samt Zusatz in einem Feld”, “including the second line”: whatever goes on there is part of the name. */
const IN_ONE =
  /(?<!\p{L})(?:in (?:one|a single) (?:field|cell|column)|in einem feld|en un (?:seul )?(?:champ|campo|único campo)|in un (?:solo |unico )?campo|in (?:één|een) veld)(?!\p{L})|(?<!\p{L})(?:with|incl(?:\.|uding)?|samt|mit|inkl\.?|inklusive|einschlie(?:ß|ss)lich|avec|y compris|con|incluid[oa]|compres[oa]|met|inclusief) (?:the |any |dem |l[ea] |son |el |il |de )?(?:(?:second|2nd|zweite[nr]?|deuxième|segunda|seconda|tweede) (?:line|zeile|ligne|línea|riga|regel|part|teil)|(?:name )?additions?|(?:namens)?zus[aä]tz\p{L}*|complément|suffix\p{L}*|toevoeging|name ?2)(?!\p{L})/iu

/** The whole names of firms from what stands in two columns, where the template has but one for it. */
export function findFirmsWithForms(table: TableSide, side: TemplateSide): Composite[] {
  const isName = (concepts: readonly string[]): boolean =>
    concepts.some((one) => one === 'name' || one === 'company') &&
    concepts.every((one) => OF_NAMES.has(one) || side.implied.has(one))
  const targets = side.names.flatMap(({ concepts }, target) => (isName(concepts) ? [target] : []))
  const [target, ...more] = targets
  if (target === undefined || more.length > 0 || side.rules[target] !== null) return []
  if (side.names.some(({ concepts }) => concepts.join(' ') === 'legal form')) return []
  const asked = side.template.columns[target]!.description ?? ''
  const numbered = numberedIn(table)
  const sources = numbered ?? (WITH_FORM.test(asked) ? besideIn(table) : null)
  if (sources === null) return []
  const isWhole = numbered !== null && IN_ONE.test(asked)
  if (!areForms(sources[1]!, table) && !isWhole) return []
  const [first, second] = sources.map((source) => `“${table.profile.columns[source]!.name}”`)
  return [
    {
      target,
      sources,
      transforms: joined(sources, table),
      confidence: 0.9,
      reason: isWhole
        ? `“${side.template.columns[target]!.name}” is to have the whole name, which goes on from ${first} in ${second}.`
        : `${second} is the legal form of the firms that ${first} names: “${side.template.columns[target]!.name}” has both.`,
    },
  ]
}

/** The two columns of names that only their numbers tell apart; null without them, and with a third. */
function numberedIn({ profile, names }: TableSide): number[] | null {
  const found = profile.columns.flatMap(({ name }, source) => {
    const [, stem = '', place] = NUMBERED.exec(name.trim()) ?? []
    const { concepts } = names[source]!
    const isName = concepts.some((one) => one === 'name' || one === 'company')
    return stem !== '' && isName && !/\d$/u.test(stem) ? [{ stem: stem.toLowerCase(), place, source }] : []
  })
  const [one, two] = ['1', '2'].map((place) => found.find((column) => column.place === place))
  return one && two && found.length === 2 && one.stem === two.stem ? [one.source, two.source] : null
}

/** The only column of names of firms, and the only one of their legal forms. */
function besideIn({ names }: TableSide): number[] | null {
  const called = (isCalled: (concepts: readonly string[]) => boolean): number[] =>
    names.flatMap(({ concepts }, source) => (isCalled(concepts) ? [source] : []))
  const firms = called(
    (concepts) => concepts.length > 0 && concepts.every((one) => one === 'name' || one === 'company'),
  )
  const forms = called((concepts) => concepts.join(' ') === 'legal form')
  return firms.length === 1 && forms.length === 1 ? [firms[0]!, forms[0]!] : null
}

function areForms(source: number, { profile }: TableSide): boolean {
  const said = profile.columns[source]!.values.filter(({ value }) => !isNullWord(value))
  const forms = said.filter(({ value }) => isLegalForm(value))
  return cellsOf(forms) >= Math.max(FEW, MOST_FORMS * cellsOf(said))
}

/** A dash in the second column is no part of the name. */
function joined([, second]: number[], { profile }: TableSide): Transform[] {
  const nothing = profile.columns[second!]!.values.some(({ value }) => isNullWord(value))
  const dash: Transform[] = nothing ? [{ kind: 'rewrite', pattern: '(.*?)\\s+[-–—./]+\\s*', with: '\\1' }] : []
  return [{ kind: 'merge', separator: ' ' }, { kind: 'collapse_spaces' }, ...dash, { kind: 'trim' }]
}
