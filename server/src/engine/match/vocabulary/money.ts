/** Money, documents of trade and accounts. */
export const MONEY = `
order orders auftrag bestellung bestellungen auftrage commande pedido po purchaseorder ordine bestel orden encomenda opdracht 訂單 订单 注文 bestell besteld salesorder
invoice invoices rechnung rechnungen facture factura inv bill factuur facturen fattura fatture fatura 發票 发票 請求書 billed invoiced
offer angebot devis presupuesto offerte preventivo quotation quoted
contract vertrag contrat contrato contratto agreement vertrage agreements vereinbarung vereinbarungen acuerdo acuerdos accordo accordi acordo acordos aftale aftaler avtale avtaler overenskommelse
lease leased pacht pachtvertrag mietvertrag bail arrendamiento locazione huurcontract huurovereenkomst
subscription abonnement abo suscripcion abbonamento
membership mitgliedschaft lidmaatschap
policy police poliza polizza polis
claim schaden schadensfall sinistre siniestro sinistro schade
receipt rcpt beleg quittung recibo ricevuta bon voucherno boekstuk justificante
voucher gutschein cupon coupon bono buono
payment zahlung paiement pago paid bezahlt betaling betaal pagamento zahlungs reglement encaissement gezahlt eingezahlt bezahlung cobro cobrado cobrada versement paye pmt pymt regle reglee pagado pagada pagato pagata betaald 付款 支付 支払
refund erstattung remboursement reembolso rimborso terugbetaling
method methode zahlungsweise metodo wijze weise modalite modalita moyen
amount amt betrag montant importe total summe sum gesamt gesamtbetrag totalamount endbetrag bedrag importo totale totaal montante somme summa 金額 金额 總額 总额 合計 合计
subtotal htva net netto nett neto zwischensumme imponible imponibile
gross tvac brutto brut bruto lordo ttc
tax vat ust mwst mehrwertsteuer steuer umsatzsteuer tva iva impuesto taxid btw belasting imposta impot nif cif fiscal fiscale 稅 税 gst
discount rabatt nachlass remise descuento rebate korting sconto desconto ermassigung dto disc discounts 折扣 割引
price preis preise prijzen prix precio unitprice einzelpreis cost kosten cout coste stuckpreis prijs prezzo preco costo vk vkpreis pvp listino stukprijs einkaufspreis einstandspreis verkaufspreis ek ekpreis 價格 价格 總價 总价 價錢 价钱 售價 售价 單價 单价 価格 値段
fee chg chrg gebuhr frais tarifa honorar honoraire cuota quota contributie cotisation beitrag mitgliedsbeitrag tasa taxe tariffa charge charges entgelt dues abopreis
rent miete loyer alquiler affitto huur kaltmiete renta canone
deposit kaution caution fianza cauzione borg anzahlung acompte waarborg waarborgsom bond arrhes senal caparra acconto aanbetaling prepaid prepayment vorauszahlung
utilities nebenkosten nk betriebskosten servicekosten
premium pramie premie
interest zins zinsen interet interes interesse rente
penalty busse amende multa boete mahngebuhr
currency wahrung devise moneda curr ccy valuta munt moeda divisa monnaie whrg 貨幣 货币 幣別 通貨 devises
credit kredit haben avoir haber credito crediet avere abono
debit soll debe debito debet dare
limit grenze maximum max limite maximal limiet massimo maximo plafond fido
minimum min minimal
balance saldo kontostand solde balans offen restbetrag pendiente openstaand outstanding residuo bal owed owing restant
account konto cuenta acct acc rekening conto compte kto cta grootboekrekening 帳戶 账户 帳號 账号 sachkonto
iban bankverbindung rib
bic swift
bank banque banco banca bancaire bancario bancaria
salary gehalt lohn wage salaire salario income pay salaris loon stipendio retribuzione sueldo nomina vergutung 薪水 工資 工资 薪資 basic payroll
sales vertrieb verkauf vente ventes venta ventas verkoop vendita vendite
revenue umsatz erlos turnover omzet ricavi ingresos fatturato
purchase kauf anschaffung achat acquisition compra inkoop acquisto aankoop bought einkauf achete comprato gekocht
budget presupuestado begroting plankosten
expense ausgabe aufwand depense gasto spesa uitgave
terms bedingungen warunki zahlungsbedingung zahlungsziel conditions condiciones condizioni betalingsvoorwaarden betalingstermijn payterm betaaltermijn termijn
billable abrechenbar facturable fatturabile verrechenbar factureerbaar chargeable
labour labor arbeitslohn mo manodopera arbeidsloon arbeitskosten
parts ersatzteile teile piezas recambios pezzi ricambi onderdelen
payer bezahler payeur pagador pagante pagatore betaler platce platnik betalare
insurance versicherung assurance seguro insurer krankenkasse verzekering assicurazione insured versichert mutuelle aseguradora mutua verzekeraar zorgverzekeraar versicherer kasse kostentrager organisme
donation spende spenden don donacion donazione doacao darowizna gift
grant zuschuss subvention subvencion subsidie forderung
journal dagboek giornale buchungskreis daybook
entry ecriture ecr asiento registrazione
exchange fx wechselkurs wisselkoers cambio umrechnungskurs
retail ladenpreis endkunden
dr
side seite sens
reversal extourne
cents cent centimes centime centavos centavo centimos centimo centesimi pence pennies rappen pfennig grosze
`
