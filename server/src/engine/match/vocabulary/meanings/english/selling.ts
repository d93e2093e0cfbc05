/** English words and short forms of customers, leads, orders and what is traded. */
export const ENGLISH_SELLING = `
price cost too_expensive too_dear expensive too_pricey cheaper_elsewhere pricey undercut
timing bad_timing not_now wrong_time timescale too_soon
no_budget budget no_money budget_cut no_funds funding_pulled
no_need not_needed no_requirement requirement_gone
product_fit missing_feature not_suitable wrong_fit lacks_features
call tel_call c_call rang
meeting mtg meet appt face_to_face f2f visit mtng
task to_do todo action tsk
note memo remark
manufacturing mfg manuf factory mfr production
healthcare health hlth medical nhs hospital_sector
finance fin banking fin_services financial
education edu educ school_sector university_sector
hospitality hosp hotels_and_catering horeca
technology tech it_sector software_sector saas_sector
agriculture agri farm_sector
construction_sector constr building_trade
transport transp logistics haulage
retail_sector rtl
survey surveyed site_visit site_visit_booked survey_booked survey_done measure_up visit_booked
quoted quote_sent quote_out quote_issued proposal_sent prop_sent prop_out price_given priced estimate_sent est_sent
proposal proposal_sent prop_sent prop quote_out quote_sent quoted quotation_sent offer_made pitched pitch
installed install_complete install_done fitted panels_up panels_on fitment_done in_and_working ?done
commissioned pto pto_received pto_recd pto_granted permission_to_operate signed_off_and_live switched_on energised energized ?done
lost dead no_sale lost_sale lost_deal closed_lost no_decision gone_elsewhere went_elsewhere lost_to_competitor lost_to_comp not_proceeding no_go didn_t_buy mislaid can_t_find cannot_find not_found whereabouts_unknown unaccounted_for awol
won closed_won po_received po_recd po_rec_d po_in order_received order_in signed signed_up deal_done deal sold converted gained landed
negotiation negotiations haggling haggle redlines contract_redlines terms_under_discussion in_talks talks contract_review price_talks
qualified qual qualified_lead sql sales_qualified vetted bant_ok screened
prospect pot prospective target warm hot_lead
customer cust custs account_holder a_c_holder ac_holder regular_customer clts client_account
supplier supp suppl vendors creditor merchant stockist distributor manufacturer mfr mfg
competitor competitors rival rivals opposition comp_rival
sme small_business small_biz small_company mid_size mid_sized midsize medium_business mid_market small_and_medium s_m_business
enterprise ent ent_plan large_corp large_corporate corporate corp blue_chip multinational big_co plc global_account key_account major_account
micro micro_business one_man_band 1_man_band one_man sole_trader self_employed owner_operator home_business sohos soho freelancer one_person
public_sector govt gov local_auth nhs nhs_trust state federal civil_service quango public_body police_force central_govt
nonprofit nfp npo charities charitable 501_c_3 501c3 cic voluntary_sector third_sector foundation
referral wom friend_told recomm friend friends referred refd ref_d told_by_friend existing_customer_referral personal_recommendation introduced intro introduction via_friend
web web_site website_form web_form webform online google seo search search_engine organic_search landing_page contact_form
trade_show tradeshow expo exhib show stand booth nec_stand conference trade_event
advert ads press flyer leaflet poster billboard radio_ad tv_ad newspaper_ad magazine_ad yellow_pages yellow_pages_ad print_ad ppc google_ads facebook_ad door_drop mailshot banner_ad hoarding local_paper
email emails e_mailed emailed inbox by_email eml
subscribed subscriber subs opt_in opted_in optin signed_up sub ok_to_mail doi_ok confirmed_opt_in consented consent_given on_list mailable
unsubscribed unsub unsubs optout do_not_mail do_not_email dnm no_mail remove_me removed_at_request stop withdrew_consent
bounced bounces undeliverable undelivered mailbox_full returned_mail bad_address invalid_address user_unknown email_failed rejected_by_server
cleaned scrubbed cleansed purged
post mailshot mailing direct_mail snail_mail royal_mail usps print_mail
sms txt text txts texted sms_msg ?mobile
none no_contact no_contact_pls dnc do_not_contact no_contact_please no_marketing
retailer retail shops store stores corner_store corner_shop multiples multiple supermarket convenience_store c_store newsagent grocer boutique high_street independent_retailer
wholesaler wholesale distributor distrib jobber cash_and_carry trade_counter dealer stockist middleman
restaurant resto rest bistro cafe diner cafe_rest eatery brasserie gastropub takeaway pizzeria steakhouse tearoom tea_room coffee_shop canteen
hotel htl motel inn b_and_b guest_house guesthouse bnb hostel lodge resort bed_and_breakfast b_b_inn
consumer consumers end_user enduser end_customer public general_public cash_sale cash_sale_public retail_customer household householder domestic
in_stock instock on_shelf on_lot forecourt on_forecourt avail in_inventory on_hand in_showroom on_the_lot in_store
low_stock low below_min below_minimum few_left last_few reorder re_order below_reorder_level low_qty almost_out nearly_gone
out_of_stock oos nil_stk nil_stock nil zero_stock no_stock none_left stockout stock_out not_in_stock empty_shelf exhausted
discontinued disc eol end_of_line deleted_line deleted no_longer_made run_out_line superseded
preorder pre_ord preordered pre_ordered advance_order coming_soon not_yet_released
on_order backorder back_ordered due_in awaiting_delivery po_raised
preferred pref prefd pref_d first_choice 1st_choice tier_1 strategic key_supplier main_supplier favoured primary_supplier
approved apprd appr_d appvd avl on_avl granted permitted passed agreed consented authorised authorized auth_d signed_off signoff sign_off okayed okd ok_d green_light greenlit allowed
probation prov on_trial trial_supplier provisional trial under_trial conditional new_supplier
blocked stop on_stop do_not_buy do_not_use dnu blacklisted b_listed barred banned stopped frozen frzn suspended blkd credit_hold account_on_stop quarantined qa_hold on_qa_hold frozen_stk frozen_stock legal_hold embargo court_order
blacklisted blacklist b_listed dnr do_not_rehire do_not_use dnu do_not_send do_not_book banned barred not_to_be_used never_again
goods gds supply_of_goods merchandise mdse mat_l_supply materials equipment supply_of stock_items commodities hardware kit tangible
services svc svcs serv servs consultancy consulting cleaning_contract professional_fees labour advice labour_only maintenance_contract outsourcing agency_staff consultancy_services
works civils building_works bldg_contract building_contract construction civil_works refurb refurbishment build groundworks capital_works
free gratis foc f_o_c no_charge free_plan freemium free_tier free_of_charge nil_charge complimentary
professional pro prof pro_plan business_plan professional_plan
trialing trial trialling free_trial on_trial free_14_days 14_day_trial trial_period in_trial evaluating evaluation eval
past_due pymt_failed payment_failed retrying dunning card_declined declined_card arrears o_due late_payment payment_late
canceled churned churn closed_account term_d_by_cust terminated_by_customer quit left_us ended
paused snoozed on_hold suspended_by_customer on_ice parked hibernating temporarily_stopped
biennial biannually_2_years 2_yr 2_yrly 24m 24_months every_2_yrs every_two_years every_2_years two_yearly 2_yearly 2_year two_year
buy bought purchase_order_trade long
sell sold short
electronics elec elecs phones_and_laptops gadgets
tools tls power_tools drill_set
watch wtch rolex omega timepiece
jewellery jwly ring rings chain necklace
available avail ready unsold on_market on_the_market on_mkt for_sale live open anytime free_most_days most_days on_bench bench yard_ready in_yard off_hire back_in_yard idle spare ready_to_rent rentable
reserved rsvd res hold held on_hold held_for_customer deposit_taken dep_taken dep_paid deposit_paid alloc allocated alloc_d allocated_to_order earmarked pre_purch pre_purchased prebooked set_aside put_by laid_away layaway soft_booked pencilled
sold sld sale_complete exchanged_and_completed delivered_to_cust delivered_to_customer hammer hammer_down knocked_down sale_completed invoiced_out disposed_sold sold_at_auction paid_and_issued pd_and_issued
in_transit intransit enroute otw on_its_way on_ship on_the_water on_water ex_factory in_delivery out_for_delivery ofd travelling on_truck on_board moving left_warehouse
traded_out trade_sale trade_sale_to_auction sold_to_trade to_trade underwrite underwritten auctioned sent_to_auction trade_disposal
under_offer stc sold_stc sold_subject_to_contract offer_agreed contract_pending let_agreed
let rented tenanted let_and_managed moved_in tenant_in occupied
withdrawn w_drawn wdrawn pulled taken_off off_market off_mkt off_the_market removed_from_sale retracted scratched backed_out pulled_out wdrn no_longer_interested
consigned taken_in consignment on_consignment received_from_vendor in_for_sale
catalogued in_cat in_catalogue in_catalog listed_in_catalogue described
unsold passed no_bid no_bids not_sold reserve_not_met failed_to_sell
paid_out vendor_settled vendor_paid seller_paid seller_pd vendor_pd settled proceeds_sent consignor_paid remitted
new bnib new_in_box unregistered unreg 0_km zero_km delivery_mileage unused fresh just_in unassigned unopened mint_in_box never_used virgin_stock untouched logged open_new raised
used 2nd_hand pre_loved preloved previously_owned cpo approved_used certified_pre_owned one_owner
demo demonstrator demonstration ex_demo demo_car test_drive_car press_car showroom_model display_model floor_model dem product_demo
ex_lease off_lease ex_contract_hire ex_fleet ex_rental ex_hire lease_return end_of_lease lease_hire_return ex_company
`
