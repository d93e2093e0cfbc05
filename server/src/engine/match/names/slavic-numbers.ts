// Czech and Slovak have no letter as short for a number as “č.”, which without its hook is a c like others: what is of whom is settled before.

/** “IČ” is a firm's number, as “i. č.” with its dots is that of a thing; “IČ DPH” is the one for its tax. */
const FIRM = /(?<!\p{L})IČO?(?:\s?(DPH)|(?!\p{L}|\.\s?\p{L}))/gu

/** “č. p.”, “Č. ú.”, “r. č.”, “Inv. č.”, “Fa č.”, “Č. DL”: numbers of something. */
const OF_THINGS = /(?<!\p{L})(?:č\.?\s?(fa|dl|or|op|[púj])|(inv|fa|dl|[ipvr])\.?\s?č)(?!\p{L})\.?/giu
const THINGS: Record<string, string> = {
  čp: 'house number',
  čor: 'house number',
  čop: 'identity card number',
  čú: 'account number',
  čj: 'document number',
  čfa: 'invoice number',
  čdl: 'delivery note number',
  fa: 'invoice number',
  dl: 'delivery note number',
  inv: 'inventory number',
  i: 'inventory number',
  p: 'line number',
  v: 'serial number',
  r: 'rodne cislo',
}

/** “Czas dostawy (dni)”: days in Polish, where in capitals they are the number of a Spaniard. */
const DAYS_BEHIND = /(?<=\p{L}\.?\s*)[([]\s*dni\s*[)\]]/gu

const ANY = /č|dni/iu

export function withSlavicNumbers(header: string): string {
  if (!ANY.test(header)) return header
  return header
    .replace(DAYS_BEHIND, ' days ')
    .replace(FIRM, (_, tax?: string) => (tax ? ' tax number ' : ' company number '))
    .replace(OF_THINGS, (_, of?: string, before?: string) => ` ${THINGS[(before ?? `č${of!}`).toLowerCase()]!} `)
}
