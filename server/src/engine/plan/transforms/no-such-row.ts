import { directivesOf } from '../../knowledge/directives.ts'
import { MISSING } from '../../knowledge/grounded/on-lists.ts'
import { placeOf, wordsIn } from '../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import { wordTest } from '../columns/words-of-linked.ts'
import { tableLabel } from '../context.ts'
import { push, type Work } from './column-values.ts'
import type { LinkTarget } from './link-keys.ts'

// “Find the member by e-mail address; if it isn't in the list the number stays empty”, “Member who gave; empty for non-members”: what names no row
// of the linked table is no link, and no wrong one.

/** A cell that is to have nothing. */
const EMPTY =
  '(?:empty|blank|no (?:number|link|entry|value)|leer|frei|vides?|sans numéro|vac[ií][oa]s?|en blanco|vuot[oaei]|leeg|pust[ey])'
const STAYS_EMPTY = new RegExp(`(?<!\\p{L})${EMPTY}(?!\\p{L})`, 'iu')
const forThese = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})${EMPTY}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
/** Those of whom there is no row. */
const OF_STRANGERS = forThese([
  "non-?\\p{L}+|no(?:t|ne|body)?|\\p{L}+n[’']t|unknown|guests?|strangers?|outsiders?|without|others?",
  'nicht|kein\\p{L}*|unbekannt\\p{L}*|ohne|fremde?\\p{L}*|gäste?n?',
  'pas|aucune?|inconnue?s?|sans',
  'no|ning[uú]n\\p{L}*|desconocid[oa]s?|sin',
  'non|nessun\\p{L}*|sconosciut[oaei]|senza',
  'niet|geen|onbekende?|zonder',
])
/** Those of whom not even a name is known: who has an address or a name of his own, is none of them. */
const NAMELESS = 'an[oó]n(?:y|ie?)m\\p{L}*'
const OF_NAMELESS = forThese([NAMELESS])
const IS_NAMELESS = new RegExp(`(?<!\\p{L})(?:${NAMELESS}|anon)(?!\\p{L})`, 'iu')
/** “Boat that the mooring is for, if any”: there may be none, and a cell may say so in a word of its own. */
const IF_ANY = new RegExp(
  `(?<!\\p{L})(?:${[
    'if (?:any|applicable|there is (?:one|any))|where (?:applicable|there is one)',
    'ggf|gegebenenfalls|(?:falls|sofern|wenn) (?:vorhanden|zutreffend|es (?:eine?n?|welche) gibt)',
    "le cas échéant|s[’']il y en a|si applicable",
    'si (?:lo |la |los |las )?(?:hay|existe|procede)|en su caso',
    "se (?:presente|esistente|applicabile|c[’']è)|eventuale",
    'indien (?:aanwezig|van toepassing)|als die er is',
    'se (?:houver|existir|aplicável)',
    'jeśli (?:jest|istnieje|dotyczy)|o ile (?:jest|istnieje)|pokud (?:je|existuje)|je-li',
    'om (?:det )?(?:finns|någon)|hvis (?:det |der )?(?:finnes|findes|relevant)|i forekommende tilfælde',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
const WORDS_ALONE = /^\p{L}{2,}(?:[ -]\p{L}+){0,2}$/u
const MOST_SHOWN = 5

/** Values that stand for no row of the linked table become empty, where that is said and the column may be. */
export function addNoSuchRow(work: Work, link: LinkTarget): void {
  const { target, source, context, placement } = work
  if (target.required || !source.complete) return
  const said = saidBy(work, link)
  if (said === null) return
  const { why, isMeant, isKey } = said
  // “ADM is now 100”: a value that somebody says something of stands for a row, whatever else it has to be written as.
  const explained = new Set(
    directivesOf(context.directives, 'value', placement.side.template.slug).map(({ raw }) => raw),
  )
  const tokens = [
    ...new Set(
      work.values.flatMap(({ value }) =>
        value === null || isKey(value) || explained.has(value.trim()) || !isMeant(value) ? [] : value,
      ),
    ),
  ]
  if (tokens.length === 0) return
  push(work, { kind: 'null_token', tokens }, (value) => (tokens.includes(value) ? null : value))
  const shown = tokens
    .slice(0, MOST_SHOWN)
    .map((token) => `“${token}”`)
    .join(', ')
  const more = tokens.length > MOST_SHOWN ? ` and ${tokens.length - MOST_SHOWN} more` : ''
  const note = `${shown}${more} in “${source.name}” of ${tableLabel(placement.table.profile)} stand for no row that “${target.name}” links to, and are left empty: ${why}.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** Whether a value is a key of the linked table, as far as that is known. */
function keyTest({ keys, rule, lookup }: LinkTarget): ((value: string) => boolean) | null {
  if (keys) return (value) => keys.has(value)
  const pattern = rule === null ? null : compilePattern(rule)
  return pattern && lookup ? (value) => pattern.matches(value) || lookup.hasKey(value) : null
}

/** Whether each key of the linked table is known to have a figure in it; “TBC” is none where the rule of the keys refuses it. */
function haveFigures({ known, rule }: LinkTarget): boolean {
  const pattern = rule === null ? null : compilePattern(rule)
  const keys = [...(known ?? [])]
  const own = keys.filter((key) => pattern?.matches(key) ?? true)
  if (keys.length > 0) return (own.length > 0 ? own : keys).every((key) => /\d/.test(key))
  return rule !== null && /\\d|\[0-9/.test(rule)
}

interface Said {
  why: string
  isKey: (value: string) => boolean
  /** Whether it holds for a value that is no key. */
  isMeant: (value: string) => boolean
}

/** Who says it: a text, of any values; or the column's description, of those that are no keys but names, addresses or words. */
function saidBy({ target, source, context, placement, ...work }: Work, link: LinkTarget): Said | null {
  const { slug } = placement.side.template
  const linked = context.templates.filter(({ id }) => target.linkRule?.some(({ templateId }) => templateId === id))
  const isKey = keyTest(link)
  const names = [target.name, source.name, ...linked.flatMap((one) => [one.name, one.slug])]
  const isAbout = (text: string): boolean => {
    const words = wordsIn(text)
    return names.some((name) => placeOf(wordsIn(name), words) >= 0)
  }
  for (const { text, origin, slug: own } of context.texts ?? []) {
    if (own !== null && own !== slug) continue
    const sentences = sentencesIn(text).flatMap((sentence) => sentence.split(/;\s+/u))
    const said = sentences.find((one) => MISSING.test(one) && STAYS_EMPTY.test(one) && isAbout(one))
    if (said !== undefined && isKey) return { why: `${origin} says so: “${said}”`, isKey, isMeant: () => true }
  }
  if (work.mapping.sources.length !== 1) return null
  const why = `the description of “${slug}.${target.name}” says so`
  const description = target.description ?? ''
  const isNamed = link.lookup !== null && !link.lookup.isNear
  // “WALK-IN” where all keys have figures; another number may be a wrong one.
  const ofStrangers = OF_STRANGERS.test(description)
  if (!isNamed) {
    // “Walk” is the “Walk for the Lake 2023”, whichever words say so, and no word for none.
    const isCalled = wordTest(target, placement.table.profile, context) ?? (() => false)
    const isWord = (value: string): boolean => WORDS_ALONE.test(value) && !isCalled(value)
    const isMeant = ofStrangers ? () => true : IF_ANY.test(description) ? isWord : null
    return isMeant && haveFigures(link) ? { why, isKey: (value) => /\d/.test(value), isMeant } : null
  }
  if (isKey === null) return null
  if (ofStrangers) return { why, isKey, isMeant: () => true }
  return OF_NAMELESS.test(description) ? { why, isKey, isMeant: (value) => IS_NAMELESS.test(value) } : null
}
