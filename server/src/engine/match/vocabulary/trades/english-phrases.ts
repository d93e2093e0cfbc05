/** Words of English tables that mean something only together, cut short as headers are. */
export const ENGLISH_PHRASES = `
register number: register number, professional register number, professional register no, gdc no, gdc number, gdc reg no, gmc no, gmc number, gphc no, gphc number, hcpc no, hcpc number, nmc pin, nmc no, professional registration no, professional registration number, professional reg no, prof reg no, ordre no, no ordre, numero ordre, numero d inscription a l ordre, inscription ordre, no inscription ordre, no rpps, rpps, numero rpps
level: loyalty tier, loyalty level, loyalty status, membership level, guest level, tier level
note: internal note, internal notes, office note, office notes, staff note, staff notes, private notes, admin notes
newsletter consent: mail ok, mailing ok, mailings ok, newsletter ok, ok to mail, ok to email, may we mail, mail opt in, ok to contact
request: special requests, special request, guest requests, guest request, spec req, special req
contact: contact nm, contact name, cont person, attn of
sales agent: sls rep, acct mgr, acct exec, account executive, territory mgr, rep name
work phone: bus ph, bus tel, business phone, wk ph, wk phone, office ph, ofc ph, office tel, daytime phone, day phone, bus phone, ofc phone, tel bus
home phone: hm ph, hm phone, res ph, evening phone, eve phone, ah phone, res phone
work email: business email, company email, office email, corporate email, bus email
home email: personal email, private email, home email, personal mail, private mail, pers email
address line 2: addr ln 2, apt suite, suite apt, apt or suite, apt unit, ste apt
tax number: fed tax id, tax file no, acn abn
company number: regd no, registered no, co no, inc no
billing frequency: bill freq, bill frq, billing freq, bill cycle, billing cycle, invoice frequency, inv freq, invoicing frequency, bill interval
tax exempt: tx ex, tx exm, tx exmpt, tx exempt, tax ex, tax exm, tax exmpt, tax xmpt, tax free, vat free, ust frei, mwst frei, btw vrij, vrij van btw, moms fri, zwolniony z vat, zw z vat, dph osvobozeno
payment terms: pmt trms, pymt trms, pmt terms, pay terms, pymt terms, net terms, terms code, trading terms, account terms, settlement terms, terms of payment
payment method: pmt meth, pay mthd, pymt method, pmt mthd, pmt type, tender type, pay method, pymt type, payment mode
credit limit: cr lmt, crd lim, cred lmt, credit lmt, crdt lim, cr lim
dunning level: dunning lvl, chase level, collections stage, past due stage, dun lvl, reminder stage, collection level, credit control stage
minimum order quantity: min ord, minimum order
lead time days: lt days, lt day, lead days, ld tm, lead tm
bank account number: bank acct, bank acct no
unit: unit of issue, sell unit, stk unit
unit price: ea price, unit pr, u price, price each, unit prc, per unit
purchase price: cost price, unit cost, trade price, buying price, cost prc, acq cost, acquisition value, original cost, historic cost, acq value, capitalised cost, capitalized cost, orig cost, cost basis, landed cost, landed unit cost, landed cost each, cost landed
list price: list pr, catalogue price, std price, lst price, book price
customs tariff number: hts no, hts code, commodity code, tariff code, tariff no, comm code, schedule b, harmonized code, harmonised code, sched b, tariff heading, customs code
country origin: country of mfr
category: prod grp, prod group, item class, prod cat, product class, commodity group, product family, article family, item family, goods group
invoice number: invc no, tax invoice no
invoice date: invc date, tax point
due date: pmt due, payment due, due by, payable by, due on, payment due date, pymt due
balance amount: open bal, bal due, unpaid bal, o s bal, balance due, open amt, outstanding bal, balance o s, unpaid amt, bal outstanding, remaining bal
payment date: pd date, pmt date, pymt dt, date pd, pd on, settled on, remitted on, date settled, date cleared
payment number: remit ref, pmt ref, remittance ref, pymt ref, remittance reference, remit no, chq no, cheque no, check no, bank ref
refund number: cr note no, cm no, credit memo, credit memo no, cr memo no, cred note no, c n no, crn no
subtotal amount: basic value, basic amount, basic amt, taxable value, taxable amount, taxable amt, assessable value, excl gst, ex gst, amt ex gst, net of vat, pre tax amt, total ex gst
gross amount: incl gst, inc gst, amt inc gst, total inc gst, invoice total, inv total, grand total, inv amt
tax amount: sales tax amt
tax rate: vat rt, sales tax rate, vat type, type of vat, vat class
exchange rate: exch rt, ex rate, conv rate, conversion rate, rate of exch
order number: so no, so number, so nbr, s o no, p o no
order date: so date, ord dt, ordered on
delivery date: dlvy dt, del date, dlvry date, del dt, delv date, deliver by, delivered on
delivery note number: dn no, del note no, packing slip no, d n no, desp note no, despatch note, docket no, packing list no, delivery docket, slip no, del docket, pod no, pack slip no
quantity ordered: ord qty, qty ord
stock quantity: qty oh, stk lvl, stock lvl, stock level, oh qty
minimum stock: reorder pt, reorder lvl, re order level, min lvl, min stk, reord pt, par level, re order pt, reorder qty level, safety stk
average price: avg cost, ave cost, moving avg cost, weighted avg cost, avg unit cost, mov avg
last counted date: last stk take, last stock take, last stocktake, last cycle count, last physical, cycle count dt, stock take date, last inv count, last counted, stk take dt, last cnt dt, last phys inv
batch number: bch no, lot batch
end date: use by, expires on, bb date, shelf life end, expy dt
employee number: badge no, badge id, ee no
hire date: hired on, joining date, date joined, employment start, date commenced, commencement date, start of employment, service date start
terminated date: leave dt, sep date, last day worked, resigned on
position title: posn title, designation title, post title, job title description, job title desc, position title description
full name: payroll name
phone: main no, main number, main phone no, main tel, switchboard no, main switchboard
department: cost dept, business unit
emergency contact phone: ice ph, emerg ph, emerg tel, nok ph, nok tel, emergency ph, ec phone, emerg phone, nok phone, emergency tel, emerg no, nok contact no
emergency contact name: ice nm, nok name, emerg contact, emergency name, emerg cntct, emerg name
weekly hours: hrs pw, contracted hrs, hours week, contr hrs, contracted hours, hrs p w
social security number: nat ins no, tfn no, pps no, soc sec no, nat l ins no, nat id
gross salary: gross sal, gross earnings, gross comp, gr pay
subtotal salary: take home, take home pay, net sal, net earnings
hourly salary: hrly rt, hourly rate, pay rate, hrly wage, rate hr, hrly rate, wage hr, pay hr, hrly pay, rate of pay
overtime hours: ot hrs, o t hrs, ot hours, o time hrs
days remaining vacation: pto bal, hols rem, al bal, annual leave bal, pto balance, hol bal, leave bal, vac bal, holiday remaining, leave remaining, pto rem, al remaining, vac days left, hols left, holiday days left, hol rem, leave balance, holiday balance, vac rem, al days left, pto remaining, holiday entitlement left, annual leave remaining, annual leave balance, days hol left
patient number: ur no, chi no, nhs no
insurance member number: ins id, medicare no, ins mbr id, subscriber id, insurance id, health fund no, ins member no, subscr id, insd id, health ins id, ins subscriber no
general doctor: ref dr, referring dr, ref md, usual gp, gp name, family dr, referred by, refd by, ref doc, fam dr, regd gp, referring prov, family physician, fam phys, referring gp, own gp
allergy: allergies adr, ad rs, known allergies
blood type: bld grp, bld type, bld typ, abo rh, abo group
diagnosis number: dx cd, dx code, diag cd
animal name: pet nm
chip number: m chip no, m chip, mchip no
neutered: spay neut, serial no status pet, de sexed
last rabies vaccination: last rab vx, rabies vax, rabies date, last rabies, rab vacc dt, rabies vacc, last rabies vax, rabies given, rabies shot date, rab vx date
plate: lic plate, lic plt, registration mark, reg mark
vin: frame no
first since date: first reg, date first reg, first regd, date of first reg, first reg dt, first registered
next inspection date: mot due, next mot, wof exp, mot exp, mot expiry, insp due, inspection due, wof expiry, rego insp due, mot until, mot exp dt, insp exp, smog due, pink slip due, next insp, rwc due, wof due
odometer: clock reading, odo rdg
odometer start: km out, kms out, miles out, mileage out, odometer out, odo out
odometer end: km in, kms in, miles in, mileage in, odometer in, odo in
engine capacity cc: disp cc, eng cc, eng cap, cc rating, eng size, engine cc, cubic cap, engine size, eng disp, cyl cap, engine size cc, cubic capacity, engine displ
model year: mdl yr
power kw: kw rating, pwr kw, output kw, engine kw, eng power
rental start: on hire dt, hire start, on hire, on hire date, hire from, rental out, pick up dt, hire start dt, hire out, rented from
rental end: off hire dt, hire end, off hire, off hire date, hire to, off rent, off rent date, hire end dt, rented to, due back, return due, return dt, hired until, rtn date, off rent dt
daily rate: day rt, rate day, per diem, daily rt, daily hire, dly rate, daily hire rate, rent day
deposit amount: sec dep, security deposit, dep amt, deposit paid, sec deposit, dep held, security dep, rental bond, damage deposit
plot area: lot sz sqm, lot size, land area, land size, lot area, plot size, site area, block size, land sqm, lot sz, land sz, lot sqm, lot sqft, plot sz, section size, parcel size
living area: fl area, floor area sqm, int area, liv area, living space, internal area, sq footage, liv sqft, habitable area, heated sq ft
room count: no rooms, no of rms, num rooms
construction year: yr blt, constr yr, blt yr, yr of constr
cadastral number: parcel id, lot dp, title no, title number, lot plan, assessor parcel no, tax parcel id, title ref, lot plan no, parcel nbr, folio no
energy rating: epc rtg, epc rating, epc band, energy rtg, epc grade, ber rating, nat hers, energy class
month rent: rent pcm, rent mo, mo rent, rent pm, mthly rent, rent per month, rent mthly, rent mth
utilities: svc chg, service chg, body corp, svc charge, cam charges, serv chg, hoa dues, strata levy, hoa fee, maint charge, serv charge, body corporate, cam fee
lease start date: lse start, tenancy start, lease comm, lease commencement, lease from, ten start, lse comm, tncy start, lease commences, tenancy from, tenancy commenced, lse strt
lease end date: lse end, tenancy end, lease exp, lease expiry, lease to, lse exp, ten end, tenancy to
unit number: apt no, flat no, ste no, suite no, apt nbr
arrival date: arr dt, arr date, ci date, arrv date, arriving on, arvl date, c i date, chk in
departure date: dep dt, dep date, co date, c o date, departing on, chk out
count guest: no guests, party sz, count pax, gst count, no pax, num guests, pax no, pax count, party of
nights: no nights, night cnt
passport number: pp no, ppt no, pspt no, p port no, psspt no
nationality: nat y
tour number: trip cd, trip code, trip id, itin no, dep code tour, trip no, trip ref
booking number: bkg ref, bk ref, bkng no, resv no, bkg no, rec loc, rsvn no, bkng ref
price per person: price pp, per pax, pp price, rate pp, cost pp, cost per head, price per head
member number: mbr no, mem no, mshp no, mbr id, mbrshp no, m ship no, mem id
membership: m ship
membership type: mem type, mbr cat, memb cat, mbr type, member category, memb type, membership cat, member tier, memb class, m ship cat, member class, membership tier, mshp cat
membership start date: mbr since, join dt, member since, memb from, mem start, mbr start, mshp start, memb start, mbr eff dt, join date, m ship start
membership end date: mbr exp, memb exp, renewal due, memb to, mem exp, mshp end, mem end, mbr thru, lapsed on, paid thru, mbrshp exp, memb end, mship exp, membership expiry, member until, lapse date, mshp exp, mem exp dt
annual fee: ann fee, annual subs, ann subs, yrly fee, subs pa, ann sub, ann dues, annual sub, fee pa, sub fee, ann membership fee
debit method number: dd mandate ref, dd ref, mandate ref, ddi ref, mandate id, mandate no, ddi no, mandate reference, dd mandate, mndt ref, dd mandate no
debit method: dir debit
student number: stu id, stud no, stu no, stdnt id, stud id, admission no, stdnt no
class name: form class, tutor grp, reg group, class nm, form grp, tutor group
guardian name: parent grdn, guardian nm, parent guardian, parent carer, p g name, grdn name, parent nm, parent guardn, par grd, parent or guardian, parent guardian nm, parent name, par guard, prnt grdn name
school year: sch yr, acad yr, academic year, schl yr, acad year
course title: crs title, course nm, course ttl, crs nm, class title, subj title, crse name, module title, course name
teacher: instr nm, tutor nm, course leader, instructor nm, delivered by
limit person: max enrl, max ppl, max students, class cap, max enrol, max places, seat cap, max attendees, max delegates, max enrolment, enrl cap, max part, class size max, max learners, max enrollment, places avail, enrolment cap
course fee: crs fee, crse cost, class fee, course cost, tuition fee, crs cost, enrolment fee, course price, reg fee, registration fee
baptism date: baptised on, christened on, bap date, baptized on
parish: parish ch, ward parish
godparents: god prnts, g parents
donor number: supporter no, const id, constituent id, supporter id, giver id, const no, constituent no
pledge number: plg no
donation amount: gift value, amt given, contribution amt, contrib amt, donated amt, amt donated
donation date: date given, contrib date, donated on, given on
tax receipt number: dgr rcpt no, tax rct no, dgr receipt, donation rcpt no, gift receipt no, don rcpt no, donation receipt no, gift aid ref, gift rcpt no, tax ack no
author: author nm, written by
publisher: pub name, published by
publication year: pub yr, publ yr, yr pub, copyright yr, pub date yr, year published, yr publ, copyright year, pub year, publ year, yr of pub, c year, year pub, imprint date
shelfmark number: shelf mark, lc call no, shelf ref, dewey no, call nbr, shelf no, lc no, ddc no
returned date: date back, back on, dt back, brought back
date loan: chk out dt, date out, loaned on, borrowed on, lent on, borrow dt, date borr, ck out dt, date checked out
borrower number: patron no, patron id, lib card no, library card no, patron barcode, cardholder id, bor id, lib card
asset number: acc no, accession no, accn no, access no, accession number, obj id, acc n no, acsn no, fixed asset no, equip no, plant no
artist: artist nm, artist maker, maker artist, creator name
channel: prior owner, ownership history, prev owner, former owner
purchase method: acq meth, acq type, how acquired, acquisition type, method of acq, acq mode, mode of acq, acq method, acqn method, acq mthd, acquired by, acqn type, acquisition source, acquired how, method acq, mode of acquisition
purchase date: acq dt, acqn date, acq date, purchased on, bought on, acquired on
eartag number: et no, nlis no, e tag no, visual tag, tag id, ear tag no, nlis tag, ear no, ear tag id, herdmark no, mgmt tag, animal id, visual id
field area ha: fld area ha, field size, paddock ha, fld ha, field ha, paddock area, area ha, paddock size, field acres, pdk ha, ha area, pdk area
sowing date: sow dt, planted on, plant date, date sown, drilled on, plntg dt, seed date, sown on, date drilled, sow date, date planted, seeded on, plant dt
last calving date: last calved, lst calv, fresh date, last fresh, calved on, last calving, calving dt, last calf date, last calv, calving date, fresh dt, last fresh date, date calved, last calvd
yield t per ha: yld t ha, yield t ha, yield tonnes ha, t ha, tonnes ha, yld tonnes ha
work order number: job no, job card no, ro no, r o no, w o no, repair order no, job sheet no, wk ord no, wo nbr, job number, jc no, wk order no, wo num
fault description: cust complaint, prob desc, problem description, customer concern, symptoms fault, issue desc, reported fault, flt desc, cust concern, problem desc, fault rptd, fault reported, reported problem, cust concerns
labour hours: lbr hrs, man hrs, tech hrs, flat rate hrs, book hrs, labr hrs, man hours, labour time, shop hrs, lbr hours
warranty end: wty until, warr exp, warranty exp, wrnty exp, wty exp, warranty to, wrty exp, gtee exp, wnty exp, wty end, guarantee exp, warranty exp dt, warr to, wty to
next service due: next serv, service due dt, svc due dt, next maint
last service date: lst svc, last svc, last serv
drawing number: dwg no, drg no, print no, draw no, dwg nbr, dwg ref
material grade: mat l spec, matl gr, material spec, mat grade, matl grade, steel grade, mtl grade, mat spec, matl spec, mtl spec, material type, alloy grade
setup time minimum: setup min, s u min, set up min, setup mins, set up time, setup tm, s u time, setup minutes, setup time mins, su min, set up mins, set up time minutes, mr min
cycle time sec: c t sec, cyc time, cycle s, cyc sec, ct s, cycle tm, cyc tm s, cycle secs, cycle sec, ct sec, cyc time s, cycle time s, run time sec
scrap quantity: scrp qty, rej qty, reject qty, scrap cnt, ng qty, rejected qty, qty rejected, no scrapped, scr qty, scrap count, defective qty, qty rej, rejs qty
construction site: bldg site, works site, jobsite address, const site, bld site, constr site
boq product number: bq ref, bo q item, pay item, bill item, boq ref, bq item, bill ref, boq no, pay item no, bq item no, sched item no, bo q ref, sov item, schedule item, sor item
building permit number: bldg permit, permit no, da no, bp no, bldg permit no, planning ref, building consent no, bc no, bld permit, bldg pmt no, planning app no, consent no, planning permission no, da number, planning ref no, bldg perm no, building approval no, ba no
retention percent: ret percent, retainage percent, retainage pct, ret n percent, rtn percent
meter number: mtr no, meter ser no, meter serial, mtr serial, mtr nbr, mtr id, meter serial no
meter reading: mtr rdg, mtr read, index reading, meter rdg, meter read, register read, mtr reading, curr rdg
reading date: rdg dt, read date, rd date, mtr rd date, read dt, rdg date, read on, dt read, date of read
supply point number: mpan mprn, supply pt, icp no, sdp id, service point, svc pt id, meter point ref, premise id, supply no, supply pt id, supply number, ldc acct no
consumption kwh: usage kwh, kwh used, units kwh, usg kwh, energy used, units used, elec kwh
sim card number: icc id, sim ser no, sim serial, sim id, sim serial no
contract end date: contr end, cntr exp, contract exp, term end, contract expiry, agmt end, cntrct end, ctr end, term expiry, contract expires, commitment end, contr exp, ctrct end, k end, min term end, cont end
contract start date: contr start, agmt start, contract from
insurance policy number: pol nbr, plcy no, policy ref, pol ref, policy id
annual premium: ann prem, yrly prem, prem pa, premium pa, annl prem
policy holder: ph name, named insured, pol holder, p holder, insd name, insured name, policy owner, the insured
claim number: clm no, loss no, clm ref, clm nbr, loss ref
claim date: dol loss, date of loss, loss date, loss dt, clm date
amount insurance: cov amt, coverage amt, limit of liability, sum insd, insured value, ins amt, face amt, insd sum, cover amt, coverage limit, sum assured, amt of cover
deductible: ded amt, xs amt, excess amt, policy excess, deductible amt
account number: gl acct, nom code, g l acct, gl no, g l account, g l code, nominal account, gl acct no
debit amount: dr amt, amt dr, dr amount
opening balance: opg bal, opng bal, bal fwd, brought fwd, op bal, balance b f, beg bal, bal bfwd, b fwd, beginning bal, beginning balance, start bal, bal b d, prior bal, brought forward
closing balance: bal c f, clg bal, close bal, carried fwd, end bal, cl bal, ending balance, c fwd, clsg bal, ending bal, carried forward, final bal, balance c f, bal c d, bal cfwd, eom bal, clo bal
voucher number: vchr no, vou no, jv no, vch no, je no, vchr nbr
booking date: pstg dt, post dt, gl date, posted on, date posted, post date, eff post date, postd on, pstg date, trans post dt, gl post dt
price center: cost ctr, cst ctr, c ctr, cost cntr, cost cent, c centre, dept cc
depreciation years year: ul yrs, life yrs, est life, depn life, dep life, asset life, useful life yrs, depr life, life in yrs, est useful life, eff life, effective life, usef life, depn yrs
depreciation: accum depn
book value: net book val, carrying amt, net book value, carrying value, bk val, written down value, net bv, carrying amount, bk value
project number: prj id, prj code
project manager: pm name, proj mgr, proj lead, pl name, pm nm, prj mgr, project mgr, project owner, proj ldr, project leader
budgeted hours: bud hrs, budg hrs, est hrs, plan hrs, bdgt hrs, planned hrs, alloc hrs, est hours, planned hours, estimated hours, bac hrs, quoted hrs, allotted hrs, allocated hrs
percent full: percent compl, percent cmpl, pct comp, percent comp, percent done, pct compl, completion percent, percent cplt, progress percent, prog percent, pct done, prcnt complete
work date: wk dt, date wkd, wrk date, worked on, svc date time, ts date, wkd date, labour date, wrk dt, timesheet date
break minutes: brk min, brk mins, meal brk, lunch mins, unpaid brk, brk minutes, lunch minutes, meal break min, rest mins, lunch min, meal mins, meal break
start time: c in time, sign in, clock on, strt time, punched in, tm in, log in time
end time: sign out, clock off, punched out, tm out, sign off time, knock off, log out time
billable: bill ble, bill flag, billable ind, bill l, chg ble
ticket number: tkt no, inc number, sr no, tkt ref, call ref, service request no, tkt id, fault ref
asker: rep by, submitted by, req by, reptd by, lodged by, opened by, rpt by, repd by, logged by user
responsible: asgn to, assgn to, alloc to, allocated to, asg to, asgd to, assgnd to, assignee name, owner assigned
closed date: resolved on, res dt, fixed on, completed on, resolved at, fix date, date fixed, resltn date, resolution date, closed at, rsvd dt
priority: p level, sev level
tracking number: trk no, trkg no, pro no, waybill no, con no, trkng no, consignment note no, connote no, airway bill, con note no, shipmt track no
carrier: freight co, trucking co, frt fwdr, freight forwarder, carrier nm, haulage co, transport co, ship via, freight carrier, shipping co, shipped via, haulage contractor, trans co, delivery co
incoterm: del terms, dlv terms, ship terms, delivery terms, terms of delivery, trade terms, fob cif, freight terms, shipping terms, inco terms, delv terms, frt terms, fob terms
count package: no pkgs, no ctns, no of ctns, ctn qty, num pkgs, ctn count, pkg qty, no of pcs shipped, tot pkgs, no cartons, no parcels
recipient: ship to name, deliver to, consignee nm, rcpt name, dlvr to, delv to, ship to nm, recipient nm, cons ee
warehouse number: whs code, dc code, whse no, whse cd, dc no, whse code, w h code, w hse code, wrhs code, dc id, whse id
bin: bin loc, bin no, pick face, shelf loc, rack loc, pick loc, stock loc, putaway loc, pick location, row bay, aisle bin
reserved quantity: alloc qty, res qty, committed qty, qty alloc, hold qty, allocated qty, qty allocated, resv qty, commtd qty, qty committed, qty res, commit qty, allocated stock
vintage: harvest yr, harvest year
grape variety: grape var, cultivar grape, grape type
alcohol percent: alc vol, percent vol, alc by vol, alcohol by volume, alc vol percent
appellation: region appellation, aoc ava, ava gi, geographical indication, geo indication
must weight oechsle: must wt, must wt oe, must weight, must density
table number: tbl no, tbl nbr, tab no
covers: pax covers, no of covers, cvr cnt, covers booked
event date: evt dt, show date, perf date, performance date, gig date, function date, perf dt, show dt, evt date, match date, game date
capacity number: seat no, seat ref, seat nbr, seat id
sample number: smpl no, spec no, lab no, specimen id, smp id, spl no, smpl id, lab ref, sample id, specimen no, smp no
sampling date: coll dt, smpl dt, sampled on, collected on, draw date, coll date, date collected, collection date, date sampled, samp dt, date taken sample, drawn on, spec coll dt, collection dt, smpl date, date colld, date drawn, draw dt
test method: analysis method, assay method, anal method, test mthd, method ref, test proc, anal meth, analytical method, test std, sop no
detection limit: det lim, detection lmt, det lmt, reporting limit, limit of reporting, lim of det, det limit
number range: norm range, ref int, normal values, ref vals, reference interval, biol ref int, nrml range, ref limits, norm rng
tooth number: tth no, th no, fdi no, univ no
treatment number: ada cd, cdt code, proc code, mbs item, ada code, cpt code, ada item no, cdt cd, opcs code
recall date: rcl dt, next recall, rc date, recall due, hyg recall, recare due, recare date, next recall dt, recl date, recall on, recall next, hygiene due
date death: died on, passed on, date passed, date of passing, deceased on, passed away
place death: pod death, died at, plc of death, place of dth, loc of death, pl of death, place of passing, died in
grave number: grv no, burial plot, interment no, gr no, grave plot, cemetery plot, burial plot no, interment plot, grv plot
case number: matter no, cause no, docket case no, matter id, cs no, mttr no, case file no, cse no, docket number
opposing person: opp pty, opposing pty, adverse pty, opp prty, opposing side
court: court nm, ct name, court name, crt name
value dispute: amt in controv, claim val, amt in dispute, amount in dispute, amount in controversy, amt claimed, amt contested, disputed amt, value of claim, value in disp, amt at issue, val of claim, disputed amount, amt in disp, sum in dispute, amt sued for, claim value
hearing date: hrg dt, court date, court dt, trial date, hrg date, hearing on, ct date, trial dt, listed for hearing
waste number: ewc cd, wst code, ewc code, lo w code, rcra code, wst cd, epa waste no, waste class code, epa waste code, rcra waste code, lo w, waste cat code, ewc no
container volume: skip sz, skip size, bin vol, bin size, dumpster sz, roll off sz, cont vol, bin cap, dumpster size, skip vol, cont size, skip cap, container sz, container size, yd size, skip cu yd, hopper size, container cap, cntr vol, dumpster cap
weighbridge ticket number: wb tkt, wb tkt no, wgh tkt, scale tkt, weigh tkt no, weight ticket, scale ticket, weighbridge tkt, w b ticket, weighbridge no, wbridge tkt, weighbridge docket, scale ticket no, w b tkt, weigh tkt, scale tkt no, wghbrdg tkt no, wb ticket, wb docket, weigh docket, weigh slip, weigh slip no, wt ticket no, wb no
stylist: styl nm, stylist nm, hair stylist
appointment time: apt time, app time, bkg time, appt hr, slot time, booking time, apptmt time, time slot appt
last visit date: last vst, last visit, last chk in, last checkin, last attended, lst vis, last vis, last swipe, last visited, last att, lst visit, last workout, last attendance
freeze end: frz until, frozen to, hold until, suspended to, on hold until, frz end, freeze to, suspend until, frz to, paused until, hold end, frz thru, suspended until, susp until, on hold to, suspension end, pause until, freeze thru, hold thru
pickup authorized person: auth pickup, p u auth, auth p u, authorised collectors, can collect, collect auth, auth to collect, authorised pick up, authd pickup, may collect, authorised to collect, auth collectors, collection persons, pickup auth, pick up persons, authorized pickup, authorised pickup, pickup list, approved pickup, ok to pick up, auth pick up, authd to collect, allowed to collect, approved to collect
mother name: mums name, mother nm, mothers nm, mom name, mum name
father name: dads name, father nm
medication number: ndc no, pbs code, ndc code, pip code, pbs item, med code, amt code, dm d code, din no
active ingredient: act ingr, active ing, generic nm, generic name, act ing, active ingr, active subst, actv ingred, active substance, active constituent
dosage form: dose fm, dos form, dsg form, pharm form, dosage fm, dsg fm, drug form, med form, galenic form
sphere right: r sph, re sph, sphere re
sphere left: l sph, le sph, sph le, sphere le
axis right: ax r, r axis, axis re, ax re, re axis, r ax
axis left: ax l, l axis, axis le, ax le, le axis, l ax
pupillary distance: pup dist, pupil dist, interpupillary distance
`
