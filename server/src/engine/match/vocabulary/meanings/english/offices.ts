/** English words and short forms of law, papers, answers, hours and states. */
export const ENGLISH_OFFICES = `
conveyancing convey conv sale_and_purchase property property_work
probate prob estate_admin estate wills
litigation litig lit dispute court disputes
employment emp employ et_claim tribunal_claim
criminal crim crime crown_court
immigration immig imm visas
personal_injury pi whiplash rta_claim clin_neg
open_matter open live_matter ongoing
hearing hrg court_hearing
trial_hearing trl
signed sgnd executed signed_by_all inked exd
unsigned not_signed awaiting_signature
draft dft drft in_draft wip_draft
final fnl final_version
superseded old_version supd
hourly hr hrs per_hr hourly_rate time_basis t_and_m t_m_time_basis by_the_hour time_and_materials time_spent hrly
fixed_fee flat flat_fee lump_sum lump_sum_fee fixed fixed_price set_fee capped_fee agreed_fee
contingency contingent cfa no_win_no_fee nwnf conditional_fee 1_3_of_recovery third_of_recovery percentage_of_recovery success_fee dba
pro_bono probono foc gratis free_of_charge no_fee waived
legal_aid laa laa_cert laa_certificate public_funding publicly_funded legal_aid_certificate lsc legally_aided
plaintiff pltf plf plff pltff complainant pursuer applicant
defendant deft dft def resp_dt resp respdt defender
witness wit eyewitness factual_witness wits deponent
opposing_counsel opp_atty opp_counsel other_side other_side_s_solrs other_sides_solicitors opposing_atty opposing_solicitor opp_solrs o_s_solicitor opposition_lawyer
judge hhj hon justice his_honour her_honour recorder magistrate district_judge tribunal_judge master_judge
expert expert_wit specialist forensic_expert medical_expert exp pro master guru
issued iss isd sent_out
invoice inv invs tax_invoice vat_invoice
credit_note cn cr_note cred_note
receipt rcpt rct till_receipt rec
statement stmt stat st_ment
quotation qte qtn est
purchase_order po purch_order
delivery_note dn del_note pod_note
order ord
contract contr agmt
reminder rem chaser 1st_reminder
letter ltr
report rpt rep
drawing dwg drg drgs cad
photo pic pics image img
passport ppt pp pport
driving_licence dvla driving_lic licence
id_card id nat_id
birth_certificate birth_cert b_cert
utility_bill util_bill gas_bill proof_of_address
bank_statement bank_stmt
visa visa_doc brp
strongly_agree s_agree totally_agree
agree agr
neutral neither neut neither_agree_nor_disagree
disagree dis disag
strongly_disagree s_disagree
very_satisfied v_satisfied delighted very_happy
satisfied sat happy
dissatisfied dis unhappy not_happy
accepted acc attending coming will_attend
declined dec not_coming can_t_come regrets not_attending sends_apologies
no_response no_reply not_replied awaiting_reply ghosted went_quiet gone_quiet no_answer unresponsive
maybe perhaps tentative poss
semimonthly semi_monthly twice_monthly 2x_mo 2x_month twice_a_month 24_pays 15th_and_last 1st_and_15th bi_monthly_pay 15th_30th
biweekly every_other_week every_2_wks 26_pays alternate_weeks alt_weeks alt_wks 2_wkly eow e_o_w every_second_week 14_day
fortnightly alternate_weeks alt_weeks alt_wks 2_wkly every_other_week every_second_week eow 14_day 14_days 2_week two_week
on_demand ad_hoc adhoc on_call call_off as_required as_and_when when_needed as_needed on_request when_required asrq by_request
weekly wk w_e_fri 1x_wk once_a_week every_tues every_mon every_fri each_week weekly_pay
monthly mth mnthly mrr once_a_month cal_month 30_day month_to_month monthly_pay
quarterly qtr qly 3_mthly every_quarter every_3_mths per_qtr
yearly yrly yr per_yr 12m 12_mth 12_mthly once_a_year each_year annum arr
annual ~salary ~salaried yrly yr per_yr pa p_a ?y 12m 12_mth 12_mthly once_a_year each_year 1_yr hha bedding hardy_annual half_hardy_annual
day day_shift days_9_5 9_to_5 daytime
night nights night_shift graveyard nightshift noc overnight
early earlies early_shift morning_shift mornings am_shift first_shift
split splits split_shift broken_shift
unavailable not_avail not_available unavail on_hols sick sick_til busy can_t_make_it away no_longer_available n_avail on_holiday
on_assignment working booked_out out_on_assignment placed booked_out_w_client booked_out_with_client on_placement at_client in_work on_job working_tesco_dc
occasional odd_sats_only odd_days now_and_then now_and_again sometimes once_in_a_while from_time_to_time occ odd_saturdays infrequent every_so_often
excellent exc mint as_new vg_plus like_new superb perfect pristine immaculate exc_cond near_mint
good gd sound fine decent gd_cond vgc nice
fair avg ok_ish so_so satisf frr reasonable tolerable
poor bad v_poor fragile crumbling knackered rough terrible awful bad_condition tatty shabby
open unrestricted no_restr no_restriction public_access public freely_available opened reopened re_opened in_hand being_worked opn unresolved
restricted restr by_permission_only permission_only by_permission limited_access restr_d conditional_access on_application
closed closed_100_yrs embargoed embargo no_access sealed clsd closed_to_public closed_no_resp no_response shut closed_account a_c_closed a_c_clsd cls account_closed closed_down shut_down
under_review being_assessed being_determined with_case_officer rvw reviewing assessing under_assessment under_consideration pending_review
low decr decreased below_range below_normal reduced sev_4 when_poss when_possible no_rush not_urgent trivial can_wait routine_low below_average
normal nad wnl in_range within_normal_limits med sev_3 routine unremarkable norm ordinary average no_abnormality within_range
high raised elev elevated above_range above_normal incr increased sev_2 imp above_average highest soon
urgent sev_1 critical_site_down emergency emerg urg immediate top_priority right_away stat site_down drop_everything pronto
critical crit panic_value panic safety_stop life_threatening severe sev_1 showstopper show_stopper very_urgent
routine rtn non_urgent ordinary everyday
emergency emerg emg blue_light ooh_emergency
pass satisfactory psd good_to_go acceptable pass_with_advisories compliant satis pass_1st_time ?ok
fail unsat unsatisfactory c1_found c2_found unsafe fld failed_test non_compliant dangerous
limited lim ltd_access limited_access partial limitation ltd
not_tested nt untested not_done not_checked no_test
`
