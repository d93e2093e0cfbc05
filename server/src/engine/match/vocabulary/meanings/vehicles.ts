/** Vehicles and boats, their tyres and damages, and how goods travel. */
export const VEHICLES = `
hatchback schragheck compacte compacto compacta halvkombi
leased contract_hire on_contract_hire finance_lease operating_lease on_lease im_leasing geleast leasingfahrzeug langzeitmiete en_leasing en_credit_bail credit_bail location_longue_duree lld ?loa en_renting renting leasing_operativo in_leasing noleggio_a_lungo_termine nlt ?in_noleggio_a_lungo_termine operational_lease financial_lease lease_auto leaseauto em_leasing locacao_operacional aluguer_de_longa_duracao w_leasingu na_leasing operativni_leasing leasad leasingbil leaset langtidsleie langtidsleje
spot_hire hired short_term_hire short_hire daily_hire daily_rental short_term_rental kurzzeitmiete mietwagen mietfahrzeug tagesmiete location_courte_duree lcd alquiler_a_corto_plazo alquiler_por_dias noleggio_a_breve_termine noleggio_breve korte_termijn_huur kortetermijnhuur dagverhuur aluguer_de_curta_duracao najem_krotkoterminowy wynajem_krotkoterminowy kratkodoby_pronajem korttidshyra korttidsleie korttidsutleie korttidsleje
owned ours our_own company_owned owned_outright outright_purchase purchased_outright eigenes_fahrzeug eigenfahrzeug firmeneigen gekauft achete/e en_pleine_propriete en_propiedad_plena comprado/a acquistato/a di_nostra_proprieta nostro nostra nuestro nuestra nosso nossa notre van_ons eigen_bezit gekocht zakupiony/a nasz nasze nase vlastni_vuz kopt egenagd egenkjopt egenejet ?unser+e ?ons
off_the_road off_road vor v_o_r vehicle_off_road sorn sorned declared_sorn statutory_off_road laid_up stillgelegt stillgelegt+es abgemeldet ausser_betrieb_gesetzt immobilise/e vehicule_immobilise hors_circulation en_panne_immobilise inmovilizado/a parado_en_taller baja_temporal fuera_de_circulacion fermo fermo_macchina fermo_tecnico fuori_circolazione stilstaand geschorst van_de_weg imobilizado/a fora_de_circulacao unieruchomiony/a wycofany_z_ruchu odstaveny/a/e/o docasne_vyrazeny/a/o mimo_provoz_na_silnici avstalld avregistrert avskiltet midlertidig_avregistrert afmeldt taget_af_vejen ~out_of_service
operational on_the_road on_road roadworthy fahrbereit im_verkehr roulant/e en_circulation en_etat_de_marche en_circulacion circulante in_circolazione marciante rijdend op_de_weg rijklaar em_circulacao jezdzacy na_chodzie w_ruchu pojizdny/a/e v_provozu_na_silnici i_trafik korbar pa_veien i_trafikk kjorbar pa_vejen korende
sedan saloon limousine stufenheck berline berlina limuzyna
estate station_wagon estate_car kombi break ?familiar ranchera ?familiare station_wagen stationwagen carrinha perua kombik stasjonsvogn stationcar herrgardsvagn ?combi
convertible cabrio cabriolet kabrio decapotable descapotable decappottabile descapotavel kabriolet
minivan mpv people_carrier grossraumlimousine monospace monovolumen monovolume ruimtewagen jednoprostorovy flerbruksbil familjebuss
off_road off_roader four_by_four 4x4 gelandewagen tout_terrain todoterreno todo_terreno fuoristrada terreinwagen todo_o_terreno jipe terenowy terenni_vuz terrangbil terrengbil
motorhome camper campervan wohnmobil reisemobil camping_car autocaravana autocaravan kampeerauto kamper obytny_vuz husbil bobil autocamper
caravan wohnwagen wohnanhanger caravane caravana roulotte rulote przyczepa_kempingowa karavan obytny_prives husvagn campingvogn
moped scooter motorroller mofa mobylette cyclomoteur ciclomotor escuter motorino ciclomotore bromfiets snorfiets motorizada motoneta skuter motorower skutr knallert
tractor traktor traktoren schlepper tracteur tracteurs tractores trattore trattori trekker trator tratores ciagnik ciagnik_rolniczy traktory
semi_trailer semitrailer sattelauflieger auflieger semi_remorque semirremolque semirimorchio oplegger semirreboque naczepa naves pahangsvagn ~trailer
tractor_unit sattelzugmaschine sattelzug tracteur_routier cabeza_tractora trattore_stradale motrice ciagnik_siodlowy tahac dragbil trekkvogn traekker ~truck
combine_harvester combine mahdrescher moissonneuse_batteuse moissonneuse cosechadora mietitrebbia maaidorser ceifeira_debulhadora colheitadeira kombajn_zbozowy kombajn sklizeci_mlaticka skordetroska skurtresker mejetaersker
plough plow pflug charrue aratro ploeg charrua plug pluh plog plov arado
sprayer feldspritze pflanzenschutzspritze pulverisateur pulverizador irroratrice atomizzatore veldspuit opryskiwacz postrikovac spruta vaxtskyddsspruta sproyte marksprojte sprojte
seeder seed_drill samaschine drillmaschine semoir sembradora seminatrice zaaimachine semeador semeadora siewnik seci_stroj samaskin samaskine
baler ballenpresse rundballenpresse presse_a_balles empacadora rotoempacadora rotopressa balenpers enfardadeira prasa_belujaca lis_na_baliky balikovac balpress rundbalspress rundballepresse ballepresser
summer_tyre summer_tire summer_tyres summer_tires sommerreifen pneu_ete pneus_ete neumatico_de_verano neumaticos_de_verano pneumatico_estivo pneumatici_estivi gomme_estive zomerband zomerbanden pneu_de_verao opona_letnia opony_letnie letni_pneu letni_pneumatiky sommardack sommerdekk sommerdaek ~summer
winter_tyre winter_tire winter_tyres winter_tires winterreifen pneu_hiver pneus_hiver neumatico_de_invierno neumaticos_de_invierno pneumatico_invernale pneumatici_invernali gomme_invernali winterband winterbanden pneu_de_inverno opona_zimowa opony_zimowe zimni_pneu zimni_pneumatiky vinterdack vinterdekk vinterdaek ~winter
all_season_tyre all_season_tire all_season_tyres all_season_tires ganzjahresreifen allwetterreifen pneu_4_saisons pneus_4_saisons pneu_toutes_saisons neumatico_todo_tiempo pneumatici_4_stagioni gomme_4_stagioni vierseizoenenband vierseizoenenbanden pneu_4_estacoes opony_caloroczne opony_wielosezonowe celorocni_pneu celorocni_pneumatiky aretruntdack helarsdekk helarsdaek ~all_season
summer sommer ete verano estate estivo/a estivi zomer verao lato letni/a/e leto sommar
winter hiver invierno inverno invernale invernali zima zimowy/a/e zimni vinter
spring fruhling fruhjahr printemps primavera voorjaar lente wiosna jaro var forar
autumn fall herbst automne otono autunno herfst najaar outono jesien podzim host efterar
all_season all_seasons all_year year_round ganzjahrig ganzjahres allwetter quatre_saisons 4_saisons toutes_saisons cuatro_estaciones todo_tiempo todo_el_ano quattro_stagioni 4_stagioni vierseizoenen 4_estacoes caloroczny/a/e wielosezonowy/a/e celorocni aretrunt hela_aret helars hele_aret
front vorne vorn vorderseite avant delantero/a anteriore davanti voor voorkant dianteiro/a frontal przod przedni/a/e predni vpredu fram framtill foran
rear back hinten ruckseite arriere trasero/a detras posteriore dietro achter achterkant traseiro/a tyl tylny/a/e zadni vzadu bak baktill bagtil
indoor indoors inside innen innenbereich drinnen halle interieur en_interieur interior ?interno al_chiuso binnen wewnatrz ?wewnetrzny/a/e uvnitr vnitrni inomhus inne innendors indendors
outdoor outdoors outside aussen aussenbereich draussen freiluft im_freien exterieur en_exterieur plein_air exterior al_aire_libre ?esterno all_aperto buiten ao_ar_livre na_zewnatrz ?zewnetrzny/a/e venku venkovni utomhus utendors udendors
scratch scratches kratzer schramme rayure rayures aranazo rayon rayadura graffio graffi kras krassen risco arranhao zarysowanie rysa skrabanec repa ripe ridse
dent dents delle beule bosse enfoncement abolladura bollo ammaccatura deuk deuken amolgadela amassado wgniecenie promacklina buckla bulk bule
crack cracks riss sprung fissure felure grieta fisura crepa incrinatura barst scheur fissura rachadura pekniecie prasklina trhlina spricka sprekk revne
rust corrosion rost rouille oxido corrosion oxidacion ruggine corrosione roest ferrugem corrosao rdza korozja rez koroze korrosion korrosjon
wear wear_and_tear verschleiss abnutzung usure desgaste usura slijtage zuzycie opotrebeni slitage slitasje slid
leak leakage undicht leck leckage undichtigkeit fuite fuga perdita lek lekkage vazamento wyciek nieszczelnosc unik netesnost lackage lekkasje laekage utaethed
stain stains fleck flecken tache taches mancha manchas macchia vlek nodoa plama skvrna flack flekk plet
mould mold mildew schimmel moisissure moho muffa bolor mofo plesn plisen mogel muggsopp skimmelsvamp
damp moisture humidity feuchtigkeit feuchte humidite humedad umidita vocht humidade wilgoc vlhkost fukt fugt
sailing_boat sailboat sailing_yacht segelboot segelyacht voilier velero barca_a_vela zeilboot zeiljacht veleiro zaglowka jacht_zaglowy plachetnice segelbat seilbat sejlbad
motorboat motor_boat motor_yacht powerboat motorboot motoryacht bateau_a_moteur vedette lancha barco_a_motor motoscafo barca_a_motore motorjacht motorowka lodz_motorowa motorovy_clun motorova_lod motorbat motorbad
rowing_boat rowboat ruderboot barque canot bote_de_remos barca_a_remi roeiboot barco_a_remos lodz_wioslowa veslice pramice roddbat eka robat robad
kayak kajak kayaks kajaks piragua caiaque kajaki
canoe canoes kanu kanus canadier canoa kano kanadyjka kanoe kanot
catamaran katamaran catamarano catamara
houseboat hausboot bateau_logement penichette casa_flotante casa_galleggiante woonboot barco_casa hausbot obytny_clun husbat husbad
fishing_boat fischerboot fischkutter bateau_de_peche chalutier barco_de_pesca pesquero peschereccio vissersboot kotter kuter_rybacki rybarska_lod fiskebat fiskerbad
road by_road strasse strassentransport route routier carretera por_carretera strada su_strada via_strada wegtransport over_de_weg rodoviario/a drogowy/a transport_drogowy silnicni silnice vag vagtransport vei veitransport vej vejtransport
sea by_sea ocean seefracht see maritime mer maritimo/a mar marittimo/a via_mare zee zeevracht morski/a fracht_morski namorni sjo sjofrakt so sofragt
air by_air air_freight airfreight luftfracht luft aerien par_avion aerea aereo/a via_aerea luchtvracht lucht lotniczy/a fracht_lotniczy letecky/a leteckou flyg flygfrakt fly flyfrakt flyfragt
rail by_rail train bahn schiene eisenbahn ferroviaire ferrocarril ferroviario/a tren ferrovia treno spoor comboio kolej kolejowy/a zeleznicni zeleznice vlak jarnvag ?tag jernbane tog bane
import imports einfuhr importation importacion importazione invoer importacao przywoz dovoz innforsel indforsel
export exports ausfuhr exportation exportacion esportazione uitvoer exportacao eksport wywoz vyvoz utforsel udforsel
goods_receipt goods_received receipt_of_goods wareneingang reception_de_marchandises entree_de_stock entrada_de_mercancia entrada_de_mercancias entrata_merce carico_merce goederenontvangst entrada_de_mercadoria entrada_de_mercadorias przyjecie_towaru przyjecie_zewnetrzne prijem_zbozi prijemka inleverans varemottak varemodtagelse ~incoming
goods_issue goods_issued warenausgang sortie_de_stock salida_de_mercancia salida_de_mercancias uscita_merce scarico_merce goederenuitgifte saida_de_mercadoria saida_de_mercadorias wydanie_towaru wydanie_zewnetrzne vydej_zbozi vydejka utleverans vareuttak ~outgoing
stocktake stock_count inventory_count physical_inventory inventory inventur inventaire inventario inventarisatie voorraadtelling contagem_de_stock inwentaryzacja remanent inventura inventering varetelling statusoptaelling lageroptaelling
adjustment correction stock_adjustment korrektur bestandskorrektur ajustement ajuste regularizacion rettifica correzione correctie voorraadcorrectie acerto korekta_stanu korekce justering korrigering regulering
returned return returns returned_goods retoure retouren rucksendung retour retours devolucion devoluciones reso resi retourzending devolucao devolucoes zwrot zwroty vratka vraceni retur returer
fragile zerbrechlich fragil breekbaar kruchy/a/e krehky/a/e omtalig skjort skrobelig
`
