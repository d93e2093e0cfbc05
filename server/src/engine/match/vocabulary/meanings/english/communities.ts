/** English words and short forms of churches, charities, authorities and guards. */
export const ENGLISH_COMMUNITIES = `
baptism bap bapt christened baptised baptized dedication baptisms
confirmation conf conf_d confd confirmed cfm
marriage marr holy_matrimony matrimony married nuptials m_marriage weddings
funeral burial bur buried interment funerals f_funeral obsequies
communion eucharist 1st_hc holy_communion lord_s_supper mass 1hc
member mbr mem communicant_mbr communicant shareholder full_member members share_holder paid_up frnds_scheme friends_scheme memb friend_scheme mship user
former_member exmember resigned left lapsed_member past_member
attender adherent attendee comes_weekly adherent_comes_weekly regular worshipper attends reg_attender
visitor 1st_timer first_timer vis visiting newcomer visitors overnight_vis transient day_visitor passing
inactive not_seen not_seen_since lapsed no_contact inact disengaged not_attending drifted
burial bur inter bur_lair grave_burial interred buried
cremation crem cremtn direct_crem cremn crematorium unattended_cremation
ashes_scattering scatter scatter_at_sea scattered scattering ashes_scattered strewing
repatriation repat ship_home body_home repat_home shipped_abroad
catholic rc cath
church_of_england c_of_e cofe anglican
methodist meth
baptist bapt
muslim islam moslem
jewish jew judaism
hindu hin hinduism
sikh sikhism
buddhist bud buddhism
no_religion atheist agnostic humanist
humanist civil celebrant non_religious
graveside grave_side at_grave
crematorium crem crem_chapel
headstone h_stone stone memorial_stone upright
kerb_set kerbs kerb full_kerb
plaque plq tablet_memorial
ashes ashes_plot cremated_remains urn
woodland natural green_burial tree
vicar rev rector priest minister pastor
warden churchwarden c_warden
organist org_ist organ
treasurer treas tres
secretary sec secy hon_sec
tithe tithes
offering collection plate_collection coll
enhanced enh enh_dbs enhanced_dbs
pending_check dbs_applied awaiting_dbs dbs_pending
cleared clr clear clrd ok_to_work dbs_clear
expired_check dbs_expired
trustee trst board
fundraiser fundraising f_raiser raising_funds
driver_role driving
befriender befriending visiting
shop_volunteer charity_shop shop till
event_helper events event_help stewarding
gift_aid gift_aided gad
no_gift_aid not_gift_aid nga non_taxpayer
active_donor current_donor giving
lapsed lpsd lapsd not_renewed ran_out lapse gone_cold
individual indiv pers personal ind private_individual private_donor single_person
company corp ltd plc corp_donor firm inc llc llp ltd_company corporate_donor limited
trust fdn foundation char_trust charitable_trust grant_making_trust tst found fnd
school sch primary_sch grammar_sch grammar academy college pta primary_school high_school infant_school
church parish methodist_circuit chapel diocese pcc congregation circuit cathedral ministry faith_group
government dept govt gov council_grant dept_of_health department state ministry_of public_body local_auth county_council
one_off single oneoff ad_hoc spontaneous once_only
recurring regular_giver monthly s_o_monthly so_monthly standing_order direct_debit_monthly sustainer monthly_giver committed_giving regular_giving repeat
legacy in_will estate_gift left_in_will bequeathed leg legator
in_kind gik goods_donated gift_in_kind goods non_cash donated_goods pro_bono_services
pledge promised promise pldg pledged promised_500 pledge_made committed
dog_licence dog_tag dog_registration dog_lic
parking_permit res_parking_zone_b residents_parking res_parking blue_badge blue_badge_bay visitor_parking parking
building_permit planning_consent plng_consent plng_consent_extn da_approval development_application bldg_permit extension_consent building_regs planning
trade_licence hawker street_trader street_trader_s_lic street_trading trading_licence premises_licence alcohol_licence taxi_licence market_trader
event_permit temporary_event_notice road_closure road_closure_fete street_party fete fireworks_permit procession
submitted lodged subm rec_d received filed app_in sent_in applied
appealed pins pins_appeal at_appeal appeal_lodged challenged
trespass intruder trespassing trespasser
assault assaulted fight abh violence
disorder asb antisocial drunk_and_disorderly disturbance
fire_incident fire
medical_incident medical first_aid injury collapse
false_alarm false false_activation
suspicious susp suspicious_person suspicious_vehicle
patrol mob_pat mobile_patrol drive_by_rounds drive_by rounds patr beat foot_patrol ptl
static_guard static front_desk_gd front_desk gate_man gateman gatehouse standing_guard desk_guard man_guarding static_guarding
alarm_response keyholding keyholding_call_out k_h_resp keyholder alarm_resp key_holding alarm_activation response call_out
event door_sup door_supervisor door_sup_festival festival crowd_control stewarding steward bouncer concert doorman match_day party conference gala corporate_event gig evt function
cctv ctrl_rm ctrl_rm_monitoring control_room cameras camera_monitoring monitoring video
registered on_roll reg_d regd reg on_register on_electoral_roll enrolled registrd
removed struck_off purged taken_off rem struck removed_from_roll cancelled_registration
moved new_addr new_address out_of_ward gone_away left_area change_of_address changed_address new_addr_out_of_ward
postal_voter postal absentee_by_mail vote_by_mail postal_ballot mail_in
`
