// States and provinces of the countries in which addresses are written with a code for them: ISO 3166-2 without the country's own, with
// the short forms that people wrote before there were codes.

const STATES = `
AL Alabama,Ala|AK Alaska|AZ Arizona,Ariz|AR Arkansas,Ark|CA California,Calif,Cal|CO Colorado,Colo|CT Connecticut,Conn|DE Delaware,Del
DC District of Columbia,Washington DC|FL Florida,Fla|GA Georgia|HI Hawaii|ID Idaho|IL Illinois,Ill|IN Indiana,Ind|IA Iowa|KS Kansas,Kans,Kan
KY Kentucky,Ky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts,Mass|MI Michigan,Mich|MN Minnesota,Minn|MS Mississippi,Miss|MO Missouri
MT Montana,Mont|NE Nebraska,Nebr,Neb|NV Nevada,Nev|NH New Hampshire,N Hampshire|NJ New Jersey,N Jersey|NM New Mexico,N Mex,N Mexico|NY New York|NC North Carolina,N Car,N Carolina
ND North Dakota,N Dak,N Dakota|OH Ohio|OK Oklahoma,Okla|OR Oregon,Ore,Oreg|PA Pennsylvania,Penn,Penna|RI Rhode Island|SC South Carolina,S Car,S Carolina
SD South Dakota,S Dak,S Dakota|TN Tennessee,Tenn|TX Texas,Tex|UT Utah|VT Vermont|VA Virginia,Virg|WA Washington,Wash|WV West Virginia,W Va,W Virginia
WI Wisconsin,Wis,Wisc|WY Wyoming,Wyo|PR Puerto Rico|GU Guam|VI Virgin Islands
AB Alberta,Alta,Alb|BC British Columbia,Colombie-Britannique|MB Manitoba,Man|NB New Brunswick,Nouveau-Brunswick
NL Newfoundland and Labrador,Newfoundland,Nfld,Terre-Neuve-et-Labrador,Terre-Neuve|NS Nova Scotia,Nouvelle-Écosse
NT Northwest Territories,Territoires du Nord-Ouest|NU Nunavut|ON Ontario,Ont|PE Prince Edward Island,Île-du-Prince-Édouard
QC Quebec,Que|SK Saskatchewan,Sask|YT Yukon,Yukon Territory,Territoire du Yukon
NSW New South Wales|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia|ACT Australian Capital Territory
NT Northern Territory
BW Baden-Württemberg|BY Bayern,Bavaria|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen,Hesse|MV Mecklenburg-Vorpommern
NI Niedersachsen,Lower Saxony|NW Nordrhein-Westfalen,North Rhine-Westphalia,NRW|RP Rheinland-Pfalz|SL Saarland|SN Sachsen,Saxony
ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen,Thuringia
AG Aargau|AR Appenzell Ausserrhoden|AI Appenzell Innerrhoden|BL Basel-Landschaft,Baselland|BS Basel-Stadt|FR Fribourg,Freiburg|GE Genève,Genf,Geneva
GL Glarus|GR Graubünden|JU Jura|LU Luzern,Lucerne|NE Neuchâtel,Neuenburg|NW Nidwalden|OW Obwalden|SG St Gallen,Sankt Gallen|SH Schaffhausen
SZ Schwyz|SO Solothurn|TG Thurgau|TI Ticino,Tessin|UR Uri|VS Valais,Wallis|VD Vaud,Waadt|ZG Zug|ZH Zürich`

/** Provinces in French, by initials that have a point and a hyphen, as no others have. */
const IN_INITIALS = new Map([
  ['c.-b.', 'BC'],
  ['n.-b.', 'NB'],
  ['n.-é.', 'NS'],
  ['t.-n.-l.', 'NL'],
  ['t.-n.', 'NL'],
  ['t.n.-o.', 'NT'],
  ['t.-n.-o.', 'NT'],
  ['î.-p.-é.', 'PE'],
  ['i.-p.-é.', 'PE'],
])

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

let known: Map<string, string> | null = null

function names(): Map<string, string> {
  known ??= new Map(
    STATES.trim()
      .split(/[|\n]/)
      .flatMap((entry) => {
        const [, code = '', list = ''] = /^(\S+) (.*)$/.exec(entry) ?? []
        return list.split(',').map((name): [string, string] => [plain(name), code])
      }),
  )
  return known
}

/** “N.H.”, “D. C.”: the code itself, with a point behind each letter, of a name of as many words. */
const WITH_POINTS = /^(?:\p{Lu}\.\s?){2,3}$/u

let initials: Set<string> | null = null

function areInitials(code: string): boolean {
  initials ??= new Set(
    [...names()].flatMap(([name, own]) => {
      const first = name.split(' ').map((word) => word[0]!.toUpperCase())
      return first.join('') === own ? [own] : []
    }),
  )
  return initials.has(code)
}

let codes: Set<string> | null = null

function isCode(value: string): boolean {
  codes ??= new Set(names().values())
  return codes.has(value)
}

/** The code of a state or province by its name or usual short form (`Calif.`, `Mass.`, `N.H.`, `Bayern`, `N.-É.`); null when it is none. */
export function stateCode(value: string): string | null {
  if (value.length > 40) return null
  const named = names().get(plain(value)) ?? IN_INITIALS.get(value.normalize('NFC').toLowerCase().replace(/\s/g, ''))
  if (named !== undefined) return named
  const bare = WITH_POINTS.test(value.trim()) ? value.replace(/[.\s]/g, '') : ''
  return areInitials(bare) ? bare : null
}

/** Whether a value is a state or province by its name or its code. */
export function isState(value: string): boolean {
  return isCode(value.trim()) || stateCode(value) !== null
}

/** Whether several values are all states or provinces: then “ON” among them is Ontario, and nothing that is switched on. */
export function areStates(values: readonly string[]): boolean {
  return values.length > 1 && values.every(isState)
}
