// Words of Portuguese, Polish, Swedish, Norwegian and Danish, folded (ł → l, ø → o, æ → ae): beside the lines of the other languages, so that
// what a language adds is seen at once. A word that means something else in another language is left out.

/** Further words of the vocabulary's lines: the concept, then the words. */
export const ABROAD = `
customer klient klienci kund kunder asiakas fregues
supplier dostawca leverantor leverandor
employee pracownik anstalld ansatt medarbejder medarbetare
patient pacjent
guest hospede hospedes gosc gjest gjester
doctor lekarz lakare lege laege
name nazwa navn namn benamning betegnelse designacao
first imie fornavn fornamn
last nazwisko etternavn efternavn efternamn
gender plec kjonn
birth rodowe panienskie urodzenia urodzin fodsel fodd fodt nasc
company foretag virksomhet virksomhed empresas
owner wlasciciel agare eier
title tittel tytul
allergy alergie allergier
diagnosis rozpoznanie diagnoza diagnos
consent zgoda samtykke samtycke consentimento
language jezyk sprak sprog
adult dorosli voksne vuxna
child dzieci barn criancas
number kod
line lp lopenr lopnr
father ojca ojciec
mother matki matka
fte etatu
status tilstand stan
active aktywny aktywna aktywne
type rodzaj slag tipologia
position stanowisko stilling befattning
department dzial avdeling avdelning
description opis beskrivning beskrivelse
note uwagi uwaga anmarkning merknad bemaerkning observacoes
value wartosc vaerdi
percent procent
result wynik
reason powod orsak
task zadanie uppgift oppgave
priority priorytet prioritet
group grupa grupp
product towar varenr artigo
unit jednostka enhet enhed
quantity ilosc antal antall qtd
weight waga vikt vekt vaegt
height wysokosc hojd hoyde
width szerokosc bredd bredde
length dlugosc langd lengde
power effekt
brand marka merke
color kolor farg farge
size rozmiar storlek storrelse tamanho
capacity pojemnosc lotacao kapacitet kapasitet
vehicle pojazd samochod fordon kjoretoy veiculo
equipment maskin maskiner utstyr utrustning urzadzenie sprzet maquina maszyna
insurance forsakring forsikring ubezpieczenie forsikret forsakrad
price cena pris
amount kwota belopp belop beloeb
currency waluta
tax podatek skatt imposto moms mva
debit wn winien
credit ma
account conta
payment platnosc betalning
invoice faktura fakturor
discount rabat
salary wynagrodzenie
mobile komorka komorkowy
street ulica gata gade
city miasto miejscowosc localidade kommune
country kraj
state wojewodztwo fylke
location lokalizacja
warehouse depa magazyn
room pokoj quarto quartos
date dato
year rok
month miesiac manad maned
hours timmar timer godziny driftstimer
arrival przyjazd ankomst
departure wyjazd avresa avreise saida
booking rezerwacja bokning ksiegowania ksiegowanie
inspection przeglad besiktning
maintenance konserwacja underhall vedlikehold
created utworzono skapad opprettet
next nasta neste
purchase zakup inkop inkopt kjop kjopt kopt
delivery dostawa leverans
document dowod dowodu verifikat bilag
due forfall forfallodatum forfaldsdato vencimento
`

/** Further words that say more than one concept at once: the concepts, then the words. */
export const ABROAD_COMPOUNDS = `
price center: mpk, kostnadsstalle, kostnadssted, omkostningssted
tax number: nip, nipc, cvr, orgnr, organisationsnummer, cnpj
social security number: pesel, personnummer, fodselsnummer
postal number: postnr, postnummer
purchase date: kjopsdato, kobsdato, inkopsdatum
purchase price: inkopspris, kjopspris, kobspris
email: epost, epostadress
`

/** Further words that mean something only together: the concepts, then the words. */
export const ABROAD_PHRASES = `
email: correio eletronico, correio electronico, e post
price center: centro de custo, miejsce kosztow, miejsce powstawania kosztow
postal number: kod pocztowy, codigo postal
phone number: nr telefonu, numer telefonu
debit: strona wn
credit: strona ma
parent account: konto nadrz, konto nadrzedne
payment terms: termin platnosci, prazo de pagamento
entry number: nr zapisu, numer zapisu
document number: nr dowodu, numer dowodu
date booking: feita em
`

/** Further values of enumerations: the first word of their line (or of a line of their own), then those that mean the same. */
export const ABROAD_MEANINGS = `
active aktywny aktywna aktywne ativo ativa aktivt
inactive nieaktywny nieaktywna inativo inativa ikke_aktiv ej_aktiv
closed zamkniety zamknieta fechado fechada stangd lukket stengt
open otwarty otwarta aberto aberta oppen oppet apen aben
pending oczekujacy oczekujaca oczekuje pendente vantande avventer afventer
cancelled anulowany anulowana anulowane odwolana odwolano avbokad avbestalld avlyst annulleret avbrutt
confirmed potwierdzony potwierdzona bekraftad bekreftet bekraeftet reservado reservada prenotato prenotata bokad booket
completed zakonczony zakonczona concluido concluida slutford fullfort afsluttet avslutad wykonano wykonana eseguito eseguita effettuato effettuata ferdig faerdig
paid zaplacono zaplacona zaplacone oplacony oplacona oplacone pago paga betald betalt
unpaid nieoplacona nieoplacone niezaplacona nao_pago nao_paga obetald ubetalt
overdue przeterminowana przeterminowane em_atraso forfallen forfalden
no_show nao_compareceu nieobecny nie_stawil_sie uteblev ikke_mott udeblevet
yes tak sim
no nie nao nej nei
mr pan senhor
mrs pani fru senhora
male mezczyzna mand
female kobieta kvinna kvinne kvinde feminino
available ledig dostepny dostepna disponivel tilgjengelig tillganglig wolny wolna
single pojedynczy enkelt
double duplo dubbel dobbelt podwojny doble matrimoniale doppio
invoice faktura fatura
cash gotowka dinheiro numerario kontant kontanter
bank_transfer przelew transferencia_bancaria bankoverforing overforing
direct_debit polecenie_zaplaty debito_direto autogiro avtalegiro
high wysoki wysoka hog hoy
medium sredni srednia medel middels
low niski niska baixo baixa
new nowy nowa novo nova ny nytt
draft szkic rascunho utkast kladde
delivered dostarczono dostarczona entregue levererad levert leveret
shipped wyslano wyslana skickad sendt
returned zwrot zwrocono devolvido returnerad returnert
full_time pelny_etat tempo_inteiro heltid
part_time niepelny_etat deltid
permanent na_czas_nieokreslony tillsvidare
fixed_term na_czas_okreslony visstid
expense koszty koszt kostnad despesa omkostning
revenue przychody przychod intakt inntekt receita
asset aktywa tillgang eiendel aktiver
liability pasywa passivo skuld gjeld passiver
rented hired on_hire vermietet verhuurd loue alquilado noleggiato alugado alugada uthyrd utleid udlejet wynajety wynajeta
repair in_repair workshop werkstatt reparatur in_reparatie atelier taller officina oficina em_reparacao verkstad verksted vaerksted warsztat w_naprawie
scrapped verschrottet gesloopt rebut desguazado rottamato abatido skrotad kassert kasseret zlomowany
family familie familial familiale familiar rodzinny familj
purchase_invoice supplier_invoice eingangsrechnung facture_d_achat facture_fournisseur factura_de_compra fattura_di_acquisto inkoopfactuur faktura_zakupu fatura_de_compra leverantorsfaktura leverandorfaktura
sales_invoice customer_invoice ausgangsrechnung facture_de_vente facture_client factura_de_venta fattura_di_vendita verkoopfactuur faktura_sprzedazy fatura_de_venda kundfaktura kundefaktura
bank bank_statement kontoauszug releve_bancaire extracto_bancario estratto_conto bankafschrift wyciag_bankowy extrato_bancario kontoutdrag kontoutskrift
phone telephone telefon telefone telefono telefoon telefonisch
walk_in counter comptoir mostrador balie balcao recepcja
`
