import { ABROAD_MEANINGS } from './abroad.ts'
import { fold } from '../names/words.ts'

/** Values of enumerations that mean the same, folded: each line one meaning. A word may stand in several lines. `~ms` is taken for a `mrs` where nothing is nearer, and no `ms` for a `mrs`. */
const MEANINGS = `
active aktiv actif activo enabled live current on running aktuell attivo attiva actief activa
inactive inaktiv inactif inactivo disabled off deactivated dormant deaktiviert inattivo inattiva inactief niet_actief nicht_aktiv non_attivo disattivato inactiva
closed geschlossen ferme cerrado beendet ended terminated beeindigd chiuso chiusa gesloten cerrada fermee
open to_do todo not_started offen ouvert abierto aperto aperta offene
pending ausstehend wartend waiting on_hold en_attente pendiente in_bearbeitung in_attesa in_behandeling en_espera wachtend
paused pausiert pause suspended gesperrt sospeso gepauzeerd suspendu suspendido
blocked gesperrt bloque bloqueado locked bloccato geblokkeerd
cancelled canceled cxl cxld wont_do won_t_do wont_fix won_t_fix storniert annule cancelado abgebrochen anulado void annullato annullata geannuleerd cancelada storno voided
confirmed bestatigt confirme confirmado booked gebucht confermato confermata bevestigd confirmada
completed complete done finished erledigt abgeschlossen fertig termine completado completato voltooid afgerond gereed concluso finalizado completada
shipped versandt versendet sent expedie enviado dispatched spedito spedita verzonden fulfilled enviada
delivered geliefert zugestellt livre entregado consegnato consegnata geleverd bezorgd entregada
paid bezahlt beglichen paye regle pagado settled pagato pagata betaald pagada
unpaid unbezahlt impaye open offen non_pagato onbetaald no_pagado non_paye
overdue uberfallig en_retard vencido scaduto scaduta te_laat achterstallig vencida
returned retour retourniert retourne devuelto reso resa geretourneerd devuelta
refused rejected abgelehnt refuse rechazado declined rifiutato rifiutata respinto afgewezen geweigerd rechazada
no_show noshow nicht_erschienen non_presente non_presentato niet_verschenen no_presentado no_asistio absent_sans_excuse
attended erschienen anwesend asistio asistido aanwezig verschenen venu presenziato realizada
draft entwurf brouillon borrador bozza concept
new neu nouveau nuevo nuovo nuova nieuw nueva
prospect interessent lead
yes y true t 1 ja j oui si s wahr vrai verdadero x present vorhanden vero waar
no n false f 0 nein non falsch faux absent not_present not_identified nicht_vorhanden nee falso onwaar
mr mister herr hr m monsieur sr senor sig signor signore dhr heer de_heer
miss ~ms mlle mademoiselle fraulein srta senorita signorina sig_na
mrs ~ms frau fr mme madame sra senora sig_ra signora mevr mevrouw mw
male m mannlich man mann herr masculin hombre masculino uomo maschio maschile mannelijk varon
female f w weiblich frau woman feminin femme mujer femenino v donna femmina femminile vrouw vrouwelijk
diverse d divers other x nonbinary
alive living lebend lebendig vivant vivo levend vivente
dead deceased died verstorben tot decede fallecido overleden deceduto deceduta fallecida morto decedee
unknown unbekannt inconnu desconocido u sconosciuto onbekend
other sonstige sonstiges andere autre otro misc altro altri overig overige anders autres otros
private privat b2c individual privato particulier particular
business b2b company firma geschaftlich gewerblich corporate zakelijk azienda empresa entreprise bedrijf ditta
high hoch h haute alta alto hoog
urgent highest blocker critical emergency dringend urgente
medium mittel m moyen medio normal gemiddeld
low lowest niedrig l basse baja basso bassa laag
monday montag mon mo lundi
tuesday dienstag tue di mardi
wednesday mittwoch wed mi mercredi
thursday donnerstag thu do jeudi
friday freitag fri fr vendredi
saturday samstag sat sa samedi
sunday sonntag sun so dimanche
single einzel einzelzimmer simple individual ledig celibataire soltero celibe nubile ongehuwd alleenstaand
double doppel doppelzimmer
married verheiratet marie casado sposato sposata gehuwd getrouwd
divorced geschieden divorce divorciado divorziato gescheiden
widowed verwitwet veuf viudo vedovo vedova weduwe weduwnaar
permanent unbefristet indefinite cdi unlimited tempo_indeterminato vast onbepaalde_tijd
fixed_term befristet temporary cdd limited temporar tempo_determinato tijdelijk bepaalde_tijd
full_time vollzeit temps_plein fulltime voltijd tempo_pieno tiempo_completo jornada_completa
part_time teilzeit temps_partiel parttime deeltijd tempo_parziale tiempo_parcial media_jornada
asset aktiva aktivkonto actif assets
liability passiva passivkonto passif liabilities
revenue ertrag ertrage produit income erlos erlose opbrengst opbrengsten ricavo ricavi ingreso ingresos
expense aufwand aufwendungen charge expenses kosten costo costi gasto gastos
accounts_receivable a_r receivables ~asset
bank_account bank ~asset
accounts_payable a_p payables ~liability
long_term_liability long_term_liab ~liability
current_liability curr_liab other_curr_liab ~liability
cost_of_goods_sold cogs cost_of_sales wareneinsatz ~expense
debit soll debet dare debe
credit haben avere haber
good gut bon bueno buono goed
bad schlecht mauvais malo cattivo slecht
broken defekt kaputt casse roto rotto kapot guasto
worn abgenutzt gebraucht use used
invoice rechnung facture factura factuur fattura
passed pass bestanden reussi aprobado superato geslaagd yes y true
failed fail nicht_bestanden durchgefallen echoue suspenso bocciato gezakt no n false
bank_transfer bacs chaps eft faster_payment faster_payments uberweisung virement transfer transferencia overboeking bonifico wire wire_transfer
cash bar barzahlung especes efectivo contant contanti
cheque cheques check chq chk
card visa mastercard amex
credit_card kreditkarte carte_de_credit creditcard carta_di_credito tarjeta_de_credito
direct_debit lastschrift sepa prelevement incasso automatische_incasso domiciliacion addebito_diretto bankeinzug
january januar jan janvier
february februar feb fevrier
partly_paid partially_paid part_paid teilbezahlt teilweise_bezahlt partiellement_paye parcialmente_pagado parzialmente_pagato deels_betaald gedeeltelijk_betaald
refunded erstattet ruckerstattet rembourse reembolsado rimborsato terugbetaald
discontinued obsolete eingestellt ausgelaufen auslaufartikel abandonne descatalogado fuori_produzione uitgelopen
available verfugbar disponible disponibile beschikbaar in_stock auf_lager
out_of_stock ausverkauft nicht_lieferbar agotado epuise esaurito uitverkocht
in_progress in_bearbeitung in_arbeit en_cours en_curso in_corso in_uitvoering laufend ongoing
planned geplant prevu planificado pianificato gepland scheduled
disputed strittig conteste en_disputa contestato betwist
quotation quote offer angebot devis presupuesto preventivo offerte
credit_note credit_memo gutschrift avoir nota_de_credito nota_di_credito creditnota abono
order bestellung commande pedido ordine bestelling
equity eigenkapital capitaux_propres patrimonio_netto eigen_vermogen
gift_card gift_voucher geschenkgutschein carte_cadeau tarjeta_regalo buono_regalo cadeaubon
piece pieces pc pcs pce ea each stk stck stuck st c62 unit units unite unites unidad unidades pieza piezas pezzo pezzi pz stuk stuks
box boxes bx carton ctn karton kartons ktn caja cajas boite boites scatola doos
hour hours h hr hrs hur std stunde stunden heure heures hora horas ora ore uur uren
day days d tag tage jour jours dia dias giorno giorni dag dagen
month months monat monate mois mes meses mese mesi maand maanden
litre litres liter liters l lt ltr litro litros litri
kilogram kilograms kg kgs kgm kilo kilos kilogramm
metre metres meter meters m mtr metro metros metri
flat_rate flat_fee lump_sum pauschal pauschale psch forfait forfait_global a_corpo tanto_alzado
pack packs pk pkt pkts pkg package packages packung paket paquet paquete pacco pak
bag bags bg beutel sack sac sacs bolsa sacco zak zakken
roll rolls rl rolle rollen rouleau rouleaux rollo rotolo rol
pair pairs paar paire par paio
dog dogs canine
cat cats feline
bird birds avian
horse horses equine
rabbit rabbits lagomorph
pallet pallets palette paletten palettes plt
`

/** By the value, as `plainValue` gives it. */
export const MEANINGS_OF = readMeanings((word) => (word.startsWith('~') ? [] : word))
/** The meanings that a value may be taken for, which are not its own. */
export const WIDER_OF = readMeanings((word) => (word.startsWith('~') ? word.slice(1) : []))

/** With the words of further languages, which begin with the first of their line. */
function meaningLines(): string[] {
  const lines = MEANINGS.trim().split('\n')
  for (const more of ABROAD_MEANINGS.trim().split('\n')) {
    const at = lines.findIndex((line) => line.split(' ', 1)[0] === more.split(' ', 1)[0])
    if (at >= 0) lines[at] += more.slice(more.indexOf(' '))
    else lines.push(more)
  }
  return lines
}

function readMeanings(read: (word: string) => string | []): Map<string, Set<number>> {
  const meanings = new Map<string, Set<number>>()
  for (const [index, line] of meaningLines().entries()) {
    for (const word of line.split(' ').flatMap(read)) {
      const known = meanings.get(word) ?? new Set()
      meanings.set(word, known.add(index))
    }
  }
  return meanings
}

/** What is longer than any known word, and what may stand around that, means none of them. */
const LONGEST = 10 + Math.max(...Array.from(MEANINGS_OF.keys(), ({ length }) => length))

/** Signs that people tick boxes with, and their crosses; `☒` may be either. */
const SIGNS: Record<string, string> = Object.fromEntries([
  ...[...'✓✔☑✅●•■'].map((sign) => [sign, 'yes']),
  ...[...'✗✘✕✖☐❌○□'].map((sign) => [sign, 'no']),
])

/** Case, accents and what stands between words put aside: `On-Hold ` → `on_hold`. */
export function plainValue(value: string): string {
  return fold(SIGNS[value.trim().replace('\ufe0f', '')] ?? value.trim())
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}

/** Numbers of the meanings that a value of an enumeration is known to have; figures can mean anything. */
export function meaningsOf(value: string): number[] {
  return value.length > LONGEST || /^[\d.,:/ -]*$/.test(value) ? [] : [...(MEANINGS_OF.get(plainValue(value)) ?? [])]
}
