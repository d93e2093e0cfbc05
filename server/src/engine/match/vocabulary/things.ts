/** Goods, vehicles, measures. */
export const THINGS = `
product products article articles artikel produkt produkte item items produit producto articulo sku ware merchandise prodotto articolo produto artikels 商品 產品 产品 貨品 货品 製品 物品
category categories kategorie cat categorie categoria warengruppe genre rubriek rubrik famille familia wg rayon 類別 类别 分類 分类 カテゴリ
group grp gruppe groupe grupo groep gruppo famiglia
unit einheit unite unidad uom eenheid unita einheiten um bme verkaufseinheit mengeneinh
quantity qty menge anzahl quantite cantidad stuck pieces pcs stk quant aantal quantita hoeveelheid quantidade mge qte uds qta udsq 數量 数量 units einh anz
count cnt amountof
package packages pkg pkgs paket pakete colis bulto bultos collo colli pakket packstucke kolli verpackung pack packung vpe gebinde conditionnement verpackungseinheit boxes cartons kartons cajas scatole
container containers cntr behalter conteneur contenedor
seal plombe plomb precinto sigillo zegel
weight gewicht poids peso wt gwt gew 重量 體重 体重 masse kg kgs
alcohol abv alkohol alcool alc alkoholgehalt degre
tare tara tarra tarage
height ht hohe hoehe hauteur altura groesse grosse hoogte altezza 高度 身高
width breite largeur ancho breedte larghezza 寬度 宽度
length lange longueur largo laenge lengte lunghezza 長度 长度
depth tiefe profondeur profundidad diepte profondita
volume volumen volumes
size dimension dimensions groessen taille talla maat tamano dimensione misura formato 尺寸 大小 サイズ
capacity kapazitat capacite capacidad capacita capaciteit platze jauge aforo plazas capienza seats sitzplatze plaatsen sitze posti places zitplaatsen sleeps couchages schlafplatze bettenzahl slaapplaatsen berths bunks kojen kojenzahl kojenplatze couchettes literas cuccette beliches kojplatser kojeplasser kojepladser koje
distance entfernung distancia distanza afstand strecke
odometer odo mileage miles kilometerstand km kms kilometraje kilometrage chilometraggio laufleistung tachostand kilometer kilometros chilometri
speed geschwindigkeit vitesse velocidad velocita snelheid
power leistung puissance potencia potenza vermogen
fuel kraftstoff treibstoff carburant combustible carburante brandstof antrieb treibstoffart motorisierung
temperature temperatur temperatura temperatuur
color colour clr farbe couleur kleur colore cor 顏色 颜色 farbton coloris
brand marke marque marca manufacturer hersteller maker fabricant merk make fabrikant fabrikat fabricante produttore costruttore constructeur 品牌 ブランド producer mfr mfg oem
model modell modele modelo modello 型號 型号
serial seriennummer seriell serienummer
version ver versione
plate kennzeichen kenteken matricula targa nummernschild plaque placa
vin chassis fahrgestell fahrgestellnummer bastidor telaio chassisnummer fgst
vehicle fahrzeug kfz vehicule vehiculo veicolo voertuig car auto coche voiture wagen
equipment gerat ausrustung equipement attrezzatura apparatuur toestel machine maschine apparat materiel device apparaat gerate appareil aparato apparecchio machines
tool werkzeug outil herramienta attrezzo gereedschap
asset anlage cespite bedrijfsmiddel inventar immobilisation inventaire activum cespiti
stock bestand inventory lager lagerbestand stocks voorraad existencias giacenza scorta 庫存 库存 在庫 verfugbar available disponible disponibile beschikbaar
reorder melde meldebestand bestellpunkt
meter zahler compteur contador contatore
multiplier multiplikator multiplicateur multiplicador moltiplicatore vermenigvuldiger
barcode strichcode ean gtin streepjescode upc
batch lot lote lotto partij
image picture photo img foto bild thumbnail media imagen immagine afbeelding lichtbild 圖片 图片 照片 画像
file datei fichier archivo
document dokument documento documents doc docs
book buch livre libro boek
publisher verlag editeur 出版社 uitgever editorial editore
venue conference veranstaltungsort recinto spielstatte
meal meals mahlzeit repas comida pasto maaltijd essen
ingredient zutat ingrediente
energy energie energia strom electricity electricite electricidad elettricita elektriciteit elektrizitat
warranty garantie garantia garanzia gewahrleistung guarantee
subcategory untergruppe unterkategorie subgroup subcat sottocategoria subcategorie subfamilia subrubrik uwg underkategorie
material werkstoff materiale materiaal materiaux stoff
board verpflegung pension regimen verzorging formula
operating
`
