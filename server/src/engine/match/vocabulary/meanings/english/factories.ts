/** English words and short forms of machines, quality, materials and energy. */
export const ENGLISH_FACTORIES = `
turning lathe turn trn turned cnc_lathe cnc_turn turning_centre cnc_turning lathe_work turner capstan centre_lathe swiss_turn sliding_head boring facing parting_off chucker
milling mill vmc hmc milled machining_centre machining_center cnc_mill 5_axis slotting face_mill bridgeport knee_mill horizontal_mill vertical_mill router_mill hobbing
drilling drl drill radial_drill pillar_drill drilled tapping reaming drill_and_tap bench_drill gun_drill countersink deep_hole_drilling
grinding grind grd grinder surf_grd surface_grind surface_grinder cyl_grind cylindrical_grind centreless ground_finish linishing honing lapping grnd surface_grinding cylindrical_grinding
welding weld tig mig mma mag stick_weld arc_weld fabrication fab spot_weld welded brazing welder robot_weld gmaw gtaw smaw
assembly assy assem fit_up fitting build asm assembled fit assmbly sub_assy bench_fitting mechanical_assembly
cutting cut saw sawing bandsaw laser plasma waterjet laser_cut guillotine shearing profile_cut chop_saw flame_cut
bending bend press_brake folding brake_press brake fold rolling pressbrake
pressing press stamping power_press punching punch stamp forming
casting cast foundry die_cast sand_cast investment_cast
forging forged drop_forge
deburring deburr fettling debur tumbling vibro
painting paint powder_coat spray paint_shop wet_spray powder_coating coating spraying pntg
plating plate zinc_plate chrome galv galvanising electroplating anodise anodising anodizing nickel_plate
inspection insp cmm final_insp inspect statutory_check check inspected_stage statutory_inspection loler puwer audit_check thorough_examination
edm wire_edm spark_erosion spark sinker wire_erode
machining cnc machined cnc_machining machine_shop
preventive ppm planned planned_maint prevent scheduled_maintenance scheduled_service servicing pvm routine_service
corrective breakdown reactive fix unplanned break_fix corr run_to_failure
predictive pdm cbm vibration_trend cbm_vibration_trend condition_based condition_monitoring pred thermography oil_analysis
running op_l oper in_svc online run on_line operating serviceable
standby stby hot_spare spare s_by sby backup idle_ready duty_standby cold_spare ready_spare
down o_o_s oos tagged_out us_unserviceable b_down breakdown broken_down kaput bust unserviceable lockout broken failed_unit off_line_fault
decommissioned decom decom_d decomm ripped_out removed_from_service scrapped dismantled mothballed_out taken_out stripped_out
customer_complaint cust_complaint cust_comp complaint customer_return
internal_audit int_audit internal
supplier_issue supplier supp_fault
in_process in_proc wip_check line_check process
dimension dim dimensional oversize undersize out_of_tolerance oot wrong_size size
scratch scr scratched scrtch scuff
dent dnt dented ding
crack crk cracked fracture split
corrosion rusty corr oxidised
contamination contam dirt foreign_body dirty
missing_part missing short incomplete part_missing
wrong_part wrong_item wrong incorrect_part mispick
paint_defect paint run orange_peel chipped_paint
porosity poros blowholes
burr burrs burred
wear worn
misuse abuse user_error operator_error
queued in_queue wtg_machine scheduled_job waiting_for_machine
set_up setup setting set_up_stage being_set
on_machine running_job in_production
first_off 1st_off fai first_article
accept acc pass passed accepted good release released conforming approved_qc ?ok
rework re_do redo refinish reworked rewk repair fix_up regrind re_work correct
scrap bin_it bin trash scr scrapped junk write_off reject_and_scrap dump discard
use_as_is uai concession accept_as_is deviation waiver use_as_found under_concession
return_to_supplier rtv rts back_to_vendor return_to_vendor send_back back_to_supplier sent_back supplier_return
minor min min_nc mnr minor_nc small_issue slight cosmetic
major maj maj_nc mjr cat_1_major major_nc significant big
observation obs ofi opportunity_for_improvement remark comment recommendation note
contained sorted_100 interim quarantined quarantined_lot containment sorted 100_sort containment_done
root_cause_found rca_done 5_why_complete rca_complete root_cause_identified 5_whys_done rc_found cause_found
action_taken ca_impl corrective_action_implemented capa_implemented actions_implemented ca_done ca_implemented fix_in_place action_done
verified verif verif_d eff_checked effectiveness_checked effectiveness_verified checked_effective verified_effective ver_d
oiled oil_finish danish_oil osmo
lacquered lacquer lacq varnished varnish
painted ptd paint farrow_and_ball
waxed wax beeswax
stained stain
raw unfinished bare untreated natural_finish
matt mat matte flat_finish
gloss gls glossy shiny high_gloss
satin sat eggshell silk semi_gloss
oak eng_oak q_s_oak quarter_sawn_oak white_oak english_oak american_oak
beech bch beechwood
pine scots_pine deal redwood yellow_pine pitch_pine softwood_pine knotty_pine
walnut wal blk_walnut black_walnut american_walnut
mdf fibreboard fiberboard medium_density hdf
steel ms mild_steel mild_stl en8 en24 en1a crs 1018_crs s275 s355 carbon_steel hrs ms_plate tool_steel stl bright_mild_steel galv_steel 316l
stainless ss st_st st_stl 304l ss316 ss304 s_steel 17_4_ph s_stl 316l cres
aluminium al ally alloy 6082_t6 alum dural 6061_t6
copper cu c101 cop copr
bronze pb1 phos_bronze phosphor_bronze gunmetal lg2
titanium ti_gr5 grade_5 ti_6al_4v ti64
plastic nylon nylon_66 peek pom delrin acetal ptfe hdpe abs polycarbonate acrylic perspex polyprop polypropylene uhmwpe teflon polythene pp_sheet plas
cast_iron ci grey_iron gray_iron meehanite sg_iron ductile_iron spheroidal_iron nodular_iron
dc 24vdc 12vdc direct_current 24v_dc 12v_dc 48vdc
cavity_insulation cwi
on_grid grid_tied on_grid_system grid_connected
off_grid offgrid stand_alone
credit_meter credit std_meter
prepayment ppm prepay payg_meter key_meter pay_as_you_go
domestic dom resi home household
industrial ind industry factory
actual actual_rdg actual_read phys_read physical_read meter_read read_by_us physical engineer_read site_read
estimated est est_d estd est_read est_reading guesstimate estimated_reading calculated
customer_read self_read cust_own_read own_read customer_own_read cust_read self_reading cust_rdg customer_supplied phoned_in_read
smart ami amr smets2 remote_read automatic_read smets telemetry ihd smart_read
electricity leccy electric electrics mains_electric hydro_power mpan elek
gas nat_gas mains_gas town_gas mprn
dual_fuel elec_gas elec_and_gas gas_and_elec df dualfuel gas_elec gas_and_electric
heat district_htg district_heating dh heat_network communal_heating htg
oil kerosene kero fuel_oil
lpg calor propane bottled_gas butane lp_gas ?gas
single_rate std_single flat 1_rate one_rate flat_rate standard_single standard_tariff anytime single_tariff
two_rate economy_7 e7 eco_7 2_rate off_peak_peak economy_10 day_and_night
time_of_use tou tou_tariff smart_tariff multi_rate peak_offpeak tod time_of_day
dynamic agile real_time half_hourly tracker hourly_spot pool_price
monocrystalline mono mono_perc mono_si mono_crystalline perc topcon
polycrystalline poly multi_c poly_si multicrystalline multi_si poly_crystalline
thin_film a_si cdte cigs amorphous thinfilm
single_phase 1ph 1_ph 240v 230v sp_n sp_and_n spn 1_phase single_ph 240_v 110v 1p_n 1phase
three_phase 3ph 3_ph 415v 400v tpn tp_n tp_and_n 3_phase 3phase 415v_3o 3_ph_n 415_v 3p_n
`
