import { escaped } from '../../escaped.ts'
import { sameName } from '../../knowledge/directives.ts'
import { meaningsIn, sentencesIn } from '../../knowledge/meanings.ts'
import type { Meaning } from '../../knowledge/meant-values.ts'
import { mentionedIn, REST } from '../../knowledge/value-places.ts'
import { NEGATED, type MeaningOf } from '../../knowledge/meant-values.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import { conceptsOf, wordsOf } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { remembering } from '../../remembering.ts'
import { restUnless } from './rest-unless.ts'

// What the texts that belong to a template say of the values of one column.

/** A column of a table, and the template column that it is or may be. */
export interface About {
  context: Context
  source: ColumnProfile
  target: TemplateColumn
  template: Template
}

/** What a text says of a value, with where it stands. */
export interface Said extends Meaning {
  by: SaidText['by']
  origin: string
}

/** The same, where it says what the column takes. */
export type Told = Said & { value: string }

/** What is told, and nothing that is only spoken of. */
export function told(said: Said[]): Told[] {
  return said.filter((one): one is Told => one.value !== null)
}

/**
 * Nearer texts count, and within one a value that is said to mean two things means none of them. In `names`, of what the column takes, the
 * texts speak of no value of the table.
 */
export function readTexts(
  about: About,
  raws: string[],
  meaningOf: MeaningOf,
  turns: boolean,
  names: readonly string[] = [],
): Said[] {
  const codes = codesBehind(raws, about)
  const spoken = spokenOf(about, [...new Set([...raws, ...codes.values()])], meaningOf, turns, names)
  const said = codes.size === 0 ? spoken.said : ofCodes(spoken.said, raws, codes)
  const { rest } = spoken
  if (rest === null) return said
  const known = new Set(said.map(({ raw }) => raw))
  const others = raws.filter((raw) => !known.has(raw))
  return [...said, ...others.flatMap((raw) => withinNote(raw, told(said)) ?? { ...rest, raw })]
}

/** “Phase 2” under “Phase”: what the column is called stands before the code that texts speak of. The codes by the values. */
function codesBehind(raws: readonly string[], { source, target }: About): ReadonlyMap<string, string> {
  const called = new Set([source.name, target.name].flatMap((name) => [...wordsOf(name), ...conceptsOf(name)]))
  return new Map(
    raws.flatMap((raw) => {
      const [, word = '', code] = CALLED.exec(raw.trim()) ?? []
      const isCalled = [...wordsOf(word), ...conceptsOf(word)].some((one) => called.has(one))
      return code !== undefined && isCalled ? [[raw, code] as const] : []
    }),
  )
}

const CALLED = /^(\p{L}{3,20})\.?\s+([\p{Lu}\d]{1,3})$/u

/** What is said, with that of codes for the values that have them behind a word. */
function ofCodes(said: readonly Said[], raws: readonly string[], codes: ReadonlyMap<string, string>): Said[] {
  const whole = said.filter(({ raw }) => raws.includes(raw))
  const own = new Set(whole.map(({ raw }) => raw))
  const behind = [...codes].flatMap(([raw, code]) => {
    const one = own.has(raw) ? undefined : said.find((other) => other.raw === code)
    return one === undefined ? [] : [{ ...one, raw }]
  })
  return [...whole, ...behind]
}

/** What is said of all values that are not named, beside some that are: of cells without one, too. Null where nothing is. */
export function readRest(about: About, raws: string[], meaningOf: MeaningOf, names: readonly string[]): Told | null {
  const { rest } = spokenOf(about, raws, meaningOf, true, names)
  return rest !== null && rest.value !== null ? { ...rest, value: rest.value } : null
}

/** What is said of each value, and of all others; of these only where some are told. */
function spokenOf(
  about: About,
  raws: string[],
  meaningOf: MeaningOf,
  turns: boolean,
  names: readonly string[],
): { said: Said[]; rest: Said | null } {
  if (raws.length === 0) return { said: [], rest: null }
  const texts = textsAbout(about)
  const known = new Map<string, Said>()
  for (const { text, by, origin } of texts) {
    const mentioned = mentionedIn(text, raws)
    const read =
      mentioned.length === 0
        ? []
        : nearOnes(
            sentencesOf(text).map((sentence) => {
              const meanings = meaningsIn(withoutHeader(sentence, about, names), mentioned, meaningOf, turns, names)
                .map((one) => ({ ...one, said: sentence }))
                .filter((one) => !isOneOfList(sentence, one, mentioned, about) && !isOfOtherFigure(one, names))
              const isOther = meanings.length > 0 && isOfOther(sentence, raws, about)
              return isOther
                ? meanings.filter(({ raw, value }) => value !== null && names.length > 0 && isPhrase(raw))
                : meanings
            }),
          )
    for (const [raw, said] of Map.groupBy(read, (one) => one.raw)) {
      const values = new Set(said.flatMap(({ value }) => value ?? []))
      const [best = said[0]!] = told(said.map((one) => ({ ...one, by, origin })))
      const isClear = values.size <= 1
      const isKnown = known.has(raw) && known.get(raw)!.value !== null
      if (isClear && !isKnown) known.set(raw, { ...best, by, origin })
    }
  }
  const rest = known.get(REST) ?? null
  known.delete(REST)
  const said = [...known.values()]
  if (rest !== null && said.length > 0) return { said, rest }
  const unless = restUnless(texts, about.source, raws, meaningOf, names)
  if (unless === null) return { said, rest: null }
  const { except, ...others } = unless
  // Of an exception nothing but that is known, where no text says what it means.
  const open = raws
    .filter((raw) => except.has(raw) && !known.has(raw))
    .flatMap((raw): Said[] => withinNote(raw, told(said)) ?? [{ ...others, raw, value: null }])
  return { said: [...said, ...open], rest: { ...others, raw: REST } }
}

/** “Del? = N means that they fetch it”: what the column is called tells no value, as “Del” would “deliver”. */
function withoutHeader(sentence: string, { source }: About, names: readonly string[]): string {
  const header = source.name.trim()
  const isValue = names.length === 0 || names.some((one) => plain(one).includes(plain(header)))
  if (isValue || header.length < 2) return sentence
  const own = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(header)}(?![\\p{L}\\p{N}])`, 'gu')
  return sentence.replace(own, (said) => '¤'.repeat(said.length))
}

/** The texts that may say something of a column, and its description. */
export function textsAbout({ context, target, template }: About): SaidText[] {
  const own: SaidText[] = target.description
    ? [{ text: target.description, by: 'knowledge', slug: null, origin: `the description of “${target.name}”` }]
    : []
  return [...(context.texts ?? []), ...own].filter(({ slug }) => slug === null || slug === template.slug)
}

/** “They write yes, part, no” lists what stands there, and says of none of these that it means the next one. */
function isOneOfList(sentence: string, { raw, value }: Meaning, raws: readonly string[], { source }: About): boolean {
  const others = raws
    .filter((one) => one !== raw)
    .map(escaped)
    .join('|')
  const stands = source.values.some((one) => plain(one.value) === plain(value ?? ''))
  if (value === null || others === '' || !stands) return false
  const next =
    '["“”„]?(?:\\s*,\\s*(?:and |or |und |oder |et |ou |y |o |e |en |of )?|\\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s+)["“”„]?'
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(raw)}${next}${escaped(value)}${next}(?:${others})(?![\\p{L}\\p{N}])(?!\\s+\\p{L})`,
    'iu',
  ).test(sentence)
}

/** “T1 and T2 mean that tier, and so does "tier 1"”: what has the figure of one allowed value is none of another figure. */
function isOfOtherFigure({ raw, value }: Meaning, names: readonly string[]): boolean {
  const figuresOf = (text: string): string[] =>
    text.match(/\d+/gu)?.map((figure) => figure.replace(/^0+(?=\d)/, '')) ?? []
  const [figure, ...more] = figuresOf(raw)
  const own = value === null ? [] : figuresOf(value)
  if (figure === undefined || more.length > 0 || own.length === 0 || own.includes(figure)) return false
  return names.filter((one) => figuresOf(one).includes(figure)).length === 1
}

/** Those that a note says in other words: “cancelled by phone” beside “cancelled”; of a note that denies it nothing is known. Null where it is none. */
function withinNote(raw: string, said: Told[]): Said[] | null {
  const text = plain(raw)
  const within = said.filter((one) => /\p{L}{4}/u.test(one.raw) && text.includes(plain(one.raw)))
  if (within.length === 0) return null
  const [first, ...more] = within
  const isOne = more.every(({ value }) => value === first!.value) && !NEGATED.test(raw)
  return isOne ? [{ ...first!, raw }] : []
}

/** What is said by sentences in their order. “All the rest” is of what that sentence, or the one before it, speaks of. */
function nearOnes(read: Meaning[][]): Meaning[] {
  const speaks = (at: number): boolean => read[at]?.some(({ raw }) => raw !== REST) ?? false
  return read.flatMap((meanings, at) => meanings.filter(({ raw }) => raw !== REST || speaks(at) || speaks(at - 1)))
}

/** Several words mean the same in whichever column; what a code means in another one says nothing of this. */
function isPhrase(raw: string): boolean {
  return /\p{L}{4}/u.test(raw) && /\s/u.test(raw.trim())
}

/** The same few texts are read for column after column. */
const sentencesOf = remembering(100, sentencesIn)

/** “E in the pump file: J and x mean that …”: what heads a sentence is a column, however short its name is, and where it stands. */
const HEAD =
  /^(?:(?:the )?(?:column|spalte|colonne|columna|colonna|kolom) )?["“„«'‘]?([^:;,.="“”„«»‘’]{1,30}?)["”“»'’]?\s(?:in|of|on|from|im|aus|auf|von|dans|de|du|en|del|nel(?:la|lo)?|di|van|uit|op)\s[^:;,.=]{3,40}:\s/iu

/** Whether what heads a sentence is another column that has these values. */
function isHeadedByOther(sentence: string, raws: string[], { context, source }: About): boolean {
  const [, name] = HEAD.exec(sentence.trim()) ?? []
  const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
  const isIt = (header: string): boolean => lettersOf(header) === lettersOf(name ?? '')
  return name !== undefined && !raws.includes(name) && !isIt(source.name) && sourcesWith(raws, context).some(isIt)
}

/** A sentence that names another column which has these values, and not this one, is about that. */
function isOfOther(sentence: string, raws: string[], about: About): boolean {
  const { context, source, target, template } = about
  const text = plain(sentence)
  const isNamed = (name: string): boolean => name.trim().length >= 3 && text.includes(plain(name))
  if (isNamed(source.name) || isNamed(target.name)) return false
  if (isHeadedByOther(sentence, raws, about)) return true
  const meant = conceptsOf(`${source.name} ${target.name}`)
  const isLike = (name: string): boolean => conceptsOf(name).some((concept) => meant.includes(concept))
  const others = template.columns.map(({ name }) => name).filter((name) => !sameName(name, target.name))
  return (
    others.some((name) => isNamed(name) && !isLike(name)) ||
    sourcesWith(raws, context).some((name) => isNamed(name) && !isLike(name))
  )
}

/** The columns of all tables that hold one of these values. */
function sourcesWith(raws: string[], { shapes }: Context): string[] {
  const known = new Set(raws)
  return [...shapes.keys()].flatMap(({ columns }) =>
    columns.filter(({ values }) => values.some(({ value }) => known.has(value))).map(({ name }) => name),
  )
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
