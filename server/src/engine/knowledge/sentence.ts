import { QUOTATION_MARK } from './quotations.ts'
import type { NameOf, Statement } from './statement.ts'

// The words and names that sentences are made of, as pieces of regular expressions.

export type Read = (match: RegExpExecArray, name: NameOf) => Statement | Statement[]
/** What a sentence looks like, and what it says. A reading that comes to nothing leaves the sentence to later forms. */
export type Form = [RegExp, Read]

export const MARK = QUOTATION_MARK.replace('(\\d+)', '\\d+')
export const NAME = `(${MARK})`
/** A name in marks, or bare words: only in sentences whose other words leave no doubt, and whose names have to be found. */
export const WORDS = `(${MARK}|[^\u0001\u0002,()]{1,120}?)`
/** One word, which may be any value. */
export const WORD = `(${MARK}|[^\\s\u0001\u0002,()]{1,120})`
export const THE =
  '(?:(?:the|an?(?! (?:and|or|plus|to|into|as|is|are|means?|stands|becomes|goes?|from)\\b)|any|their|all|our|my|every|each) )?(?:(?:columns?|fields?|header|values (?:of|in)|values?) )?'
export const ROWS = '(?:all )?(?:the )?(?:rows|records|lines|entries)'
export const ANY_ROWS =
  /^(?:rows?|records?|lines?|entr(?:y|ies)|those|all|everything|anything|ones|items|data|people|persons)$/
export const THINGS = '(?:all )?(?:the )?([a-z][a-z_-]{2,30})'
export const LEAVE_OUT =
  '(?:drop|skip|remove|delete|ignore|exclude|discard|omit|reject|leave out|filter out|throw away|get rid of)'
export const NEVER = "(?:do not|don['’]?t|never)"
export const TAKE = '(?:use|take|import|read|load|include|export|migrate|keep|process)'
export const NOT_WANTED =
  '(?:(?:is|are) (?:not|no longer) (?:needed|wanted|used|required|relevant|to be (?:migrated|imported|used|taken|read|loaded|exported|included))|(?:is|are) to be (?:ignored|skipped|left out|dropped)|(?:can|may|should|must) be (?:ignored|skipped|left out|dropped|omitted)|(?:should|must) (?:not|never) be (?:migrated|imported|used|taken|read|loaded|exported|included)|(?:stays?|can stay|should stay) (?:out|behind))'
export const SHEET = '(?:sheet|table|tab|worksheet|file|workbook)'
/** A table may be called one. */
export const A_TABLE = `(?:${SHEET} )?`
export const EMPTY = '(?:empty|blank|missing|null|not (?:given|set|there|filled|available|present))'
/** "no date", "that there is no end date" … */
const NONE_OF =
  '(?:that )?(?:(?:there is|there are|it has) )?(?:no|without(?: an?)?) (?:[a-z-]{1,20} ){0,2}(?:dates?|values?|data|entry|information|numbers?|e-?mail|phone|address|name|end|limit|expiry|amount|price|rate|fee|cost|charge|weight|code|time)'
export const MEANS = '(?:is|are|becomes?|means?|stands? for|should be|gets?|=|→|->|=>)'
export const A_VALUE = '(?:an? |the |any )?(?:(?:value|letter|code|flag|sign|mark|number|figure|word|text) )?'
/** “…: leave it empty”, “… – so please leave the field blank”: whatever stands before it, it is nothing. */
export const LEFT_EMPTY_BEHIND =
  '(?::|,| [–-]) (?:so |and |then |please )*(?:leave|keep) (?:it|them|that|those|(?:the |its |their |that |these |those )?(?:cells?|fields?|columns?|values?)) (?:empty|blank)'
/** “nothing”, “that there is nothing”, “no price: leave it empty”, “that the date is not known: leave it empty”. */
export const NOTHING = `(?:(?:(?:that )?(?:(?:there|it) (?:is|was) )?(?:empty|blank|missing|null|nothing|no value|not given)(?: (?:there|at all|recorded|entered|given|known))?|(?:that )?there (?:is|are|was) none|(?:that )?nothing (?:is|was) (?:known|given|recorded|entered|stated|there)|${NONE_OF})(?:${LEFT_EMPTY_BEHIND})?|(?!(?:that )?there (?:is|are|was|were) no )[^\u0001\u0002:;]{1,100}?${LEFT_EMPTY_BEHIND})`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
export const ORDINAL = `(${ORDINALS.join('|')}|last|\\d{1,3}(?:st|nd|rd|th))`
export const LIST = `${MARK}(?:\\s*(?:,|and|und|&|\\+)+\\s*${MARK})*`
/** Several names, bare ones too, as one run that is cut later: `street, city and zip`. A repetition of repetitions would take ages to fail. */
export const NAMES = '([^()]{1,600}?)'
/** The column by which tables are joined, or one of each. */
export const KEY = `(?:by|on|using|via|over) (?:(?:the|their|its|same|common|shared|matching|key|column|field) )*${WORDS}(?: ?(?:=|==|equals|is|matches) ?(?:the )?${WORDS})?`
/** "… separated by a comma", "… with a space". */
export const SEPARATED = `(?:,? (?:(?:separated|joined|divided|delimited|linked|split) )?(?:by|with|using) (?:an? |the |only )?(${MARK}|comma and (?:an? )?(?:space|blank)|single space|no (?:space|separator|gap)|nothing|[a-z]{3,12}|[^\\w\\s](?= |$))(?: (?:in )?between(?: them)?| as (?:an? |the )?separator)?)?`
export const MARK_WORD = '(comma|point|dot|period)'
export const POLITE =
  "(?:(?:please|also|and|then|now|but|can you|could you|would you|just|always|we want to|i want to|let[’']?s|you should|make sure to) )*"

/** “… or B if there is none”, “…, otherwise B”: two groups, of which one has the name. */
export const NONE_THERE = `(?:if|when|where|wherever|in case) (?:there is (?:none|nothing)|(?:it|that|this|the first|the former|[^\u0001\u0002,()]{1,60}?|${MARK}) (?:is|are) ${EMPTY})`
export const OR_ELSE = `(?:,? (?:or|and|otherwise|else|or else)(?: (?:use|take))? ${THE}${WORDS} ${NONE_THERE}|,? (?:otherwise|or else|else)(?: (?:use|take))? ${THE}${WORDS})`

/** What follows a comma when it is a reason or a remark, not the rest of a list. */
const ASIDE =
  ',\\s*(?:because|as|since|so|which|who|that|where|when|if|although|though|while|for|due|given|please|thanks?|too|e\\.?g|i\\.?e|see|it|they|this|these|those|he|she|we|you|there|like|such|but|not|also|otherwise|never|always|except)\\b.*'

/** A sentence may begin with a bullet and end in a reason: "…, because …". */
export function form(pattern: string, read: Read): Form {
  return [
    new RegExp(`^(?:[-*•]\\s*|\\d+[.)]\\s+)?${POLITE}${pattern}\\s*(?:${ASIDE}|,|\\(.*|(?:please|too|as well))?$`, 'i'),
    read,
  ]
}

export function list(names: string | undefined, name: NameOf): string[] {
  return (names ?? '')
    .split(/\s*(?:,\s*(?:and\s+)?|\s(?:and|und|et|or|oder|ou|plus)\s|&|\+)\s*/)
    .map((part) => name(part.trim()))
    .filter((part) => part !== '')
}

/** 2 for "second" and "2nd"; -1 for the last. */
export function ordinal(word: string): number {
  const lower = word.toLowerCase()
  if (lower === 'last') return -1
  return ORDINALS.includes(lower) ? ORDINALS.indexOf(lower) + 1 : Number.parseInt(lower, 10)
}

export const MERGE = '(?:combine|merge|join|concatenate|concat|put together)'
export const PUT = '(?:map|assign|move|link|connect|put|write|copy|import|load)'
export const GO = 'goes|go|maps?|belongs?|should go|should be mapped|(?:is|are) mapped|must go|corresponds?'
export const NEEDED = SEPARATED.replace(/\?$/, '')
/** Where a value is split. */
export const CUT = SEPARATED.replace('(?:by|with|using)', '(?:by|at|on|with|using)')

export const isComma = (word: string): boolean => /comma/i.test(word)
export const order = (word: string): 'dmy' | 'mdy' =>
  /^(?:d|eu|brit|german|french|uk)/i.test(word.trim()) ? 'dmy' : 'mdy'
