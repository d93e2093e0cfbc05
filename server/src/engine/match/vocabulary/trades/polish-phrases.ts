/** What means something only together in Polish, one or the other word often cut short. */
export const POLISH_PHRASES = `
hire date: zatrudniony od, zatrudniona od, data zatrudnienia, data przyjecia do pracy
terminated date: data zwolnienia, data rozwiazania umowy, data odejscia, zatrudniony do, data wystapienia, data zakonczenia pracy
end date: termin waznosci, data wazn, data waznosci, wazne do dnia, termin zakonczenia, obowiazuje do, umowa do, termin przydatn, termin przyd, data przydatnosci, przydatne do
start date: termin rozpoczecia, obowiazuje od, umowa od
storage: warunki przechowywania
payment days: termin platn, termin platnosci dni, dni platnosci
tax percent: stawka podatku, stawka ptu
salutation: zwrot grzecznosciowy, forma grzecznosciowa, tytul grzecznosciowy, pan pani
full name: nazwisko imie i, imie nazwisko klienta
second name: drugie imie
first name: pierwsze imie
birth place: miejsce urodzenia, miejsce ur
birth name: nazwisko rodowe, nazwisko panienskie
marital status: stan cywilny
house number: no domu, numer domu, no budynku, numer budynku, no posesji
apartment number: no lokalu, numer lokalu, no mieszkania, numer mieszkania, no lok
street house number: ulica i no, ulica no domu, ulica i no domu, ulica i numer, ul i no
address line 2: adres cd, adres c d, adres ciag dalszy, adres 2, adres linia 2, cd adresu
address: adres zamieszkania, adres korespondencyjny, adres do korespondencji, adres siedziby, adres zameldowania
postal city: kod i miasto, kod miasto, kod pocztowy i miasto, kod i miejscowosc
country number: kod kraju, kraj kod
home phone: tel domowy, telefon domowy, tel prywatny, telefon prywatny
work phone: tel sluzbowy, telefon sluzbowy, tel sluzb, tel do pracy, telefon do pracy, tel firmowy
work email: email sluzbowy, email firmowy, mail sluzbowy, mail firmowy
home email: email prywatny, mail prywatny
mobile phone: tel kom, telefon kom
website: strona internetowa, strona www, adres www, strona int, adres strony
language: jezyk korespondencji, preferowany jezyk, jezyk komunikacji
contact: osoba do kontaktu, osoba kontaktowa, osoba kont
customer since: klient od, klientka od, odbiorca od, klient od dnia, wspolpraca od
supplier since: dostawca od
credit limit: limit kupiecki, limit handlowy, limit kred, lim kred
payment method: forma platn, forma zapl, sposob platn, sposob zapl, rodzaj platnosci
payment terms: warunki platn, warunki zaplaty
payment number: tytul przelewu, tyt przelewu, tytul platnosci, tytul wplaty
payment date: data wplaty, data przelewu, zaplacono dnia, oplacono dnia
dunning level: poziom monitu, stopien monitu, poziom upomnienia, poziom wezwania
newsletter consent: zgoda na newsletter, zgoda marketingowa, zgoda na marketing, zgody marketingowe
consent: zgoda rodo, zgoda na przetwarzanie danych, zgoda na przetwarzanie
sales agent: przedstawiciel handlowy, przedst handlowy, przedst handl, opiekun klienta, opiekun handlowy
supplier number: no dost, kod dost, symbol dostawcy
supplier product number: no kat dostawcy, no katalogowy dostawcy, kod towaru u dostawcy, kod dostawcy towaru, symbol u dostawcy
customer number: symbol klienta, no odbiorcy
product number: indeks towaru, indeks towarowy, indeks produktu, indeks materialowy, indeks mat, symbol towaru, symbol produktu, no kat, no katalogowy, numer katalogowy, kod prod, kod tow, symbol tow
product name: nazwa tow, nazwa art, nazwa asortymentu
lead time days: czas dostawy dni, termin dostawy dni, czas realizacji dni, czas dost dni
lead time: czas dostawy, czas realizacji, czas oczekiwania
delivery date: termin dostawy, termin dost, data dost, termin realizacji, data realizacji
days: liczba dni, ilosc dni, dni robocze, dni kalendarzowe
absence days: dni urlopu, liczba dni urlopu, dni nieobecnosci
minimum order quantity: minimalne zamowienie, min zamowienie, minimalna ilosc zamowienia, min ilosc zam, min zam, minimum logistyczne, minimum zamowienia
barcode: kod kreskowy, kod kresk, kod paskowy, kod ean
unit: jedn miary, jednostka miary, j miary, jedn m, j m, jednostka sprzedazy
unit price: cena j, cena jednostkowa, cena za szt, cena za sztuke, cena szt, cena jednostk, cena za jednostke, c j
purchase price: cena zak, cena nabycia, cena zakup, c zakupu, koszt zakupu, cena kupna
sales price: cena sprz, cena sprzed, c sprzedazy
list price: cena katalogowa, cena kat, cena cennikowa, cena cennik, cena z cennika
retail price: cena detaliczna, cena det, cena sugerowana
wholesale price: cena hurtowa, cena hurt
total price: cena laczna, cena calkowita
amount: kwota razem, wartosc razem
category: grupa towarowa, grupa towarow, grupa produktow, grupa produktowa, grupa asortymentowa, grupa tow, grupa asort
subtotal weight: waga netto, masa netto
customs tariff number: kod cn, kod taryfy celnej, kod celny, taryfa celna, no taryfy celnej, kod pcn, kod hs, kod taric, kod towarowy cn
country origin: kraj poch, kraj pochodz
discontinued: wycofany z oferty, wycofany ze sprzedazy, wycofane z oferty, wycofane ze sprzedazy, wycofany z produkcji, koniec produkcji, koniec sprzedazy, produkt wycofany
invoice number: no fv, fv no, numer fv, no fak, fv numer, no rach, numer fa, no fakt
invoice date: data fv, data fak, data fakt, data wyst fv, data wyst fakt, data wystawienia fv, data wystawienia faktury
issued date: data wyst, data wystaw
invoice amount: kwota fv, wartosc fv
invoice: faktura vat
sales date: data sprzed, data sprz
due date: termin fv, data zaplaty do, zaplacic do, termin zapl, data wymagalnosci
subtotal amount: podstawa vat, podstawa opodatkowania, wartosc bez vat, kwota bez vat, wart netto
gross amount: wart brutto, wartosc z vat, kwota z vat
tax amount: wart vat, kwota podatku, podatek vat kwota
balance amount: pozostalo do zaplaty, pozostaje do zaplaty, zostalo do zaplaty, kwota pozost, kwota pozostala, do rozliczenia
exchange rate: kurs waluty, kurs wal, kurs walutowy, kurs przeliczeniowy, kurs nbp, kurs wymiany
refund number: no korekty, numer korekty, no fakt kor, no faktury kor, no faktury korygujacej, numer faktury korygujacej, no fv kor
refund: faktura korygujaca, fakt kor, fv kor, faktura kor, nota korygujaca, nota kredytowa
order number: no zam, numer zam, zam no
order date: data zam
stock quantity: stan mag, ilosc na stanie, stan biezacy, ilosc w magazynie, na stanie, dostepna ilosc, ilosc dostepna
maximum stock: stan maks, stan maksymalny, zapas maksymalny
location: miejsce skladowania
bin: lokalizacja magazynowa, miejsce w magazynie, adres magazynowy
warehouse: mag zrodlowy
salary: wynagrodzenie zasadnicze, placa zasadnicza
gross salary: placa brutto, pensja brutto
subtotal salary: placa netto, pensja netto, do wyplaty
hourly rate: stawka za godz, stawka za godzine, stawka godz
overtime hours: godziny nadliczbowe
contract type: rodzaj umowy, typ umowy, forma zatrudnienia, rodzaj zatrudnienia
fte: wym etatu, czesc etatu
price center: mpk no
employee number: no ewid, no ewidencyjny pracownika, no prac, no osobowy, no kadrowy, id prac
record number: no ewidencyjny, numer ewidencyjny
education: poziom wyksztalcenia
tax office: urzad skarbowy
tax number: nip ue, no vat ue, vat ue, numer vat, eu nip
health insurance: ubezpieczenie zdrowotne
blood type: grupa krwi, gr krwi
emergency contact: kontakt alarmowy, osoba do powiadomienia, kontakt w naglych wypadkach
plate: no rej poj, tablica rejestracyjna, tablice rejestracyjne, no tablicy
vin: no nadwozia, numer nadwozia, no podwozia, no vin
first since date: data pierwszej rejestracji, data 1 rejestracji, pierwsza rej
engine capacity: pojemnosc silnika, poj silnika
odometer: stan licznika km, przebieg w km, przebieg km
meter reading: stan licznika wody, stan licznika energii, wskazanie licznika, odczyt licznika, stan licznika
meter number: no licznika, numer licznika
operating hours: godziny pracy maszyny
next inspection: nastepny przeglad, termin przegladu, nastepne badanie
serial number: no fabryczny, numer fabryczny, no ser, numer seryjny, nr seryjny
batch number: no serii, numer serii, no partii
warranty end: gwarancja do, koniec gwarancji
insurance amount: suma ubezp
policy number: no polisy, numer polisy
claim number: no szkody, numer szkody
room number: no pokoju, numer pokoju
nights: liczba nocy, liczba dob, ilosc dob
guest count: liczba gosci, liczba osob, ilosc osob
area: pow uzytkowa, powierzchnia uzytkowa
land register number: ksiega wieczysta
class: klasa szkolna
school year: rok szkolny, rok szk
updated date: ostatnia zmiana, data zmiany, ostatnia modyfikacja
opening balance: saldo poczatkowe, bilans otw, saldo otwarcia, saldo bo
document type: typ dok, rodzaj dok
document number: no dok, numer dok, no dokumentu, numer dokumentu
document date: data dok
booking date: data ksieg, data ksiegowania
line number: l p, poz no
tracking number: no przesylki, numer przesylki, no listu przewozowego, list przewozowy, no listu przew
quantity ordered: ilosc zam, ilosc zamowiona, zamowiona ilosc
delivery note number: no wz, numer wz, wz no, dokument wz, no dokumentu wz
average price: srednia cena zakupu, sr cena zakupu, sredni koszt, cena srednia, sr cena
hourly salary: stawka godz brutto, placa za godzine
vacation days remaining: urlop pozostaly dni, pozostaly urlop, urlop pozostaly, dni urlopu pozostale, niewykorzystany urlop, urlop do wykorzystania
general doctor: lekarz kier, lekarz kierujacy, lekarz poz, lekarz pierwszego kontaktu, lek rodzinny
animal name: imie zwierzecia, imie psa, imie konia, imie pacjenta zwierzecia
chip number: no czipa, numer czipa, no chip, no chipa, no mikroczipa, czip no
living area: pow mieszk, powierzchnia mieszkalna, pow mieszkalna, metraz mieszkania
room count: l pokoi, liczba pokoi, ilosc pokoi
cadastral number: no dzialki ewid, numer dzialki, no dzialki, no dzialki ewidencyjnej, no ewid dzialki
energy rating: klasa energ, klasa energetyczna
count guest: l gosci, l osob
price per person: cena os, cena od osoby, cena za osobe, cena na osobe
publication year: rok wyd, rok wydania
call number: sygnatura ksiazki
ear tag number: no kolczyka, numer kolczyka
labour hours: liczba rbg
construction site: plac budowy, teren budowy
building permit number: no pozw na bud, no pozwolenia na budowe, pozwolenie na budowe, no pozwolenia
supply point number: kod ppe, no ppe, numer ppe, kod punktu poboru, no punktu poboru
account number: konto ksieg, konto ksiegowe, no konta ksiegowego
voucher number: no dow ksieg, no dowodu ksiegowego
asset number: no srodka trwalego, numer inw, numer inwentarzowy
book value: wart netto st, wartosc ksiegowa, wartosc netto srodka
depreciation years: okres amortyzacji, okres uzytkowania lata
start time: godz wejscia, godzina wejscia, godz rozpoczecia, godzina rozpoczecia, godz od
end time: godz wyjscia, godzina wyjscia, godz zakonczenia, godzina zakonczenia, godz do
ticket number: no zgl, no zgloszenia, numer zgloszenia
count package: l paczek, liczba paczek, ilosc paczek, l opakowan, liczba opakowan, liczba palet
recipient: odb przesylki, odbiorca przesylki, odbiorca towaru
reserved quantity: ilosc zarez, ilosc zarezerwowana, zarezerwowana ilosc
grape variety: szczep winorosli, odmiana winorosli, odmiana winogron
table number: no stol, no stolika, numer stolika
test method: met badania, metoda badania, metoda badawcza
detection limit: gr wykrywalnosci, granica wykrywalnosci, granica oznaczalnosci
number range: zakres ref, zakres referencyjny, zakres norm, wartosci referencyjne
recall date: data wizyty kontr, data wizyty kontrolnej, wizyta kontrolna
pupillary distance: rozstaw zrenic
place death: miejsce zgonu
opposing person: strona przeciwna, przeciwnik procesowy
hearing date: termin rozpr, termin rozprawy, data rozprawy
value dispute: wartosc przedmiotu sporu
case number: sygn akt, sygnatura akt, no sprawy, numer sprawy
weighbridge ticket number: no kwitu wag, no kwitu wagowego, kwit wagowy
appointment time: godz wizyty, godzina wizyty
active ingredient: subst czynna, substancja czynna
limit person: max uczestnikow, maks liczba uczestnikow, max liczba osob, limit uczestnikow, limit miejsc
percent full: stopien zaawansowania
budgeted hours: godziny planowane, godziny budzetowe, plan godzin
social security number: no pesel
legal form: forma prawna
mother name: imie matki
father name: imie ojca
closing balance: bilans zamkniecia, saldo zamkniecia, saldo bz, saldo koncowe
setup time: czas przygotowawczy, czas tpz, czas przezbrojenia
retention: kaucja gwar, kaucja gwarancyjna, kwota zatrzymana
last visit: ost wizyta
last: data ost
frozen end: zawieszony do, zawieszone do, zamrozony do
dosage form: postac leku, postac farmaceutyczna, postac leku farmaceutyczna
publisher: wyd ksiazki
sphere right: sfera op, sph op
sphere left: sfera ol, sph ol
axis right: os op
axis left: os ol
diagnosis number: kod icd, kod icd 10, kod rozpoznania
doctor: lekarz prowadzacy, lek prowadzacy
identity card number: no dowodu osobistego, dowod osobisty, seria i no dowodu, no dowodu os, numer dowodu osobistego, seria i numer dowodu
since date: data rejestracji, data przystapienia, czlonek od dnia, data wstapienia
price nights: cena za noc, cena za dobe, cena noc, cena doba, cena za nocleg
blood pressure: cisnienie krwi, cisnienie tetnicze, rr krwi
power: moc silnika, moc kw, moc km, moc w kw
insurance end: oc wazne do, ubezpieczenie wazne do, ac wazne do, polisa wazna do
donation purpose: cel darowizny, cel wplaty
purpose: cel wizyty, cel podrozy, cel wyjazdu
training safety: szkolenie bhp
medical examination: badania lekarskie, badanie lekarskie, badania okresowe
short name: nazwa skrocona, nazwa skr, skrocona nazwa, skrot nazwy
previous order date: data ostatniego zamowienia
absence taken: urlop wykorzystany, wykorzystany urlop
received date: data przyjecia towaru, data przyjecia
`
