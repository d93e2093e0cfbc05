/** English words and short forms of payments, accounts, banks and insurers. */
export const ENGLISH_MONEY = `
card eftpos american_express c_card ccard debit switch maestro card_payment chip_and_pin apple_pay google_pay terminal pdq carded_payment stripe sumup zettle square
cash csh petty_cash coins cash_payment paid_in_cash cash_in_hand readies till_cash
cheque chqs checks cks banker_s_draft bankers_draft cashier_s_check money_order
bank_transfer telegraphic_transfer swift fps online_banking internet_banking ach ach_credit bank_tfr bank_trf b_transfer neft rtgs imps direct_credit bank_payment bank_giro sepa pay_anyone osko
direct_debit dd ddr ach_debit autopay auto_pay direct_deb bacs_dd gocardless ddm mandate debit_order
standing_order so so_monthly standing_ord
savings sav savgs sb_a_c isa instant_access easy_access isa_instant_access saver savings_bond notice_account cash_isa
loan pers_ln personal_loan personal_ln term_loan bank_loan unsecured_loan car_loan advance lending
credit_card c_card visa_gold visa_card gold_card amex_card
mortgage mtg mortg home_loan home_ln housing_loan secured_loan 1st_charge heloc buy_to_let_mortgage btl_mortgage remortgage
deposit term_depo depo certificate_of_deposit fixed_term_deposit cd_12_mo bond_deposit gic
performing std_asset standard_asset pass current_loan good_book up_to_date paying not_in_arrears
watchlist watch special_mention sma sma_1 sma_2 sma_0 under_watch early_warning
substandard sub_std sub_standard substd
doubtful dbtfl doubtful_debt
loss written_off write_off w_off chg_off charged_off charge_off bad_debt irrecoverable uncollectable
dormant dorm no_activity inoperative unclaimed sleeping inactive_account no_transactions
active operative in_operation current_ee
joint joint_account either_or_survivor
kyc_complete verified id_checked id_ok
kyc_pending docs_outstanding awaiting_id
low_risk low green
medium_risk med amber
high_risk high red pep
withdrawal wdl w_d_l atm cash_out w_dl withdrawn_cash
transfer tfr trf xfer trans trnsf
fee fees chg charge chgs bank_charge
interest int int_paid interest_credit intr
refund rfnd rev_refund
dividend div divi
salary sal pay
house_purchase home_purchase buying_house property_purchase
home_improvement home_imp extension new_kitchen diy
car_purchase new_car car vehicle_purchase
debt_consolidation debt_consol consol consolidate
education_costs uni_fees tuition
wedding_costs wedding
holiday_costs holiday
fixed fix fxd fixed_rate
tracker track trk base_rate_tracker
variable var vbl svr standard_variable discounted_variable
interest_only int_only
repayment rep capital_and_interest
equities stocks_and_shares stks
bonds bnd gilts fixed_income fixed_interest
property_fund reit
commodities commod
defined_benefit final_salary
defined_contribution money_purchase
asset fixed_assets fixed_asset debtors receivables accounts_receivable trade_debtors stock inventory cash_at_bank bank_account prepayments prepaid_expenses plant_and_machinery land_and_buildings goodwill_asset current_asset current_assets
liability creditors payables accounts_payable trade_creditors loan_payable loans_payable vat_payable tax_payable accruals accrued_expenses provisions overdraft deferred_income current_liability bank_loans pl_el d_and_o employers_liability general_liability professional_indemnity product_liability umbrella third_party_liability
equity capital_a_c capital_account share_capital retained_earnings ret_earnings reserves owners_equity owner_s_equity drawings shareholders_funds stockholders_equity common_stock p_l_reserve capital_reserve
income rev sales_a_c sales_account fees_earned interest_received rental_income other_income takings receipts
revenue takings fees_earned
expense exp opex overheads overhead o_h_costs wages_cost rent_expense cogs cost_of_sales depreciation utilities_expense direct_costs p_l_cost
standard std std_rate standard_rate standard_rated full_vat 20_s vatable regular_rate normal_rate
reduced lower_rate_5 reduced_rate red_rate lower low_rate half_rate
zero 0_rated 0_rate nil_rate nil_rated
exempt exempt_from_vat exemption not_liable
reverse_charge rc rev_chg rev_charge reverse_chg rev_c_b domestic_reverse_charge drc
due_on_receipt due_on_rcpt cod cod_immediate on_presentation cash_on_delivery payable_now upon_receipt due_now
eom month_end end_month eo_month
net7 7_days 1_wk 1_week one_week 7_days_net net_7_days
net14 14_days 14d 2_wks 2_weeks two_weeks n14 14_days_net 14_days_nett net_14_days fortnight
net30 30_days 30d n30 30_days_net 30_days_nett net_30_days 1_month
net60 60_days 60d n60 60_days_net 60_days_nett net_60_days 2_months
net90 90_days 90d n90 90_days_net net_90_days 3_months
motor auto car vehicle pvt_car private_car pvt_car_comp pc_tpft tpft tpo fleet_insurance van_insurance motor_cycle vehicles
home household buildings contents bldgs_and_conts bldgs_conts buildings_and_contents homeowners landlord property home_insurance house
life term_assurance life_assurance whole_of_life wol endowment term_life level_term decreasing_term life_cover whole_life
health medical pmi private_medical bupa hospital_cover health_cover dental_plan ill_health med medically_retired
open_claim open reported_claim notified new_claim
settled setl paid_out stld closed_paid settled_claim
repudiated declined_claim denied_claim
under_investigation investigating invest siu under_inv
withdrawn_claim wdn
fault at_fault our_fault insured_at_fault
non_fault not_at_fault third_party_fault tp_fault no_fault
split_liability shared split
collision rta accident bump prang hit_in_rear shunt rtc
theft stolen nicked tda theft_of tft robbery
fire burnt arson
flood flood_damage
storm wind
escape_of_water eow burst_pipe leak
accidental_damage acc_dam accidental
vandalism malicious_damage vandal criminal_damage graffiti
subsidence subs sub
glass_claim windscreen w_screen windshield
travel holiday holiday_cover trip single_trip annual_multi_trip trip_cover travel_cover backpacker
`
