/** Clothes, fabrics and jewels; for whom and for when they are; furniture woods, plants and trees of gardens and forests. */
export const GARMENTS = `
women womens ladies woman damen dame damenmode femme femmes dames mujer mujeres senora senoras donna donne vrouw vrouwen mulher mulheres senhora feminino kobieta kobiety damski/a/e dams damska zeny damsky/a/e damske dam damer kvinna kvinnor kvinne kvinner kvinde kvinder dameklaer
men mens gentlemen man herren herr herrenmode homme hommes messieurs hombre hombres caballero caballeros uomo uomini mannen heren homem homens masculino mezczyzna mezczyzni meski/a/e mes meska muzi pansky/a/e panske herrar man_herr herre herrer menn mand maend
kids children child childrens kinder kind kinderkleidung enfant enfants fille garcon fille_garcon junior nino/a ninos infantil bambino/a bambini bimbo bimba bimbi ragazzo kinderen jongens meisjes crianca criancas menino menina dziecko dzieci dzieciecy/a/e dziewczynka chlopiec deti detsky/a/e detske divci chlapecke barn barnklader flicka pojke barneklaer borneklaer born bornetoj
baby babies infant newborn babys babymode saugling layette bebe bebes nourrisson naissance recien_nacido neonato neonati bebe_menino pasgeboren recem_nascido niemowle niemowlecy/a/e niemowleta kojenec kojenecky/a/e kojenecke miminka spadbarn nyfodd nyfodt spedbarn spaedbarn babytoj
unisex mixte mixto damen_und_herren uniseks unisex_model oba_pohlavi konsneutral kjonnsnoytral konsneutralt unissexo
teens teen teenager jugendliche adolescent ado ados adolescente adolescentes juvenil ragazzi tiener tieners jovens nastolatki mlodziezowy/a/e mladez dorost tonaring tonaringar tenaring teenagere
spring_summer ?s_s ?ss ?fs ?f_s fruhjahr_sommer fruhling_sommer ?pe ?p_e printemps_ete ?pv primavera_verano ?p_v prim_verano primavera_estate pe_collezione ?vz lente_zomer voorjaar_zomer zomer zomercollectie primavera_verao prim_verao ?wl wiosna_lato ?w_l jaro_leto var_sommar vs_kollektion var_sommer vaar_sommer forar_sommer sommer sommar
autumn_winter fall_winter ?a_w ?aw ?fw ?hw ?h_w herbst_winter ?ah ?a_h automne_hiver ?oi ?o_i otono_invierno ?ai ?a_i autunno_inverno hw_collectie herfst_winter najaar_winter winter wintercollectie outono_inverno ?jz jesien_zima ?j_z podzim_zima host_vinter ?h_v efterar_vinter vinter
all_year all_season year_round nos never_out_of_stock ganzjahrig durchlaufend ganzjahresartikel permanent toute_l_annee intemporel continuo todo_el_ano atemporal continuativo tutto_l_anno hele_jaar doorlopend heel_jaar todo_o_ano caloroczny/a/e stala_kolekcja ciagly celorocni celorocne stala_nabidka aret_runt helaret bassortiment hele_aret helarsvare helars
cotton ?bw baumw co_baumwolle katoen algodao bawelna ?ba ba_bavlna bavlna bomull bomuld
wool ?sw schurwolle reine_schurwolle merino laine_vierge ?la lana_virgen lana_vergine scheerwol la_virgem welna_zywa zywa_welna strizni_vlna ?vl ren_ull ren_ny_ull ullgarn ren_uld
polyester poliester poliestere polyesteri pes polyestere
silk se_seide seide naturseide soie_naturelle seda_natural seta_naturale zijden seda_pura jedwab_naturalny prirodni_hedvabi rasilke
leather ?ld echtleder rindsleder cuir_veritable piel cuero piel_autentica vera_pelle pelle echt_leer pele couro_genuino skora_naturalna skora prava_kuze kuze akta_lader skinn ekte_skinn aegte_laeder
linen ?li leinen_stoff pur_lin lino_puro puro_lino linnen linho_puro len_czysty linneduk hor
mixed blend mischgewebe mischung mischfaser melange mixte_matiere mezcla misto_fibre mix blend_stof mengsel mistura mieszanka smes smesovy blandning blandmaterial blanding blandet_stof
viscose rayon viskose viscosa wiskoza viskoza viskos
nylon polyamide polyamid poliamida poliammide poliamid pa_nylon
denim jeans jeansstoff tela_vaquera vaquero ganga dzins dzinsowy denimove dzinovina
gold gelbgold weissgold rotgold ?au ?or or_jaune or_18k or_blanc or_750 oro oro_amarillo oro_giallo oro_bianco oro_18_kt goud geelgoud witgoud ouro ouro_amarelo zloto ?zl zlota bile_zlato zlute_zlato zlato guld rodguld vitguld gull hvitt_gull gulguld
silver sterling sterlingsilber ?ag argent_925 argent_massif plata_925 plata_de_ley argento_925 argento_sterling zilver_925 prata_925 prata_de_lei srebro srebro_925 srebra stribro ag_925 sterlingsilver sterlingsolv solv_925 solv_830s
platinum platin ?pt platine platino platina platyna platinum_950
palladium ?pd paladio palladio paladium pallad
steel edelstahlschmuck acier_inox_316 acero_quirurgico acciaio_chirurgico stal_chirurgiczna chirurgicka_ocel kirurgisk_stal
diamond diamant brillant brillanten diamants brillants diamante diamantes brillante brillanti briljant brylant brylanty diament brilianty diamanter
pearl perle perlen perles perla perlas parel parels perola perolas perly parla parlor perler
oak ?ei traubeneiche stieleiche ?db chene_massif chen roble_macizo rovere_massello massief_eiken carvalho_macico dab_szypulkowy dub_letni db_drevina massiv_ek ekfaner
beech ?bu rotbuche ?bk hetre_massif haya_maciza faggio_massello massief_beuken faia_macica buk_zwyczajny buk_lesni
pine kie waldkiefer ?bo kiefernholz pin_massif pin_sylvestre pino_macizo pino_silvestre pino_massello grenen_massief pinho pinheiro_bravo sosna_zwyczajna borovice_lesni fura massiv_furu fyrretra
walnut ?nb nuss nussholz noyer_massif nogal_macizo noce_nazionale noten_massief nogueira_macica orzech_amerykanski vlassky_orech valnot_massiv valnoddetrae
ash eschenholz frene_massif jasanove asketrae
spruce ?fi fichtenholz ?sm smrkove swierkowy grandtrae
larch lae laerche ?md modrinove modrzewiowy
birch ?bi birkenholz ?br brizove brzozowy birkefiner
mdf mdf_platte panneau_mdf tablero_mdf ?dm pannello_mdf mdf_plaat plyta_mdf mdf_deska mdf_skiva mdf_plate
chipboard particle_board spanplatte agglomere aglomerado truciolare spaanplaat plyta_wiorowa drevotriska spanskiva sponplate spanplade
plywood sperrholz multiplex contreplaque contrachapado compensato multiplex_plaat contraplacado sklejka preklizka kryssfiner kryssfaner krydsfiner
veneer furnier placage chapa_de_madera impiallacciatura fineer folheado fornir dyha faner finer
annual einjahrig einjahrige einjahrig_pflanze sommerblume sommerblumen annuelle plante_annuelle plantes_annuelles anual planta_anual annuale pianta_annuale eenjarig eenjarige jednoroczny/a/e roslina_jednoroczna jednoletka letnicka letnicky jednolety ettarig sommarblomma sommarblommor ettarig_vaxt ettarig_plante sommerblomst sommerblomster enarig sommerblomst_enarig
perennial perennials staude stauden mehrjahrig vivace vivaces plante_vivace vivaz perenne planta_perenne pianta_perenne erbacea_perenne vaste_plant vaste_planten ?vp planta_vivaz bylina byliny bylinowy wieloletni/a trvalka trvalky vytrvala perenn perenner flerarig staude_flerarig
shrub shrubs bush strauch straucher busch ziergeholz arbuste arbustes arbrisseau arbusto arbustos arbusti heester heesters struik struiken krzew krzewy ker kere buske buskar busker prydbusk busk
tree trees baum baume arbre arbres arbol arboles albero alberi boom bomen arvore arvores drzewo drzewa strom stromy trad traed traer tre
bulb bulbs blumenzwiebel blumenzwiebeln zwiebel zwiebeln bulbe bulbes bulbo bulbos bulbi bol bollen bloembol bloembollen bolbo bolbos cebula cebulki cebulka cebulowe cibulovina cibuloviny cibule cibulky lok blomsterlok lokvaxt blomsterlokar log blomsterlog
seed seeds samen saatgut samenpackung graine graines semilla semillas seme semi sementi zaad zaden zaaigoed semente sementes nasiono nasiona semeno semena osivo fro froer fropase
climber climbing_plant kletterpflanze plante_grimpante grimpante trepadora rampicante klimplant trepadeira pnacze popinava popinave rostliny klattervaxt klatreplante slyngplante
houseplant indoor_plant zimmerpflanze plante_d_interieur planta_de_interior pianta_da_interno pianta_da_appartamento kamerplant roslina_doniczkowa pokojova_rostlina krukvaxt stueplante potteplante
herb herbs krauter kuchenkrauter herbes aromatiques plante_aromatique hierba_aromatica aromaticas aromatica erbe_aromatiche kruiden ervas_aromaticas ziola bylinky krydda orter kryddvaxter urter krydderurter
cut_flowers cut_flower schnittblume schnittblumen fleurs_coupees fleur_coupee flor_cortada fiori_recisi snijbloemen snijbloem flores_de_corte kwiaty_ciete rezane_kvetiny snittblommor snittblomster afskarne_blomster
planting pflanzung aufforstung anpflanzung plantation reboisement boisement plantacion repoblacion reforestacion piantagione impianto rimboschimento aanplant planten herbebossing plantacao arborizacao reflorestacao sadzenie nasadzenia zalesianie zalesneni vysadba sazeni plantering skogplantering tilplantning plantning
clear_felling clear_cut clearcut clear_felling_harvest kahlschlag kahlhieb coupe_rase coupe_a_blanc tala_rasa corta_a_hecho taglio_raso kaalkap vlaktekap corte_raso zrab_zupelny zrab holosec mytni_tezba kalavverkning slutavverkning hygge flatehogst snauhogst renafdrift
pest_control schadlingsbekampfung borkenkaferbekampfung forstschutz lutte_contre_les_ravageurs traitement_ravageurs control_de_plagas tratamiento_plagas lotta_fitosanitaria controllo_parassiti plaagbestrijding ongediertebestrijding controlo_de_pragas ochrona_lasu zwalczanie_szkodnikow ochrana_lesa asanace hubeni_skudcu skadedjursbekampning insektsbekampning skadedyrbekjempelse skadedyrsbekaempelse
organic bio kontrolliert_biologisch ?ab agriculture_biologique ecologico bio_logico biologisch skal ekologisch biologico certificado_bio eko ekologiczne krav okologi oko
in_conversion conversion umstellung in_umstellung umstellungsbetrieb umstellungsware en_conversion conversion_bio c1 c2 c3 en_reconversion in_conversione conversione in_omschakeling omschakeling em_conversao w_konwersji konwersja w_okresie_przestawiania prechodne_obdobi v_konverzi konverze i_karens karens under_omstallning omstallning i_omlegging omlegging under_omlegging under_omlaegning omlaegning
conventional konv klassisch_konventionell classique tradicional tradizionale regulier gangbaar tradycyjny/a/e klasicky bezny_zpusob traditionell tradisjonell traditionel
`
