import type { TradeWords } from './words.ts'

/** Further words that tables of any trade have in Polish, many of them cases of those in abroad.ts. */
export const POLISH: TradeWords = {
  words: `
movement ruch ruchu ruchy
quantity szt sztuk
storage przechowywanie przechowywania
hazardous niebezpieczny niebezpieczna niebezpieczne niebezp
storekeeper magazynier magazyniera
number numer numeru numery
customer odbiorca klienta
supplier dostawcy dostawcow
employee pracownika pracownicy
driver kierowcy
teacher nauczyciel nauczyciela
pupil ucznia
member czlonka
owner wlasciciela
address adresu
city miejscowosci
days dni
start rozpoczecia
end zakonczenia koniec waznosci waznosc wazn
created utworzenia zalozenia zalozono
updated aktualizacji modyfikacji zmodyfikowano
payment platnosci
project projektu
fee oplata
category kategoria kategorii
batch partia partii
product towary towaru
`,
  compounds: '',
  phrases: `
hire date: zatrudniony od, zatrudniona od
end date: termin waznosci
storage: warunki przechowywania
payment days: termin platn, termin platnosci dni, dni platnosci
tax percent: stawka podatku
end date: data wazn, data waznosci
`,
}
