import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const ASSETS = 'laptop desktop monitor printer server smartphone software'
const TICKETS = 'incident service_request change problem'
const STOCK = 'raw_material semi_finished finished_good spare_part consumable'

describe('equipment of offices, help desks and stocks', () => {
  it.each([
    [ASSETS, 'laptop', 'Notebook, Ordinateur portable, Portátil, Portatile, Komputer przenośny, Bärbar dator'],
    [ASSETS, 'monitor', 'Bildschirm, Écran, Pantalla, Beeldscherm, Obrazovka, Skärm, Display'],
    [ASSETS, 'printer', 'Drucker, Imprimante, Impresora, Stampante, Drukarka, Tiskárna, Skrivare'],
    [ASSETS, 'smartphone', 'Handy, Mobiltelefon, Téléphone portable, Telefon komórkowy'],
    [TICKETS, 'incident', 'Störung, Incidencia, Storing, Incydent, Porucha, Driftstörning'],
    [TICKETS, 'change', 'Änderung, Changement, Cambio, Wijziging, Zmiana, Změna, Ändring'],
    [
      'complaint question suggestion compliment',
      'complaint',
      'Beschwerde, Réclamation, Queja, Reclamo, Klacht, Skarga, Stížnost, Klage',
    ],
    [
      'complaint question suggestion compliment',
      'suggestion',
      'Vorschlag, Sugerencia, Suggerimento, Voorstel, Förslag',
    ],
    ['bug feature question', 'bug', 'Fehler, Anomalie, Fallo, Difetto, Fout, Błąd, Chyba, Fejl'],
    [STOCK, 'raw_material', 'Rohstoff, Matière première, Materia prima, Grondstof, Surowiec, Surovina, Råvara'],
    [STOCK, 'spare_part', 'Ersatzteil, Pièces détachées, Repuesto, Ricambio, Onderdeel, Náhradní díl, Reservdel'],
    [STOCK, 'finished_good', 'Fertigware, Produit fini, Producto terminado, Wyrób gotowy, Färdigvara'],
    ['phone mobile email', 'mobile', 'Handy, Portable, Móvil, Cellulare'],
    ['fibre cable satellite', 'fibre', 'Glasfaser, FTTH, Fibra óptica, Glasvezel, Światłowód'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [ASSETS, 'Maus, Stuhl'],
    [TICKETS, 'Frage, Lob'],
    ['laptop mobile', 'Tastatur'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
