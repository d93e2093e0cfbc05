import type { KnowledgeEntry, Revision, Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { sameName, type Directive } from '../directives.ts'
import { namesThere } from '../names-there.ts'
import { readSentences } from '../parse.ts'
import { nearest } from '../settle-names.ts'
import type { Statement } from '../statement.ts'
import { MADE_EMPTY } from '../plain/words-for-nothing.ts'
import { LEAVE_EMPTY } from './leave-empty.ts'
import { affixSaid } from '../plain/affixes-said.ts'
import { shownScaled } from '../plain/factors-said.ts'
import { unitsSaid } from '../plain/unit-pairs.ts'
import { calledOnly, tablesIn } from './tables.ts'

/** What was said, and where: as directives have it. */
export type Origin = Pick<Directive, 'by' | 'slug' | 'origin' | 'revision' | 'said'>

/** A sentence that no form understands, or that a form takes for what names nothing that is there. */
export interface Unread {
  text: string
  /** With the sentence before it, where it goes on about the same. */
  about: string
  /** The sentence before it. */
  before: string
  origin: Origin
}

/** A sentence that goes on about what the one before it was about. */
const GOES_ON =
  /^(?:(?:and|und|et|y|e|en|then|dann) )?(?:they|these|those|it|its?|the (?:row|line|later|lower|one)|sie|diese|es|dort|ils|elles|ceux-ci|c['’]est|on|ellos|ellas|estos|estas|essi|esse|questi|queste|ze|zij|deze|dan)(?!\p{L})/iu
/** “All its lines are …”: of what the text is about. */
const ALL_ITS =
  /^((?:and |und |et |y |e |en )?(?:all|each|every one|any|alle|s[äa]mtliche|tous|toutes|chacune? de|todos|todas|cada una? de|tutti|tutte|ognun[oa] de[il]?|al)(?: of)? )(?:its|their|seine|ihre|deren|dessen|ses|leurs|sus|i suoi|le sue|i loro|le loro|zijn|haar|hun)(?= )/iu
/** Longer ones are prose of many things. */
const LONGEST = 400

/** Where things are said. */
export interface Given {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/** What instructions and knowledge say beside the sentences that are understood, nearest first. */
export function unreadIn(
  { knowledge, instructions, revisions = [] }: Given,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Unread[] {
  const names = namesThere(profiles, templates)
  const told = { by: 'instruction', slug: null } as const
  // Whose rows are meant: of what the entry is called after, or the sentence before it speaks of.
  const spoken = (said: string, before: string, key: string): string => {
    const own = ALL_ITS.test(said)
      ? [key, before].flatMap((one) => calledOnly(tablesIn(one, profiles), profiles) ?? [])
      : []
    return own.length === 0 ? said : said.replace(ALL_ITS, `$1${own[0]!.replaceAll('$', '$$$$')}`)
  }
  const from = (text: string, origin: Omit<Origin, 'said'>, key = ''): Unread[] => {
    let last = ''
    const sentences = readSentences(text)
    return sentences.flatMap(({ text: said, statement }, at) => {
      // A sentence that was taken for several statements is told for each.
      if (sentences[at - 1]?.text === said) return []
      const before = last
      const full = spoken(said, before, key)
      const about = GOES_ON.test(said) ? `${before}; ${said}` : full
      last = about.slice(-LONGEST)
      const isRead =
        statement !== null &&
        !isGroundless(statement, names) &&
        !isOfNoValue(statement, profiles) &&
        !isOnlyFile(statement, profiles) &&
        !isOfNothingThere(statement, profiles) &&
        !isLeftEmpty(statement, said) &&
        !isOfSeveral(statement, profiles) &&
        !isOfFigures(statement, said)
      if (said.length > LONGEST || isRead) return []
      return [{ text: full, about, before, origin: { ...origin, said: `“${said}”` } }]
    })
  }
  return [
    ...revisions
      .flatMap((one, index) => from(one.instructions ?? '', { ...told, origin: 'an update', revision: index + 1 }))
      .toReversed(),
    ...from(instructions ?? '', { ...told, origin: 'an instruction', revision: 0 }),
    ...knowledge.flatMap(({ key, scope, content }) =>
      from(
        content,
        {
          by: 'knowledge',
          slug: scope.type === 'template' ? scope.slug : null,
          origin: `knowledge “${key}”`,
          revision: 0,
        },
        key,
      ),
    ),
  ]
}

/** “1250 means 12.50”, “weight g -> kg”: of the figures of a whole column, and no value or column that is called so. */
function isOfFigures({ kind }: Statement, said: string): boolean {
  if (kind === 'phone_country') return affixSaid(said, () => false) !== null
  if (!['value', 'value_list', 'column', 'constant', 'default'].includes(kind)) return false
  return shownScaled(said) !== null || unitsSaid(said).some(({ units }) => units.length === 2)
}

/** “X means that none was given yet, leave the cell empty”: what it means is no value to be written. */
function isLeftEmpty(statement: Statement, said: string): boolean {
  const isOfOne = statement.kind === 'value' || (statement.kind === 'value_list' && statement.entries.length === 1)
  return isOfOne && (LEAVE_EMPTY.test(said) || MADE_EMPTY.test(said))
}

/** “Phone 9999 means nothing”, “treat it as blank”, “a gap stands for book”: several words, or one for what was named before, that no cell has. */
function isOfNothingThere(statement: Statement, profiles: readonly TableProfile[]): boolean {
  const said = statement.kind === 'null_token' ? statement.tokens : statement.kind === 'value' ? [statement.raw] : []
  const isTold = said.length > 0 && said.every((one) => /\s/u.test(one) || POINTING.test(one))
  const all = new Set(said.map((one) => one.toLowerCase()))
  return (
    isTold &&
    !profiles.some(({ columns }) =>
      columns.some(({ values }) => values.some(({ value }) => all.has(value.trim().toLowerCase()))),
    )
  )
}

const POINTING =
  /^(?:it|them|that|this|these|those|gaps?|blanks?|es|das|dies|lücken?|ça|cela|eso|esto|lo|quello|questo|dat|dit)$/iu

/** “S stands for short and L for long”: what S means is no value that tells of L. */
function isOfSeveral(statement: Statement, profiles: readonly TableProfile[]): boolean {
  if (statement.kind !== 'value' || !statement.value.includes(' ')) return false
  const words = new Set(statement.value.split(/[\s,;.()]+/u))
  return profiles.some(({ columns }) =>
    columns.some(({ values }) => {
      const codes = values.map(({ value }) => value.trim()).filter((value) => value.length < 5)
      return codes.includes(statement.raw) && codes.some((code) => code !== statement.raw && words.has(code))
    }),
  )
}

/** “Members 2024 is the current list” is no meaning of a value `2024` of members where no cell has it. */
function isOfNoValue(statement: Statement, profiles: readonly TableProfile[]): boolean {
  if (statement.kind !== 'value_list' || statement.entries.length > 1) return false
  const [raw] = statement.entries.map((entry) => entry.raw.toLowerCase())
  return !profiles.some(({ columns }) =>
    columns.some(({ values }) => values.some(({ value }) => value.trim().toLowerCase() === raw)),
  )
}

/** “Use only the file current.csv” chooses among the sheets of no workbook: it is said of the other files. */
function isOnlyFile(statement: Statement, profiles: readonly TableProfile[]): boolean {
  if (statement.kind !== 'only_table' || typeof statement.table === 'number') return false
  const called = profiles.filter(({ table: { name, file_name } }) =>
    [name, file_name, file_name.replace(/\.[^.]+$/, '')].some((own) => sameName(own, String(statement.table))),
  )
  return called.length > 0 && called.every((one) => !profiles.some((other) => other !== one && isBeside(other, one)))
}

function isBeside(one: TableProfile, other: TableProfile): boolean {
  return one.table.file_id === other.table.file_id
}

/** Names a column or table, and nothing that is there is called so. */
function isGroundless(statement: Statement, names: readonly string[]): boolean {
  const { column, source, target, table } = Object(statement)
  const template: unknown = statement.kind === 'table' ? statement.template : undefined
  const called = [column, source, target, table, template].filter((one): one is string => typeof one === 'string')
  if (statement.kind === 'merge' && statement.sources.some((name) => nearest(name, names) === null)) return true
  return statement.kind !== 'same_key' && called.some((name) => nearest(name, names) === null)
}
