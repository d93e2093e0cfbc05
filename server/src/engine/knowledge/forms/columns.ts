import { separatorCalled, valueList } from '../lists.ts'
import { column, empty, filledFrom, ignoreColumn, ignoredColumns, merged } from '../said.ts'
import {
  CUT,
  type Form,
  GO,
  LEAVE_OUT,
  MERGE,
  NAMES,
  NEEDED,
  NEVER,
  NOT_WANTED,
  SEPARATED,
  THE,
  WORDS,
  form,
  list,
} from '../sentence.ts'

/** Of columns: where each goes, and which are left out. */
export const COLUMN_FORMS: Form[] = [
  // Several columns to one, one to several.
  form(`${MERGE} ${THE}${NAMES}${NEEDED} (?:into|to|in|as) ${THE}${WORDS}`, merged(1, 3, 2)),
  form(`${MERGE} ${THE}${NAMES}(?: together)? (?:into|to|onto|in|as) ${THE}${WORDS}${SEPARATED}`, merged(1, 2, 3)),
  form(`${THE}${NAMES} (?:together )?(?:${GO}) (?:in ?|on ?)?to ${THE}${WORDS}${SEPARATED}`, merged(1, 2, 3)),
  form(`(?:make|build|fill) ${THE}${WORDS} (?:from|out of|of|with) ${NAMES}${SEPARATED}`, merged(2, 1, 3)),
  form(
    `${THE}${WORDS} (?:consists of|(?:is|are) (?:made|built|composed|formed|filled|put together|combined|merged)(?: up)? (?:from|out of|of|with)) ${NAMES}${SEPARATED}`,
    merged(2, 1, 3),
  ),
  form(`${THE}${WORDS} (?:is|are) ${THE}${WORDS},? (?:followed by|and then) ${THE}${WORDS}`, (m, name) => ({
    kind: 'merge',
    sources: [name(m[2]), name(m[3])],
    target: name(m[1]),
  })),
  form(
    `(?:split|break|divide|separate)(?: up)? ${THE}${WORDS}(?: up)?${CUT} (?:into|to|in) ${NAMES}${CUT}`,
    (m, name) => {
      const called = m[2] ?? m[4]
      const [targets, separator] = [list(m[3], name), separatorCalled(called, name)]
      if (targets.length < 2 || (called !== undefined && separator === null)) return []
      return {
        kind: 'split',
        source: name(m[1]),
        targets,
        ...(separator !== null && { separator: separator.trim() || ' ' }),
      }
    },
  ),
  // Columns.
  form(`(?:unmap|clear|empty) ${THE}${WORDS}`, empty),
  form(`leave ${THE}${WORDS} (?:empty|blank|unmapped)`, empty),
  form(`(?:remove|drop|delete|undo) (?:the )?mapping (?:of|for|to) ${THE}${WORDS}`, empty),
  form(`${NEVER} (?:fill|map (?:anything|something|a column) to|put anything in(?:to)?) ${THE}${WORDS}`, empty),
  form(`(?:map|assign|move|rename|match|link|connect) ${THE}${WORDS} (?:to|into|onto|as|with) ${THE}${WORDS}`, column),
  form(`(?:put|write|copy|import|load) ${THE}${WORDS} (?:into|to|in|as) ${THE}${WORDS}`, column),
  form(`use ${THE}${WORDS} (?:for|as|to fill) ${THE}${WORDS}`, column),
  form(`(?:fill|take|get|populate|read) ${THE}${WORDS} (?:from|with the column) ${THE}${WORDS}`, filledFrom),
  form(
    `${THE}${WORDS} (?:comes|come|should come|is taken|should be taken|is filled|should be filled|is) from ${THE}${WORDS}`,
    filledFrom,
  ),
  form(
    `${THE}${WORDS} (?:goes|go|maps|belongs|should go|should be mapped|is mapped|must go|corresponds) (?:in ?|on ?)?to ${THE}${WORDS}`,
    column,
  ),
  form(`${THE}${WORDS} (?:→|->|=>) ${THE}${WORDS}`, column),
  form(
    `(?:the )?(?:(?:column|field|header) ${WORDS}|([a-zà-ÿ]{2,30}(?:[ _.-]?\\d{1,2}|_[a-zà-ÿ\\d_]{1,40}))) (?:is|means|holds|contains) (?:the )?${WORDS}`,
    (m, name) => ({ kind: 'column', source: name(m[1] ?? m[2]), target: name(m[3]) }),
  ),
  form(
    `(?:${LEAVE_OUT}|disregard|forget(?: about)?|${NEVER} (?:use|import|take|include|export|map|migrate|need|want|read)) (?:the )?(?:columns?|fields?) ${WORDS}`,
    ignoreColumn,
  ),
  form(`(?:leave|keep) (?:the )?(?:columns? |fields? )?${WORDS} (?:out|away|aside)(?: of it)?`, ignoreColumn),
  form(`${THE}${WORDS} ${NOT_WANTED}`, ignoreColumn),
  form(
    `(?:${LEAVE_OUT}|disregard|forget(?: about)?|${NEVER} (?:use|import|take|include|export|map|migrate|need|want|read)) (?:the )?(?:columns?|fields?) ${NAMES}`,
    ignoredColumns,
  ),
  form(
    `(?:ignore|disregard|forget(?: about)?|leave out|(?:we )?${NEVER} (?:use|import|take|include|export|map|migrate|need|want)) ${THE}${WORDS}(?: (?:column|field))?`,
    ignoreColumn,
  ),
  form(
    `(?:ignore|disregard|forget(?: about)?|leave out|(?:we )?${NEVER} (?:use|import|take|include|export|map|migrate|need|want)) ${THE}${NAMES}`,
    ignoredColumns,
  ),
  // A code with what it means.
  [/^(?:[-*•]\s*)?([^,]{1,300})$/, (m, name) => valueList(m[1]!, null, name)],
]
