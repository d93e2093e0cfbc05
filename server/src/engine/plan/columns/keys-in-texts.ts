import { keysWithin, type KeyForm, type KeysWithin } from '../../match/values/keys-within.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import { escaped } from '../../escaped.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { Template, TemplateColumn, Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { SURE } from '../sure.ts'

// A bank statement has no column for the member who paid: the number stands in the text of the payment. A link that no column holds is taken from the
// texts that name the rows it leads to, and one whose text somebody named is the key in it.

/** So many cells with a text must have one where nobody said that it is there: of a link that each row has, and of one that some have. */
const LEAST_OF_ALL = 0.5
const LEAST_OF_SOME = 0.05
/** So many of the keys that are found must be there, and where somebody named the texts. */
const MOSTLY_KNOWN = 0.9
const HALF_KNOWN = 0.5
/** The same where somebody named the texts. */
const LEAST_TOLD = 0.1
const MOST_SHAPES = 4

/** The mappings with the links whose keys stand in texts. */
export function withKeysInTexts(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  return mappings.map((mapping, target) => {
    const column = side.template.columns[target]!
    const form = column.desiredRule === 'link' && !isOfItself(column, side.template) ? formOf(column, context) : null
    if (!form) return mapping
    const told = toldTexts(mapping)
    if (told !== null) {
      const found = keysWithin(table.profile.columns[told]!, { ...form, isWord: () => true })
      const isIn =
        found !== null &&
        found.found >= LEAST_TOLD * table.profile.columns[told]!.filled &&
        found.known >= HALF_KNOWN * found.found
      return isIn ? taken(found, told, target, mapping, placement, context) : mapping
    }
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    if (!isOpen || (mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE)) return mapping
    const likely = table.profile.columns.flatMap((texts, source) => {
      const found = keysWithin(texts, form)
      return found && isClear(found, texts, column) ? [{ found, source }] : []
    })
    const [only, ...more] = likely
    if (!only || more.length > 0) return mapping
    return taken(
      only.found,
      only.source,
      target,
      { ...mapping, confidence: 0.9, reason: 'No column holds it.' },
      placement,
      context,
    )
  })
}

/** “Unit 3” is what a row of units is called, and not what it is under. */
function isOfItself({ linkRule = [] }: TemplateColumn, { id }: Template): boolean {
  return linkRule.some(({ templateId }) => templateId === id)
}

/** The one column that somebody named, as it is or cut at spaces for want of anything better. */
function toldTexts({ sources, lead, decided_by }: Mapping): number | null {
  const [source, ...more] = sources
  const isPlain = lead.every(({ kind }) => kind === 'split')
  return source !== undefined && more.length === 0 && isPlain && decided_by !== 'matcher' ? source : null
}

function isClear(
  { found, known, several }: KeysWithin,
  { filled }: ColumnProfile,
  { required }: TemplateColumn,
): boolean {
  const least = required ? LEAST_OF_ALL : LEAST_OF_SOME
  return found >= least * filled && known >= MOSTLY_KNOWN * found && several.length <= LEAST_OF_SOME * found
}

/** How the keys that a link leads to are written, and which there are. */
function formOf(column: TemplateColumn, { templates, placed = [] }: Context): KeyForm | null {
  const [link, ...more] = column.linkRule ?? []
  const template = templates.find(({ id }) => id === link?.templateId)
  const target = template?.columns.findIndex(({ name }) => name === link?.columnName) ?? -1
  if (!template || target < 0 || more.length > 0) return null
  const parents = placed.flatMap(({ placement: { side, table }, mappings }) => {
    const { sources = [] } = side.template === template ? (mappings[target] ?? {}) : {}
    return sources.length === 1 ? [table.profile.columns[sources[0]!]!] : []
  })
  if (parents.length === 0) return null
  const isKnown = parents.every(({ complete, more: longer }) => complete || longer.length > 0)
  const keys = parents.flatMap(({ values, more: longer }) => [...values.map(({ value }) => value.trim()), ...longer])
  const rule = ruleOf(template.columns[target]!)
  const pattern = rule ? patternOf(template.columns[target]!.strictRule!) : shapesOf(keys)
  return pattern === null
    ? null
    : { pattern, known: isKnown ? new Set(keys) : null, isWord: callsOne(column, template) }
}

/** “lidnr 1032” of a `lidnummer`: an invoice may have the same number as a member. */
function callsOne({ name }: TemplateColumn, template: Template): (word: string) => boolean {
  const called = `${name} ${template.slug} ${template.name}`
  const own = wordsIn(called).filter(({ text }) => text.length >= BEGINNING)
  const concepts = new Set(conceptsOf(called).filter((concept) => !OF_ANY.has(concept)))
  return (word) =>
    own.some(({ text }) => text.slice(0, BEGINNING) === fold(word).slice(0, BEGINNING)) ||
    conceptsOf(word).some((concept) => concepts.has(concept))
}

/** So many letters of a word are left of it in short. */
const BEGINNING = 3
const OF_ANY = new Set(['number', 'id', 'code', 'name'])

/** A rule as a part of a longer pattern. */
function patternOf(rule: string): string | null {
  const own = rule.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')
  // One that takes any word is found in every text.
  return /[^\\][.][*+]|^\.|\\S[*+]|\\w[*+]/.test(own) ? null : `(?:${own})`
}

/** Figures as so many of them, all else as it stands. */
function shapesOf(keys: readonly string[]): string | null {
  const shapes = new Set(
    keys.map((key) => key.replace(/\d+|\D+/gu, (part) => (/\d/.test(part) ? `[0-9]{${part.length}}` : escaped(part)))),
  )
  return shapes.size === 0 || shapes.size > MOST_SHAPES || ![...shapes].every((shape) => shape.includes('[0-9]'))
    ? null
    : `(?:${[...shapes].join('|')})`
}

function taken(
  { pattern, words, several }: KeysWithin,
  source: number,
  target: number,
  mapping: Mapping,
  placement: Placement,
  context: Context,
): Mapping {
  const { profile } = placement.table
  const { name } = placement.side.template.columns[target]!
  const header = profile.columns[source]!.name
  const how =
    words.length > 0
      ? `the number behind ${words.map((word) => `“${word}”`).join(' or ')}`
      : 'what is written as its keys are'
  const note = `“${name}” of ${placement.side.template.name} is taken from the texts in “${header}” of ${tableLabel(profile)}: ${how}. Where there is none it stays empty${several.length > 0 ? `, and where there are several, as in “${several[0]}”` : ''}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  dropQuestions([target], placement, context)
  const lead: Transform[] = [
    { kind: 'trim' },
    ...(several.length > 0 ? [{ kind: 'null_token' as const, tokens: several.map((text) => text.trim()) }] : []),
    { kind: 'rewrite', pattern, with: '\\1' },
  ]
  const reason = `${mapping.reason} It is ${how} in “${header}”.`
  return {
    ...UNMAPPED,
    sources: [source],
    lead,
    confidence: mapping.confidence,
    decided_by: mapping.decided_by,
    reason,
  }
}
