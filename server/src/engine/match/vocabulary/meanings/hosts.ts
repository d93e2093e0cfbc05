/** Who lets places to stay and what, rites of churches, and who belongs to a body and why not any more. */
export const HOSTS = `
pitch tent_pitch camping_pitch zeltplatz standplatz emplacement emplacement_camping parcela_camping piazzola staanplaats kampeerplaats tentplaats parcela_de_campismo miejsce_namiotowe misto_pro_stan campingplats teltplass teltplads
tent tents zelt zelte tente tentes tienda_de_campana tenda tende tenten namiot namioty stan stany talt telt
mobile_home static_caravan mobilheim mobil_home mobilhome casa_movil casa_mobile stacaravan domek_holenderski mobilni_dum villavagn
guesthouse guest_house boarding_house ?pension pensione gasthaus gastehaus maison_d_hotes chambre_d_hotes pensione_familiare casa_de_huespedes casa_rural pensjonat penzion gostinec gastgiveri pensionat gjestehus gaestehus
hostel youth_hostel jugendherberge auberge_de_jeunesse albergue albergue_juvenil ostello ostello_della_gioventu jeugdherberg pousada_da_juventude schronisko_mlodziezowe hostely vandrarhem vandrerhjem herberge
first_communion communion erstkommunion kommunion premiere_communion primera_comunion prima_comunione eerste_communie primeira_comunhao pierwsza_komunia prvni_prijimani forsta_kommunionen forste_kommunion
catholic roman_catholic katholisch romisch_katholisch catholique catolico/a cattolico/a katholiek rooms_katholiek katolicki/a/e rzymskokatolicki/a/e katolicky/a/e katolik katolsk romersk_katolsk
protestant evangelical lutheran evangelisch lutherisch protestantisch protestante evangelico/a luterano/a protestants luthers protestancki/a/e ewangelicki/a/e evangelicky/a/e protestantsky lutersk protestantisk evangelisk luthersk
orthodox christian_orthodox orthodoxe ortodosso/a ortodoxo/a prawoslawny/a/e pravoslavny/a/e ortodox ortodoks
muslim islamic muslimisch islamisch musulman musulmane musulman/a musulmano/a moslim islamitisch muculmano/a muzulmanin muzulmanski/a/e muslimsky/a muslimsk
jewish judisch juif juive judio/a ebreo/a ebraico/a joods judeu judia zydowski/a/e zidovsky/a judisk jodisk
no_religion non_religious undenominational konfessionslos ohne_konfession ohne_bekenntnis sans_religion sin_religion senza_religione geen_religie onkerkelijk sem_religiao bez_wyznania bezwyznaniowy/a/e bez_vyznani konfessionslos uten_livssyn uden_for_trossamfund
moved moved_away relocated umgezogen weggezogen umzug wegzug demenage/e demenagement mudanza trasferito_altrove trasloco verhuisd verhuizing mudou_se mudanca przeprowadzka przeprowadzony/a prestehoval_se prestehovani odstehovan flyttad flyttat flytt flyttet flytning
expelled excluded exclusion ausgeschlossen ausschluss exclu/e expulse/e radie/e expulsado/a excluido/a espulso/a radiato/a geroyeerd uitgesloten expulso/a wykluczony/a/e wydalony/a vyloucen vylouceny/a utesluten ekskludert ekskluderet
non_payment unpaid_dues nichtzahlung beitragsruckstand non_paiement defaut_de_paiement impago falta_de_pago mancato_pagamento morosita wanbetaling falta_de_pagamento brak_wplaty zaleglosci_w_skladkach neplaceni nezaplaceni_prispevku utebliven_betalning manglende_betaling
party_member parteimitglied membre_du_parti afiliado/a militante iscritto_al_partito tesserato partijlid filiado/a czlonek_partii clen_strany partimedlem
pub tavern kneipe schankraum bistro cafe_bar taberna taverna kroeg boteco hospoda pivnice krog vertshus vaertshus ~bar
restaurant restaurants gaststatte restaurante ristorante trattoria wirtshaus restauracja restaurace restaurang
caterer catering cateringfirma traiteur servicio_de_catering servizio_di_catering cateringbedrijf cateraar firma_cateringowa cateringova_firma
venue veranstaltungsort veranstaltungsraum lieu_de_reception salle_de_reception lugar_del_evento sede_dell_evento evenementenlocatie feestzaal espaco_para_eventos miejsce_imprezy misto_konani eventlokal festlokale selskabslokale
`
