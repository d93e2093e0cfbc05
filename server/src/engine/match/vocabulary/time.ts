/** Dates, times and what happens at them. */
export const TIME = `
date datum dat dt fecha day data 日期 日付 when
time tm zeit uhrzeit heure hora tijd orario ora tijdstip 時間 时间 時刻
datetime timestamp zeitstempel horodateur horodatage tijdstempel
days tage jours dias dagen giorni
year jahr yr annee ano jaar anno 年份 年度
month monat mon mois mes maand mese monthly monatlich mensuel mensual mensile maandelijks 月份
week woche semaine semana settimana
weekend weekends wochenende wochenenden weekenden helg helger helgen
weekday wochentag wochentage weekdag weekdagen veckodag ugedag ukedag dow
hours hrs hour stunden stunde heures horas uren uur ore arbeitszeit std
minutes minuten minutos minuti mins
duration dauer duree duracion durata duur laufzeit
since seit depuis desde joined join signup registered registration anmeldung registrierung enrolled enrolment enrollment sinds inscription inschrijving iscrizione inscripcion beitritt adhesion registro matriculacion immatriculation immatricolazione zulassung erstzulassung admission admitted joining aufgenommen opgenomen beigetreten
start begin beginn from von debut inicio ingang aanvang inizio begins anfang ingangs empieza vanaf dal 開始 开始 started vom du del
end ende verfall baja until bis finish fin expiry expires expiration ablauf eind einde fine hasta termino jusqu zahlbar vervaldag 結束 结束 終了 to ended through thru ending ends au tot al mhd peremption dlc dluo ddm tht caducidad
valid effective eff gultig valable valido geldig validity gultigkeit validite vigencia validade
created creation erstellt angelegt cree creado create aangemaakt creato alta erfasst entered aanmaak creacion creazione 建立 创建 作成 added hinzugefugt ajoute anadido toegevoegd aggiunto ingevoerd saisi saisie inserito introducido
updated update modified changed mutiert geandert anderung anderungs aktualisiert modifie modificado gewijzigd modificato 更新
annual yearly jahrlich annuel anual annuale jaarlijks
history historie verlauf historique historial storico
due fallig falligkeit echeance vencimiento verval vervaldatum scadenza vence frist deadline falligkeitsdatum echeances
received recd rcvd eingang eingegangen recu recibido ricevuto ontvangen entrada entree
issued issue ausgestellt emission emision emissione afgifte uitgegeven emis
opened open eroffnet eroffnung ouverture apertura geopend aperto
closed close geschlossen schluss cloture cierre chiusura gesloten chiuso
cancelled canceled cancel cancellation storniert storno kundigung gekundigt resilie resiliation annule annulation cancelado cancellato disdetta opgezegd opzegging geannuleerd churn churned abwanderung uppsagd uppsagning opsagt opsigelse oppsagt oppsigelse vypoved vypovezeno wypowiedzenie wypowiedziano irtisanottu irtisanominen
terminated austritt beendet beendigung cessazione cessation leaver leavers
delivery liefer lieferung livraison entrega delivered levering consegna leverdatum 交貨 交货 配送 geliefert consegnato consegnata entregado entregada geleverd bezorgd
shipping versand shipped ship shipment expedition envio verzending spedizione sendung freight frt frght fracht postage verzendkosten dispatch dispatched versendet versandt carriage
departure departed leaving abreise checkout salida vertrek partenza etd abfahrt abflug depart sortie uscita uitchecken
arrival anreise arrivee llegada checkin aankomst arrivo ankunft arrive arriving inchecken
appointment termin rendezvous cita appuntamento afspraak appt rdv appointments
booking buchung buchungs reservation reserva posting boeking reservering prenotazione reservierung resa booked gebucht
event veranstaltung evenement evento
session sitzung sesion sessione
visit encounter besuch visite visita bezoek
inspection prufung inspektion controle inspeccion ispezione keuring itv revision hauptuntersuchung tuv mot gepruft keuringsdatum checked tested examined inspected pruf
maintenance wartung entretien mantenimiento manutenzione onderhoud
hire hired eintritt einstellung embauche contratacion indiensttreding assunzione employed
next nachste nachster prochain proximo prossimo volgende naechste
previous prior former vorherig fruher vormalig ehemalig precedent anterior precedente vorige letzte letzter letztes dernier derniere ultima ultimo laatste
construction built baujahr construccion costruzione bouwjaar
frequency freq frq haufigkeit frequence frecuencia frequenza turnus rhythmus
period zeitraum periode periodo abrechnungszeitraum
nights nachte nuits nuitees nuitee noches notti nachten naechte ubernachtungen overnachtingen pernottamenti night nacht nachts noche notte
morning mornings morgens vormittag vormittags matin matins manana mattina mattino ochtend ochtends manha rano rankiem dopoledne morgon formiddag
midday noon mittag mittags midi mediodia mezzogiorno middags poludnie poledne
evening evenings abend abends soir soirs sera avond avonds wieczor wieczorem vecer kvall kveld aften
downtime ausfallzeit stillstand stillstandzeit stoppage stilstand
daily taglich journalier journaliere diario diaria dagelijks giornaliero
weekly wochentlich hebdo hebdomadaire semanal semanales settimanali settimanale wekelijks
returned return ruckgabe retour devuelto devolucion restituito restituzione teruggebracht geretourneerd rucklaufer rucklastschrift chargeback insoluto
pickup abholung retrait recogida ritiro ophalen
commissioned commissioning inbetriebnahme ingebruikname installed installation installiert installe instalado installato geinstalleerd
acquired acquis adquirido acquisito verworven
tracking suivi seguimiento sendungsnummer awb consignment trackingnr
hourly stundlich horaire oraria
introduced launch launched eingefuhrt einfuhrung lance lancement lanzamiento lancio introductie geintroduceerd
absence abwesenheit absences ausencia assenza verzuim verlof leave fehlzeit urlaub
opening eroffnungs inicial iniziale
confirmation conf bestatigung bevestiging conferma confirmacion
cleared clearing
season saison saisons temporada stagione seizoen spielzeit
recall richiamo rappel recordatorio
`
