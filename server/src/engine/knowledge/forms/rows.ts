import { accept, acceptAll, keepEqual, keeping, laterKept, sameKey, skipEmpty, skipEqual, skipThings } from '../said.ts'
import { EMPTY, type Form, LEAVE_OUT, NAMES, NEVER, ROWS, TAKE, THE, THINGS, WORD, WORDS, form } from '../sentence.ts'

const ERRORS =
  '(?:(?:typos?|misspellings?|misspel(?:t|led) (?:categories|values|words|names)|spelling (?:mistakes|errors)|errors|mistakes|wrong values|broken values|suggested values)(?: and )?)+'
const SUGGESTED =
  '(?:all )?(?:of )?(?:the |your )?(?:suggestions?|suggested (?:values?|corrections?|repairs?|changes?))'
const TWICE =
  '(?:twice|more than once|several times|two times|repeatedly|doubly)(?: (?:in|on) [^,\u0001\u0002]{1,40}?)?'
const IS_RIGHT =
  '(?:is (?:the )?(?:right|correct|valid|current|newer|newest|latest|more recent|most recent|good|to be (?:kept|used|taken))(?: one)?|counts|wins|holds|is kept|applies)'
const STAYS = `(?:then )?(?:keep |use |take )?(?:only )?(?:the )?(first|last|later|latter|earlier|former|second|lower|upper|bottom|top)(?: one| row| record| entry| line)?(?: ${IS_RIGHT}(?: and ${IS_RIGHT})?)?`

/** Of rows: which are left out, which of equal ones stay, whose suggested values are taken. */
export const ROW_FORMS: Form[] = [
  form(
    `(?:accept|apply|take|use|follow) ${SUGGESTED}(?: (?:for|in|of) (?:all|every|each|any)(?: of)?(?: the)? (?:columns?|fields?|sheets?))?`,
    acceptAll,
  ),
  form(`(?:accept|apply|take|use|follow) ${SUGGESTED} (?:for|in|of) ${THE}${NAMES}`, accept),
  form(`(?:accept|apply|take|use|follow) ${THE}${NAMES} ${SUGGESTED}`, accept),
  form(`(?:fix|correct|repair|mend) (?:all )?(?:the )?${ERRORS} (?:in|of) ${THE}${NAMES}`, accept),
  form(`(?:fix|correct|repair|mend) (?:all )?(?:the )?${ERRORS}`, acceptAll),
  // Rows.
  form(
    `${LEAVE_OUT} ${THINGS} (?:without|with no|with (?:an? )?(?:empty|blank|missing)|lacking|missing|that (?:have|has) no|which have no|having no|that lack|where there is no) ${THE}${WORDS}`,
    skipThings,
  ),
  form(`${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are) ${EMPTY}`, skipEmpty),
  form(
    `(?:if|when|where) ${THE}${WORDS} (?:is|are) ${EMPTY},? ${LEAVE_OUT} (?:the|that|those|these) (?:rows?|records?|lines?)`,
    skipEmpty,
  ),
  form(`${LEAVE_OUT} (?:the|that) (?:rows?|records?) (?:if|when|where) ${THE}${WORDS} (?:is|are) ${EMPTY}`, skipEmpty),
  form(`(?:${TAKE} )?only (?:${TAKE} )?${ROWS} (?:with|that have|which have|having) (?:an? |the )${WORDS}`, skipEmpty),
  form(
    `${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if) ${THE}${WORDS} (?:is not|isn['’]t|are not|aren['’]t|!=|<>|is other than|differs from) (?:equal to )?${WORDS}`,
    keepEqual,
  ),
  form(
    `${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are|equals|=|says) (?:equal to )?${WORDS}`,
    skipEqual,
  ),
  form(`${LEAVE_OUT} ${ROWS} with (?:an? |the )?${WORD} (?:of |= ?|equal to )?${WORD}`, skipEqual),
  form(
    `(?:${TAKE} )?only (?:${TAKE} )?${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are|equals|=) (?:equal to )?${WORDS}`,
    keepEqual,
  ),
  form(`(?:${TAKE} )?only (?:${TAKE} )?${ROWS} with (?:an? |the )?${WORD} (?:of |= ?|equal to )?${WORD}`, keepEqual),
  form(`keep (?:the )?${ROWS} (?:where|in which|whose) ${THE}${WORDS} (?:is|are|equals|=) ${WORDS} only`, keepEqual),
  form(
    `(?:all )?(?:the )?(?:[a-z-]{2,30} )?[a-z-]{2,30} (?:with|marked(?: with| by)?|that have|having) (?:an? |the )?${WORD} in ${THE}${WORDS} (?:are|is|were|have been|has been|count as) (?:already |all )?(?:deleted|removed|void|voided|cancel?led|annulled|obsolete|invalid|archived|tests?)(?: .{1,80})?`,
    (m, name) => ({ kind: 'skip_rows', column: name(m[2]), value: name(m[1]) }),
  ),
  // Duplicates.
  form(
    '(?:of|for|among|with|from) (?:the )?(?:duplicates?|equal|duplicated?|identical)(?: rows| records| entries)?,? (?:keep|use|take) (?:only )?(?:the )?(first|last|all)(?: one| row| of them)?',
    (m) => ({
      kind: 'duplicates',
      policy: `keep_${m[1]!.toLowerCase()}` as 'keep_first' | 'keep_last' | 'keep_all',
    }),
  ),
  form(
    '(?:keep|use|take) (?:only )?(?:the )?(first|last) (?:of (?:the |all |each )?)?(?:(?:equal|duplicated?|identical) (?:rows?|records?|entr(?:y|ies))|duplicates?|occurrences?)',
    (m) => ({
      kind: 'duplicates',
      policy: `keep_${m[1]!.toLowerCase()}` as 'keep_first' | 'keep_last',
    }),
  ),
  form(
    `(?:${NEVER} (?:merge|remove|drop|delete|touch|deduplicate) (?:the |any )?|keep (?:all )?(?:the |of the )?)(?:duplicates?|duplicated? (?:rows|records)|equal rows|identical rows)`,
    keeping('keep_all'),
  ),
  form(
    '(?:remove|drop|merge|delete|skip|eliminate|get rid of) (?:all )?(?:the )?(?:duplicates?|duplicated? (?:rows|records)|equal rows|identical rows)|deduplicate(?: (?:the )?rows)?',
    keeping('keep_first'),
  ),
  form(
    '(?:the )?(last|later|latter|first|earlier|former) (?:one |row |record |entry |duplicate |of them )?(?:always )?(?:wins|counts|is right|is the right one)',
    laterKept,
  ),
  form(
    '(?:of (?:two )?(?:equal|duplicated?|identical) (?:rows?|records?),? )?(?:keep|use|take) (?:only )?(?:the )?(later|latter|earlier|former) (?:one|row|record|entry|duplicate|of them)',
    laterKept,
  ),
  form(
    `(?:where|when|if|wherever|whenever) (?:\\S+ ){0,3}?(?:holds|has|have|contains?|lists?|shows?|knows?) (?:an? |the |one )?${WORDS} ${TWICE},? ${STAYS}`,
    sameKey,
  ),
  form(
    `(?:where|when|if|wherever|whenever) ${THE}${WORDS} (?:appears?|occurs?|exists?|(?:is|are|was|were|has been|have been|got) (?:there|listed|given|held|entered|recorded|registered|typed(?: in)?|keyed in|written|stored|created|used|found|present)|comes(?: up)?|stands there) ${TWICE},? ${STAYS}`,
    sameKey,
  ),
]
