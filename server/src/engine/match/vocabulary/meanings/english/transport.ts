/** English words and short forms of stores, freight, customs and vehicles. */
export const ENGLISH_TRANSPORT = `
receiving gi_bay goods_inwards receipt unload receiving_dock recv rcvg inwards intake
storage bulk bulk_rack reserve_loc reserve stge bulk_store stock_area warehouse_racking
picking pick pick_face pick_zone pickface forward_pick pick_bin
packing pack pack_bench packing_bench pack_station packout
shipping ship despatch load_dock loading_dock goods_out marshalling dsptch loading_bay desp
quarantine qc_hold blocked_stk blocked_stock hold_area quar qtn q_area bonded_hold qa_hold cage
ambient amb room_temp dry room_temperature shelf_stable dry_goods dry_store
chilled chill fridge chill_2_8 chld cool coldroom refrig chiller
frozen frz freezer deep_freeze froz fzn frzn minus_18 ice_cream_temp freeze on_freeze on_hold_freeze
hazardous haz hazmat un1263 hazchem flammable dangerous haz_goods imdg class_3 coshh toxic
damaged dmg dmgd dmg_d crushed brkn broken bust dam dented torn wet smashed squashed scuffed cracked dmgd_stk
expired exp expd ood past_bbe past_date past_use_by exp_d past_bb lease_exp run_out time_expired
undamaged good sound fine alright sellable fit okay no_issues satisfactory
adjustment adj adjust stock_adj
stock_take stocktake count cycle_count inventory_count st_take
planned sched to_do plan routed tbd_route programmed plnd
dispatched left_depot desp_d desp dsp out_the_door on_van left_hub disp_d gone_out loaded_out
delivered dlvd del del_d deld delv pod pod_recd pod_rec_d signed_for dropped_off left_with_neighbour handed_over posted_through_letterbox pod_received dlv dld
returned rtn rtnd ret ret_d retd rts returned_to_sender retd_to_shipper return_to_sender sent_back back_at_depot rtd brought_back refunded_and_returned
failed attempted not_in not_in_carded carded refused_access no_one_home attempted_delivery no_answer wrong_address refused nobody_home fail_attempt unsuccessful fail_3_majors fld flunked failed_test retake ftb
same_day sdd same_day_delivery today direct_drive direct_drive_today urgent_today
next_day nd_pre_noon am_next next_working_day 24hr ndd nextday tomorrow next_am
economy std_eco 3_5_day 48_72_eco deferred slow_boat saver econ 48h standard_delivery 2_3_day coach main_cabin standard_class cattle_class tourist_class
international intl int_l overseas worldwide abroad o_seas door_door_intl europe airfreight_intl
local loc x_town cross_town within_city short_haul nearby crosstown same_city metro
long_distance interstate cross_country long_haul nationwide upcountry coast_to_coast state_to_state
storage_move sit into_stge in_store storage_in_transit into_storage
exw ex_work ex_factory buyer_collects buyer_collects_at_our_works ex_w
dap del_at_place
ddp del_d_duty_paid deld_duty_paid del_duty_paid duty_paid
fob f_o_b f_o_b_shanghai
cif cost_insurance_freight cost_ins_frt cost_ins_and_frt c_i_f cost_insurance_and_freight
cfr cost_and_freight c_and_f
lodged submitted entered entered_to_chief entry_made filed presented lodgement arrived_entry sent_to_customs entered_cds
held detained detained_awaiting_docs stopped hold docs_required customs_hold queried
under_inspection exam route_2 route_1 phys_exam physical_exam being_examined inspection x_ray_exam tailgate_exam
released clrd customs_ok clr customs_cleared out_of_charge clearance_given free_circulation
refused seized seized_and_denied_entry denied_entry entry_refused turned_back confiscated
expected due eta exp_d awaited inbound en_route arriving
berthed all_fast moored at_berth docked tied_up on_berth in_berth
loading ldg ldng load taking_cargo loading_cargo
discharging disch dischg discharge disch_g offloading
sailed dep_d left_port atd sld gone unberthed dep cast_off left
import imp in_bound_trade inward
export exp outward overseas abroad foreign export_customer intl international exp_cust non_domestic
transit trn in_transit_procedure
sea ship vessel sea_freight fcl
air flight
road truck lorry haulage van
container cont ctr fcl teu box_container
bulk blk loose dry_bulk
breakbulk b_bulk break_bulk
tanker tkr tnkr
reefer ref_cont refrigerated_container
inbound inb receipt
outbound outb despatch
full_load full_truck full_truckload
part_load ltl less_than_truckload groupage
small_items parcel_move
stairs walk_up no_lift
ground_floor grd_floor
first_floor 1st_floor ff_level
top_floor top_flr
brakes brk pads discs brake_pads
tyres tyre tires tire puncture
exhaust exh exhst
clutch clch
engine eng head_gasket
battery batt bat
suspension susp shocks shock_absorbers
bodywork body b_work panel paint_and_panel
mot m_o_t mot_test annual_test
service svc serv full_service interim_service minor_service
repair rep rpr fix mend
diagnostic diag fault_find fault_finding
recall rcl
oil_change oil lube
motorcycle m_bike mbike m_cycle bike cat_a scooter moped rider
truck lgv hgv artic lgv_cl_1 lgv_cl_2 cdl cdl_a cdl_b class_1 class_2 rigid semi mr_hr heavy_rigid
tractor tractor_ag agricultural farm_tractor cat_f trac
theory_only theory theory_test theory_course_only classroom_only
learning lessons_ongoing lessons learner having_lessons taking_lessons in_lessons l_plates ongoing
test_booked practical_bkd practical_booked dtc_booked test_bkd dtc test_date_set driving_test_booked
passed pass_1st_time passed_1st_time psd successful qualified passd
manual man stick std_shift manual_gearbox 5_spd_man 5_speed_manual 6_speed_manual std_transmission gears stickshift
automatic cvt dsg autobox tiptronic semi_auto auto_box s_tronic pdk
adapted hand_controls left_foot_accel left_foot_accel_conv adaptations disabled_controls modified left_foot_accelerator
season_ticket 12_mth_pass annual_pass s_t_annual season_pass monthly_pass seasn
pay_and_display p_and_d pd_machine pay_display meter_ticket
permit res_permit resident_permit permits residents_permit perm_it
penalty pcn excess_chg excess_charge ticket_fine penalty_charge_notice parking_fine fpn charge_notice
dropped_out gave_up stopped quit packed_it_in left_course jacked_in
owned outright owned_outright own_veh company_owned purchased bought outright_purch outright_purchase freehold_owned
leased lease contract_hire c_hire bch lease_hire finance_lease long_term_hire pcp operating_lease c_hire_36m ppc
rented rental hire
employee_owned pov grey_fleet gray_fleet own_car private_vehicle personal_vehicle privately_owned employee_s_own car_allowance
petrol unleaded unl ulp pet gas_unleaded e10 premium_unleaded regular_unleaded 95_ron super_unleaded tfsi tsi gti
diesel derv tdi hdi cdi dci dsl dies tdci crdi red_diesel gas_oil cdti bluehdi
hybrid hev hyb mhev plug_in mild_hybrid petrol_hybrid self_charging
electric ev bev elec battery full_electric pure_electric ehu ehu_16a hook_up hookup 30_amp 16_amp 10_amp elec_pitch powered_site powered electric_pitch elec_hook_up
hydrogen fcev fuel_cell h2
`
