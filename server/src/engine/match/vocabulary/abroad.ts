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
name nominativo nazwa navn namn benamning betegnelse designacao
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
line lp poz lopenr lopnr
father ojca ojciec
mother matki matka
fte etatu
status tilstand stan
active aktywny aktywna aktywne
type rodzaj slag tipologia
position stanowisko stilling befattning
department dzial dzialu oddzialu oddzialow avdeling avdelning
contract umowa umowy umow
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
tax number: nip, nipc, cnpj
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
full name: imie i nazwisko, nazwisko i imie, imie nazwisko, nazwisko imie, fornavn og etternavn, nome e apelido
entry number: nr zapisu, numer zapisu
document number: nr dowodu, numer dowodu
date booking: feita em
`
