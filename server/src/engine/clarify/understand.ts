import type { IssueCode } from '../model.ts'
import type { Known, Topic } from './answered.ts'
import { mentionsIn, type Mentions, type Thing, type Vocabulary } from './mentions.ts'
import type { Asked } from './questions.ts'
import { rowsNamed, type RowNamed } from './rows-named.ts'

/** A question as it was understood: what it is about, and what it names. */
export interface Understood {
  asked: string
  topic: Topic
  things: Thing[]
  rows: RowNamed[]
  values: string[]
  codes: IssueCode[]
  /** Words on what became of rows: those states alone are asked about. */
  states: RowState[]
  /** How many, rather than which or why. */
  counting: boolean
  /** Sentences on names that were taken for others. */
  taken: string[]
  /** Why it was not understood, where that can be said. */
  unsure: string | null
}

export type RowState = 'exported' | 'merged' | 'rejected' | 'ignored'

const COUNT = /\b(?:how many|how much|how often|count|number of|amount of)\b/
const WHY = /\b(?:why|how come|reason|what made|explain|because of what)\b/
const BEFORE =
  /\b(?:before|original|originally|raw|previously|initially|formerly|lineage|history|trace|traced|derived|come from|came from|comes from|get from|got from|(?:in|of) (?:the|its|their) (?:source|original|input)? ?(?:file|sheet|table|data)|turned? into|was changed|were changed|been changed|changed from|converted from|made of|made from|transformed|cleaned)\b/
const MEANING =
  /\b(?:mean|means|meant|meaning|become|becomes|became|turn into|turned into|turns into|stand for|stands for|mapped to|translated?|replaced?|value map|spellings?|synonyms?)\b/
const WRONG =
  /\b(?:error|issue|warning|problem|fail|failure|invalid|break|broke|violat|hit|wrong|missing|incomplete|unique|duplicate|rule|required|mandatory|valid|validat|bad|incorrect|malformed|reject|pass|strict|lossy|truncat|ambiguous|link|orphan|unparsed|unreadable|cross|lack|without|blank|empty|trigger|affect|flag|(?:have|has|having|with) no\b)/
/** Words that ask for issues by themselves. */
const FAULTS =
  /\b(?:errors?|issues?|warnings?|problems?|fail\w*|invalid|broken rules?|violat\w*|rules?|required|what(?:['’]?s| is| went) wrong|orphans?)\b/
const DIFFERS = /\b(?:chang\w*|differ\w*|impact|altered|new|other than)\b/
const EARLIER =
  /\b(?:since|last|previous|earlier|before|plan|update|updates|version|compared|preview|run|this time|now)\b/
const LEFT_OUT =
  /\b(?:unmapped|not mapped|not map|not (?:being )?(?:used|imported|taken|included|filled|there|part of|in)|isn['’]?t|wasn['’]?t|aren['’]?t|weren['’]?t|don['’]?t|didn['’]?t|nowhere|ignor\w*|left out|leave out|leaving out|skip\w*|drop\w*|exclud\w*|unused|discard\w*|lost|omit\w*|missing|empty|blank|nothing|gone|left behind)\b/
const ROWS = /\b(?:rows?|records?|lines?|entries|data)\b/
const CLEANING =
  /\b(?:transform\w*|clean\w*|convert\w*|normali[sz]\w*|format\w*|steps?|chang\w*|happen\w*|done|do|process\w*|modif\w*|altered|altering|treat\w*|handl\w*|rewrit\w*|written|pipeline)\b/
const MAPPING =
  /\b(?:why|how|where|which|what|who|whose|reason|sure|confiden\w*|certain\w*|alternativ\w*|else|based|map\w*|match\w*|source\w*|come|comes|from|fill\w*|fed|feeds?|chosen|chose|choose|pick\w*|use[sd]?|taken|take[ns]?|goes|go)\b/
const DECIDED = /\b(?:knowledge|instructions?|answers?|answered|decid\w*|decisions?|told|rules? of thumb|assum\w*)\b/
const DESCRIBE =
  /\b(?:tell me|describe|what about|how about|info|information|details?|more about|summar\w*|overview|explain|status|look|know about)\b/
const PLACE =
  /\b(?:file|files|sheet|sheets|table|tables|workbook|tab|used|go|goes|went|feed|feeds|fill|fills|happened|become|became)\b/
/** Words that speak of what the question before named. */
const SPEAKS_ON =
  /\b(?:it|its|they|them|their|this|that one|those|these|he|she|his|her|same|sure|confident|confidence|certain|alternatives?|before|originally)\b/
const INSTRUCTION =
  /^\W*(?:(?:please|can you|could you|would you|now|then|just) )*(?:map|unmap|drop|delete|remove|skip|ignore|rename|set|make|change|replace|split|merge|combine|fix|correct|use|keep|update|uppercase|lowercase|treat|assume)\b/

const CODES: [IssueCode, RegExp][] = [
  ['required', /\b(?:required|mandatory|missing|empty|blank|without|lack\w*|(?:have|has|having|with) no|incomplete)\b/],
  ['unique', /\b(?:unique|uniqueness|duplicate[sd]?|twice|repeat\w*|more than once)\b/],
  ['strict', /\b(?:strict|pattern|regex|regular expression|malformed|format)\b/],
  ['type', /\b(?:type|types)\b/],
  ['link', /\b(?:link\w*|orphan\w*|reference\w*|dangling)\b/],
  ['cross_cell', /\b(?:cross|cross-cell|contradict\w*|across columns|several columns)\b/],
  ['lossy', /\b(?:lossy|lost|loses|beyond formatting)\b/],
  ['truncated', /\b(?:truncat\w*|cut off|too long)\b/],
  ['ambiguous', /\b(?:ambiguous|ambiguity)\b/],
  ['unparsed', /\b(?:unparsed|unreadable|not readable|undecodable)\b/],
  ['ai', /\b(?:doubtful)\b/],
]

const STATES: [RowState, RegExp][] = [
  ['rejected', /\b(?:reject\w*|refus\w*)\b/],
  ['merged', /\b(?:merg\w*|duplicat\w*|equal|twins?|joined|combined)\b/],
  [
    'ignored',
    /\b(?:ignor\w*|skip\w*|drop\w*|remov\w*|exclud\w*|left out|leave out|filtered|discard\w*|omit\w*|thrown)\b/,
  ],
  ['exported', /\b(?:export\w*|kept|import\w*|survive\w*|made it|come through|came through)\b/],
]
const WHEREABOUTS =
  /\b(?:ledger|lost|lose|gone|add up|accounted|where did|what happened to (?:all|the|my|our|these|those)|what became of)\b/

/** Understands one question; `earlier` is the one before it in the message, which "it" may speak of. */
export function understand(asked: Asked, vocabulary: Vocabulary, known: Known, earlier: Understood | null): Understood {
  const { rows, rest } = rowsNamed(asked.masked, asked.names, known)
  const mentions = mentionsIn({ ...asked, masked: rest }, vocabulary, valuesSpelled(rest, known))
  const own = meaningOf(asked.text, mentions, rows)
  if (!earlier) return own
  const carried = carriedOver(own, mentions, earlier)
  if (!carried || !SPEAKS_ON.test(mentions.rest) || isInstruction(mentions.rest)) return own
  return meaningOf(
    asked.text,
    { ...mentions, things: carried.things, values: carried.values, unsure: null },
    carried.rows,
  )
}

/** Values that questions name without quotes, where they ask what values mean, or how many there are: those of value maps. */
function valuesSpelled(text: string, { manifest }: Known): ReadonlySet<string> {
  const lower = text.toLowerCase()
  if (!MEANING.test(lower) && !(COUNT.test(lower) && /\b(?:have|has|having|with|where|are|is)\b/.test(lower)))
    return new Set()
  return new Set(
    manifest.value_maps.flatMap(({ entries }) =>
      entries.flatMap(({ raw, value }) =>
        [raw, value].flatMap((spelling) => [spelling, ...(spelling.length > 2 ? [spelling.toLowerCase()] : [])]),
      ),
    ),
  )
}

/** Column and row of the question before, where this one names none of its own; null when there is nothing to carry over. */
function carriedOver(
  own: Understood,
  { things, values }: Mentions,
  earlier: Understood,
): Pick<Understood, 'things' | 'values' | 'rows'> | null {
  const isColumn = ({ kind }: Thing): boolean => kind === 'target' || kind === 'source'
  const namesRow = own.rows.length + values.length > 0
  const columns = things.some(isColumn) ? things.filter(isColumn) : earlier.things.filter(isColumn)
  const places = things.some((thing) => !isColumn(thing)) ? things : earlier.things
  const carried = {
    things: [...columns, ...places.filter((thing) => !isColumn(thing))],
    rows: namesRow ? own.rows : earlier.rows,
    values: namesRow ? values : earlier.values,
  }
  return carried.things.length + carried.rows.length + carried.values.length > 0 ? carried : null
}

function meaningOf(asked: string, mentions: Mentions, rows: RowNamed[]): Understood {
  const { things, values, taken, unsure, rest } = mentions
  const instructs = isInstruction(rest)
  const topic = instructs ? 'unclear' : topicOf(rest, { things, rows, values })
  const codes = CODES.flatMap(([code, words]) => (words.test(rest) ? [code] : []))
  const states = STATES.flatMap(([state, words]) => (words.test(rest) ? [state] : []))
  return {
    asked,
    topic: unsure && topic !== 'ledger' ? 'unclear' : topic,
    things,
    rows,
    values,
    codes,
    states,
    counting: COUNT.test(rest),
    taken,
    unsure: instructs ? 'This reads as an instruction, and a clarify changes nothing: send it as an update.' : unsure,
  }
}

function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text)
}

type Named = Pick<Understood, 'things' | 'rows' | 'values'>

/** What a question is about. The order matters: the first that fits is taken, from the most to the least particular. */
function topicOf(text: string, { things, rows, values }: Named): Topic {
  const has = (kind: Thing['kind']): boolean => things.some((thing) => thing.kind === kind)
  const column = has('target') || has('source')
  const counting = COUNT.test(text)
  if (rows.length === 0 && values.length > 0 && (MEANING.test(text) || counting)) return 'meaning'
  if (rows.length + values.length > 0) return rowTopic(text, column)
  if (DIFFERS.test(text) && EARLIER.test(text) && !/^\W*why\b/.test(text)) return 'impact'
  if (DIFFERS.test(text) && !column && /\bwhat|anything|how\b/.test(text)) return 'impact'
  if (/\bwhat\b.*\b(?:has |have )?changed\b/.test(text)) return 'impact'
  if (DECIDED.test(text) && !column) return 'decisions'
  if (WHEREABOUTS.test(text) && !column) return has('table') && !ROWS.test(text) ? 'tables' : 'ledger'
  const lost = STATES.some(([, words]) => words.test(text))
  if (lost && !has('source') && (ROWS.test(text) || counting || (!column && !has('table')))) {
    return column && /\b(?:unique|duplicate)/.test(text) ? 'issues' : columnsAsked(text) ? 'unmapped' : 'ledger'
  }
  if (LEFT_OUT.test(text) && !counting && (column ? !ROWS.test(text) : columnsAsked(text))) return 'unmapped'
  if (column && MEANING.test(text) && !/\bmapped to\b/.test(text)) return 'meaning'
  if (WRONG.test(text) && (counting || ROWS.test(text) || column || has('sheet') || FAULTS.test(text))) return 'issues'
  if (column && CLEANING.test(text) && !/\b(?:mapp\w*|chosen|chose|match\w*|pick\w*)\b/.test(text)) return 'transforms'
  if (has('table') && !column && (PLACE.test(text) || WHY.test(text) || LEFT_OUT.test(text))) return 'tables'
  if (column && MAPPING.test(text)) return 'mapping'
  if (column || DESCRIBE.test(text) || has('sheet') || (counting && ROWS.test(text))) {
    return DESCRIBE.test(text) || counting ? 'overview' : 'unclear'
  }
  return 'unclear'
}

function columnsAsked(text: string): boolean {
  return /\b(?:columns?|fields?)\b/.test(text)
}

function rowTopic(text: string, column: boolean): Topic {
  const wrong = WRONG.test(text) || /\b(?:valid|ok|okay|fine|matter)\b/.test(text)
  if (BEFORE.test(text) || (/\b(?:was|were)\b/.test(text) && /\bwhat\b/.test(text) && column && !wrong)) return 'value'
  if (column && !wrong && /\b(?:what|where|how|which|show|why)\b/.test(text)) return 'value'
  return 'row'
}
