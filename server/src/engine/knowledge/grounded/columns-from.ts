import { partOf } from '../../match/composites/addresses.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, COUNTS, LEFT_OUT, REST, TWICE } from './acts.ts'
import { isCalledAs, isVague, namesColumn } from './columns.ts'
import { ONLY_THERE } from './doubles.ts'
import { without } from './constants.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { WHERE_FILLED } from './who-wins.ts'
import { placeOf, wordsIn } from './words.ts'

// “For the price the new list counts”, “the stage always comes from the CRM”: which of the tables that have a column it is taken from.

/** From the beginning of a sentence on, what stands somewhere. */
const WHOLE = "(?<=^(?:[\\p{L}’'-]+ ){1,5})"

const COMES_FROM = anyOf(
  '(?:come|taken?|read|get|use)s? (?:only |always )?(?:it |them )?(?:over )?from|(?:take|get|use) (?:[^.;:]{1,80} )?from',
  '(?:kommt|kommen|stammt|stammen|beziehen) (?:[^,.;]{1,40} )?(?:aus|von)|(?:nehmen|nimm|nehmt|übernehmen|übernimm) (?:[^.;:]{1,80} )?(?:aus|von|davon|daraus|dort)',
  '(?:vien(?:nen)?t|proviennent|provient|prendre|pris(?:e|es)?) (?:[^,.;]{1,40} )?(?:de|du|dans)',
  '(?:vienen?|proceden?|se toman?|tomar) (?:[^,.;]{1,40} )?(?:del?|en)',
  '(?:vien[ei]|vengono|provien[ei]|provengono|prendere|si prend[eo](?:no)?) (?:[^,.;]{1,40} )?(?:da|dal|dalla|dai|dalle)',
  '(?:komt|komen|nemen|haal|halen) (?:[^,.;]{1,40} )?(?:uit|van)',
  // “Names are right in the book, but phones were only ever kept up in the old database”
  '(?:is|are) (?:only |always )?(?:right|correct|good|current|up[- ]to[- ]date) in|(?:is|are|was|were|has been|have been) (?:only )?(?:ever )?(?:kept|maintained|updated)(?: up)?(?: to date)? in',
  '(?:stimmt|stimmen) (?:nur )?(?:in|im)|(?:ist|sind) (?:nur )?(?:in|im) (?:der |dem )?(?=[^,;:.]{2,40} (?:richtig|aktuell|gepflegt))',
  '(?:est|sont) (?:bon|just|exact)(?:ne)?e?s? dans|(?:est|sont) à jour dans|est[áa]n? (?:bien|al día) en|(?:è|sono) (?:giust[oaie]|aggiornat[oaie]) (?:in|nel\\p{L}*)|(?:klopt|kloppen) (?:alleen )?in',
  // “Prices only from the list”: the verb goes without saying.
  '(?:only|solely|exclusively) (?:from|out of)|(?:nur|ausschlie(?:ß|ss)lich|lediglich) (?:aus|von|vom)|(?:seulement|uniquement) (?:de|du|des|dans)|(?:s[óo]lo|solamente|[úu]nicamente) (?:del?|desde)|(?:solo|soltanto|esclusivamente) (?:da|dal|dalla|dai|dalle)|(?:alleen|uitsluitend) (?:uit|van)',
  // “Opening balances are on the trial balance”: all that the sentence says.
  `${WHOLE}(?:is|are)(?: all| only| to be found| found| listed| kept)? (?:in|on)(?= (?:the|our|a|an) )`,
  `${WHOLE}(?:steht|stehen|ist|sind|finden sich|findet sich)(?: alle| nur)? (?:auf|im|in)(?= )`,
  `${WHOLE}(?:est|sont|figurent?|se trouve(?:nt)?)(?: toute?s| tous)? (?:dans|sur)(?= (?:le|la|les|l[’']|notre))`,
  `${WHOLE}(?:est[áa]n?|figuran?|constan?|viene?n?)(?: tod[oa]s)? en(?= (?:el|la|los|las) )`,
  `${WHOLE}(?:è|sono|si trova(?:no)?)(?: tutt[ei])? (?:nel|nella|nell[’']|sul|sulla)`,
  `${WHOLE}(?:staat|staan|is|zijn)(?: alle| allemaal)? (?:op|in)(?= (?:de|het|onze) )`,
  // “The good prices are those of the new list”
  '(?:right|good|correct|valid|current)(?: [^,.;:]{1,40})? (?:is|are) (?:the ones?|that|those) (?:of|in|from|on)',
  '(?:richtig|gültig|gut|korrekt|aktuell)en?(?: [^,.;]{1,40})? (?:(?:ist|sind) (?:der|die|das|jene|diejenigen) (?:aus|in|von)|steht in|stehen in)',
  'bon(?:ne)?s?(?: [^,.;]{1,40})? (?:est|sont) (?:celui|celle|ceux|celles) (?:du|des?|dans)',
  '(?:buen|correct|válid)[oa]s?(?: [^,.;]{1,40})? (?:es|son) (?:el|las?|los) (?:del?|en)',
  '(?:giust|buon|corrett|valid)[oaie](?: [^,.;]{1,40})? (?:è|sono) quell[oaie] (?:d[aei]l?l?a?|n[ei]l?l?a?)',
  '(?:juiste|goede|geldige|actuele)(?: [^,.;]{1,40})? (?:(?:is|zijn) (?:die|dat|deze) (?:uit|van|in)|staat in|staan in)',
)
/** Right before what it comes from: nothing stands in where that has none. */
const ALONE =
  /(?<!\p{L})(?:only|solely|exclusively|nur|ausschlie(?:ß|ss)lich|lediglich|seulement|uniquement|s[óo]lo|solamente|[úu]nicamente|soltanto|esclusivamente|alleen|uitsluitend) \p{L}+(?: of)?$/iu
export const WHEN = anyOf(
  "where|if|when|wo|wenn|falls|là où|si|s[’']il|quand|donde|cuando|se|dove|quando|waar|als|indien",
)
/** What is said of some rows is not of the column. */
const NOT_ALL = anyOf("not|never|\\p{L}+n[’']t|nicht|kein\\p{L}*|pas|jamais|nunca|non|mai|niet|geen|nooit")

/** “Whoever is on the new sheet: take the address from there”: of the table that was named before. */
const THERE = /^[\s,]*(?:there|it|them|that one|dort|da|là|ahí|allí|lì|daar)(?!\p{L})/iu
const FROM_THERE = /(?<!\p{L})(?:davon|daraus|dort)$/iu

const LACKS = anyOf(
  '(?:has|have|had|with) no|lacks?|without',
  "(?:do|does)(?: not|n[’']t) (?:have|say|show|give)",
  '(?:hat|haben) kein\\p{L}*|ohne',
  "n[’'](?:a|ont) (?:pas|aucune?)",
  'no (?:tiene|tienen)',
  'non (?:ha|hanno)',
  '(?:heeft|hebben) geen',
)
/** A clause that says of nothing that it names itself where it comes from. */
const THEM_FROM = new RegExp(
  `^(?:(?:so|please|bitte|also) )?(?:${[
    '(?:take|get|use|read|copy|pull) (?:it|them|that|those|these|this) (?:over )?from',
    '(?:nehm(?:t|en)?|nimm|hol(?:t|en|e)?) (?:sie|es|ihn|diese|die|das) (?:aus|von)',
    '(?:neem|haal) (?:die|ze|het) (?:uit|van)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** “The lines have no unit, take it from the list”: what the other table has, without the one that lacks it; null where that is not said. */
function lackedIn(text: string): string | null {
  const [, head = '', tail = ''] = /^([^,;:]+)[,;:]\s+(.+)$/su.exec(text) ?? []
  const lacks = LACKS.exec(head)
  return lacks && THEM_FROM.test(tail) ? `${head.slice(lacks.index + lacks[0].length)}, ${tail}` : null
}

/** The tables that a sentence says columns are taken from. */
export function columnsFrom(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const lacked = lackedIn(text)
  const said = lacked ?? text
  if (
    !(COUNTS.test(text) || COMES_FROM.test(text)) ||
    [NOT_ALL, LEFT_OUT, TWICE, ONLY_THERE].some((one) => one.test(said))
  )
    return []
  if (lacked !== null) return columnsOf(said, origin, profiles, templates)
  // Where a list says something is no place.
  return saidOfEach(text.replace(WHERE_FILLED, ' '), profiles).flatMap((part) =>
    columnsOf(part, origin, profiles, templates),
  )
}

/** “The ledger counts for names, the cards for phone and mail”: the parts of a sentence that each say something of a table of their own. */
function saidOfEach(text: string, profiles: readonly TableProfile[]): string[] {
  const parts = text.split(/\s*[,;]\s+/u).map((part) => ({ part, tables: tablesIn(part, profiles) }))
  const naming = parts.filter(({ tables }) => tables.length > 0)
  const sources = naming.map(({ tables }) => sourceOf(tables))
  if (sources.includes(null) || new Set(sources).size < 2) return [text]
  // A list of columns goes on behind the table that it is of, or ends with where they come from.
  const isFirst = parts[0]!.tables.length > 0 && !COMES_FROM.test(parts[0]!.part)
  const said: string[][] = [[]]
  for (const { part, tables } of parts) {
    if (isFirst && tables.length > 0 && said.at(-1)!.length > 0) said.push([])
    said.at(-1)!.push(part)
    if (!isFirst && tables.length > 0) said.push([])
  }
  return said.filter((some) => some.length > 0).map((some) => some.join(', '))
}

/** What several tables are of by the words that name them all: one table, one file, or one program; null where they are of more. */
function sourceOf(tables: readonly TableProfile[]): string | null {
  const [{ table, called = [] }, ...more] = tables as [TableProfile, ...TableProfile[]]
  if (more.length === 0) return `${table.file_id} ${table.name}`
  if (more.every((one) => one.table.file_id === table.file_id)) return table.file_id
  return called.find((word) => more.every((one) => one.called?.includes(word))) ?? null
}

function columnsOf(
  text: string,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const source = sourceIn(text)
  const inRow = eachIn(source, profiles)
  const tables = inRow.length > 0 ? inRow : tablesIn(source, profiles)
  if (tables.length === 0 || tables.length === profiles.length) return []
  // “Take only the terms from the books”: what stands between is all that is meant.
  const between = COMES_FROM.exec(text)?.[0] ?? ''
  const whole = without(text, tables)
  const isAlone = ALONE.test(between)
  // “Prices only from the price list”: what stands before the verb is none of the list's name.
  const before = text.slice(0, COMES_FROM.exec(text)?.index ?? 0)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const spoken = own.map(({ slug, columns }) => {
    const rest = [between, before].find((part) => columnsNamed(part, columns).length > 0) ?? whole
    return { slug, rest, named: [...eachNamed(rest, columns), ...partsNamed(rest, columns)].map(({ name }) => name) }
  })
  const all = spoken.flatMap(({ named }) => named)
  return spoken.flatMap(({ slug, rest, named: mentioned }) => {
    const named = mentioned.filter((column) => !all.some((other) => isWithin(column, other)))
    const found = tables.map((profile) => ({
      profile,
      columns: [
        ...new Set([
          ...named.filter((column) => inRow.includes(profile) || !isOfOthers(column, profile, profiles)),
          ...(named.length > 0 ? headersNamed(rest, profile) : []),
        ]),
      ],
    }))
    // Of the tables of one program those are meant that have most of it.
    const most = Math.max(...found.map(({ columns }) => columns.length))
    const meant = sourceOf(tables) === null ? found : found.filter(({ columns }) => columns.length === most)
    return meant.flatMap(({ profile, columns }) =>
      columns.flatMap((column): Directive[] => {
        const told = { ...origin, kind: 'key_from' as const, table: exactly(profile), column, slug }
        if (!isAlone) return [told]
        const target = own.find((one) => one.slug === slug)?.columns.find(({ name }) => name === column)
        const holder = target && holderOf(target, profile)
        const { file_id, name: table } = profile.table
        return [
          { ...told, alone: true },
          ...(holder
            ? [
                {
                  ...origin,
                  kind: 'assign' as const,
                  slug,
                  target: column,
                  sources: [{ file_id, table, column: holder.name }],
                },
              ]
            : []),
        ]
      }),
    )
  })
}

/** Of a column that has what a rule takes so much is right, but for spaces and the like. */
const MOSTLY = 0.5
const BETWEEN_FIGURES = /[\s.,'’/-]+/gu

/** “Serial numbers only from the register”: where no header is called so, the only column that has what the rule of such numbers takes. */
function holderOf(target: TemplateColumn, { columns }: TableProfile): ColumnProfile | null {
  const rule = target.desiredRule === 'strict' ? ruleOf(target) : null
  // What takes anything tells no column.
  if (!rule || ANYTHING.some((one) => rule.matches(one)) || columns.some((one) => isCalledAs(one.name, target.name)))
    return null
  const takes = (value: string): boolean =>
    rule.matches(value.trim()) || rule.matches(value.replace(BETWEEN_FIGURES, ''))
  const holding = columns.filter(({ values }) => {
    const taken = values.filter(({ value }) => takes(value)).length
    return values.length > 0 && taken >= MOSTLY * values.length
  })
  return holding.length === 1 ? holding[0]! : null
}

const ANYTHING = ['x', '1', 'Any words']

const AND = /\s+(?:and|und|sowie|et|y|e|en)\s+/iu

/** “From the new Anson and the Boyd & Co lists”: each of several files that are named in a row. */
function eachIn(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const parts = text.split(AND).map((part) => tablesIn(part, profiles))
  const isEach = parts.length > 1 && parts.every(({ length }) => length === 1)
  return isEach ? [...new Set(parts.flat())] : []
}

/** “Account status” is no status of an invoice, where accounts have one of their own. */
function isWithin(column: string, other: string): boolean {
  const [own, whole] = [wordsIn(column), wordsIn(other)]
  return own.length < whole.length && placeOf(own, whole) >= 0
}

/** “A few units moved, go with the Leeds tab for those”: other tables have a column of that name, and this one has none. */
function isOfOthers(column: string, profile: TableProfile, profiles: readonly TableProfile[]): boolean {
  const wanted = conceptsOf(column)
  const has = ({ columns }: TableProfile): boolean => {
    const own = columns.flatMap(({ name }) => conceptsOf(name))
    const areSides = SIDES.every((side) => own.includes(side)) && AMOUNTS.some((one) => wanted.includes(one))
    return areSides || own.some((concept) => wanted.includes(concept))
  }
  return !has(profile) && profiles.some((other) => other !== profile && has(other))
}

/** A column for each side is an amount in two. */
const SIDES = ['debit', 'credit']
const AMOUNTS = ['amount', 'balance', 'sum', 'total', 'value']

const BETWEEN = /\s*,\s*|\s+(?:and|und|et|y|e|en)\s+/iu

/** “Prices and MOQ”: each of what is said may be a column, some by name and others by what they mean. */
function eachNamed(text: string, columns: readonly TemplateColumn[]): TemplateColumn[] {
  const whole = columnsNamed(text, columns)
  if (whole.length === 0) return whole
  const parts = text.split(BETWEEN).filter((part) => !whole.some((column) => namesColumn(part, column)))
  return [...whole, ...parts.flatMap((part) => columnsNamed(part, columns))]
}

/** “Name, address and e-mail”: of a template that has the parts alone, all of them. */
function partsNamed(text: string, columns: readonly TemplateColumn[]): TemplateColumn[] {
  const said = new Set(wordsIn(text).flatMap(({ raw }) => conceptsOf(raw)))
  const own = columns.map((column) => ({ column, concepts: conceptsOf(column.name) }))
  const partsOf = (whole: string, isPart: (concepts: readonly string[]) => boolean): TemplateColumn[] =>
    !said.has(whole) || own.some(({ concepts }) => concepts.join() === whole)
      ? []
      : own.flatMap(({ column, concepts }) => (isPart(concepts) ? [column] : []))
  return [
    ...partsOf('address', (concepts) => partOf(concepts) !== null),
    ...partsOf(
      'name',
      ([part, ...more]) => (part === 'first' || part === 'last') && more.every((one) => one === 'name'),
    ),
  ]
}

/** “Contact, phone and terms”: beside columns of the template others as the table calls them. */
function headersNamed(text: string, { columns }: TableProfile): string[] {
  return columns.flatMap((column) => (namesColumn(text, column) ? [column.name] : []))
}

/** Where something comes from stands behind the verb, before what is said of when, and of the rest. */
function sourceIn(text: string): string {
  const found = COMES_FROM.exec(text)
  const rest = found ? text.slice(found.index + found[0].length) : ''
  if (found && (THERE.test(rest) || FROM_THERE.test(found[0]))) return text.slice(0, found.index)
  const [behind = ''] = rest.split(WHEN)
  const [first = ''] = behind.split(REST)
  return /\p{L}{3}/u.test(first) ? first : /\p{L}{3}/u.test(behind) ? behind : text
}

/** By their names; else those of which the last word is said, where the sentence says nothing else: any price. */
export function columnsNamed(text: string, columns: readonly TemplateColumn[]): TemplateColumn[] {
  const named = columns.filter((column) => namesColumn(text, column))
  if (named.length > 0) return named
  const said = new Set(conceptsOf(text.replace(FROM, ' ')))
  const alike = columns.filter(({ name, description = '' }) => {
    const concepts = conceptsOf(name)
    const head = concepts.findLast((one) => !QUALIFIERS.has(one))
    if (head === undefined || isVague([head]) || !said.has(head)) return false
    // “sales price” is no price of a purchase.
    const others = [...said].filter((one) => KINDS.has(one))
    return others.every((one) => concepts.includes(one) || conceptsOf(description).includes(one))
  })
  return withTheirs(alike, text, columns)
}

/** “Cost comes from …” is of `cost_price` among prices that mean the same, and of `cost_valid_from` with it. */
function withTheirs(alike: TemplateColumn[], text: string, columns: readonly TemplateColumn[]): TemplateColumn[] {
  const words = new Set(wordsIn(text).map(({ text: word }) => word))
  const first = ({ name }: TemplateColumn): string => wordsIn(name)[0]?.text ?? ''
  const fronts = new Set(
    alike
      .filter(({ name }) => wordsIn(name).length > 1)
      .flatMap((column) => (words.has(first(column)) ? first(column) : [])),
  )
  const isAll = alike.every((column) => fronts.has(first(column)))
  return fronts.size === 0 || isAll !== (alike.length === 1)
    ? alike
    : columns.filter((column) => fronts.has(first(column)))
}

/** “Take the price from the list” speaks of no beginning. */
const FROM = /(?<!\p{L})(?:from|von|aus|uit|van)(?!\p{L})/giu
/** Behind what an amount is, some say whether it is one with tax. */
const QUALIFIERS = new Set(['subtotal', 'gross', 'tax'])
/** Words that tell one amount or date from another. */
const KINDS = new Set(['sales', 'purchase', 'start', 'end', 'due', 'birth', 'created'])
