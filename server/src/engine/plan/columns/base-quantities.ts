import type { Placement } from '../context.ts'

// “From which quantity the price holds; 1 for the basic price”: a list without quantities has basic prices.

const BASIC =
  '(?:(?:the |den |dem |le |la |el |il |de |het |den )?(?:basic|base|normal|standard|single|list|regular|unit)[ -]?(?:price|rate|unit|piece)s?|grundpreis\\p{L}*|einzelpreis\\p{L}*|normalpreis\\p{L}*|listenpreis\\p{L}*|prix (?:de base|unitaire|normal)|tarif de base|precio (?:base|unitario|normal)|prezzo (?:base|unitario|normale)|basisprijs|normale prijs|stuksprijs|grundpris\\p{L}*|basispris\\p{L}*|cena podstawowa)'
const WITHOUT =
  "(?:(?:if|where|when|wenn|falls|si|se|als|hvis) (?:there (?:is|are) no|no|es keine|keine|pas de|il n[’']y a pas de|no hay|non c[’']è|geen|ingen) |(?:ohne|without|sans|sin|senza|zonder|uden|utan|bez) )(?:quantity )?(?:break|tier|scale|step|graduat|staffel|mengenstaffel|palier|escal|scaglion|staffel|trappe|rabattrappe)\\p{L}*"
const SAID = new RegExp(
  `(?<![\\p{N}.,])(0|1)(?![\\p{N}.,]) (?:(?:for|at|with|beim|bei|für|pour|au|para|en|per|con|bij|voor|ved|for|przy) ${BASIC}|${WITHOUT})|${BASIC}(?: (?:has|is|=|hat|ist|hei(?:ß|ss)t))?:? (0|1)(?![\\p{N}.,])`,
  'iu',
)

/** The quantity from which a basic price holds, where the description says it and no column of the table has quantities. */
export function baseQuantity(
  target: number,
  { table, side }: Pick<Placement, 'table' | 'side'>,
): { value: string; why: string } | null {
  const { description = '', required } = side.template.columns[target]!
  const match = SAID.exec(description)
  const value = match?.[1] ?? match?.[2]
  const hasQuantities = table.names.some(({ concepts }) => concepts.includes('quantity'))
  if (value === undefined || !required || hasQuantities) return null
  return { value, why: `its description says so of such: “${description.trim()}”` }
}
