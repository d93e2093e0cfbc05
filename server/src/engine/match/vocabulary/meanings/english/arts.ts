/** English words and short forms of books, collections, print, stages and broadcasts. */
export const ENGLISH_ARTS = `
book hardback pbk paperback hardcover novel bks hbk textbook bound_volume
dvd dvds blu_ray film video movie bluray
cd cds music_disc music_cd compact_disc disc_audio
magazine mag mags journal_issue per zine issue ?journal
audiobook talking_book spoken_word book_on_cd spoken_cd audio_cd_book mp3_book
map atlas atlas_sheet_map os_sheet os_map chart sheet_map ordnance_survey
newspaper newsp paper daily_paper broadsheet
ebook epub kindle e_pub digital_book ebk pdf_book electronic_book
audio spoken_cd audio_download mp3 cd_audio
hardback hb hbk cased cloth hardbound bound hdbk casebound
paperback pb pbk ppbk mass_mkt mass_market trade_paperback limp ppr_back
on_display exhib gallery gall case showcase exhibition disp on_view in_gallery
in_storage reserve_coll reserve_collection off_display basement_store
on_loan lent_to loan_out
in_conservation conservation lab_cleaning stabilising conserv being_conserved in_lab lab cleaning_and_stabilising restoration
deaccessioned deacc disposed disposal dis_posed de_accessioned written_off removed_from_collection transferred_out
in_print available_title in_prt
out_of_print oop out_of_prt
forthcoming nyp not_yet_published coming
fiction fic
non_fiction nonfic non_fic
crime crm detective mystery
biography bio biog autobiography memoir
history hist
poetry poet poems verse
reference ref encyclopedia dictionary
large_print large_type
overdue o_due late_back not_returned
lost_item lost
saddle_stitch saddle_stitched stapled stitched
perfect_bound perfect_binding pur
spiral wiro wire_o coil comb_bound spiral_bound
coated gloss_art ctd silk_coated
uncoated unctd offset_paper bond
recycled_paper recycled recyc
portrait family_sitting headshot headshots sitting family_shoot studio_portrait newborn_shoot port
wedding bride_prep ceremony bride_prep_ceremony wed wedd nuptials bridal
product packshot pack_shot ecom e_com e_com_flatlay flatlay catalogue_shot still_life prod
real_estate property property_pics agent_listing estate_agent listing house_photos interiors property_photos
offset litho 4_col_litho sheetfed sheet_fed web_offset lithographic offset_litho gto heidelberg
digital digi hp_indigo indigo laser toner digital_press dig short_run_digital xerox
screen silk_screen silkscreen serigraphy screenprint scrn
large_format lfp banner plotter banner_plotter wide_fmt vinyl roll_up
letterpress lpress letter_press l_press foil_press relief
quote est quoting estimating rfq qte pricing
prepress pre_press platemaking artwk artwork plates dtp origination layout ctp studio
proof_sent pdf_to_clt_for_ok await_sign_off_proof proof_out pdf_proof_sent proof_with_client awaiting_proof_approval sent_for_approval
printing on_press press running print_run printg on_machine being_printed
finishing bindery lam laminating fold_and_trim fold trimming binding guillotine folding creasing perfect_bind stitching die_cutting
shipped desp_d despatched shpd shipd out_the_door gone delivered_to_carrier ship_d
recurring_payment autopay subscription
strings vln violin viola cello double_bass vla guitar harp str vlc fiddle ukulele
woodwind alto_sax sax cl_net clarinet flute flt oboe bassoon recorder clt piccolo tenor_sax cor_anglais clar
brass tpt trumpet trombone tbn horn tuba cornet euphonium french_horn bugle flugelhorn euph brs cz121 cz108 c360 brass_rod
percussion perc timps timpani drum xylophone snare glock tambourine marimba
keyboard pno piano organ keys kbd harpsichord accordion synth
voice sop sop_singing soprano alto_voice tenor bass_voice choir singer vox mezzo
balcony balc gods gallery upper_circle
box private_box loge case cse ctns cases pack outer
standing stdg floor_standing pit general_standing
general_admission ga gen_adm gen_admission unreserved
vip v_i_p gold_circle hospitality meet_and_greet
early_bird eb earlybird super_early
wheelchair w_c_space wheelchair_space access wchr accessible companion w_chair wch wheel_chair
concession conc concs concessionary concession_rate reduced oap student_rate low_income
complimentary comp foc comps guest_list
universal u_cert all_ages g_rated
comedy com stand_up sitcom funny
drama dram drm
musical musicl mus show_tunes
documentary doc docu
horror scary hrr
thriller thrl suspense
science_fiction sci_fi scifi
romance rom romcom romantic
animation anim cartoon animated
action adventure
children family_film
news bulletin headlines
sport sports spt
music mus tunes songs
talk chat phone_in speech discussion
breakfast_show breakfast bkfst brekkie_show morning_drive
drivetime drive drive_time pm_drive
overnight graveyard nightshift late_night
stalls stls orchestra floor ground_floor_seats
circle dress_circle crcl royal_circle mezzanine
theatre thtr thtr_style rows auditorium theat
classroom school_rm schoolroom class_style school_room class desks f2f face_to_face in_person ilt
boardroom board_mtg board_mtg_table board_meeting conference_table bdrm_table board_room
banquet rounds rounds_of_10 dinner_rounds dinner_rnds round_tables gala_dinner cabaret bqt
u_shape horseshoe ushape u_shaped
cocktail standing_reception standing_recept standing drinks_reception stand_up
aired ran tx_d txd broadcast played transmitted went_out run on_air
make_good m_good makegood rerun re_run
missed did_not_run dnr skipped skipped_by_automation not_run dnr_did_not_run failed_to_air
adult adlt adults grown_up adt full_price
child chd kid kid_u12 u12 under_12 chld under_16 u16 jnr youth son dtr dau offspring stepson step_daughter
student nus nus_card stu stud students uni_student std_card
senior snr oap o60 over_60 seniors senior_citizen
`
