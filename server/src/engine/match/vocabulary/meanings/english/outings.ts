/** English words and short forms of hotels, journeys, pitches and sport. */
export const ENGLISH_OUTINGS = `
room_only ro european_plan no_board room_rate_only
bed_and_breakfast bb continental_plan brkf_incl bkfst bkfst_incl brk brkfst brekkie breakfast_incl inc_breakfast bed_breakfast
half_board hb dbb map modified_american_plan dinner_bed_and_breakfast mod_american_plan demi
full_board fb american_plan all_meals
all_inclusive ai allinc
double dbl dblb queen king dble dbl_room queen_room king_room 2p couple
twin twn twnb twin_beds 2_single_beds 2_x_single_beds two_singles two_single_beds 2_singles
triple tpl trp trpl 3_bed 3p
suite ste jr_ste jr_suite exec_suite jnr_suite penthouse_suite
dormitory dorm_bed bunk bunkroom shared_dorm bunk_bed hostel_bed
family fam_room quad matrimonial divorce_work children_matter
ota expedia booking_com bookingcom agoda online_travel_agent hotels_com airbnb lastminute hostelworld booking trip_com
direct own_website own_web phone_res phone_booking phone_reservation e_mail email website tel phone called_in dir brand_com telephone_booking
corporate corp co_rate company_rate business_rate corp_rate negotiated_rate contract_rate
travel_agent trvl_agt trav_agent agent tvl_agt trvl_agent gds high_street_agent
walk_in off_street off_the_street walked_in on_spec walk_up walked_up passer_by just_turned_up chance
group grp coach_party tour_group party grp_booking coach_tour block_booking
clean vc made_up cln vacant_clean ready_clean serviced
dirty vd needs_svc needs_service stripped vacant_dirty unmade needs_cleaning to_clean filthy drty
inspected vci insp insp_d inspd vacant_inspected passed_inspection
out_of_order o_o_o maintenance_room under_repair blocked_for_repair
leisure lsr holiday_guest pleasure vacation_guest tourist
business biz bus bsns business_trip work_trip on_business
tentative tent prov pencilled opt option on_option unconfirmed
confirmed conf confd conf_d cfm cnf cfmd guaranteed gtd definite firm def ok_d
smoking smk smkg smoker_room
non_smoking ns nsmk no_smoking nonsmoking smoke_free
sea_view ocean_view ocean_front sea_facing seafront
garden_view garden_facing
city_view street_view
deposit_paid dep_paid dep_recd part_paid
paid_in_full pif fully_paid pd_in_full paid_up all_paid
balance_due bal_due bal_o_s balance_outstanding
premium_economy prem_eco premium_econ w_class
business_class biz_class club club_world executive
first_class first 1st 1st_class
window_seat win window
aisle_seat aisle isl
one_way ow single_journey oneway
return rtn round_trip rt return_journey retn rtrn
multi_city multi_stop open_jaw
on_time ontime as_scheduled to_time
delayed dly dlyd late running_late dld retimed held_up
departed dep dep_d left airborne took_off gone
landed arr arrived touched_down on_blocks
diverted div diversion redirected
tent tnt frame_tent bell_tent camping ridge_tent trailer_tent pup_tent
caravan cvan c_van touring_caravan tourer touring_van travel_trailer van_tourer
motorhome m_home mhome camper_van winnebago motorcaravan
pod pods glamping_pod camping_pod
static static_caravan mobile_home park_home
cabin lodge chalet log_cabin
yurt glamping safari_tent
berth slip pontoon fingr_berth finger_berth wet_slip alongside_berth dock_space brth
mooring mrg moor swing trot_mooring moorings swinging_mooring chain
dry_stack rack stack drystack boat_rack drystack_storage
hardstanding ashore_on_cradle yard on_hard on_the_hard cradle hard_standing lift_out dry_berth boatyard
non_electric no_hook_up no_ehu grass_no_ehu no_elec basic_pitch unpowered no_electric non_elec tent_only
fully_serviced super_pitch full_hookup full_hookup_w_e_s serviced_pitch fsp hookup_w_e_s
seasonal seas season_pitch season_long
refunded rfd refund money_back ref_d refd reimbursed rfnd
comped comp papered foc complimentary comps press_ticket guest_list freebie
package pkg_hol incl_tour inclusive_tour pkg_holiday packg flight_and_hotel
flight_only flt air_only seat_only flights flight air flight_seat
hotel_only htl_only accom_only accommodation_only hotel accom room_booking
cruise msc msc_7nts_sailing sailing cruising royal_caribbean ship_holiday
car_hire c_hire hertz hertz_grp_b avis rental_car hire_car sixt europcar
insurance ins travel_ins cover
goalkeeper gk goalie keeper goal net_minder
defender def centre_back full_back left_back right_back back
midfielder mid cdm cam winger midfield
forward fwd striker att attacker centre_forward
captain capt skipper c_capt
coach cch head_coach manager_coach
referee ref official
starter_team first_team 1st_xi first_xi
reserve res sub substitute bench
injured inj injury crocked on_treatment_table
suspended_player banned sent_off
freestyle free front_crawl crawl fs
backstroke back bkst
breaststroke breast brst
butterfly fly bfly
medley ind_medley
beginner beg bgnr newbie starter_level first_timer level_1 entry_level basic starting new_to_it nov
intermediate int inter interm improver moderate_level level_2 some_experience
advanced adv advd level_3 experienced expert_level
easy gentle leisurely level easy_going
moderate mod modt medium
difficult diff tough strenuous challenging demanding
gold_member gold_tier gold_card
peak peak_time anytime prime_time full_hours
off_peak offpeak off_pk day_only
singles sgls
doubles dbls
mixed_doubles mxd
indoor ind in_doors hall
outdoor outd open_air al_fresco
hard_court hard tarmac_court
astroturf astro artificial_turf 4g_pitch synthetic_pitch all_weather
`
