import { COUNT, countOf } from '../match/vocabulary/counts.ts'
import { remembering } from '../remembering.ts'
import { separatorCalled } from './lists.ts'

// “Invoice number, a hyphen and the line number, e.g. INV-20410-1”, “Belegnummer/Positionsnummer”, “<order>-<line>”: what a value is made of,
// as a text says it.

/** The width of a number without zeros in front: those that are there go, and none are filled in. */
export const BARE_NUMBER = 1

/**
 * A part is called as a column is; `width`: so many characters, with zeros in front; `within`: it counts the rows of one thing. A text is the same
 * in all rows.
 */
export type Piece = { part: string; width: number | null; within?: true } | { text: string }

export interface JoinedOf {
  pieces: Piece[]
  /** What stands between one piece and the next; null where nothing is said of it. */
  between: (string | null)[]
  /** A value that is shown. */
  example: string | null
  /** The signs are called by their names, or stand where nothing else could be meant. */
  isPlain: boolean
}

const MOST_PIECES = 6
const LONGEST = 300
const ARTICLE =
  "(?:(?:an?|the|its|their|ein(?:e[mnr]?)?|d(?:er|ie|as|en|em)|une?|les?|la|l['’]|un[ao]?|el|los?|il|het|de|een)\\s*(?<=[\\s'’]))?"
const WITH = '(?:with|by|using|mit|durch|per|par|avec|con|por|da|met|door|z|przez)'
const JOINED =
  '(?:joined|separated|connected|linked|combined|concatenated|divided|split|verbunden|getrennt|reliés?|reliées?|séparée?s?|unid[oa]s|separad[oa]s|unit[ie]|separat[ie]|verbonden|gescheiden|połączon\\p{L}+|oddzielon\\p{L}+)'
const BETWEEN_THEM =
  '(?:\\s+(?:(?:in )?between(?: (?:them|the two))?|dazwischen|entre (?:les deux|ambos|los dos)|tra i due|ertussen|verbunden|getrennt|verbonden|gescheiden))?'
/** “… and line number, joined with dashes”, “… und Positionsnummer mit Bindestrich”. */
const ENDED = new RegExp(
  `^(.{3,160}?),?\\s+(?:${JOINED}\\s+)?${WITH}\\s+${ARTICLE}(\\S+(?: \\S+)??)${BETWEEN_THEM}$`,
  'iu',
)
/** “Composed of …”, “zusammengesetzt aus …”. */
const MADE_OF =
  /^(?:.{0,60}?[\s,:])?(?:(?:made(?: up)?|composed|built(?: up)?|formed|put together) (?:of|from|by|out of)|consist(?:s|ing) of|combination of|concatenation of|combin(?:es|ing)|concatenat(?:es|ing)|best(?:eht|ehend) aus|zusammengesetzt aus|gebildet aus|kombination (?:aus|von)|verkettung (?:aus|von)|compos[ée]e?s? (?:de|du|d['’])|form[ée]e?s? (?:de|par|du)|constitu[ée]e?s? (?:de|du|par)|combinaison (?:de|du)|concat[ée]nation (?:de|du)|compuest[oa] (?:de|por)|formad[oa] (?:de|por)|combinaci[oó]n de(?:l)?|compost[oa] (?:da|di)|format[oa] (?:da|di)|combinazione di|samengesteld uit|bestaa(?:t|nde) uit|combinatie van|złożon\p{L}+ z|składa się z|utworzon\p{L}+ z)\s+/iu
const SHOWN =
  /[\s,;:(–—-]*(?<![\p{L}\p{N}])(?:e\.\s?g\.?|eg\.|i\.\s?e\.|for (?:example|instance)|examples?|z\.\s?B\.|zum Beispiel|Beispiel|bspw\.|p\.\s?ex\.|par exemple|exemple|p\.\s?ej\.|por ejemplo|ejemplo|ad es\.|per esempio|esempio|bijv\.|bijvoorbeeld|bv\.|np\.|na przykład|such as|like|wie|as in(?=\s+["“„«'‘`]?[\p{L}\p{N}./_-]*\d))[\s:,]*["“„«'‘`]?([\p{L}\p{N}][\p{L}\p{N}./_-]*[\p{L}\p{N}])/iu
/** A code behind a colon, at the end: “order number, hyphen, line number: SO0042-3”. */
const AT_END = /(?<=\p{L}\)?)\s*:\s*["“„«'‘`]?((?=[^\s]*\d)[\p{L}\p{N}]+(?:[-/_.][\p{L}\p{N}]+)+)["”“»'’`]?\s*\.?\s*$/u
/** A code in brackets. */
const IN_BRACKETS = /\s*\(((?=[^)]*\d)[\p{Lu}\d]+(?:[-/_.][\p{Lu}\d]+)+)\)/u
/** Points that end no sentence. */
const SHORT =
  /(?<![\p{L}\p{N}])(no|nr|nos|num|núm|pos|inv|ord|doc|bel|rech|auftr|art|n)\.(?=\s*\p{L}|\s*[-/–+,&|]|\s*$)/giu
/** A sentence of its own says what something is, and lists no parts. */
const VERB =
  /(?<!\p{L})(?:is|are|was|were|becomes?|must|may|can|has|have|ist|sind|wird|werden|muss|kann|hat|est|sont|doit|es|son|debe|è|sono|deve|wordt|zijn|moet)(?!\p{L})/iu
const QUOTED = /["“„«'‘`]\s?([^"”“»'’`\p{L}]{1,3}|[\p{L}\p{N}]{0,6}[-/_.]?)\s?["”“»'’`]/gu
const SIGN_WORDS =
  /,?\s+(?:(?:and|und|et|y|e|en|then|plus)\s+)?(?:an?|ein(?:en|em)?|un|una|een)?\s*(hyphen|dash|slash|underscore|bindestrich|schrägstrich|unterstrich|tiret|gui[oó]n|trattino|koppelteken|streepje|łącznik|ukośnik)\s*,?\s+(?:(?:and|und|et|y|e|en|then|plus)\s+)?/giu
const LISTED =
  /\s*,\s*(?:(?:and|und|et|y|e|en|i|then|dann|puis|luego|poi|dan)\s+(?:then\s+)?)?|\s+(?:and|und|et|y|e|en|i|plus|then|dann|puis|followed by|gefolgt von|suivie? (?:de|du)|seguid[oa] (?:de|por)|seguit[oa] da|gevolgd door)\s+|\s*(?:\+|&|\|\|)\s*/iu
/** “Beleg- und Positionsnummer”. */
const SHARED_END = /(\p{L}{3,})-(\s+(?:und|en)\s+|\s*\/\s*)(\p{L}+?)(nummer|nr|kennung|code)(?!\p{L})/giu
const EITHER = /(?<!\p{L})(?:or|oder|ou|oppure|lub|respectively|if|wenn|si|falls|unless|empty|leer)(?!\p{L})/iu
/** A letter or figures without a name are a form, and no column. */
const FORM =
  /(?<!\p{L})(?:digits?|figures?|letters?|capitals?|characters?|ziffern?|buchstaben?|zeichen|stellen|chiffres?|lettres?|cifras?|letras?|cifre|lettere|cijfers?|letters|cyfr\p{L}*|liter\p{L}*)(?!\p{L})/iu
const IN_DIGITS = new RegExp(
  `[\\s,(]*(?:(?:in|with|as|mit|auf|sur|a|avec|en|de|con|met|na|(?:zero-?)?padded (?:with (?:leading )?zeros )?to|filled (?:up )?(?:with zeros )?to|aufgefullt auf)\\s+)?(${COUNT})[\\s-]*(?:digits?|figures?|characters?|stellen|stellig\\p{L}*|ziffern|zeichen|chiffres|cifras|digitos|cifre|cijfers|cyfr\\p{L}*)\\)?(?:\\s+(?:with leading zeros|mit fuhrenden nullen))?`,
  'iu',
)
const WITHOUT_ZEROS =
  /[\s,(]*(?:without (?:any )?(?:leading |padding )?zero(?:e?s)?|not (?:zero-)?padded(?: with zeros)?|ohne (?:fuhrende )?nullen|sans (?:les )?zeros?(?: (?:initia\p{L}+|non significatifs?|en tete|devant))?|sin (?:los )?ceros?(?: (?:iniciales|a la izquierda|delante))?|senza (?:gli )?zeri(?: (?:iniziali|davanti))?|zonder (?:voorloop|voorafgaande )?nullen)\)?/iu
/** Letters that stand in every value: `INV`, “the prefix INV-”. */
const LETTERS =
  /^(?:(?:letters?|prefix|präfix|buchstaben?|kürzel|lettres?|préfixe|letras?|prefijo|lettere|prefisso|voorvoegsel)\s+)?([\p{Lu}]{1,6}\d{0,2}[-/_.]?)$/u
/** “Series letter”, “letra de la serie”: what has letters alone is called by what it is. */
const LETTER_OF =
  /(?<=\p{L}{3}) (?:letters?|initials?|prefix)$|^(?:letters?|initials?|prefix|letras?|iniciales|prefijo|lettres?|préfixe|lettera|prefisso|buchstaben?|kürzel|präfix|voorvoegsel) (?:(?:of|de|du|della|di|der|des|von|van)(?: (?:the|la|el|de|het))?|del|d['’]|de l['’]) ?(?=\p{L}{3})/iu
/** “The number of the address within the account”: what is numbered begins again in each. */
const WITHIN =
  /\s+(?:within|inside|innerhalb|au sein|à l['’]intérieur|dentro|all['’]interno|binnen|w obrębie|w ramach)(?:\s+\p{L}+(?:['’]\p{L}+)?){1,4}$/iu
const PLACEHOLDER = /(?:\{\{?|<<?|\[)\s*(\p{L}[\p{L}\p{N} _.-]{0,40}?)\s*(?:\}?\}|>?>|\])/gu
/** One mark alone between names: “Belegnummer-Positionsnummer”, “order no / line no”. */
const MARKS = [/\s*\/\s*/u, /\s+[-–]\s+/u, /(?<=\p{L}{2})-(?=\p{L}{2})/u, /\s*_\s*(?=\p{L})/u]
/** “Line number as in the source”: where it is as it is there, which says nothing of what it is. */
const AS_THERE =
  /,?\s+(?:(?:exactly |just )?as (?:it (?:is|stands) )?|(?:so )?wie |tels? qu[e'’]\s*|comme |como |come |zoals |jak )(?:(?:given|found|shown|printed|written|stated|angegeben|gedruckt|indiqué\p{L}*|imprimé\p{L}*|figura|indicad\p{L}+|indicat\p{L}+|vermeld)(?:\s+(?:in|on|by|auf|im|dans|sur|en|nell?[ao]?|op|w|na)\s+[^\s\d]+(?:\s+[^\s\d]+){0,2}?)?|(?:in|on|auf|im|dans|sur|en|nell?[ao]?|op|w|na)\s+[^\s\d]+(?:\s+[^\s\d]+){0,2})(?=\s*\.?\s*$)/iu
const MOST_WORDS = 6

/** What the text says that a value is made of; null where it says nothing of the kind. */
export const joinedOf = remembering(500, (said): JoinedOf | null => {
  if (said.length > LONGEST) return null
  const text = said.replace(AS_THERE, '')
  const shown = SHOWN.exec(text) ?? AT_END.exec(text)
  const example = shown?.[1] ?? IN_BRACKETS.exec(text)?.[1] ?? null
  const all = (shown ? text.slice(0, shown.index) : text.replace(IN_BRACKETS, '')).replace(SHORT, '$1').trim()
  const found = placeholders(all) ?? inWords(all)
  return found && { ...found, example }
})

type Found = Omit<JoinedOf, 'example'>

/** “INV-<order>-<line>”: what stands between the names is as it is. */
function placeholders(text: string): Found | null {
  const names = [...text.matchAll(PLACEHOLDER)]
  if (names.length < 2 || names.length > MOST_PIECES) return null
  const [first, last] = [names[0]!, names.at(-1)!]
  const before = /[\p{L}\p{N}./_-]*$/u.exec(text.slice(0, first.index))![0]
  const behind = /^[\p{L}\p{N}/_-]*/u.exec(text.slice(last.index + last[0].length))![0]
  const gaps = names.slice(1).map((name, at) => text.slice(names[at]!.index + names[at]![0].length, name.index))
  if (gaps.some((gap) => !/^(?:[\p{L}\p{N}]{0,4}[-/_.: ]?){0,2}$/u.test(gap))) return null
  const pieces: Piece[] = names.map(([, name]) => ({ part: name!.trim(), width: null }))
  const texts = (one: string): Piece[] => (one === '' ? [] : [{ text: one }])
  return {
    pieces: [...texts(before), ...pieces, ...texts(behind)],
    between: [...(before === '' ? [] : ['']), ...gaps, ...(behind === '' ? [] : [''])],
    isPlain: true,
  }
}

function inWords(text: string): Found | null {
  const [sentence = ''] = text.split(/[.;\n]/, 1)
  const [, unlabelled = ''] = /^(?:[^:]{2,40}:\s+)?(.*)$/su.exec(sentence.trim())!
  const made = MADE_OF.exec(unlabelled)?.[0] ?? ''
  const said = unlabelled.slice(made.length).replace(SHARED_END, '$1$4$2$3$4')
  const ended = endedBy(said)
  // What brackets explain of a part lists no others.
  const list = (ended?.list ?? said).replace(/\s*\([^()"“„«'‘`]*,[^()]*\)/gu, '')
  const marked = list.replace(QUOTED, ', ⟦$1⟧, ').replace(SIGN_WORDS, ', $1, ')
  const pieces = marked
    .split(LISTED)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (pieces.length === 1 && !ended) return byMark(pieces[0]!)
  return asSpelled(pieces) ?? gathered(pieces, ended?.sign ?? null)
}

/** “Year and period, YYYY-PP”: a group of the same letter for each part, with what stands between them. */
const SPELLED = /^(\p{Lu})\1+(?:[-/._]?(\p{Lu})\2+)+$/u

function asSpelled(list: string[]): Found | null {
  const form = list.at(-1)!
  const parts = list.slice(0, -1).map(pieceOf)
  const groups = SPELLED.test(form) ? form.match(/(\p{Lu})\1+/gu)! : []
  const areNamed = parts.every((part) => part !== null && 'part' in part)
  if (groups.length < 2 || groups.length !== parts.length || !areNamed) return null
  const between = form.split(/\p{Lu}+/u).slice(1, -1)
  const signs = between.length === groups.length - 1 ? between : null
  return (
    signs && {
      pieces: parts.map((part, at) => ({ ...part!, width: groups[at]!.length }) as Piece),
      between: signs,
      isPlain: true,
    }
  )
}

/** The sign that joins all parts, as it is said behind them. */
function endedBy(text: string): { list: string; sign: string } | null {
  const [, list = '', called = ''] = ENDED.exec(text) ?? []
  const bare = called.replace(/^["“„«'‘`](.+)["”“»'’`]$/u, '$1')
  const sign = calledSign(bare)
  return list === '' || sign === null ? null : { list, sign }
}

function byMark(text: string): Found | null {
  for (const mark of MARKS) {
    const names = text.split(mark)
    if (names.length < 2 || names.length > 3) continue
    const pieces = names.map(pieceOf)
    const sign = mark.exec(text)![0].trim().replace('–', '-')
    if (pieces.every((piece) => piece !== null && 'part' in piece))
      return { pieces: pieces as Piece[], between: names.slice(1).map(() => sign), isPlain: false }
  }
  return null
}

function gathered(list: string[], sign: string | null): Found | null {
  const pieces: Piece[] = []
  const between: (string | null)[] = []
  let next: string | null = null
  for (const one of list) {
    const called = signOf(one)
    if (called !== null && pieces.length > 0) {
      next = `${next ?? ''}${called}`
      continue
    }
    const last = pieces.at(-1)
    const width = next === null ? widthAlone(one) : null
    if (width !== null && last && 'part' in last && last.width === null) {
      pieces[pieces.length - 1] = { ...last, width }
      continue
    }
    const piece = pieceOf(one)
    if (!piece) return null
    if (pieces.length > 0) between.push(next ?? sign)
    pieces.push(piece)
    next = null
  }
  const parts = pieces.filter((piece) => 'part' in piece).length
  // Letters in the midst of a list, of which nothing says what joins them, begin another form.
  const begins = pieces.some(
    (piece, at) => at > 0 && 'text' in piece && between[at - 1] === null && (between[at] ?? null) === null,
  )
  if (parts < 2 || pieces.length > MOST_PIECES || next !== null || begins) return null
  return { pieces, between, isPlain: between.some((one) => one !== null) }
}

/** “…, two digits”, “…, zweistellig”: said of the part before. */
function widthAlone(text: string): number | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  const said = IN_DIGITS.exec(plain)
  return said?.[0] === plain ? countOf(said[1]!.toLowerCase()) : null
}

function signOf(text: string): string | null {
  const quoted = /^⟦([^\p{L}\p{N}]+)⟧$/u.exec(text)
  if (quoted) return quoted[1]!
  // “Year and period”: a sign of this name has an article.
  if (/^periods?$/iu.test(text)) return null
  return calledSign(text.replace(new RegExp(`^${ARTICLE}`, 'iu'), ''))
}

function calledSign(text: string): string | null {
  return text === '' ? null : separatorCalled(text.toLowerCase(), (name) => name ?? '')
}

function pieceOf(text: string): Piece | null {
  const quoted = /^⟦(.+)⟧$/u.exec(text)
  if (quoted) return { text: quoted[1]! }
  const bare = text
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(new RegExp(`^\\s*${ARTICLE}`, 'iu'), '')
    .trim()
    .replace(LETTER_OF, '')
    .replace(WITHIN, '')
  const letters = LETTERS.exec(bare)
  if (letters) return { text: letters[1]! }
  const plain = bare.normalize('NFD').replace(/\p{M}/gu, '')
  const without = WITHOUT_ZEROS.exec(plain)
  const width = without ? null : IN_DIGITS.exec(plain)
  const said = without ?? width
  const name = (
    said
      ? plain
          .replace(said[0], ' ')
          .replace(/^\s*(?:of|von|vom|der|des|du|de la|del|della|van)\s+(?:the|der|la)?\s*/iu, '')
      : bare
  ).trim()
  const isName =
    /\p{L}{2}/u.test(name) &&
    name.split(/\s+/).length <= MOST_WORDS &&
    ![FORM, EITHER, VERB, /\d{2}/u].some((odd) => odd.test(name))
  if (!isName) return null
  return {
    part: name,
    width: without ? BARE_NUMBER : width ? countOf(width[1]!.toLowerCase()) : null,
    ...(WITHIN.test(text) && { within: true }),
  }
}
