/** People, their names and what is known of them. */
export const PEOPLE = `
customer cust client customers clients kunde kunden kd debitor mandant cliente clientes buyer purchaser kaufer acheteur klant klanten afnemer auftraggeber cli clienti 客戶 客户 顧客 顾客 買家 买家 bauherr opdrachtgever committente debtor debtors debiteur debiteuren debiteurs debitore debitori deudor deudores
supplier vendor suppliers vendors lieferant lieferanten kreditor fournisseur proveedor leverancier fornitore fornecedor 供應商 供应商 creditor lief
employee emp employees staff mitarbeiter angestellter worker employe empleado personnel personal personeel medewerker werknemer dipendente salarie trabajador collaborateur collaboratore funcionario 員工 员工 従業員
user users benutzer nutzer utilisateur usuario login username gebruiker utente utilizador 用戶 用户 使用者 会員
member mitglied mitglieder membre miembro socio lid leden membro adherent
employer arbeitgeber employeur empleador werkgever datore pracodawca
company firm firma organisation organization org institution institucion istituzione instelling unternehmen business corporation societe entreprise empresa compania betrieb bedrijf azienda societa organisatie ditta handelsnaam 公司 企業 企业 会社 cia
contact ansprechpartner kontakt contacto contacts contactpersoon contatto interlocuteur referente 聯絡人 联系人 联系 attn
person people persons personne persona individual participant personen persoon pessoa pax participants teilnehmer deelnemer participante partecipante pers who party
partner spouse ehepartner conjoint conyuge coniuge echtgenoot
owner keeper besitzer inhaber proprietaire propietario proprietario eigenaar eigentumer halter titular titulaire intestatario titolare
tenant mieter pachter locataire inquilino huurder arrendatario affittuario renter lessee occupier
landlord vermieter bailleur arrendador verhuurder locatore lessor
guest gast gaste hote huesped ospite gasten passenger passengers passagiere passagers pasajeros passeggeri passagiers acompanante acompanantes accompagnant accompagnants accompagnateurs companion companions accompagnatori
patient pat patienten paciente paziente
pupil schuler schulerin eleve alumno alunno leerling scholar allievo
student studierende studierender etudiant estudiante studente students learner
teacher lehrer lehrerin enseignant professeur profesor maestro docent docente leraar insegnante instructor trainer kursleiter coach entrenador entraineur allenatore dozent dozentin lehrkraft facilitator facilitateur facilitador lecturer ubungsleiter ubungsleiterin ubungsleitung kursleitung kursleiterin trainerin
doctor arzt arztin medecin medico physician behandler practitioner praticien facultativo behandelnder behandelaar clinician therapeut therapeute therapist terapeuta therapeutin fisio physio fisioterapeuta physiotherapist physiotherapeut consultant arts
veterinarian tierarzt veterinaire veterinario dierenarts vet
driver fahrer chauffeur conducteur conductor autista conducente bestuurder
guardian carer vormund erziehungsberechtigter tuteur voogd tutore
agent makler vermittler agente courtier broker verkaufer salesperson verkoper vendeur vendedor vertr vertreter representative vertegenwoordiger rappresentante representante representant aussendienst aussendienstler commercial vrp kundenbetreuer
donor spender donateur donante donatore
payee payees zahlungsempfanger zahlungsempfangerin
beneficiary begunstigter beneficiaire beneficiario begunstigde
recipient empfanger destinataire destinatario consignee ontvanger ricevente
sender absender expediteur remitente mittente afzender shipper
applicant bewerber candidat candidato sollicitant candidate antragsteller
attorney lawyer anwalt rechtsanwalt avocat abogado avvocato advocaat atty
name names bezeichnung nom nombre benennung naam nome namen denomination denominacion denominazione 名稱 名称 姓名 名字 氏名 名前 called
title titel titre titulo headline titolo 標題 标题 題目 题目 タイトル kurztext
first given vor forename vorname prenom firstname givenname rufname fname voor voornaam
last sur family nach surname nachname familienname apellido apellidos lastname lname sname familyname zuname achter achternaam cognome sobrenome apelido familienaam
middle zweiter middlename mname
infix tussenvoegsel tussenv voorvoegsel namenszusatz particule
initials initialen voorletters voorletter voorl vrl iniciales iniziali kurzel initiales
nickname aka spitzname surnom apodo soprannome roepnaam alias preferred
full voll complete vollstandig complet completo volledig
salutation anrede civilite civility tratamiento honorific aanhef trato appellativo civ prefix
gender sex sx geschlecht geschl sexe sexo geslacht sesso genere 性別 性别
birth born geburt naissance nacimiento dob birthday birthdate geburtsdatum geburtstag geb geboorte nascita nascimento geboren nac nato 出生 生日 誕生
death died tod deceased deces overlijden fallecimiento decesso
nationality nationalite nacionalidad citizenship nationaliteit nazionalita cittadinanza 國籍 国籍
ethnicity ethnic race
language lang sprache spr langue idioma taal lingua 語言 语言 言語 korrespondenzsprache speaks
religion konfession
age alter edad leeftijd eta idade 年齡 年龄 年齢
marital familienstand zivilstand matrimonial burgerlijke
father vater pere padre vader pai
mother mutter mere madre moeder mae
child children kinder enfants enfant hijo hijos figlio figli ninos bambini kids kinderen
parent eltern elternteil uebergeordnet ubergeordnet ouder genitore progenitor parents bovenliggend
sibling brother sister geschwister bruder schwester frere soeur hermano hermana fratello sorella sib
relation relationship rel verhaltnis beziehung lien parentesco relatie parentela verwandtschaft
allergy allergies allergie allergien alergia alergias allergia allergieen unvertraglichkeiten intolerance intolerances
diagnosis dx diagnose diagnostic diagnostico diagnosi befund icd finding findings assessment
medication medikament medikation medicament medicamento farmaco medicijn drug medicine meds prescription verordnung ordonnance receta ricetta
treatment behandlung traitement trattamento behandeling therapy therapie soin soins acte actes massnahme procedure procedures procedimiento prestazione prestazioni prest
symptom symptome sintoma
tooth teeth zahn zahne dent dents diente dientes dente denti dentes tand tanden tander taender tann tenner zub zuby zab zeby hammas hampaat elemento
dentist zahnarzt zahnarztin dentiste dentista tandarts
blood blut sang sangre sangue bloed
species tierart espece especie specie diersoort
breed rasse raza razza ras
animal tier pet mascota huisdier animale
consent einwilligung zustimmung consentement consentimiento consenso toestemming toegestaan einverstandnis permission erlaubnis autorisation gdpr dsgvo rgpd
newsletter rundbrief infolettre boletin nieuwsbrief bollettino mailing werbung marketing mailshot mailshots mailings mkt mktg publipostage werbeeinwilligung
passport pass reisepass passeport pasaporte passaporto paspoort
author writer autor verfasser auteur creator autore schrijver 作者 著者
artist kunstler artista kunstenaar
supervisor superior vorgesetzter leidinggevende superieur
manager leiter chef responsable leitung direttore gerente jefe capo teamleiter vorgesetzte boss syndic
responsible resp verantwortlich zustandig verantwoordelijk responsabile sachbearbeiter handler bearbeiter betreuer operatore
emergency notfall urgence urgencia emergenza nood
team mannschaft squadra ploeg
equipo
tutor
graduation abschluss diplome titulacion
organiser organizer veranstalter organisateur organizador organizzatore organisator ausrichter
holder attendee
assigned assigne asignado assegnato toegewezen zugewiesen zugeteilt
chip microchip puce transponder chipnummer
neutered desexed neuter castrated gelded kastrerad kastreret kastrert kastrowany kastrovany kastriert castre sterilised sterilized spayed sterilise esterilizado castrato castrado gecastreerd gesteriliseerd sterilizzato sterilizzata sterilisiert sterile
subject thema oggetto oggetti asunto onderwerp
disabled behindert schwerbehindert schwerbehinderung schwerbeh handicap handicape handicapped discapacidad discapacitado disabile disabilita gehandicapt deficiente niepelnosprawny
employment beschaftigung anstellung dienstverband arbeitsverhaltnis empleo impiego
fte etp vollzeitaquivalent vza stellenanteil pensum beschaftigungsgrad deeltijdfactor jornada parttimefactor quotite stellenumfang teilzeitgrad
dosage dosierung dosis posologie posologia dosaggio dosering dose
adult adults erwachsene adultes adultos adulti volwassenen erw volw
inspector prufer controleur keurmeester kontrolleur examiner ispettore tester auditor
custodian custodians verantwortlicher verantwortliche zustandiger responsables verantwoordelijke accountable gestionnaire depositario resguardante consegnatario beheerder
`
