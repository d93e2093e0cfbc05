import { namesColumn } from '../../../knowledge/grounded/columns.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'

// “One address only: the first, if there are several”, “nur die erste E-Mail-Adresse”: of what stands in one cell the first, where somebody says so.

const FIRST = [
  'only (?:take |use |keep )?the first|the first (?:\\p{L}+ ){0,2}only|(?:take|use|keep) (?:only )?the first|the first(?: \\p{L}+){0,2},? (?:if|where|when) (?:there (?:are|is)|it has|a cell has|several|more)|the first of (?:several|them|those|many)|(?:if|where|when) (?:there are |a cell has )?(?:several|more than one|two)[^.;]{0,30} the first',
  'nur (?:die|der|das|den) erste[nrs]?|(?:mehrere[nrs]?|zwei)[^.;]{0,40}(?:die|der|das|den|nur) erste[nrs]?|(?:die|der|das|den) erste[nrs]?[^.;]{0,25}(?:wenn|falls|bei)[^.;]{0,20}mehrere',
  '(?:seulement|uniquement|que) (?:la|le) premi(?:er|ère)|(?:la|le) premi(?:er|ère)[^.;]{0,25}plusieurs|plusieurs[^.;]{0,40}(?:la|le) premi(?:er|ère)',
  's[oó]lo (?:el|la) primer[oa]?|(?:el|la) primer[oa]?[^.;]{0,25}(?:varios|varias|más de)|(?:varios|varias|más de un[oa]?)[^.;]{0,40}(?:el|la) primer[oa]?',
  'solo (?:il|la) prim[oa]|(?:il|la) prim[oa][^.;]{0,25}(?:più|divers[ei])|(?:più di un[oa]?|divers[ei])[^.;]{0,40}(?:il|la) prim[oa]',
  'alleen (?:de|het) eerste|(?:de|het) eerste[^.;]{0,25}(?:meer|meerdere)|meerdere[^.;]{0,40}(?:de|het) eerste',
  'kun (?:den|det) første|(?:bara|endast) (?:den|det) första|(?:den|det) første?[^.;]{0,25}flere|(?:den|det) första[^.;]{0,25}flera',
  'tylko pierwsz\\p{L}+|pierwsz\\p{L}+[^.;]{0,25}kilk\\p{L}+',
].join('|')
const SAID = new RegExp(`(?<!\\p{L})(?:${FIRST})(?!\\p{L})`, 'iu')

/** What stands between two: a mark, or a word. */
const BETWEEN = [
  String.raw`\s*[;|\n]\s*`,
  String.raw`\s*,\s*`,
  String.raw`\s*/\s*`,
  String.raw`\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|og|eller|och|i|lub)\s+`,
  String.raw`\s+`,
]
/** What one of them is by itself, for RE2 and here: an address, a number, a code; and the marks that one may have within. */
const ADDRESS = String.raw`[^\s@;,|/]+@[^\s@;,|/]+\.[^\s@;,|/]+`
const NUMBER = String.raw`\+?[0-9(][0-9 ().-]{4,}[0-9]`
const CODE = String.raw`[^\s;,|/]+`
const WITHIN_NUMBERS = BETWEEN.at(-1)!

/** The first of the addresses, numbers or codes of a cell, each of which the column would take alone. */
export function addFirstOfSeveral(work: Work): void {
  const why = saidBy(work)
  const { rule, kinds, values, context, source, target } = work
  const [one, isTaken] = kinds.includes('email')
    ? [ADDRESS, () => true]
    : kinds.includes('phone')
      ? [NUMBER, () => true]
      : [CODE, (part: string) => rule?.matches(part) ?? false]
  if (why === null) return
  for (const mark of BETWEEN.filter((between) => one !== NUMBER || between !== WITHIN_NUMBERS)) {
    const pattern = `\\s*(${one})(?:${mark}${one})+\\s*`
    const several = new RegExp(`^${pattern}$`, 'u')
    const found = values.flatMap(({ value }) => (value !== null && several.test(value) ? [value] : []))
    const isMeant = (value: string): boolean =>
      (one !== CODE || !isTaken(value)) && value.trim().split(new RegExp(mark, 'u')).every(isTaken)
    if (found.length === 0 || !found.every(isMeant)) continue
    push(work, { kind: 'rewrite', pattern, with: '\\1' }, (value) => value.replace(several, '$1'))
    const note = `Of several in one cell of “${source.name}” of ${tableLabel(work.placement.table.profile)}, such as “${found[0]!}”, “${target.name}” has the first: ${why}.`
    if (!context.notes.includes(note)) context.notes.push(note)
  }
}

function saidBy({ target, placement, context }: Work): string | null {
  const { slug } = placement.side.template
  if (SAID.test(target.description ?? '')) return `its description says so`
  for (const { text, origin, slug: own } of context.texts ?? []) {
    if (own !== null && own !== slug) continue
    const said = sentencesIn(text).find((one) => SAID.test(one) && namesColumn(one, target))
    if (said !== undefined) return `${origin} says so: “${said.trim()}”`
  }
  return null
}
