import { escaped } from '../../../escaped.ts'
import { tablesIn } from '../../../knowledge/grounded/tables.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { TableProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { BETWEEN, codedForm, cutTo, rewriting, type CodedForm } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// Codes of which a text shows what becomes of them: “412 and O-2041 become C-00412 and C-02041”, “their number 17 becomes M90017”.

/** Codes and numbers as texts write them, with their letters and their figures. */
const WRITTEN = /(?<![\p{L}\p{N}])(?:(?<before>\p{L}{1,5})[-./ ]?)?(?<number>\d{1,9})(?![\p{L}\p{N}])/gu

/** Between a code and what becomes of it, in what people write. */
const BECOMES =
  /^["“”„«»'’`]?\s*(?:becomes?|turns into|is (?:now |then )?|(?:is )?(?:written|called)(?: as)?|→|->|=>|=|wird(?: zu)?|devient|pasa a(?: ser)?|diventa|wordt)(?: (?:with|for) us| here| (?:bei|mit) uns| hier| chez nous| ici| con nosotros| aqu[íi]| da noi| qui| bij ons)?\s*["“”„«»'’`]?$/iu

/**
 * What stands before the number of other codes, and what is to stand there; `figures`: of numbers of just so many, or, where they are `filled` up
 * with zeros, of so many at most.
 */
interface Exemplified {
  before: string
  front: string
  figures?: number
  filled?: true
}

/**
 * Numbers and codes with other letters than the rule's, where the description or a sentence shows what becomes of them: `412 and O-2041 become
 * C-00412 and C-02041`, “K-0123 becomes C50123”. Only what it shows is rewritten, and nothing where it shows two things of the same letters.
 */
export function asExemplified(work: Work, rule: Pattern): Repair[][] {
  const form = codedForm(rule)
  if (!form) return []
  const described = exemplifiedIn(work.target.description ?? '', rule, form)
  return chainsFor([...described, ...shownIn(work, rule, form).map(({ shown }) => shown)], form)
}

/** The same where a text shows it of this table alone: “Van Dalen's list is an Excel file. Their number 17 becomes M90017”. */
export function shownOfTable(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  const form = codedForm(rule)
  const own = form ? shownIn(work, rule, form).filter(({ isOwn }) => isOwn) : []
  const [steps] = form
    ? chainsFor(
        own.map(({ shown }) => shown),
        form,
      )
    : []
  const [first] = own
  if (!steps || !first) return null
  const { source, placement } = work
  const note = `“${source.name}” of ${tableLabel(placement.table.profile)} was written as “${first.said.trim()}” shows.`
  return { steps, note }
}

interface Shown {
  shown: Exemplified
  /** The part of the sentence that shows it. */
  said: string
  /** It is said of this table, and of no other. */
  isOwn: boolean
}

/** What texts show of codes, and not of those of other tables. */
function shownIn({ context, placement }: Work, rule: Pattern, form: CodedForm): Shown[] {
  const { slug } = placement.side.template
  const { table } = placement.table.profile
  const profiles = [...context.shapes.keys()]
  const texts = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  return texts.flatMap(({ text }) => {
    const clauses = text.split(/[.;:,]\s+|\n/)
    return clauses.flatMap((said, at): Shown[] => {
      const found = exemplifiedIn(said, rule, form, BECOMES)
      if (found.length === 0) return []
      const files = whoseFiles(said, clauses.slice(0, at), profiles)
      if (files.size > 0 && !files.has(table.file_id)) return []
      return found.map((shown) => ({ shown, said, isOwn: files.size === 1 }))
    })
  })
}

const THEIR =
  /(?<!\p{L})(?:their|its|his|her|ihre[rnms]?|seine[rnms]?|deren|dessen|leurs?|son|sa|ses|sus?|loro|suo|sua|suoi|sue|hun|haar|zijn|diens)(?!\p{L})/iu
/** What is theirs is somebody's who was named shortly before. */
const NEAR = 4

/** The files that a part of a sentence is about: those that it names or, where it says “their”, the nearest part before it does. */
function whoseFiles(said: string, before: readonly string[], profiles: readonly TableProfile[]): ReadonlySet<string> {
  const near = THEIR.test(said) ? before.slice(-NEAR).toReversed() : []
  const named = [said, ...near].map((part) => tablesIn(part, profiles)).find((tables) => tables.length > 0) ?? []
  return new Set(named.map(({ table }) => table.file_id))
}

function chainsFor(shown: readonly Exemplified[], form: CodedForm): Repair[][] {
  const told = [...Map.groupBy(shown, ({ before }) => before).values()].flatMap(([first, ...more]) =>
    more.every(({ front, figures }) => front === first!.front && figures === first!.figures) ? [first!] : [],
  )
  if (told.length === 0) return []
  const zeros = '0'.repeat(form.figures - 1)
  const spread = told
    // What is of so many figures alone is no other one then.
    .toSorted((a, b) => Number(a.figures === undefined) - Number(b.figures === undefined))
    .flatMap(({ before, front, figures, filled }) => {
      const start = `[^\\p{L}\\p{N}]*${before}${before === '' ? '' : BETWEEN}`
      if (filled)
        return [
          rewriting(`${start}0*(\\d{1,${figures}})`, `${front}${'0'.repeat(figures! - 1)}\\1`),
          rewriting(`(${escaped(front)})0*(\\d{${figures}})`, '\\1\\2'),
        ]
      return figures === undefined
        ? rewriting(`${start}0*(\\d{1,${form.figures}})`, `${front}${zeros}\\1`)
        : rewriting(`${start}(\\d{${figures}})`, `${front}\\1`)
    })
  return [[...spread, ...(told.some(({ figures }) => figures === undefined) ? [cutTo(form)] : [])]]
}

/** So many figures that stay as they are are the same number, whatever is put in front of them. */
const LEAST_KEPT = 3

/** The codes that a text shows beside those that the rule takes; where `between` is given, only what stands before one with just that between. */
function exemplifiedIn(text: string, rule: Pattern, { figures }: CodedForm, between?: RegExp): Exemplified[] {
  const codes = [...text.matchAll(WRITTEN)]
  const [right = [], others = []] = [true, false].map((is) => codes.filter(([code]) => rule.matches(code) === is))
  return others.flatMap((from) =>
    right.flatMap((to): Exemplified[] => {
      if (between && !between.test(text.slice(from.index + from[0].length, to.index))) return []
      const before = from.groups!.before ?? ''
      const [own, wanted] = [from.groups!.number!, to.groups!.number!]
      if (Number(own) === Number(wanted)) return [{ before, front: to[0].slice(0, -figures) }]
      const zeros = between === undefined ? '' : (/^[1-9]\d*?(0+)$/.exec(wanted.slice(0, -own.length))?.[1] ?? '')
      const length = zeros.length + own.length
      // “G17 becomes P-90017”: the digit in front of the zeros tells the one house from the other.
      if (zeros !== '' && wanted.endsWith(own))
        return [{ before, front: to[0].slice(0, -length), figures: length, filled: true }]
      const isKept = between !== undefined && own.length >= LEAST_KEPT && wanted.endsWith(own)
      return isKept ? [{ before, front: to[0].slice(0, -own.length), figures: own.length }] : []
    }),
  )
}
