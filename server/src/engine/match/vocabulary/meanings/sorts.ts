/** Units and containers, colours, animals, days and months. */
export const SORTS = `
piece c62 unit units pieces pc pcs pce ea each stk stck stuck stueck st pieza piezas unite unites unidad unidades unid pezzo pezzi pz stuk stuks sztuka sztuki sztuk kusy kusu styck stycken stykk stykker ?pza ?ud ?uds ?un ?und ?nr ?szt ?kus ?ks
set sets satz garnitur juego conjunto insieme serie reeks zestaw komplet kmpl sada souprava sats saett ?jeu ?lot ?kit ?kpl ?assortment ?assortiment ?assortimento ?sortiment ?surtido ?sortido ?asortyment ?sortering
box boite boites boxes bx kiste kisten schachtel schachteln caja cajas cj cja scatola scatole doos dozen caixa caixas pudelko pudelka skrzynka krabice krabica lada lador eske esker kasse kasser aeske aesker ~carton
carton cartons ctn ctns ktn karton kartons cartone cartoni kartong kartonger kartony omdoos omdozen caja_de_carton caixa_de_cartao ?krt ~box
bottle bottles flasche flaschen bouteille bouteilles botella botellas bottiglia bottiglie fles flessen garrafa garrafas butelka butelki lahev lahve flaska flaskor flaske flasker ?fl
can cans dose dosen lata latas lattina blik blikken puszka plechovka burk burkar boks dase
pack pkts packages pk pkg packs packet package pkt packung packungen paket paquet paquetes paquete conf confezione confezioni pacco pak pakket pakje verpakking pacote embalagem opakowanie opak paczka baleni forpackning pakke pakning ?pck ?op ?bal
bag bg sacs bags sack beutel tute sac sachet bolsa saco sacchetto sacco zak zakken worek torba pytel taska pase sackar pose
pallet plt pallets palette paletten europalette palettes pale palet paleta bancale palete pall pallar palle ?pal
roll rolls rl rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rol rolo rolos rolka rolki role rulle rullar ruller
pair pairs paar paire paires par pares paio paia paren para pary ?pr
hour hur hours h hr hrs std stunde stunden heure heures hora horas ora ore uur uren godzina godziny godzin godz hodina hodiny timme timmar timer ?hod ?tim
day days d tag tage jour jours dia dias giorno giorni dag dagen dzien dagar dage ?tg ?gg ?dni ?den ?dnu
week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzien tygodnie tygodni tyden tydny vecka veckor uker uger ?wk ?wo ?uke ?uge
month months monat monate mois mes meses mese mesi maand maanden miesiac miesiace mesic mesice manad manader maned maneder ?mth ?mon ?mc
year years jahr jahre annee annees anos anio anno anni jaar jaren lata roky ?yr ?an ?ans ?ano ?rok ?let ?ar
kilogram kgs kgm kilogramm kilograms kg kilo kilos
litre l lt litres liter liters ltr litro litros litri litr litry
metre m mt metres meter meters mtr metro metros metri metr metry ?mb
flat_rate flat_fee psch forfait_global flat lump_sum fixed_price pauschal pauschale pausch festpreis forfait forfaitaire tanto_alzado precio_fijo forfettario a_corpo a_forfait vast_bedrag vaste_prijs valor_fixo ryczalt ryczaltowy/a pausal pausalni fast_pris fastpris
black schwarz+e+er+es noir/e negro/a nero/a zwart+e preto/a czarny/a/e cerny/a/e svart sort
white weiss+e+er+es blanc blanche blanco/a bianco/a witte branco/a bialy/a/e bily/a/e vitt hvit hvid ?wit ?vit
grey gray grau+e gris/e grises grigio/a grijs grijze cinzento/a cinza szary/a/e sedy/a/e grat ?gra
red rot+e+er+es rouge rojo/a rosso/a rood rode vermelho/a czerwony/a/e cerveny/a/e rott rodt ?rod
blue blau+e+er+es bleu/e azul azzurro/a blauw+e niebieski/a/e modry/a/e blatt bla ?blu
green grun+e+er+es vert/e verde groen+e zielony/a/e zeleny/a/e gron gront gronn
yellow gelb+e+er+es jaune amarillo/a giallo/a geel gele amarelo/a zolty/a/e zluty/a/e gult ?gul
brown braun+e+er+es marron brun/e cafe castano/a marrone bruin+e castanho/a marrom brazowy/a/e hnedy/a/e
orange naranja arancione arancio oranje laranja pomaranczowy/a/e oranzovy/a/e orangefarben
pink rosa rose rosado/a roze rozowy/a/e ruzovy/a/e rosarot cor_de_rosa
purple violet violett lila mauve morado/a violeta viola paars roxo/a fioletowy/a/e fialovy/a/e lilla
beige bezowy/a/e bezovy/a/e sandfarben bege
silver silber silbern argent argente/e plata plateado/a argento zilver prata prateado/a srebrny/a/e stribrny/a/e silvrig solv
gold golden dore/e dorado/a dourado/a zlaty/a/e guld gull ?oro
turquoise turkis turquesa turchese turkoois turkusowy/a/e tyrkysovy/a/e
monday mon mo montag lundi lunes lunedi maandag segunda_feira segunda poniedzialek pondeli mandag
tuesday tue tues di dienstag mardi martes martedi dinsdag terca_feira terca wtorek utery tisdag tirsdag
wednesday wed weds mi mittwoch mercredi miercoles mercoledi woensdag quarta_feira quarta sroda streda onsdag
thursday thu thur thurs do donnerstag jeudi jueves giovedi donderdag quinta_feira quinta czwartek ctvrtek torsdag
friday fri fr freitag vendredi viernes venerdi vrijdag sexta_feira sexta piatek patek fredag
saturday sat sa samstag sonnabend samedi sabado sabato zaterdag sobota lordag
sunday sun so sonntag dimanche domingo domenica zondag niedziela nedele sondag
january jan januar janner janvier enero gennaio januari janeiro styczen leden
february feb februar feber fevrier febrero febbraio februari fevereiro luty unor
march marz mars marzo maart marco marzec brezen
april avril abril aprile kwiecien duben
may mayo maggio maio kveten ?mai ?mei ?maj
june juni juin junio giugno junho czerwiec cerven
july juli juillet julio luglio julho lipiec cervenec
august aout agosto augustus sierpien srpen augusti
september septembre septiembre settembre setembro wrzesien zari
october oktober octobre octubre ottobre outubro pazdziernik rijen
november novembre noviembre novembro listopad
december dezember decembre diciembre dicembre dezembro grudzien prosinec desember
dog dogs canine
cat cats feline
bird birds avian
horse horses equine
rabbit rabbits lagomorph
`
