import type { TradeWords } from './words.ts'

/** Rooms that are booked and homes that are let. */
export const LODGING: TradeWords = {
  words: `
offpeak nebensaison laagseizoen lagsasong lavsesong lavsaeson
peak hauptsaison hochsaison hoogseizoen hogsasong hoysesong hojsaeson
arrival chegada prijezd zameldowanie incheckning przyjazdu inflyttning inflyttad einzug intrek anreisetag
departure partida odjezd odjazd wymeldowanie utcheckning wyjazdu utflyttning utflyttad auszug abreisetag
booking rezervace rezervacia prenot pren
nights noites noce noci nocy noclegi noclegow
board pensione pensao strava wyzywienie
origin procedencia provenienza pochodzenie proveniencia
guest goscia gosci
adult dospeli adultas
pool swimmingpool piscina piscine schwimmbad schwimmbecken zwembad basen bazen svommebasseng svommepol poolanlage
cleaning limpieza limpeza reinigung endreinigung nettoyage menage pulizia pulizie schoonmaak eindschoonmaak sprzatanie uklid stadning rengoring renhold
bedrooms dorm dorms sypialnia sypialnie loznice sovrum soverom sovevaerelser
child deti
deposit sinal sena zaloha zaliczka zadatek kaucja kauce jistota handpenning forskott depositum anticipo adelanto
apartment apto mieszkanie lagenhet leilighet lejlighed vivienda logement wohneinheit mieteinheit woning fracao fraccao
property mietobjekt lokal lokalu fastighet eiendom ejendom nieruchomosc nemovitost imovel alojamento alojamiento unterkunft hebergement accommodation accommodatie alloggio
building complesso complex
floor pietro patro vaning andar
rent renda aluguer aluguel czynsz najemne hyra leie husleje mietzins bruttomiete
lease arrendamento najem hyresavtal mietverhaltnis
tenant najemca najemce najemnik hyresgast leietaker mieterin occupant
landlord wynajmujacy pronajimatel hyresvard senhorio utleier udlejer
guarantor avalista fiador poreczyciel rucitel borgensman
indexation indexatie indexierung indeksacja indexace indexierungsmonat indicizzazione indexacion
meter licznik meridlo matare
`,
  compounds: `
guarantor: burge, garant, garante
nights: natter
booking number: localizador, locator, localizzatore, vorgangsnr, buchungsnr
subtotal rent: nettokaltmiete, nettomiete, grundmiete, basismiete, basishuur
arrival received: entrada, entree, ingresso
area: wfl, nutzflache
`,
  phrases: `
offpeak: low season, off season, temporada baja, t baja, temp baja, basse saison, hors saison, bassa stagione, epoca baixa, niski sezon, nizka sezona
offpeak price: price low season, low season price, low season rate, tarifa baja, tarifa temporada baja, tarifa t baja, precio temporada baja, precio t baja, preis nebensaison, prix basse saison, tarif basse saison, prezzo bassa stagione, tariffa bassa stagione, prijs laagseizoen, tarief laagseizoen, preco epoca baixa
peak: high season, peak season, temporada alta, t alta, temp alta, haute saison, pleine saison, alta stagione, epoca alta, wysoki sezon, vysoka sezona
peak price: price high season, high season price, high season rate, tarifa alta, tarifa temporada alta, tarifa t alta, precio temporada alta, precio t alta, preis hauptsaison, prix haute saison, tarif haute saison, prezzo alta stagione, tariffa alta stagione, prijs hoogseizoen, tarief hoogseizoen, preco epoca alta
arrival: moved in, move in, fecha entrada, date entree, data ingresso, data entrada
departure: moved out, move out, fecha salida, date sortie, data uscita, data saida
board: tipo trattamento, regime de repas, type de pension
booking number: record locator, booking ref, booking reference
booking date: f reserva, fecha reserva, data reserva, data pren, date resa
subtotal rent: base rent, loyer hc, loyer hors charges, kale huur, renta base
gross rent: loyer cc, loyer charges comprises
utilities: provision charges, provisions charges, provision sur charges, provisions pour charges, acompte charges, nk vorausz, nk vorauszahlung
utilities: bk vorausz, bk vorauszahlung, gastos comunidad, spese condominiali, service kosten, oplaty eksploatacyjne
guarantor: caution solidaire
end date: opgezegd per, gekundigt zum, uitgeschreven per
bank account: cuenta domiciliacion, cuenta de domiciliacion, compte de prelevement, conto di addebito
city tax: tassa di soggiorno, tassa soggiorno, taxe de sejour, tasa turistica
`,
  alone: `
apartment: =byt
apartment number: =lghnr
apartment floor: =piso
apartment unit: =we
`,
}
