/** Rooms and board, vehicles and their fuel, tenancies, sizes. */
export const PROPERTY = `
room_only accommodation_only nur_ubernachtung ohne_verpflegung ubernachtung_ohne_fruhstuck logement_seul hebergement_seul chambre_seule sans_repas solo_alojamiento solo_habitacion alojamiento solo_pernottamento solo_camera logies alleen_logies so_alojamento apenas_alojamento bez_wyzywienia tylko_nocleg bez_stravy jen_ubytovani endast_rum kun_rom kun_vaerelse no_meals self_catering ubernachtung_ohne ?uo ?ro ?sa ~none
bed_and_breakfast breakfast breakfast_included fruhstuck mit_fruhstuck ubernachtung_mit_fruhstuck ubernachtung_und_fruhstuck petit_dejeuner avec_petit_dejeuner chambre_et_petit_dejeuner desayuno alojamiento_y_desayuno con_desayuno desayuno_incluido colazione con_colazione pernottamento_e_colazione camera_e_colazione ontbijt met_ontbijt logies_met_ontbijt logies_ontbijt pequeno_almoco cafe_da_manha com_pequeno_almoco sniadanie ze_sniadaniem snidane se_snidani frukost med_frukost frokost_inkludert med_morgenmad morgenmad ?b_b ?bb ?uf ?u_f ?pdj ?ad
half_board halfboard halbpension demi_pension media_pension mezza_pensione halfpension meia_pensao polopenze polpenze niepelne_wyzywienie halvpension halvpensjon ?hb ?hp ?dp ?mp
full_board fullboard vollpension pension_complete pension_completa pensione_completa volpension pensao_completa plna_penze pelne_wyzywienie helpension fullpensjon helpensjon fuldpension ?fb ?vp ?pc
all_inclusive alles_inklusive tout_compris tout_inclus todo_incluido tutto_incluso tudo_incluido all_in ?ai
single simple pojedynczy single_room einzel einzelzimmer chambre_simple chambre_individuelle individuel individual habitacion_individual singola singolo camera_singola eenpersoons eenpersoonskamer solteiro quarto_individual jednoosobowy/a pokoj_jednoosobowy jednoluzkovy enkel enkelrum enkeltrom enkeltvaerelse enkelt ?ez ?sgl
double podwojny double_room doppel doppelzimmer chambre_double doble habitacion_doble doppia doppio camera_doppia camera_matrimoniale matrimoniale tweepersoons tweepersoonskamer dubbele_kamer duplo quarto_duplo casal quarto_de_casal dwuosobowy/a pokoj_dwuosobowy dvouluzkovy dubbel dubbelrum dobbelt dobbeltrom dobbeltvaerelse ?dz ?dbl
twin twin_room zweibett zweibettzimmer lits_jumeaux chambre_twin doble_dos_camas dos_camas doppia_letti_singoli due_letti twin_kamer twee_bedden duas_camas dwa_lozka oddelene_postele tvabaddsrum ?twn
triple triple_room dreibettzimmer dreibett chambre_triple habitacion_triple tripla driepersoons driepersoonskamer triplo trzyosobowy/a triluzkovy trippel trebaddsrum ?tpl
family familie familial familiar familj family_room familienzimmer familiale chambre_familiale habitacion_familiar familiare camera_familiare familiekamer quarto_familiar rodzinny/a pokoj_rodzinny rodinny rodinny_pokoj familjerum familierom familievaerelse
dormitory dorm schlafsaal mehrbettzimmer dortoir dormitorio camerata slaapzaal pokoj_wieloosobowy ubytovna sovsal sovesal
petrol gasoline unleaded unleaded_petrol ulp bleifrei benzin benziner super essence sp95 sp98 sans_plomb sin_plomo senza_piombo loodvrij sem_chumbo bezolowiowa bezolovnaty blyfri gasolina benzina benzine benzyna pb95 natural bensin ?gas ?pb ?e5
diesel derv diesel_oil dieselkraftstoff gazole gasoil gasoleo gasolio dieselol olej_napedowy nafta motorova_nafta
electric elektro elektrisch+e electrique electrico/a elettrico/a eletrico/a elektryczny/a/e elektricky elektricitet elbil ?ev ?bev ?el
hybrid hybride hibrido/a ibrido/a hybrydowy/a/e hybridni plug_in_hybrid phev elhybrid laddhybrid ?hev
lpg autogas flussiggas autogaz ?gpl ?glp
cng erdgas metano aardgas gas_natural fordonsgas ?gnv ?gnc
car cars auto personenwagen voiture vehicule_leger coche turismo automovil autovettura automobile macchina personenauto carro ligeiro samochod_osobowy osobowy osobni osobni_auto personbil passenger_car ?pkw ?vl
van vans transporter kleintransporter lieferwagen camionnette fourgon fourgonnette utilitaire furgoneta furgon furgone bestelwagen bestelauto bestelbus carrinha furgao dostawczy samochod_dostawczy dodavka skapbil transportbil varebil varevogn
truck lorry lastwagen lastkraftwagen camion poids_lourd vrachtwagen vrachtauto caminhao camiao ciezarowka ciezarowy samochod_ciezarowy nakladni nakladni_auto lastbil ?lkw ?pl ?hgv ?autocarro
motorcycle motorbike motorrad kraftrad moto motocyclette motocicleta motocicletta motor motorfiets mota motocykl motorka motorcykel motorsykkel
bus buses coach omnibus reisebus autobus autocar pullman touringcar onibus autobusy autokar buss ?autocarro
trailer anhanger remorque remolque rimorchio aanhanger aanhangwagen reboque przyczepa prives vlek slap slapvagn tilhenger anhaenger pahaengsvogn
bicycle bike fahrrad velo bicyclette bicicleta bici bicicletta fiets rower kolo cykel sykkel ?rad
residential wohnen wohnraum wohnung wohnnutzung residentiel habitation usage_d_habitation logement residencial vivienda residenziale abitativo uso_abitativo ad_uso_abitativo woonruimte wonen woning habitacional mieszkalny/a mieszkaniowy/a mieszkanie bytovy/a obytny/a bydleni bostad bolig housing domestic
commercial gewerbe gewerblich+e gewerberaum geschaftlich kommerziell tertiaire commerce local_commercial comercial local_comercial commerciale uso_commerciale bedrijfsruimte commercieel komercyjny/a uzytkowy lokal_uzytkowy handlowy komercni nebytovy kommersiell lokal naeringslokale erhverv erhvervslejemal business_premises
vacant free unoccupied empty frei leerstehend leerstand leer+e libre vacant/e inoccupe/e desocupado/a vacio/a libero/a sfitto/a vuoto/a vrij leegstaand leeg livre vago/a wolny/a/e pusty/a pustostan volny/a/e volno neobsazeny/a prazdny ledig ledigt ?tom ?available ?verfugbar ?disponible ?disponibile ?beschikbaar ?disponivel ?dostepny/a ~available
occupied rented leased belegt+e besetzt+e vermietet+e bewohnt occupe/e loue/e ocupado/a alquilado/a arrendado/a occupato/a affittato/a locato/a bezet verhuurd bewoond zajety/a/e wynajety/a/e obsazeny/a/o pronajaty/a upptagen upptaget uthyrd uthyrt utleid udlejet optaget opptatt in_use ?let ~rented
reserved reserviert+e vorgemerkt reserve/e reservado/a riservato/a prenotato/a gereserveerd zarezerwowany/a/e rezerwacja rezervovano rezervovany/a reserverad reserveret reservert
rented en_location in_vermietung in_mietung en_alquiler a_noleggio in_noleggio in_verhuur hired on_hire hired_out out_on_hire on_rent out_on_rent rented_out leased ?out vermietet+e verliehen ausgeliehen loue/e alquilado/a arrendado/a noleggiato/a affittato/a locato/a verhuurd uitgeleend alugado/a wynajety/a/e wypozyczony/a/e pronajaty/a/o pujceno uthyrd uthyrt utleid utlant udlejet ?let ?occupied ?belegt ~occupied
sold verkauft vendu/e vendido/a venduto/a verkocht sprzedany/a/e sprzedano prodany/a/o sald solgt
lost verloren abhanden perdu/e perdido/a extraviado/a smarrito/a perso/a kwijt vermist zgubiony/a/e zaginiony/a ztraceny/a/o forlorad tapt mistet missing
stolen gestohlen vole/e robado/a rubato/a gestolen roubado/a skradziony/a/e ukradeny/a/o stulen stjalet
furnished mobliert+e meuble/e amueblado/a arredato/a ammobiliato/a gemeubileerd mobilado/a umeblowany/a/e zarizeny/a/o moblerad mobleret moblert
unfurnished unmobliert leer non_meuble/e vide sin_amueblar sin_muebles non_arredato/a vuoto/a ongemeubileerd kaal nao_mobilado/a nieumeblowany/a nezarizeny/a omoblerad umobleret umoblert
apartment flat apt apto apmt wohnung appartement appart piso apartamento departamento appartamento mieszkanie apartament lagenhet leilighet lejlighed ?byt
villa chalet villas ville_individuelle villetta villino willa vila ?moradia
townhouse town_house terraced_house reihenhaus stadthaus maison_de_ville maison_de_village casa_de_pueblo casa_adosada adosado villetta_a_schiera rijtjeshuis herenhuis moradia_em_banda radhus rekkehus raekkehus
penthouse penthaus dachterrassenwohnung attique atico attico cobertura dakappartement takvaning
studio estudio monolocale einzimmerwohnung einzimmerapartment studio_flat studioappartement kawalerka garsoniera garsonka
shared communal common gemeinschaftlich gemeinschaft gemeinschaftspool commun/e partage/e collectif comunitario/a compartido/a comun comune condiviso/a condominiale gedeeld gemeenschappelijk comum compartilhado/a wspolny/a/e spolecny/a sdileny/a gemensam delad felles delt faelles
house haus einfamilienhaus maison casa huis woonhuis eengezinswoning moradia villa ?dom ?dum ?hus
office buro bureau oficina ufficio kantoor escritorio biuro kancelar kontor
garage garagenstellplatz garaje garagem garaz garazove_stani
parking parking_space parkplatz stellplatz place_de_parking plaza_de_garaje aparcamiento posto_auto parkeerplaats estacionamento miejsce_parkingowe parkovaci_misto parkeringsplats parkeringsplass
small klein+e petit/e pequeno/a chico/a piccolo/a liten litet lille maly/a ?s ?male
medium mittel mittelgross moyen moyenne mediano/a medio/a middel middelgroot sredni/a/e stredni mellan mellanstor middels mellemstor ?m
large gross+e grand/e groot grote duzy/a/e velky/a/e stor stort ?big ?l
extra_large very_large sehr_gross extra_gross tres_grand/e muy_grande extra_grande molto_grande extra_groot muito_grande bardzo_duzy/a extra_velky mycket_stor extra_stor xl
extra_small very_small sehr_klein tres_petit/e muy_pequeno/a molto_piccolo/a extra_klein muito_pequeno/a bardzo_maly/a mycket_liten xs
repair in_repair workshop werkstatt reparatur in_reparatie atelier taller officina oficina em_reparacao verkstad verksted vaerksted warsztat w_naprawie
scrapped verschrottet gesloopt rebut desguazado rottamato abatido skrotad kassert kasseret zlomowany
north nord norden norte noord polnoc sever norr
south suden zuid poludnie soder ?sud ?sur ?sul ?jih ?syd ?sor
east osten este oost leste wschod vychod oster ?ost ?est
west westen ouest oeste ovest zachod zapad vaster vest
left links gauche izquierda izquierdo sinistra sinistro linker esquerda lewa lewy lewe leva levy vanster venstre left_side
right rechts droite derecha derecho destra destro rechter direita prawa prawy prawe prava pravy hoger hoyre hojre right_side
private privat+e eigen+e eigener prive/e particulier privado/a privato/a eigen propio/a particular prywatny/a/e soukromy/a
public offentlich+e publique publico/a pubblico/a openbaar publiczny/a/e verejny/a/e offentlig offentligt
internal intern+e interne interno/a wewnetrzny/a/e interni internt inhouse
external extern+e externe externo/a esterno/a zewnetrzny/a/e externi eksternt ekstern
plumbing sanitar sanitarinstallation klempner plomberie fontaneria idraulica idraulico loodgieter loodgieterswerk sanitair canalizacao hydraulika instalaterstvi rorlegger ?vvs
electrical elektrik elektro elektrisch electricite electricidad electrico elettrico elettrica elektra elektriciteit eletricidade elektryka elektryczne elektroinstalace elektriker ?el
heating heizung chauffage calefaccion riscaldamento verwarming aquecimento ogrzewanie topeni varme uppvarmning
breakfast fruhstuck petit_dejeuner desayuno colazione ontbijt pequeno_almoco cafe_da_manha sniadanie snidane frukost frokost morgenmad
lunch mittagessen dejeuner almuerzo comida pranzo middageten almoco obiad obed lunsj
dinner supper abendessen diner cena avondeten jantar kolacja vecere middag aftensmad
`
