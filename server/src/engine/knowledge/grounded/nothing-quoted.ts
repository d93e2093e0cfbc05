import type { Template } from '../../model.ts'
import { CONCEPTS } from '../../match/vocabulary.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from './columns.ts'
import { LEAVE_EMPTY, withoutLeaving } from './leave-empty.ts'
import { MEANS, QUOTED } from './quoted-values.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Rang "angefragt" heißt: noch keiner, bitte leer lassen”, “"open" in the contracts means it goes on, leave the end date empty”: a value that
// stands for nothing in the only column that has it. “OWN in the machine column is the customer's: leave machine_no empty” says which is left so, and
// “loans with "open" end: leave the days blank” of what it is left so.

const VALUE = new RegExp(QUOTED, 'gu')
const EXPLAINED = new RegExp(`${QUOTED}[^"“”„«»\`]{0,60}?\\s${MEANS}(?!\\p{L})`, 'iu')
/** What is left empty may be called a cell, which is any. */
const ANY_CELL =
  /(?<!\p{L})(?:cells?|fields?|columns?|values?|zellen?|feld(?:er)?|spalten?|cellules?|cases?|champs?|colonnes?|celdas?|campos?|columnas?|celle|cella|campi|campo|cellen|cel|velden|veld)(?!\p{L})/giu

/** A code of capitals that a sentence begins with, as it explains it; the word for what it is one of may stand before it: “Site YARD is no …”. */
const CODE = new RegExp(
  `^(?:[-*•]\\s*)?(?:(?:[Tt]he |[Dd]e[rnm]? |[Dd]ie |[Dd]as |[LlEe][ael]s? |[IiLl][lo] |[Ll]['’])?\\p{L}\\p{Ll}{2,20} )?((?=[^\\s]*\\p{Lu})[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}./-]{0,9})\\s(?:(?:[Ii]n|[Uu]nder|im|unter|dans|sous|en|bajo|nella?|sotto|onder|na|i|w|ve?) [^,;:=]{2,40}? )?(?:=|(?:n[’']|no |non |nie )?(?:is|are|ist|est|es|è|é|är|er|je|jest|to|${MEANS})(?=\\s))`,
  'u',
)

/** “Tax no 999999990 is that of nobody; leave the tax number empty for it”: what the sentence before it is about. */
const FOR_IT =
  /(?<!\p{L})(?:for (?:it|this|that|them|those)|there|then|in (?:this|that) case|dafür|dann|dort|da|hierfür|pour (?:cela|ça|celui-ci|ceux-ci)|alors|en (?:ese|este) caso|entonces|para (?:él|ese|este|esse|isso)|nesse caso|in (?:questo|quel) caso|daarvoor|dan|wtedy|pak|då)(?!\p{L})/iu
const NUMBER = /(?<![\p{L}\p{N}])(?=\S*\d{3})[\p{Lu}\p{N}][\p{Lu}\p{N}./-]{3,20}(?![\p{L}\p{N}])/u

/** The value as one for nothing, unless what is left empty is another column than the one that has it: then it is that, where it is named. */
export function nothingQuoted(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const token = LEAVE_EMPTY.test(text)
    ? (codeExplained(text) ?? conditionIn(text, before) ?? (FOR_IT.test(text) ? NUMBER.exec(before)?.[0] : undefined))
    : undefined
  if (token === undefined) return []
  const having = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ name, values }) => (values.some(({ value }) => value.trim() === token) ? [name] : [])),
  )
  const [column, ...others] = new Set(having)
  if (column === undefined) return []
  const named = emptiedIn(text, templates, origin.slug)
  if (named.length > 0 && (others.length > 0 || isOfAnother(text, column)))
    return named.map((one): Directive => ({ ...origin, kind: 'value', raw: token, value: '', ...one }))
  const isAny = others.length > 0 && NUMBERED.test(token) && knownIn(text).length === 0
  if (isAny)
    return [column, ...others].map((one): Directive => ({
      ...origin,
      kind: 'null_token',
      tokens: [token],
      column: one,
    }))
  if (others.length > 0 || isOfAnother(text, column)) return []
  return [{ ...origin, kind: 'null_token', tokens: [token], column }]
}

/** A key for nobody in particular, “P000”, is that wherever it stands. */
const NUMBERED = /^(?=.*\p{Lu})(?=.*\d).{3,}$/u

/** “Loans with "open" end: leave the days blank”, “where the end is "open", …”: the only value in quotation marks, of which nothing else is said. */
function conditionIn(text: string, before: string): string | undefined {
  const said = WHERE.test(before) && !text.match(VALUE) ? before : text
  const [quoted, ...more] = said.match(VALUE) ?? []
  return quoted === undefined || more.length > 0 ? undefined : quoted.slice(1, -1).trim()
}

const WHERE =
  /^(?:where|wherever|whenever|when|if|wo|wenn|falls|bei|là où|lorsque|quand|si|donde|cuando|dove|quando|se|waar|als|bij|wanneer)(?!\p{L})/iu

/** The value that a sentence says the meaning of, in quotation marks or a code that it begins with. */
export function codeExplained(text: string): string | undefined {
  return quotedIn(text) ?? CODE.exec(text)?.[1]
}

function quotedIn(text: string): string | undefined {
  const [quoted, ...more] = text.match(VALUE) ?? []
  return quoted === undefined || more.length > 0 || !EXPLAINED.test(text) ? undefined : quoted.slice(1, -1).trim()
}

/**
 * The columns that may be empty and are called in what is left empty; a link may be called by what it leads to: “leave the site blank”
 * of `current_site`. Of a day another column may say that it is.
 */
function emptiedIn(
  text: string,
  templates: readonly Template[],
  slug: string | null,
): { slug: string; column: string }[] {
  const clause = leavingIn(text)
  const open = templates
    .filter((one) => slug === null || one.slug === slug)
    .flatMap(({ slug: own, columns }) =>
      columns
        .filter(
          ({ name, required, desiredRule }) =>
            !required && (desiredRule !== 'strict' || !conceptsOf(name).includes('date')),
        )
        .map((column) => ({ own, column })),
    )
  const named = open.filter(({ column }) => namesColumn(clause, column))
  const linked = new Set(named.length > 0 ? [] : templatesIn(clause, templates).map(({ id }) => id))
  const leading = open.filter(({ column: { desiredRule, linkRule = [] } }) =>
    desiredRule === 'link' ? linkRule.some(({ templateId }) => linked.has(templateId)) : false,
  )
  return [...named, ...leading].map(({ own, column }) => ({ slug: own, column: column.name }))
}

function leavingIn(text: string): string {
  return text.split(/[,;:–]/u).find((one) => LEAVE_EMPTY.test(one)) ?? ''
}

/** “…, leave the end date empty”, where the value stands in the column of the states. */
function isOfAnother(text: string, column: string): boolean {
  const known = knownIn(text)
  const own = conceptsOf(column)
  return known.length > 0 && !known.some((concept) => own.includes(concept))
}

/** What is known of what is to be left empty. */
function knownIn(text: string): string[] {
  const clause = leavingIn(text)
  const left = conceptsOf(withoutLeaving(clause).replace(ANY_CELL, ' '))
  return left.filter((concept) => CONCEPTS.has(concept) && concept !== 'date')
}
