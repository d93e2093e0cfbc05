import { SWEDISH_COMPOUNDS } from './swedish-compounds.ts'
import { SWEDISH_PHRASES } from './swedish-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words of staff, time and absence that tables of any trade have in Swedish, and mostly in Norwegian and Danish. */
export const SWEDISH: TradeWords = {
  words: `
origin proveniens ursprung
contract avtal kontrakt
position yrke yrken
department avd
absence franvaro fravaer fravar ledighet sjukfranvaro
start borjade borjar startade
end slutade slutar
birth fodelse fodelsedag
percent omfattning
technician utforare utfores reparator
done utfort utford utforda utfordes fardig
price kostnad kostnader priser prisen
location plats
note anmarkning anmarkningar
terms villkor
payment betalnings inbetalning betalning
method metod satt
reminder paminnelse kravbrev
counterparty affarspartner
agent saljombud
customer bestallare uppdragsgivare
supplier leverantoren leverantorer
seller forsaljare
member medlemmar medlemmen
person deltagare
guardian malsman
child barnet barnets
father fader pappa
mother moder mamma
patient patienten
employee anstallda
doctor lakare
attorney ombud jurist
guest gaster gasten
tenant hyresgaster
owner agarens
author forfattare
artist konstnar
publisher forlag
sender avsandare
recipient mottagare godsmottagare
asker anmalare rapportor
responsible ansvarig handlaggare
assigned tilldelad tilldelat
teacher larare kursledare
student studerande studenten
pupil elever
donor givare
applicant sokanden
name benamning
last efternamnet
first tilltalsnamn
nickname smeknamn
salutation tilltal
nationality medborgarskap
age alder
language sprakval
city postort bostadsort
district stadsdel omrade
parish forsamling
email epostadresser
phone telefonnr telnr
mobile mobiltel
home hemmet
website webbplats webbadress hemsida
work arbete jobb
consent samtycke
newsletter nyhetsbrev
number referens kod beteckning lopnummer
level niva
type sorten
group grupper
category kategori
product artiklar varan varans
description beskrivning produktbeskrivning
brand tillverkare fabrikat varumarke
unit mangdenhet
quantity mangd antalet
amount totalt sammanlagt
average genomsnitt genomsnittlig
discount rabatter
tax momsen mervardesskatt
currency valutor
invoice fakturan fakturans
order bestallningen ordern
offer offert anbud
delivery leveransen leverans
shipping frakt forsandelse
carrier transportor speditor akeri
package kollin forpackning
customs tull
discontinued utgangen utgatt
stock lagersaldo lagret
warehouse lagerstalle
bin hylla hyllplats fack
counted inventering inventerad
reserved reserverat reserverad
balance kvarstaende obetalt restbelopp
receipt kvitto
booking bokad
opening ingaende
asset tillgang
depreciation avskrivning avskrivningar
profit vinst
revenue intakt intakter omsattning
expense utgift utgifter
budget budgeterad
vacation semester
remaining kvarvarande aterstaende
overtime overtid
salary manadslonen
deduction avdrag
education utbildning
emergency nodfall akut
diagnosis diagnos
allergy allergi
medication lakemedlet
treatment behandlingen behandling
vaccination vaccination vaccinerad
animal djur djuret djurets
species djurslag
breed hundras
neutered kastrerad steriliserad
chip chipmarkning
vehicle bilen
odometer matarstallning
power motoreffekt
engine motorn
inspection besiktning kontrollbesiktning besiktad besiktigad
rental uthyrning
rent hyran
deposit deposition
property fastigheten fastighetens
area yta ytan
plot tomt tomten skifte
apartment bostad bostaden
room rummet
floor vaningsplan
utilities driftkostnad driftkostnader
energy energi
membership medlemskapet
fee avgifter
school skolan
class klassen
course kurser kursen
donation gava donation
pledge utfastelse
baptism dopt
godparents faddrar fadder
grave grav gravplats
death dods avliden
crop groda grodor
sowing sadd
calving kalvning kalvn
yield skord avkastning
fault felet
warranty garantitid
drawing ritning ritningar
scrap kassation kasserade kasserat
construction byggnation
consumption forbrukning forbruk
meter elmatare
claim skada skadeanmalan
deductible sjalvrisk
beneficiary formanstagare
project projektet
break rast
billable fakturerbar fakturerbart
ticket arende arenden
priority prioritering
vintage argang
alcohol alkoholhalt
event evenemang
seat sittplats
laboratory laboratorium
recall kallelse
court domstol tingsratt
dispute tvist
hearing forhandling
waste avfall avfallet
container behallare
stylist frisor
pickup hamtning
ingredient ingrediens
dosage dosering
approved godkand godkant
cancelled avbokad annullerad makulerad installd
closed avslutad avslutat stangd
created skapad skapat upplagd
updated andrad
active aktiv
hold sparrat
frozen fryst frysning
deleted borttagen raderad
user anvandare
valid giltig
required erforderlig
expected beraknad beraknat
question fraga
answer svar
reason anledning
purpose syfte andamal
source kalla
industry bransch
season sasong
width bredden
depth djup
volume volym
temperature temperatur
material materialet
received mottaget mottagen inleverans inkommet
breakfast frukost
pressure tryck
previous senast
identity legitimation
`,
  compounds: SWEDISH_COMPOUNDS,
  phrases: SWEDISH_PHRASES,
  alone: `
hire date: =anstalld
start date: =fom
end date: =tom, =till, =til
percent: =omf
work type: =atg
`,
}
