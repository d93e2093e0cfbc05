/** Concepts that one column often says and another means: how alike, 0 to 1. */
const KINSHIP = `
company name 0.6
company customer 0.5
company supplier 0.5
name title 0.6
name description 0.5
title description 0.3
content description 0.6
location origin 0.6
note description 0.6
work description 0.6
address street 0.8
type category 0.8
type method 0.7
type class 0.6
type group 0.5
class group 0.7
category group 0.7
category department 0.5
practice department 0.7
service department 0.8
service treatment 0.6
service visit 0.5
service product 0.5
tutor teacher 0.9
tutor guardian 0.9
equipo team 0.9
equipo equipment 0.9
dentist doctor 0.7
valid start 0.6
iban account 0.6
building construction 0.6
grade level 0.8
level class 0.5
position grade 0.5
status stage 0.6
status done 0.6
status result 0.5
status state 0.3
status active 0.6
status cancelled 0.5
fee price 0.8
fee amount 0.8
price amount 0.7
gross amount 0.7
rent amount 0.5
rent price 0.5
deposit amount 0.4
utilities fee 0.5
salary amount 0.5
premium amount 0.5
balance amount 0.4
lease contract 0.9
policy contract 0.6
subscription contract 0.6
subscription membership 0.8
phone mobile 0.7
apartment unit 0.7
apartment property 0.7
room unit 0.5
tenant customer 0.5
patient customer 0.5
guest customer 0.6
member customer 0.5
pupil student 0.9
agent employee 0.6
teacher employee 0.5
driver employee 0.5
doctor employee 0.4
attorney employee 0.4
responsible employee 0.5
responsible manager 0.7
supervisor manager 0.9
tenant owner 0.2
created start 0.4
created opened 0.6
opened start 0.7
closed end 0.7
since start 0.7
since created 0.5
since first 0.3
due end 0.5
received arrival 0.6
received date 0.5
booking date 0.4
issued date 0.5
maximum capacity 0.8
limit capacity 0.7
quantity package 0.6
quantity count 0.8
recipient customer 0.5
site location 0.8
site website 0.8
location city 0.6
location address 0.6
location room 0.5
branch location 0.7
state country 0.3
nationality country 0.7
weight quantity 0.2
area size 0.7
initials number 0.5
initials name 0.4
contact guardian 0.6
parent guardian 0.8
next due 0.7
previous history 0.7
previous last 0.5
annual year 0.6
construction year 0.4
purpose reason 0.8
first primary 0.5
departure end 0.6
days duration 0.6
house property 0.6
offer order 0.4
invoice receipt 0.5
voucher discount 0.4
vehicle plate 0.5
brand name 0.3
plate number 0.5
vin serial 0.7
technician employee 0.7
technician responsible 0.7
technician person 0.6
responsible person 0.5
employee person 0.6
customer person 0.6
guest person 0.7
holder person 0.7
holder customer 0.6
holder guest 0.7
holder name 0.5
organiser owner 0.5
organiser company 0.5
provider doctor 0.7
provider supplier 0.6
section category 0.6
range category 0.7
minimum minutes 0.6
minimum reorder 0.5
length duration 0.6
nights duration 0.7
nights days 0.6
value amount 0.7
value price 0.5
location venue 0.8
room venue 0.6
city venue 0.4
event title 0.5
parent supervisor 0.6
downtime duration 0.5
plate since 0.4
hire start 0.7
hire since 0.7
terminated end 0.7
days date 0.5
hours time 0.5
`

const KINSHIP_OF = readKinship()

function readKinship(): Map<string, Map<string, number>> {
  const kin = new Map<string, Map<string, number>>()
  const add = (one: string, other: string, likeness: number): void => {
    const known = kin.get(one)
    if (known) known.set(other, likeness)
    else kin.set(one, new Map([[other, likeness]]))
  }
  for (const line of KINSHIP.trim().split('\n')) {
    const [one = '', other = '', likeness] = line.split(' ')
    add(one, other, Number(likeness))
    add(other, one, Number(likeness))
  }
  return kin
}

/** How alike two concepts are that differ, where that is known. */
export function kinship(one: string, other: string): number | undefined {
  return KINSHIP_OF.get(one)?.get(other)
}
