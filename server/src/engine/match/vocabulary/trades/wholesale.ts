import type { TradeWords } from './words.ts'

/** How wholesalers keep their articles, their stock and their suppliers. */
export const WHOLESALE: TradeWords = {
  words: `
barcode gencod gencode gencods
volume contenance contenances fullmenge fullinhalt fullvolumen
reseller resellers dealer dealers revendeur revendeurs wiederverkaufer handlernetto revendedor revendedores rivenditore rivenditori wederverkoper wederverkopers odsprzedawca odsprzedawcow przeprodejce preprodejca aterforsaljare forhandler videreforhandler jalleenmyyja herverkoper
payment reglt regt reglts
supplier frs fourn fourns
hold sommeil dormant dormiente slapend vilande hvilende
shown visible visibles sichtbar affiche affichee visibile visibili zichtbaar visivel visiveis widoczny widoczna widoczne viditelny viditelne viditelna zobrazit zobrazeno synlig synligt synlige nakyvissa sigbaar
wholesale grosshandels hurtowa hurtowy velkoobchodni velkoobchodna partipris
`,
  compounds: `
online: webshop, onlineshop, eshop, internetshop, netbutik, nettbutikk, webbshop, webbutik, webbutikk, verkkokauppa, webwinkel, webskop
free delivery: franco, franko, frachtfrei, frachtfreigrenze, portofrei, versandkostenfrei, vrachtvrij, frankogrenze, francogrens, fraktfritt, fraktfri, fragtfri, fraktfrigrans, fraktfrittgrense, fragtfrigraense, rahtivapaa
reseller price: handlerpreis, haendlerpreis, wiederverkaufspreis, wiederverkauferpreis, dealerprijs, handelaarsprijs, wederverkopersprijs, aterforsaljarpris, forhandlerpris, forhandlarpris, jalleenmyyjahinta
wholesale price: grosshandelspreis, groothandelsprijs, tukkuhinta
category manager: produktmanager, productmanager, kategoriemanager, categorymanager, produktchef, produktsjef, produktansvarig, produktansvarlig, produktverantwortlicher, produktverantwortliche, sortimentsmanager, kategorichef, kategorisjef, tuotepaallikko, produkbestuurder
payment terms: zahlbed, zahlkond
unit: verkaufseinheit, verkoopeenheid, salgsenhet, myyntiyksikko, verkoopeenhede
`,
  phrases: `
stock quantity: bestand counted, counted bestand, menge counted, counted menge, stock counted, counted stock, qty counted, counted qty, quantity counted, counted quantity, physical stock, phys stock, stock phys, physical qty, phys qty, qty phys, physical quantity, qty physical, quantity physical, phys bestand, bestand phys, physischer bestand, physische menge, menge phys, lagerbestand phys, qte phys, qte physique, qty physique, quantite physique, stock physique, stock reel, existencia fisica, existencias fisicas, stock fisico, cantidad fisica, cant fisica, giacenza fisica, qta fisica, quantita fisica, fysieke voorraad, voorraad fysiek, fys voorraad, aantal fysiek, estoque fisico, quantidade fisica, qtd fisica, qtde fisica, stan fizyczny, ilosc fizyczna, stan rzeczywisty, fyzicky stav, fyzicke mnozstvi, mnozstvi fyzicke, skutecny stav, fysiskt saldo, fysiskt lager, fysiskt antal, fysisk beholdning, fysisk lager, fysisk antall, fysisk antal, fyysinen saldo, fisiese voorraad
free delivery: free shipping, free freight, freight free, carriage paid, carriage free, paid carriage, free carriage, freight paid, free del, kostenfreie lieferung, frei haus, frei haus ab, franco de port, port franco, franco port, port paye, portes pagados, portes pagados desde, porte pagado, portes gratis, portes gratuitos, envio gratis, envio gratuito, porto franco, porte gratis, frete gratis, spedizione gratuita, spese incluse, gratis verzending, gratis levering, darmowa dostawa, dostawa gratis, darmowa wysylka, doprava zdarma, doprava zadarmo, fri frakt, fri fragt, gratis frakt, gratis fragt, ilmainen toimitus, gratis aflewering
reseller price: precio distribuidor, precio de distribuidor, precio revendedor, preco revendedor, preco revenda, prezzo rivenditore, prezzo rivenditori, prix revente, cena dla odsprzedawcow, cena pro prodejce, dealer net, trade net
wholesale price: prix de gros, prix gros, precio mayorista, precio al por mayor, precio por mayor, prezzo all ingrosso, prezzo ingrosso, preco grossista, preco atacado, preco de atacado, preco por atacado
category manager: product manager, product mgr, prod mgr, cat mgr, chef de produit, chef de produits, chef produit, chefs de produit, chef de marche, responsable produit, jefe de producto, jefa de producto, gerente de producto, responsabile prodotto, responsabile di prodotto, gestor de produto, gerente de produto, menedzer produktu, kierownik produktu, opiekun produktu, produktovy manazer, produktova manazerka
retail price gross: pvc ttc, pvc tvac, pvp con iva, pvp iva incl, pvp iva inc
retail price: prix de vente conseille, prix vente conseille, prix conseille, px conseille, pv conseille, prix public conseille, prix de vente public, pvp recomendado, precio recomendado, prezzo consigliato, preco recomendado, cena zalecana, doporucena prodejni cena, suositushinta, aanbevole prys
lead time days: delai j, delai jours, delai en jours, delais jours, delai jrs, plazo dias, prazo dias, tempo consegna gg
payment terms: cond reglt, cond regt, cond de reglement, cond de regl, condition reglement, condition de reglement, cond pago, cond de pago, condicion pago, condicion de pago
supplier number: no frs, n frs, code frs, no fourn, n fourn, code fourn, no four, code four
supplier product number: ref four, ref fourn, ref frs, ref fournisseur, code article fournisseur
supplier: four princ, fourn princ, four principal, fourn principal
minimum stock: seuil mini, seuil min, seuil minimum, seuil minimal
previous counted date: dern inv, der inv, dernier inv, ultima conta, ostatnia inwentaryzacja, posledna inventura, siste varetelling
unit: unite de vente, unite vente, u vente, unidad de venta, unidad venta, unita di vendita, unita vendita, unidade de venda, prodejni jednotka, predajna jednotka, unit of sale
subcategory: sous fam, ss famille, ss fam, s famille, s fam, subfamilia, sottofamiglia
online: web shop, online shop, online store, boutique en ligne, site marchand, tienda online, tienda en linea, negozio online, loja online, sklep internetowy, internetovy obchod
`,
  alone: `
package quantity: =pcb, =spcb, =ve
unit: =uv
lead time: =delai, =delais
`,
}
