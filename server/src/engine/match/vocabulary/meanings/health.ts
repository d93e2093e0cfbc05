/** What practices, hospitals, laboratories, pharmacies, opticians and homes note about patients, and undertakers about the dead. */
export const HEALTH = `
vaccination vaccine immunisation immunization impfung schutzimpfung impfstoff vaccin vacuna vacunacion vaccinazione vaccino vaccinatie inenting vacina vacinacao szczepienie szczepionka ockovani vakcinace vakcina vaksinasjon vaksine vaccinering
surgery operation surgical operativ chirurgie chirurgischer_eingriff cirugia operacion intervento intervento_chirurgico chirurgia operatie cirurgia operacja zabieg_chirurgiczny operace chirurgicky_zakrok operasjon kirurgi ?op
deworming worming worm_treatment entwurmung vermifuge vermifugation desparasitacion sverminazione ontworming desparasitacao odrobaczanie odrobaczenie odcerveni avmaskning ormebehandling ormekur
euthanasia put_to_sleep euthanasie einschlaferung eutanasia inslapen eutanazja eutanazie avlivning
consultation consult beratungsgesprach konsultation consultations consulta consulenza visita consulto consultatie konsultacja konsultace konsultasjon raadpleging ?beratung
xray x_ray radiograph radiography rontgen rontgenaufnahme rontgenbild radiographie radio_dentaire radiografia raggi_x rontgenfoto raio_x raios_x rentgen zdjecie_rtg rontgenbilde rontgenbillede ?rtg ?rx
blood whole_blood blut vollblut sang sangre sangue bloed krew krev blod blodprov blodprove
urine urin urina orina urine mocz moc urinprov urinprove
stool faeces feces stuhl stuhlprobe kot selles heces feci ontlasting fezes kal stolec stolice avforing afforing
saliva speichel salive speeksel slina slina saliv spytt spyt
tissue biopsy gewebe gewebeprobe biopsie tissu tejido biopsia tessuto weefsel biopt tecido tkanka tkan vavnad vev vaev biopsi
swab smear abstrich ecouvillon frottis hisopo frotis tampone uitstrijkje wattenstaafje zaragatoa esfregaco wymaz vyter ster sterk utstryk podepind
positive positiv+e positif positifs positivo/a positief positieve dodatni/a/e pozytywny/a/e pozitivni positivt pos
negative negativ+e negatif negatifs negativo/a negatief negatieve ujemny/a/e negatywny/a/e negativni negativt neg
inconclusive indeterminate equivocal nicht_eindeutig unklar nicht_auswertbar indetermine/e non_concluant/e no_concluyente indeterminado/a non_conclusivo/a dubbio/a onbeslist niet_eenduidig inconclusivo/a niejednoznaczny/a/e nieokreslony/a/e nejednoznacny/a neprukazny/a inkonklusiv ikke_konklusiv ej_bedombar
abnormal auffallig+e pathologisch anormal/e anormale anomalo/a alterato/a afwijkend abnormaal alterado/a nieprawidlowy/a/e patologicky onormal avvikande avvikende unormal
natural naturlich+e naturlicher_tod naturel naturelle mort_naturelle muerte_natural naturale morte_naturale natuurlijk+e natuurlijke_dood morte_natural naturalny/a/e prirozeny/a/e prirozena_smrt naturlig naturlig_dod naturligt
accident accidental accidental_death unfall unfalltod verunfallt accidentel accidentelle accidente infortunio incidente ongeval ongeluk acidente nieszczesliwy_wypadek wypadek nehoda uraz olycka olycksfall ulykke
suicide suizid selbstmord selbsttotung freitod suicidio zelfmoord zelfdoding samobojstwo sebevrazda sjalvmord selvmord
homicide murder mord totung totungsdelikt fremdverschulden homicidio asesinato omicidio moord doodslag assassinato zabojstwo vrazda drap drab
disease illness krankheit erkrankung maladie enfermedad malattia ziekte doenca choroba nemoc onemocneni sjukdom sykdom sygdom
burial earth_burial interment inhumation erdbestattung beerdigung erdgrab entierro inhumacion inumazione sepoltura tumulazione begrafenis teraardebestelling enterro inumacao sepultamento pochowek pochowek_tradycyjny pogrzeb_tradycyjny pohreb_do_zeme ulozeni_do_zeme jordbegravning kistbegravning jordbegravelse kistebegravelse jordfaestelse
cremation cremated feuerbestattung kremation einascherung urnenbestattung incineration cremacion incineracion cremazione crematie cremacao kremacja spopielenie kremace zehem kremering kremasjon bisettelse ligbraending urnenedsaettelse
sea_burial burial_at_sea seebestattung dispersion_en_mer sepultura_en_el_mar dispersione_in_mare asverstrooiing_op_zee zeebegrafenis pochowek_morski havsbegravning askespredning askespredning_til_havs askespredning_over_havet
coffin casket sarg cercueil ataud feretro bara kist doodskist caixao urna_funeraria trumna rakev kista kiste
urn urns urne urnen urnes urna urnas urny urnor urner
urn_grave urnengrab urnenreihengrab urnenwahlgrab cavurne concession_cineraire tumba_de_urnas tomba_cineraria urnengraf grob_urnowy hrob_urnovy urnovy_hrob urngrav urnegrav
columbarium columbarium_niche kolumbarium urnenwand urnennische case_de_columbarium case_columbarium columbario nicho nicchia columbariumnis urnenmuur columbario kolumbarijni_okenko kolumbariumnisch
family_grave family_plot familiengrab familiengrabstatte wahlgrab tombe_familiale concession_familiale concession_de_famille tumba_familiar panteon_familiar tomba_di_famiglia familiegraf campa_familiar jazigo_familiar grob_rodzinny rodinny_hrob rodinna_hrobka familjegrav familiegrav familiegravsted
tree_burial woodland_burial woodland natural_burial baumgrab baumbestattung waldbestattung friedwald urnenbaum inhumation_en_foret arbre_du_souvenir natuurbegrafenis natuurgraf bosgraf entierro_ecologico skovbegravelse skogsbegravning
crown dental_crown krone zahnkrone couronne corona corona_dentale kroon coroa korona korona_zebowa korunka krona
bridge dental_bridge brucke zahnbrucke puente ponte brug most mustek bro dentalbro
implant implants dental_implant implantat zahnimplantat implante implante_dental impianto implantaat implantat implantat
denture dentures prothese zahnprothese prothesen dentier prothese_dentaire dentadura protesis_dental dentiera protesi gebitsprothese kunstgebit protese proteza zubni_nahrada zubni_proteza tandprotes protes tannprotese tandprotese
orthodontics orthodontic braces kieferorthopadie zahnspange orthodontie ortodoncia ortodonzia beugel ortodontia ortodoncja ortodoncie rovnatka tandreglering kjeveortopedi tannregulering tandregulering
whitening bleaching teeth_whitening blanchiment blanqueamiento sbiancamento bleken branqueamento clareamento wybielanie beleni_zubu tandblekning tannbleking tandblegning
single_vision einstarken einstarkenglas unifocal unifocaux monofocal monofocales monofocale enkelvoudig enkelsterkte unifocais jednoogniskowe jednoogniskowy/a/e jednoohniskove monofokalni enkelslipad enkelslipade enstyrke enkeltstyrke
progressive varifocal varifocals progressiv gleitsicht gleitsichtglas gleitsichtbrille progressif progressifs progresivo/a progresivos progressivo/a multifocaal multifocale progressief progresywny/a/e progresivni multifokalni progressiva progressiv
bifocal bifocals bifokal bifokalglas zweistarken double_foyer bifocaux bifocale bifocali bifocaal dwuogniskowy/a/e bifokalni bifokala
reading reading_glasses lesebrille nahbrille lecture lunettes_de_lecture vision_de_pres lectura de_cerca gafas_de_lectura lettura da_vicino leesbril leitura do_czytania do_blizy na_cteni bryle_na_cteni lasglasogon lesebriller laesebriller
distance distance_glasses fernbrille ferne vision_de_loin lejos de_lejos vision_lejana lontano da_lontano vertebril veraf longe do_dali na_dalku avstandsglasogon avstand afstand afstandsbriller
contact_lens contact_lenses contacts kontaktlinse kontaktlinsen lentille_de_contact lentilles lentilles_de_contact lentilla lentillas lente_de_contacto lentes_de_contacto lente_a_contatto lenti_a_contatto contactlens contactlenzen lente_de_contato soczewki_kontaktowe soczewka_kontaktowa kontaktni_cocky kontaktni_cocka kontaktlins kontaktlinser
frame frames fassung brillenfassung monture montures montura monturas montatura montature montuur monturen armacao armacoes oprawka oprawki obruba obruby obroucky bage bagar brilleinnfatning brillestel stel
glasses spectacles eyeglasses brille brillen lunettes gafas occhiali bril oculos okulary bryle glasogon briller
sunglasses sonnenbrille sonnenbrillen lunettes_de_soleil gafas_de_sol occhiali_da_sole zonnebril oculos_de_sol okulary_przeciwsloneczne slunecni_bryle solglasogon solbriller
hearing_aid hearing_aids horgerat horgerate appareil_auditif aide_auditive protheses_auditives audifono audifonos apparecchio_acustico hoortoestel aparelho_auditivo aparat_sluchowy naslouchadlo sluchadlo horapparat hoereapparat hoyreapparat
inpatient inpatients stationar+e stationaer hospitalise/e en_hospitalisation hospitalizado/a hospitalizacion ricoverato/a ricovero degenza opgenomen klinische_opname internado/a internamento stacjonarny/a/e hospitalizovany/a hospitalizace inlagd slutenvard innlagt dognopphold indlagt stationaert
outpatient outpatients ambulant+e ambulatoire ambulatorio/a ambulatoriale poliklinisch polikliniek ambulatoryjny/a/e ambulatoryjnie ambulantni oppenvard poliklinisk ambulant
day_case day_patient day_surgery tagesklinik tagesklinisch teilstationar hospitalisation_de_jour hopital_de_jour chirurgie_ambulatoire hospital_de_dia cirugia_ambulatoria day_hospital dagopname dagbehandeling dagverpleging hospital_dia oddzial_dzienny chirurgia_jednego_dnia jednodenni_chirurgie dagkirurgi dagvard
admitted admission aufgenommen aufnahme admis/e hospitalise/e ingresado/a ingreso ricoverato/a opgenomen opname admitido/a internado/a przyjety/a prijat prijaty/a inskriven inlagd innlagt indlagt
discharged discharge entlassen entlassung sorti/e dado_de_alta dada_de_alta alta_medica alta_hospitalaria dimesso/a dimissione ontslagen alta_hospitalar wypisany/a wypis propusten propustena propusteny utskriven utskrevet udskrevet ?alta
referred uberwiesen adresse_par_medecin derivado/a remitido/a inviato_dal_medico doorverwezen verwezen encaminhado/a referenciado/a skierowany/a odeslan_lekarem remitterad henvist
bedridden bed_bound bettlagerig alite/e encamado/a allettato/a bedlegerig acamado/a lezacy/a lezici upoutany_na_luzko sangliggande sengeliggende
wheelchair wheelchair_user rollstuhl rollstuhlfahrer fauteuil_roulant silla_de_ruedas sedia_a_rotelle carrozzina rolstoel cadeira_de_rodas wozek_inwalidzki invalidni_vozik rullstol rullestol korestol
walker walking_frame zimmer_frame rollator gehwagen deambulateur andador deambulatore girello andarilho balkonik chodzik choditko gastol gaborde
walking_stick cane stick gehstock canne baston bastone wandelstok bengala laska hul stok kapp spaserstokk
independent self_sufficient selbststandig selbstandig autonome autonomo/a independiente autosufficiente indipendente zelfstandig independente samodzielny/a sobestacny/a samostatny/a sjalvstandig selvstendig selvhjulpen selvhjulpet
tablet tablets pill pills tablette tabletten comprime comprimes comprimido comprimidos compressa compresse tabletka tabletki tableta tablety tablett tabletter
capsule capsules kapsel kapseln gelule gelules capsula capsulas capsule kapsulka kapsulki tobolka tobolky kapslar kapsler
syrup sirup saft sirop jarabe sciroppo siroop stroop xarope syrop sirap saft
ointment salbe pommade unguento pomada pomata zalf ?masc mast salva salve
cream creme crema creme krem kram
drops tropfen gouttes gotas gocce druppels krople kapky droppar draper
injection injections injektion spritze piqure inyeccion iniezione injectie injecao zastrzyk iniekcja injekce injeksjon
suppository suppositories zapfchen suppositorium suppositoire supositorio supposta zetpil supositorio czopek cipek stolpiller stikkpille stolpiller
powder pulver poudre polvo polvere poeder proszek prasek pulver
solution losung solucion soluzione oplossing solucao roztwor roztok losning oplosning
oral orally per_os by_mouth orale par_voie_orale por_via_oral via_oral via_oral per_via_orale oraal doustnie doustny/a/e peroralne peroralni oralt
intravenous intravenos intraveineux intraveineuse intravenoso/a endovenoso/a endovena intraveneus dozylny/a/e dozylnie nitrozilni intravenost ?iv ?i_v ?ev
intramuscular intramuskular intramusculaire intramuscolare intramusculair domiesniowy/a/e domiesniowo nitrosvalove intramuskulart ?im ?i_m
subcutaneous subkutan sous_cutanee sous_cutane subcutaneo/a sottocutaneo/a sottocutanea subcutaan podskorny/a/e podskornie podkozni subkutant ?sc ?s_c
topical ausserlich topisch topique cutane cutanee topico/a cutaneo/a topisch uitwendig miejscowo zewnetrznie mistne na_kuzi utvartes utvortes udvortes
prescription prescription_only rezept rezeptpflichtig verschreibungspflichtig sur_ordonnance ordonnance con_receta receta con_ricetta ricetta op_recept recept receita com_receita na_recepte recepta na_predpis receptbelagt reseptpliktig receptpligtig ?rx
over_the_counter non_prescription rezeptfrei apothekenpflichtig sans_ordonnance vente_libre sin_receta senza_ricetta zonder_recept vrij_verkrijgbaar sem_receita bez_recepty volne_prodejny/a bez_predpisu receptfri receptfritt reseptfri ?otc
`
