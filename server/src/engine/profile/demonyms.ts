// Nationalities: “française”, “belge”, “deutsch”, “Dutch”. ICU has no list of them; most are called as their language is.

/** Languages that one country is called after. */
const BY_LANGUAGE: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  nl: 'NL',
  pt: 'PT',
  pl: 'PL',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  fi: 'FI',
  is: 'IS',
  ga: 'IE',
  cs: 'CZ',
  sk: 'SK',
  sl: 'SI',
  hr: 'HR',
  sr: 'RS',
  bs: 'BA',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  tr: 'TR',
  ru: 'RU',
  uk: 'UA',
  be: 'BY',
  lt: 'LT',
  lv: 'LV',
  et: 'EE',
  mt: 'MT',
  sq: 'AL',
  mk: 'MK',
  ka: 'GE',
  hy: 'AM',
  az: 'AZ',
  kk: 'KZ',
  uz: 'UZ',
  mn: 'MN',
  ja: 'JP',
  zh: 'CN',
  ko: 'KR',
  th: 'TH',
  vi: 'VN',
  id: 'ID',
  ms: 'MY',
  km: 'KH',
  ne: 'NP',
  lb: 'LU',
  so: 'SO',
}

/** Those that are called otherwise, in English, German, French, Spanish, Italian and Dutch. */
const OTHERS: Record<string, string> = {
  BE: 'belgian belgisch belge belga belg',
  CH: 'swiss schweizerisch schweizer suisse suizo svizzero zwitsers',
  AT: 'austrian österreichisch autrichien austriaco oostenrijks',
  GB: 'british britisch britannique británico britannico brits english englisch anglais inglés inglese engels',
  US: 'american amerikanisch us-amerikanisch américain estadounidense americano statunitense amerikaans',
  CA: 'canadian kanadisch canadien canadiense canadese canadees',
  BR: 'brazilian brasilianisch brésilien brasileño brasiliano braziliaans',
  MX: 'mexican mexikanisch mexicain mexicano messicano mexicaans',
  AR: 'argentine argentinian argentinisch argentin argentino argentijns',
  CL: 'chilean chilenisch chilien chileno cileno chileens',
  CO: 'colombian kolumbianisch colombien colombiano colombiaans',
  AU: 'australian australisch australien australiano australisch',
  NZ: 'neuseeländisch néo-zélandais neozelandés neozelandese nieuw-zeelands',
  IN: 'indian indisch indien indio indiano indiaas',
  IL: 'israeli israelisch israélien israelí israeliano israëlisch',
  IR: 'iranian iranisch iranien iraní iraniano iraans',
  SY: 'syrian syrisch syrien sirio siriano syrisch',
  AF: 'afghan afghanisch afgano afghaans',
  MA: 'moroccan marokkanisch marocain marroquí marocchino marokkaans',
  DZ: 'algerian algerisch algérien argelino algerino algerijns',
  TN: 'tunisian tunesisch tunisien tunecino tunisino tunesisch',
  EG: 'egyptian ägyptisch égyptien egipcio egiziano egyptisch',
  ZA: 'südafrikanisch sud-africain sudafricano zuid-afrikaans',
  IE: 'irish irisch irlandais irlandés irlandese iers',
  NL: 'holländisch hollandais holandés hollands',
  FI: 'finlandais finlandés finlandese',
  LU: 'luxembourgish luxemburgisch luxembourgeois luxemburgués lussemburghese luxemburgs',
  GR: 'greek griechisch grec grecque griego greco grieks',
  TR: 'turc turque',
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl']
/** How an adjective goes on in these languages: française, italienne, deutscher, italiana, españoles. */
const ENDINGS = ['', 'e', 's', 'es', 'ne', 'nes', 'er', 'en', 'em', 'a', 'as', 'os', 'i']

let known: Map<string, string> | null = null

/** The country (ISO 3166 alpha-2) of a nationality's adjective, or null. */
export function countryOfNationality(value: string): string | null {
  const text = value.trim()
  if (text.length < 4 || text.length > 24 || !/^\p{L}[\p{L}-]+$/u.test(text)) return null
  known ??= adjectives()
  return known.get(fold(text)) ?? null
}

function adjectives(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [code, words] of Object.entries(OTHERS)) for (const word of words.split(' ')) addForms(found, word, code)
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    for (const [code, country] of Object.entries(BY_LANGUAGE)) addForms(found, names.of(code) ?? '', country)
  }
  return found
}

function addForms(found: Map<string, string>, adjective: string, country: string): void {
  const word = fold(adjective)
  if (!/^[\p{L}-]{4,}$/u.test(word)) return
  const stems = /[oe]$/.test(word) ? [word, word.slice(0, -1)] : [word]
  for (const form of stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending))) {
    if (form.length >= word.length - 1 && !found.has(form)) found.set(form, country)
  }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a header or a description speaks of where somebody or something is from. */
export function saysOrigin(name: string): boolean {
  return /national|staatsang|staatsbürg|citizen|cittadin|ciudadan|country|pays\b|pa[ií]s\b|paese|\bland\b|herkunft|origin|provenien|herkomst/iu.test(
    name,
  )
}
