import { readDate, readMonth } from '../../../profile/dates.ts'
import { tableLabel } from '../../context.ts'
import { quote } from '../../../phrases.ts'
import type { Work } from '../column-values.ts'

// “04/2027” where a whole date is wanted: the day that it is then, as a description or somebody says, or as is the custom.

type MonthDay = 'first' | 'last'

const LAST =
  /\b(?:last|final) (?:calendar )?day (?:of|in) (?:the|that|its|their|each) month|\b(?:at )?(?:the )?end of (?:the|that|its|their) month|month[- ]end|monatsende|ende des (?:jeweiligen )?monats|monatsletzt|letzte[nrms]? (?:tag )?(?:des|im) (?:jeweiligen )?monat|dernier jour d[ue] (?:ce )?mois|fin d[ue] mois|[uú]ltimo d[ií]a d(?:el?|o) m[eê]s|fin(?:al)? d(?:el?|o) m[eê]s|ultimo giorno (?:del|di quel) mese|fine (?:del )?mese|laatste dag van de (?:betreffende )?maand|einde van de maand|ostatni dzie[nń] (?:danego )?miesi[aą]ca|koniec miesi[aą]ca|sista dagen i m[aå]naden|m[aå]nadens sista/iu
const FIRST =
  /\b(?:first|1st)(?: day)? (?:of|in) (?:the|that|its|their|each) month|\b(?:start|beginning) of (?:the|that|its|their) month|monatsanfang|monatserst|(?:erste[nrms]?|1\.) (?:tag )?(?:des|im) (?:jeweiligen )?monat|(?:premier|1er)(?: jour)? d[ue] (?:ce )?mois|primer(?: d[ií]a)? del? mes|primeiro dia do m[eê]s|primo(?: giorno)? del mese|eerste(?: dag)? van de (?:betreffende )?maand|pierwszy dzie[nń] (?:danego )?miesi[aą]ca|f[oö]rsta dagen i m[aå]naden|m[aå]nadens f[oö]rsta/iu
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const MONTH = word(
  'months?|monat\\p{L}*|mois|mes(?:es)?|m[eê]s|mese|mesi|maand(?:en)?|miesi[aą]c\\p{L}*|m[aå]nad\\p{L}*|m[eě]s[ií]c\\p{L}*',
)
const DAYS: Record<MonthDay, RegExp> = {
  first: word(
    '(?:first|1st) day|day (?:one|1)|erste[nrs]? tag|premier jour|primer d[ií]a|primeiro dia|primo giorno|eerste dag|pierwsz\\p{L}+ dzie[nń]|f[oö]rsta dag\\p{L}*|prvn[ií] den',
  ),
  last: word(
    '(?:last|final) day|letzte[nrs]? tag|dernier jour|[uú]ltimo d[ií]a|ultimo giorno|laatste dag|ostatni\\p{L}* dzie[nń]|sista dag\\p{L}*|posledn[ií] den',
  ),
}
/** Less than a day is known. */
const LACKING = word(
  'only|just|no|not|without|missing|unknown|nur|fehl\\p{L}*|ohne|kein\\p{L}*|seul\\p{L}*|manqu\\p{L}*|sans|s[oó]lo|solamente|falta|sin|manca|senza|soltanto|alleen|ontbre\\p{L}*|zonder|só|sem|tylko|brak\\p{L}*|bez|bara|endast|saknas|jen|pouze',
)

/** “If only a month is known, its first day”: the first or the last one, in a sentence about months of which no day is told. */
function saysWhich(text: string, day: MonthDay): boolean {
  return text.split(/[.;\n]/).some((part) => [MONTH, DAYS[day], LACKING].every((one) => one.test(part)))
}

/** Goods and cards hold to the end of the month that is printed on them (GS1 General Specifications, application identifier 17, for the first). */
const HOLDS_TO_THE_END =
  /expir|(?<!\p{L})(?:exp|mhd|dlc|dluo|ddm|tht)(?!\p{L})|best[ _-]?before|use[ _-]?by|haltbar|verfall|p[ée]remption|caduc|scaden|houdbaar|valid[ _-]?(?:until|to|thru|through)|g[üu]ltig[ _-]?bis|przydatno|b[äa]st[ _-]?f[öo]re|validade/iu

/** The day that months of the column are taken for; null where nobody can know it. What is the custom is noted. */
export function monthDayOf(work: Work): MonthDay | null {
  const { target, source, placement, context } = work
  const { slug } = placement.side.template
  const told = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  for (const text of [target.description ?? '', ...told.map((one) => one.text)]) {
    const [first, last] = [FIRST.test(text) || saysWhich(text, 'first'), LAST.test(text) || saysWhich(text, 'last')]
    if (first !== last) return first ? 'first' : 'last'
  }
  if (!HOLDS_TO_THE_END.test(target.name) && !HOLDS_TO_THE_END.test(source.name)) return null
  context.notes.push(
    `Months without a day in column ${quote(source.name)} of ${tableLabel(placement.table.profile)} are taken for their last day, as what expires holds to the end of its month.`,
  )
  return 'last'
}

/** How the months without a day among the values are written, where it can't be a year and a month of two figures each. */
export function monthPatterns({ values }: Work): string[] {
  const cells = values.flatMap(({ value }) => (value === null || readDate(value) !== null ? [] : [value.trim()]))
  const yearFirst = cells.some((value) => /^(?:1[3-9]|[2-9]\d)[./-]\d\d$/.test(value))
  const read = cells.flatMap((value) => readMonth(value) ?? [])
  return [...new Set(read)].filter((pattern) => !yearFirst || !/^MM?.YY$/.test(pattern))
}
