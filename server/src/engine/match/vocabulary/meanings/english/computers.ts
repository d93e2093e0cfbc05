/** English words and short forms of computers, helpdesks and lines. */
export const ENGLISH_COMPUTERS = `
windows win win10 win11 windows_10 microsoft w10 win_11
macos mac osx os_x apple mac_os
linux ubuntu debian redhat rhel centos lnx
android andr droid
ios iphone_os ipados
hardware kit equipment_fault
software app application apps program
network net wifi lan internet connectivity wi_fi vpn router switch firewall access_point wap wifi_ap hub modem nic cisco_switch patch_panel
account acct login password pwd_reset locked_out password_reset ad_account access
printer_issue printing
email_issue outlook mailbox exchange
security sec phishing malware virus
production prod prd live
test tst uat testing
development dev devt develop
staging stg stage preprod pre_prod
full ful f_ull complete
incremental incr inc
differential diff
perpetual perp one_off_licence
subscription sub subs saas annual_sub
open_source oss foss gpl
owner ownr
admin adm superuser root
viewer read_only view_only
editor edit contributor write_access
published pub live pubd
archived arch archd arc
deleted del deld bin
in_use inuse deployed issued assigned with_user in_service
spare spr in_stock stock_room unallocated
in_repair at_repair rma away_for_repair being_fixed with_supplier
disposed disp recycled_asset weee_d skip
stolen nicked theft crime_ref
laptop thinkpad thinkpad_t14 macbook macbook_pro chromebook latitude elitebook ultrabook lap surface_laptop mac_book portable_pc xps probook
desktop tower tower_pc workstation optiplex optiplex_sff sff pc desk imac mini_pc all_in_one aio mac_mini thin_client prodesk
server srv svr esx esx_host vmware_host blade proliant poweredge host hypervisor rack_server nas
printer prn laserjet mfp mfd plotter inkjet copier photocopier label_printer zebra epson laser_printer
monitor mon lcd lcd_screen tft tft_24 vdu led_screen 24in_screen
phone mob iphone handset smartphone galaxy ip_phone android_phone cellphone deskphone desk_phone ?mobile rang rang_in phoned called_in call_in inbound_call cold_call telemarketing telesales tele telemktg ring_in by_phone
pending waiting_on_requester awaiting_user_reply awaiting_doi awaiting_reply awaiting_customer waiting_on_customer awaiting_response awaiting_info waiting_for_customer await waiting_for_reply wtg pndg
on_hold parked 3rd_party 3rd_party_parked waiting_on_third_party waiting_3rd_party hold on_ice stalled suspended
solved rslvd res_d solvd sorted fix_applied sorted_out answered
resolved rslvd res_d sorted sorted_out
incident inc fault break_fix breakfix outage issue incid failure
request svc_req req new_starter_laptop service_req access_request ask request_for_access how_to
problem prob root_cause rca root_cause_inv root_cause_investigation prb known_error recurring_fault
change rfc chg change_req planned_change
fibre fttp full_fibre fttc_fibre gfast gpon optical
dsl adsl adsl2 vdsl vdsl2 copper sogea adsl_2 fttc broadband_dsl
cable hfc coax coaxial docsis catv
mobile 4g 5g 4g_5g lte cellular gsm sim sim_only
satellite vsat sat starlink satellite_dish
ordered placed placed_w_carrier order_placed with_carrier ord order_sent placed_with_carrier in_order
provisioning prov wip_prov being_provisioned in_build setting_up porting in_provisioning
suspended barred susp suspd bar susp_np suspend temporarily_barred temp_disc non_pay_bar
ceased cease cancelled_line disconnected ceased_line deactivated discon terminated
day_or_night all_hours
`
