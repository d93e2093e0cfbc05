/** English words and short forms of homes and what keeps them. */
export const ENGLISH_HOMES = `
occupied occ tenanted let taken buried_in not_free occupied_full resident_in
vacant void vac unlet untenanted unocc vacant_ready
notice ntq ntq_served ntv notice_served given_notice ntg notice_to_quit notice_to_vacate s21_served
off_market down_unit off_mkt not_listed withheld model_unit off_line
flat maisonette_flat studio_flat condo unit
house hse terraced detached semi townhouse cottage
detached det dethd det_house stand_alone
semi_detached semi_det
terraced terr terrace mid_terrace end_terrace row_house t_hse townhouse
bungalow bung bgl single_storey
maisonette mais duplex
studio bedsit efficiency bed_sit st_flat
land lot acreage
commercial comm shop office_unit retail_unit industrial_unit warehouse_unit com business_law
garage gge gar lock_up lockup
driveway drive off_street off_road_parking
on_street street_parking roadside on_road
allocated alloc alloc_space allocated_space designated
underground basement_parking
none_parking no_parking
furnished furn fully_furnished furnd
unfurnished unfurn unf bare
part_furnished part_furn part semi_furnished
gas_central_heating gch gas_ch gas_boiler combi
electric_heating storage_heaters elec_htg night_storage panel_heaters
oil_central_heating och oil_boiler
heat_pump ashp gshp air_source ground_source
wood_burner log_burner woodburner stove multi_fuel
underfloor ufh under_floor
assured_shorthold ast assured_shorthold_tenancy
fixed_term fixed fxd_term
periodic rolling month_to_month statutory_periodic m2m
break_clause break
rent rent_due rnt
arrears rent_arrears behind in_arrears
noise loud_music noisy noise_nuisance nse
leak leaking water_leak drip burst escape_of_water dripping
damp damp_and_mould mould condensation wet_walls
blocked_drain blockage drain drains blocked blocked_sink blocked_toilet
no_heating boiler_fault no_hot_water heating_failure boiler_breakdown boiler
living_room lr l_room living
bedroom bed bedrm bdrm
dining_room dining d_room dining_rm
kitchen kit ktchn kit_diner
bathroom bthrm en_suite shower_room
study home_office office_room
hall landing entrance
outdoor_space garden patio
freehold fh fhold free_hold
leasehold lh lhold 125yr_lease long_lease 99_year_lease 125_year_lease
shared_ownership so so_50 part_buy part_buy_part_rent shared_owner psoa
social_rent council_tenant gn_social general_needs ha_rent social council_house affordable_rent
private_rent prs private_rented private_let private_landlord private_tenant
tenant_non_member renter renter_no_share non_member_tenant renting_no_share
bait baited rodenticide poison baiting bait_box bait_station
trap traps trapping snap_trap live_trap trapped
spray sprayed spraying residual_spray ulv fogging
heat_treatment heat heated heat_treat temper tempering anneal annealing carburise normalise quench
proofing proofed sealed_up exclusion mesh netting
fumigation fumigated fume gassing
open_fire open_fireplace o_fire
stove woodburner log_burner multi_fuel_stove wood_stove burner woodstove
boiler blr oil_boiler solid_fuel_boiler
wood logs log kindling pellets
coal smokeless anthracite
pellet wood_pellet
lined liner flue_liner ss_liner
general_waste gen_waste residual refuse rubbish trash garbage black_bin landfill general black_bag
recycling recyc mixed_recycling dmr recyclables comingled commingled blue_bin rcy dry_mixed dry_mixed_recycling
paper ppr newspapers news_and_pams
cardboard card occ cbd boxes
glass gls bottles_and_jars bottle_bank glass_bottles
food_waste food caddy kitchen_waste scraps organics
garden_waste green gdn_waste brown_bin grass_cuttings yard_waste gw_green
bulky sofa furniture_waste bulk white_goods large_items
clinical clin yellow_bag clinical_waste sharps
weee electrical_waste electricals
metal_waste scrap_metal scrap cans_and_tins
wood_waste timber_waste wood
wheelie_bin wheelie 240l 1100l bin
skip roro builders_skip 8_yd
sack bin_bag sacks
swept done cleaned sweep brushed swpt
not_accessible no_access n_i_carded no_entry locked could_not_access cant_get_in inaccessible access_denied blocked_access not_in
defective unsafe crack cracked condemned crack_liner cracked_liner failed dangerous def at_risk
due due_now sweep_due needs_doing due_date_passed
rodents rats mice rat mouse rnt squirrel vole vermin
insects ants fleas roaches cockroaches ant flies moths silverfish beetles spiders carpet_beetle crawling_insects fly flying_insects mosquitoes termites
birds pigeon pigeon_proofing gulls gull seagulls starlings bird_proofing
wasps hornets hornets_nest wasp_nest hornet hornet_nest
bed_bugs bedbugs b_bugs bb_heat_treatment bedbug
office offc offc_daily daily_office contract_clean offices commercial_office workplace
window wfp wfp_windows glass glass_int_ext win window_clean pane
end_of_tenancy eot bond_clean move_out move_out_clean vacate_clean exit_clean tenancy_clean end_tenancy
deep_clean deep_cln spring_clean deep one_off_deep heavy_clean top_to_bottom
carpet crpt rugs rug hot_water_extr hot_water_extraction carpets upholstery carpet_clean cpt
office_cleaning office offc
`
