import { push, type Work } from '../column-values.ts'
import { markBetween } from './mark-between.ts'

// “Without spaces or hyphens”: marks that a column without a rule is to be written without, in the languages that templates are written in.

const MARKS: [RegExp, string][] = [
  [/^(?:white)?spaces?$|^blanks?$|^leerzeichen$|^leerstellen$|^espaces?$|^espacios?$|^spazi$|^spaties$/iu, ' '],
  [
    /^hyphens?$|^dash(?:es)?$|^bindestriche?n?$|^tirets?$|^traits? d['’]union$|^gui(?:ó|o)n(?:es)?$|^trattini$|^streepjes$|^koppeltekens$/iu,
    '-',
  ],
  [/^dots?$|^full stops$|^puntos$|^punti$|^punten$/iu, '.'],
  [/^slash(?:es)?$|^schrägstriche?n?$|^barres? obliques?$|^barras$|^barre$|^schuine strepen$/iu, '/'],
]
const WITHOUT = "(?:without|with no|no|free of|ohne|keine|sans|pas d[e’']|sin|senza|zonder|geen)"
const WORD = "\\p{L}+(?!\\p{L})(?: d['’]union| obliques?| stops| strepen)?"
const BETWEEN = '(?:\\s*,\\s*(?:or |and )?|\\s+(?:or|and|nor|oder|und|noch|et|ou|ni|y|o|e|en|of)\\s+)'
const TOLD = new RegExp(`(?<!\\p{L})${WITHOUT}\\s+(?:any )?(${WORD}(?:${BETWEEN}(?:no |any )?${WORD})*)`, 'giu')
/** Behind it, where only some of the marks are meant. */
const SOMEWHERE =
  /^\s+(?:around|before|after|between|at|in front|behind|am|vor|nach|zwischen|au|avant|après|al|antes|después|prima|dopo|voor|na|aan)(?!\p{L})/iu
/** “no space, e.g. 12A”: an example is no mark. */
const EXAMPLE =
  /[\s,;(]*(?<!\p{L})(?:e\.\s?g\.|i\.\s?e\.|z\.\s?b\.|p\.\s?ex\.|p\.\s?ej\.|ad es\.|per es\.|bijv\.|bv\.).*$/isu
/** What is counted or dialled, and days, are written by steps of their own. */
const OTHERWISE = new Set(['number', 'integer', 'date', 'time', 'phone'])

/** Takes away the marks that the description says there are none of. */
export function addToldMarks(work: Work): void {
  if (work.rule !== null || work.kinds.some((kind) => OTHERWISE.has(kind))) return
  const description = work.target.description ?? ''
  // “Separated by ; without spaces”: there are none around that mark; within what it parts there may be some.
  const between = markBetween(description)
  for (const mark of marksIn(description)) {
    if (between !== null && mark === ' ') {
      addWithoutSpacesAround(work, between)
      continue
    }
    if (mark === between) continue
    if (work.source.complete && !work.values.some(({ value }) => value?.includes(mark))) continue
    push(work, { kind: 'replace', find: mark, with: '' }, (value) => value.replaceAll(mark, ''))
  }
}

function addWithoutSpacesAround(work: Work, mark: string): void {
  for (const spaced of [` ${mark}`, `${mark} `])
    if (work.values.some(({ value }) => value?.includes(spaced)))
      push(work, { kind: 'replace', find: spaced, with: mark }, (value) => value.replaceAll(spaced, mark))
}

/** The description without what it says of marks: “in capitals without spaces” asks for capitals all the same. */
export function withoutMarks(description: string): string {
  return saidIn(description).reduce((rest, { text }) => rest.replace(text, ''), description)
}

function marksIn(description: string): string[] {
  return [...new Set(saidIn(description).flatMap(({ marks }) => marks))]
}

function saidIn(description: string): { text: string; marks: string[] }[] {
  return [...description.replace(EXAMPLE, '').matchAll(TOLD)].flatMap(({ 0: text, 1: listed, index }) => {
    const marks = SOMEWHERE.test(description.slice(index + text.length)) ? [] : readMarks(listed!)
    return marks.length > 0 ? [{ text, marks }] : []
  })
}

/** The marks of a list; none where some word of it is no mark. */
function readMarks(listed: string): string[] {
  const words = listed.split(new RegExp(BETWEEN, 'iu')).map((word) => word.replace(/^(?:no|any) /i, '').trim())
  const marks = words.map((word) => MARKS.find(([called]) => called.test(word))?.[1])
  return marks.every((mark) => mark !== undefined) ? marks : []
}
