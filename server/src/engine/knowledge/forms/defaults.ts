import { constant, firstFilled, marked, preset, presets, tokens } from '../said.ts'
import {
  A_VALUE,
  EMPTY,
  type Form,
  LEFT_EMPTY_BEHIND,
  MEANS,
  NAME,
  NAMES,
  NONE_THERE,
  NOTHING,
  OR_ELSE,
  PUT,
  THE,
  WORD,
  WORDS,
  form,
  list,
} from '../sentence.ts'

/** Of what is written where a cell is empty, or in every cell. */
const SAYS = '(?:means?|is|stands for)'
/** Names no column, whatever a cell is besides: “an empty cell means no” is of what was spoken of before. */
const A_CELL = '(?:cells?|fields?|values?|entr(?:y|ies)|boxe?s?|ones?)'
const UNMARKED = '(?:an? |the )?(?:empty|blank|unmarked|missing)(?: (?:cells?|fields?|ones?))?'

/** Of what there is none is no column here: that was named before. */
const NONE_LEFT = `(?:that )?there (?:is|are|was|were) no [^\\u0001\\u0002:;,]{1,80}${LEFT_EMPTY_BEHIND}`

export const DEFAULT_FORMS: Form[] = [
  // The first of several columns that has a value.
  form(`${PUT} ${THE}${WORDS} (?:into|to|as|onto) ${THE}${WORDS}${OR_ELSE}`, firstFilled(2, 1, 3, 4)),
  form(`use ${THE}${WORDS} (?:for|as|to fill) ${THE}${WORDS}${OR_ELSE}`, firstFilled(2, 1, 3, 4)),
  form(`(?:fill|take|get|populate) ${THE}${WORDS} from ${THE}${WORDS}${OR_ELSE}`, firstFilled(1, 2, 3, 4)),
  form(
    `${THE}${WORDS}(?:: ?| (?:is|are|=|(?:comes|is taken|is filled|should come|should be taken) from) )${THE}${WORDS}${OR_ELSE}`,
    firstFilled(1, 2, 3, 4),
  ),
  form(
    `${THE}${WORDS} (?:is|gets|comes from|should be) the first (?:filled |non-empty )?(?:one |value )?(?:of|from|in) ${NAMES}(?: that (?:is (?:not empty|filled|there|given)|has (?:a|any) value))?`,
    (m, name) => ({ kind: 'merge', sources: list(m[2], name), target: name(m[1]), first: true }),
  ),
  form(`(?:use|take) ${THE}${WORDS}${OR_ELSE}`, (m, name) => preset(1, m[2] === undefined ? 3 : 2)(m, name)),
  form(`${THE}${WORDS}, or ${THE}${WORDS} ${NONE_THERE}`, preset(1, 2)),
  form(
    `fall back (?:to|on) ${THE}${WORDS} (?:if|when|where|wherever) ${THE}${WORDS} (?:is|are) ${EMPTY}`,
    preset(2, 1),
  ),
  form(`(?:use|take) ${THE}${WORDS} as (?:a |the )?fall-?back (?:for|of) ${THE}${WORDS}`, preset(2, 1)),
  // What a mark means, and an empty cell.
  form(
    `(?:in [^,]{1,60}? )?(?:an? |the )?${WORD} (?:under|in|at|against) ${THE}${WORDS} ${SAYS} ${WORDS},? (?:and )?${UNMARKED} ${SAYS} ${WORDS}`,
    marked(1, 2, 3, 4),
  ),
  form(
    `${THE}${WORDS} (?:marked|ticked|crossed|with|=) (?:an? |with )?${WORD} ${SAYS} ${WORDS},? (?:and )?${UNMARKED} ${SAYS} ${WORDS}`,
    marked(2, 1, 3, 4),
  ),
  // What an empty cell means.
  form(
    `(?:an? |the |all |any )?${EMPTY} (?:cells?|fields?|entr(?:y|ies)|values?|ones?) (?:in|of|for) ${THE}${WORDS} ${MEANS} ${WORDS}`,
    preset(1, 2),
  ),
  form(`(?:no (?:value|entry)|nothing) (?:in|for|under) ${THE}${WORDS} ${MEANS} ${WORDS}`, preset(1, 2)),
  form(
    `(?:if|when|where) there is no(?:thing in)? ${THE}${WORDS},? (?:then )?(?:it is|it means|it['’]s|use|write|put|take|set|assume) ${WORDS}`,
    preset(1, 2),
  ),
  form(`${THE}${WORDS} (?:is |are )?(?:empty|blank|missing) ?(?:means?|becomes?|=>|=|→|->) ?${WORDS}`, preset(1, 2)),
  form(
    `(?:all )?(?:the )?(?:rows|records|ones) (?:without|with no|lacking) ${THE}${WORDS} (?:get|gets|receive) (?:the )?(?:value )?${WORDS}`,
    preset(1, 2),
  ),
  // What counts as nothing.
  // “TBA in seats means nothing”, “`Extension` 000 means that there is none”, “N/S in depth means there was no sounding: leave it empty”.
  form(
    `(?:${A_VALUE}${WORD} (?:in|under|as) ${THE}${WORDS}|(?:the )?${NAME} ${WORD}) (?:means?|stands? for|says|counts as) (?:${NOTHING}|${NONE_LEFT})`,
    (m, name) => (m[3] === undefined ? tokens(1, 2) : tokens(4, 3))(m, name),
  ),
  form(`(?:in|for) ${THE}${WORDS},? ${NAMES} (?:means?|is|counts? as) ${NOTHING}`, tokens(2, 1)),
  form(
    `(?:treat|read|take|consider|interpret|regard|count|see) ${NAMES} as (?:being )?${NOTHING}(?: (?:in|for) ${THE}${WORDS})?`,
    tokens(1, 2),
  ),
  form(
    `(?:(?:the )?(?:entries|values|words|cells|texts|marks) (?:such as|like) )?${NAMES} (?:means?|stands? for|counts? as|should count as|should be treated as|should be read as) ${NOTHING}(?: (?:in|for) ${THE}${WORDS})?`,
    tokens(1, 2),
  ),
  form(
    `${NAMES} (?:means?|stands? for) (?:that )?there (?:is|are|was|were) no ${THE}${WORDS}(?:(?::|,| [–-]) (?:so )?(?:please )?leave (?:it|them|that|those) (?:empty|blank))?`,
    tokens(1, 2),
  ),
  // Defaults.
  form(
    `(?:default|set|put|fill) ${THE}${WORDS} (?:to|with|as|=) ${WORDS} (?:if|when|where|wherever) (?:it is |it['’]s |they are )?${EMPTY}`,
    preset(1, 2),
  ),
  form(
    `(?:if|when|where|wherever) ${THE}${WORDS} (?:is|are) ${EMPTY},? (?:then )?(?:use|set|set it to|it is|write|put|take|make it|fill in|assume|default to|it should be|(?:it |that |this )?means) ${WORDS}`,
    preset(1, 2),
  ),
  form(
    `(?:use|write|put|take|assume|set) ${WORDS} (?:if|when|where|wherever|for rows where) ${THE}${WORDS} (?:is|are) ${EMPTY}`,
    preset(2, 1),
  ),
  form(
    `(?:fill|set|replace) (?:in )?${THE}(?:empty|blank|missing) (?:cells (?:of|in) )?${THE}${WORDS} (?:with|to|by|as) ${WORDS}`,
    preset(1, 2),
  ),
  form(
    `(?:an? |the |all )?(?:empty|blank|missing) ${THE}${NAMES} (?:cells?|fields?|values?) (?:is|are|becomes?|means?|should be|gets?|=) ${WORDS}`,
    presets(1, 2),
  ),
  form(
    `(?:an? |the )?(?:empty|blank|missing) (?!${A_CELL} ${MEANS} )${THE}${WORDS} (?:is|are|becomes?|means?|should be|gets?|=) ${WORDS}`,
    preset(1, 2),
  ),
  form(`use ${WORDS} as (?:the )?default (?:value )?(?:for|of|in) ${THE}${WORDS}`, preset(2, 1)),
  form(`default ${THE}${WORDS} to ${WORDS}`, preset(1, 2)),
  form(`${THE}${WORDS} (?:defaults to|is by default|should default to) ${WORDS}`, preset(1, 2)),
  form(`(?:the )?default (?:value )?(?:of|for) ${THE}${WORDS} is ${WORDS}`, preset(1, 2)),
  form(`(?:the )?default ${WORDS} is ${WORDS}`, preset(1, 2)),
  // Constants.
  form(`${THE}${WORDS} (?:is|are|should be|must be) always ${WORDS}`, constant(1, 2)),
  form(`${THE}${WORDS} (?:should|must) always be ${WORDS}`, constant(1, 2)),
  form(
    `${THE}${WORDS} (?:is|are) ${WORDS} (?:for|in) (?:all|every|each)(?: the)? (?:rows?|records?|lines?|entr(?:y|ies)|one|of them)`,
    constant(1, 2),
  ),
  form(`${THE}${WORDS} (?:is|are) ${WORDS} (?:everywhere|throughout)`, constant(1, 2)),
  form(
    `(?:always )?(?:use|write|put) ${WORDS} (?:for|in|into) (?:every|all|each) (?:rows? (?:of|in|as) )?${THE}${WORDS}`,
    constant(2, 1),
  ),
  form(
    `set ${THE}${WORDS} (?:to|=) (?:always )?${WORDS}(?: (?:everywhere|for all rows|in all rows|in every row|for every row))?`,
    constant(1, 2),
  ),
]
