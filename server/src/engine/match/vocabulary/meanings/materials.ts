/** What things are made of, and trees. */
export const MATERIALS = `
wood wooden timber holz holzern bois en_bois madera de_madera legno di_legno in_legno hout houten madeira drewno drewniany/a/e drevo dreveny/a/e tra tre trae
metal metals metall metallisch metallique metalico/a metallo metallico/a metaal metalen metalowy/a/e kov kovovy/a/e
steel stahl acier acero acciaio staal aco stal stalowy/a/e ocel ocelovy/a/e
stainless_steel stainless edelstahl rostfreier_stahl inox acier_inoxydable acier_inox acero_inoxidable acciaio_inox acciaio_inossidabile rvs roestvrij_staal aco_inoxidavel aco_inox stal_nierdzewna nierdzewka nerez nerezova_ocel rostfritt_stal rostfritt rustfritt_stal rustfritt rustfrit_stal rustfri_stal ~steel
iron cast_iron wrought_iron eisen gusseisen schmiedeeisen fer fer_forge fonte hierro hierro_forjado hierro_fundido ferro ferro_battuto ghisa ijzer gietijzer smeedijzer ferro_fundido zelazo zeliwo zelezo litina jarn gjutjarn jern stopejern stobejern
aluminium aluminum alu aluminio alluminio hlinik hlinikovy/a/e aluminiowy/a/e
copper kupfer kupfern cuivre cobre rame koper miedz miedziany/a/e koppar kobber
brass messing laiton laton ottone latao mosiadz mosiezny/a/e mosaz massing
bronze bronzen bronce bronzo brons braz bronz
lead blei plomb plomo piombo lood chumbo olow olovo bly
tin pewter zinn etain estano peltre stagno peltro estanho cyna cin tenn tinn
zinc zink zinco cynk zinek
stone stein pierre piedra pietra steen pedra kamien kamienny/a/e kamen kamenny/a/e sten ~natural_stone
natural_stone naturstein pierre_naturelle piedra_natural pietra_naturale natuursteen pedra_natural kamien_naturalny prirodni_kamen natursten naturstein ~stone
marble marmor marbre marmol marmo marmer marmore marmur mramor ~stone ~natural_stone
granite granit granito graniet zula ~stone ~natural_stone
sandstone sandstein gres arenisca arenaria zandsteen arenito piaskowiec piskovec sandsten ~stone ~natural_stone
slate schiefer ardoise pizarra ardesia leisteen ardosia lupek bridlice skiffer skifer ~stone ~natural_stone
leather leder cuir cuero pelle cuoio leer couro skora skorzany/a/e kuze kozeny/a/e lader laer skinn laeder ?piel
paper papier papel carta papir papper papierowy/a/e papirovy/a/e
cardboard ?carton pappe ?karton carton_ondule ?cartone kartonnen ?cartao papelao tektura lepenka ?kartong papp pap
glass glas glaser glasern verre verrerie vidrio cristal vetro glaswerk vidro szklo szklany/a/e sklo skleneny/a/e glassware
plastic plastics kunststoff kunststoffe plastik plastique plastiques matiere_plastique plastico/a plasticos plastica kunststof tworzywo tworzywo_sztuczne plast plasty plastovy/a/e plastikowy/a/e
pvc upvc u_pvc pvc_u ~plastic
rubber gummi caoutchouc caucho goma gomma borracha guma gumowy/a/e gumovy/a/e
insulation dammung dammstoff isolierung isolation aislamiento isolante isolamento isolatie izolacja izolace isolering
cotton baumwolle coton algodon cotone katoen algodao bawelna bawelniany/a/e bavlna bavlneny/a/e bomull bomuld
wool wollen wolle laine lana wol welna welniany/a/e vlna vlneny/a/e ull uld
silk seide soie seda seta zijde jedwab jedwabny/a/e hedvabi silke siden
linen leinen lin lino linnen linho len lniany/a/e lneny/a/e linne
synthetic synthetics synthetik synthetisch+e synthetique sintetico/a synthetisch syntetyczny/a/e synteticky syntetisk kunstfaser
ivory elfenbein ivoire marfil avorio ivoor marfim kosc_sloniowa slonovina elfenben
wax wachs cire cera was wosk vosk vax voks
plaster gypsum gips platre yeso gesso sadra stucco
concrete beton hormigon calcestruzzo cemento_armato betao betonowy/a/e betonovy/a/e betong
brick bricks bricked ziegel ziegelstein backstein brique briques ladrillo mattone mattoni baksteen tijolo cegla ceglany/a/e cihla cihlovy/a/e tegel tegl mursten murstein
tile tiles tiled fliese fliesen kachel kacheln carrelage carreau carreaux azulejo azulejos baldosa baldosas piastrella piastrelle tegel tegels ladrilho plytka plytki dlazdice dlazba kakel klinker flis fliser
laminate laminat stratifie laminado laminato laminaat panele_podlogowe laminatgolv laminatgulv
parquet parkett parquets parque parquet parket tarima wooden_floor parkiet parkety parkettgulv parketgulv
carpet carpeted teppich teppichboden moquette moqueta alfombra tapijt vloerbedekking alcatifa wykladzina koberec heltackningsmatta teppe gulvtaeppe
asphalt asfalt asphalte bitume asfalto asfaltowy/a/e tarmac
gravel kies schotter gravier grava ghiaia grind cascalho zwir sterk grus
oak eiche eichenholz chene roble quercia rovere eik eiken carvalho dab dub ek eg egetrae ~wood ~deciduous
beech buche buchenholz hetre haya faggio beuk beuken faia buk bok bog ~wood ~deciduous
pine kiefer fohre pin pino grenen grove_den pinheiro sosna borovice tall furu fyr fyrretrae ~wood ~coniferous
spruce norway_spruce fichte epicea picea abete_rosso fijnspar swierk smrk gran rodgran ?abeto ~wood ~coniferous
fir silver_fir tanne weisstanne sapin abete abete_bianco zilverspar jodla jedle adelgran edelgran ?abeto ~wood ~coniferous
larch larche meleze alerce larice lariks modrzew modrin lark lerk laerk ~wood ~coniferous
walnut nussbaum walnuss noyer nogal noce noten notenhout nogueira orzech orzech_wloski orech oresak valnot valnott valnod ~wood ~deciduous
ash esche frene fresno frassino es essen freixo jesion jasan ask ~wood ~deciduous
maple sycamore ahorn bergahorn erable arce acero esdoorn bordo klon javor lonn lon ~deciduous
birch birke bouleau abedul betulla berk berken betula brzoza briza bjork birk ~wood ~deciduous
lime linden linde tilleul tilo tiglio tilia lipa lipa_drobnolistna lipa_srdcita lind ~deciduous
poplar pappel peuplier chopo alamo pioppo populier choupo topola topol poppel ~deciduous
willow weide saule sauce salice wilg salgueiro wierzba vrba pil selje vide ~deciduous
chestnut kastanie chataignier castano castagno kastanje castanheiro kasztan kasztanowiec kastan kastanj
deciduous broadleaf broadleaved hardwood laubbaum laubholz laubwald feuillu feuillus feuillus_divers frondosa frondosas latifoglia latifoglie loofboom loofhout folhosa folhosas lisciaste lisciasty/a/e listnaty/a/e lovtrad lovtre lovtrae
coniferous conifer conifers softwood nadelbaum nadelholz nadelwald resineux conifere coniferes conifera coniferas conifere naaldboom naaldhout resinosa resinosas iglaste iglasty/a/e jehlicnaty/a/e barrtrad bartre naletrae
mixed gemischt+e gemischter mischwald mixte mixtes mixto/a misto/a gemengd+e mieszany/a/e smiseny/a/e blandat blandad blandet
evergreen immergrun persistant sempervirente perenne sempreverde groenblijvend zimozielony/a/e stalezeleny/a/e vintergron eviggronn stedsegron
`
