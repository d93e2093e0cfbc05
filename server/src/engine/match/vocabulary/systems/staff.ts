/** Fields of the staff records of PeopleSoft, ADP, Workday and their like: the concepts, then the names without their signs. */
export const STAFF_FIELDS = `
employee number: emplid, empid, empno, empnbr, emplno, eeid, eeno, wrkrid, associd
employee record: emplrcd, emplrcdnbr
first name: firstnm, fstnm, fnm
last name: lastnm, lstnm, lnm
middle name: middlenm, mdlnm, mnm, midinit
preferred first name: prefnm, preffirstnm
birth date: birthdt, brthdt, bdt, dtofbirth, birdte, birthdte, brthdte, bthdte
social security number: nid, nationalid, ssnbr, ssno, natlid
hire date: hiredt, hrdt, orighiredt, dohire, hirdt, hirdte, hiredte
rehire date: rehiredt, rehrdt
terminated date: termdt, trmdt, trmdte, termdte, trmdat, termdate, sepdt, separationdate, lastdateworked
terminated reason: termrsn, trmrsn, termreason, seprsn
employment status: emplstatus, empstat, empsts, emplstat
position number: jobcode, jobcd, posnbr, positionnbr
position title: jobtitle, jobttl, jobdescr, postitle, jobdesc
department number: deptid, deptcd, deptno, deptnbr
department name: deptnm, deptname, deptdescr
work location: loccd, locncd, wrkloc
supervisor number: supvid, supervisorid, mgrid, suprid, rptstoid
supervisor name: supvnm, mgrnm, mgrname
fte: ftepct
weekly hours: stdhrs, stdhours, schedhrs, wklyhrs, hrsperwk
employment full part time: ftpt, fullparttime, ftptind
employment type: regtemp, empltype, emptype, emptyp, empcls, emplclass
annual salary: annlrt, annualrt, annsal, basesal
hourly rate: hrlyrt, hourlyrt, hrlyrate
salary rate: comprate, payrt, payrate
salary group: paygrp, paygroup
salary frequency: payfreq, compfreq, compfrequency
salary grade: sgrade, saladminplan
valid date: effdt, effectdt
valid sequence: effseq
business unit: busunit, businessunit
absence type: abscd, lvtyp
ethnicity: ethnicgrp, ethnicgroup, ethgrp, racecd
marital status: marstatus, marsts, maritalsts
exempt status: flsastatus, flsa
`
