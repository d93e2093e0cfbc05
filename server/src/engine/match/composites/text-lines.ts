import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// A text that its system has only short fields for stands in several, “Text1” and “Text2”; where the template's description says that they belong
// together, they are joined.

/** “When it is split over two fields join them with a space”, “alle Zeilen zusammen”. */
export const JOINED =
  /(?<!\p{L})(?:(?:split|spread|divided|distributed) (?:over|across|into|between)|join(?:ed)?|concatenat\p{L}*|combined?|put together|stick together|glue\p{L}*|zusammen\p{L}*|verbunden|verbinden|aufgeteilt|aneinander\p{L}*|(?:ré)?uni\p{L}*|joindre|concat\p{L}*|r(?:e|é)?coll(?:er|ez|é\p{L}*)|accol(?:er|ez|é\p{L}*)|assembl(?:er|ez|é\p{L}*)|unir|unid[oa]s?|junt[oa]s?|juntar|unit[oaie]|unire|samen\p{L}*|aan elkaar|połącz\p{L}*|złącz\p{L}*|spoj\p{L}*|sätt\p{L}* ihop|slå\p{L}* (?:ihop|sammen|samman)|sæt\p{L}* sammen|samman\p{L}*|sammen\p{L}*)(?!\p{L})/iu
/** “The rest is in Text 2”, “la fin est dans”. */
export const CONTINUES =
  /(?<!\p{L})(?:go(?:es)? on|continu(?:es?|ed|ation|a|ación|ação|azione|e)|carries on|overflow\p{L}*|spills? over|the (?:rest|end|remainder)|geht (?:es )?(?:\p{L}+ ){0,2}weiter|fortsetzung|fortgesetzt|der rest|das ende|la (?:suite|fin)|le reste|se poursuit|el resto|el final|sigue|il resto|la fine|prosegue|o resto|o fim|segue|gaat (?:\p{L}+ ){0,2}(?:door|verder)|vervolg|de rest|het einde|ciąg dalszy|reszta|koniec|pokračuj\p{L}*|pokračování|zbytek|konec|fortsätt\p{L}*|resten|slutet|fortsett\p{L}*|fortsætt\p{L}*|slutten|slutningen)(?!\p{L})/iu
export const BY_COMMA = /(?<!\p{L})(?:commas?|komma\p{L}*|virgules?|comas?|virgol[ae]|komma[’']?s?)(?!\p{L})/iu
/** A header that ends in its place among others. */
export const NUMBERED = /^(.*?\p{L}\p{M}*)[\s_.-]*([1-9])$/u

/** The numbered columns of one name that together make a text whose description says so; `taken` are columns that are known to be something else. */
export function findTextLines(table: TableSide, side: TemplateSide, taken: ReadonlySet<number>): Composite[] {
  const numbered = table.profile.columns.flatMap(({ name }, source) => {
    const [, called = '', place = ''] = NUMBERED.exec(name.trim()) ?? []
    return called === '' || taken.has(source) ? [] : [{ called: called.toLowerCase(), place: Number(place), source }]
  })
  const sets = [...Map.groupBy(numbered, ({ called }) => called).values()]
    .map((lines) => lines.toSorted((a, b) => a.place - b.place))
    .filter((lines) => lines.length > 1 && lines.every(({ place }, at) => place === at + 1))
  return sets.flatMap((lines): Composite[] => {
    const concepts = table.names[lines[0]!.source]!.concepts.filter((concept) => !/^\d+$/.test(concept))
    const targets = side.template.columns.flatMap(({ description }, target) => {
      const isCalled = concepts.some((concept) => side.names[target]!.concepts.includes(concept))
      return isCalled && JOINED.test(description ?? '') && side.rules[target] === null ? [target] : []
    })
    const [target] = targets
    const sources = lines.flatMap(({ source }) => (table.profile.columns[source]!.filled > 0 ? [source] : []))
    if (target === undefined || targets.length > 1 || sources.length < 2) return []
    const { name, description = '' } = side.template.columns[target]!
    const parts = sources.map((source) => `“${table.profile.columns[source]!.name}”`).join(' and ')
    const separator = BY_COMMA.test(description) ? ', ' : ' '
    return [
      {
        target,
        sources,
        transforms: [{ kind: 'merge', separator }, { kind: 'collapse_spaces' }, { kind: 'trim' }],
        confidence: 0.9,
        reason: `${parts} are one text in several fields, which “${name}” is to have together.`,
      },
    ]
  })
}
