import { anyOf, LEFT_OUT, withoutAct } from '../grounded/acts.ts'

// What sentences say becomes of rows and tables, beyond the words that grounded/acts.ts knows, which also stand in sentences of other things.

const MORE_OUT = anyOf(
  "(?:is|are|was|were)(?: not|n[’']t) (?:\\p{L}+ )?(?:needed|wanted|required|relevant|necessary|of interest|for (?:you|us|import\\p{L}*))|(?:need|needs) not (?:be )?\\p{L}+",
  '(?:leave|left) (?:[^,.;]{1,40} )?(?:alone|where (?:it|they) (?:is|are))|forget(?: about)?|disregard(?:ed)?|remove[ds]?|delete[ds]?|thrown? (?:away|out)|weed out|goes? in the bin|bin|scrap|stays? (?:in|where|with)|remains? (?:in|where)',
  "(?:do|does|should|must|shall|can|will|would)(?: not|n[’']t) (?:be )?(?:bring|brought|come|copied|copy|go|moved?|add|added|matter|belong)(?: (?:over|along|across|in))?|not (?:to )?(?:be )?(?:loaded|brought|transferred|copied|moved|included|used|touched)(?: over)?|(?:do|please do)(?: not|n[’']t) (?:use|touch|bring|load|include|read|add)|no need (?:for|to \\p{L}+)|nothing (?:from|on|in|of) (?:it|this|that)(?: \\p{L}+)?|can (?:go|be (?:ignored|skipped|dropped|left out|removed|deleted))|out (?:please|pls)",
  'nicht (?:mit )?(?:nötig|notwendig|erforderlich|relevant|verwenden|benutzen|beachten|anfassen|rüber|mitgenommen|eingelesen|importiert|übernommen)|lassen wir|außen vor|löschen|entfernen|streichen|wegwerfen|bleib(?:t|en) (?:drau(?:ß|ss)en|weg|im alten|hier)|raus(?:nehmen|lassen|werfen)?|unnötig|überflüssig|brauch(?:t|en) (?:wir|man|ihr|es) (?:\\p{L}+ ){0,2}nicht|kann weg|können weg',
  "ne (?:pas|servent? (?:à rien|plus)|nous intéress\\p{L}+ pas)|n[’'](?:est|sont) pas (?:utiles?|nécessaires?|à \\p{L}+)|pas besoin|inutiles?|retirer|retirez|enlever|enlevez|laisser(?:ez)? tomber|oubli(?:er|ez)|effacer|on n[’']en veut pas",
  'no (?:hace falta|hacen falta|interesan?|sirven?|necesitamos|se necesitan?|queremos|va|van|los? queremos)|sobran?|quitar|quitad|eliminar|borrar|fuera|olvidar|dejad? fuera|no (?:lo|la|los|las) \\p{L}+',
  'non (?:serv(?:e|ono)|interessan?o?|occorr(?:e|ono)|va|vanno|lo|la|li|le) ?(?:\\p{L}+)?|toglie\\p{L}+|eliminare|rimuovere|cancellare|buttare|da (?:buttare|togliere|eliminare|ignorare)|lasciare (?:stare|perdere)',
  'niet (?:nodig|gebruiken|meenemen|overzetten|inlezen|importeren|relevant|mee)|hoe(?:ft|ven) (?:\\p{L}+ )?niet|verwijderen|weggooien|schrappen|laten? (?:staan|zitten|liggen)|(?:mag|mogen|kan|kunnen) (?:\\p{L}+ )?(?:weg|eruit)|overbodig',
)

/** Something stays behind. */
export const OUT = new RegExp(`${LEFT_OUT.source}|${MORE_OUT.source}`, 'iu')

/** What stands within the words that leave it. */
const LEFT_ALONE = /(?<!\p{L})(?:leave|left)\s+([^,.;]{1,60}?)\s+(?:alone|where (?:it|they) (?:is|are))(?!\p{L})/giu
/** Every place where a text says so. */
export const EVERY_OUT = new RegExp(OUT.source, 'giu')

/** What is left of a text without the words that say that something stays behind. */
export function withoutOut(text: string): string {
  return withoutAct(text.replace(LEFT_ALONE, ' $1 ')).replace(EVERY_OUT, ' ')
}

/** Nothing else is taken. */
export const ONLY = anyOf(
  "only|just|nothing (?:but|except)|alone|solely|exclusively|nur|ausschlie(?:ß|ss)lich|lediglich|blo(?:ß|ss)|seulement|uniquement|rien que|seule?s?|n[’']\\p{L}+ que|ne \\p{L}+ que|s[óo]lo|solamente|únicamente|nada más que|soltanto|solamente|unicamente|alleen|enkel|uitsluitend|slechts",
)

const EVERY_ONLY = new RegExp(ONLY.source, 'giu')

/** What is left of a text without the words that say that nothing else is taken. */
export function withoutOnly(text: string): string {
  return text.replace(EVERY_ONLY, ' ')
}

/** Words of taking over, which say nothing of what. */
export const TAKING = new RegExp(
  `^(?:${[
    'tak(?:e|es|en|ing)|brings?|brought|import(?:s|ed|ing)?|migrat(?:e|es|ed|ing)|mov(?:e|ed)|load(?:ed|s)?|transfer(?:red)?|cop(?:y|ied)|needs?|needed|wants?|wanted|keep|kept|goes|go|come|comes|over|along|across|get|matters?|interested|interest|right|truth|valid|current|required|else|nothing|alone',
    '(?:uber|mit)?nehmen|ubernommen|ubernehmen|importier\\p{L}+|migrier\\p{L}+|laden|geladen|brauch\\p{L}+|woll\\p{L}+|mocht\\p{L}+|benotig\\p{L}+|kommen|kommt|einlesen|eingelesen|gilt|gelten|richtig\\p{L}*|aktuell\\p{L}*|zahlt|mit',
    'prend\\p{L}*|prenez|repren\\p{L}*|repris\\p{L}*|import\\p{L}*|migr\\p{L}*|charg\\p{L}*|gard\\p{L}*|voul\\p{L}*|faut|besoin|interess\\p{L}*|compte\\p{L}*|valable\\p{L}*|ne|n|seul\\p{L}*',
    'tom\\p{L}+|carg\\p{L}+|traer|trae|pas(?:ar|e|en)|quer\\p{L}+|necesit\\p{L}+|interes\\p{L}+|hace|falta|vale|hay',
    'caric\\p{L}+|port(?:are|ate|a)|vogl\\p{L}+|serv\\p{L}+|vale|riport\\p{L}+',
    'neem|nemen|meenemen|overnemen|overzetten|ingelezen|inlezen|nodig|willen|geldt|telt|mee|over',
  ].join('|')})$`,
  'u',
)
