/**
 * Words of business data that mean the same: first the concept, then abbreviations, synonyms and the German, French, Spanish, Chinese
 * and Japanese words, all without accents and capitals (ä → a, ß → ss). A word stands in one line only; words of one line count as equal.
 * Lines are data: add words freely, but never a word that means two of the concepts.
 */
const LINES = `
customer cust client customers clients kunde kunden kd debitor mandant cliente clientes buyer purchaser kaufer acheteur 客戶 客户 顧客 顾客 買家 买家
supplier vendor suppliers vendors lieferant lieferanten kreditor fournisseur proveedor 供應商 供应商
employee emp employees staff mitarbeiter angestellter worker employe empleado personnel personal 員工 员工 従業員
user users benutzer nutzer utilisateur usuario login username 用戶 用户 使用者 会員
company firm firma organisation organization org unternehmen business corporation societe entreprise empresa compania betrieb 公司 企業 企业 会社
contact ansprechpartner kontakt contacto contacts 聯絡人 联系人 联系
person people personne persona individual participant subject
partner spouse
order orders auftrag bestellung bestellungen auftrage commande pedido po purchaseorder 訂單 订单 注文
invoice invoices rechnung rechnungen facture factura inv bill 發票 发票 請求書
product products article articles artikel produkt produkte item items produit producto articulo sku ware material merchandise 商品 產品 产品 貨品 货品 製品 物品
category categories kategorie cat categorie categoria warengruppe genre 類別 类别 分類 分类 カテゴリ
group gruppe groupe grupo
number no nr num nbr nummer numero numéro nro id ident identifier identification identifiant kennung schlussel key code kode codigo ref reference referenz referencia 編號 编号 號碼 号码 番号
name names bezeichnung nom nombre benennung label 名稱 名称 姓名 名字 氏名 名前
title titel titre titulo headline 標題 标题 題目 题目 タイトル
first given vor forename vorname prenom firstname givenname rufname fname
last sur family nach surname nachname familienname apellido apellidos lastname lname familyname zuname
middle zweiter middlename mname
full voll complete vollstandig complet completo
salutation anrede civilite tratamiento honorific
gender sex geschlecht sexe sexo 性別 性别
birth born geburt naissance nacimiento dob birthday birthdate geburtsdatum geburtstag geb 出生 生日 誕生
death died tod deceased deces
email mail emailadresse courriel correo mailadresse 電子郵件 电子邮件 郵箱 邮箱 メール
phone tel telephone telefon telefono telefonnummer rufnummer fon phonenumber 電話 电话
mobile cell handy mobil mobiltelefon cellphone movil portable 手機 手机 携帯
fax telefax
website web url homepage site link webseite internet webpage hyperlink uri 網址 网址 連結 链接 鏈接 網站 网站 ウェブサイト
address addr adr adresse anschrift direccion addresses 地址 住址 住所
street str strasse rue calle road 街道
house haus hausnummer hausnr housenumber
city town ort stadt ville ciudad municipality gemeinde place wohnort localite 城市 都市
postal zip plz postcode postleitzahl zipcode postalcode cp 郵遞區號 邮编 邮政编码 郵便
state bundesland province provincia region kanton canton county departement 省份
country land pays pais nation cntry 國家 国家 国
language lang sprache langue idioma 語言 语言 言語
nationality staatsangehorigkeit nationalite nacionalidad citizenship 國籍 国籍
ethnicity ethnic race
date datum dt fecha day 日期 日付
time zeit uhrzeit heure hora 時間 时间 時刻
datetime timestamp zeitstempel
year jahr yr annee ano 年份 年度
month monat mon mois mes 月份
since seit depuis desde joined join signup registered registration anmeldung registrierung enrolled
start begin beginn from von debut inicio 開始 开始
end ende until bis finish fin expiry expires expiration ablauf 結束 结束 終了
created creation erstellt angelegt cree creado create 建立 创建 作成
updated update modified changed geandert aktualisiert modifie modificado 更新
due fallig falligkeit echeance vencimiento
delivery liefer lieferung livraison entrega delivered 交貨 交货 配送
shipping versand shipped ship shipment expedition envio
payment zahlung paiement pago paid bezahlt 付款 支付 支払
booking buchung buchungs reservation reserva posting
amount amt betrag montant importe total summe sum gesamt gesamtbetrag totalamount endbetrag 金額 金额 總額 总额 合計 合计
subtotal net netto nett neto
gross brutto brut bruto
tax vat ust mwst steuer umsatzsteuer tva iva impuesto taxid 稅 税
discount rabatt nachlass remise descuento rebate 折扣 割引
price preis prix precio unitprice einzelpreis cost kosten cout coste stuckpreis 價格 价格 總價 总价 價錢 价钱 售價 售价 單價 单价 価格 値段
unit einheit unite unidad uom
currency wahrung devise moneda curr ccy 貨幣 货币 幣別 通貨
quantity qty menge anzahl quantite cantidad stuck pieces pcs stk quant 數量 数量
count cnt amountof compte
weight gewicht poids peso wt 重量 體重 体重
height hohe hoehe hauteur altura groesse grosse 高度 身高
width breite largeur ancho 寬度 宽度
length lange longueur largo laenge 長度 长度
size dimension dimensions groessen taille talla 尺寸 大小 サイズ
age alter edad 年齡 年龄 年齢
credit kredit haben avoir haber
debit soll debe debito
limit grenze maximum max limite
minimum min
balance saldo kontostand solde
account konto cuenta acct acc 帳戶 账户 帳號 账号
iban bankverbindung
bic swift
bank banque banco
salary gehalt lohn wage salaire salario income pay 薪水 工資 工资 薪資
department abteilung dept abt service departamento division 部門 部门
manager vorgesetzter leiter chef responsable superieur supervisor
position job role rolle funktion function poste puesto occupation beruf 職位 职位 役職
type typ art kind kategorisierung tipo 類型 类型 種類 种类
status stat zustand statut estado 狀態 状态
active aktiv actif activo enabled
description desc beschreibung descr descripcion beschr introduction summary abstract 描述 說明 说明 簡介 简介 簡述 简述 摘要 介紹 介绍
note notes bemerkung bemerkungen comment comments kommentar anmerkung remark remarks notiz notizen remarque commentaire observaciones 備註 备注 備考 メモ
value wert valeur valor val
percent percentage prozent pct rate quote
rating score bewertung stars star punktzahl 評分 评分 評価
review reviews rezension avis 評論 评论
color colour farbe couleur 顏色 颜色
brand marke marque marca manufacturer hersteller maker fabricant 品牌 ブランド
model modell modele modelo 型號 型号
stock bestand inventory lager lagerbestand stocks 庫存 库存 在庫
warehouse lagerort depot
serial seriennummer seriell
version ver
level stufe niveau nivel
stage stadium phase
author writer autor verfasser auteur creator 作者 著者
artist kunstler
record records
publisher verlag editeur 出版社
venue conference journal
image picture photo img foto bild thumbnail media 圖片 图片 照片 画像
flag indicator kennzeichen ind
father vater pere padre
mother mutter mere madre
child children kinder enfants
religion konfession
source quelle 來源 来源
channel kanal
campaign kampagne
lead interessent prospect
owner besitzer inhaber
parent eltern uebergeordnet
line zeile
sales vertrieb verkauf vente ventes venta ventas
revenue umsatz erlos turnover
hire hired eintritt einstellung embauche contratacion
center centre zentrum stelle
project projekt 項目 项目
task aufgabe
guest gast gaste hote huesped
patient patienten paciente
insurance versicherung assurance seguro insurer krankenkasse
room zimmer chambre habitacion raum
arrival anreise arrivee llegada checkin
departure abreise checkout salida
purchase kauf anschaffung achat acquisition compra
priority prioritat prio
content text body inhalt contenu contenido 內容 内容 正文 本文
origin herkunft origine origen 產地 产地
`

export const CONCEPT_OF: ReadonlyMap<string, string> = readLines()

/** What words can mean. */
export const CONCEPTS: ReadonlySet<string> = new Set(CONCEPT_OF.values())

function readLines(): Map<string, string> {
  const concepts = new Map<string, string>()
  for (const line of LINES.trim().split('\n')) {
    const [concept, ...words] = line.split(' ')
    for (const word of [concept!, ...words]) if (!concepts.has(word)) concepts.set(word, concept!)
  }
  return concepts
}

/** Known words of scripts that put no spaces between them, longest first. */
export const UNSPACED_WORDS = new RegExp(
  [...CONCEPT_OF.keys()]
    .filter((word) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

/** Words that say more than one concept at once. */
export const COMPOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dob: ['birth', 'date'],
    birthday: ['birth', 'date'],
    birthdate: ['birth', 'date'],
    geburtsdatum: ['birth', 'date'],
    geburtstag: ['birth', 'date'],
    plz: ['postal', 'number'],
    zip: ['postal', 'number'],
    postcode: ['postal', 'number'],
    zipcode: ['postal', 'number'],
    postleitzahl: ['postal', 'number'],
    vorname: ['first', 'name'],
    prenom: ['first', 'name'],
    forename: ['first', 'name'],
    firstname: ['first', 'name'],
    givenname: ['first', 'name'],
    fname: ['first', 'name'],
    nachname: ['last', 'name'],
    surname: ['last', 'name'],
    lastname: ['last', 'name'],
    familienname: ['last', 'name'],
    familyname: ['last', 'name'],
    apellido: ['last', 'name'],
    apellidos: ['last', 'name'],
    lname: ['last', 'name'],
    username: ['user', 'name'],
    hausnummer: ['house', 'number'],
    hausnr: ['house', 'number'],
    telefonnummer: ['phone', 'number'],
    rufnummer: ['phone', 'number'],
    phonenumber: ['phone', 'number'],
    mobiltelefon: ['mobile', 'phone'],
    cellphone: ['mobile', 'phone'],
    handy: ['mobile', 'phone'],
    mobile: ['mobile', 'phone'],
    mobil: ['mobile', 'phone'],
    cell: ['mobile', 'phone'],
    emailadresse: ['email'],
    mailadresse: ['email'],
    unitprice: ['unit', 'price'],
    einzelpreis: ['unit', 'price'],
    gesamtbetrag: ['amount'],
    timestamp: ['date', 'time'],
    seriennummer: ['serial', 'number'],
    sku: ['product', 'number'],
    kostenstelle: ['price', 'center'],
    kst: ['price', 'center'],
    matricule: ['employee', 'number'],
    personalnummer: ['employee', 'number'],
  }),
)

/** Words without a meaning of their own in a header. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'of the a an and or in on at for to by with is are der die das des dem den und oder im in am zu fur mit le la les de du d et ou el los las y en their they who which that has have was when any this it its our us one each row rows'.split(
    ' ',
  ),
)

/**
 * What a column is about when several words stand together: `customer name` is a name. Two columns whose heads differ are hardly
 * ever the same, however alike their other words are.
 */
export const HEADS: ReadonlySet<string> = new Set([
  'number',
  'name',
  'date',
  'time',
  'email',
  'phone',
  'fax',
  'website',
  'address',
  'street',
  'city',
  'postal',
  'state',
  'country',
  'status',
  'type',
  'amount',
  'price',
  'quantity',
  'currency',
  'description',
  'note',
  'percent',
  'count',
  'age',
  'gender',
  'title',
  'image',
  'rating',
])
