import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'

// “If Until is blank it was the one day, so same date as Since”, “Ist Bis leer, gilt der Tag aus Von”: where one column is empty, what stands beside it in
// another one of the same row is meant.

const WHERE =
  '(?:if|when|where|whenever|wherever|with|falls|wenn|wo|ist|bei|si|quand|lorsque|là où|cuando|donde|se|quando|dove|als|wanneer|waar|bij)'
const EMPTY =
  '(?:empty|blank|missing|not (?:filled|given|set)(?: in)?|leer\\p{L}*|fehlt|nicht ausgefüllt|vide|manque|manquante?|non renseigné\\p{L}*|vac[ií][oa]|falta|en blanco|vuot[oa]|manca|in bianco|leeg|ontbreekt|niet ingevuld)'
/** “If Until is blank”, “bei leerem Bis”, “no Until”. */
const GAP = [
  new RegExp(`(?<!\\p{L})${WHERE}\\s([^.;]{1,60}?)\\s(?:[\\p{L}’']{1,6}\\s){0,2}${EMPTY}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})${EMPTY}\\s([^.;,:]{1,40}?)(?=\\s+(?:means?|is|are|hei(?:ß|ss)t|bedeutet|ist|signifie|veut|significa|quiere|vuol|betekent|=|takes?|gets?)(?!\\p{L}))`,
    'iu',
  ),
]
const SAME = anyOf(
  'same|equals?|identical|cop(?:y|ied)|take|use|fill(?:ed)?|put|goes by|is the',
  'gleich\\p{L}*|der?selbe\\p{L}*|dasselbe|dieselbe|wie|gilt|nehm\\p{L}+|nimm|übernehm\\p{L}+|aus|einsetzen|eintragen|verwenden',
  'même|égale?|identique|prendre|prenez|reprendre|reprenez|copier|mettre|mettez|utiliser|comme',
  'mism[oa]|igual|idéntic[oa]|tomar|tome|copiar|poner|usar|como',
  'stess[oa]|uguale|identic[oa]|prendere|prendete|copiare|mettere|usare|come',
  'zelfde|gelijk|neem|nemen|kopieer|gebruik(?:en)?|invullen|overnemen',
)
/** It is reckoned, doubted, or of some rows. */
const MORE =
  /[?+\d]|(?<!\p{L})(?:plus|minus|later|earlier|days? (?:after|before)|maybe|perhaps|sometimes|some|unless|or|rows?|records?|später|früher|vielleicht|manchmal|einige|oder|zeilen?|plus tard|peut-être|parfois|certaine?s|ou|lignes?|más|menos|quizás|a veces|algun[oa]s|filas?|più|meno|forse|a volte|alcun[ie]|oppure|righe|later|misschien|soms|sommige|of|rijen|regels)(?!\p{L})/iu

/** The column that stands in for another one of each table that has the two, where no third one is named. */
export function gapsAsBeside({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const found = GAP.map((form) => form.exec(text)).flatMap((gap) => (gap ? [pairsIn(text, gap, profiles)] : []))
  const pairs = found.find((some) => some.length > 0) ?? []
  const each = [...new Map(pairs.map((pair) => [pair.join('\n'), pair])).values()]
  return each.map(([column, source]): Directive => ({ ...origin, kind: 'fallback', column, source }))
}

function pairsIn(text: string, gap: RegExpExecArray, profiles: readonly TableProfile[]): [string, string][] {
  const [condition, lacking = ''] = gap
  const rest = `${text.slice(0, gap.index)} ¤ ${text.slice(gap.index + condition.length)}`
  return profiles.flatMap(({ columns }): [string, string][] => {
    const [column, ...rivals] = namedIn(lacking, columns)
    const [source, ...more] = namedIn(rest, columns)
    if (!column || !source || column === source || rivals.length + more.length > 0) return []
    const others = rest.replaceAll(source.name, ' ')
    const isSaid = SAME.test(others) && !MORE.test(others) && !NOT.test(others)
    return isSaid && areAlike(column, source) ? [[column.name, source.name]] : []
  })
}

/** As it is written; a header that is a word of any sentence is meant with its capital alone. */
function namedIn(text: string, columns: readonly ColumnProfile[]): ColumnProfile[] {
  const words = wordsIn(text)
  const named = columns.filter(({ name }) => {
    const own = wordsIn(name)
    const isAnyWord = own.every((word) => FILLER.has(word.text))
    if (own.length === 0 || (isAnyWord && !/^\p{Lu}/u.test(name))) return false
    return words.some((_, at) =>
      own.every((word, offset) => {
        const said = words[at + offset]
        return said !== undefined && (isAnyWord ? said.raw === word.raw : said.text === word.text)
      }),
    )
  })
  // Of “Date” and “Start date” the longer one is meant.
  return named.filter(
    (one) => !named.some(({ name }) => name !== one.name && name.toLowerCase().includes(one.name.toLowerCase())),
  )
}

/** From this share of its cells on a column is of a type. */
const MOSTLY = 0.5

/** One has gaps that the other one has not, and both hold the same kind of thing, as far as that can be told. */
function areAlike(column: ColumnProfile, source: ColumnProfile): boolean {
  const typesOf = ({ types }: ColumnProfile): string[] =>
    Object.entries(types).flatMap(([type, share = 0]) => (share >= MOSTLY ? [type] : []))
  const [own, other] = [typesOf(column), typesOf(source)]
  const isAlike = own.length === 0 || other.length === 0 || own.some((type) => other.includes(type))
  return column.empty > source.empty && isAlike
}
