// “Divide by 100”, “durch tausend teilen”, “in units of 10 minutes”, “1250 means 12.50”: by how much figures are multiplied, as a sentence says it or shows it.

const HUNDREDS: [number, RegExp][] = [
  [100, /^(?:an? |one |ein(?:e|hundert)?)?(?:hundred|hundert|cent|cien(?:to)?|cento|honderd)$/iu],
  [1000, /^(?:an? |one |ein(?:e|tausend)?)?(?:thousand|tausend|mille|mil|duizend)$/iu],
  [10, /^(?:ten|zehn|dix|diez|dieci|tien)$/iu],
  [12, /^(?:twelve|zwölf|douze|doce|dodici|twaalf)$/iu],
  [60, /^(?:sixty|sechzig|soixante|sesenta|sessanta|zestig)$/iu],
  [1_000_000, /^(?:an? |one |eine )?(?:million|un million|un millón|un milione|miljoen)$/iu],
]
const NUMBER =
  "(1?[\\d.,’' ]*\\d|(?:an? |one |eine? )?(?:hundred|thousand|million)|(?:ein)?(?:hundert|tausend)|zehn|ten|twelve|zwölf|douze|doce|dodici|twaalf|sixty|sechzig|cent|mille|mil|cien(?:to)?|cento|dix|diez|dieci|honderd|duizend|tien|soixante|sesenta|sessanta|zestig)"
const DIVIDED = [
  `(?:divid(?:e[ds]?|ing)|division|dividier\\p{L}*|divis\\p{L}+|dividid[oa]s?|dividir\\p{L}*|dividiend\\p{L}*|divide(?:re|te|rl[aei])|gedeeld|delen|deel|split) (?:[^,.;:\\d]{1,60}? )??(?:by|durch|par|por|entre|per|door) ${NUMBER}`,
  `durch ${NUMBER} (?:zu )?(?:ge)?teil(?:en|t)|durch ${NUMBER} (?:zu )?dividier(?:en|t)|door ${NUMBER} (?:te )?(?:ge)?de(?:eld|len)`,
  `teil(?:e|en|t) (?:[^,.;:\\d]{1,60}? )?durch ${NUMBER}`,
  `(?:too (?:high|big|large) by (?:a )?factor (?:of )?|um (?:den )?faktor )${NUMBER}(?: zu (?:hoch|gro(?:ß|ss)))?|${NUMBER} times too (?:high|big|large)`,
].map((form) => new RegExp(`(?<!\\p{L})(?:${form})(?![\\p{L}\\p{N}]| ?%)`, 'iu'))
const MULTIPLIED = [
  `(?:multipl(?:y|ied|ying|ication)|multiplizier\\p{L}*|multipli(?:er|é|ée|ez|ées|és)|multiplica\\p{L}*|moltiplica\\p{L}*|vermenigvuldig\\p{L}*) (?:[^,.;:\\d]{1,60}? )??(?:by|with|mit|par|por|per|met) ${NUMBER}`,
  `mit ${NUMBER} (?:zu )?(?:malnehmen|multiplizier\\p{L}+)|(?:mal|times|fois|maal|×|x) ${NUMBER}(?= (?:nehmen|rechnen|genommen|please|bitte|doen)| for (?:you|us|yours)(?!\\p{L})| *[.!]?$)`,
  // “in units of 10 minutes”
  `(?:in|as) (?:units|blocks|slots|steps|increments|multiples|lots|packs) of ${NUMBER}|in ${NUMBER}[- ](?:minute|day|hour|kg|litre|liter|metre|meter)s?[- ](?:units|blocks|slots|steps|increments)`,
  `in (?:einheiten|schritten|blöcken|takten|vielfachen) (?:von|zu(?: je)?|à) ${NUMBER}|in ${NUMBER}[- ](?:minuten|tages?|stunden|kilo|liter|meter)[- ]?(?:einheiten|schritten|blöcken|takten)`,
  `(?:en|par) (?:unités|tranches|blocs|pas|multiples) de ${NUMBER}|en (?:unidades|bloques|tramos|múltiplos) de ${NUMBER}|in (?:unità|blocchi|scaglioni|multipli) (?:di|da) ${NUMBER}|in (?:eenheden|blokken|stappen|veelvouden) van ${NUMBER}`,
].map((form) => new RegExp(`(?<!\\p{L})(?:${form})(?![\\p{L}\\p{N}]| ?%)`, 'iu'))

/** By how much the figures are multiplied, as a power of ten or another figure: `{ by: 100, isDivided: true }`. */
export interface Factor {
  by: number
  isDivided: boolean
}

export function factorSaid(text: string): Factor | null {
  const [divided, multiplied] = [DIVIDED, MULTIPLIED].map((forms) =>
    forms.flatMap((form) => {
      const figure = form
        .exec(text)
        ?.slice(1)
        .find((one) => one !== undefined)
      const by = figure === undefined ? null : numberOf(figure.trim())
      return by === null ? [] : [by]
    }),
  )
  if (divided!.length > 0 && multiplied!.length > 0) return null
  const [by] = [...divided!, ...multiplied!]
  return by === undefined || by <= 0 || by === 1 ? null : { by, isDivided: divided!.length > 0 }
}

function numberOf(text: string): number | null {
  const word = HUNDREDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (word !== undefined) return word
  const figure = text.replace(/[’' ]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
  return /^\d{1,7}(?:[.,]\d{1,6})?$/.test(figure) ? Number(figure.replace(',', '.')) : null
}

export const IS =
  '(?:really |actually |in fact |eigentlich |also |immer |i\\.?e\\.? )?(?:means?|is|are|was|equals?|stands for|becomes?|must become|should (?:be|become|read)|to|bedeutet|hei(?:ß|ss)t|meint|ist|sind|wird(?: zu)?|entspricht|soll|signifie|veut dire|est|devient|correspond à|significa|quiere decir|es|pasa a(?: ser)?|son|vuol dire|è|sono|diventa|betekent|wordt|staat voor|→|->|=>|=)(?: (?:really|actually|in fact|in reality|in wirklichkeit|eigentlich|en réalité|en realidad|in realtà|eigenlijk|then|dann|zu))?'
const SHOWN = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(\\d+(?:[.,]\\d+)?)["”“»]?(?:\\s\\p{L}{1,12}){0,4}?,?\\s*${IS}\\s*["“„«]?(?:[€£$]\\s?)?(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?)(?![\\p{N}/-]|[.,]\\d)`,
  'giu',
)

/** A figure of cells and what it is to be, where the one is the other with its point elsewhere. */
export function shownScaled(text: string): { from: string; factor: Factor } | null {
  const found = [...text.matchAll(SHOWN)].flatMap(([, from = '', to = '']) => {
    const factor = shiftedBy(from, to)
    return factor ? [{ from, factor }] : []
  })
  const [first] = found
  const isOne = found.every(
    ({ factor }) => factor.by === first!.factor.by && factor.isDivided === first!.factor.isDivided,
  )
  return first && isOne ? first : null
}

function shiftedBy(from: string, to: string): Factor | null {
  // Without a point it may be any other code.
  if (!/[.,]/.test(from + to)) return null
  // “45 means 45,000.”
  const whole = /^\d{1,3}(?:[.,]\d{3})+$/.test(to) ? to.replace(/[.,]/g, '') : null
  if (whole !== null && !/[.,]/.test(from) && whole === `${from}000`) return { by: 1000, isDivided: false }
  const [one, other] = [from, to].map((figure) => Number(figure.replace(',', '.')))
  const digits = (figure: string): string => figure.replace(/[.,]/, '').replace(/^0+|0+$/g, '')
  if (!one || !other || digits(from) !== digits(to)) return null
  const power = Math.round(Math.log10(one / other))
  if (power === 0 || Math.abs(power) > 6) return null
  return { by: 10 ** Math.abs(power), isDivided: power > 0 }
}

/** The point lacks that two of the figures stand behind. */
const LACKING =
  /(?<!\p{L})(?:(?:last|final) two (?:digits|figures|numbers) (?:\p{L}+ ){0,3}(?:cents?|pence|pennies|decimals?)|(?:two|2) implied decimals?|(?:letzten?|hintersten?) (?:zwei|beiden) (?:stellen|ziffern) (?:\p{L}+ ){0,3}(?:cents?|nachkommastellen|rappen)|(?:deux derniers chiffres) (?:\p{L}+ ){0,3}(?:centimes|décimales)|(?:dos [úu]ltim[oa]s (?:cifras|d[íi]gitos)|[úu]ltim[oa]s dos (?:cifras|d[íi]gitos)) (?:\p{L}+ ){0,3}(?:c[ée]ntimos|centavos|decimales)|ultime due cifre (?:\p{L}+ ){0,3}(?:centesimi|decimali)|laatste twee cijfers (?:\p{L}+ ){0,3}(?:centen|decimalen))(?!\p{L})/iu

const POINT =
  '(?:decimal (?:point|mark|comma)|point|comma|dezimal(?:punkt|komma|trennzeichen)|komma|virgule|coma(?: decimal)?|virgola|decimaalteken)'
const COUNT = '(two|three|one|2|3|1|zwei|drei|eine|deux|trois|une|dos|tres|una|due|tre|twee|drie|één)'
const MOVED = new RegExp(
  `(?<!\\p{L})${POINT}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${COUNT} (?:places?|digits?|positions?|stellen?|rangs?|positions|lugares?|posiciones|cifras?|posti?|posizioni|cifre|plaatsen|posities)(?: \\p{L}+){0,2} (left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra)(?!\\p{L})`,
  'iu',
)
const COUNTS = ['', 'one 1 eine une una één', 'two 2 zwei deux dos due twee', 'three 3 drei trois tres tre drie']

const GONE =
  '(?:dropped|missing|left (?:off|out)|cut(?: off)?|omitted|lack(?:ing)?|gone|fehlen|weggelassen|abgeschnitten|gestrichen|weg|manquent|omis|supprim\\p{L}+|faltan|omitid\\p{L}+|quitad\\p{L}+|mancano|omess\\p{L}+|tolt\\p{L}+|ontbreken|weggelaten|afgekapt)'
const ZEROS = '(?:zero(?:e?s)?|noughts?|nullen|z[ée]ros?|ceros|zeri)'
const ZEROS_LACK = new RegExp(
  `(?<!\\p{L})(?:${COUNT} (?:\\p{L}+ )?${ZEROS}[^.;]{0,50}?(?<!\\p{L})${GONE}|(?:manquent?|faltan|mancano|without(?: the last)?|ohne(?: die letzten)?)[^.;\\d]{0,20}? ${COUNT} (?:\\p{L}+ )?${ZEROS})(?!\\p{L})`,
  'iu',
)
const LEADING =
  /lead|front|begin|start|führend|vorn|anfang|devant|début|delante|principio|izquierda|davanti|inizi|voor/iu

function placesOf(count: string): number {
  return COUNTS.findIndex((words) => words.split(' ').includes(count.toLowerCase()))
}

/** “Move the point two places to the left.” */
export function pointMoved(text: string): Factor | null {
  if (LACKING.test(text)) return { by: 100, isDivided: true }
  const zeros = LEADING.test(text)
    ? undefined
    : ZEROS_LACK.exec(text)
        ?.slice(1)
        .find((one) => one !== undefined)
  if (zeros !== undefined) return { by: 10 ** placesOf(zeros), isDivided: false }
  const [, count, side] = MOVED.exec(text) ?? []
  if (count === undefined || side === undefined) return null
  return { by: 10 ** placesOf(count), isDivided: /^(?:left|links|gauche|izquierda|sinistra)$/iu.test(side) }
}
