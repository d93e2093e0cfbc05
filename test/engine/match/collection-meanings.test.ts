import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const KINDS = 'painting print_drawing photograph textile furniture other'
const WAYS = 'gift purchase bequest exchange transfer excavation'
const TREES = 'oak beech pine spruce fir larch'

describe('what collections hold, and how they came by it', () => {
  it.each([
    [KINDS, 'painting', 'Malerei, Gemälde, Peinture, Cuadro, Dipinto, Schilderij, Obraz, Malba, Målning, Ölgemälde'],
    [
      KINDS,
      'print_drawing',
      'Grafik, Zeichnung, Druckgrafik, Estampe, Dessin, Disegno, Tekening, Works on paper, Rysunek',
    ],
    [KINDS, 'photograph', 'Fotogr., Fotografie, Photo, Fotografía, Foto, Zdjęcie, Lichtbild'],
    [KINDS, 'textile', 'Textil, Tissu, Tejido, Tessuto, Textiel, Tkanina'],
    [KINDS, 'furniture', 'Möbel, Meuble, Mobilier, Mueble, Mobili, Meubels, Nábytek, Møbler'],
    [WAYS, 'gift', 'Schenkung, Don, Donación, Dono, Schenking, Darowizna, Dar, Gåva'],
    [WAYS, 'bequest', 'Vermächtnis, Legs, Legado, Lascito, Legaat, Odkaz'],
    [WAYS, 'exchange', 'Tausch, Échange, Permuta, Scambio, Ruil, Wymiana, Výměna, Bytte'],
    [WAYS, 'excavation', 'Grabung, Fouilles, Scavo, Opgraving, Vykopávky'],
    ['drawing print watercolour', 'print', 'Radierung, Lithographie, Acquaforte, Drzeworyt, Kopparstick, Siebdruck'],
    ['oil watercolour acrylic', 'oil', 'Öl auf Leinwand, Huile sur toile, Óleo, Olieverf op doek, Olje på lerret'],
    ['book periodical newspaper map', 'newspaper', 'Zeitung, Giornale, Krant, Noviny, Avis'],
    ['book ebook audiobook dvd', 'audiobook', 'Hörbuch, Livre audio, Luisterboek, Lydbok, Ljudbok'],
    ['hardcover paperback', 'paperback', 'Taschenbuch, brosch., Broché, Tapa blanda, Brossura, Häftad, Brožovaná'],
    [
      'available on_loan reserved',
      'on_loan',
      'Ausgeliehen, Emprunté, En préstamo, In prestito, Wypożyczona, Vypůjčeno, Checked out',
    ],
    ['in_storage on_display on_loan', 'on_display', 'Ausgestellt, En salle, Expuesto, In mostra, Op zaal, Na wystawie'],
    ['original copy', 'copy', 'Kopie, Copia, Kopia, Duplikat'],
    ['wood metal glass', 'wood', 'Holz, Bois, Madera, Legno, Hout, Drewno, Trä, Eiche, Chêne, Pine'],
    ['steel stainless_steel aluminium', 'stainless_steel', 'Edelstahl, Inox, RVS, Nerez, Stal nierdzewna, Rostfritt'],
    ['wood metal stone', 'stone', 'Marmor, Pierre, Arenisca, Natuursteen, Kámen'],
    [TREES, 'oak', 'Eiche, Chêne, Roble, Quercia, Dąb, Ek'],
    [TREES, 'spruce', 'Fichte, Épicéa, Świerk, Smrk, Gran'],
    ['deciduous coniferous', 'coniferous', 'Nadelholz, Résineux, Conífera, Fichte, Tall'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [KINDS, 'Aquarell, Keramik, Uhr'],
    ['clock watch', 'Uhr, Reloj, Orologio'],
    ['spruce fir', 'Abeto'],
    ['pvc copper steel', 'Kunststoff'],
    ['brick tile', 'Tegel'],
    ['periodical newspaper', 'Journal'],
    ['steel maple', 'Acero'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
