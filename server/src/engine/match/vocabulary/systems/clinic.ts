/**
 * Fields of hospitals, laboratories, trials and registries of tumours: HL7's segments by number, CDISC's names, and what forms shorten. The
 * concepts, then the names without their signs.
 */
export const CLINIC_FIELDS = `
patient number: pid3, patid, ptid, mrn, mrno, patnr, patnum, ptno, medrecno, usubjid, subjid, subjectid
external patient number: pid2
patient name: pid5, ptnm, ptname, patnm
last name: ptlnm, ptlname, patlname, patlnm
first name: ptfnm, ptfname, patfname, patfnm
mother birth name: pid6
birth date: pid7, ptdob, brthdtc, patdob, birthdtc
gender: pid8, ptsx, ptsex, patsex
ethnicity: pid10, ethn
address: pid11, ptaddr
phone: pid13, ptph, ptphone
work phone: pid14
language: pid15
marital status: pid16
religion: pid17
account number: pid18
social security number: pid19
patient class: pv12
location: pv13
doctor: pv17, attprov, attphys
referring doctor: pv18, refprov, refphys
visit number: pv119, encid, encno, encnbr, visitnum, csn, fallnr
visit date: encdt, visitdtc, visdt
visit type: enctyp, enctype, vistyp
admission date: pv144, admdt, admitdt, admdttm, aufndat, aufnahmedat
discharge date: pv145, dischdt, dischdttm, dschdt, entldat
discharge disposition: dischdisp, dschdisp, dischdispo
length stay: lngthstay, losdays
primary diagnosis: dxcd, dx1, pdx, primdx, princdx, dxcode
secondary diagnosis: dx2, sdx, secdx
diagnosis description: dxdesc, dxdescr, dxnm
diagnosis number: icd10, icd9, icd10cd, icdcd
diagnosis date: dtdx, dxdt, dxdate, datedx, diagdat, edat, ddiag
diagnosis age: agedx, dxage, agediag
treatment number: pxcd, cptcd, cpt, proccd, opscode, hcpcs
treatment date: pxdt, procdt, opdat, opdatum
doctor number: provid, provno, npi, physid
doctor name: provnm, provname, physnm, drname
insurance: fincls, finclass, payor, payr, pyr
insurance number: memid, subscrid, polno
amount fee: chrgamt, totchrg, totchg, chgamt
systolic blood pressure: bpsys, sysbp, sbp
diastolic blood pressure: bpdia, diabp, dbp
pulse heart rate: pulserate, hrate
temperature: tempf, tempc, bodytemp
respiratory rate: resprate
oxygen: spo2, o2sat
weight: wtkg, wtlb, bodywt, gewkg
height: htcm, htin, bodyht, grosscm
order number: obr2, ordno, placerord
laboratory test: obr4, obx3, lbtest, tstnm, testnm, labtest
laboratory test number: lbtestcd, tstcd, loinc, loinccd, loinccode
laboratory result: obx5, lborres, lbstresn, rsltval, resval, reslt
laboratory unit: obx6, lborresu, lbstresu, rsltunt, resunit
reference range: obx7, refrng, refrange
reference range low: reflo, reflow, lbornrlo, nrlo
reference range high: refhi, refhigh, lbornrhi, nrhi
abnormal flag: obx8, abnflg, abnflag, lbnrind
result status: obx11, rsltsts, resstat, obsstat
result date: obx14, obr22, rsltdt, rsltdtm
specimen collected date: obr7, colldt, colldtm, colldttm, lbdtc
specimen received date: obr14, rcvddt, rcvddtm
specimen type: obr15, spectyp, lbspec
specimen number: specid, specno, sampleid, probennr
ordering doctor: obr16, ordprov, ordphys
study number: studyid, protno
study arm: armcd, actarm, actarmcd
start date: rfstdtc, aestdtc, cmstdtc, exstdtc
end date: rfendtc, aeendtc, cmendtc, exendtc
death flag: dthfl
death date: dthdtc, dtdeath, deathdt, toddat, todesdat, dod
adverse event: aeterm, aedecod
adverse event severity: aesev, aetoxgr
adverse event serious: aeser
adverse event outcome: aeout
medication: cmtrt, cmdecod
treatment: extrt
dose: cmdose, exdose
dose unit: cmdosu, exdosu
primary site number: icdo3t, icdo3top, icdot, topo, topocode
morphology number: icdo3m, icdo3mor, icdom, morphocode
morphology: =histo, histol
tumor stage: uiccstage, ajccstage, tnmstage, =uicc, =ajcc
tumor grade: =grading, diffgrad
residual tumor: rstat, rstatus, rklass
positive lymph nodes: lnpos, npos, nodespos, poslk, lkpos
examined lymph nodes: lnex, lnexam, lntested, nexam, nodesex, lkunt, lkuntersucht
lymphatic invasion: linv, lvi, linvasion
vascular invasion: vinv, vinvasion
perineural invasion: pni, pninv, perineur
radiation: rtx, xrt
chemotherapy: ctx, =chemo, chth
hormone therapy: htx, endoth
vital status: vitstat, vitstatus, vitalstat, vst
last follow up: lfu, lastfu, lfudt, fudt, dtlfu, fudat, lastcontact
overall survival: osmo, osmonths, osdays, ostime
progression free survival: pfs, pfsmo, pfsmonths, pfsdays
disease free survival: dfs, dfsmo, rfs
ecog performance status: =ecog, ecogps, whops
karnofsky performance status: kps, karnof
estrogen receptor: erstatus
progesterone receptor: prstat, prstatus
`
