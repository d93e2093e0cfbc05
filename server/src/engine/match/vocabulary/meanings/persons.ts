/** Titles, sexes, families, work, schooling, gifts and languages. */
export const PERSONS = `
mr mister herr herrn hr m monsieur sr senor sig signor signore dhr heer de_heer meneer senhor pan herra herre ?p ~private
mrs madam frau fr mme madame sra senora sig_ra signora mevr mevrouw mw senhora pani fru ?pi ~ms ~private
miss mlle mademoiselle fraulein srta senorita sig_na signorina juffrouw panna slecna froken ?mej ~ms ~private
family familie famille familia famiglia fam rodzina rodina familj ~private
dr doctor dr_med doktor docteur doctora dott dott_ssa dottore dottoressa dr_a doutor doutora dokter ?dra
prof professor professorin professeur profesor profesora professore professoressa hoogleraar professora profesorka prof_dr
male m mann herr mannl mannlich+e masc masculin masculino maschile maschio homme hombre varon uomo man mand mannelijk homem mezczyzna meski/a muzsky mannlig ?muz
female f w frau woman v femmina weibl weiblich+e feminin feminine femenino/a femminile femme mujer donna vrouw vrouwelijk mulher feminino kobieta zenski/a zena zensky kvinna kvinne kvinde kvinnlig kvinnelig ?fem
diverse d other x divers nonbinary non_binary nicht_binar non_binaire no_binario non_binario niet_binair nao_binario niebinarny/a nebinarni ickebinar ikke_binaer third_gender intersex
single ledig+e unverheiratet alleinstehend celibataire soltero/a celibe nubile scapolo ongehuwd ongetrouwd alleenstaand solteiro/a kawaler panna niezonaty niezamezna svobodny/a ogift ensamstaende ugift enlig unmarried never_married
married verheiratet+e marie/e casado/a sposato/a coniugato/a gehuwd getrouwd zonaty mezatka zamezna zenaty vdana gift
divorced geschieden+e divorce/e divorciado/a divorziato/a gescheiden rozwiedziony/a rozwodnik rozwodka rozvedeny/a skild franskild skilt fraskilt
widowed verwitwet+e witwe witwer veuf veuve viudo/a vedovo/a weduwe weduwnaar verweduwd viuvo/a wdowa wdowiec vdova vdovec ovdovely/a anka ankling enke enkemann widow widower
separated getrennt getrennt_lebend separe/e separado/a separato/a gescheiden_van_tafel_en_bed apart_levend uit_elkaar w_separacji separowany/a separerad separert separeret
partnership civil_partnership registered_partnership lebenspartnerschaft eingetragene_lebenspartnerschaft verpartnert pacs pacse/e pareja_de_hecho union_civile unione_civile geregistreerd_partnerschap geregistreerd_partner uniao_de_facto uniao_estavel zwiazek_partnerski registrovane_partnerstvi registrerad_partner registrert_partner civil_partner
cohabiting in_partnerschaft lebensgemeinschaft concubinage en_concubinage union_libre convivente samenwonend konkubinat sambo samboer
full_time fulltime full_timer f_t vollzeit vollzeitkraft temps_plein temps_complet plein_temps tiempo_completo jornada_completa completa tempo_pieno voltijd voltijds tempo_inteiro tempo_integral integral pelny_etat pelen_etat pelny_wymiar plny_uvazek hlavni_pracovni_pomer heltid fuldtid ?ft
part_time parttime part_timer p_t teilzeit teilzeitkraft temps_partiel mi_temps tiempo_parcial media_jornada jornada_parcial parcial tempo_parziale deeltijd deeltijds tempo_parcial meio_periodo niepelny_etat pol_etatu niepelny_wymiar czesc_etatu castecny_uvazek zkraceny_uvazek polovicni_uvazek deltid ?pt
permanent indefinite unlimited unbefristet+e festanstellung fest cdi duree_indeterminee indefinido/a fijo/a contrato_indefinido a_tempo_indeterminato tempo_indeterminato indeterminato/a vast vast_contract vaste_dienst vast_dienstverband onbepaald onbepaalde_tijd voor_onbepaalde_tijd efetivo/a sem_termo por_tempo_indeterminado na_czas_nieokreslony czas_nieokreslony staly/a na_dobu_neurcitou doba_neurcita neurcita trvaly tillsvidare tillsvidareanstallning fast fastansettelse fastansat open_ended
fixed_term temporary temporar fixed_term_contract limited befristet+e zeitvertrag cdd duree_determinee temporal contrato_temporal a_tempo_determinato tempo_determinato determinato/a tijdelijk tijdelijk_contract tijd bep_tijd bepaald bepaalde_tijd voor_bepaalde_tijd a_termo com_termo a_prazo por_tempo_determinado na_czas_okreslony czas_okreslony na_dobu_urcitou doba_urcita urcita visstid tidsbegransad visstidsanstallning midlertidig tidsbegraenset
seasonal season seasonal_worker saisonal saison saisonkraft saisonvertrag saisonarbeit saisonnier/e contrat_saisonnier estacional temporada de_temporada por_temporada por_temporadas fijo_discontinuo/a fijo_discontinuo_por_temporada fijo_discontinuo_por_temporadas stagionale contratto_stagionale seizoen seizoensarbeid seizoenswerk seizoenskracht sazonal sezonowy/a praca_sezonowa sezonni sasong sasongsanstalld sesong sesongarbeid
temporary temp temps casual_worker aushilfe aushilfskraft zeitarbeit leiharbeit leiharbeiter interim interimaire vacataire temporal eventual temporaneo/a interinale tijdelijk tijd bep_tijd uitzendkracht invalkracht temporario/a tymczasowy/a pracownik_tymczasowy docasny/a agenturni vikarie vikar tillfallig midlertidig ?befristet ?cdd ?fixed_term
casual minijob minijobber geringfugig geringfugig_beschaftigt aushilfe zero_hours zero_hour oproepkracht nulurencontract a_chiamata por_horas vacataire dorywczy brigada brigadnik timanstalld timansatt timelonnet
contractor freelance freelancer freier_mitarbeiter freiberufler selbststandig selbstandig self_employed independant prestataire travailleur_independant autonomo/a autonomos trabajador_autonomo libero_professionista lavoratore_autonomo partita_iva collaboratore zzper zelfstandige trabalhador_independente recibos_verdes prestador_de_servicos samozatrudniony/a zleceniobiorca osvc zivnostnik konsult egenforetagare selvstendig_naeringsdrivende frilans frilanser selvstaendig independent_contractor consultant ?zzp
intern internship praktikant praktikantin praktikum stagiaire stage becario/a en_practicas practicas stagista tirocinante tirocinio stagiair estagiario/a estagio stazysta stazystka praktykant stazista
apprentice apprenticeship auszubildende auszubildender auszubildende_r azubi lehrling ausbildung apprenti/e apprentissage alternant aprendiz contrato_de_formacion apprendista apprendistato leerling leerling_werknemer uczen praktyczna_nauka_zawodu ucen larling laerling elev ?trainee
on_leave beurlaubt freigestellt elternzeit in_elternzeit mutterschutz urlaub sabbatical en_conge conge conge_parental conge_maternite excedencia de_permiso baja_maternal in_aspettativa aspettativa in_congedo congedo met_verlof verlof ouderschapsverlof zwangerschapsverlof de_licenca licenca em_licenca na_urlopie urlop urlop_macierzynski urlop_wychowawczy rodicovska materska na_materske dovolena tjanstledig foraldraledig permisjon i_permisjon orlov pa_orlov leave leave_of_absence loa absence_autorisee parental_leave maternity_leave ?de_baja ?baja
senior seniorin retired retiree rentner rentnerin pensionar retraite/e ancien jubilado/a pensionista tercera_edad pensionato/a anziano/a gepensioneerd gepensioneerde 65_plus reformado/a idoso/a emeryt emerytka duchodce duchodkyne pensioner pensjonist
student studierend studierende etudiant/e estudiante studente studentessa estudante studentka
child kind kinder enfant nino/a bambino/a crianca dziecko dite barn junior daughter sohn tochter fils fille hijo/a figlio/a zoon dochter filho/a corka dcera datter sonn ?kid ?son ?syn
adult erwachsen erwachsener erwachsene adulte adulto/a volwassen volwassene dorosly/a dospely/a vuxen voksen
regular ordentlich+e ordentliches_mitglied vollmitglied ordinaire titulaire de_numero numerario ordinario/a gewoon gewoon_lid efetivo/a zwyczajny/a radny/a ordinarie ordinaer full_member full ~standard
honorary ehrenmitglied membre_d_honneur honoraire d_honneur socio_de_honor honorario/a de_honor socio_onorario onorario/a erelid honorair socio_honorario honorowy/a czlonek_honorowy cestny/a cestny_clen hedersmedlem aeresmedlem
supporting passive fordermitglied fordernd passiv sympathisant membre_bienfaiteur socio_colaborador socio_sostenitore sostenitore steunend_lid wspierajacy/a czlonek_wspierajacy stodjande stottemedlem
parent elternteil eltern parents progenitor padres genitore genitori ouder ouders pais rodzic rodzice rodic rodice foralder forelder
mother mum mom mummy mutter mama mere maman madre mamma moeder mae matka mor mutti ?ma ~parent
father dad daddy vater papa pere padre babbo vader pai ojciec tata otec far pappa ?pa ~parent
spouse husband wife ehefrau ehemann ehepartner ehegatte gatte gattin conjoint/e epoux epouse mari femme conyuge esposo/a marido mujer coniuge marito moglie echtgenoot echtgenote conjuge malzonek malzonka zona manzel manzelka make maka hustru ektefelle ektemann aegtefaelle ?maz ?partner ?vrouw ?man
sibling brother sister bruder schwester geschwister frere soeur hermano/a fratello sorella broer zuster irmao irma brat siostra rodzenstwo bratr sestra sourozenec bror syster soster sosken ?zus
friend freund freundin ami/e amigo/a amico/a vriend vriendin przyjaciel przyjaciolka kolega pritel pritelkyne kamarad vaninna venn venninde ?van ?ven
grandparent grandparents grosseltern grootouder abuelos nonni
grandmother grandma granny grossmutter grand_mere abuela nonna grootmoeder babcia babicka mormor farmor bestemor oma avo ~grandparent
grandfather grandpa grandad granddad grossvater grand_pere abuelo nonno grootvader dziadek dedecek morfar farfar bestefar opa avo ~grandparent
relative other_relative relation family_member verwandter verwandte verwandt angehoriger angehorige familiar pariente parente familielid krewny krewna pribuzny slakting slektning slaegtning
aunt auntie aunty tante tia zia ciocia teta faster moster ?tant ~relative
uncle onkel oncle tio zio oom wujek stryc farbror morbror ~relative
cousin cousine cugino/a neef nicht kuzyn kuzynka bratranec sestrenice kusin faetter kusine ~relative
guardian vormund erziehungsberechtigter sorgeberechtigt tuteur tutrice tutor tutora tutore voogd encarregado opiekun opiekun_prawny opatrovnik vardnadshavare verge vaerge legal_guardian
partner lebenspartner lebensgefahrte lebensgefahrtin partnerin compagnon compagne concubin concubine pareja companero/a compagno/a convivente levenspartner companheiro/a partnerka sambo samboer kaereste
colleague kollege kollegin collegue companero_de_trabajo collega colega wspolpracownik kolega_z_pracy kollega coworker
neighbour neighbor nachbar nachbarin voisin/e vecino/a vicino/a buurman buurvrouw vizinho/a sasiad sasiadka soused sousedka granne nabo
owner eigentumer eigentumerin inhaber inhaberin besitzer proprietaire propietario/a titular dueno/a proprietario/a eigenaar wlasciciel wlascicielka majitel majitelka agare innehavare eier ejer landlord vermieter vermieterin bailleur arrendador/a locatore verhuurder senhorio wynajmujacy pronajimatel hyresvard utleier udlejer
tenant renter lessee mieter mieterin pachter locataire preneur inquilino/a arrendatario/a conduttore conduttrice affittuario/a huurder najemca lokator najemce hyresgast leietaker lejer
agent broker makler maklerin immobilienmakler agent_immobilier courtier agente corredor agente_immobiliare mediatore makelaar corretor mediador agent_nieruchomosci posrednik maklare megler maegler
statutory public gesetzlich+e gesetzlich_versichert kasse pflichtversichert publique publico/a seguridad_social assurance_maladie securite_sociale pubblico/a servizio_sanitario ziekenfonds basisverzekering publiczny/a verejne allman offentlig ?gkv ?ssn ?nfz
private_insurance privat_versichert privatversichert privat+e ?mutuelle prive/e seguro_privado assicurazione_privata prywatny/a ?pkv
self_payer selbstzahler self_pay self_paying privatzahler autofinance sin_seguro solvente zelfbetaler samoplatce prywatnie egenbetalare
one_off one_time once single_gift einmalig+e einmalspende einzelspende ponctuel ponctuelle unique don_unique unico/a puntual donacion_puntual pago_unico una_tantum singola eenmalig pontual jednorazowy/a/e jednorazovy/a jednorazove engangs engang engangsgave enstaka single_donation
recurring regular dauerspende dauerauftrag regelmassig+e wiederkehrend+e regulier reguliere recurrent/e periodico/a regular_gift ricorrente regolare continuativo/a periodiek terugkerend doorlopend recorrente cykliczny/a/e regularny/a/e staly/a powtarzalny/a pravidelny/a/e opakovany/a aterkommande lopande fast regelbunden gjentakende tilbagevendende
in_kind goods_in_kind sachspende sachleistung en_nature don_en_nature en_especie in_natura donazione_in_natura em_especie rzeczowy/a darowizna_rzeczowa vecny/a vecny_dar naturalier naturalia gave_in_natura
legacy bequest vermachtnis erbschaft nachlass legs legado herencia lascito eredita legaat erfenis nalatenschap heranca spadek zapis odkaz dedictvi testamente testamentsgava ?arv
kindergarten kinder kdg kgn k kindergarden jardin_infantil jardin_de_infantes ecole_maternelle maternelle scuola_dell_infanzia scuola_materna kleuterschool kleuterklas jardim_de_infancia przedszkole materska_skola forskola barnehage bornehave ?kg
prekindergarten pre_kindergarten pre_k prek pk pk3 pk4 pre_k3 pre_k4 pre_k_3 pre_k_4 prek3 prek4 vpk
primary primary_school elementary grundschule volksschule primarstufe primaire ecole_primaire primaria educacion_primaria licenza_elementare scuola_primaria elementare basisschool basisonderwijs lager_onderwijs ensino_basico fundamental podstawowy/a/e zakladni grundskola grunnskole folkeskole
secondary high_school a_level a_levels secondary_school abitur matura mittlere_reife realschule gymnasium hauptschule secondaire baccalaureat lycee secundaria bachillerato diploma_di_maturita maturita scuola_superiore diploma middelbaar middelbare_school voortgezet_onderwijs havo ensino_secundario ensino_medio sredni/a/e liceum stredni stredoskolske gymnasieskola videregaende ?bac ?eso ?vwo
bachelor bachelors bachelors_degree bachelor_s b_sc undergraduate licence licenciatura grado laurea_triennale triennale bacharelado licencjat licencjackie inzynier bakalar bakalarske kandidatexamen ?ba ?bsc ?b_a
master masters masters_degree master_s m_sc postgraduate diplom magister maitrise maestria laurea_magistrale magistrale laurea_specialistica mestrado magisterskie magistr inzenyr magisterske masterexamen mastergrad kandidat ?ma ?msc ?m_a ?mba
doctorate doctoral ph_d promotion promoviert doktorat doctorat doctorado dottorato dottorato_di_ricerca doctoraat gepromoveerd doutorado doutoramento doktor doktorantske doktorsexamen doktorgrad ?phd
vocational berufsausbildung lehre ausbildung formation_professionnelle formacion_profesional formazione_professionale qualifica_professionale beroepsopleiding curso_profissional zawodowy/a/e vyucen odborne yrkesutbildning fagutdanning erhvervsuddannelse ?cap ?bep ?fp ?mbo
none without_qualification ohne_abschluss sans_diplome sin_estudios sin_titulo nessun_titolo geen_diploma sem_escolaridade bez_wyksztalcenia bez_vzdelani ingen_utbildning
english englisch anglais ingles inglese engels angielski anglicky anglictina engelska engelsk ?eng
german deutsch allemand aleman tedesco duits alemao niemiecki nemecky nemcina tyska tysk ?deu ?ger
french franzosisch francais frances francese frans francuski francouzsky francouzstina franska fransk ?fra ?fre
spanish spanisch espagnol espanol castellano spagnolo spaans espanhol hiszpanski spanelsky spanelstina spanska spansk ?esp ?spa
italian italienisch italien italiano italiaans wloski italsky italstina italienska italiensk ?ita
dutch niederlandisch hollandisch neerlandais holandes olandese nederlands neerlandes holenderski niderlandzki nizozemsky holandsky nederlandska nederlandsk hollandsk flemish ?nld ?dut
polish polnisch polonais polaco polacco pools polones polski polsky polstina polska polsk ?pol
portuguese portugiesisch portugais portugues portoghese portugees portugalski portugalsky portugisiska portugisisk
czech tschechisch tcheque checo ceco tsjechisch tcheco czeski cesky cestina tjeckiska tsjekkisk tjekkisk
swedish schwedisch suedois sueco svedese zweeds szwedzki svedsky svenska svensk
russian russisch russe ruso russo rosyjski rusky rustina ryska russisk
ms ~frau ~madame ~mme ~senora ~sra ~signora ~mevrouw ~mevr ~pani ~fru ~senhora
manager leiter leiterin abteilungsleiter teamleiter responsable chef_de_service encargado/a gerente jefe responsabile capo leidinggevende afdelingshoofd kierownik menedzer vedouci chef leder leader
director managing_director geschaftsfuhrer geschaftsfuhrerin direktor direktorin directeur directrice gerant gerante direttore direttrice amministratore zaakvoerder bestuurder diretor/a dyrektor reditel reditelka daglig_leder ?vd
employee employed on_payroll festangestellt+e in_loondienst loondienst vast_dienstverband en_nomina por_cuenta_ajena lavoro_dipendente lavoratore_dipendente trabalhador_dependente por_conta_de_outrem umowa_o_prace na_umowe_o_prace pracovni_pomer v_pracovnim_pomeru lonmodtager lonsmottaker staff staff_member mitarbeiter mitarbeiterin angestellter angestellte arbeitnehmer employe/e salarie/e empleado/a trabajador/a dipendente impiegato/a werknemer medewerker empregado/a funcionario/a pracownik pracownica zamestnanec anstalld ansatt medarbejder
user benutzer nutzer anwender utilisateur utilisatrice usuario/a utente gebruiker utilizador/a uzytkownik uzivatel anvandare bruker bruger
admin administrator administrateur administradora administrador amministratore beheerder administratora administratorka spravce
guest gast visitor besucher invite/e invitado/a visitante huesped ospite bezoeker convidado/a gosc host navstevnik gjest gaest
infant baby saugling kleinkind bebe nourrisson lactante neonato/a zuigeling niemowle kojenec miminko spadbarn spedbarn
`
