import { describe, expect, it } from 'vitest'
import { allowedInterval } from '../../../server/src/engine/match/values/allowed-intervals.ts'
import { inAllClauses } from '../../../server/src/engine/match/values/both-words.ts'
import { howOften } from '../../../server/src/engine/match/values/how-often.ts'
import { howOftenByLetters } from '../../../server/src/engine/match/values/how-often-letters.ts'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'
import { meaningsOf } from '../../../server/src/engine/match/vocabulary/meanings.ts'

/** What each word stands for beyond doubt, or null. */
function meant(words: string, allowed: string): (string | null)[] {
  const values = allowed.split(' ')
  return words.split(', ').map((word) => {
    const candidates = closestValue(word, values)
    return isClear(candidates) ? candidates[0]!.value : null
  })
}

describe('words that any speaker knows stand for the value', () => {
  it.each([
    ['lathe milling_machine drill_press', 'milling_machine', 'Fräs, Fräsmaschine, Fraiseuse, Fresatrice'],
    ['lathe milling_machine drill_press', 'drill_press', 'Säulenbohrmaschine, Pelarborr, Borr'],
    ['compressor forklift overhead_crane welder', 'forklift', 'Gabelstapler, Truck, Heftruck, Chariot élévateur'],
    ['compressor forklift overhead_crane welder', 'overhead_crane', 'Travers, Brückenkran, Pont roulant'],
    ['compressor forklift overhead_crane welder', 'welder', 'Svets, Schweißgerät, Poste à souder'],
    ['excavator mini_excavator loader telehandler', 'telehandler', 'Teleskoplader, Chariot télescopique, Verreiker'],
    ['excavator mini_excavator loader access_platform', 'access_platform', 'Nacelle, Hubarbeitsbühne, Hoogwerker'],
    ['excavator mini_excavator loader', 'mini_excavator', 'Mini-pelle, Minibagger, Miniescavatore'],
    ['oil_change service repair inspection', 'service', 'Entretien, Wartung, Onderhoud'],
    ['oil_change service repair inspection', 'oil_change', 'Vidange, Ölwechsel, Cambio olio'],
    ['permanent temporary seasonal', 'seasonal', 'Fijo discontinuo, Saisonkraft, Saisonnier, Stagionale, Seizoen'],
    ['active leave terminated', 'terminated', "Term'd, Parti, Partie, Terminé"],
    ['active leave terminated', 'leave', 'LOA, Leave of absence, Congé'],
    ['hourly salaried', 'salaried', 'Salary, Salarié, Salariée, Gehalt'],
    ['biweekly monthly annual', 'biweekly', 'aux 2 sem., Aux deux semaines, toutes les 2 semaines'],
    ['permanent temporary seasonal', 'permanent', 'Fijo, unbefristet, CDI'],
    ['gauge torque_tool', 'gauge', 'Mätdon, Messmittel, Meetmiddel'],
    ['physiotherapy manual_therapy lymph_drainage', 'manual_therapy', 'Manuelle Therapie, Zitting manuele therapie'],
    ['service repair calibration inspection', 'calibration', 'Kalibrering, Kalibrierung, Étalonnage'],
    ['confirmed stayed cancelled no_show', 'stayed', 'Abgereist, Parti, Vertrokken'],
    ['none breakfast half_board', 'none', 'Room only, ohne, Logement seul'],
    ['hotel airline ferry', 'airline', 'Fluggesellschaft, Luchtvaartmaatschappij, Compagnie aérienne, Flygbolag'],
    ['hotel car_rental ferry', 'car_rental', 'Autovermietung, Autoverhuur, Autonoleggio, Wypożyczalnia samochodów'],
    ['hotel tour_operator', 'tour_operator', 'Reiseveranstalter, Voyagiste, Reisorganisatie, Researrangör'],
    ['option confirmed travelled cancelled', 'travelled', 'Abgereist, Afgereisd, Viajado'],
    ['option confirmed travelled cancelled', 'option', 'Optie, Opción, Opzione, Opcja'],
    ['private business reseller', 'reseller', 'Wederverkoper, Wiederverkäufer, Revendeur, Återförsäljare'],
    ['completed no_show cancelled', 'completed', 'Geweest'],
    ['exam hygiene filling root_canal extraction', 'exam', 'Examination, Untersuchung, Check-up'],
    ['exam hygiene filling root_canal extraction', 'hygiene', 'Hygienist visit, Scale and polish, Détartrage'],
    ['confirmed on_hire returned cancelled', 'on_hire', 'Out, Hired out, Verhuurd'],
    ['in_service in_repair retired', 'retired', 'Kasserad, Ausgemustert'],
    ['confirmed cancelled completed no_show', 'confirmed', 'Confirmada, Potwierdzona, Potvrzeno, Bekräftad, OK'],
    ['confirmed cancelled completed no_show', 'cancelled', 'anulada, Annulée, Odwołana, Zrušeno, Avbokad, Abgesagt'],
    ['confirmed cancelled completed no_show', 'completed', 'Finalizada, Terminée, Afgerond, Dokončeno, Genomförd'],
    ['confirmed cancelled completed no_show', 'no_show', 'Nicht erschienen, No se presentó, Nie stawił się'],
    ['booked confirmed completed no_show cancelled', 'booked', 'Marcada, gebucht, Agendado, reserviert'],
    ['booked confirmed completed no_show cancelled', 'confirmed', 'Confirmado, bestätigt, confirmé, bevestigd'],
    ['confirmed pending cancelled', 'pending', 'Venter, Venter på svar, Väntar, Forespørsel, Förfrågan'],
    ['booked completed cancelled', 'booked', 'Confirmada, bestätigt'],
    ['open ready invoiced cancelled', 'invoiced', 'Fatturata, Facturé, abgerechnet, Gefactureerd'],
    ['open ready invoiced cancelled', 'ready', 'Pronta, Abholbereit, Listo, Prête'],
    ['mother father other', 'mother', 'Mutter, Mère, Mum, Ma, Matka'],
    ['mother father other', 'father', 'Vater, Padre, Dad, Pa, Vader'],
    ['parent spouse other', 'parent', 'Mother, Vater, Moeder, padre'],
    ['grandparent aunt uncle', 'grandparent', 'Grandmother, Nonno, Oma, Ouma, Oupa'],
    ['parent grandparent relative', 'relative', 'Aunt, Tante, Oom, Zio, Cousin'],
    ['active completed withdrawn waiting', 'withdrawn', 'Dropped out, Discontinued, Gestaak, Abgebrochen'],
    ['active completed withdrawn waiting', 'waiting', 'Waitlist, Warteliste, Wachtlijst, Waglys'],
    ['active completed withdrawn waiting', 'completed', 'Voltooi, Afgehandel'],
    ['upfront monthly sponsored', 'upfront', 'Prepaid, Vorauszahlung, Vooruit'],
    ['upfront monthly sponsored', 'sponsored', 'Bursary, Beurs, Beca, Scholarship'],
    ['Mr Mrs Ms', 'Mrs', 'Mev., Mevrouw, Mev'],
    ['Mr Mrs Ms', 'Mr', 'Mnr., Meneer'],
    [
      'booked confirmed cancelled',
      'cancelled',
      'Desmarcada, Cancelado pelo doente, Cancelled by the club, Abgesagt durch Gast, Annulé par le client',
    ],
    ['active expired terminated', 'active', 'vigente, laufend, en cours, em vigor, gällande'],
    ['active expired terminated', 'terminated', 'rescindido, gekündigt, résilié, opgezegd, wypowiedziana, uppsagd'],
    ['active expired terminated', 'expired', 'vencido, abgelaufen, scaduto, verlopen, wygasła'],
    ['active ended upcoming', 'ended', 'Finalizado, Rescindido, Beendet, Expired, Ukončeno'],
    ['active prospect former', 'former', 'Ex-customer, Former client, Ehemaliger Kunde, ancien client'],
    ['active prospect former', 'active', 'Current customer, Bestandskunde, Cliente actual'],
    ['customer former_customer supplier', 'customer', 'Current customer, Huidige klant'],
    ['active inactive', 'inactive', 'Baja, Ehemalig, Uit dienst, Neaktivní, Archived'],
    ['draft sent paid overdue', 'paid', 'Cobrada, Réglée, Incassata, Voldaan, Zapłacono, Uhrazeno, Quitada'],
    ['draft sent paid overdue', 'overdue', 'Ueberfaellig, Po splatnosti, Förfallen, Achterstallig'],
    ['open in_progress resolved closed', 'in_progress', 'In lavorazione, W toku, Řeší se, Em andamento, WIP'],
    ['low medium high urgent', 'high', 'élevée, alta, hoog, wysoki, vysoká, hög'],
    ['full_time part_time temporary intern', 'intern', 'Becario, Praktikant, Tirocinante, Estagiário'],
    ['weekly monthly semiannual yearly', 'semiannual', 'halbjährlich, semestral, półrocznie, 6-monthly, alle 6 Monate'],
    ['single married divorced widowed', 'married', 'mariée, Casado/a, coniugato, żonaty, vdaná, gift'],
    ['standard reduced zero exempt', 'reduced', 'ermäßigt, Reducido, Laag, Obniżona, Snížená'],
    ['cash card bank_transfer direct_debit', 'direct_debit', 'Prélèvement, Domiciliación bancaria, Incasso'],
    ['company private', 'private', 'Particulier, Osoba fizyczna, Pessoa física, Privatkunde'],
    ['asset liability equity revenue expense', 'liability', 'Passiva, Pasivo, Skuld, Verbindlichkeit, Zobowiązania'],
    [
      'room_only bed_and_breakfast half_board full_board',
      'half_board',
      'HP, Demi-pension, MP, Mezza pensione, Polopenze',
    ],
    ['cash bank purchase sales general', 'cash', 'Kas, Kasse, Caisse, Caja, Cassa, Kasboek'],
    ['cash bank purchase sales general', 'purchase', 'Inkoop, Einkauf, Achats, Compras, Acquisti'],
    ['cash bank purchase sales general', 'sales', 'Verkoop, Verkauf, Ventes, Ventas, Vendite'],
    ['cash bank purchase sales general', 'general', 'Memoriaal, Opérations diverses, General journal'],
    ['petrol diesel electric', 'petrol', 'Benzin, Essence, Gasolina, Benzyna, Bensin'],
    ['small medium large', 'large', 'groß, grand, velký, stor, duży'],
    ['S M L XL', 'L', 'Large, groß, Grande'],
    ['en de fr', 'de', 'German, Deutsch, Alemán, Niemiecki'],
    ['active on_notice vacated', 'on_notice', 'In Kündigung, En préavis, Notice given'],
    ['in_use in_storage in_repair disposed', 'in_use', 'im Einsatz, en uso, in gebruik, Aktiv'],
    ['net gross', 'gross', 'brutto, TTC, IVA incluido, incl. VAT'],
    ['goods service', 'service', 'Dienstleistung, Prestation, Usługa, Tjänst'],
    ['sick vacation parental', 'vacation', 'Urlaub, Congés payés, Ferie, Dovolená, Semester'],
    ['rent deposit utilities', 'deposit', 'Kaution, Caution, Fianza, Kaucja'],
    ['Herr Frau', 'Frau', 'Ms, Mrs, Mme, Señora'],
    ['offen bezahlt storniert', 'bezahlt', 'paid, Payée, Pagado, Zaplaceno'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })
})

describe('a value with a point in front of other words', () => {
  it('is that one, whatever other value letters of these may be short for', () => {
    expect(meant('M. Gaël MERCIER, M. Mickaël PONS, Mme Rose LUCAS', 'M. Mme')).toEqual(['M.', 'M.', 'Mme'])
    expect(meant('Mercier M., M Mercier', 'M. Mme')).toEqual([null, null])
  })
})

describe('a word that means several things', () => {
  it('is the one that is allowed', () => {
    expect(meant('OK', 'pending confirmed')).toEqual(['confirmed'])
    expect(meant('OK', 'approved rejected')).toEqual(['approved'])
    expect(meant('Baja', 'low medium high')).toEqual(['low'])
    expect(meant('Gekündigt', 'active paused cancelled')).toEqual(['cancelled'])
    expect(meant('Closed', 'to_do in_progress done')).toEqual(['done'])
  })

  it('is asked about where more than one is allowed', () => {
    expect(meant('OK', 'confirmed approved pending')).toEqual([null])
    expect(meant('De baja', 'active on_leave terminated')).toEqual([null])
    expect(meant('Autocarro', 'car truck bus')).toEqual([null])
  })

  it('says nothing by itself', () => {
    expect(['OK', 'un', 'ks'].flatMap(meaningsOf)).toEqual([])
  })
})

describe('a word for something that is not allowed', () => {
  it.each([
    ['confirmed cancelled', 'Wartend, Unterwegs, A'],
    ['active inactive', 'Pending, Open, Gesperrt, A'],
    ['new shipped delivered', 'Bezahlt, Borrador'],
    ['draft sent paid', 'offen, Gemahnt, anulada'],
    ['weekly monthly yearly', 'Halbjährlich, täglich, Trimestral'],
    ['cash card bank_transfer', 'Gutschein, Bitcoin, Chèque'],
    ['male female', 'Mme, divers, mały'],
    ['S M L XL', 'XXL, low, hour'],
    ['full_time part_time', 'Director, befristet'],
  ])('stands for none of %s: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})

it('a customer who churned has cancelled', () => {
  expect(meant('Churned', 'active canceled')).toEqual(['canceled'])
})

describe('who did something', () => {
  it('is no part of the state, but where the allowed values tell who did it', () => {
    expect(meant('Cancelado pelo cliente', 'booked cancelled')).toEqual(['cancelled'])
    expect(meant('Cancelado pelo cliente', 'cancelled_by_guest cancelled_by_hotel')).toEqual([null])
  })
})

describe('figures that say how often something is', () => {
  const often = (raws: string, allowed: string): string =>
    [...howOften(raws.split(' '), allowed.split(' '))].map((pair) => pair.join('=')).join(' ')

  it('are times a year, or months or weeks between two, where they can be nothing else', () => {
    expect(often('26 12 mensuel 1', 'biweekly monthly annual')).toBe('26=biweekly 12=monthly 1=annual')
    expect(often('52 12', 'weekly monthly')).toBe('52=weekly 12=monthly')
    expect(often('1 3 12', 'monthly quarterly yearly')).toBe('1=monthly 3=quarterly 12=yearly')
    expect(often('1 2 13', 'weekly biweekly quarterly')).toBe('1=weekly 2=biweekly 13=quarterly')
  })

  it.each([
    ['1 12', 'monthly yearly', 'either may be meant'],
    ['1 3', 'monthly quarterly yearly', 'they may be numbers of a list'],
    ['26 12 7', 'biweekly monthly annual', 'one of them is nothing'],
    ['26', 'biweekly monthly annual', 'it stands alone'],
    ['26 52', 'biweekly weekly semiannual yearly', 'weeks may be meant'],
    ['26 12', 'small large', 'nothing of the kind is allowed'],
  ])('are not known of %s for %s, as %s', (raws, allowed) => {
    expect(often(raws, allowed)).toBe('')
  })
})

describe('words for how often something is', () => {
  it.each([
    ['every 4 weeks', 'weekly four_weekly monthly', 'four_weekly'],
    ['alle vier Wochen', 'weekly 4-weekly monthly', '4-weekly'],
    ['toutes les 6 semaines', 'monthly six_weekly', 'six_weekly'],
    ['cada 4 meses', 'monthly four_monthly yearly', 'four_monthly'],
    ['every 4 weeks', 'weekly monthly', null],
    ['every 4 weeks', 'weekly four_weekly 4-weekly', null],
    ['4 weeks', 'four_weekly whole', null],
  ])('are the allowed value that says the same: %s of %s', (raw, allowed, value) => {
    expect(allowedInterval(raw, allowed.split(' '))).toBe(value)
  })
})

describe('what a list says of a code in several clauses', () => {
  it.each([
    ['Lead, never signed', 'active prospect former', 'prospect'],
    ['Ended: has left us', 'active former', 'former'],
    ['Ended, moved to prospect', 'active former', 'former'],
    ['Ended, prospect', 'former prospect', null],
    ['Ended', 'former prospect', null],
    ['Never signed, lead', 'former prospect', null],
  ])('is the first, where no other one is something else: %s of %s', (text, allowed, value) => {
    expect(inAllClauses(text, allowed.split(' '))).toBe(value)
  })
})

describe('letters that say how often something is', () => {
  const often = (raws: string, allowed: string): string =>
    [...howOftenByLetters(raws.split(' '), allowed.split(' '))].map((pair) => pair.join('=')).join(' ')

  it('are those of the words for it, in whatever language', () => {
    expect(often('M Q Y', 'monthly quarterly annual')).toBe('M=monthly Q=quarterly Y=annual')
    expect(often('m T A Monthly', 'monthly quarterly yearly')).toBe('m=monthly T=quarterly A=yearly')
    expect(often('W J', 'weekly monthly yearly')).toBe('W=weekly J=yearly')
  })

  it.each([
    ['M', 'monthly quarterly', 'it stands alone'],
    ['M S', 'weekly monthly semiannual', 'either may be meant'],
    ['M X', 'monthly yearly', 'one of them is nothing'],
    ['Y A', 'monthly yearly', 'both would be one'],
    ['M F', 'male female', 'nothing of the kind is allowed'],
  ])('are not known of %s for %s, as %s', (raws, allowed) => {
    expect(often(raws, allowed)).toBe('')
  })
})
