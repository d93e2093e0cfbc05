/**
 * Further words of Danish, Norwegian and Swedish for the lines that begin with the same word, and lines for what no other has: how something is
 * paid and sent, what is let, what heats a house, which animals there are.
 */
export const NORDIC = `
letter by_letter paper paper_invoice brev per_brev brevpost papir papirfaktura pappersfaktura brief per_brief papierrechnung lettre par_lettre papier carta por_carta papel lettera per_lettera brieven list listownie dopis ?post
post by_post med_posten brevpost
interest_note interest_invoice late_interest rentenota rentefaktura rantefaktura rantenota zinsrechnung note_d_interets
reminder rykkerbrev rykkerskrivelse inkassovarsel inkassokrav
credit_note kreditnota kreditfaktura
quotation tilbud
housing_association housing_cooperative housing boligforening boligforeninger boligselskab boligselskap andelsboligforening ejerforening ejerforeninger grundejerforening borettslag sameie bostadsrattsforening samfallighet wohnungsgenossenschaft copropriete
association club forening foreninger klub klubb idraetsforening idrettslag verein association asociacion associazione vereniging
card dankort betalingskort betalkort bankkort betalningskort kort
bank_transfer overforsel bankoverforsel overforing bankoverforing overforing_til_bank netbank nettbank kontooverforsel giro bankgiro plusgiro
transfer overforsel overforing
direct_debit pbs betalingsservice leverandorservice bs avtalegiro autogiro
mobile_payment mobile_pay mobilepay vipps swish mobilbetaling
male dreng gutt pojke
female pige jente flicka
public offentlige offentlig_sektor
government offentlige
business erhvervskunde erhvervskunder naeringskunde foretagskund
hourly timelonnet timelonn timlon timanstalld timeansat
salaried funktionaer manedslonnet fastlonnet manadslon angestellt salarie/e asalariado/a stipendiato/a ?salary ?salaire ?gehalt
permanent fastansat fast_ansat tillsvidare tillsvidareanstalld
temporary vikar vikariat timevikar
land plot building_plot grund byggegrund tomt jordlod grundstuck terrain terreno parcela kavel
holiday_home cottage cabin summer_house sommerhus fritidshus feriehus hytte stuga ferienhaus maison_de_vacances casa_vacanze casa_de_vacaciones vakantiehuis
parking parkeringsplads p_plads p_plass bilplads
shop store butik butikk forretning laden laden_geschaft magasin tienda tda negozio winkel sklep
dog hund hunde hunder hundar
cat kat katte katt katter
horse hest hast pony
bird fugl fagel
rabbit kanin
mare hoppe sto stute jument yegua giumenta fattrice merrie klacz
stallion hingst stam_hingst hengst etalon semental stallone ogier
gelding vallak valack wallach hongre castrado castrone ruin walach
foal fol foll folunge fohlen poulain potro puledro veulen zrebie
district_heating fjernvarme fjarrvarme fernwarme chauffage_urbain reseau_de_chaleur calefaccion_urbana teleriscaldamento stadsverwarming cieplo_sieciowe
heat_pump varmepumpe varmepump warmepumpe pompe_a_chaleur bomba_de_calor pompa_di_calore warmtepomp pompa_ciepla
oil heating_oil olie olje olja oliefyr oljefyring heizol ol fioul mazout gasoleo gasolio stookolie
gas natural_gas naturgas naturgass naturgasfyr erdgas gaz gaz_naturel gas_natural gas_metano aardgas gaz_ziemny
pellets wood_pellets traepiller pelletsfyr traepillefyr pellet granules granulati
firewood wood braende brande ved kaminved brennholz bois lena legna hout drewno
solar solar_heating solvarme solfangere solceller solarthermie solaire solare zonne_energie
electric elvarme el elektrisk elinstallation
partly_paid delvist_betalt delvis_betalt delbetalt
written_off afskrevet avskrevet avskriven tabsfort
senior pensionist pensionar
junior ungdom ungdomsmedlem junior_medlem
youth young_person ungdom ungdomsmedlem jugendlich+e jeune joven giovane jongere mlodziez
beginner begynder nybegynder nyborjare nybegynner anfanger debutant/e principiante beginnend poczatkujacy/a
advanced ovet oevet viderekommen viderekommende avancerad fortgeschritten+e avance/e avanzado/a avanzato/a gevorderd+e zaawansowany/a
landline fixed_line fastnet fasttelefon fast_telefon festnetz fixe ligne_fixe fijo fisso vaste_lijn
high hoj hojt
medium mellem middel
asset aktiv
liability passiver gaeld
profit_loss profit_and_loss income_statement drift driftskonto resultat resultatkonto resultatopgorelse guv erfolgskonto compte_de_resultat cuenta_de_resultados conto_economico
balance_sheet balance statuskonto balancekonto bestandskonto bilanz bilan conto_patrimoniale
rented udlejet utleid uthyrd
available ledig ledigt
occupied optaget opptatt upptagen
`
