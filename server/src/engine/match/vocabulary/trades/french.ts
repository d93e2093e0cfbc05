import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in French, beside the lines of the concepts. */
export const FRENCH: TradeWords = {
  words: `
delivery livree livrees
fault defaut defauts
bathrooms sdb
aisle allee allees
current actuel actuelle
previous dern derniere dernieres
nickname prefere preferee usuel
delivery livraisons
time tps temps
reading releve releves relevee
meter cpteur compteurs
number numeros
tour voyage voyages excursions
teacher formateur formatrice formateurs enseignante professeure professeurs animateur animatrice
godparents parrain marraine parrains marraines
parish paroisse paroisses
baptism bapteme baptemes baptise baptisee
sowing semis
harvest recolte recoltes vendange vendanges
calving velage velages
yield rendement rendements
plot parcelle parcelles
scrap rebut rebuts rebute rebutee rebutees
fault panne pannes anomalie anomalies
retention retenue retenues
project affaire affaires
budget budgete budgetee budgetes budgetees budgetise budgetisees
assigned affecte affectee attribue attribuee
vintage millesime millesimes
alcohol alcoometrique
drawing dessin dessins
axis axe
waste dechet dechets
container benne bennes
stylist coiffeur coiffeuse coiffeurs
court tribunal
grave tombe tombes sepultures
shelfmark cote cotes
consumption conso consos consommation consommations
rental locations
tenant locataires
landlord bailleurs bailleresse
rent loyers
reserved reservee reservees allouee allouees
employee employee employes salaries salariee collaboratrice
hire embauches
terminated licenciement licencie
salary salaires remunerations
vacation conges vacances
overtime supplementaires
customer acheteur acheteuse acheteurs clientele
supplier fournisseurs
carrier transporteuse
agent commerciaux representante
order commandee commandees commandes cde cdes
payment paiements reglements encaissements
amount montants
discount remises rabais ristourne ristournes
commission commissions
deposit arrhes cautionnement
credit credits
debit debits
warehouse entrepots
unit unites
quantity quantites qtes
vaccination vaccins vaccinations
rabies rage antirabique
patient patiente patientes
doctor medecins docteur docteurs
dentist dentistes
allergy allergene allergenes
medication medicaments
owner proprietaires
vehicle vehicules
driver chauffeurs conducteurs conductrice
plate immatriculations
student etudiants etudiante
pupil eleves
school ecole ecoles scolaire
guardian tuteurs tutrice
donation dons donations
donor donateurs donatrice
publisher editeurs
publication parution publications
loan prets emprunts
recipient destinataires consignataire
ticket incidents
request demande demandes
variety variete varietes
form forme formes
customs douane douanes douanier douaniere
licence licencies
city bourg
district arrondissement
mobile mobiles portables
phone telephones
nationality nationalites
shift roulement
category categories
batch lots
expense depenses
account comptes
average moyenne pondere
signed signee
pickup enlevement enlevements
sampling echantillonnage
freeze
`,
  compounds: `
team: equipe, equipes
delivery: livr
covers: couverts
book value: vnc
energy rating: dpe
full percent: avancement
company number: siren
engine capacity: cylindree
average price: cmup, cump
grape variety: cepage, cepages
patient number: ipp
treatment number: ccam, ngap
appellation: aoc, aop
capacity: fauteuil, fauteuils
boq: dpgf, dqe
package quantity: colisage
`,
  phrases: `
room count: count pieces
inspection date: date ct, date controle technique
next inspection date: echeance ct, validite ct, fin ct, ct valable jusqu au, validite controle technique, prochain controle technique
customer: maitre d ouvrage, maitre ouvrage, mo ouvrage
architect: maitre d oeuvre, maitre oeuvre
publisher: maison d edition
title: titre oeuvre, titre de l oeuvre
hours: heures travaillees, heures de travail
package quantity: unites par carton, qte par carton, qte par colis
expected quantity: qte prevue
deductible: montant franchise, franchise sinistre
subtotal: hors tva, hors t v a, excl tva, tva exclue, montant htva, total htva
gross: tva incluse, incl tva, montant tvac, total tvac
contact: personne de contact, personne contact, personne a contacter, nom du contact, nom contact
category: groupe produit, groupe de produits, groupe produits, groupe articles, famille produit, famille de produits, famille article
shelfmark number: call number, call no
company name: rais soc, raison soc, denomination sociale, nom de l entreprise, nom entreprise, nom societe
house number: no de rue, no rue, no voie, no de voie, numero de rue, numero voie, num voie, num rue, no dans la voie
address line 2: complement d adresse, complement adresse, compl adresse, adresse complementaire, complement d adr, adresse complement
work phone: tel prof, tel pro, telephone prof, telephone pro, telephone professionnel, tel professionnel, tel bureau, telephone bureau, tel travail, telephone travail
home phone: tel domicile, telephone domicile, tel perso, telephone perso, telephone personnel, tel personnel, tel dom, tel maison
work email: email pro, email prof, email professionnel, mail pro, mail professionnel, courriel professionnel, adresse email professionnelle
home email: email perso, mail perso, email personnel, mail personnel, courriel personnel
language: langue de corresp, langue de correspondance, langue correspondance, langue de contact
dunning level: niv relance, niveau relance, niveau de relance, nb relances, no relance
lead time: delai appro, delai d appro, delai livraison, delai de livr, delai d approvisionnement, delai approvisionnement, delai livr
iban: code iban
bank name: nom de la banque, nom banque, etablissement bancaire
product number: no art, n art, num art, code art, ref art, ref article, ref produit, code article
product description: desc art, lib art, libelle article, libelle produit, designation article, designation produit
exchange rate: cours devise, cours de change, cours du change, taux change, cours de la devise
refund number: no avoir, num avoir, n avoir, no d avoir, no de l avoir
refund: facture d avoir, facture avoir, note de credit
delivery note number: no bl, n bl, num bl, no de bl, numero bl
delivery note date: date bl
delivery note: bon de livraison, bon livraison
minimum stock: seuil de reappro, seuil reappro, seuil de reapprovisionnement, seuil reapprovisionnement, seuil de commande, point de commande, seuil d alerte, seuil alerte, stock d alerte, stock alerte, stock de securite, stock securite
previous counted date: dern inventaire, dernier inventaire, date dernier inventaire, date dern inventaire
counted date: date inventaire, date d inventaire
emergency contact name: pers a prevenir
emergency contact: contact urgence, contact d urgence, personne a contacter en cas d urgence, a prevenir, a prevenir en cas d urgence
overtime hours: heures sup, heures suppl, heures supplementaires, heures supp, hrs sup, horas sup, horas suppl, horas supplementaires
vacation days remaining: solde cp, solde conges, cp restants, conges restants, solde de conges, solde conges payes
subtotal salary: salaire net, net a payer avant impot, net imposable, net paye
gross salary: salaire brut, brut mensuel, salaire brut mensuel
hourly rate: taux h, prix horaire, tarif horaire
general doctor: med adresseur, medecin adresseur, medecin prescripteur, med prescripteur, medecin correspondant, medecin generaliste
diagnosis number: code cim 10, code cim, cim 10, cim 11
insurance member number: no adherent mutuelle, num adherent mutuelle
rabies vaccination: vacc rage, vaccin rage, vaccination rage, vacc antirabique, vaccin antirabique, vaccination antirabique
rental start: debut loc, debut location, debut de location, date debut location, date debut loc, debut de la location
rental end: fin loc, fin location, fin de location, date fin location, date fin loc, retour location
living area: surf hab, surface hab, surf habitable, surface carrez, surf carrez, surface loi carrez
plot area: surf terrain, surface terrain, surface du terrain, surface parcelle, surface de la parcelle, terrain sqm
field area: surf parcelle
utilities: prov charges, prov sur charges, charges locatives, charges de copropriete, charges copro, prov pour charges, charges mensuelles
energy rating: classe dpe, classe energie, classe energetique, etiquette energie, etiquette dpe
room number: no ch, n ch, no chambre, num chambre, no de chambre
lease: contrat de location, contrat location
membership since: adherent depuis, membre depuis, adherente depuis, societaire depuis
membership end: fin adhesion, fin d adhesion, echeance adhesion, expiration adhesion
membership start: debut adhesion, debut d adhesion
debit method number: no rum, ref rum, code rum, reference unique de mandat, ref mandat, ref mandat sepa, reference mandat, no mandat sepa
debit method: mandat sepa, mandat de prelevement, mandat prelevement
student number: no ine, code ine, num ine, no etudiant, num etudiant, no eleve
guardian: resp legal, responsable legal, resp legaux, responsables legaux, responsable legal 1, resp legal 1, pere mere tuteur
school year: annee scolaire, annee universitaire
course title: intitule stage, intitule du stage, titre stage, nom stage, intitule formation, intitule de la formation, titre de la formation, nom du stage, nom formation
course fee: frais d inscr stage, frais inscription stage, prix formation, prix stage, cout formation, cout stage
fee: frais d inscription, frais inscription, frais d inscr, droits d inscription, frais de dossier
pledge: promesse de don, promesse don, promesse de dons, engagement de don
tax receipt: recu fiscal, recus fiscaux
purchase method: mode d acq, mode d acquisition, mode acquisition, modalite d acquisition, mode d entree
eartag number: no nat bovin, no national bovin, no nat, no national, no boucle, no de boucle, no travail, no de travail, boucle auriculaire
yield t ha: rdt t ha
drawing number: no plan, n plan, num plan, ref plan, no de plan
material grade: nuance matiere, nuance acier, nuance de matiere
setup time: tps reglage, temps de reglage, temps reglage, temps de prep
cycle time: tps cycle, temps de cycle, temps cycle, tps de cycle
boq product number: no poste dpgf
boq: poste dpgf, bordereau de prix
building permit: permis de construire, permis construire, no pc
retention percent: rg percent, percent rg
retention: retenue de garantie, retenue garantie, ret garantie
supply point number: no prm, code prm, no pdl, no pce, code pce, code pdl, point de livraison, no pdl prm, prm pdl, pdl pce
contract end: fin engagement, fin d engagement, date fin engagement, engagement jusqu au
opening balance: a nouveau, a nouveaux, solde d ouverture, solde ouverture, solde a nouveau, report solde
closing balance: solde de clot, solde de cloture, solde cloture, solde final, solde de fin
account number: compte comptable, no compte general, no cpte, num compte
purchase price: val d acq, valeur d acq, valeur d acquisition, valeur acquisition, prix d acquisition, prix acquisition, cout d acquisition, val d acq immo, valeur brute, valeur d origine, valeur origine, val d origine
purchase date: date d acq, date d acquisition, date acquisition, date acq
book value: valeur nette comptable, valeur comptable, val nette comptable, valeur nette
full percent: avancement percent, percent avancement, taux d avancement, taux avancement
budget hours: horas budgetees, heures budgetees, horas prevues, heures prevues
project number: no affaire, code affaire, num affaire, n affaire
project name: nom affaire, libelle affaire
start time: hora debut, heure de debut, heure arrivee, heure d arrivee, hora arrivee, pointage entree, heure entree, heure d entree, hora entree
end time: hora depart, heure depart, heure de depart, heure de fin, pointage sortie, heure sortie, heure de sortie, hora sortie
appointment time: hora rdv, heure rdv, heure du rdv, heure de rdv
responsible: affecte a, attribue a, assigne a, affectee a, confie a
asker: ouvert par, declare par, soumis par
closed date: date resolution, date de resolution, resolu le, cloture le
incoterm: cond livr, conditions de livraison, conditions livraison, condition de livraison
alcohol percent: tav percent, titre alcoometrique, degre alcool, degre d alcool, taux d alcool
appellation: aoc aop, aop aoc, appellation d origine
grape variety: cepage principal
capacity number: no siege, n siege, siege no, no place, no de place, place no, num siege, num place, no fauteuil
number range: val de ref, valeurs de reference, valeurs ref, valeur de reference, valeurs de ref, plage de reference
test method: methode d essai, methode essai, methode d analyse
treatment number: code ccam, code acte, no acte
pupillary distance: ecart pup, ecart pupillaire, distance pupillaire, ecart inter pupillaire
case number: no role, no de role, no parquet, no de dossier judiciaire
opposing person: partie adverse
value dispute: montant du litige, montant litige, mt litige, valeur du litige, enjeu financier
hearing date: date audience, date d audience, date de l audience
court: cour d appel
waste number: code dechet, code dechets, code ced
weighbridge ticket: bon de pesee, ticket de pesee, bon pesee, ticket pesee
freeze end: suspension jusqu au, suspension abo jusqu au, suspension abonnement jusqu au, suspendu jusqu au, gel jusqu au
pickup authorized person: pers autorisees, personnes autorisees, personnes autorisees a recuperer l enfant, pers autorisees a recuperer l enfant, personne autorisee, autorises a recuperer l enfant
medication number: cip 13, cip 7, code cip, code cip 13, code ucd
active ingredient: substance active, principe actif, principes actifs
dosage form: forme gal, forme galenique, forme pharmaceutique, forme pharma
payment method: mode paiement, moyen paiement, mode reglement, mode regl, moyen de reglement
payment terms: cond paiement, conditions de paiement, conditions paiement, cond reglement, conditions de reglement, conditions reglement, delai de paiement, delai paiement, delai de reglement, delai reglement, cond regl
unit: unite de mesure, unite mesure, u mesure
unit price: prix unitaire, cout unitaire, montant unitaire, tarif unitaire
gross amount: montant ttc, total ttc, total facture, montant total ttc
subtotal amount: montant net ht, total net ht, net ht
tax amount: montant tva, total tva, mt tva
balance amount: reste a payer, restant a payer, solde du, solde restant du, reste a regler, montant restant, montant du
average price: prix moyen, cout moyen, cout moyen pondere, prix moyen pondere
weekly hours: heures semaine, h semaine, heures hebdo, heures hebdomadaires, duree hebdo
per person: par personne, par pers
per night: par nuit, par nuitee
industry number: code naf, code ape, naf ape, ape naf, code naf ape
industry: secteur activite
customs tariff number: code douanier, nomenclature douaniere, code sh, code nc, code nomenclature, nomenclature combinee
shelfmark: cote de rangement
borrower number: carte lecteur, no lecteur, no carte lecteur, no de lecteur
publication year: annee edition, annee d edition, annee publication, annee de publication, annee de parution, annee ed, annee parution
birth place: lieu de naissance, lieu naissance, ne a
legal form: forme juridique
account holder: titulaire du compte, titulaire compte
identity document: piece d identite, no cni, carte d identite, no piece d identite
emergency phone: tel urgence, telephone urgence, tel d urgence, no urgence, numero d urgence
first since date: first mec
first since: first immat, first immatriculation, first mise en circulation, mise en circ
plate: no immat, plaque immat, immatriculation vehicule
next service: prochaine revision, proch revision, prochain entretien
fault description: symptome panne, panne constatee, description panne, description de la panne, symptome constate
subtotal weight: poids net
gross weight: poids brut
batch number: no de lot, num lot, lot no
annual premium: prime annuelle, cotisation annuelle assurance
premium: prime nette, prime ttc, prime d assurance, prime assurance
insurance amount: capitaux assures, capital garanti, montant garanti, somme assuree
policy number: no de contrat d assurance, no contrat assurance
claim date: date du sinistre, date sinistre
pickup date: date enlevement, date d enlevement
commissioned date: date mise en service, date de mise en service
opening hours: horaires d ouverture
operating hours: heures de fonctionnement, heures fonctionnement
`,
  alone: `
supply point number: =prm, =pdl, =cpe
waste number: =ler, =cer, =eer
address line 2: =complemento
refund: =avoir
court: =trib
`,
}
