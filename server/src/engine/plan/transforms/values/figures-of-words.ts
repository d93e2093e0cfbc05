import { escaped } from '../../../escaped.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { multiplied } from '../../../profile/decimals.ts'
import { takeUnit, timesBetween, unitNamed } from '../../../profile/units.ts'
import { textsAbout } from '../../tables/read-texts.ts'
import { addEntries, type Work } from '../column-values.ts'
import { countVotes, most } from '../numbers/number-marks.ts'

// “A dozen is 12”, “Gros = 144 pieces”, “half a reel is 12.5 m” of a column of figures with a few words: a sentence tells the figure that a word stands
// for, in the unit that is wanted or in one that becomes it.

const IS =
  '(?:=|:|is|are|means?|stands for|counts as|holds|equals|ist|sind|bedeutet|heißt|entspricht|est|sont|signifie|vaut|fait|es|son|significa|equivale a|è|sono|vale|betekent|znaczy|je)'
/** Where a sentence or a part of it begins: a half reel is no reel. */
const BEFORE =
  "(?:^|[,;:(]\\s*|\\s(?:and|while|und|et|y|e|en|i|a)\\s+)(?:(?:an?|one|the|eine?|der|die|das|une?|les?|la|l[’']|una?|el|il|un'|een|de|het)\\s+)?[\"“„«‘`]?"
const FIGURE = '(\\d+(?:[.,]\\d{1,3})?(?:\\s*\\p{L}{1,12}\\d?)?)(?![\\p{L}\\p{N}])'
/** “A studio has 0”: of what rows have as many of as the column counts, where nothing else is counted. */
const HAS = '(?:has|have|hat|haben|a|ont|tiene|tienen|ha|hanno|heeft|hebben)\\s+(\\d+)(?=\\s*(?:[),;]|\\.?$))'
/** A word has no figure of its own. */
const WORD = /^\p{L}[\p{L} '’.-]{1,29}$/u

/** Words among figures, each as the figure that a text says it is. */
export function addFiguresOfWords(work: Work): void {
  const { rule, source, target } = work
  if (rule === null || rule.values !== null || !source.complete || !(rule.matches('7') || rule.matches('1.5'))) return
  const words = work.values.filter(({ value }) => value !== null && WORD.test(value.trim()) && !rule.matches(value))
  if (words.length === 0 || words.length === work.values.length) return
  const mark = most(countVotes(work, null).decimal) ?? '.'
  const entries = [...new Set(words.map(({ value }) => value!))].flatMap((raw): ValueMapEntry[] => {
    const said = saidOf(raw.trim(), work)
    if (said === null) return []
    const note = `In “${source.name}” “${raw}” is “${said.figure}” of “${target.name}”: ${said.origin} says so: “${said.sentence}”.`
    if (!work.context.notes.includes(note)) work.context.notes.push(note)
    return [{ raw, value: said.figure.replace('.', mark), decided_by: said.by }]
  })
  addEntries(work, entries)
}

interface SaidFigure {
  figure: string
  sentence: string
  origin: string
  by: ValueMapEntry['decided_by']
}

/** The one figure that texts tell of a word, as the column takes it. */
function saidOf(word: string, work: Work): SaidFigure | null {
  const { context, source, target, placement, rule } = work
  const told = new RegExp(`${BEFORE}${escaped(word)}["”“»’\`]?\\s*(?:${IS}\\s*${FIGURE}|${HAS})`, 'giu')
  const wanted = unitNamed(target.name, target.description)
  const texts = textsAbout({ context, source, target, template: placement.side.template })
  const found = texts.flatMap(({ text, by, origin }) =>
    sentencesIn(text).flatMap((sentence) =>
      [...sentence.matchAll(told)].flatMap(([, is, has]): SaidFigure[] => {
        const written = is ?? has ?? ''
        const figure = inUnit(written, wanted)
        return figure !== null && rule!.matches(figure) ? [{ figure, sentence, by, origin }] : []
      }),
    ),
  )
  const [first, ...others] = found
  return first !== undefined && others.every(({ figure }) => figure === first.figure) ? first : null
}

/** The figure in the unit that is wanted; null where it is in another one, or no number behind a mark is clear. */
function inUnit(written: string, wanted: string | null): string | null {
  const taken = takeUnit(written, wanted)
  const figure = (taken?.text ?? written).trim().replace(',', '.')
  if (!/^\d+(?:\.\d{1,2})?$/.test(figure)) return null
  if (taken === null) return figure
  const times = wanted === null ? null : timesBetween(taken.unit, wanted)
  return times === null ? null : multiplied(figure, times)
}
