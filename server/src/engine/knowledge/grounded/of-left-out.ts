import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT, withoutAct } from './acts.ts'
import { namesColumn } from './columns.ts'
import { withoutDays } from './days.ts'
import { templatesIn, templatesKeyed } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “… and the lines of an invoice that isn't loaded”, “Termine zu Patienten, die nicht übernommen werden”, “samt ihren Beständen”: rows that stay
// behind because the row that they belong to does.

/** What is said of the row that others belong to. */
const NOT_TAKEN = anyOf(
  "(?:that |which |whom )?(?:we|you|they) (?:(?:leave|left) (?:out|behind)|drop(?:ped)?|skip(?:ped)?|exclude[d]?|(?:do not|don[’']t) (?:load|import|migrate|take(?: over)?|bring over))|(?:that|which) (?:stays?|remains?) behind",
  // “An invoice to a customer we don't have”: one that is not there, and no customer we don't have an address of.
  "(?:that |which |who |whom )?(?:we|you|they) (?:(?:do not|don[’']t) (?:have|know)|have(?: not|n[’']t) got|have never heard of)(?=\\s*(?:$|[,;:.)])| (?:on file|here|yet|any ?more|any longer|at all|in our|(?:also |simply |just )?(?:stays?|remains?|is|are|do|does|don|will|should|must|can|cannot|gets?|goes?|comes?)(?!\\p{L})))",
  "(?:die|den|das) (?:wir|es bei uns|es) (?:gar |bei uns )?nicht (?:haben|kennen|führen|gibt)|(?:que nous|qu[’']on) n[’'e] ?(?:avons|a|connaissons|connaît) pas|que (?:ya )?no (?:tenemos|conocemos)|che non (?:abbiamo|conosciamo)|die we niet (?:hebben|kennen)",
  'die wir (?:weg|aus|zurück)lassen',
  "(?:que nous|qu[’']on) (?:laiss\\p{L}+(?: de côté)?|n[’'e] ?(?:import|charg|migr|repren)\\p{L}+ pas)",
  'que (?:dejamos (?:fuera|atrás)|no (?:migr|carg|import|pas)amos)',
  'che (?:lasciamo (?:fuori|indietro)|non (?:migr|import|caric)\\p{L}+)',
  'die we (?:achterlaten|weglaten|niet (?:meenemen|overnemen|laden|importeren))',
  "(?:is|are|was|were|will)(?: not|n[’']t)(?: be| being)? (?:loaded|imported|migrated|taken(?: over)?|transferred|carried over|brought over|included|moved|coming (?:over|along|across))|(?:is|are|was|were|will be|gets?) (?:left (?:out|behind)|skipped|excluded|dropped|rejected)|(?:does|do|did)(?: not|n[’']t) (?:come (?:over|along|across)|get (?:loaded|imported))",
  'nicht (?:mit )?(?:übernommen|geladen|importiert|migriert|angelegt|mitgenommen)(?: werden| wird| wurden?| sind| ist)?|(?:weggelassen|ausgelassen|abgewiesen|ausgeschlossen) (?:werden|wird|wurden?)|weg(?:fallen|fällt|bleiben|bleibt)|nicht mitkomm(?:en|t)',
  "n[’']?e? ?(?:est|sont|sera|seront) pas (?:repris(?:es?)?|migrée?s?|importée?s?|chargée?s?|transférée?s?)",
  'no se (?:carg|migr|import|traspas|pas)\\p{L}*|no (?:está|están|es|son) (?:carg|migr|import)ad[oa]s?',
  'non (?:viene|vengono|è|sono) (?:import|migr|caric|ripres|trasfer)\\p{L}*',
  'niet (?:wordt|worden) (?:overgenomen|geladen|geïmporteerd|gemigreerd|meegenomen)|niet (?:overgenomen|geladen|geïmporteerd|gemigreerd|meegenomen) (?:wordt|worden)',
  'nie (?:jest|są|został\\p{L}*) (?:wczytan|przeniesion|zaimportowan)\\p{L}+',
)
/** “the lines of such orders”. */
const SUCH = anyOf(
  '(?:such|these|those)',
  'solche[rn]?|diese[rn]',
  'ces|de tel(?:le)?s',
  'es[oa]s|est[oa]s|tales',
  'quest[ei]|tali',
  'deze|zulke|dergelijke',
  'tych|takich',
)
/** “with their lines”, “samt ihren Beständen”, “auch nicht ihre Artikel”. */
const THEIRS = anyOf(
  '(?:(?:(?:along |together )?with|including|and|(?:nor|neither)(?: (?:do|does|is|should|will|must))?|plus|(?:and )?so (?:neither )?(?:are|do|does|is|should|will|must))(?: are)?(?: all)? (?:of )?(?:their|its|his|her)|along with)',
  '(?:mitsamt|samt|nebst)(?: (?:allen |sämtlichen )?(?:ihren|seinen|deren|dessen|dem|der|den))?|(?:und|sowie|auch nicht|auch|mit|ebenso(?: ?wenig)?)(?: alle)? (?:ihre[nr]?|seine[nr]?|deren|dessen)',
  '(?:avec|et|ainsi que|ni)(?: tou(?:te)?s)? (?:leurs?|ses|son|sa)',
  '(?:con|y|ni|tampoco|incluid[oa]s)(?: tod[oa]s)? sus?',
  '(?:con|e|né|nemmeno|neanche|neppure|compres[ei])(?: tutt[ie])? (?:i |le |gli |il |la )?(?:loro|suoi|sue)',
  '(?:met|en|evenmin|inclusief)(?: al)? (?:hun|zijn|haar)',
  '(?:wraz z|razem z|i) (?:ich|jego|jej)',
)
/** “with everything that hangs on them”, “samt allem, was daran hängt”: whatever links to what it is said of. */
export const EVERYTHING = anyOf(
  '(?:(?:along |together )?with|including|and|plus|or|(?:nor|neither)(?: (?:does|do|can|may|must|should|will))?) (?:everything|all|anything|whatever|what)(?: else)?(?: (?:that|which))?(?: (?:is|are|was))? (?:(?:of )?(?:theirs|its)|(?:hangs?|hanging|belongs?|belonging|depends?|depending|linked|attached|booked|tied|related|recorded|goes|go|refers?) (?:on|to|with|from|against|under|for) (?:them|it|him|her|those|these))',
  '(?:mitsamt|samt|nebst|mit|und|inklusive|noch|auch nicht) (?:(?:allem|alles|das),? )?was (?:ihnen|ihm|ihr|daran|an ihnen|dazu|zu ihnen|darauf|davon) (?:hängt|gehört|verweist|abhängt|gebucht ist)',
  "(?:avec|et|ainsi que|ni) (?:tout )?ce qui (?:s[’']y rattache|en dépend|(?:leur|lui) appartient|(?:y|leur|lui) est (?:lié|rattaché))",
  '(?:con|y|incluido|ni) (?:todo )?lo (?:suyo|que (?:les? (?:pertenece|corresponde)|(?:depende|cuelga) de (?:ell[oa]s?|él)))',
  '(?:con|e|compreso|né) (?:tutto )?(?:ciò|quello|quanto) che (?:è loro|(?:ne )?dipende(?: da (?:loro|essi|esse))?|(?:vi|ci|gli) (?:è collegato|appartiene)|(?:vi|ci) si riferisce)',
  '(?:met|en|inclusief|noch) (?:alles )?(?:van hen|wat (?:eraan|erbij|aan hen|ervan|daaraan|daarbij) (?:hangt|hoort|vastzit|afhangt))',
  '(?:wraz ze|razem ze|i) wszystkim,? co (?:do nich należy|jest z nimi związane|od nich zależy)',
)
/** “their lines neither”: what is said of the sentence before holds of these, too. */
const NOR_THEY = new RegExp(
  `^\\W*(?:(?:and|or|und|et|y|e|en|i) )?(?:${[
    '(?:neither|nor) (?:are |do |should )?(?:their|its|his|her) (.+)',
    "(?:their|its|his|her) (.+?)(?: (?:are|do|should))? (?:neither|not either|n[’']t either)",
    "(?:their|its|his|her) (.+?) (?:are|is|do|does|will|should|must)(?: not|n[’']t)(?: \\p{L}+){0,4} either",
    'auch (?:nicht )?(?:ihre|deren|dessen|seine) (.+?)(?: nicht)?',
    '(?:ihre|deren|dessen|seine) (.+?) (?:auch|ebenfalls|ebenso|genauso) ?(?:wenig|nicht)',
    'ni (?:leurs?|ses|sus?) (.+)',
    '(?:leurs?|ses|son|sa) (.+?) non plus',
    'tampoco sus? (.+)',
    'sus? (.+?) tampoco',
    '(?:nemmeno|neanche|neppure) (?:i |le |gli |il |la )?(?:loro|suoi|sue) (.+)',
    '(?:i |le |gli |il |la )?(?:loro|suoi|sue) (.+?) (?:nemmeno|neanche|neppure)',
    '(?:hun|zijn|haar) (.+?) (?:ook|evenmin) ?(?:niet)?',
    '(?:ich|jego|jej) (.+?) (?:też|także|również) nie',
  ].join('|')})[\\s.!]*$`,
  'iu',
)
/** So many words name one thing, and so many stand between what belongs and what it belongs to. */
const MOST_WORDS = 3
const MOST_BETWEEN = 30

/** The links by which rows stay behind, as a sentence says. */
export function ofLeftOut(
  { text, before, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const found = [
    ...byClause(text, own, templates),
    ...byAbsence(text, own, templates),
    ...bySuch(text, own, templates),
    ...byTheirs(text, before, own, templates),
    ...byEverything(text, before, own, templates),
    ...norThey(text, before, own, templates),
    ...sameFor(text, before, own, templates),
  ]
  const links = new Map(found.map((one) => [`${one.child.slug}.${one.column}`, one]))
  return [...links.values()].map(({ child, column }): Directive => ({
    ...origin,
    kind: 'bereft',
    slug: child.slug,
    column,
  }))
}

interface Link {
  child: Template
  column: string
}

function byClause(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  return [...text.matchAll(new RegExp(NOT_TAKEN.source, 'giu'))].flatMap(({ 0: said, index }) => {
    // Another part of the sentence says what becomes of the rows themselves.
    const rest = `${text.slice(0, index)} ${text.slice(index + said.length)}`
    return LEFT_OUT.test(rest) ? linksBefore(text.slice(0, index), own, templates) : []
  })
}

/** “Payments of people who aren't in the members' table”, “a booking whose customer isn't among the imported ones”. */
const ABSENT = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:is|are)(?: not|n[’']t)|not|missing|absent) (?:in|among|from|on|part of)",
    '(?:nicht|fehl(?:t|en|end\\p{L}*)) (?:in|im|unter|auf|bei)',
    "n[e’'] ?(?:est|sont|figurent?) pas (?:dans|parmi|sur)",
    'no (?:está|están|figuran?|constan?) (?:en|entre)',
    "non (?:è|sono|sta|stanno|figura(?:no)?|risulta(?:no)?|c[’']è|ci sono) (?:in|tra|fra|nel\\p{L}*|su\\p{L}*)",
    'niet (?:in|op|bij|onder)',
    'nie ma(?:ją)? (?:w|na|wśród)',
  ].join('|')})[\\s’']`,
  'giu',
)

/** What the rows link to is named where it is said in what they are missing. */
function byAbsence(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  return [...text.matchAll(ABSENT)].flatMap(({ 0: said, index }) => {
    const [before, behind] = [text.slice(0, index), text.slice(index + said.length)]
    if (!LEFT_OUT.test(`${before}, ${behind}`)) return []
    const [named = ''] = behind.split(/[,;:.]/u, 1)
    const act = LEFT_OUT.exec(named)
    const parents = templatesIn(act ? named.slice(0, act.index) : named, templates)
    // What belongs is in the nearest part before it that names any: “… nor course payments for a course that is not in …”.
    const parts = before.split(/[,;]/u).toReversed()
    const links = parts.map((part) =>
      belongingIn(part, own).flatMap((child) =>
        parents.flatMap((parent) => (parent === child ? [] : linksTo(parent, child))),
      ),
    )
    return links.find((found) => found.length > 0) ?? []
  })
}

function bySuch(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  if (!LEFT_OUT.test(text)) return []
  return [...text.matchAll(new RegExp(SUCH.source, 'giu'))].flatMap(({ 0: said, index }) => {
    const behind = wordsOf(text.slice(index + said.length)).slice(0, MOST_WORDS)
    const before = text.slice(0, index)
    const end = behind.findIndex((_, at) => templatesIn(behind.slice(0, at + 1).join(' '), templates).length > 0)
    return end < 0 ? [] : linksBefore(`${before} ${behind.slice(0, end + 1).join(' ')}`, own, templates)
  })
}

/** Who is left out with what belongs to them was named just before: “leave it and its lines out”. */
const THEM =
  /(?<!\p{L})(?:it|them|him|her|those|these|they|sie|ihn|es|diese[nrs]?|l[ea]s?|lui|eux|elles|l[oa]s?|est[oa]s?|lo|li|quest[oaie]|het|hem|haar|ze|die|deze|go|ją|je)\s*$/iu

/** The number of a single row. */
const ONE = /(?<![\p{L}\p{N}])\p{Lu}{0,4}[-/]?\d{3,}(?![\p{L}\p{N}])/u

/** “… stay behind, and what hangs on them too” may be two statements: the second is without its “and”. */
const LEADS = ['and', 'und', 'et', 'y', 'e', 'en']

/** All that must have the row that it belongs to, where that is named and stays behind. */
function byEverything(text: string, before: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const found = EVERYTHING.exec(text)
  const isAlone = !found && LEADS.some((lead) => EVERYTHING.exec(`${lead} ${text}`)?.index === 0)
  const about = isAlone ? before : text.slice(0, found?.index ?? 0)
  if ((!found && !isAlone) || !LEFT_OUT.test(isAlone ? before : text)) return []
  if (ONE.test(withoutDays(about))) return []
  const parents = ownersIn(about, templates)
  return own.flatMap((child) =>
    parents.flatMap((parent) => (parent === child ? [] : linksTo(parent, child).filter(isRequired))),
  )
}

/** “Lines we can't use”: rows of any kind. */
const ANY_ROWS =
  /^\W*(?:all |any |alle |toutes? les? |tod[oa]s? l[oa]s? )?(?:lines?|rows?|records?|entries|zeilen?|datensätze|einträge|lignes?|l[ií]neas?|filas?|registros?|righe|regels?|rijen)(?!\p{L})/iu

/** The templates of what is spoken of: as it is called, by a word for any rows, or by the only one with a column that is named, “someone without a tax number”. */
function ownersIn(about: string, templates: readonly Template[]): readonly Template[] {
  const [rows] = ANY_ROWS.exec(about) ?? []
  if (rows !== undefined && templatesIn(rows, templates).length === 0) return templates
  const named = templatesIn(about, templates)
  if (named.length > 0) return named
  const owners = templates.filter(({ columns }) =>
    columns.some((column) => column.desiredRule !== 'link' && namesColumn(about, column)),
  )
  return owners.length === 1 ? owners : []
}

const isRequired = ({ child, column }: Link): boolean =>
  child.columns.some(({ name, required }) => name === column && required)

/** A sentence without what it says of those that belong to what it is about, where the end of it says that. */
export function withoutTheirs(whole: string): string {
  const text = whole.replace(EVERYTHING, ' ')
  const [found] = [...text.matchAll(new RegExp(THEIRS.source, 'giu'))].slice(-1)
  if (!found) return text
  const behind = text.slice(found.index + found[0].length).split(LISTED)
  return behind.every((item) => wordsOf(item).length <= MOST_WORDS) ? text.slice(0, found.index) : text
}

/** “Their contacts, addresses and orders”. */
const LISTED = /\s*,\s*(?:(?:and|or|nor|und|et|ni|y|e|en)\s+)?|\s+(?:and|or|nor|und|oder|et|ou|ni|y|o|e|en)\s+/iu

/** “Leave it out with its contact”: of rows that belong to another one, and of no table of them. */
export function saysTheirs(text: string): boolean {
  const said = withoutAct(text)
  return withoutTheirs(said) !== said
}

/** What belongs stands behind; what it belongs to before, or it is whatever that links to. */
function byTheirs(text: string, before: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  if (!LEFT_OUT.test(text)) return []
  return [...text.matchAll(new RegExp(THEIRS.source, 'giu'))].flatMap(({ 0: said, index }) => {
    const [rest = ''] = text.slice(index + said.length).split(/[.;:]/, 1)
    const items = rest.split(LISTED).map((item) => childIn(item, own))
    const end = items.indexOf(null)
    const children = items.slice(0, end < 0 ? items.length : end).filter((child) => child !== null)
    const head = text.slice(0, index)
    const about = THEM.test(head) && templatesIn(head, templates).length === 0 ? before : head
    // “Order A-4711 and its lines” says it of one, and nothing of others: what names a row that is not there fails as it is.
    if (ONE.test(withoutDays(about))) return []
    return children.flatMap((child) => {
      const parents = templatesIn(about, templates).filter((one) => one !== child)
      const links = parents.flatMap((parent) => linksTo(parent, child))
      const all = child.columns.filter(({ desiredRule, required }) => desiredRule === 'link' && required)
      return links.length > 0 || parents.length > 0 || all.length !== 1 ? links : [{ child, column: all[0]!.name }]
    })
  })
}

/** The template that is named first; null where none is, or where “… and their lines keep their numbers” says something else of it. */
function childIn(item: string, own: readonly Template[]): Template | null {
  const behind = wordsOf(item).slice(0, MOST_WORDS)
  if (wordsOf(item).length > MOST_WORDS && !LEFT_OUT.test(item)) return null
  const named = behind.flatMap((_, at) => belongingIn(behind.slice(0, at + 1).join(' '), own))
  return named[0] ?? onlyOf(templatesKeyed(item, own)) ?? describedAs(item, own) ?? onlyOf(recordsOf(item, own))
}

/** What keeps what was done, whatever that was: the “service history” is the “service records”, and so is the “service” that others belong to. */
const RECORDS = anyOf(
  'records?|history|log|entries',
  'verlauf|historie|einträge',
  'historique',
  'historial',
  'storico',
  'historie',
)

function recordsOf(item: string, own: readonly Template[]): Template[] {
  const kind = (called: string): string =>
    wordsIn(called)
      .filter(({ raw }) => !RECORDS.test(raw))
      .map(({ stem }) => stem)
      .join(' ')
  const isKept = (called: string): boolean => RECORDS.test(called) && kind(called) === kind(item)
  return kind(item) !== '' ? own.filter(({ name }) => isKept(name)) : []
}

const onlyOf = (found: readonly Template[]): Template | null => (found.length === 1 ? found[0]! : null)

/** “Their contracts”, of a template “Posts” that is described as “Contracts of people, past and present”: what its rows are comes first. */
function describedAs(item: string, own: readonly Template[]): Template | null {
  const [said, ...more] = wordsIn(item)
  const found = own.filter(({ description }) => wordsIn(description ?? '')[0]?.stem === said?.stem)
  return said && more.length === 0 && found.length === 1 ? found[0]! : null
}

const LISTED_WITH =
  /\s*,\s*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+)?|\s+(?:and|or|nor|und|oder|sowie|et|ou|ni|y|o|e|en|of)\s+/iu

/** What the sentence before leaves out takes with it what this one names. */
function norThey(text: string, before: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const named = NOR_THEY.exec(text)
    ?.slice(1)
    .find((words) => words !== undefined)
  if (named === undefined || !LEFT_OUT.test(before)) return []
  // What it names it is said of, whatever the text is about.
  const listed = named.split(LISTED_WITH).flatMap((item) => recordsOf(item, own))
  const called = [...new Set([...belongingIn(named, own), ...listed])]
  const children = called.length > 0 ? called : belongingIn(named, templates)
  return children.flatMap((child) =>
    templatesIn(before, templates).flatMap((parent) => (parent === child ? [] : linksTo(parent, child))),
  )
}

/** “Same for the trips”: what the sentence before says of rows that are left out with others. */
const SAME_FOR = new RegExp(
  `^\\W*(?:(?:and|und|et|y|e|en|i) )?(?:${[
    '(?:the )?same (?:goes |applies |holds |is true )?(?:for|with|to) (.+)',
    '(?:das|dass)?(?:gleiche|selbe) (?:gilt )?(?:für|bei) (.+)|(?:genauso|ebenso) (?:bei|für) (.+)',
    '(?:idem|(?:de )?même(?: chose)?) (?:pour|avec) (.+)|il en va de même (?:pour|d[eu]s?) (.+)',
    '(?:lo mismo|igual) (?:(?:vale )?para|con) (.+)',
    '(?:lo stesso|idem) (?:vale )?(?:per|con) (.+)',
    '(?:hetzelfde|idem) (?:geldt )?(?:voor|met) (.+)',
  ].join('|')})[\\s.!]*$`,
  'iu',
)

function sameFor(text: string, before: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const named = SAME_FOR.exec(text)
    ?.slice(1)
    .find((words) => words !== undefined)
  if (named === undefined) return []
  const told = [...byClause(before, templates, templates), ...byAbsence(before, templates, templates)]
  // What it names it is said of, whatever the text is about.
  const children = belongingIn(named, own).length > 0 ? belongingIn(named, own) : belongingIn(named, templates)
  const parents = new Set(
    told.flatMap(({ child, column }) =>
      templates.filter((one) => linksTo(one, child).some((link) => link.column === column)),
    ),
  )
  return children.flatMap((child) => [...parents].flatMap((parent) => (parent === child ? [] : linksTo(parent, child))))
}

/** The links of what is named last but one to what is named last. */
function linksBefore(text: string, own: readonly Template[], templates: readonly Template[]): Link[] {
  const words = wordsOf(text)
  const tail = (count: number): string => words.slice(-count).join(' ')
  const length = Array.from({ length: MOST_WORDS }, (_, at) => at + 1).find(
    (count) => templatesIn(tail(count), templates).length > 0,
  )
  if (length === undefined) return []
  const parents = templatesIn(tail(length), templates)
  for (let count = length + 1; count <= Math.min(words.length, MOST_BETWEEN); count++) {
    const found = belongingIn(tail(count), own).flatMap((child) =>
      parents.flatMap((parent) => (parent === child ? [] : linksTo(parent, child))),
    )
    if (found.length > 0) return [...found, ...alsoBefore(words.slice(0, -count), parents, own)]
  }
  return listedBefore(words.slice(0, -length), parents, own)
}

const AND = /^(?:and|or|nor|und|oder|sowie|et|ou|ni|y|o|e|en|of|i|a|och)$/iu

/** “People and addresses of accounts”: what stands beside what belongs belongs as well. */
function alsoBefore(words: readonly string[], parents: readonly Template[], own: readonly Template[]): Link[] {
  return AND.test(words.at(-1) ?? '') ? listedBefore(words.slice(0, -1), parents, own) : []
}

/** What belongs by the words that the templates' descriptions have for their rows: the people at a firm, its addresses. */
function listedBefore(words: readonly string[], parents: readonly Template[], own: readonly Template[]): Link[] {
  const said = wordsIn(words.slice(-MOST_LISTED).join(' ')).filter(({ text }) => text.length >= LEAST_LETTERS)
  const isDescribed = ({ description }: Template): boolean => {
    const stems = new Set(wordsIn(description ?? '').map(({ stem }) => stem))
    return said.some(({ stem }) => stems.has(stem))
  }
  return own
    .filter(
      (child) =>
        !parents.includes(child) &&
        (belongingIn(words.slice(-MOST_LISTED).join(' '), [child]).length > 0 || isDescribed(child)),
    )
    .flatMap((child) => parents.flatMap((parent) => linksTo(parent, child)))
}

/** So many words list what belongs to something, and such a word is no “of”. */
const MOST_LISTED = 6
const LEAST_LETTERS = 5

/** What belongs to something else is called by the last word of its name, too: the lines of an order. */
export function belongingIn(text: string, own: readonly Template[]): Template[] {
  const words = wordsIn(text)
  const said = new Set(words.map(({ stem }) => stem))
  const concepts = new Set(words.flatMap(({ raw }) => conceptsOf(raw)))
  const named = new Set(templatesIn(text, own))
  const isLast = (called: string): boolean => {
    const last = wordsIn(called).at(-1)
    const meant = last === undefined ? [] : conceptsOf(last.raw)
    return said.has(last?.stem ?? '') || (meant.length > 0 && meant.every((concept) => concepts.has(concept)))
  }
  return own.filter((one) => named.has(one) || [one.slug, one.name].some(isLast))
}

/** The columns of one template that link to another. */
export function linksTo(parent: Template, child: Template): Link[] {
  return child.columns.flatMap(({ name, desiredRule, linkRule = [] }) =>
    desiredRule === 'link' && linkRule.some(({ templateId }) => templateId === parent.id)
      ? [{ child, column: name }]
      : [],
  )
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_’'-]+/u).filter((word) => word !== '')
}
