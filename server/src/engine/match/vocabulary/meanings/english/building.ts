/** English words and short forms of building sites, units and workshops. */
export const ENGLISH_BUILDING = `
labour lab wages_gang gang manpower man_hours direct_labour operatives labr men site_labour
material mat mats matl mat_l materials supplies matls stuff mtl mtls consumables
plant equip equipment digger jcb jcb_hire plant_hire excavator hired_plant crane_hire scaffold_hire tools
subcontract subbie sub dom_sub domestic_sub subcon sub_con subs subcontractors nominated_sub sublet subbed_out
overhead ohp prelims head_office prelims_and_head_office prelim admin_overhead site_overhead
awarded won loi loi_recd loi_rec_d order_placed preferred_bidder award letter_of_intent contract_signed
on_site live_site started_on_site site_started in_construction on_job site_live started working_on_site live commenced
snagging snag defects snag_list defects_period punchlist defects_list de_snag making_good
final_account fa_agreed final_acc final_a_c final_accounts account_agreed final_acct
lump_sum ls l_sum item_sum item sum lumpsum job lot prov_sum
electrical elec electrics wiring power socket elect lighting sparks
plumbing plumb plumber plmbg pipes tap taps water pipework
heating htg boiler radiator radiators heat central_heating
carpentry carp chippy joiner doors_and_windows
roofing slates tiles gutter gutters
decorating dec decoration painter paint
plastering plst plaster plasterer skimming
brickwork bricks bricklaying brickie pointing
glazing glass windows glazier dbl_glazing window_repair
flooring floor flr carpet laminate vinyl lino
tiling tiler tile wall_tiles floor_tiles
groundworks gndwks excavation foundations muck_shift digging
scaffolding scaff scaf scaffold
demolition demo strip_out knock_down demol
landscaping l_scape lscape hard_landscaping gardens
gardening garden grass_cutting gdn hedges lawns weeding
hvac aircon air_con ventilation
mechanical mech mechanical_plant
lift elevator lifts
fire_alarm fire_system smoke_alarm detectors
locks locksmith lock door_lock
general_repair misc_repair handyman odd_jobs
emergency_repair 24h same_day_repair make_safe
urgent_repair 7_day
routine_repair 28_day
tile concrete_tile clay_tile pantile
slate slated slates nat_slate
flat_roof flat felt membrane epdm grp_roof
metal metal_sheet standing_seam tin corrugated
thatch thatched
cavity cavity_wall
solid solid_brick solid_wall 9in
timber_frame timber wooden_frame
upvc pvcu upvc_frame plastic_frame
double_glazed dg double_glazing dbl_glzd
single_glazed sg single_glazing
triple_glazed tg triple_glazing
sash sash_window sliding_sash
m lin_m linear_metre running_metre mtrs lm_run lin_metre
m2 sqm sq_m sm sq_metre sq_mtr square_metre sq_metres
m3 cum cu_m cubic_metre cbm cu_metre cube cubic_m
t tonne tonnes ton metric_ton tns tons
pcs nos qty
hour mhr man_hour manhour hourly man_hr
kg kilogramme
litre lit ltrs lts
metre mtrs lin_m lm
pallet pal skid pllt plts euro_pallet chep
booked_in bkd_in booked bkd scheduled appt_made in_diary
in_progress wip on_ramp working_on being_done in_prog under_way in_work part_done in_hand on_it
awaiting_parts wop waiting_spares parts_on_b_o parts_on_back_order waiting_parts waiting_for_parts awaiting_spares parts_on_order parts_ordered w_parts on_b_o
ready rfc done_call_cust call_customer complete_call_customer finished_ring_customer rdy
collected picked_up picked_up_by_cust coll coll_d gone_home collected_by_customer taken_away customer_collected handed_back
pledged in_pledge pawn on_pledge
extended ext ext_30d renewed_int_pd renewed_int_paid extn rolled_over rollover interest_paid
redeemed redm redm_d picked_up_pd_out paid_out_and_collected bought_back collected redeem
forfeited forf defaulted defaulted_ours pulled_to_stock forfeit default unredeemed out_of_pawn
booked bkd conf_slot confirmed_slot booked_in res pencilled slot_booked resvd
`
