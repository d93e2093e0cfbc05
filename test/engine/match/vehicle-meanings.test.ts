import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const BODIES = 'hatchback sedan estate convertible minivan motorhome'
const DAMAGE = 'scratch dent crack rust leak'
const SEASONS = 'spring summer autumn winter'
const CROPS = 'wheat barley rye maize rapeseed potato grassland'

describe('vehicles, boats, freight and fields', () => {
  it.each([
    [BODIES, 'estate', 'Kombi, Break, Station wagon, Stationcar, Familiar'],
    [BODIES, 'sedan', 'Limousine, Berline, Berlina, Saloon'],
    [BODIES, 'convertible', 'Cabrio, Décapotable, Descapotable, Kabriolet'],
    [BODIES, 'motorhome', 'Wohnmobil, Camping-car, Autocaravana, Kamper, Husbil, Bobil'],
    [
      'summer winter all_season',
      'winter',
      'Winterreifen, Pneus hiver, Invierno, Gomme invernali, Winterbanden, Zimní, Opony zimowe',
    ],
    [
      'summer winter all_season',
      'all_season',
      'Ganzjahresreifen, 4 saisons, Vierseizoenenbanden, Całoroczne, Celoroční',
    ],
    ['owned leased hired', 'owned', 'Ours, Company owned, Gekauft, Notre, Nuestro, Acquistato, Van ons, Gekocht, Kopt'],
    [
      'owned leased hired',
      'leased',
      'Contract hire, Geleast, Crédit-bail, LLD, Renting, NLT, Em leasing, W leasingu, Leasad',
    ],
    [
      'owned leased hired',
      'hired',
      'Spot hire, Mietwagen, Location courte durée, Noleggio a breve termine, Korttidsleje',
    ],
    [
      'in_service off_road',
      'off_road',
      'VOR, SORN, Laid up, Stillgelegt, Abgemeldet, Immobilisé, Inmovilizado, Fermo, Geschorst, Odstaveno, Avstalld, Avskiltet',
    ],
    [
      'in_service off_road',
      'in_service',
      'On the road, Fahrbereit, En circulation, In circolazione, Rijdend, I trafik',
    ],
    ['petrol diesel electric', 'petrol', 'Unleaded, Bleifrei, Sans plomb, Sin plomo, Senza piombo, Loodvrij, Blyfri'],
    ['service repair tyres', 'service', 'SVC, Wartung, Entretien'],
    [DAMAGE, 'scratch', 'Kratzer, Rayure, Arañazo, Graffio, Kras, Rysa, Škrábanec, Repa'],
    [DAMAGE, 'rust', 'Rost, Rouille, Ruggine, Roest, Korozja, Koroze, Corrosion'],
    [SEASONS, 'autumn', 'Herbst, Automne, Otoño, Autunno, Herfst, Jesień, Podzim, Höst'],
    [
      'sailing_boat motorboat kayak',
      'sailing_boat',
      'Segelboot, Voilier, Velero, Barca a vela, Zeilboot, Plachetnice, Seilbåt',
    ],
    ['road sea air rail', 'rail', 'Bahn, Ferroviaire, Ferrocarril, Spoor, Kolej, Železnice, Järnväg'],
    ['road sea air rail', 'sea', 'Seefracht, Maritime, Marítimo, Zeevracht, Námořní, Sjö'],
    [
      'goods_receipt goods_issue stocktake',
      'stocktake',
      'Inventur, Inventaire, Inventario, Remanent, Inventura, Inventering',
    ],
    [CROPS, 'wheat', 'Weizen, Blé, Trigo, Frumento, Tarwe, Pszenica, Pšenice, Vete, Hvede'],
    [CROPS, 'potato', 'Kartoffeln, Pommes de terre, Patata, Aardappelen, Ziemniaki, Brambory, Potatis'],
    [CROPS, 'grassland', 'Dauergrünland, Prairie, Prato, Grasland, Łąka, Louka'],
    ['organic conventional', 'organic', 'Bio, Biologique, Ecológico, Biologisch, Ekologiczny, Økologisk'],
    ['sowing fertilising harvest', 'harvest', 'Ernte, Récolte, Cosecha, Raccolta, Oogst, Zbiory, Sklizeň, Skörd'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [BODIES, 'Lkw, Anhänger'],
    [SEASONS, 'Januar, alle'],
    [CROPS, 'Hafer, Brache'],
    ['indoor outdoor other', 'Inne'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
