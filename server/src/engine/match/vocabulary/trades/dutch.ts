import { DUTCH_COMPOUNDS } from './dutch-compounds.ts'
import { DUTCH_PHRASES } from './dutch-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Dutch and Flemish, beside the lines of the concepts. */
export const DUTCH: TradeWords = {
  words: `
dunning aanmaning aanmaningen aanmanings betalingsherinnering betaalherinnering ingebrekestelling
employee mdw medew
month mnd mnden
percent perc
unit eenh meeteenheid verkoopeenheid maateenheid
category productgroep artikelgroep assortimentsgroep
brand merknaam
color kleurcode
refund creditnota creditering
quantity aant
average gemiddeld gemiddelde
counted telling tellingen
department afdelingsnaam
salary wedde bezoldiging
vacation vakantie
insurance ziekenfonds mutualiteit
allergy allergeen overgevoeligheden
gender gesl
neutered castratie
rabies hondsdolheid
vaccination enting inenting ingeent
plate nummerplaat nrplaat
vin chassisnr meldcode
odometer tellerstand
rental verhuur verhuring
plot perceel percelen
utilities stookkosten servicekst syndickosten
lease huurovk
tour reis reizen rondreis excursie
fee bijdrage vergoeding
student cursist cursisten
teacher lesgever leerkracht begeleider cursusleider lerares lesgeefster instructeur
baptism doop doopsel
parish parochie kerkgemeente parochies wijkgemeente
godparents doopgetuigen peetouders peetouder peetoom peettante doopgetuige
donor schenker gever
pledge toezegging toezeggingen toezeggings
donation donatie donaties schenking schenkingen
publisher uitgeverij
loan uitleen lening ontlening
borrower lener ontlener leners
artist vervaardiger kunstenares
channel provenantie verwervingsbron
crop gewas gewassen teelt hoofdteelt gewassoort teelten
sowing zaai zaaien inzaai ingezaaid gezaaid
harvest oogst oogsten geoogst
calving kalving afkalving kalf gekalfd afgekalfd
yield opbrengst opbr
workshop werkplaats
fault gebrek klacht mankement storingen
labour arbeids
maintenance onderhoudsbeurt
drawing tekening tekeningen
setup instel omstel
scrap uitval afkeur afgekeurd uitschot
retention inhouding ingehouden
consumption verbruik verbruiks jaarverbruik
deductible vrijstelling
billable declarabel doorbelastbaar facturabel
asker aanmelder
responsible verantw
priority urgentie
carrier vervoerder vervoersbedrijf transportbedrijf vervoersmaatschappij
incoterm leveringscondities leveringsvoorwaarden leveringscond leveringsvoorw leveringsconditie levercond
recipient geadresseerde geadr bestemmeling ontv
sender verzender
bin maglocatie schaplocatie bakloc vaklocatie pickloc picklocatie stellinglocatie legbord voorraadlocatie
reserved gereserveerd geres gereserv
vintage oogstjaar wijnjaar oogstjr
appellation herkomstbenaming appellatie oorsprongsbenaming
covers couv
event voorstelling
death overl
grave graf grafplaats
court rechtbank rechtb gerecht kantonrechter kantongerecht gerechtshof vredegerecht
hearing zittingen pleidooi
waste afval afvalstof afvalstoffen
stylist kapper kapster haarstylist kappers
freeze bevroren bevriezing
medication medicijnen medicatie
currency muntsoort
guardian verzorger verzorgers
`,
  compounds: DUTCH_COMPOUNDS,
  phrases: DUTCH_PHRASES,
  alone: `
tax number: =rsin
contact: =ctp
account holder: =tnv
unit: =vke, =eh, =ehd
sales price: =vkp
payment number: =ogm
quantity: =hvh
average price: =gip
percent: =omvang
end date: =tgt
diagnosis number: =icpc
next inspection date: =apk
energy rating: =epc
arrival date: =aank
student number: =llnr
shelfmark number: =siso, =plk
sender: =afz
medication number: =cnk, =hpk
house number: =hnr
`,
}
