import { CZECH_PHRASES } from './czech-phrases.ts'
import type { TradeWords } from './words.ts'

/** Further words of single trades in Czech, and mostly in Slovak: money and goods, staff, care, lettings, schools, farms, workshops. */
export const CZECH_TRADES: TradeWords = {
  words: `
terms podminky podminek podmienky podmienok
counterparty protistrana
credit kreditni uverovy uver kreditny
reminder upominka upomienka upominek upomienok
refund dobropis opravny
gross hruby hruba hrube
subtotal cisty cista ciste cisteho
origin puvod povod puvodu povodu
retail maloobchodni maloobchodny maloobchodna
wholesale velkoobchodni velkoobchodna
customs celni colny colne colna
sales prodejni predajny predajna predaj
purchase nakupny nakupna
average prumerny prumerna prumerne priemerny priemerna
minimum minimalni minimalny minimalna minimalne
first krestni krstne
house dom
home domaci domov
fax faxu
newsletter zpravodaj
category kategorie kategorii kategoria
carrier dopravce dopravca prepravce prepravca spediter
receipt uctenka uctenky prijmovy
exchange kurzovy
expense naklad nakladu
revenue trzba trzby obrat obratu
profit zisk
interest urok uroky uroku
penalty pokuta penale
debit vrub
entry zapisu
journal denik
opening pocatecni pociatocny
closing konecny konecna konecne
depreciation odpis odpisu odpisovani odpisovanie
hire nastupu
terminated vystupu rozvazani propusteni
hourly hodinovy hodinova
overtime prescas prescasy prescasove
absence dovolena dovolenky dovolenka nepritomnost nepritomnosti neschopnost
remaining zbyvajici zostavajuci zbytek
fte uvazku
education vzdelani vzdelanie
skill kvalifikace kvalifikacia
child dite ditete dietata
parent rodic rodice rodicia
death umrti umrtie zemrel zemrela
baptism krest krtu pokrten pokrtena
parish farnost farnosti
godparents kmotr kmotri kmotra
diagnosis diagnoza diagnozy
allergy alergie alergii
medication lekove lekovy leciva pripravek pripravku leky
dosage davka davkovani davkovanie davky
blood krevni krvna
treatment vykon vykonu osetreni osetrenie terapie
vaccination ockovani ockovanie vakcina
disease nemoc nemoci onemocneni choroba
symptom priznak priznaky obtize
neutered kastrace kastrovana kastrat
chip cipu
engine motoru
accident nehoda nehody
property nemovitosti nehnutelnost objekt objektu
plot pozemek pozemku pozemok parcela parcely
apartment bytu bytova bytovy
nights nocleh noclehy prenocovani
adult dospely
passport pasu
school skola skoly skolni skolsky
student student studenta studium
donation daru dary
donor darkyne
campaign sbirka
pledge prislib
publisher nakladatel nakladatelstvi vydavatel vydavatelstvi
book kniha knihy knihu
copy exemplar exemplare
artist umelec umelce umelkyne
crop plodina plodiny
sowing seti vysev
calving oteleni
yield vynos vynosy
fault zavada zavady porucha poruchy
drawing vykres vykresu
scrap zmetky zmetek zmetku nepodarky
construction stavebni stavby
retention zadrzne pozastavka
consumption spotreba spotreby
policy pojistky
deductible spoluucast
claim skodni skoda skody
beneficiary obmysleny
done hotovo
break prestavky
ticket pozadavek pozadavku tiket hlaseni
asker nahlasil nahlasila zadatele
assigned prideleno prideleny priradene
priority priorita priority
incoterm parita
bin regal regalu policka
reserved rezervovane rezervovany rezervovano
vintage rocnik rocniku
variety odruda
wine vino vina
seat sedadlo sedadla
event akce udalost podujatie
sampling odber odberu
grave hrob hrobu hrobove
court soud soudu sud
dispute spor sporu
attorney advokat advokata pravnik
waste odpad odpadu odpady
container kontejner kontejneru
stylist kadernik kadernice
menu jidlo pokrm
ingredient ingredience
required pozadovany pozadovana pozadovane
requested vyzadano
expected predpokladany ocekavany
cancelled zruseno zruseni storno
deleted smazano vymazano
active aktivni aktivny
hold pozastaveno
user uzivatel uzivatele
question otazka
answer odpoved
level urovne
grade stupen stupne
temperature teplota teploty
image fotografie obrazek
file soubor souboru spis
season sezona sezony
source zdroj zdroje
industry odvetvi obor oboru
team tym tymu
surgery operace
specialty specializace odbornost
since registrace registracie
received prijmu prijmy
breakfast snidane ranajky
taken cerpana cerpano cerpani
pressure tlak
deduction srazky srazka
previous posledni
next pristi
`,
  compounds: '',
  phrases: CZECH_PHRASES,
}
