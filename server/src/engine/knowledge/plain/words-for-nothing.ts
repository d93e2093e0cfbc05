import { anyOf } from '../grounded/acts.ts'

// That a text stands for nothing, and that cells are made empty, in the languages that people write in.

/** That there is nothing, or nothing yet. */
export const NOTHING =
  /(?<!\p{L})(?:(?:no|not an?|isn[’']t an?|aren[’']t|not yet|never|nothing|none|no longer|not) ?(?:value|yet|assigned|decided|known|given|set|chosen|real|entry)?|undecided|unassigned|unknown|nichts|kein\p{L}*|noch nicht|nicht (?:vergeben|bekannt|entschieden|zugeteilt)|unbekannt|pas (?:encore )?(?:\p{L}+)?|rien|aucune?|inconnue?s?|nada|ning[úu]n[oa]?|aún no|todavía no|desconocid[oa]|niente|nessun[oa]?|non (?:ancora )?|sconosciut[oa]|niets|geen|nog niet|onbekend)(?!\p{L})/giu

/** Cells become empty, or stay so. */
export const MADE_EMPTY = anyOf(
  '(?:should|must|shall|can|to|will|could)(?: simply| just)? (?:be|stay|remain|become|go) (?:left )?(?:blank|empty)|(?:blank|empt(?:y|ied)|cleared)(?: it| them)? (?:in|please)|(?:treat|count|regard|consider|see|read|handle)(?:ed|s)? (?:\\p{L}+ ){0,3}?(?:as|like) (?:an? )?(?:blank|empty|missing|nothing|not filled(?: in)?|unfilled)(?: \\p{L}+)?|(?:is|are) to be regarded as not filled in|as if nothing (?:had been|was) \\p{L}+|no \\p{L}+ at all|clear(?:ed)?(?: out)?|blank(?:ed)? out|blank (?:it|them)|wiped?|(?:no|without a) value there|nothing (?:there|in it)|there should be nothing|should be nothing|keep (?:it )?(?:blank|empty)|remove the|take out the|means? (?:empty|blank)|the (?:cell|field)s? (?:should|must|can) be (?:blank|empty)',
  'leeren|geleert|leer werden|leer sein|leer machen|als leer|wie leer|nichts (?:eintragen|reinschreiben|hin|stehen|übernehmen)|nichts hinein|(?:bleibt|bleiben|bleibe) (?:\\p{L}+ ){0,2}(?:leer|frei)|(?:soll|sollen|muss|müssen) (?:\\p{L}+ ){0,3}(?:leer|frei) \\p{L}+|entfernen|kein wert',
  'vider|videz|(?:doit|doivent) (?:être|rester) vides?|comme vides?|rester vides?|ne rien (?:mettre|écrire|inscrire)|restent? vides?|effacez|effacer',
  'vaciar|(?:debe|deben|tiene que|ha de) (?:estar|quedar(?:se)?|ir) (?:en blanco|vac[ií][oa]s?)|en blanco|como vac[ií][oa]s?|no (?:poner|ponga\\p{L}*|escrib\\p{L}+) nada|queda(?:n|r)? vac[ií][oa]s?|borrar',
  'svuotare|(?:deve|devono) (?:essere|restare|rimanere) vuot[oaei]|come vuot[oaei]|in bianco|(?:campo|cella) vuot[oa]|non scrivere (?:niente|nulla)|rest(?:a|are|ano) vuot[oaei]|cancellare',
  'leegmaken|leeg (?:zijn|blijven|worden|maken)|(?:blijft|blijven|moet|moeten) (?:\\p{L}+ ){0,2}leeg|als leeg|niets invullen|verwijderen',
)
/** It was written for want of anything. */
export const PLACEHOLDER = anyOf(
  "place ?-?holders?|fillers?|dumm(?:y|ies)(?: (?:values?|numbers?|entr(?:y|ies)))?|stand-ins?|not (?:a )?real|made[- ]up|nonsense|means? (?:that )?(?:we |they |nobody |no one |it |(?:the|this|an?) \\p{L}+ )?(?:has none|unknown|nothing|none|no idea|(?:do|did)(?: not|n[’']t) (?:know|have|ask)|never (?:asked|got|had|knew)|have none|there (?:is|was) (?:none|nothing)|it(?: is|[’']s) (?:unknown|not known))|(?:was |were )?typed (?:\\p{L}+ )?because|we typed|(?:only|just|simply) means? (?:that )?(?:unknown|not|nothing|we)|not known|unknown|(?:do|did)(?: not|n[’']t) (?:yet )?(?:know|have) (?:it|one|any|yet|the)",
  'platzhalter|füller|lückenfüller|dummy\\p{L}*|keine? echte[nrs]?|nicht echt|unbekannt|(?:hei(?:ß|ss)t|bedeutet)(?: nur| lediglich)?,? (?:dass )?(?:\\p{L}+ ){0,3}(?:nicht|nichts|noch nicht|keine?[nrs]?|unbekannt)(?: \\p{L}+)?|nicht (?:bekannt|wissen)',
  "bouche-trous?|remplissage|fictifs?|fictives?|inconnue?s?|(?:signifie|veut dire) (?:que |qu[’'])?(?:\\p{L}+ ){0,2}(?:(?:n[’']\\p{L}+|ne \\p{L}+) (?:\\p{L}+ )?(?:pas|rien)|inconnue?s?|rien)(?: \\p{L}+)?|pas un vrai|pas une vraie",
  'relleno|comod[ií]n|ficticios?|ficticias?|desconocid[oa]s?|(?:significa|quiere decir) (?:que )?(?:no (?:hay|tenemos|se sabe|lo sabemos|sabemos|existe)|desconocid[oa]|nada)|no es real',
  "segnaposto|riempitivo|fittizi[oaei]?|sconosciut[oaei]|(?:significa|vuol dire) (?:che )?(?:non (?:c[’']è|abbiamo|si sa|lo sappiamo|sappiamo|esiste)|sconosciut[oa]|niente|nulla)|non è ver[oa]",
  'plaatshouders?|opvulling|dummy\\p{L}*|onbekend|betekent (?:dat )?(?:we |er |wij |het )?(?:geen|niets|niet|onbekend)(?: \\p{L}+)?(?: \\p{L}+)?',
)
/** Behind a text: that it is, or means, none of something. */
export const IS_FOR_NOTHING = new RegExp(
  "(?<!\\p{L})(?:(?:is|are|was|were)(?: not|n[’']t| no)|means?|stands? for|ist kein\\p{L}*|sind keine|hei(?:ß|ss)t|bedeutet|n[’']est pas|ne sont pas|signifie|veut dire|no es|no son|significa|quiere decir|non è|non sono|vuol dire|is geen|zijn geen|betekent)(?!\\p{L})|=",
  'iu',
)
/** “No charge, so 0.00”: nothing is a value there. */
export const AS_FIGURE = /(?<![\p{L}\d])\d+(?:[.,]\d+)?(?![\p{L}\d])/u
/** What there is none of. */
export const NO_SUCH =
  /(?<!\p{L})(?:no|not|n[’']t|kein\p{L}*|pas|aucune?|no|ningun[oa]?|non|nessun[oa]?|geen)(?: (?:an?|real|valid|proper|actual|d[e’']|une?|es|è|un[ao]?|hay|tiene|abbiamo))* ((?:\p{L}+\s?){1,3})/iu
/** It is not to be made empty. */
export const KEPT =
  /(?<!\p{L})(?:(?:do not|don[’']t|never|must not|should not|shouldn[’']t|mustn[’']t) (?:leave|clear|blank|empty|remove|be (?:left )?(?:empty|blank))|nicht (?:leer|leeren|entfernen)|ne (?:pas )?(?:laiss\p{L}+|vid\p{L}+)|no (?:dej\p{L}+|vaci\p{L}+)|non (?:lasci\p{L}+|svuot\p{L}+)|niet (?:leeg|leegmaken|verwijderen))(?!\p{L})/iu
