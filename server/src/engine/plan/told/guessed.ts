import { sameName, type Directive } from '../../knowledge/directives.ts'
import { namesThere } from '../../knowledge/names-there.ts'
import type { Planned } from './why-idle.ts'

/** Sentences that tell somebody to do something, and mean it, whatever they name. */
const IMPERATIVE =
  /^“(?:[-*•]\s*)?(?:(?:please|also|and|then|now|but|can you|could you|would you|just|always|do not|don['’]?t|never|only) )*(?:accept|apply|follow|fix|correct|repair|mend|drop|skip|remove|delete|ignore|exclude|discard|omit|reject|leave|filter|throw|get rid|use|take|import|read|load|include|export|migrate|keep|process|put|treat|join|link|attach|merge|combine|match|connect|enrich|complete|supplement|look up|consider|interpret|regard|count|default|set|fill|write|assume|replace|make|convert|turn|change|transform|upper|lower|title|capitali[sz]e|trim|strip|prefix|suffix|add|prepend|append|insert|pad|map|translate|rename|split|break|divide|separate|unmap|clear|empty|undo|assign|move|copy|get|populate|disregard|forget|build|concatenate|rows|records)\b/i
/** Words that a name has when it is part of a sentence: bare, such names may be anything. */
const PROSE =
  /\s(?:rows|lines|records)$|\s(?:in|of|to|for|with|the|an?|from|not|each|every|all|our|behind|before|after)(?:\s|$)|(?:\S+\s+){3}\S/i

/** Whether a sentence names, without marks, what is not there, and could as well say something else. */
export function isGuessed(directive: Directive, { profiles, templates }: Planned): boolean {
  const there = namesThere(profiles, templates)
  const missing = calledIn(directive).filter((name) => !there.some((own) => sameName(own, name)))
  const bare = missing.filter((name) => !QUOTED.some(([open, close]) => directive.said.includes(open + name + close)))
  return bare.some((name) => PROSE.test(name) || !IMPERATIVE.test(directive.said))
}

const QUOTED = ['``', '""', '“”', '„“', '„”'].map(([open = '', close = '']) => [open, close] as const)

/** What a directive calls columns, tables and templates. */
function calledIn(directive: Directive): string[] {
  const { source, target, column, table, template, to, sources = [], targets = [], keys = [] } = Object(directive)
  const named: unknown[] = [source, target, column, table, template, to, ...sources, ...targets, ...keys]
  return named.filter((one) => typeof one === 'string')
}
