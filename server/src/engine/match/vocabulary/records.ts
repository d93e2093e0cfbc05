/** What a record says of itself, and of the work behind it. */
export const RECORDS = `
number no nr num nbr nummer numero numéro nro id ident identifier identification identifiant kennung schlussel key code kode codigo cod ref reference referenz referencia referentie riferimento codice numer kenmerk cd clave nummern 編號 编号 號碼 号码 番号 kenn
status stat zustand statut estado stato sts etat situation situacion situazione 狀態 状态 est
active aktiv actif activo enabled actief attivo ativo
type typ srt art kind kategorisierung tipo soort sorte 類型 类型 種類 种类
standard estandar standaard padrao
level lvl stufe niveau nivel livello
grade rang dienstgrad grado besoldung band echelon
class klasse clase classe klas jahrgang
course kurs lehrgang cours curso corso cursus lesson unterricht lessen lezioni lecciones lecons lektionen lekcje lekcji lekce lektioner
discipline fach matiere asignatura materia vak
mark zensur calificacion voto cijfer cijfers punkte noten
position stelle job role rolle funktion function poste puesto occupation beruf functie cargo mansione profession ruolo qualifica fonction emploi beroep 職位 职位 役職
department abteilung dept abt departamento division afdeling reparto dipartimento ressort bereich dpto ufficio 部門 部门
service services dienst dienstleistung leistungen servicio servizio dienstverlening svc srv
practice praxis cabinet
center centre zentrum centro
project projekt progetto proyecto projet 項目 项目 vorhaben
task aufgabe tache tarea taak compito
work arbeit travail trabajo lavoro werk tatigkeit trabajos werkzaamheden
matter akte aktenzeichen dossier expediente pratica mandat zaak
reason why grund motif motivo reden anlass causa ragione cause complaint complaints beschwerden beschwerde rfv klachten
purpose zweck finalite finalidad scopo doel verwendungszweck
result outcome ergebnis resultat resultado risultato uitslag esito prufergebnis verdict
description desc beschreibung descr descripcion beschr introduction summary abstract omschrijving descrizione designation descricao betreff concepto beschrijving narrative narration particulars details detail 描述 說明 说明 簡介 简介 簡述 简述 摘要 介紹 介绍 einzelheiten dettagli detalles particulars causale
note notes mededeling mededelingen opm bem anm obs memo bemerkung bemerkungen comment comments kommentar anmerkung remark remarks notiz notizen remarque commentaire observaciones opmerking opmerkingen notitie annotazioni osservazioni commento nota notas hinweis toelichting freitext observation aantekening 備註 备注 備考 メモ observations hinweise zusatzinfo info infos informacion informazioni besonderheiten divers varie annotation annotations zusatztext
value wert valeur valor val waarde valore
percent percentage pourcentage fraction proportion anteil prozent pct quote percentuale porcentaje taux satz
rating score bewertung stars star punktzahl beoordeling valutazione punteggio punteggi puntuacion puntaje pontuacao 評分 评分 評価
review reviews rezension avis recensione resena 評論 评论
record records datensatz
flag indicator ind
source quelle bron fonte fuente 來源 来源
campaign kampagne campagne campana campagna campanha kampania aktion aktionen spendenaktion
lead interessent prospect
line zeile ligne lg lig riga regel linea lin renglon pos posnr posten lfd seq sequence
priority prioritat prio priorite prioridad priorita prioriteit urgency dringlichkeit severity
primary haupt principal principale hoofd hauptsachlich
secondary neben secundario secondaire secondario
content text body inhalt contenu contenido 內容 内容 正文 本文
question frage pregunta domanda vraag
answer antwort reponse respuesta risposta antwoord
mode modus modalidad transportart verkehrstrager
incoterm incoterms lieferbedingung
keyword schlagwort etiquette etiqueta
internal intern interne interno
external extern externe externo
archived archiviert archive archivado archiviato
deleted deletion geloscht loschung suppression eliminacion eliminazione verwijdering supprime eliminado eliminato verwijderd
hold gesperrt sperre bloque bloqueo blocco inaktiv inactive inactif inactivo inattivo inactief
exempt befreit exonere exento esente vrijgesteld
legal rechtlich legale wettelijk
free gratis gratuit kostenlos gratuito
stage lifecycle stadium phase fase
done erledigt erl fertig completed fait hecho fatto klaar gedaan
technician techniker technicien tecnico technicus mechanic mechaniker mecanicien mecanico meccanico monteur engineer tech fitter wartungstechniker ausfuhrender
section abschnitt seccion sezione sectie
range gamme sortiment gama gamma assortiment
provider leistungserbringer prestataire
rate
discontinued auslauf auslaufartikel obsolete obsoleto arrete
movement bewegung mouvement movimento mutatie transaction transaktion trans
condition cond
plan formule
billing
signed signature unterschrieben unterzeichnet signe firmado firmato ondertekend getekend
approved approval genehmigt freigegeben genehmigung freigabe approuve approbation aprobado aprobacion approvato approvazione goedgekeurd goedkeuring aprovacao zatwierdzenie schvaleni godkannande godkjenning godkendelse
skill skills qualification qualifikation qualifications competence competencia competenza
libelle
intitule
licence license lizenz patente fuhrerschein rijbewijs permis
ledger nominal grootboek
industry branche secteur sector settore bedrijfstak sektor sic trade gewerbe ramo
segment
training schulung formation seminar fortbildung weiterbildung formacion formazione opleiding lehrgange
long
label
successor nachfolger nachfolgeartikel ersatzartikel superseded replacement reemplazo vervanger opvolger
`
