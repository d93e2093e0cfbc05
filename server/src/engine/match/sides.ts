import { escaped } from '../escaped.ts'
import type { Template, TemplateColumn } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { rememberingOf } from '../remembering.ts'
import { expectedKinds, type Expected } from './expected.ts'
import { meantBesideCells } from './names/beside-cells.ts'
import { impliedBy } from './names/implied.ts'
import { withWantedParts } from './names/name-parts.ts'
import { nameFeatures, type NameFeatures } from './names/name-score.ts'
import { writtenOut } from './names/written-out.ts'
import { compilePattern, type Pattern } from './pattern/pattern.ts'
import { valueForms, type ValueForms } from './values/forms.ts'
import { listedIn } from './values/listed-values.ts'

/** A table, made ready to be compared with templates. */
export interface TableSide {
  profile: TableProfile
  names: NameFeatures[]
  /** Made once a rule asks for them. */
  forms: () => ValueForms[][]
}

/** A template, made ready to be compared with tables. */
export interface TemplateSide {
  template: Template
  names: NameFeatures[]
  kinds: Expected[][]
  rules: (Pattern | null)[]
  implied: ReadonlySet<string>
  /** Values that are known to stand in the column, where there are any. */
  samples: (ColumnProfile | null)[]
}

/** Values looked at for a rule: fewer where there are many pairs. */
const RULE_VALUES = 40
const RULE_VALUES_WIDE = 12
const WIDE = 20_000

/** `headers`: names for the columns of a table that has none of its own. */
export function tableSide(profile: TableProfile, targets: number, headers?: readonly string[]): TableSide {
  const isWide = profile.columns.length * targets > WIDE
  if (headers !== undefined) return tableSideWith(profile, isWide ? RULE_VALUES_WIDE : RULE_VALUES, headers)
  return isWide ? wideSideOf(profile) : fullSideOf(profile)
}

/** A table is looked at when it is placed, and again for what it may add to others. */
const fullSideOf = rememberingOf((profile: TableProfile) => tableSideWith(profile, RULE_VALUES))
const wideSideOf = rememberingOf((profile: TableProfile) => tableSideWith(profile, RULE_VALUES_WIDE))

function tableSideWith(profile: TableProfile, limit: number, headers?: readonly string[]): TableSide {
  let forms: ValueForms[][] | undefined
  return {
    profile,
    names: meantBesideCells(
      profile.columns.map((column, index) =>
        nameFeatures(writtenOut(headers?.[index] ?? column.explained ?? column.name, profile)),
      ),
      profile,
    ),
    forms: () => (forms ??= profile.columns.map((column) => valueForms(column, limit))),
  }
}

/** `samples` are profiles of values remembered for template columns, by column name. */
export function templateSide(template: Template, samples?: ReadonlyMap<string, ColumnProfile>): TemplateSide {
  return samples === undefined ? sideOf(template) : sideWith(template, samples)
}

/** A template is looked at for each table, and again for what its rows belong to. */
const sideOf = rememberingOf((template: Template) => sideWith(template, new Map()))

function sideWith(template: Template, samples: ReadonlyMap<string, ColumnProfile>): TemplateSide {
  return {
    template,
    names: withWantedParts(
      template.columns.map((column) => nameFeatures(column.name, column.description)),
      template.columns,
    ),
    kinds: template.columns.map(expectedKinds),
    rules: template.columns.map(ruleOf),
    implied: impliedBy(template),
    samples: template.columns.map(({ name }) => samples.get(name) ?? null),
  }
}

/** The strict rule; without one, the values that the description lists as the only ones. */
export function ruleOf({ name, desiredRule, strictRule, description }: TemplateColumn): Pattern | null {
  if (desiredRule === 'strict' && strictRule) return compilePattern(strictRule)
  const listed =
    desiredRule === 'ai' || desiredRule === 'none' ? listedIn(description ?? '', desiredRule === 'ai', name) : null
  return listed === null ? null : compilePattern(listed.map(escaped).join('|'))
}
