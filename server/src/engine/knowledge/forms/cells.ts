import { cased, dates, decimal, phoneCountry, replaced, step } from '../said.ts'
import { type Form, MARK_WORD, THE, WORD, WORDS, form } from '../sentence.ts'

/** Numbers that say where they are from are written as they say anyway. */
const UNLESS_DIALLED =
  '(?:,? (?:unless|except (?:where|when|if)) [^\u0001\u0002.;]{0,40}(?:codes?|prefix(?:es)?|plus|\\+|00|otherwise|else)[^\u0001\u0002.;]{0,20})?'

/** Of how cells are read and written. */
export const CELL_FORMS: Form[] = [
  // Letters, spaces and marks.
  form(
    `(?:make|put|write|convert|turn|change|transform|set) ${THE}${WORDS} (?:all )?(?:in |into |to )?(?:all )?(upper[- ]?case|lower[- ]?case|title[- ]?case|capitals|capital letters|small letters)`,
    step(1, (m) => cased(m[2]!)),
  ),
  form(
    `${THE}${WORDS} (?:should be|must be|has to be|is to be) (?:in )?(?:all )?(upper[- ]?case|lower[- ]?case|title[- ]?case|capitals|capital letters|small letters)d?`,
    step(1, (m) => cased(m[2]!)),
  ),
  form(
    `(upper|lower|title)[- ]?case ${THE}${WORDS}`,
    step(2, (m) => cased(m[1]!)),
  ),
  form(
    `capitali[sz]e ${THE}${WORDS}`,
    step(1, () => cased('title')),
  ),
  form(
    `(?:trim|strip) (?:(?:the )?(?:spaces|whitespace|white space|blanks) (?:from|of|off|in|around) )?${THE}${WORDS}`,
    step(1, () => [{ kind: 'trim' }]),
  ),
  form(
    `(?:remove|delete|drop|strip) (?:all )?(?:the )?(?:spaces|whitespace|white space|blanks) (?:from|in|within) ${THE}${WORDS}`,
    step(1, () => [{ kind: 'replace', find: ' ', with: '' }]),
  ),
  form(
    `(?:remove|delete|drop|strip) (?:all )?(?:the )?(?:dashes|hyphens) (?:from|in) ${THE}${WORDS}`,
    step(1, () => [{ kind: 'replace', find: '-', with: '' }]),
  ),
  form(
    `(?:remove|delete|strip) (?:the )?(?:text |characters? |word |prefix |suffix )?(?!(?:text|characters?|words?|prefix|suffix|everything|all|it|them|rows?|errors?) )${WORD} (?:from|in) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'replace', find: name(m[1]), with: '' }]),
  ),
  form(
    `prefix ${THE}${WORDS} with ${WORDS}`,
    step(1, (m, name) => [{ kind: 'prefix', text: name(m[2]) }]),
  ),
  form(
    `suffix ${THE}${WORDS} with ${WORDS}`,
    step(1, (m, name) => [{ kind: 'suffix', text: name(m[2]) }]),
  ),
  form(
    `(?:add|put|prepend|insert) (?:the )?(?:text |prefix )?${WORD} (?:before|in front of|to the (?:start|beginning|front) of|at the (?:start|beginning|front) of|as (?:a )?prefix (?:to|of|for)) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'prefix', text: name(m[1]) }]),
  ),
  form(
    `(?:add|put|append|insert) (?:the )?(?:text |suffix )?${WORD} (?:after|behind|to the end of|at the end of|as (?:a )?suffix (?:to|of|for)) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'suffix', text: name(m[1]) }]),
  ),
  form(
    `prepend ${WORD} to ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'prefix', text: name(m[1]) }]),
  ),
  form(
    `append ${WORD} to ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'suffix', text: name(m[1]) }]),
  ),
  form(
    `(?:pad|fill up) ${THE}${WORDS} (?:with (?:leading )?zero(?:e)?s )?to (\\d{1,3})(?: (?:digits|characters|places|letters))?(?: with (?:leading )?zero(?:e)?s)?`,
    step(1, (m) => [{ kind: 'pad', length: Number(m[2]), character: '0', side: 'left' }]),
  ),
  form(`replace ${WORD} (?:with|by) ${WORDS} in ${THE}${WORDS}`, replaced),
  // Dates, numbers and phone numbers.
  form(
    `(?:read|interpret|parse|take|treat|understand) ${THE}dates?(?: (?:in|of) ${THE}${WORDS})? (?:as|with|in) (?:being )?(day|month)[- ]first`,
    dates(2, 1),
  ),
  form(`use (day|month)[- ]first(?: (?:dates|format|order))?(?: (?:in|for) ${THE}${WORDS})?`, dates(1, 2)),
  form(
    `(?:all )?(?:the )?(?:slashed|dashed|dotted|written|typed|numeric) dates? (?:is|are) (?:always )?(day|month)[- ]first`,
    dates(1, 2),
  ),
  form(
    `(?:all )?(?:the )?dates?(?: (?:with|that (?:use|have)|using|written with) (?:slash|dash|dot|point|hyphen|stroke|period)e?s| (?:in|of) ${THE}${WORDS})? (?:is|are|come|comes|have) (?:always )?(?:written |in |the )*(day|month)[- ]first(?: (?:format|order))?`,
    dates(2, 1),
  ),
  form(
    `(?:all )?(?:the )?dates?(?: (?:in|of) ${THE}${WORDS})? (?:is|are|come|comes|have|use|uses) (?:always )?(?:written )?(?:in )?(?:the |an? )?(dd?[./ -]mm?[./ -]yy(?:yy)?|mm?[./ -]dd?[./ -]yy(?:yy)?|european|british|german|french|uk|us|american)(?:[- ]?(?:date )?(?:format|style|order|notation)| dates?)?(?:,? \\(?(?:day|month)[- ]first\\)?)?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:is|are) (?:always )?(?:written )?(?:in )?(day|month)[- ]first(?: (?:format|order))?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:is|are) (?:always )?(?:written )?(?:in )?(?:the )?(dd?[./ -]mm?[./ -]yy(?:yy)?|mm?[./ -]dd?[./ -]yy(?:yy)?)(?: format)?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:use|uses|have|has|are written with|is written with|come with|comes with) (?:an? |the )?decimal ${MARK_WORD}s?`,
    decimal(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:use|uses|have|has|are written with|is written with) (?:an? |the )?${MARK_WORD}s? (?:as|for) (?:the |their |its )?decimal(?:s| marks?| separators?| signs?)?`,
    decimal(2, 1),
  ),
  form(
    `(?:use|read|take) (?:an? |the )?${MARK_WORD} as (?:the )?decimal(?: mark| separator| sign)?(?: (?:in|for|of) ${THE}${WORDS})?`,
    decimal(1, 2),
  ),
  form(
    `decimals? (?:are|is) (?:separated by|written with|marked by) (?:an? )?${MARK_WORD}s?(?: in ${THE}${WORDS})?`,
    decimal(1, 2),
  ),
  form(
    `(?:the )?decimal (?:mark|separator|sign|point)(?: (?:in|of|for) ${THE}${WORDS})? is (?:an? |the )?${MARK_WORD}`,
    decimal(2, 1),
  ),
  form(
    `(?:all )?(?:the )?(?:tele)?phone(?: number)?s? (?:is|are|come|comes) (?:always |all )?(?:from |in )?${WORDS}(?: (?:ones?|numbers?))?${UNLESS_DIALLED}`,
    phoneCountry,
  ),
  form(
    `(?:an? |the |all |any )?(?:(?:tele)?phone )?numbers? (?:without|with no|that ha(?:s|ve) no) (?:an? |any )?(?:(?:country|calling|dialling|area|international|national) (?:codes?|prefix(?:es)?|numbers?)|(?:\\+ ?|prefix)) (?:are|is) (?:an? |from |in |all )?${WORDS}(?: (?:ones?|numbers?))?`,
    phoneCountry,
  ),
]
