/** Single words of Polish that say more than one concept at once. */
export const POLISH_COMPOUNDS = `
bonus: premia, premii
herd: stado, stada
inspector: kontroler
ticket: zgloszenie
table: stolik, stolika
company number: regon, krs
home: domowy
payment number: tytulem
newsletter: biuletyn
balance amount: nierozliczone
overtime hours: nadgodziny, nadg
operating hours: motogodziny
created user: utworzyl, wprowadzil, dodal
labour hours: roboczogodziny
labour hours: rbg
percent full: zaawansowanie
call number: sygn
`
