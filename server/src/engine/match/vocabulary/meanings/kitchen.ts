/** What kitchens and shops for food serve and sell, and what somebody does not eat. */
export const KITCHEN = `
vegetarian veggie vegetarisch+e vegetarier vegetarierin vegetarien vegetarienne vegetariano/a vegetarier vegetarianin wegetarianski/a/e wegetarianin wegetarianka vegetarian vegetarianska vegetarsky/a/e vegetarisk vegetarianer
vegan plant_based veganer veganerin vegetalien vegano/a veganistisch weganski/a/e weganin veganska vegansky veganer vegansk
gluten_free glutenfrei sans_gluten sin_gluten senza_glutine celiaco celiaco/a glutenvrij sem_gluten bez_glutenu bezglutenowy/a/e bezlepkovy/a/e bez_lepku glutenfri coeliac celiac zoliakie
lactose_free dairy_free laktosefrei sans_lactose sin_lactosa senza_lattosio lactosevrij sem_lactose bez_laktozy bezlaktozowy/a/e bezlaktozovy/a/e laktosfri laktosefri
nut_free nut_allergy nussfrei nussallergie sans_noix allergie_aux_noix sin_frutos_secos alergia_frutos_secos senza_frutta_secca notenvrij notenallergie sem_frutos_secos bez_orzechow bez_orechu notfri notteallergi
starter appetizer vorspeise entrees hors_d_oeuvre entrante entrantes antipasto antipasti voorgerecht przystawka przystawki predkrm forratt forrett forret
main_course hauptgericht hauptspeise hauptgang plat_principal plats plato_principal secondo secondi_piatti hoofdgerecht prato_principal danie_glowne hlavni_jidlo hlavni_chod huvudratt varmratt hovedrett hovedret ?plat
dessert desserts nachspeise nachtisch nachspeisen postre postres dolce dolci nagerecht toetje sobremesa deser desery dezert moucnik efterratt
side_dish beilage beilagen accompagnement garniture guarnicion contorno contorni bijgerecht acompanhamento dodatki przyloha prilohy tillbehor tilbehor
soup soups suppe suppen soupe potage sopa zuppa minestra soep zupa polevka soppa
drink drinks beverage beverages getrank getranke boisson boissons bebida bebidas bevanda bevande drank dranken drankje napoj napoje dryck drycker drikke drikkevarer
soft_drink soft_drinks alkoholfrei limonade softdrink softdrinks refresco refrescos bibita bibite frisdrank refrigerante napoj_bezalkoholowy nealko nealkoholicky lask brus sodavand
wine wines wein weine vin vins vino vinos vini wijn wijnen vinho vinhos wino wina vina viner
beer beers bier biere bieres cerveza cervezas birra birre bieren cerveja cervejas piwo piwa pivo piva ?ol
spirit spirits liquor spirituosen spirituose schnaps spiritueux licor licores liquore liquori distillati sterke_drank gedistilleerd bebidas_espirituosas alkohole_mocne spirytus destilaty lihovina sprit brennevin spiritus
red_wine rotwein vin_rouge vino_tinto tinto vino_rosso rode_wijn vinho_tinto wino_czerwone cervene_vino rott_vin rodvin rodt_vin ~wine ~red
white_wine weisswein vin_blanc vino_blanco vino_bianco witte_wijn vinho_branco wino_biale bile_vino vitt_vin hvitvin hvidvin ~wine ~white
sparkling sparkling_wine sekt schaumwein champagner champagne mousseux cremant cava espumoso espumante spumante prosecco mousserende_wijn mousserend vinho_espumante wino_musujace sumive_vino mousserande bobler mousserende_vin ~wine
dry trocken sec seco secco droog wytrawny/a/e suche suchy torr torrt
sweet suss doux dulce dolce zoet doce slodki/a/e sladky/a/e sot sott
buffet bufet buffe bufe
vegetables vegetable veg gemuse legumes verduras verdura hortalizas ortaggi verdure groente groenten horticolas warzywa zelenina gronsaker gronnsaker grontsager
fruit fruits obst fruchte fruta frutas frutta owoce owoc ovoce frukt frugt
meat meats fleisch fleischwaren viande viandes carne carnes vlees mieso maso kott kjott kod
seafood fish_and_seafood meeresfruchte fruits_de_mer marisco mariscos frutti_di_mare zeevruchten frutos_do_mar owoce_morza morske_plody skaldjur sjomat skaldyr
dairy_products milk_products molkereiprodukte milchprodukte mopro produits_laitiers lacteos latticini zuivel laticinios nabial mlecne_vyrobky mejeri mejeriprodukter meieriprodukter ~dairy
bakery baked_goods bread backwaren brot boulangerie pain panaderia ?pan panetteria prodotti_da_forno bakkerij brood padaria pieczywo pecivo brod bageri bakevarer bagvaerk
frozen frozen_food deep_frozen tiefkuhl tiefgekuhlt tiefkuhlware surgele/e surgeles congelados surgelato/a surgelati diepvries diepgevroren mrozony/a/e mrozonki mrazeny/a/e fryst frysvaror frossen frysevarer frostvarer
chilled refrigerated cooled gekuhlt kuhlware refrigere/e refrigerado/a refrigerados refrigerato/a refrigerati gekoeld chlodzony/a/e chlazeny/a/e kyld kylvaror kjolt kjolevarer kolet kolevarer
ambient ungekuhlt raumtemperatur temperature_ambiante ambiant ambiente temperatura_ambiente ongekoeld kamertemperatuur temperatura_pokojowa pokojova_teplota rumstemperatur romtemperatur rumtemperatur
fresh frisch frischware frais fraiche fresco/a frescos vers verse swiezy/a/e cerstvy/a/e farsk fersk
gluten glutenhaltig glutine glutenhaltiges_getreide lepek
eggs egg ei eier oeuf oeufs huevo huevos uovo uova eieren ovo ovos jajko jaja vejce agg aeg
milk lactose milch laktose lait leche latte melk leite mleko mlieko mjolk maelk ~dairy
nuts tree_nuts nusse schalenfruchte fruits_a_coque noix frutos_de_cascara frutos_secos frutta_a_guscio frutta_secca schaalvruchten frutos_de_casca_rija orzechy orechy skorapkove_plody notter nodder
peanuts peanut groundnuts erdnusse erdnuss arachides arachide cacahuete cacahuetes cacahuates arachidi pinda pindas amendoins amendoim orzeszki_ziemne arasidy jordnotter peanotter jordnodder
celery sellerie celeri apio sedano selderij aipo seler celer selleri
mustard senf moutarde mostaza senape mosterd mostarda gorczyca horcice senap sennep
sesame sesam sesamo sezam
crustaceans crustacean shellfish krebstiere crustaces crustaceos crostacei schaaldieren skorupiaki korysi kraftdjur skalldyr krebsdyr
`
