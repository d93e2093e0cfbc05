/** What is grown, and what is done in fields and woods. */
export const FARMS = `
wheat weizen winterweizen ble ble_tendre trigo grano frumento tarwe pszenica psenice vete hvete hvede
barley gerste wintergerste orge cebada orzo gerst cevada jeczmien jecmen bygg byg
rye roggen seigle centeno segale rogge centeio zyto zito rag rug
oats oat hafer avoine avena haver aveia owies oves havre
maize corn mais kornermais silomais maiz granoturco milho kukurydza kukurice majs
rapeseed oilseed_rape canola raps winterraps colza koolzaad rzepak repka repka_olejka
potato potatoes kartoffel kartoffeln pomme_de_terre pommes_de_terre patata patatas patate aardappel aardappelen batata batatas ziemniak ziemniaki brambory brambora potatis potet poteter kartofler
sugar_beet sugar_beets zuckerrube zuckerruben betterave betterave_sucriere remolacha remolacha_azucarera barbabietola barbabietola_da_zucchero suikerbiet suikerbieten beterraba burak_cukrowy buraki_cukrowe cukrova_repa cukrovka sockerbeta sockerbetor sukkerbete sukkerroe sukkerroer
sunflower sunflowers sonnenblume sonnenblumen tournesol girasol girasole zonnebloem zonnebloemen girassol slonecznik slunecnice solros solsikke
soy soya soybean soybeans soja sojabohne sojabohnen soia sojaboon sojabonen sojabona sojabonor sojabonne
grassland meadow pasture grass grunland dauergrunland wiese weide prairie prairies paturage pradera pastizal prato pascolo grasland pastagem prado laka uzytki_zielone pastwisko trvaly_travni_porost louka pastvina vall betesmark beite ?eng graes graesareal
vineyard vineyards vines weinberg rebflache reben vigne vignes vignoble vinedo vid vigneto vite wijngaard vinha winnica vinice vinohrad vingard vinmark
orchard orchards obstanlage obstbau verger vergers frutales frutteto boomgaard pomar sad_owocowy ovocny_sad fruktodling frukthage frugtplantage
arable arable_land ackerland acker ackerflache terre_arable tierra_arable labrantio seminativo bouwland akkerland terra_aravel grunty_orne orna_puda akermark dyrket_mark agerjord
fallow brache jachere barbecho maggese incolto braak braakland pousio ugor uhor trada brakk ?brak
forest woodland wald foret bosque bosco bos floresta las les skog skov
cereals cereal grain grains getreide cereales cereali granen graan cereais zboza zboze obiloviny obili spannmal korn
organic bio biologisch okologisch biologique ecologico/a biologico/a organico/a ekologiczny/a/e ekologicky/a/e ekologisk okologisk
conventional konventionell conventionnel conventionnelle convencional convenzionale gangbaar conventioneel konwencjonalny/a/e konvencni konvensjonell
fertiliser fertilizer dunger dungemittel engrais fertilizante ?abono fertilizzante concime meststof kunstmest adubo nawoz nawozy hnojivo hnojiva godningsmedel konstgodsel gjodsel godning
herbicide herbicides herbizid herbicida erbicida herbicyd herbicid ograsmedel ugrasmiddel ukrudtsmiddel
fungicide fungicides fungizid fongicide fungicida fungicyd fungicid svampmedel soppmiddel svampemiddel
insecticide insecticides insektizid insecticida insetticida insektycyd insekticid insektsmedel insektmiddel
manure slurry gulle mist wirtschaftsdunger fumier lisier estiercol purin letame liquame drijfmest mest stalmest estrume obornik gnojowica hnuj kejda stallgodsel flytgodsel husdyrgjodsel gylle husdyrgodning
seed seeds saatgut samen semence semences semilla semillas sementi zaaizaad zaad semente sementes nasiona material_siewny osivo utsade sakorn udsaed
feed animal_feed fodder futter futtermittel tierfutter fourrage aliment_pour_animaux pienso forraje mangime foraggio voer veevoer racao pasza krmivo foder dyrefor
sowing seeding aussaat saat semis siembra semina zaaien inzaai sementeira siew seti sadd saing saning
harvest harvesting ernte recolte moisson vendange cosecha raccolta raccolto oogst oogsten colheita zbior zbiory zniwa sklizen skord innhosting
fertilising fertilizing fertilisation fertilization dungung epandage ?abonado fertilizacion concimazione fertilizzazione bemesting adubacao nawozenie hnojeni godsling gjodsling godskning
irrigation watering bewasserung arrosage riego irrigazione irrigatie beregening rega irrigacao nawadnianie zavlaha zavlazovani bevattning vanning vanding
ploughing plowing pflugen labour labranza aratura ploegen lavoura aracao orka orba plojning ploying
crop_protection spraying plant_protection pflanzenschutz spritzung traitement_phytosanitaire pulverisation tratamiento_fitosanitario trattamento_fitosanitario gewasbescherming tratamento_fitossanitario ochrona_roslin oprysk ochrana_rostlin postrik vaxtskydd besprutning plantevern sproyting plantebeskyttelse sprojtning
thinning durchforstung eclaircie aclareo diradamento ?dunning desbaste trzebiez probirka gallring tynning udtynding
felling logging clear_cut holzernte fallung kahlschlag coupe abattage corta tala taglio vellen kap houtoogst abate_de_arvores wycinka zrab tezba kaceni avverkning slutavverkning hogst skovning
sawlog sawlogs saw_timber stammholz sageholz rundholz grumes bois_d_oeuvre madera_de_sierra tronco_da_sega zaaghout drewno_tartaczne kulatina pilarska_kulatina timmer sagtimmer sagtommer tommer
pulpwood pulp_wood industrieholz papierholz bois_de_trituration bois_d_industrie madera_de_trituracion legno_da_cellulosa papierhout papierowka vlaknina massaved massevirke cellulosetrae
`
