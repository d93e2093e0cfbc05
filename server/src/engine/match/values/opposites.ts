import { fold, wordsOf } from '../names/words.ts'
import { meaningsOf } from '../vocabulary/meanings.ts'

// A yes under “inactive” is a no to “active”: two names for one question, one of which asks the other way round.

/** What asks for a thing, and what asks for its opposite. */
const OPPOSITES: [RegExp, RegExp][] = [
  [
    /\b(?:(?:is )?active|aktiv|actif|activ[oa]|attiv[oa]|actief|enabled|current|in use)\b/u,
    /\b(?:inactive|inaktiv|inactif|inactiv[oa]|inattiv[oa]|inactief|(?:not|nicht|non|no|niet) (?:active|aktiv|actif|activo|attivo|actief)|disabled|deactivated|deaktiviert|desactive|disattivato|deleted|geloscht|geloescht|supprime|archived|archiviert|closed|geschlossen|blocked|gesperrt|gesp|sperr(?:e|kennzeichen|vermerk|kz)|(?:on )?hold|suspended|frozen|bloque|bloqueado|bloccato|geblokkeerd|locked|obsolete|discontinued|retired|stillgelegt|gekundigt|ausgeschieden|ended|beendet|dormant|(?:en )?sommeil|ruhend|ruht|slapend|dormiente|inattivita|(?:de )?baja)\b/u,
  ],
  [
    /\b(?:newsletter|nieuwsbrief|rundbrief|infolettre|boletin|bollettino|opt ?in|consents?|consented|einwilligung|subscribed|subscriber|abonniert|abonnent(?:in)?|angemeldet|inscrite?|abonnee?|suscrit[oa]|inscrit[oa]|iscritt[oa]|ingeschreven|aangemeld|geabonneerd|mailing|marketing|consentement|consenso|consentimiento|toestemming)\b/u,
    /\b(?:opt(?:ed)? ?out|unsubscribed|abbestellt|ausgetragen|desinscrite?|non inscrite?|dad[oa] de baja|disiscritt[oa]|uitgeschreven|afgemeld|(?:not|nicht|non|no|niet) (?:subscribed|abonniert|angemeldet|inscrite?|suscrit[oa]|iscritt[oa]|ingeschreven)|(?:no|do not|kein|keine|sans|sin|geen) (?:e ?)?(?:mail\w*|newsletter|marketing|contact|call\w*|werbung|publicidad)|abgemeldet|werbesperre|desabonnee?)\b/u,
  ],
  [
    /\b(?:paid|bezahlt|payee?|pagad[oa]|pagat[oa]|betaald|settled)\b/u,
    /\b(?:unpaid|open|offen|unbezahlt|impayee?|outstanding|onbetaald|(?:non|no|not|nicht|niet) (?:paid|bezahlt|payee?|pagad[oa]|pagat[oa]|betaald))\b/u,
  ],
  [
    /\b(?:available|in stock|lieferbar|verfugbar|disponible|disponibile|beschikbaar|visible|published|online)\b/u,
    /\b(?:unavailable|(?:not|nicht|non|no|niet) (?:available|in stock|lieferbar|verfugbar|disponible|beschikbaar|visible|published|online)|sold out|run out|out of stock|ausverkauft|agotado|uitverkocht|hidden|offline)\b/u,
  ],
  [
    /\b(?:open|unlocked|unblocked|offen|entsperrt|freigegeben|ouverte?|debloquee?|abiert[oa]|desbloquead[oa]|apert[oa]|sbloccat[oa]|vrijgegeven|allowed|permitted|erlaubt|zulassig|autorisee?|permitid[oa]|permess[oa]|toegestaan)\b/u,
    /\b(?:(?:not|nicht|non|no|niet) (?:open|offen|ouverte?|abiert[oa]|apert[oa]|allowed|permitted|erlaubt|autorisee?|permitid[oa]|permess[oa]|toegestaan)|closed|locked|blocked|geschlossen|gesperrt|gesp|sperr(?:e|kennzeichen|vermerk|kz)|fermee?|bloquee?|verrouillee?|cerrad[oa]|bloquead[oa]|chius[oa]|bloccat[oa]|gesloten|geblokkeerd|forbidden|prohibited|verboten|unzulassig|interdite?|prohibid[oa]|vietat[oa]|verboden)\b/u,
  ],
  [
    /\b(?:taxable|steuerpflichtig|imposable|imponible|belastbaar)\b/u,
    /\b(?:(?:tax|vat) (?:exempt|free)|exempt|steuerfrei|exonere|exento|esente|vrijgesteld|non taxable)\b/u,
  ],
  [
    /\b(?:valid|gultig|valable|valido|geldig)\b/u,
    /\b(?:invalid|expired|ungultig|abgelaufen|expire|caducado|scaduto|verlopen)\b/u,
  ],
  [
    /\b(?:neutered|spayed|desexed|castrated|gelded|sterili[sz]ed|kastriert|sterilisiert|castree?|sterilisee?|castrad[oa]|esterilizad[oa]|castrat[oa]|sterilizzat[oa]|gecastreerd|gesteriliseerd|kastrerad|kastrere?t|kastrowan[aey])\b/u,
    /\b(?:entire|intact[oa]?|unneutered|unspayed|undesexed|unkastriert|entiere?|intatt[oa]|enter[oa]|niekastrowan[aey]|(?:not|nicht|non|no|niet|inte|ikke) (?:neutered|spayed|desexed|castrated|kastriert|castree?|castrad[oa]|castrat[oa]|gecastreerd|kastrerad|kastrere?t))\b/u,
  ],
]

/** On which side of each question a text stands: 1 for the thing, -1 for its opposite. “Not active” has both words. */
function sidesOf(name: string): number[] {
  const text = fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return OPPOSITES.map(([asked, opposite]) => (opposite.test(text) ? -1 : asked.test(text) ? 1 : 0))
}

/** Whether words say yes or no to what a name asks: “male entire” to “Neutered”; null where they say neither. */
export function answerTo(name: string, words: string): boolean | null {
  const [asked, said] = [sidesOf(name), sidesOf(words)]
  const answers = new Set(
    asked.flatMap((side, at) => {
      const other = said[at] ?? 0
      return side * other === 0 ? [] : [side === other]
    }),
  )
  return answers.size === 1 ? [...answers][0]! : null
}

/** Whether a yes to one of two names is a no to the other. */
export function areOpposite(one: string, other: string): boolean {
  const [first, second] = [sidesOf(one), sidesOf(other)]
  return first.some((side, at) => side * second[at]! < 0)
}

/**
 * Whether a template column's own text says no for what a header asks, in whichever language: “yes, or no for a member on leave” and a column
 * “Leave”. `no` is its allowed value for that.
 */
export function isNoFor(description: string, no: string, header: string): boolean {
  // What stands behind the colon of “yes or no: …” is asked, not denied.
  const said = [
    ...fold(description)
      .replace(/(?<=(?:\s(?:or|oder|ou|o|of)\s|[/|]\s?)[\p{L}\p{N}]+)\s?[:=]/gu, ';')
      .matchAll(
        /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)\s?(?:[:=]| (?:for|if|when|while|means|where|fur|solange|wenn|falls|bei|pour|si|quand|para|cuando|per|se|quando|voor|als|indien)(?!\p{L}))([^;,.]{1,80})/gu,
      ),
  ]
  const words = wordsOf(header).filter((word) => word.length > 2)
  const meant = new Set(words.flatMap(meaningsOf))
  const isNamed = (text: string): boolean =>
    wordsOf(text).some((word) => words.includes(word) || meaningsOf(word).some((meaning) => meant.has(meaning)))
  const [noes, others] = [
    said.filter(([, value]) => value === fold(no)),
    said.filter(([, value]) => value !== fold(no)),
  ]
  return noes.some(([, , text]) => isNamed(text!)) && !others.some(([, , text]) => isNamed(text!))
}
