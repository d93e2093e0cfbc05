/** Concepts that one column often says and another means: a concept, then others, each with how alike the two are, 0 to 1. */
export const KINSHIP = `
company: name 0.6, customer 0.5, supplier 0.5, insurance 0.6
name: title 0.7, description 0.6
title: description 0.3
content: description 0.6, note 0.7
location: origin 0.6, city 0.6, address 0.6, room 0.5, venue 0.8
note: description 0.6
work: description 0.6, position 0.6
address: street 0.8
type: category 0.8, method 0.7, class 0.6, group 0.5
class: group 0.7, category 0.7
category: group 0.7, department 0.5
practice: department 0.7, room 0.5
service: department 0.8, treatment 0.6, visit 0.5, product 0.5
tutor: teacher 0.9, guardian 0.9
sold: sales 0.9
equipo: team 0.9, equipment 0.9
dentist: doctor 0.7
user: patient 0.4
veterinarian: doctor 0.8
valid: start 0.6
iban: account 0.6
building: construction 0.6, property 0.8
nature: type 0.8
grade: level 0.8
level: class 0.5
position: grade 0.5, project 0.3
status: stage 0.6, done 0.6, result 0.5, state 0.3, active 0.6, cancelled 0.5, hold 0.6
fee: price 0.8, amount 0.8
standingcharge: fee 0.85, price 0.6, amount 0.5
price: amount 0.7
gross: amount 0.7, salary 0.6
rent: amount 0.5, price 0.5
deposit: amount 0.4, payment 0.5
utilities: fee 0.5
salary: amount 0.5
premium: amount 0.5
balance: amount 0.4
cents: amount 0.7
lease: contract 0.9
policy: contract 0.6
subscription: contract 0.6, membership 0.8
phone: mobile 0.7
apartment: unit 0.7, property 0.7
room: unit 0.5, venue 0.6
tenant: customer 0.5, owner 0.2
patient: customer 0.5, file 0.5
guest: customer 0.6, person 0.7, capacity 0.5
member: customer 0.5, membership 0.8
pupil: student 0.9
agent: employee 0.6
employer: company 0.85, customer 0.5
teacher: employee 0.5
driver: employee 0.5
doctor: employee 0.4
attorney: employee 0.4
responsible: veterinarian 0.7, employee 0.5, manager 0.7, person 0.5, doctor 0.6, teacher 0.5, agent 0.6, owner 0.5
supervisor: manager 0.9
superintendent: supervisor 0.7, manager 0.6, responsible 0.6
created: start 0.4, opened 0.6, order 0.5, booking 0.7
opened: start 0.7, since 0.7
closed: end 0.7
since: start 0.7, created 0.5, first 0.3
due: end 0.5
received: arrival 0.6, date 0.5, receiver 0.5, donation 0.4
booking: date 0.4
datetime: date 0.7
issued: date 0.5
limit: capacity 0.7
quantity: package 0.6, count 0.8, stock 0.6
recipient: customer 0.5
site: location 0.8, website 0.8, project 0.5
branch: location 0.7
plant: location 0.8, site 0.8, branch 0.6
state: country 0.3
nationality: country 0.7
weight: quantity 0.2
area: size 0.7
initials: number 0.5, name 0.4
contact: guardian 0.6
parent: guardian 0.8, supervisor 0.6, primary 0.6, center 0.3
next: due 0.7
previous: history 0.7, last 0.8
annual: year 0.9
construction: year 0.6
purpose: reason 0.8, description 0.6
first: primary 0.5
departure: end 0.7
days: duration 0.6, date 0.5
house: property 0.6
offer: order 0.4, price 0.5
invoice: receipt 0.5, document 0.6
voucher: discount 0.4
vehicle: plate 0.5
brand: name 0.3, supplier 0.6
publisher: supplier 0.6, brand 0.7
entitled: capacity 0.7, quantity 0.6, licence 0.4
plate: number 0.5, since 0.4
vin: serial 0.7
technician: employee 0.7, responsible 0.7, person 0.6
by: technician 0.7, responsible 0.6, employee 0.6, author 0.6
payee: supplier 0.9, counterparty 0.9, recipient 0.7, company 0.6, employee 0.4, person 0.5
counterparty: customer 0.85, supplier 0.85, company 0.7, person 0.5, sender 0.6, recipient 0.6
employee: person 0.6
customer: person 0.6
holder: person 0.7, customer 0.6, guest 0.7, name 0.5
payer: insurance 0.85, holder 0.8, customer 0.6, person 0.6
organiser: owner 0.5, company 0.5
provider: doctor 0.7, supplier 0.6, insurance 0.5
section: category 0.6, industry 0.7, type 0.5, department 0.7
range: category 0.7, group 0.7
minimum: minutes 0.6, reorder 0.5
length: duration 0.6
nights: duration 0.7, days 0.6
value: amount 0.7, price 0.5
city: venue 0.4
event: title 0.5
downtime: duration 0.5
salutation: gender 0.6, title 0.9, infix 0.5
hire: start 0.7, since 0.7, created 0.4
terminated: end 0.7, departure 0.9
hours: time 0.5, duration 0.7, reading 0.6
meter: operating 0.7
assigned: responsible 0.9, technician 0.7, employee 0.6, agent 0.6
person: name 0.6, capacity 0.5
count: capacity 0.6
venue: place 0.9, address 0.5
place: location 0.9, city 0.9, address 0.5
department: team 0.5
package: unit 0.6, size 0.5
rate: percent 0.9, price 0.8, fee 0.7, amount 0.5
parts: product 0.7, material 0.7
discontinued: hold 0.7, active 0.6, deleted 0.6, archived 0.7
bin: location 0.8, place 0.8, shelfmark 0.9
shelfmark: class 0.8
movement: booking 0.6, document 0.6, line 0.4
receipt: document 0.8
passport: document 0.8
species: animal 0.8
arrival: start 0.7
source: channel 0.8
origin: channel 0.5
newsletter: consent 0.7
subject: discipline 0.9, person 0.8, description 0.5, title 0.6
course: discipline 0.7
instrument: discipline 0.6, course 0.5
project: order 0.5, matter 0.8, task 0.5
minutes: duration 0.8, hours 0.8
budget: amount 0.6, fee 0.5
bedrooms: room 0.8
daily: days 0.7
weekly: week 0.8
returned: end 0.6
pickup: start 0.5
condition: status 0.8, terms 0.5, grade 0.5
inspection: service 0.7, maintenance 0.7
maintenance: service 0.8
purchase: order 0.5, price 0.4
acquired: purchase 0.9, commissioned 0.6
commissioned: start 0.6, since 0.7, service 0.5
line: position 0.6, entry 0.4, product 0.3
plan: subscription 0.7, package 0.6
labour: work 0.7
model: type 0.5
appointment: visit 0.8, treatment 0.5
signed: start 0.4, receiver 0.6
hourly: hours 0.4, time 0.4
introduced: created 0.6, start 0.6, since 0.6, first 0.5
libelle: name 0.9, description 0.9, content 0.7
intitule: name 0.8, title 0.9, libelle 0.8, description 0.6
breed: ethnicity 0.7
entry: receipt 0.7, document 0.7, booking 0.9, journal 0.7
revenue: amount 0.6
exchange: course 0.2
ledger: account 0.9
method: payment 0.6
shipping: delivery 0.8
supplier: account 0.3
bank: iban 0.8
industry: category 0.5, type 0.5, branch 0.5
segment: group 0.8, category 0.7, type 0.6, class 0.6
subcategory: category 0.5, group 0.4
retail: sales 0.9
wholesale: reseller 0.8
height: size 0.7
material: product 0.6, description 0.4
employment: contract 0.8, hire 0.8
fte: percent 0.5
office: location 0.8, branch 0.7
training: course 0.9
journal: venue 0.9
matter: file 0.7
neutered: done 0.3
confirmation: booking 0.7
adult: person 0.8, guest 0.6, count 0.4
board: meal 0.9, plan 0.5, package 0.4, treatment 0.6
equipment: asset 0.8, product 0.4
inspector: technician 0.8, person 0.6, employee 0.6
calibration: inspection 0.6
certificate: document 0.6
fuel: energy 0.8
membership: plan 0.6
cancelled: end 0.6, terminated 0.7, departure 0.5
store: branch 0.8, location 0.6
warehouse: stock 0.3, location 0.6, store 0.4
mark: grade 0.8, rating 0.7, result 0.6, note 0.4
property: type 0.2
floor: level 0.8
dr: debit 0.8, doctor 0.8
label: name 0.8, title 0.8, description 0.6, libelle 0.9, intitule 0.9, type 0.4
side: debit 0.5, credit 0.5
post: postal 0.9, position 0.8
cleared: payment 0.7, closed 0.5
reversal: cancelled 0.5
tumor: cancer 0.9, disease 0.5
cancer: disease 0.7
histology: morphology 0.8, diagnosis 0.6
morphology: diagnosis 0.4
disease: diagnosis 0.7
recurrence: progression 0.7
discharge: departure 0.8, end 0.6
specimen: sample 0.85
ward: department 0.8, room 0.4
custodian: owner 0.7, employee 0.5, contact 0.5, responsible 0.85, manager 0.7, person 0.5
landlord: owner 0.8
guarantor: guardian 0.5
seller: agent 0.8, supplier 0.6, sales 0.6
copy: book 0.5
borrower: member 0.7, customer 0.5, student 0.5, recipient 0.6, person 0.6
loan: booking 0.5, issued 0.5, start 0.4
book: title 0.7, product 0.5
appeal: campaign 0.9
fund: purpose 0.6
deductible: amount 0.4
activity: task 0.8, work 0.7, treatment 0.5
asker: customer 0.5, person 0.6, employee 0.5
expected: due 0.6, start 0.3
requested: created 0.6, opened 0.7, received 0.5, required 0.7
required: delivery 0.6, due 0.6, expected 0.7
passed: approved 0.8, result 0.6
dog: animal 0.7
pitch: plot 0.7, location 0.5, site 0.5
storekeeper: employee 0.6, responsible 0.7
remaining: balance 0.8
thanked: confirmation 0.5
renewal: count 0.3
weekday: date 0.6
mode: type 0.7, plan 0.6, method 0.7
frequency: method 0.5, period 0.6
recall: next 0.6
reminder: dunning 0.9, recall 0.8
vacation: absence 0.9
vintage: year 0.8, class 0.6, harvest 0.7
seat: capacity 0.7
rental: rent 0.9, lease 0.8
sampling: sample 0.9
closing: closed 0.8
frozen: freeze 0.9
reserved: booking 0.6
ownership: owner 0.7
done: closed 0.6, end 0.5
terms: due 0.6
plot: field 0.8
voucher: entry 0.7, receipt 0.7, document 0.6, journal 0.8
`

const KINSHIP_OF = readKinship()

interface Pair {
  one: string
  other: string
  likeness: number
}

/** The pairs that such lines name. */
export function pairsOf(lines: string): Pair[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', others = ''] = line.split(': ')
      return others.split(', ').map((text): Pair => {
        const [other = '', likeness] = text.split(' ')
        return { one, other, likeness: Number(likeness) }
      })
    })
}

function readKinship(): Map<string, Map<string, number>> {
  const kin = new Map<string, Map<string, number>>()
  const add = (one: string, other: string, likeness: number): void => {
    const known = kin.get(one)
    if (known) known.set(other, likeness)
    else kin.set(one, new Map([[other, likeness]]))
  }
  for (const { one, other, likeness } of pairsOf(KINSHIP)) {
    add(one, other, likeness)
    add(other, one, likeness)
  }
  return kin
}

/** How alike two concepts are that differ, where that is known. */
export function kinship(one: string, other: string): number | undefined {
  return KINSHIP_OF.get(one)?.get(other)
}
