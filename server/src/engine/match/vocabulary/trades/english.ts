import { ENGLISH_PHRASES } from './english-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in English, beside the lines of the concepts. */
export const ENGLISH: TradeWords = {
  words: `
state cnty shire
district nbhd borough precinct
emergency emergcy
allergy algy algs
gender gndr
vaccination vacc vaccs jabs shots
plate rego
odometer klms
utilities outgoings strata
lease tenancy tncy
nights nites
nationality natl natnlty
member mbrs
membership mbrshp mship memship mshp
course crse
teacher tchr lect presenter instrctr trnr
baptism bapt christening baptized christened
parish congregation
godparents godprts godfather godmother
pledge pldg pledged
author authr byline
publisher publ imprint pubr pubshr pblshr
borrower borr
artist painter sculptor
channel provnce
field paddock paddocks
sowing seeding planting drilling
yield outturn
fault malfunction breakdown
warranty warr wnty wrnty gtee wrty
drawing blueprint
retention retn
consumption consumed
contract agmt cntrct ctrct
premium prem prems
deductible deductbl
depreciation depn depr deprn
project proj projct
break brks
billable blbl invoiceable bllbl chgbl chrgble
asker originator rptr
responsible asgnee resolver
priority prty
carrier carr haulier courier scac forwarder hauler trucker
incoterm inco
recipient cnee consgn cnsgnee recvr addressee csgnee consnee recpt cgnee
bin binloc
reserved rsvd resvd
vintage vint vtge vntg
appellation appell appellatn appln
covers cvrs
event evnt
court courthouse crthouse
hearing hrng
waste rubbish garbage
stylist styl hairdresser hairstylist barber stylst beautician
`,
  compounds: '',
  phrases: ENGLISH_PHRASES,
  alone: `
method: =how, =howpaid, =paidhow
request: =req, =reqs
contact: =cntct
sales agent: =slsp, =slspn, =slsperson, =slsmn, =salesman, =saleswoman, =salespsn
mobile phone: =mob, =mbl
tax number: =fein, =utr, =vrn
company number: =crn, =acn
payment terms: =trms
minimum order quantity: =moq
customs tariff number: =htsus, =hts
country origin: =coo
exchange rate: =roe, =xrate
minimum stock: =rop
average price: =wac, =avco
average: =avg
end date: =bbe, =bbd, =ubd
hire date: =doh, =commenced
terminated date: =lwd
position title: =posn
department: =dpt
social security number: =sin, =ppsn
patient number: =nhi
insurance member number: =hcn
general doctor: =referrer
vaccination: =vax
first since date: =dofr
engine capacity cc: =displacement, =displ
living area: =gia, =nia, =gla
room count: =rms, =rooms
cadastral number: =apn
energy rating: =nabers
month rent: =pcm
utilities: =hoa
lease: =lse
departure date: =departs
count guest: =occupancy, =headcount
nights: =nts
price per person: =pppn
member: =mbr
debit method number: =umr
debit method: =ddi
class name: =homeroom, =homerm
guardian name: =grdn, =caregiver
course: =crs
course fee: =tuition, =tuit
baptism date: =baptd, =baptised
parish: =psh
shelfmark number: =dewey, =ddc, =classmark
returned date: =back
eartag number: =nlis, =eartag
field area ha: =acreage, =hectares, =acres
field: =fld, =pdk
sowing date: =sown, =drilled, =seeded
last calving date: =calved
yield: =yld
work order number: =jobcard
labour: =lbr
warranty: =wty
drawing number: =dwg
scrap quantity: =rejects, =scrapped, =rejs
construction site: =jobsite
retention percent: =retainage
meter number: =msn
meter: =mtr
multiplier: =mult, =mltplr, =multiplying factor
meter reading: =rdg
supply point number: =mpan, =mprn, =nmi, =esiid, =icp, =mirn, =spid
consumption kwh: =consump, =kwh
sim card number: =sim
annual premium: =gwp
policy holder: =plcyhldr, =assured, =insd, =polhldr, =policyhldr
claim: =clm
amount insurance: =tsi, =tiv
opening balance: =bbf
depreciation years year: =eul
book value: =nbv, =wdv
project: =prj
break: =brk
ticket: =tkt
priority: =pty
tracking number: =connote, =waybill
count package: =ctns, =parcels
package: =ctn
warehouse number: =whse
vintage: =vtg
grape variety: =varietal, =grape, =grapes, =varietals, =varieties
appellation: =ava
must weight oechsle: =brix, =oechs
table number: =tbl
event: =evt, =gig
test method: =meth, =mthd, =assay
detection limit: =lod, =lor, =loq, =pql
tooth number: =tth, =fdi
treatment number: =cdt
recall date: =recare
opposing person: =opponent
court: =crt
value dispute: =qtm, =quantum
hearing date: =hrg
waste number: =ewc
waste: =wst
medication number: =ndc, =din, =pip
dosage form: =formulation
pupillary distance: =ipd
`,
}
