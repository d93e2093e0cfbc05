import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { sentencesIn } from '../meanings.ts'
import type { SaidText } from '../texts.ts'
import { anyOf } from './acts.ts'
import { namesColumn } from './columns.ts'
import { templatesIn } from './tables.ts'

// “People in both are the same if the e-mail is the same”, “gleiche E-Mail heißt gleicher Kunde”, “(stesso codice fiscale)”: what makes rows of two
// systems one row is no key of theirs, and is one for them as long as the plan is made.

const SAME = anyOf(
  'same|identical|equal',
  'gleiche[nrsm]?|dieselbe[nr]?|derselbe[n]?|dasselbe|identische[nrsm]?',
  'mêmes?|identiques?',
  'mism[oa]s?|idéntic[oa]s?',
  'stess[oaei]|medesim[oaei]|identic[oaei]|ugual[ei]',
  'dezelfde|hetzelfde|zelfde|gelijke?',
  't[ea]n? sam[aey]?|tym samym|tej samej|identyczn\\p{L}+',
)
const BY = anyOf(
  'match(?:ed|ing|es)? (?:\\p{L}+ )?(?:by|on|via|through)|recogni[sz]ed? by|identified by|compared? (?:by|on)|linked? by|told by',
  'abgleich\\p{L}* (?:\\p{L}+ )?(?:über|anhand|mit|nach)|erkennbar an|zu erkennen an|abgeglichen (?:über|anhand|nach)',
  'rapproch\\p{L}+ (?:\\p{L}+ )?(?:par|sur|via)|reconnaissables? à|identifiée?s? par',
  '(?:se )?(?:emparejan|cruzan|identifican|reconocen) (?:por|con)|cruzad[oa]s por',
  '(?:si )?(?:abbinan[oa]|riconoscon[oa]|identifican[oa]) (?:per|con|tramite|dal|dalla)|abbinat[ie] (?:per|tramite)',
  'te herkennen aan|gekoppeld (?:op|via)|vergeleken op',
)
/** So far behind the word stands what is the same: “the same tax number”, “gleiche E-Mail”; or so far before it: “if the e-mail is the same”. */
const BEHIND = 3
const BEFORE = 3
/** What is the same stands before the word where nothing follows that could be: “where a driver logged the same trip twice” is of trips. */
const ENDS = new RegExp(
  '^(?:$|(?:as|in|on|for|and|or|then|ist|sind|wie|auf|für|und|oder|que|dans|sur|et|ou|pour|en|y|o|para|che|come|per|su|e|als|is|zijn|voor|op|of|co|jak|w|we|na|i)(?![\\p{L}\\p{N}]))',
  'iu',
)

/** The templates with such columns as keys. Only the plan sees them so: that a value is there twice stays no error. */
export function withIdentities(templates: readonly Template[], texts: readonly SaidText[]): Template[] {
  const found = texts.flatMap(({ text, slug }) =>
    sentencesIn(text).flatMap((sentence) =>
      identitiesIn(
        sentence,
        templates.filter((one) => slug === null || one.slug === slug),
      ),
    ),
  )
  return found.length === 0
    ? [...templates]
    : templates.map((template) => {
        const own = found.filter((one) => one.slug === template.slug).map(({ column }) => column)
        const columns = template.columns.map((column) =>
          own.includes(column.name) ? { ...column, unique: true } : column,
        )
        return own.length === 0 ? template : { ...template, columns }
      })
}

interface Identity {
  slug: string
  column: string
}

function identitiesIn(sentence: string, templates: readonly Template[]): Identity[] {
  const places = [...placesOf(SAME, sentence, BEFORE), ...placesOf(BY, sentence, 0)]
  if (places.length === 0) return []
  const nouns = templatesIn(sentence, templates)
  const found = templates.flatMap(({ slug, columns }) => {
    const named = columns.filter((column) => mayIdentify(column) && places.some((place) => namesColumn(place, column)))
    const [only, ...more] = named
    return only && more.length === 0 ? [{ slug, column: only.name }] : []
  })
  const meant = found.filter(({ slug }) => nouns.some((template) => template.slug === slug))
  const chosen = meant.length > 0 ? meant : found
  return chosen.length === 1 ? chosen : []
}

/** The words behind each place, and those before it: each a text of its own. */
function placesOf(words: RegExp, sentence: string, before: number): string[] {
  return [...sentence.matchAll(new RegExp(words.source, 'giu'))].flatMap(({ 0: said, index }) => {
    const ahead = sentence
      .slice(0, index)
      .split(/[,;:.()]/)
      .at(-1)!
      .trim()
      .split(/\s+/)
    const [rest = ''] = sentence.slice(index + said.length).split(/[,;:.()]/)
    const behind = rest.trim().split(/\s+/).slice(0, BEHIND).join(' ')
    const last = before === 0 || !ENDS.test(behind) ? '' : ahead.slice(-before - 1).join(' ')
    return [behind, last].filter((part) => part !== '')
  })
}

/** A key has a value of its own for each row; and no list of a few words, date or link has. */
function mayIdentify({ name, unique, desiredRule, strictRule = '' }: TemplateColumn): boolean {
  const isListed = desiredRule === 'strict' && (compilePattern(strictRule)?.values ?? null) !== null
  return !unique && desiredRule !== 'link' && !isListed && !NO_KEY.test(name)
}

/** What many have in common: two of one name or town are two. */
const NO_KEY =
  /(?:^|_)(?:names?|first|last|city|town|country|date|day|type|kind|status|address|street|title|amount|price)(?:_|$)/iu
