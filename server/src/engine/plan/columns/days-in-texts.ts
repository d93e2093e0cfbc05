import { escaped } from '../../escaped.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { readDate } from '../../profile/dates.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { SURE } from '../sure.ts'
import { stateMapping } from './state-mapping.ts'
import { wantsDay } from './formulas-of.ts'

// “"SOLD" or "SCRAPPED" with a date in Notes is the day it was disposed of”: a day that no column holds, behind a word in the texts of one.

const WORD = '["“”„«»`]([^"“”„«»`]{1,30})["“”„«»`](?:\\s*\\([^()]{1,40}\\))?'
const OR = '(?:\\s*[,/]\\s*|\\s+)(?:(?:or|and|oder|und|ou|et|o|y|e|en|of|eller|lub)\\s+)?'
const DATED =
  "(?:with|followed by|and|plus|before|mit|gefolgt von|und|avec|suivi d[e’']|con|seguid[oa] de|seguit[oa] da|met|gevolgd door|med|z)\\s+(?:an?|the|its?|eine?[mnr]?|une?|un[ao]?|een|ett?)?\\s*(?:date|day|datum|tag|jour|fecha|día|data|giorno|dato|dag|dzień)"
const SAID = new RegExp(
  `((?:${WORD}${OR})*${WORD})\\s+${DATED}(?!\\p{L})([^.;]{0,60}?)\\s+(?:is|are|means|gives|ist|bedeutet|est|es|è|betekent|är|er)\\s+([^.;]{3,60})`,
  'iu',
)
/** A day as people write it behind a word. */
const DAY = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}\\.? \\p{L}{3,9}\\.? \\d{2,4}|\\p{L}{3,9} \\d{1,2},? \\d{4}'
const LONGEST = 300

/** The mappings with days that stand in texts behind a word, where a text says that these are what the template wants. */
export function withDaysInTexts(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  const texts = (context.texts ?? []).filter(({ slug }) => slug === null || slug === side.template.slug)
  return mappings.map((mapping, target) => {
    const isFilled = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined && !isFilled
    if (!isOpen || !wantsDay(target, placement)) return mapping
    const column = side.template.columns[target]!
    const found = texts.flatMap(({ text, origin, by }) =>
      sentencesIn(text).flatMap((sentence) => {
        const [, list = '', , , where = '', meant = ''] = SAID.exec(sentence) ?? []
        if (list === '' || !namesColumn(meant, column)) return []
        const words = [...list.matchAll(new RegExp(WORD, 'giu'))].map(([, word]) => word!.trim())
        const pattern = patternOf(words)
        const sources = table.profile.columns.flatMap((one, source) =>
          namesColumn(where, one) && hasDays(one.values, pattern) ? [source] : [],
        )
        return sources.length === 1 ? [{ source: sources[0]!, words, pattern, sentence, origin, by }] : []
      }),
    )
    const [only, ...more] = found
    if (!only || more.length > 0) return mapping
    const { name } = table.profile.columns[only.source]!
    dropQuestions([target], placement, context)
    const what = `“${column.name}” is the day behind ${only.words.map((word) => `“${word}”`).join(' or ')} in “${name}” of ${tableLabel(table.profile)}`
    const said = { origin: only.origin, said: only.sentence, by: only.by }
    return stateMapping(only.source, [{ kind: 'extract', pattern: only.pattern }], what, said, context.notes)
  })
}

/** Of a text without such a word nothing is taken. */
function patternOf(words: readonly string[]): string {
  const any = words.map((word) => escaped(word)).join('|')
  return `(?is)^(?:(?:.*[^\\p{L}\\p{N}])?(?:${any})[^\\p{L}\\p{N}]{0,3}(${DAY}).*|.*)$`
}

/** Some texts have a day behind a word. */
function hasDays(values: readonly { value: string }[], pattern: string): boolean {
  const form = jsPattern(pattern)
  return values.some(({ value }) => {
    const day = value.length > LONGEST ? undefined : form.exec(value)?.[1]
    return day !== undefined && readDate(day) !== null
  })
}
