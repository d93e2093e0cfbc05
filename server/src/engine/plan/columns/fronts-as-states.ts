import { escaped } from '../../escaped.ts'
import { describedIn } from '../../knowledge/described-values.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { readTexts, told as toldOf, type Told } from '../tables/read-texts.ts'
import { SURE } from '../sure.ts'

// “Series R are credit notes, series A invoices”: where no column has the series alone, the letters that the numbers begin with are it.

const FRONT = /^\s*([A-Z]{1,4})(?=[-/. ]?\d)/
const EXTRACTED = '^\\s*([A-Z]{1,4})[-/. ]?\\d'
const FEWEST = 2
const MOST = 8
/** What letters in front are called in a text that says what they mean. */
const CALLED =
  /(?:series?|serien?|prefix(?:es)?|präfixe?|préfixes?|prefijos?|prefiss[oi]|voorvoegsels?|letters?|letras?|lettres?|letter[ae]|buchstaben?|kürzel|begin\p{L}*|numbers?|num[ée]ros?|números?|numeri|nummers?|numery|start(?:s|ing)?|anfang\p{L}*|fängt|commen\p{L}+|empiez\p{L}+|comien\p{L}+|inizia\p{L}*|nummern(?:kreise?)?|nummernkreis\p{L}*)(?!\p{L})/iu

/** The mappings with states that the letters in front of the rows' numbers tell, of all of which a text says what they mean. */
export function withFrontsAsStates(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table } = placement
  return mappings.map((mapping, target) => {
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    const isFound = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE
    if (!isOpen || isFound) return mapping
    const found = table.profile.columns.flatMap((column, source) => {
      const said = saidOf(column, target, placement, context)
      return said.length === 0 ? [] : [{ source, said, name: column.name }]
    })
    const [only] = found
    if (!only || found.length > 1) return mapping
    dropQuestions([target], placement, context)
    return {
      sources: [only.source],
      lead: [
        { kind: 'trim' },
        { kind: 'extract', pattern: EXTRACTED },
        { kind: 'value_map', entries: only.said.map(({ raw, value, by }) => ({ raw, value, decided_by: by })) },
      ],
      confidence: 0.9,
      reason: `${only.said[0]!.origin} says what the letters in front of “${only.name}” mean.`,
      decided_by: 'matcher',
      alternatives: [],
    }
  })
}

/** What is said of all letters in front, for what they mean here; nothing where some are not spoken of, or there is no such column. */
function saidOf(source: ColumnProfile, target: number, { side }: Placement, context: Context): Told[] {
  const column = side.template.columns[target]!
  const allowed = side.rules[target]?.values
  if (!allowed || source.filled === 0) return []
  const fronts = source.values.map(({ value }) => FRONT.exec(value)?.[1] ?? null)
  const raws = [...new Set(fronts)].filter((front) => front !== null)
  if (fronts.includes(null) || raws.length < FEWEST || raws.length > MOST) return []
  const listed = bracketedIn(column.description ?? '', raws, allowed)
  if (listed.length > 0)
    return listed.map((one) => ({ ...one, by: 'knowledge', origin: `The description of “${column.name}”` }))
  const meaningOf = describedIn(allowed, column.description ?? null)
  const told = [source.name, ...alsoCalled(raws, context)].map((name) => {
    const about = { context, source: { ...source, name }, target: column, template: side.template }
    const said = toldOf(readTexts(about, raws, meaningOf, true, allowed))
    // The text calls them, or the column, and speaks of no other column's codes.
    const isSpokenOf = (text: string): boolean =>
      CALLED.test(text) || conceptsOf(name).every((concept) => conceptsOf(text).includes(concept))
    const isAll = raws.every((raw) => said.some((one) => one.raw === raw))
    const isTelling = new Set(said.map(({ value }) => value)).size >= FEWEST
    return isAll && isTelling && said.every((one) => isSpokenOf(one.said)) ? said : []
  })
  return told.find((said) => said.length > 0) ?? []
}

/** “invoice (F numbers) or credit_note (N numbers)”: what the description says beside each allowed value, of all letters. */
function bracketedIn(
  description: string,
  raws: readonly string[],
  allowed: readonly string[],
): Pick<Told, 'raw' | 'value' | 'said'>[] {
  const found = allowed.flatMap((value) => {
    const beside = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(value)}\\s{0,3}\\(([^()]{1,60})\\)`, 'iu').exec(
      description,
    )?.[1]
    const words: readonly string[] = beside?.match(/[\p{L}\p{N}]+/gu) ?? []
    return raws.filter((raw) => words.includes(raw)).map((raw) => ({ raw, value, said: description }))
  })
  const isAll = found.length === raws.length && raws.every((raw) => found.some((one) => one.raw === raw))
  return isAll && new Set(found.map(({ value }) => value)).size >= FEWEST ? found : []
}

/** What other tables call a column of just these letters. */
function alsoCalled(raws: readonly string[], { shapes }: Context): string[] {
  const found = [...shapes.keys()].flatMap(({ columns }) =>
    columns.flatMap(({ name, complete, values }) =>
      complete && values.length >= FEWEST && values.every(({ value }) => raws.includes(value.trim())) ? [name] : [],
    ),
  )
  return [...new Set(found)]
}
