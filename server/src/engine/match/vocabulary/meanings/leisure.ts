/** What clubs, schools, theatres and hosts of events offer, and who comes. */
export const LEISURE = `
football soccer fussball voetbal futbol calcio futebol pilka_nozna kopana fotbal fotboll fotball fodbold
handball balonmano pallamano handbal andebol pilka_reczna hazena handboll handbold
volleyball voleibol pallavolo volleybal voleybol siatkowka pilka_siatkowa volejbal volleyboll
basketball baloncesto pallacanestro basket basketbal basquetebol koszykowka kosikova kosikovka
swimming schwimmen natation natacion nuoto zwemmen natacao plywanie plavani simning svomming svomning
gymnastics turnen gerateturnen gymnastik gymnastique gimnasia ginnastica gymnastiek ginastica gimnastyka gymnastika gymnastikk
athletics track_and_field leichtathletik athletisme atletismo atletica atletica_leggera atletiek lekkoatletyka lekka_atletyka atletika friidrott friidrett atletik
cycling radsport radfahren cyclisme ciclismo wielrennen fietsen kolarstwo cyklistika cykling cykelsport sykling
riding horse_riding equestrian equestrianism reiten reitsport equitation equitacion equitazione paardrijden paardensport equitacao jezdziectwo jazda_konna jezdectvi jizda_na_koni ridning ridsport
dance dancing tanz tanzen danse danza baile ballo dansen danca taniec tanec tance dans
hiking wandern wanderung randonnee senderismo escursionismo wandelen caminhada turystyka_piesza turistika vandring fottur vandretur
skiing ski skifahren skisport esqui sci skien narciarstwo lyzovani skidakning skidor skikjoring
climbing klettern escalade escalada arrampicata klimmen wspinaczka lezeni horolezectvi klattring klatring
shooting schiessen sportschiessen tir tiro tiro_a_segno schieten strzelectwo strelba skytte skyting skydning
martial_arts kampfsport arts_martiaux artes_marciales arti_marziali vechtsport artes_marciais sztuki_walki bojova_umeni kampsport
table_tennis ping_pong tischtennis tennis_de_table tenis_de_mesa tennistavolo tafeltennis tenis_stolowy stolni_tenis bordtennis
rowing rudern aviron remo canottaggio roeien wioslarstwo veslovani rodd roning
sailing segeln voile vela zeilen zeglarstwo jachting segling seiling sejlads
chess schach echecs ajedrez scacchi schaken xadrez szachy sachy schack sjakk skak
choir choral chor gesang chorale choeur coro koor sbor korsang kor
piano klavier pianoforte fortepian klavir pianino
guitar gitarre guitare guitarra chitarra gitaar violao gitara kytara gitarr gitar
violin fiddle geige violine violon violino viool skrzypce housle fiol violinspil
cello violoncello violoncelle violonchelo violoncelo wiolonczela
flute querflote flote flauta flauto fluit dwarsfluit flet flet_poprzeczny fletna pricna_fletna tvarflojt flojte tvaerflojte
recorder blockflote flute_a_bec flauta_dulce flauto_dolce blokfluit flauta_doce flet_prosty zobcova_fletna blockflojt blokkflojte blokflojte
trumpet trompete trompette trompeta tromba trompet trompete trabka trubka trumpet
clarinet klarinette clarinette clarinete clarinetto klarinet clarineta klarnet klarinett
saxophone saxophon saxo saxofon sassofono saxofoon saxofone saksofon sax
drums percussion drum_kit schlagzeug schlagwerk batterie percussions bateria percusion batteria percussioni drums slagwerk perkusja bici bicie trummor slagverk trommer slagtoj
singing voice vocals gesang singen chant voix canto voz voce zang zingen spiew zpev sang sangundervisning
accordion akkordeon accordeon acordeon fisarmonica acordeao akordeon dragspel trekkspill harmonika
harp harfe harpe arpa harp harpa harfa
organ orgel orgue organo organy varhany
individual_lesson private_lesson one_to_one one_on_one einzelunterricht einzelstunde cours_individuel cours_particulier clase_individual clase_particular lezione_individuale priveles individuele_les aula_individual lekcja_indywidualna individualni_lekce enskild_lektion individuell enetime solotime ~individual
group_lesson group_class gruppenunterricht gruppe gruppenkurs cours_collectif cours_en_groupe clase_grupal grupal en_grupo lezione_di_gruppo groepsles groep aula_em_grupo lekcja_grupowa zajecia_grupowe skupinova_lekce grupplektion gruppetime gruppeundervisning holdundervisning ~group
trial_lesson taster trial_class probestunde schnupperstunde schnupperkurs cours_d_essai clase_de_prueba lezione_di_prova proefles aula_experimental lekcja_probna ukazkova_hodina provlektion prova_pa_lektion provetime
course kurs lehrgang cours curso corso cursus kurz kursus
training_workshop workshops atelier taller laboratorio warsztaty dilna ~workshop
lecture talk vortrag vorlesung conference conferencia charla conferenza lezione lezing hoorcollege palestra wyklad prelekcja prednaska forelasning foredrag forelesning
exhibition ausstellung exposition exposicion esposizione mostra tentoonstelling exposicao wystawa vystava utstallning utstilling udstilling
concert konzert concierto concerto concerten koncert konsert
theatre theater theatre_play play_performance theaterstuck piece_de_theatre obra_de_teatro teatro spettacolo_teatrale toneel toneelstuk peca_de_teatro teatr spektakl divadlo divadelni_predstaveni teater teaterforestilling
book_reading author_reading reading lesung lecture_publique lectura_publica presentazione_libro letture leitura_publica spotkanie_autorskie wieczor_autorski autorske_cteni forfattarkvall opplesning oplaesning
conference congress convention konferenz tagung kongress colloque congres conferencia congreso conferenza congresso convegno conferentie congres conferencia konferencja kongres konference konferens konferanse
wedding hochzeit hochzeitsfeier mariage boda matrimonio nozze bruiloft trouwfeest huwelijk casamento wesele slub svatba brollop bryllup
birthday birthday_party geburtstag geburtstagsfeier anniversaire cumpleanos compleanno verjaardag verjaardagsfeest aniversario urodziny narozeniny oslava_narozenin fodelsedag bursdag fodselsdag
baptism christening taufe bapteme bautizo battesimo doop doopfeest batizado batismo chrzest chrzciny krest krtiny dop dap barnedap barnedab
confirmation konfirmation firmung confirmacion cresima confermazione vormsel crisma bierzmowanie konfirmace birmovani konfirmasjon
funeral funeral_reception trauerfeier beerdigung beisetzung leichenschmaus obseques funerailles enterrement funeral funerale begrafenis uitvaart pogrzeb stypa pohreb begravning begravelse
company_event corporate_event staff_party firmenfeier firmenevent betriebsfeier firmenveranstaltung evenement_d_entreprise seminaire_d_entreprise evento_de_empresa evento_corporativo evento_aziendale bedrijfsfeest bedrijfsevenement evento_da_empresa impreza_firmowa event_firmowy firemni_akce foretagsevent foretagsfest firmafest bedriftsarrangement ~corporate
christmas_party weihnachtsfeier fete_de_noel repas_de_noel cena_de_navidad comida_de_navidad cena_di_natale kerstfeest kerstborrel festa_de_natal wigilia_firmowa vanocni_vecirek julfest julbord julebord julefrokost
party private_party feier ?fest fete soiree_privee fiesta festa feest impreza oslava vecirek
tournament turnier tournoi torneo toernooi torneio turniej turnaj turnering
match game spiel wettspiel punktspiel rencontre partido partita wedstrijd jogo mecz zapas utkani kamp
training practice practice_session ubungsstunde entrainement entrenamiento entreno allenamento treino trening treningi treninky traning traening
holiday_camp camp camps ferienlager freizeit ferienfreizeit colonie colonie_de_vacances campamento campamento_de_verano colonia campo_estivo kamp kampen vakantiekamp campo_de_ferias kolonie oboz tabor letni_tabor ?lager kollo leir lejr
full_price vollzahler vollpreis plein_tarif tarif_plein tarifa_general entrada_general intero biglietto_intero vol_tarief bilhete_normal normalny bilet_normalny plna_cena zakladni_vstupne ordinarie_pris fullpris
concession reduced_price discounted ermassigt ermassigung tarif_reduit tarifa_reducida ridotto biglietto_ridotto gereduceerd_tarief bilhete_reduzido ulgowy/a/e bilet_ulgowy snizene_vstupne zlevnene rabatterad_biljett rabatt_pris
free_of_charge free_admission complimentary freikarte kostenlos kostenfrei gratuit/e gratuito/a gratis omaggio gratis_toegang bezplatny/a/e darmowy/a/e zdarma volna_vstupenka fribiljett gratisbiljett fribillett fribillet ~free
tardy zu_spat verspatet en_retard tarde retraso con_retraso in_ritardo te_laat atrasado/a spozniony/a spoznienie pozde pozdni_prichod sen_ankomst for_sent forsinket ~late
excused authorised_absence entschuldigt+e excuse/e justifie/e justificado/a excusado/a giustificato/a geoorloofd verontschuldigd usprawiedliwiony/a/e omluveny/a/o omluven anmald_franvaro giltig_franvaro gyldig_fravaer undskyldt
unexcused unauthorised_absence unentschuldigt+e non_excuse/e injustifie/e non_justifie/e injustificado/a sin_justificar ingiustificato/a non_giustificato/a ongeoorloofd nieusprawiedliwiony/a/e neomluveny/a/o neomluven ogiltig_franvaro ugyldig_fravaer ulovligt_fravaer
`
