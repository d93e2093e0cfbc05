import { columnsTo, separatorCalled, valueList } from '../lists.ts'
import { examples, pairs, value } from '../said.ts'
import { A_VALUE, type Form, MARK, POLITE, PUT, SEPARATED, THE, WORD, WORDS, form } from '../sentence.ts'

/** What a column tells, before the list of its values. */
const TELLS =
  '(?:says?|tells?|shows?|holds?|gives?|indicates?|records?|marks?|sagt|zeigt|gibt an|indique|dit|indica|dice|zegt|geeft aan),? (?:whether|if|what|which|how|who|where|when|ob|was|welche[nrs]?|wie|wer|wo|si|quel(?:le)?s?|comment|qui|qu[ée]|cu[áa]l|c[óo]mo|qui[ée]n|se|qual[ei]?|cosa|chi|of|wat|welke?|hoe|wie)'

/** Of several columns at once, and of what values mean. */
export const VALUE_FORMS: Form[] = [
  // “FRZ says whether the tank is frozen: Y = frozen, N = fit for use”.
  [
    new RegExp(`^${POLITE}${THE}${WORDS} ${TELLS}(?![\\p{L}])[^:=]{0,120}:\\s*([^]{1,1500})$`, 'iu'),
    (m, name) => {
      const said = pairs(m[2], name(m[1]), name)
      return said.length > 0 ? said : valueList(m[2]!, name(m[1]), name)
    },
  ],
  // Several columns, each to another.
  [
    new RegExp(`^(?:[-*•]\\s*)?${POLITE}${PUT} (?:(?:the )?(?:columns?|fields?) )?([^]{1,1500}?)${SEPARATED}$`, 'i'),
    (m, name) => {
      const separator = separatorCalled(m[2], name)
      return m[2] !== undefined && separator === null ? [] : columnsTo(m[1]!, separator, name)
    },
  ],
  // Values.
  form(`${A_VALUE}${WORD} in ${THE}${WORDS} (?:means?|stands? for|says) ${WORDS}`, value(1, 3, 2)),
  // “A course marked free has the price 0”.
  form(
    `(?:an? |the |any |every |each |all )?[a-z-]{2,30} marked (?:as |with |by )?${WORD} ha(?:s|ve) (?:an? |the )?(?:(?:column|field) )?${WORDS} (?:of )?${WORD}`,
    value(1, 3, 2),
  ),
  form(`(?:in|for) ${THE}${WORDS}\\s*[,:] ${WORDS} (?:means|stands for) ${WORDS}`, value(2, 3, 1)),
  [
    new RegExp(`^${POLITE}(?:some )?examples? (?:for|of|in) ${THE}${WORDS}\\s*[,:]\\s*([^]{1,1800})$`, 'i'),
    (m, name) => examples(m[2], name(m[1]), name, true),
  ],
  [
    new RegExp(`^${POLITE}(?:(?:in|for) ${THE}${WORDS}\\s*[,:]|${THE}${WORDS}:)\\s*([^]{1,1800})$`, 'i'),
    (m, name) => examples(m[3], name(m[1] ?? m[2]), name),
  ],
  [
    /^(?:[-*•]\s*)?([^,]{1,200}(?:→|->|=>)[^]{1,1500}(?:→|->|=>)[^]{1,200})$/,
    (m, name) => columnsTo(m[1]!, null, name),
  ],
  [
    new RegExp(`^${POLITE}(?:(?:in|for) ${THE}${WORDS}\\s*[,:]|${THE}${WORDS}:)\\s*([^]{1,1500})$`, 'i'),
    (m, name) => pairs(m[3], name(m[1] ?? m[2]), name),
  ],
  [
    new RegExp(`^${POLITE}([^]{1,1500}?) (?:in|for) ${THE}${WORDS}$`, 'i'),
    (m, name) => (/\s(?:means|becomes|stands for)\s|[=→]|->/.test(m[1]!) ? pairs(m[1], name(m[2]), name) : []),
  ],
  [
    new RegExp(`^${POLITE}(?:[Tt]he )?(${MARK}|[\\p{L}][\\p{L}\\d _-]{0,60}):\\s+([^]{1,1500})$`, 'u'),
    (m, name) => valueList(m[2]!, name(m[1]), name),
  ],
  [
    new RegExp(`^(?:[Ii]n|[Ff]or) (?:the )?(?:column )?(${MARK}|[\\p{L}][\\p{L}\\d _-]{0,60}?),? ([^]{1,1500})$`, 'u'),
    (m, name) => valueList(m[2]!, name(m[1]), name),
  ],
  [/^(?:[-*•]\s*)?([^]{1,1500}?(?:,|\sand\s)[^]{1,1500})$/, (m, name) => valueList(m[1]!, null, name)],
  form(
    `(?:change|map|convert|translate|turn|write|rename) ${WORD} (?:to|into|as) ${WORDS} in ${THE}${WORDS}`,
    value(1, 2, 3),
  ),
  form(`${WORDS} (?:means|stands for|becomes) ${WORDS} (?:in|for) ${THE}${WORDS}`, value(1, 2, 3)),
  form(`${THE}${WORDS} ${WORD} (?:means|stands for|becomes|=) ${WORDS}`, value(2, 3, 1)),
  // Of no column: what is said in parentheses may be the very word.
  [
    new RegExp(`^(?:[-*•]\\s*)?${POLITE}${WORD} (?:means|stands for) ([^\u0001\u0002?]{1,120})$`, 'i'),
    (m, name) => ({ kind: 'value', raw: name(m[1]), value: name(m[2]), column: null }),
  ],
]
