// What says that one text stands for another, in the languages that people write in, and which of the two is the one that is written.

interface Place {
  at: number
  end: number
}

const SURELY = [
  "rename[sd]?|renaming|renumber(?:ed|s)?|recoded|replace[sd]?|replacing|instead|rather than|in place of|should (?:be|read|say)|must (?:be|read)|ought to be|ha(?:s|ve) become|became|becomes?|used to be|merged?|turned into|converted?|corrected?|correct|right|proper|wrong|typos?|misspell?\\p{L}*|mistake|spell(?:ed|ing)|spelt|short for|abbreviat\\p{L}+|stands? for|means?|meant|same as|equals?|equivalent|corresponds?|(?:new|old|other|english|german|french|former|current) (?:name|word|term|code)|(?:no longer|not) exists?|(?:does|do)(?: not|n[’']t) exist(?: any ?more)?|change[ds]?|goes by|(?:enter|record|writ|list)(?:ed|ten) as|what we call(?:ed)?|you call|(?:our|your) (?:word|name|term|code)|is your|in your (?:system|list)|calls?|called|write|wrote|put|use|read|equal|both kinds",
  'umbenannt|umnummeriert|aufgegangen|zusammengelegt|statt|anstatt|anstelle|ersetz\\p{L}*|richtig\\p{L}*|korrekt\\p{L}*|falsch\\p{L}*|vertan|vertippt|tippfehler|gemeint|meinen|meint|bedeutet|bedeuten|hei(?:ß|ss)en|hei(?:ß|ss)t|hei(?:ß|ss)t|hieß|entsprich\\p{L}*|steht für|abkürzung|kurz für|schreiben|gibt es nicht mehr|wurde zu|geworden|eigentlich|ändern|geändert|gleichbedeutend|dasselbe|zu lesen|gelesen|nennen|genannt|bei (?:euch|ihnen)',
  "renommée?s?|renumérotée?s?|rempla\\p{L}+|au lieu|à la place|corresp\\p{L}+|équiv\\p{L}+|signifie\\p{L}*|veut dire|désigne|faux|fausse|correct\\p{L}*|erreur|faute|devien\\p{L}+|devenue?s?|fusionnée?s?|appelle(?:nt)?|s[’']appelait|n[’']existe plus|abréviation|écrire|écrivez|mettre|mettez|nouveau nom|changer|changez|chez vous|doi(?:t|vent) (?:être lue?s?|se lire)|(?:est|sont) à lire|lire|lisez",
  'renombr\\p{L}*|renumer\\p{L}*|reemplaz\\p{L}*|sustitu\\p{L}*|cambi\\p{L}*|en (?:vez|lugar)|significa|quiere decir|equival\\p{L}+|correspond\\p{L}+|incorrect\\p{L}*|correct\\p{L}*|error|pas(?:a|ó) a|llaman?|llamaba|ya no existe|abreviatura|poner|pone|escrib\\p{L}+|nuevo nombre|fusion\\p{L}*|convert\\p{L}*|debe(?:n)? leerse|hay que leer|léase',
  'rinominat[oaei]|rinumerat[oaei]|sostitu\\p{L}*|cambi\\p{L}*|invece|al posto|significa|vuol dire|equival\\p{L}+|corrispond\\p{L}+|sbagliat\\p{L}*|corrett\\p{L}*|giust[oa]|errore|diventa\\p{L}*|chiama(?:no|va)?|non esiste più|abbreviazione|scriv\\p{L}+|scritt[oaei]|mettere|nuovo nome|confluit[oaei]|va(?:nno)? lett[oaei]|da leggere',
  'hernoemd|hernummerd|omgenummerd|vervang\\p{L}*|wijzig\\p{L}*|in plaats|betekent|betekenen|staat voor|komt overeen|fout|foutief|juiste?|correcte?|tikfout|bedoeld|bedoelen|moet zijn|heten|heet|heette|geworden|samengevoegd|opgegaan|bestaat niet meer|afkorting|schrijf|schrijven|nieuwe naam|verander\\p{L}*|lezen|gelezen',
].join('|')
/** These say so where nothing else is said. */
const WEAKLY = [
  'now|belongs?|moved?|turn(?:s|ed)?|convert|stands?|goes|says|see|sounds|gehör(?:t|en)|wird|werden|wurden?|steht|pasa(?:n|do)?|fusion\\p{L}*|plaats|lieu|vez|wordt|worden|hoort|horen|come',
].join('|')
const SIGNS = '=|→|->|=>|:'

export const RENAMED_SURELY = new RegExp(`(?<!\\p{L})(?:${SURELY})(?!\\p{L})|${SIGNS}`, 'iu')
/** All words that say so; what they leave over is filler. */
export const RENAMED = new RegExp(`(?<!\\p{L})(?:${SURELY}|${WEAKLY})(?!\\p{L})|${SIGNS}`, 'giu')

/** That what is named is the right one. */
export const RIGHTLY =
  /(?<!\p{L})(?:right|correct|proper|correctly|(?:it|that|they)(?: is|[’']s| are) (?:\p{L}+ )?(?:now|today)|should be|should read|actually|really|richtig\p{L}*|korrekt\p{L}*|eigentlich|gemeint ist|correct\p{L}*|juste|bonne?|exact\p{L}*|corrett[oa]|giust[oa]|juiste?|goede|bedoeld)(?!\p{L})/iu

const OPEN = '\\s*["“„«‘`\']?$'
/** Behind the new name: the one before it counts. */
const INSTEAD = new RegExp(
  `(?<!\\p{L})(?:instead of|rather than|in place of|statt|anstatt|anstelle(?: von)?|au lieu de?|à la place de?|en (?:vez|lugar) de|al posto di|invece di|in plaats van|where(?:ver)? (?:it|the list|we)? ?(?:says?|said|wrote|write|have|had|you see)|wo (?:bisher )?|whenever you see)(?: the| old| einfach)*${OPEN}`,
  'iu',
)
/** “Write Basic for Bronze”: unless it is a name for it, “the English word for”, or was written for it. */
const FOR = new RegExp(`(?<!\\p{L})(?:for|für|pour|para|per|voor)(?: the| old| all)*${OPEN}`, 'iu')
const TOLD =
  /(?<!\p{L})(?:write|put|use|take|enter|say|set|schreib(?:en|t)?|nehm(?:en|t)|verwende[nt]?|setze[nt]?|écri\p{L}+|mett\p{L}+|utilis\p{L}+|pon(?:er|ga\p{L}*)|escrib\p{L}+|us(?:ar|e|en|are|ate)|scriv\p{L}+|mett\p{L}+|schrij(?:f|ven)|gebruik(?:en)?|(?:new|right|correct|proper|official|better) (?:name|word|term|spelling)|(?:neue|richtige|korrekte)\p{L}* (?:name|bezeichnung|wort|schreibweise))(?!\p{L})/iu
const TOLD_BEFORE = new RegExp(
  `${TOLD.source}(?:\\s(?:it|them|that|this|for it|for that|es|das|dafür|le|la|l[’']|lo|het|dat|as|als|down|comme|como|come|hier|here|just|simply|only|nur|einfach|wir|ons)){0,3}:?${OPEN}`,
  'iu',
)

/** “We write”: that what comes behind is what is written. */
export function isTold(before: string): boolean {
  return TOLD_BEFORE.test(before)
}

/** Behind the new name: what it was once, or is called besides. */
const ONCE = new RegExp(
  `(?<!\\p{L})(?:used to be(?: called)?|(?:was|were) (?:once |formerly |previously )?called|formerly|previously|(?:is )?(?:sometimes |also |often )+(?:written|called|spelt|spelled|entered|known)(?: as)?|also (?:appears?|known) as|(?:what|that) we (?:used to )?call(?:ed)?|(?:the )?(?:new|right|correct|proper|official) (?:name|word|term|spelling) (?:of|for)(?: the)?(?: old)?|hieß früher|hieß|früher|(?:hei(?:ß|ss)t|steht|kommt) (?:bei uns )?(?:\\p{L}+ )?auch(?: als)?|s[’']appelait|anciennement|antes se llamaba|antes|si chiamava|prima|heette vroeger|heette|vroeger)${OPEN}`,
  'iu',
)
/** “Basic replaces Bronze”, which is not replaced by it. */
const REPLACES =
  /(?<!\p{L})(?:replaces|has replaced|supersedes|took the place of|takes the place of|ersetzt|löst|remplace|reemplaza|sustituye|sostituisce|vervangt)(?!\p{L})(?!.*(?<!\p{L})(?:by|with|durch|par|por|da|con|door)(?!\p{L}))/iu
/** “Write Basic, never Bronze”. */
const NEVER = new RegExp(
  `(?:,|(?<!\\p{L})(?:and|und|et|y|e|en))\\s*(?:please )?(?:never|not|nie(?:mals)?|nicht|jamais|pas|nunca|no|mai|non|nooit|niet)(?: the| als)?${OPEN}`,
  'iu',
)
const NAME_OF =
  /(?<!\p{L})(?:new|right|correct|proper|official) (?:name|word|term|spelling) (?:of|for)(?: the)?\s*["“„«‘`']?$/iu

/** Whether of two texts the first is the one that is written for the second. */
export function isTurned(text: string, first: Place, second: Place): boolean {
  const before = text.slice(0, first.at)
  const between = text.slice(first.end, second.at).replace(/^["”“»’'`]/u, '')
  if (NAME_OF.test(before) || INSTEAD.test(before)) return false
  if (INSTEAD.test(between) || ONCE.test(between) || NEVER.test(between) || REPLACES.test(between)) return true
  return FOR.test(between) && TOLD.test(`${before} ${between}`)
}

const NOT =
  /(?<!\p{L})(?:not|never|no|cannot|nicht|nie(?:mals)?|kein\p{L}*|pas|jamais|nunca|mai|non|niet|nooit|geen|without|ohne|sans|sin|senza|zonder|than|als ob|different|verschieden\p{L}*|différent\p{L}*|distint[oa]s?|divers[oaie]|verschillend\p{L}*|both|neither)(?!\p{L})|n[’']t(?!\p{L})/giu
/** What is gone is what is written otherwise now. */
const GONE =
  /(?<!\p{L})(?:(?:does|do)(?: not|n[’']t) exist(?: any ?more| any longer)?|no longer (?:exists?|used|offered|available|called|in use)|(?:is|are)(?: not|n[’']t) (?:used|offered|available|called that|right|correct)(?: any ?more)?|not (?:right|correct)|gibt es nicht mehr|(?:hei(?:ß|ss)t|gilt) nicht mehr(?: so)?|nicht (?:mehr )?richtig|nicht korrekt|n[’']existe(?:nt)? plus|n[’']est (?:plus|pas) \p{L}+|ya no (?:existe|se usa|se llama)|no es correct[oa]|non esiste più|non si usa più|non è (?:più )?(?:corrett|giust)[oa]|bestaat niet meer|niet (?:meer )?(?:juist|correct))(?!\p{L})/giu

/** Whether a sentence says that one is not the other. */
export function saysNot(text: string, one: Place, two: Place): boolean {
  const [first, second] = one.at < two.at ? [one, two] : [two, one]
  const between = text.slice(first.end, second.at).replace(/^["”“»’'`]/u, '')
  const rest = `${text.slice(0, first.at)} ¤ ${NEVER.test(between) ? ' ' : between} ¤ ${text.slice(second.end)}`
  const said = rest.replace(GONE, ' ')
  const core = said
    .split(/[,;.:](?=\s)/u)
    .filter((part) => part.includes('¤'))
    .join(' ')
  return core.search(NOT) >= 0
}
