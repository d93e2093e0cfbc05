import { fold } from '../match/names/words.ts'
import { spanIn } from './spans-said.ts'

// “Gross = net + VAT”, “Menge mal Einzelpreis”, “prix divisé par l'unité de prix”, “suma de neto e IVA”: what is said to be calculated of what.

export type Sign = '+' | '-' | '*' | '/'

export interface SaidFormula {
  /** What stands before it in its sentence: there the result may be named. */
  before: string
  /** What is said of the first, the second … figure, in words that name columns among others. */
  operands: string[]
  /** One fewer. */
  signs: Sign[]
  /** Somebody asks for the calculation, whatever else there is. */
  asked: boolean
  /** “=” leaves no doubt that it is one. */
  isEquation: boolean
  /** It is said of cells that have nothing: “where the due date is blank it is …”. */
  fillsGaps: boolean
}

const SIGNS: [Sign, RegExp][] = [
  [
    '/',
    /(?<=\s|\))[/÷](?=\s|\()|\b(?:divided by|(?:geteilt|dividiert) durch|divisee? par|dividid[oa] (?:por|entre)|divis[oa] per|gedeeld door|podzielon[aey] przez)\b/,
  ],
  [
    '*',
    /[×·]|(?<=\s|\))[x*](?=\s|\()|\b(?:times|multiplied (?:by|with)|mal|multipliziert mit|fois|multipliee? par|multiplicad[oa] por|moltiplicat[oa] per|maal|vermenigvuldigd met|razy|pomnozon[aey] przez)\b/,
  ],
  ['-', /(?<=\s|\))[-–−](?=\s|\()|\b(?:minus|less|abzuglich|abzgl\.?|moins|menos|meno|minder|pomniejszon[aey] o)\b/],
  ['+', /\+|\b(?:plus|zuzuglich|zzgl\.?|mas|piu|powiekszon[aey] o)\b/],
]
const SIGN = new RegExp(SIGNS.map(([, { source }]) => `(${source})`).join('|'), 'g')
/** “The sum of A and B”, “Differenz aus A und B”. */
const OF_TWO: [Sign, RegExp][] = [
  [
    '+',
    /\b(?:sum|summe|somme|suma|somma|som) (?:of|aus|von|der|de|di|van|z|du|del|della) (.{2,60}?) (?:and|und|et|y|e|en|i|&) (.{2,60})/,
  ],
  // “People on board, adults and children together”.
  [
    '+',
    /(?:^|[,:;(] ?)([^,:;(]{2,60}?) (?:and|und|et|y|e|en|i|&) ([^,:;()]{2,40}?) (?:together|combined|added (?:up|together)|zusammen|ensemble|reunis|juntos|insieme|samen|razem)\b/,
  ],
  [
    '-',
    /\b(?:difference|differenz|diferencia|differenza|verschil) (?:of|between|aus|von|zwischen|de|entre|di|tra|van|tussen) (.{2,60}?) (?:and|und|et|y|e|en|i|&) (.{2,60})/,
  ],
  [
    '*',
    /\b(?:product|produkt|produit|producto|prodotto) (?:of|aus|von|de|di|van) (.{2,60}?) (?:and|und|et|y|e|en|i|&) (.{2,60})/,
  ],
]
/** “The annual pay is the product of the two”, “deren Summe”: of what the words before it name. */
const OF_BOTH =
  /\b(?:(sum|total|summe|somme|suma|somma|som)|(difference|differenz|diferencia|differenza|verschil)|(product|produkt|produit|producto|prodotto)) (?:of|aus|von|der|de|di|van|du|des|del|della|dei|delle|tra|between|zwischen|entre|tussen) (?:the two|both|these(?: two)?|those(?: two)?|them|beiden|den beiden|diesen(?: beiden)?|(?:les )?deux|(?:(?:los|las|estos|estas) )?dos|ambos|ambas|(?:i |le )?due|due|entramb[ie]|(?:de )?(?:beide|twee))\b|\b(?:both|the two|beide(?:s)?|les deux|(?:los|las) dos|ambos|ambas|entramb[ie]|i due)(?: (?:are|werden|sont|se|sono|zijn|worden|figures|amounts|betrage))? (multiplied|miteinander multipliziert|multiplies|multiplican|moltiplicat[ie]|vermenigvuldigd)\b/
const BOTH_SIGNS: Sign[] = ['+', '-', '*', '*']
/** What names two things: “the amount per payment and the number of payments”. */
const TWO = /^(.*\S),? (?:and|und|sowie|et|y|e|en|i|&) (\S.*)$/
/** A cell of which it is said that it has nothing. */
const BLANK =
  /\b(?:empty|blank|missing|not (?:given|filled|known|set|stated)|no (?:[a-z-]+ ){1,3}(?:is )?(?:given|set|known|stated|there)|leer\w*|fehl\w*|nicht (?:angegeben|ausgefullt|eingetragen|gefullt)|vides?|manqu\w+|absente?s?|vaci[oa]s?|falta\w*|vuot[oaie]|manca\w*|leeg|lege|ontbre\w+|pust\w+|brak\w*|prazdn\w+|chyb\w+)\b/
const ASKED =
  /\b(?:calculat|comput|work (?:it )?out|derive|berechne|errechne|rechne|ausrechn|calcul|recalcul|calcol|bereken|uitreken|oblicz|wylicz)/
/** Here a figure's words begin or end: what stands beyond is not of it. */
const BEGINS = /[=:,;(]|\b(?:is|as|ist|sind|als|aus|est|es|e|is gelijk aan|from|equals?|means|namely)\b/g
const ENDS =
  /[=:,;)]|\.(?!\d)|\b(?:rounded|gerundet|arrondie?s?|redondead[oa]s?|arrotondat[oa]|afgerond|zaokraglon[aey]|if|when|where|wenn|falls|si|cuando|se|als|which|that|is|ist|est|es|as|because)\b/
/** No sentence ends behind these. */
const SHORT = /\b(zzgl|abzgl|inkl|exkl|incl|excl|mwst|ust|approx|ca|bzw|max|min|no|nr)\./g
/** Longer texts are prose. */
const LONGEST = 1000

/** What the sentences of a text say that is calculated, in order. Words without a meaning here are left for those who know the columns. */
export function formulasIn(text: string): SaidFormula[] {
  const plain = fold(text.slice(0, LONGEST)).replace(SHORT, '$1')
  const sentences = plain.split(/[!?\n]|[.;](?=\s|$)/)
  return sentences.flatMap(
    (sentence, at) =>
      inSentence(sentence) ??
      ofTwo(sentence) ??
      ofBoth(sentence, sentences[at - 1]) ??
      spanFrom(sentence, sentences[at - 1]) ??
      [],
  )
}

/** Whether a text says from which day on another is counted, so that it is no value. */
export function saysDays(text: string): boolean {
  return formulasIn(text).some(({ operands: [, days = ''] }) => A_SPAN.test(days))
}

const A_SPAN = /^\d{1,4} (?:days|months)$/

/** “Six months after the last”: of what, is said before. */
const LAST =
  /^(?:(?:the|der|dem|die|das|la|le|el|il|de|het) )?(?:last|latest|previous|letzte[nrms]?|vorige[nrms]?|dernier\w*|precedent\w*|ultim[oa]|anterior|laatste|ostatni\w*)(?: one)?$/

function spanFrom(sentence: string, previous: string | undefined): SaidFormula | null {
  const span = spanIn(sentence)
  if (!span) return null
  const { before, count, unit, isAfter, from } = span
  const end = from.search(ENDS)
  const day = (end < 0 ? from : from.slice(0, end)).trim()
  return {
    before,
    operands: [LAST.test(day) ? `${day} ${before || (previous ?? '')}` : day, `${count} ${unit}`],
    signs: [isAfter ? '+' : '-'],
    asked: ASKED.test(sentence),
    isEquation: true,
    fillsGaps: BLANK.test(`${before} ${from}`),
  }
}

function inSentence(sentence: string): SaidFormula | null {
  // A dash or a slash between words is mostly none that is calculated with.
  const isEquation = sentence.includes('=')
  const found = [...sentence.matchAll(SIGN)].filter(([sign]) => isEquation || !/^[-–−/]$/.test(sign))
  if (found.length === 0 || found.length > 4) return null
  const pieces = found.map((match, at) => {
    const last = found[at - 1]
    return sentence.slice(last ? last.index + last[0].length : 0, match.index)
  })
  const last = found.at(-1)!
  const [head, first] = cutBefore(pieces[0]!)
  const tail = sentence.slice(last.index + last[0].length)
  const end = tail.search(ENDS)
  const operands = [first, ...pieces.slice(1), end < 0 ? tail : tail.slice(0, end)].map((one) => one.trim())
  if (operands.some((one) => !/[\p{L}\p{N}]/u.test(one))) return null
  const signs = found.map((match) => SIGNS[match.slice(1).findIndex((group) => group !== undefined)]![0])
  const fillsGaps = BLANK.test(head) || (end >= 0 && BLANK.test(tail.slice(end)))
  return { before: head, operands, signs, asked: ASKED.test(sentence), isEquation, fillsGaps }
}

function ofTwo(sentence: string): SaidFormula | null {
  for (const [sign, form] of OF_TWO) {
    const match = form.exec(sentence)
    if (!match) continue
    const [, one = '', other = ''] = match
    const end = other.search(ENDS)
    const operands = [one, end < 0 ? other : other.slice(0, end)]
    return {
      before: sentence.slice(0, match.index),
      operands,
      signs: [sign],
      asked: ASKED.test(sentence),
      isEquation: true,
      fillsGaps: BLANK.test(sentence.slice(0, match.index)),
    }
  }
  return null
}

/** What is calculated of two things that were named just before, in its sentence or in the one before. */
function ofBoth(sentence: string, before: string | undefined): SaidFormula | null {
  const match = OF_BOTH.exec(sentence)
  if (!match) return null
  const head = sentence.slice(0, match.index)
  const clauses = [...(before === undefined ? [] : [before]), ...head.split(CLAUSE)]
  const [, one = '', other = ''] = clauses.flatMap((clause) => TWO.exec(clause.trim()) ?? []).slice(-3)
  if (other === '') return null
  const sign = BOTH_SIGNS[match.slice(1).findIndex((group) => group !== undefined)]!
  return {
    before: head.split(CLAUSE).at(-1)!,
    operands: [one, other],
    signs: [sign],
    asked: ASKED.test(sentence),
    isEquation: true,
    fillsGaps: BLANK.test(head),
  }
}

const CLAUSE = /[:,](?=\s)/

/** What is behind the last mark or verb is of the figure. */
function cutBefore(text: string): [string, string] {
  const last = [...text.matchAll(BEGINS)].at(-1)
  if (!last || text.slice(last.index + last[0].length).trim() === '') return ['', text]
  return [text.slice(0, last.index), text.slice(last.index + last[0].length)]
}
