// What Spanish, Portuguese, Italian and French headers put before, behind and between their words: one letter for a date or hours, ordinals,
// “number of” before what is counted, both genders, what money is per, and the two answers of a column.

/** “F. entrega”, “F/alta”, “F nac.”: a Spanish date. A form of payment or of a medicine is written so as well. */
const SPANISH_DATE =
  /^\s*f(?:[./]\s*|[\s_]+)(?:de\s)?(?=(?:first|1|alta|baja|nac|cad|ven|vto|vcto|emis|entr|sali?d|lleg|recep|recib|recog|env|ped|fact|fra|contab|asient|valor|oper|[uú]lt|pr[oó]x|ini|fin|comp|adq|ingr|matr|inscr|pr[eé]st|devol|siembr|cosech|lectura|parte|resol|toma|muestr|baut|defun|falle|crea|modif|actual|apert|cierre|cita|consult|visita|revis|itv|cobro|firma|contr|reg|solic|prev|caduc|garant|instal|mant|insp|dona|boda|audien|vacun|parto|reserv|albar|liquid|renov))/iu
/** “H. salida”, “H. RDV”: when; “H. extra”, “H. budgétées”: how many hours. */
const AT_HOUR =
  /^\s*h[.\s]\s?(?:de\s)?(?=(?:salida|entrada|lleg|inic|fin\b|cita|cierre|apert|sa[ií]da|chegada|in[ií]cio|fim|d[eé]part|arriv|d[eé]but|rdv|rendez|sortie|entr[eé]e|entrata|uscita|arrivo|partenza))/iu
const HOURS =
  /^\s*h[.\s]\s?(?=(?:extra|suppl?|sup\b|trab|trav|budg|pr[eé]v|presup|normal|ordin|straord|factur|m\.?\s?o\b|r[eé]al|nuit|noct))/iu

/** “1ª matric.”, “1ère MEC”, “1° acquisto”. */
const FIRST = /(?<![\p{L}\p{N}])1(?:\.?[ªº°]|[eè]?re|er)(?![\p{L}\p{N}])/giu
/** “Ref.ª”, “Art.º”: the end of a word cut short. */
const CUT_ENDING = /(?<=\p{L}{2})\.?[ªº](?!\p{L})/gu
/** “Autor/a”, “Coiffeur/se”, “Inscrit(e)”: whoever it is. */
const EITHER_GENDER =
  /(?<=\p{L}{4})(?:[/·]|\()(?:[ao]s?|es?|se|ne|le|ra|ora|euse|[rt]?rice|ière|ère)\)?(?!\p{L})(?!\s?[/(])/giu

/** “Nb pers.”, “Nbre de couverts”, “Nombre d’enfants”, which begins as a Spanish name does. */
const FRENCH_COUNT =
  /^\s*(?:nb(?:re)?\.?[\s_]+(?:de[\s_]+|d['’])?|nombre[\s_]+(?:d['’]|de[\s_]+(?=\p{L}{3,}s(?!\p{L})(?<!padres))))(?=\p{L}{3})/iu
/** “Nº huéspedes”, “N. colli”, “N.º assoalhadas”: how many, where a number of one thing has that in the singular. */
const COUNTED =
  'pax|personas?|pessoas|persone|pers|hu[eé]spedes|h[oó]spedes|ospiti|invit[aei]\\p{L}*|comensales|coperti|couverts|asistentes|asistencias|participantes|partecipanti|formandos|alunos|alumnos|hijos|filhos|figli|ni[nñ]os|crian[cç]as|adultos|adulti|bambini|empleados|trabajadores|funcion[aá]rios|dipendenti|habitaciones|dormitorios|ba[nñ]os|quartos|c[oô]modos|assoalhadas|divis[oõ]es|casas de banho|locali|vani|camere|bagni|piani|plantas|plazas|posti|lugares|vagas|bultos|volumes|colli|pacchi|palets?|paletes|bancali|cajas|caixas|scatole|piezas|pe[cç]as|pezzi|copias|c[oó]pias|copie|ejemplares|exemplares|p[aá]ginas|pagine|d[ií]as|giorni|horas|noches|noites|notti|meses|mesi|semanas|settimane|cuotas|parcelas|presta[cç][oõ]es|sesiones|sess[oõ]es|sedute|visitas|animales|animais|capi|cabezas|l[ií]neas|righe|linhas|unidades|unit[aà]'
const COUNT = new RegExp(
  `(?<!\\p{L})(?:n\\s?\\.?[º°o]?\\.?|n[uú]m\\.?|nr\\.?|n[uú]mero (?:de|di))[\\s_]*(?:de |di )?(?=(?:${COUNTED})(?!\\p{L}))`,
  'iu',
)
/** “N.º máx. formandos”: the most that there may be. */
const MOST = /(?<!\p{L})(?:n\.?[º°]|nb|n[uú]m\.?)\s*m[aá]x(?:imo|\.)?(?:\s+d[ei])?(?!\p{L})/iu

const PER: Record<string, string> = {
  h: 'hourly',
  o: 'hourly',
  d: 'daily',
  j: 'daily',
  g: 'daily',
  m: 'month',
  s: 'weekly',
  a: 'annual',
}
/** “Tarifa/día”, “Valor/hora”, “Prix / mois”: of money only, as “Fecha/hora” is a moment. */
const MONEY_PER =
  /((?:prec?io|pre[cç]o|prix|prezzo|tari(?:fa|ff?a?)|taxa|taux|valor|vlr?|custo|coste?o?|co[uû]t|importe|importo|montant|mt|paga|salario|sal[aá]rio|salaire|alquiler|loyer|honorarios)\.?)\s?\/\s?(h(?:ora|eure)?|ora|d[ií]a|j(?:our)?|g(?:g|iorno)|m(?:es|ois|ese)|sem(?:ana|aine)?|a[nñ]o?|anno)\.?(?!\p{L})/iu
/** “Precio p/p”, “Preço p/ pessoa”, “Prix/pers.”. */
const PER_PERSON =
  /(?<=\p{L}{4})\s*(?:\s(?:p\/|por|par|per|p\.)\s?|\/\s?)(?:p(?:ers(?:on[ae]|onne)?|essoa|ax)?)\.?\s*$/iu

/** “Facturable S/N”, “Castrado (S/N)”: yes or no, where “Device S/N” is a number. */
const ANSWERED =
  /(?<=(?:\p{L}{2}(?:[aiu][dt][oa]s?|(?<!port)[aiá]ble|[ai]bile|[aáií]vel|ivo|iva|iz\.)|newsletter|ascensore?|elevador|piscina|gara[jg]em?|terra[zç]\p{L}{1,2}|trastero|fumador|mascotas|animales|publicidad|consentimiento)(?:\/[ao])?\s*)[([]?\s*s\s?\/\s?n\s*[)\]]?\s*$/iu
const ANSWERS =
  /(?<=\p{L}{3}\.?\s*)[([]?\s*(?:o\s?\/\s?n|s[ií][íì]?\s?\/\s?no|sim\s?\/\s?n[aã]o|oui\s?\/\s?non)\s*[)\]]?\s*$/iu

/** “D.O.”, “D.O.Ca.”, “D.O.P.”: where wine may say that it comes from. */
const ORIGIN = /^\s*D\.\s?O\.(?:\s?(?:P|Ca?)\.?)*\s*$/u
/** “Condomínio R$”: the house has no price, its upkeep has. */
const UPKEEP = /^\s*condom[ií]nio\s*[([]?\s*(?:r\$|€|eur)\s*[)\]]?\s*$/iu
const REAL = /\s*[([]?\s*R\$\s*[)\]]?/gu

/** What is longer is a sentence. */
const LONGEST = 60

/** The header with these written out in words that are known everywhere. */
export function withRomanceForms(header: string): string {
  if (header.length > LONGEST) return header
  return header
    .replace(ANSWERED, ' ')
    .replace(ANSWERS, ' ')
    .replace(UPKEEP, ' utilities ')
    .replace(REAL, ' ')
    .replace(ORIGIN, ' appellation ')
    .replace(FIRST, ' first ')
    .replace(SPANISH_DATE, 'fecha ')
    .replace(AT_HOUR, 'hora ')
    .replace(HOURS, 'horas ')
    .replace(MOST, ' max ')
    .replace(FRENCH_COUNT, ' count ')
    .replace(COUNT, ' count ')
    .replace(PER_PERSON, ' per person ')
    .replace(MONEY_PER, (_, money: string, of: string) => `${money} ${PER[of[0]!.toLowerCase()]!} `)
    .replace(EITHER_GENDER, ' ')
    .replace(CUT_ENDING, ' ')
    .replace(/(?<!\p{L})tot\.(?=\s?\p{L}{2})/giu, 'total ')
    .replace(/^\s*mt\.?\s+(?=(?:d[ue]s?|ht|ttc|tva|total|net|brut|r[eé]gl|pay|fact|remis)(?!\p{Ll}{5}))/iu, 'montant ')
    .replace(/(?<!\p{L})n\.\s?(?=(?:\p{L}\.){2})/giu, ' no ')
    .replace(/(?<=(?:\p{L}{2}|\.\p{L})[.\s]\s?)n\.\s*$/iu, ' no ')
    .replace(/(?<!\p{L})cm\s?[³3](?![\p{L}\p{N}])/giu, ' cc ')
}
