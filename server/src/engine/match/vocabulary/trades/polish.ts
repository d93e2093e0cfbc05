import { POLISH_COMPOUNDS } from './polish-compounds.ts'
import { POLISH_PHRASES } from './polish-phrases.ts'
import type { TradeWords } from './words.ts'

/** Further words that tables of any trade have in Polish; their cases are known by themselves (declined.ts). */
export const POLISH: TradeWords = {
  words: `
origin proweniencja pochodzenia
movement ruch ruchu ruchy
quantity szt sztuk sztuka sztuki
storage przechowywanie przechowywania
hazardous niebezpieczny niebezpieczna niebezpieczne niebezp
storekeeper magazynier magazyniera
number numer numeru numery sygnatura
customer odbiorca klienta klientka nabywca
counterparty kontrahent kontrahenta kontrahenci kontrahentow
supplier dostawcy dostawcow
seller sprzedajacy sprzedawca
agent przedstawiciel przedst posrednik
employee pracownika pracownicy pracownica
person uczestnik osoba osoby osob
driver kierowcy kierowcow
teacher nauczyciel nauczyciela nauczycielka prowadzacy wykladowca instruktor trener
pupil ucznia uczennica
student studenta studentka sluchacz
member czlonka czlonkowski
owner wlasciciela posiadacz
guardian rodzic rodzice rodzica
partner malzonek malzonka wspolmalzonek
father ojciec
mother matka
child dziecko dziecka dzieciecy
company spolka przedsiebiorstwo przedsiebiorca podmiot
contact kontaktowy kontaktowa
applicant wnioskodawca
donor ofiarodawca darczynca
beneficiary beneficjent uposazony
recipient adresat
sender nadawca
author autora opracowal sporzadzil
responsible odpowiedzialny
supervisor zwierzchnik
asker zglaszajacy
user uzytkownik
patient pacjentka
doctor lekarza lekarka
nationality narodowosc obywatelstwo
religion wyznanie
age wiek
death zgonu zgon
gender plci
language jezyka jezykowy
title tytulu
address adresu zamieszkanie
city miejscowosci miasta gmina
street ulicy
district dzielnica powiat
location polozenie
branch filia placowka
building budynek budynku
floor pietra kondygnacja
property nieruchomosci lokal
plot dzialki
area powierzchnia
room pokoju pomieszczenie sala
bin regal polka
destination przeznaczenie docelowy
email mailowy
work sluzbowy praca pracy roboczy
mobile komorkowego
website witryna
days dni dniowy
year roku lata roczny rocznie
month miesieczny miesieczna
week tydzien tygodnia tygodni
weekly tygodniowy tygodniowo
daily dzienny dziennie dobowy
hourly godzinowy
hours godzin godzina
time czas godz
minutes minuta minuty
duration trwanie trwania
start rozpoczecia poczatek rozpoczecie
end zakonczenia koniec konca waznosci waznosc wazn zakonczenie
valid wazny obowiazuje obowiazywania
created utworzenia zalozenia zalozono wprowadzono wprowadzenia sporzadzenia rejestracji
updated aktualizacji modyfikacji zmodyfikowano zmiany zmieniono
opened otwarcia otwarto
closed zamkniecia zamkniety zamknieto
cancelled anulowany anulowano odwolany
deleted usuniety
hold wstrzymany
received otrzymania otrzymano wplynelo przyjecia
issued wystawil wydania wystawienie
approved zatwierdzony zatwierdzono zatwierdzil zaakceptowany akceptacja
signed podpisany podpisania podpis
delivery dostawy dostarczenia
shipping wysylka wysylki wyslano nadania spedycja transportu
returned zwroconych zwrot zwrotu
pickup odbioru
booking rezerwacji
payment platnosci wplata wplaty przelew przelewu zaplata zaplaty
due wymagalnosc
balance zaleglosc naleznosc pozostalo zadluzenie niedoplata
reminder monit monity upomnienie ponaglenie
refund korekta korygujacy korygujaca
terms warunkow
method metoda
invoice faktury
receipt paragon paragonu pokwitowanie
offer oferta oferty wycena
order zamowien zlecenie
contract umowe
discount rabatowy upust znizka bonifikata
price ceny cennik cennikowy koszt koszty kosztow
unit jednostki jednostkowy miary
retail detaliczny
amount razem ogolem lacznie
subtotal netto
currency waluty walutowy
interest odsetki odsetek
penalty kary
tax podatkowy vatowski
credit kredyt kredytu kredytowy
bank bankowy bankowego
account rachunkow konta rachunek
expense wydatek wydatku
revenue przychod przychodu obrot
purchase zakupiony
sales sprzedawany sprzedaz sprzedazowy
salary wyplata wynagrodzen zarobki
grant dotacja dofinansowanie
donation darowizny
fee oplata
project projektu
task zadania
category kategoria kategorii
subcategory podkategoria podgrupa
group grupowy
range asortyment
product towary towaru produkty wyrob wyroby asort
brand producent producenta wytworca
model modelu
batch partia partii
parts czesci czesc
stock zapas zapasu zapasy stanow
minimum minimalny minimalna minimum
package opakowanie opakowania paczka
weight masa ciezar masy
depth glebokosc
volume objetosc kubatura
color barwa koloru
material materialowy surowiec
condition kondycja
temperature temperatury
power mocy
distance odleglosc
odometer przebiegu
fuel paliwa paliwo
vehicle pojazdu auto
plate rejestracyjnego
tool narzedzie narzedzia
equipment maszyny urzadzenia
maintenance serwis serwisowy naprawa naprawy
inspection kontrola przegladu kontroli
technician wykonal wykonawca serwisanta
warranty gwarancja gwarancji gwarancyjny
insurance ubezpieczenia ubezpieczyciel
claim szkoda szkody
policy polisy
deductible franszyza
energy energia energii
meter licznika wodomierz
reading odczytu wskazanie odczyt
status statusu
stage etap etapu
result wyniku
rating ocena oceny
grade stopien stopnia
level poziomu
count liczba liczby
description opisu tresc
average sredni srednia srednie
customs celny celna celne
frozen zawieszony zawieszono zamrozony
note komentarz komentarza notatka uwag
reason przyczyna przyczyny
purpose celu
question pytanie
answer odpowiedz
priority pilnosc
industry branza branzy
event wydarzenie impreza imprezy
visit wizyty
appointment spotkanie
treatment zabieg zabiegu leczenie swiadczenie
symptom objaw objawy dolegliwosci
medication leku lekow lekarstwo preparat
dosage dawka dawkowanie
blood krwi krew
disease choroba choroby
vaccination szczepienie szczepienia szczepionka
animal zwierze zwierzecia
species gatunek gatunku
breed rasa rasy
chip mikroczip
book ksiazki
publisher wydawnictwo wydawca
copy egzemplarza
borrower wypozyczajacy
course zajecia przedmiot
training szkolenie szkolenia
subject temat tematu
mark stopnie
school szkola szkoly
employment zatrudnienie
fte wymiar
terminated rozwiazanie rezygnacja
absence nieobecnosc urlop urlopu absencja
skill kwalifikacje umiejetnosci uprawnienia
licence licencja zezwolenie
emergency alarmowy
guest goscie
adult doroslych dorosly
board wyzywienia
rent czynszu czynsz
deposit zaliczki kaucji zaliczka kaucja
utilities eksploatacja
season sezon
campaign kampanii
source zrodlo zrodla
active aktywnosc
internal wewnetrzny
external zewnetrzny
primary glowny podstawowy
secondary dodatkowy
previous poprzedni ostatni ostatnio
next kolejny nastepny
expected przewidywany szacowany
required wymagany
requested zgloszony
remaining pozostaly pozostale
document dokumentu dokumenty
entry wpis
journal dziennika
file plik pliku
image zdjecie fotografia
exchange przeliczeniowy
vacation wypoczynkowy wypoczynkowego
carrier przewoznik spedytor
crop uprawa uprawy roslina
sowing siew siewu zasiew
yield plon plonow
calving wycielenie
parish parafia
baptism chrzest chrztu
godparents chrzestni
grave grob grobu kwatera
court sadu
hearing rozprawa rozprawy
dispute spor sporu
drawing rysunek rysunku
scrap brakow
fault usterka usterki awaria awarii
consumption zuzycie pobor
waste odpad odpadu odpadow
sample probka probki
artist tworca
ownership wlasnosc
matter sprawa sprawy
attorney adwokat prawnik pelnomocnik mecenas
specialty specjalizacja specjalnosc
laboratory laboratoryjny
ward oddzialowy
deduction potracenie potracenia
advance zaliczkowy
bonus nagroda
overtime nadliczbowy
retirement emerytura emerytury emerytalny
ticket bilet biletu
seat siedzacy
menu danie potrawa
wine wino wina
variety odmiana
milk mleko mleka
stylist fryzjer fryzjerka stylistka kosmetyczka
lens soczewka szklo
membership czlonkostwo czlonkostwa
pledge deklaracja
education wyksztalcenie
manager kierownika
department oddzial
apartment mieszkanie mieszkania
tenant najemca
landlord wynajmujacy
engine silnik silnika
line wiersz pozycja
budget budzet
activity czynnosc
break przerwa
since przystapienia rejestracja zapisany zapisana
pressure cisnienie
height wzrost
breakfast sniadanie
taken wykorzystany wykorzystane
postal pocztowy
`,
  compounds: POLISH_COMPOUNDS,
  phrases: POLISH_PHRASES,
  alone: `
payment number: =tyt
`,
}
