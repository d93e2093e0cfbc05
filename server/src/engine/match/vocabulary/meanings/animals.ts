/** Animals of vets, farms and shelters, and which of them are male or female. */
export const ANIMALS = `
dog dogs canine hund hunde chien chiens chienne perro perros perra cane cani hond honden cao caes cachorro pies psy pes hunder hundar
cat cats feline katze katzen chat chats chatte gato gatos gata gatto gatti kat katten kot koty kocka kocky katt katter katte
horse horses equine pferd pferde cheval chevaux caballo caballos cavallo cavalli paard paarden cavalo cavalos kon konie kun hest heste hast hastar equino
rabbit rabbits lapin lapins kaninchen conejo conejos coniglio conigli konijn konijnen coelho coelhos krolik kroliki kralik kralici kanin kaniner
bird birds avian vogel vogel oiseau oiseaux ave aves pajaro pajaros uccello uccelli vogels passaro passaros ptak ptaki ptaci fagel faglar fugl fugle
cattle bovine rind rinder bovin bovins vacuno bovino bovinos bovini rund runderen rundvee gado gado_bovino bydlo skot notkreatur storfe kvaeg cows
cow kuh kuhe milchkuh vache vaches vaca vacas vacca vacche koe koeien melkkoe krowa krowy krava kravy kor kyr koer ~cattle
calf calves kalb kalber veau veaux ternero terneros ternera vitello vitelli kalf kalveren vitelo cielak ciele cieleta tele telata kalv kalvar kalver ~cattle
bull bulls bulle zuchtbulle stier taureau taureaux toro toros tori stieren touro byk byki tjur okse tyr ~cattle
heifer heifers farse genisse genisses novilla manza giovenca vaars novilha jalowka jalovice kviga kvige kvie ~cattle
pig pigs swine porcine schwein schweine porc porcs porcin cerdo cerdos porcino maiale maiali suino suini varken varkens porco porcos suinos swinia swinie trzoda_chlewna prase prasata gris griser svin
sow sows sau sauen truie truies cerda scrofa zeug zeugen porca maciora locha prasnice sugga purke so ~pig
piglet piglets ferkel porcelet porcelets lechon lechones suinetto biggen leitao prosie prosieta sele selata smagris pattegris spadgris ~pig
sheep ovine schaf schafe mouton moutons ovin ovins oveja ovejas ovino ovinos ovini pecora pecore schaap schapen ovelha ovelhas owca owce ovce far sauer
lamb lambs lamm lammer agneau agneaux cordero corderos agnello agnelli lam lammeren cordeiro jagnie jagnieta jehne jehnata ~sheep
ewe ewes mutterschaf aue brebis oveja_madre ooi ooien bahnice tacka soye ~sheep
ram rams bock widder schafbock belier moruecos carnero ariete montone carneiro baran beran bagge vaer vaedder ~sheep
goat goats caprine ziege ziegen chevre chevres caprin cabra cabras caprino caprinos capra capre geit geiten koza kozy get getter geiter ged geder
poultry geflugel volaille volailles aves_de_corral avicola pollame pluimvee gevogelte aves_de_capoeira drob drubez fjaderfa fjorfe fjerkrae
chicken chickens hen hens huhn huhner henne hennen legehenne poule poules poulet gallina gallinas pollo pollos galline kip kippen leghen galinha galinhas frango kura kury kurczak slepice kure hona hons hone hons kylling ~poultry
duck ducks ente enten canard canards pato patos anatra anatre eend eenden kaczka kaczki kachna kachny anka ankor ender aender ~poultry
goose geese gans ganse oie oies ganso gansos oca oche ganzen ges gesi husa husy ?gas gass gaes ~poultry
turkey turkeys pute puten truthahn dinde dindon dindes pavo pavos tacchino tacchini kalkoen kalkoenen peru indyk indyki krocan kruta kalkon kalkoner kalkun kalkuner ~poultry
donkey donkeys esel ane anes burro burros asno asino asini ezel ezels osiol osly osel oslove asna esel
reptile reptiles reptil reptilien reptilia rettile rettili reptiel reptielen reptil repteis gad gady plaz plazi krypdyr krybdyr reptiler
tortoise turtle tortoises turtles schildkrote schildkroten tortue tortues tortuga tortugas tartaruga tartarughe schildpad schildpadden tartarugas zolw zolwie zelva zelvy skoldpadda skilpadde skildpadde ~reptile
rodent rodents nagetier nagetiere nager rongeur rongeurs roedor roedores roditore roditori knaagdier knaagdieren gryzon gryzonie hlodavec hlodavci gnagare gnager gnagere
guinea_pig guinea_pigs meerschweinchen cochon_d_inde cobaye cobaya conejillo_de_indias porcellino_d_india cavia porquinho_da_india swinka_morska kawia_domowa morce marsvin ~rodent
hamster hamsters hamster criceto criceti chomik krecek hamstrar ~rodent
ferret ferrets frettchen furet furets huron hurones furetto fret furao fretka fretky tamiller
fish fishes fisch fische poisson poissons pez peces pesce pesci vissen peixe peixes ryba ryby fisk fiskar fisker
exotic exotics exotic_pet exot exoten exotisch+e exotique exotico/a exoticos nac nouveaux_animaux_de_compagnie esotico/a esotici exoot egzotyczny/a/e exoticky exotisk eksotisk
pet pets companion_animal haustier haustiere heimtier animal_de_compagnie mascota mascotas animale_domestico animale_da_compagnia huisdier huisdieren animal_de_estimacao zwierze_domowe domaci_mazlicek sallskapsdjur husdjur kjaeledyr kaeledyr
livestock farm_animal farm_animals nutztier nutztiere vieh animal_de_ferme animaux_de_ferme betail ganado animal_de_granja bestiame animale_da_reddito vee landbouwhuisdier animal_de_producao zwierzeta_gospodarskie hospodarske_zvire hospodarska_zvirata lantbruksdjur husdyr produksjonsdyr landbrugsdyr
male macho maschio rude kater reu mannetje samiec samec hane hankon hanhund hankat hannhund hannkatt hannkjonn
female femelle hembra femea femmina hundin katzin teef vrouwtje samica samice hona hunkon tispe taeve hunkat hunnkatt hunnkjonn f
neutered castrated desexed altered gelded_or_spayed kastriert+e castre/e castrado/a castrato/a gecastreerd+e kastrowany/a/e kastrovany/a kastrovano kastrerad kastrert kastreret ?sterilised ?spayed ~spayed
spayed sterilised sterilized sterilisiert+e sterilise/e esterilizado/a sterilizzato/a gesteriliseerd+e sterylizowany/a/e sterilizovany/a steriliserad sterilisert steriliseret ?neutered ~neutered
intact entire unneutered not_neutered unspayed unkastriert+e nicht_kastriert intakt entier entiere non_castre/e no_castrado/a sin_castrar no_esterilizado/a non_castrato/a intero/a ongecastreerd niet_gecastreerd nao_castrado/a niekastrowany/a nekastrovany/a okastrerad ukastrert ukastreret
male_neutered neutered_male castrated_male male_castrated mannlich_kastriert ruede_kastriert rude_kastriert kater_kastriert male_castre macho_castrado maschio_castrato reu_gecastreerd kater_gecastreerd samiec_kastrowany samec_kastrovany kastrerad_hane kastrert_hann mn ?mk ~male ~neutered
female_neutered neutered_female spayed_female female_spayed weiblich_kastriert hundin_kastriert katzin_kastriert femelle_sterilisee hembra_esterilizada hembra_castrada femmina_sterilizzata teef_gecastreerd teef_gesteriliseerd poes_gecastreerd femea_castrada femea_esterilizada samica_sterylizowana samice_kastrovana kastrerad_hona kastrert_hunn ?wk ~female ~neutered
breeding breeder stud zucht zuchttier elevage reproducteur cria reproductor riproduzione allevamento fok fokdier criacao reprodutor hodowla hodowlany/a/e chov chovny/a/e avel avelsdjur avl avlsdyr
slaughter schlachtung schlachten schlachttier abattage matadero sacrificio macellazione da_macello slacht slachterij abate uboj rzezny/a ubojowy/a/e porazka jatecny/a/e slakt slaktdjur slaktedyr slagtning slagtedyr
dairy milchvieh milchproduktion laitier laitiere lechero/a da_latte lattiero melkvee leiteiro/a mleczny/a/e dojny/a/e mlecny/a/e mjolkdjur melkeku malkekvaeg
adopted adoption vermittelt adopte/e adoptado/a adottato/a geadopteerd adotado/a adoptowany/a/e adoptovany/a/o adopterad adoptert adopteret rehomed rehoused
stray strays streuner fundtier errant/e callejero/a randagio/a zwerfdier errante vadio bezdomny blakajacy/a toulavy/a herrelos hjemlos omstrejfende
surrender surrendered owner_surrender abgabe abgabetier abandon_par_proprietaire cesion_del_propietario rinuncia_di_proprieta afstand afstandsdier entregue_pelo_dono oddany_przez_wlasciciela oddani_majitelem
`
