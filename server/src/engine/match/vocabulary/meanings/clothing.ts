/** What people wear, and what they take outdoors. */
export const CLOTHING = `
jackets jacket jacken jacke veste vestes blouson blousons chaqueta chaquetas cazadora giacca giacche giubbotto jas jassen jack jacks casaco casacos jaqueta kurtka kurtki bunda bundy jacka jackor jakke jakker
coats coat overcoat mantel mantels maentel manteau manteaux abrigo abrigos cappotto cappotti overjas casacao plaszcz plaszcze kabat kabaty kappa kappor kape frakke frakker
trousers pants slacks hosen hose pantalon pantalons pantalones pantaloni calzoni broek broeken calca calcas spodnie kalhoty byxor byxa bukse bukser buks
jeans jeanshose jeanshosen vaqueros tejanos dzinsy dziny dzinsove_kalhoty
shorts kurze_hosen kurze_hose bermuda bermudas pantaloncini korte_broek calcoes szorty krotkie_spodenki kratasy kratke_kalhoty
shirts shirt hemden hemd chemise chemises camisa camisas camicia camicie overhemd overhemden koszula koszule kosile skjorta skjortor skjorte skjorter
blouses blouse blusen bluse chemisier chemisiers blusa blusas camicetta camicette bluzka bluzki halenka halenky blus blusar bluser
t_shirts t_shirt tshirt tshirts tee tees camiseta camisetas maglietta magliette koszulka koszulki tricko tricka t_shirten
sweaters sweater jumper jumpers pullover pulli pullis pulls ?jersey jerseis sueter maglione maglioni trui truien camisola sweter swetry svetr svetry troja trojor genser gensere troje trojer
fleece fleeces fleecejacke fleecejacken polaire polaires forro_polar ?pile ?polar polary fleecova_mikina
dresses dress kleider kleid robe robes vestido vestidos abito_da_donna jurk jurken sukienka sukienki saty klanning klanningar kjole kjoler
skirts skirt ?rocke jupe jupes falda faldas gonna gonne rokken saia saias spodnica spodnice sukne kjol kjolar skjort nederdel
suits suit anzug anzuge costume_homme trajes abito_da_uomo kostuum kostuums fato fatos garnitur garnitury oblek obleky kostym kostymer jakkesaet
underwear unterwasche sous_vetement sous_vetements ropa_interior intimo biancheria_intima ondergoed roupa_interior bielizna spodni_pradlo underklader undertoy undertoj
socks sock socken socke strumpfe strumpf chaussette chaussettes calcetin calcetines calzino calzini sokken sok meia meias skarpety skarpetki ponozky sockor strumpor sokker stromper
footwear shoes shoe schuhe schuh schuhwerk chaussure chaussures calzado zapato zapatos scarpe scarpa calzature calzatura schoen schoenen schoeisel calcado sapato sapatos buty obuwie boty bota obuv skor sko skotoy fodtoj
boots ?boot stiefel bottes botte botas bota stivali stivale laarzen laars kozaki kozacky holinky stovlar stovel stovler ~footwear
sandals sandal sandalen sandale sandales sandalia sandalias sandali sandalo sandaly sandaler ~footwear
slippers slipper hausschuhe hausschuh pantoffeln pantofle chausson chaussons zapatillas_de_casa pantofole pantoffels sloffen chinelos kapcie papuce tofflor tofler hjemmesko ~footwear
gloves glove handschuhe handschuh gant gants guante guantes guanti guanto handschoen handschoenen luva luvas rekawice rekawiczki rukavice handskar hansker handsker
hats hat headwear hute ?hut mutzen mutze kopfbedeckung kopfbedeckungen chapeau chapeaux couvre_chef gorro gorros sombrero sombreros cappello cappelli hoed hoeden muts mutsen chapeu chapeus czapka czapki kapelusze cepice klobouky mossa mossor hatt hattar luer hatte huer
scarves scarf schals schal tucher halstuch echarpe echarpes foulard bufanda bufandas panuelo sciarpa sciarpe sjaal sjaals cachecol szalik szaliki sala saly halsduk halsdukar skjerf torklaede
belts belt gurtel ceinture ceintures cinturon cinturones cintura cinture riem riemen cinto cintos pasek paski opasek opasky balte balten belter baelter
bags bag taschen tasche ?sac sacs bolsa bolsas bolso bolsos borsa borse ?tas tassen ?saco ?sacos torba torby taska tasky vaska vaskor veske vesker taske tasker
backpacks backpack rucksack rucksacks rucksacke daypack daypacks sac_a_dos sacs_a_dos mochila mochilas zaino zaini rugzak rugzakken plecak plecaki batoh batohy ryggsack ryggsackar ryggsekk ryggsekker rygsaek rygsaekke ~bags
sleeping_bags sleeping_bag schlafsacke schlafsack sac_de_couchage sacs_de_couchage saco_de_dormir sacos_de_dormir sacco_a_pelo sacchi_a_pelo slaapzak slaapzakken saco_cama sacos_cama spiwor spiwory spacak spacaky sovsack sovsackar sovepose soveposer ~sleeping
sleeping_mats sleeping_mat mats matten sleeping_pads isomatte isomatten schlafmatte schlafmatten matelas_de_camping matelas_de_sol esterilla esterillas materassino materassini slaapmat slaapmatten colchonete karimata karimaty karimatka karimatky liggunderlag liggeunderlag ~sleeping
helmets helmet helme helm casque casques cascos casco caschi helmen capacete capacetes kask kaski helma helmy prilba prilby hjalm hjalmar hjelm hjelmer hjelme
ropes rope seile seil corde cordes cuerda cuerdas corda touw touwen cordas lina liny lano
headlamps headlamp headlights stirnlampe stirnlampen lampe_frontale lampes_frontales ?frontal linterna_frontal lampada_frontale lampade_frontali hoofdlamp hoofdlampen lanterna_frontal czolowka czolowki celovka celovky pannlampa pannlampor hodelykt pandelampe
jewellery jewelry schmuck bijoux bijouterie joyas joyeria gioielli gioielleria sieraden juwelen joias bizuteria sperky bizuterie smycken smykker
watches watch uhren armbanduhr armbanduhren montre montres relojes reloj orologi orologio horloge horloges relogio relogios zegarki zegarek hodinky klockor armbandsur klokker ure
`
