/** Hospitals, laboratories, trials and registries of tumours. What a surgery of the street needs too stands with the people. */
export const CLINIC = `
tumor tumour tumours tumors tumeur tumore neoplasm neoplasms neoplasia neoplastic geschwulst tumoral
cancer krebs cancro kanker carcinoma karzinom malignancy malignant malignitat
metastasis metastases metastatic metastase metastasen metastasi fernmetastasen mets
node nodes lymphknoten ganglion ganglions linfonodi ganglios lymfeklieren
lymphatic lymphatisch lymphatique linfatico lymfatisch lymphvascular lymphovascular
vascular vaskular vasculaire
invasion infiltration invasie invasione
pathologic pathological pathologisch pathologique patologico pathologisches
clinical clinically klinisch clinique clinico klinisches clin
laterality seitigkeit lateralite lateralidad lateralita lateralisation
histology histologic histological histologie histologisch histologique histologia istologia histologico istologico
morphology morphologie morfologia morphologic
margin margins resektionsrand schnittrand marge
residual residuel residuale
survival uberleben survie supervivencia sopravvivenza overleving
recurrence recurrent recur relapse relapsed rezidiv recidive recidiva
vital vitale vitalstatus
smoking smoke smoker smoked smokes tobacco cigarette cigarettes raucher raucherin rauchen nikotin tabak tabac fumeur tabaco fumador fumatore roken roker
radiation radiotherapy radiotherapie radioterapia strahlentherapie bestrahlung irradiation
chemotherapy chemo chemotherapie quimioterapia chemioterapia
surgery surgical chirurgie operiert chirurgia cirugia operatie resection resektion
biopsy biopsie biopsia
specimen specimens biospecimen
sample samples probe proben probenart echantillon muestra muestras campione monster prelevement
receptor rezeptor recepteur receptores recettore
systolic systolisch systolique sistolica systolische
diastolic diastolisch diastolique diastolica diastolische
pulse puls pouls pulso polso hartslag
discharge discharged entlassung entlassen dimissione ontslag dimisso
ward
diameter durchmesser diametre diametro
comorbidity comorbidities comorbiditat nebenerkrankung vorerkrankung
laboratory lab laboratoire laboratorio laboratorium
disease disorder erkrankung krankheit maladie enfermedad malattia ziekte
vaccination vaccine immunization immunisation impfung impfstoff vaccin vacuna vaccino vaccinatie
purity reinheit purete
`

/** What means something only together. */
export const CLINIC_PHRASES = `
node: lymph nodes, lymph node, lymphatic nodes, nodes ganglionnaires
blood pressure: blutdruck, tension arterielle, presion arterial, pressione arteriosa
pulse: heart rate, pulse rate, frequence cardiaque, frecuencia cardiaca, frequenza cardiaca
follow up: follow up, followup, last contact, nachsorge
pathologic stage: path stage, path staging
pathologic t: path t, primary tumor pt, primary tumor pathologic t, pathologic primary tumor
pathologic n: regional lymph nodes pn, reg lymph nodes pn, regional lymph nodes pathologic n, reg lymph nodes pathologic n
pathologic m: distant metastasis pm, distant metastasis pathologic m
clinical t: primary tumor ct, primary tumor clinical t
clinical n: regional lymph nodes cn, reg lymph nodes cn, regional lymph nodes clinical n, reg lymph nodes clinical n
clinical m: distant metastasis cm, distant metastasis clinical m
tumor site: tumor site, tumour site, site of disease, site of tumor, tissue or organ of origin, organ of origin, site of origin
tumor site: primartumor lokalisation, tumorlokalisation
performance status: performance score, performance status
karnofsky performance status: karnofsky score, karnofsky index, karnofsky performance status, karnofsky performance score
ecog performance status: ecog score, ecog ps, ecog status, ecog performance status
overall survival: os months, os days, os time, overall survival
length stay: length of stay, verweildauer
lymphatic vascular invasion: lymph vascular invasion, lymphovascular invasion, lymph vessel invasion
smoking: tobacco smoking, smoking tobacco, cigarette smoking
`
