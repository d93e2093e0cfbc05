import { ignoreTable, ignoredTables, joined, nth, only, table } from '../said.ts'
import {
  A_TABLE,
  type Form,
  KEY,
  LEAVE_OUT,
  NAMES,
  NEVER,
  NOT_WANTED,
  ORDINAL,
  SHEET,
  TAKE,
  WORDS,
  form,
} from '../sentence.ts'

/** Of sheets and files: which are taken, for what, and which complete others. */
export const TABLE_FORMS: Form[] = [
  // Sheets and files.
  form(`(?:only ${TAKE}|${TAKE} only|${TAKE} just|only) (?:the )?${ORDINAL} ${SHEET}`, nth),
  form(`${TAKE} (?:the )?${ORDINAL} ${SHEET} (?:only|alone)`, nth),
  form(
    `(?:ignore|skip|drop) (?:all|every|any)(?: the)?(?: other)? ${SHEET}s? (?:except|but|other than|apart from)(?: for)?(?: the)? ${ORDINAL}(?: one| ${SHEET})?`,
    nth,
  ),
  form(
    `(?:ignore|skip|drop) (?:all|every|any)(?: the)?(?: other)? ${SHEET}s? (?:except|but|other than|apart from)(?: for)? (?:the )?(?:${SHEET} )?${WORDS}`,
    only,
  ),
  form(`(?:only ${TAKE}|${TAKE} only|${TAKE} just|only) (?:the )?${SHEET} ${WORDS}`, only),
  form(`${TAKE} (?:the )?${SHEET} ${WORDS} (?:only|alone)`, only),
  form(`(?:only ${TAKE}|${TAKE} only) (?:the )?${WORDS} ${SHEET}`, only),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${SHEET} ${WORDS}`, ignoreTable),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${SHEET}s? ${NAMES}`, ignoredTables),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${WORDS} ${SHEET}`, ignoreTable),
  form(`(?:leave|keep) (?:the )?${SHEET} ${WORDS} (?:out|away|aside)(?: of it)?`, ignoreTable),
  form(`(?:the )?${SHEET} ${WORDS} ${NOT_WANTED}`, ignoreTable),
  form(`(?:the )?${WORDS} ${SHEET} ${NOT_WANTED}`, ignoreTable),
  form(
    `(?:put|import|load|read|treat|use|take|migrate|send) (?:the )?${SHEET} ${WORDS} (?:into|to|as|for|in) (?:the )?(?:template |sheet )?${WORDS}`,
    table,
  ),
  form(
    `(?:the )?${SHEET} ${WORDS} (?:is|are|holds|contains|has|goes to|goes into|belongs to|should be|should go to|fills) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  form(
    `(?:import|load|treat|put) ([^\\s\u0001\u0002,()]+\\.(?:csv|tsv|txt|xlsx|xls|ods)) (?:into|to|as|in) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  form(
    `([^\\s\u0001\u0002,()]+\\.(?:csv|tsv|txt|xlsx|xls|ods)) (?:is|are|holds|contains|has|goes to|goes into|belongs to) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  // Tables that complete others.
  form(
    `(?:join|left join|link|attach) (?:the )?${A_TABLE}${WORDS} (?:to|onto|into) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(1, 2),
  ),
  form(
    `(?:join|left join|link) (?:the )?${A_TABLE}${WORDS} (?:with|and|&) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(
    `(?:merge|combine|match|connect) (?:the )?${SHEET}s? ${WORDS} (?:to|onto|into) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(1, 2),
  ),
  form(
    `(?:merge|combine|match|connect) (?:the )?${SHEET}s? ${WORDS} (?:with|and|&) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(
    `(?:enrich|complete|supplement) (?:the )?${A_TABLE}${WORDS} (?:with|from) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(`look up (?:the )?${A_TABLE}${WORDS} in (?:the )?${A_TABLE}${WORDS} ${KEY}`, joined(2, 1)),
]
