/** Places, addresses and ways to reach somebody. */
export const PLACES = `
plot plots parzelle parzellen parz particella kavel dzialka
email mail emailadresse courriel correo mailadresse posta 電子郵件 电子邮件 郵箱 邮箱 メール mejl
phone tel ph tfno tlfno fono telephone telefon telefono telefonnummer rufnummer fon phonenumber telefoon telefone tlf festnetz landline fisso fijo 電話 电话
mobile cell wireless handy mobil mobiltelefon cellphone movil portable mobiel gsm cellulare cellulaire telemovel celular 手機 手机 携帯 natel
fax telefax telecopie telecopieur
website web url homepage link webseite internet webpage hyperlink uri webadresse sito 網址 网址 連結 链接 鏈接 網站 网站 ウェブサイト
address addr adr adresse anschrift direccion addresses adres indirizzo domicilio endereco wohnadresse morada 地址 住址 住所
street str strasse rue calle road straat via rua strada straatnaam voie 街道
house haus hausnummer hausnr housenumber huis huisnummer civico
addition huisnummertoevoeging toevoeging toev huisnrtoev hausnummernzusatz hausnummerzusatz hausnrzusatz zusatz
elevator lift aufzug fahrstuhl ascenseur ascensore ascensor elevador winda vytah hiss personenaufzug
floor geschoss etage stockwerk piso planta piano verdieping storey og obergeschoss
building gebaude batiment edificio gebouw
city town ort stadt ville ciudad municipality gemeinde wohnort localite plaats woonplaats comune localita poblacion localidad municipio citta cidade stad commune gemeente suburb village villaggio 城市 都市
district bezirk stadtteil quartier barrio quartiere wijk ortsteil
postal zip plz postcode postleitzahl zipcode postalcode cp cap 郵遞區號 邮编 邮政编码 郵便 eircode pincode
state prov bundesland province provincia region kanton canton county departement provincie regione 省份 gebiet territory zona
country land pays pais nation cntry ctry paese herkunftsland nazione 國家 国家 国 staat
box postfach boite apartado postbus casella
site sitio cantiere cantieri chantier baustelle bouwplaats obra werf
location facility standort lieu ubicacion lugar locatie luogo emplacement ubicazione sede where
origin herkunft origine origen pol verladeort herkomst afkomst 產地 产地
destination ziel bestimmungsort destino destinazione bestemming pod zielort
port hafen puerto porto haven
latitude breitengrad latitud latitudine breedtegraad lat
longitude langengrad longitud longitudine lengtegraad lng lon
plant plants
warehouse lagerort depot magazijn almacen magazzino entrepot wh
room zimmer chambre habitacion raum kamer salle sala camera stanza aula lokaal zi chbre rm ruimte zaal pieza habitaciones locali vani
branch filiale niederlassung succursale sucursal agence vestiging filiaal zweigstelle
property immobilie immeuble inmueble immobile pand liegenschaft objekt bien objekte
apartment flat wohnung appartement apartamento appartamento whg
area flache surface superficie oppervlakte sqm qm wohnflache m2 metratura quadratmeter gbo gebruiksoppervlakte woonoppervlak woonoppervlakte sqft
channel kanal canal portal portail vertriebskanal canale kanaal ota provenance
place
bin shelf regal lagerplatz casier rack regalplatz lagerfach regalfach magazijnlocatie opslaglocatie
bedrooms bedroom beds schlafzimmer dormitorios dormitorio slaapkamers slaapkamer
office buro bureau oficina kantoor
store magasin tienda negozio winkel shop outlet markt boutique laden geschaft
post
`
