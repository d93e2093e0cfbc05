/** Ways and terms of payment, tax rates, kinds of accounts and their sides. */
export const PAYMENT = `
cash bar bargeld barzahlung especes en_especes liquide comptant efectivo en_efectivo metalico al_contado contanti contante in_contanti contant contante_betaling dinheiro numerario em_dinheiro gotowka gotowkowo hotove hotovost hotovosti v_hotovosti kontant kontanter kontantbetaling kas kasboek kassenbuch kasse caisse livre_de_caisse caja libro_de_caja cassa prima_nota_cassa
card bank_card debit_card credit_card credit_debit_card visa mastercard amex karte ec_karte girocard kreditkarte bankkarte kartenzahlung carte carte_bancaire carte_bleue tarjeta tarjeta_bancaria tarjeta_de_credito tarjeta_de_debito carta carta_di_credito carta_di_debito bancomat carta_bancaria pinpas pinnen bankpas kaart cartao cartao_de_credito cartao_de_debito multibanco karta karta_platnicza kartou platebni_karta karta_kredytowa kort bankkort kreditkort betalkort contactless kontaktlos sans_contact ?ec ?cb ?pos ?pin
credit_card kreditkarte carte_de_credit tarjeta_de_credito carta_di_credito creditkaart creditcard cartao_de_credito karta_kredytowa kreditni_karta kreditkort kontokort
debit_card ec_karte girocard carte_de_debit tarjeta_de_debito carta_di_debito bancomat pinpas betaalpas cartao_de_debito multibanco karta_debetowa debetni_karta debitkort betalkort bankkort
bank_transfer chaps eft faster_payment faster_payments transfer banktransfer uberweisung bankuberweisung sepa_uberweisung virement virement_bancaire virement_sepa transferencia transferencia_bancaria bonifico bonifico_bancario bonifico_sepa overboeking bankoverschrijving overschrijving bankoverboeking przelew przelew_bankowy prevod prevodem bankovni_prevod bankovnim_prevodem bankoverforing overforing bankgiro bankoverforsel wire wire_transfer credit_transfer bacs sepa_transfer ?ach
direct_debit directdebit lastschrift sepa_lastschrift bankeinzug einzug einzugsermachtigung sepa_direct_debit sepa prelevement prelevement_sepa prelevement_automatique domiciliacion domiciliacion_bancaria domiciliado recibo_domiciliado adeudo addebito_diretto addebito_sepa incasso automatische_incasso sepa_incasso debito_direto debito_automatico polecenie_zaplaty inkaso autogiro avtalegiro betalingsservice ?sdd
cheque check cheques chq chk scheck cheque_bancairetalon_bancario assegno assegno_bancario czek sjekk ?cek ?sek
on_account auf_rechnung rechnung kauf_auf_rechnung a_credit a_cuenta in_conto op_rekening na_fakture mot_faktura
voucher gutschein bon_cadeau cheque_cadeau vale bono buono cadeaubon vale_presente bon_podarunkowy poukaz presentkort gavekort ~gift_card
standard normal+e regular regel regelsteuersatz normalsatz regelsatz voller_satz taux_normal plein taux_plein tipo_general general ordinaria ordinario/a aliquota_ordinaria hoog hoog_tarief standaard normaal taxa_normal podstawowy/a/e stawka_podstawowa zakladni zakladni_sazba standardni normalskattesats full full_rate normalsats standardowy/a/e
reduced ermassigt+e ermassigter_satz verringert reduit/e taux_reduit reducido/a tipo_reducido ridotto/a aliquota_ridotta agevolata verlaagd laag laag_tarief gereduceerd reduzido/a taxa_reduzida obnizony/a/e zmniejszony/a zredukowany/a snizeny/a snizena_sazba redusert reducerad reduceret reducerad_skattesats lower_rate discounted_rate
zero zero_rated zero_rate null nullsatz nulltarif nulltarief taux_zero tipo_cero cero aliquota_zero taxa_zero stawka_zerowa zerowy/a nulova nulova_sazba nollsats 0_percent ?nil ?nul
exempt tax_exempt vat_exempt exempted steuerfrei steuerbefreit befreit umsatzsteuerfrei exonere/e exempte/e exento/a esente esenzione vrijgesteld belastingvrij isento/a zwolniony/a/e osvobozeny/a/o momsfri momsfritt avgiftsfri fritatt fritaget undantagen ?zw
reverse_charge reverse reverse_charged umkehr_der_steuerschuldnerschaft steuerschuldumkehr autoliquidation inversion_del_sujeto_pasivo inversione_contabile btw_verlegd verlegd autoliquidacao odwrotne_obciazenie prenesena_danova_povinnost omvand_skattskyldighet
asset assets aktiva aktivkonto actif actifs activo activos attivo attivita activa bezit ativo ativos aktywa aktywo aktivum aktivni tillgang tillgangar eiendel eiendeler aktiver
liability liabilities passiva passivkonto verbindlichkeit verbindlichkeiten schulden passif passifs pasivo pasivos passivo passivita schuld passief passivos pasywa zobowiazania zobowiazanie pasiva pasivum zavazek zavazky skuld skulder gjeld gaeld passiver
equity capital eigenkapital kapital capitaux_propres patrimonio patrimonio_neto patrimonio_netto capital_propio eigen_vermogen patrimonio_liquido capital_proprio kapital_wlasny vlastni_kapital eget_kapital egenkapital
revenue income sales turnover ertrag ertrage erlos erlose umsatz einnahmen einnahme produit produits recette recettes ingreso ingresos ricavo ricavi entrata entrate opbrengst opbrengsten omzet inkomsten receita receitas rendimento przychod przychody vynos vynosy prijem prijmy intakt intakter inntekt inntekter indtaegt omsaetning earnings inkomst
expense expenses cost costs aufwand aufwendungen kosten ausgabe ausgaben charge charges depense depenses gasto gastos costo costi coste spesa spese uitgaven despesa despesas custo koszt koszty wydatek wydatki naklad naklady vydaj vydaje kostnad kostnader utgift utgifter omkostning omkostninger udgift uscita uscite
debit soll debet debe cargo dare debito winien ma_dati ?dr ?deb ?wn ?md
credit haben kredit haber credito avere ?cr ?ma ?dal
immediate immediately immediate_payment sofort sofort_fallig sofort_zahlbar zahlbar_sofort fallig_sofort comptant au_comptant a_reception a_reception_de_facture immediat/e al_contado contado inmediato/a pago_inmediato a_vista immediato/a a_ricevimento rimessa_diretta direct direct_betalen per_direct pronto_pagamento imediato/a natychmiast natychmiastowy/a od_razu ihned okamzite splatno_ihned omgaende omedelbart straks due_on_receipt on_receipt payable_immediately due_immediately ?cod
end_of_month monatsende fin_de_mois fin_de_mes fine_mese einde_maand fim_do_mes koniec_miesiaca konec_mesice manadens_slut ?eom
prepayment prepaid upfront up_front advance in_advance vorkasse vorauszahlung vorauskasse paiement_d_avance prepaiement anticipado pago_anticipado por_adelantado pagamento_anticipato anticipato vooruitbetaling vooraf pagamento_antecipado przedplata z_gory zaloha platba_predem forskott forskottsbetalning forskudd forud
sponsored sponsor bursary scholarship scholarship_holder stipendium stipendiat bourse boursier boursiere beca becado borsa_di_studio bolsa bolseiro stypendium studiebeurs
accounts_receivable a_r receivables ~asset
bank_account bank ~asset
accounts_payable a_p payables ~liability
long_term_liability long_term_liab ~liability
current_liability curr_liab other_curr_liab ~liability
cost_of_goods_sold cogs cost_of_sales wareneinsatz ~expense
gift_card gift_voucher geschenkgutschein carte_cadeau tarjeta_regalo buono_regalo cadeaubon
net netto nettobetrag hors_taxe hors_taxes hors_tva neto sin_iva sin_impuestos iva_excluido iva_no_incluido iva_esclusa senza_iva excl_vat ex_vat vat_excluded excl_btw exclusief_btw ex_btw sem_iva iva_nao_incluido bez_vat bez_dph exkl_moms ekskl_moms excl_tax zzgl_mwst ohne_mwst exkl_mwst ?ht
gross brutto bruttobetrag toutes_taxes_comprises tva_comprise bruto con_iva iva_incluido impuestos_incluidos iva_inclusa lordo incl_vat inc_vat vat_included incl_btw inclusief_btw com_iva z_vat s_dph vcetne_dph inkl_moms incl_tax inkl_mwst mit_mwst ?ttc
transfer umbuchung virement_interne transferencia_interna traspaso giroconto transferencia_entre_contas przeksiegowanie interni_prevod omforing internal_transfer
checking current_account checking_account girokonto kontokorrent kontokorrentkonto compte_courant cuenta_corriente conto_corrente betaalrekening lopende_rekening zichtrekening conta_corrente conta_a_ordem rachunek_biezacy bezny_ucet lonekonto brukskonto ?ror ?current
savings savings_account sparkonto tagesgeld sparbuch epargne compte_epargne livret_d_epargne ahorro ahorros cuenta_de_ahorro risparmio conto_deposito spaarrekening poupanca oszczednosciowy/a rachunek_oszczednosciowy sporici_ucet sparekonto opsparing
loan darlehen kredit pret emprunt prestamo prestito mutuo finanziamento lening emprestimo pozyczka kredyt pujcka uver lanekonto laan ?lan ~credit ~financing
deposit security_deposit kaution mietkaution caution depot_de_garantie fianza deposito cauzione deposito_cauzionale borg waarborg waarborgsom caucao kaucja kauce deposition depositum
rent rental_payment miete mietzins kaltmiete loyer alquiler renta affitto canone huur huurprijs renda aluguel czynsz najem najemne hyra husleie husleje
utilities service_charge nebenkosten betriebskosten charges_locatives suministros gastos_comunes spese_condominiali utenze servicekosten bijkomende_kosten media energie_a_sluzby driftskostnader ?nk ?charges
late_fee late_charge mahngebuhr saumniszuschlag penalite_de_retard frais_de_retard recargo recargo_por_mora mora aanmaningskosten multa_por_atraso oplata_za_zwloke poplatek_z_prodleni forseningsavgift paminnelseavgift
purchase bought kauf gekauft achat achete/e compra comprado/a acquisto acquistato/a koop aankoop gekocht zakup kupiony/a koupe nakup inkop kjop ?buy ?kop ?kob purchases inkoop inkoopboek inkopen einkauf einkaufe achats journal_des_achats compras libro_de_compras acquisti registro_acquisti
sales sale verkauf verkaufe vente ventes journal_des_ventes venta ventas libro_de_ventas vendita vendite registro_vendite verkoop verkopen verkoopboek vendas sprzedaz prodej forsaljning salg
general allgemein general_journal memoriaal memoriaalboek memorial diverse_buchungen operations_diverses od operaciones_diversas operazioni_varie algemeen generale
lease leasing leasingvertrag credit_bail arrendamiento_financiero locazione_finanziaria
rental rent hire miete vermietung anmietung location alquiler noleggio locazione huur verhuur aluguer aluguel locacao wynajem najem pronajem uthyrning hyra utleie leie udlejning
`
