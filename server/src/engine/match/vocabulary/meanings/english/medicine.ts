/** English words and short forms of examinations, medicines, teeth and eyes. */
export const ENGLISH_MEDICINE = `
blood bld venous_bld venous_blood whole_bld edta edta_whole_bld serum plasma edta_blood sst_tube
urine msu 24h_ur csu midstream_urine wee water_sample urinalysis
stool fit fit_kit poo faecal fecal stl_sample motion
swab swb throat_swb throat_swab np_swab nasal_swab hvs wound_swab mrsa_swab nose_swab
tissue histology specimen_tissue core_biopsy fna skin_biopsy resection
saliva spit oral_fluid
sputum phlegm
filling amalgam amalgam_mod comp_resto composite_filling restoration resto fill white_filling glass_ionomer gic fillings comp_filling
crown crn pfm pfm_crn cap porcelain_crown bonded_crown onlay zirconia_crown
extraction exo xla extract extn tooth_out wisdom_tooth_removal ext surgical_extraction
root_canal root_treatment root_filling rcf pulpectomy endodontic
cleaning s_and_p scale_and_polish prophy hygiene hygienist scaling polish hyg scale cleanup clean perio_scale cln cleaner clnr janitorial
implant impl fixture abutment
whitening bleach tooth_whitening
denture plate false_teeth partial_denture
check_up check_up_exam recall
single_vision sv_dist sv_distance sv_near svd svn sv_reading distance
bifocal bif bifs d28 bi_focal flat_top st28
varifocal vari pal ppl progressives progressive_lens multifocal varis
reading readers rdg near reader reading_specs near_vision
daily dailies dd_disposables 1_day one_day daily_disposable daily_disposables each_day od_daily 7_days_a_week single_use
extended_wear continuous overnight_wear night_and_day 30_night sleep_in
otc gsl non_prescription general_sale off_the_shelf general_sales_list
prescription_only pom rx_only script_reqd script_required script legend_drug by_prescription ?rx
pharmacy_only p_med p_medicine pharmacist_only pharmacy_medicine behind_the_counter
controlled cd_sch_2 c_ii c_ii_narcotic narcotic schedule_2 schedule_ii cds opioid scheduled_drug dda
tablet tab tabs caplet tblt ipad surface galaxy_tab slate
capsule cap caps
syrup linctus elixir oral_liquid
ointment oint
cream crm
drops gtt eye_drops ear_drops
injection inj vial ampoule amp pre_filled_syringe jab shot syringe
inhaler inh puffer mdi
patch transdermal
frame_only frames specs_frame
metal_frame metal mtl
rimless frameless supra
anti_reflective arc anti_glare ar_coat mar
photochromic photo_c transitions reactions reactolite
tinted tint tnt sunglass_tint
polarised polarized polar
hard_coat scratch_resistant
right_eye re od r_eye
left_eye le os l_eye
both_eyes ou binoc
right rhs rh
left lhs lh
bilateral both bilat l_and_r
toric tor astig
upper upr top_jaw maxilla
lower lwr mandible bottom_jaw
xray xr plain_film cxr
ct ct_scan cat_scan computed_tomography
mri mri_scan magnetic
ultrasound us uss sonogram scan_ultrasound usg
mammogram mammo mammography
ecg ekg electrocardiogram
positive detected reactive p_positive
negative not_detected nonreactive nil_detected clear_result no_growth
inconclusive inconc equiv borderline unclear repeat_needed
pending_result awaiting_result
haemolysed haemolysed_sample hemolyzed
clotted clot
insufficient insuff qns too_little
leaked leak leaking spilt
mislabelled wrong_label unlabelled label_error
oral swallowed
intravenous ?iv drip
subcutaneous subcut subq sub_cut
topical applied_to_skin on_skin
inhaled inh inhalation
sublingual under_tongue
once_daily od qd daily once_a_day 1_day_dose one_a_day mane
twice_daily bd bid twice_a_day 2x_day 2_a_day
three_times_daily tds tid t_d_s 3x_day three_a_day tid_dose
four_times_daily qds qid q_d_s 4x_day four_a_day
as_needed prn p_r_n when_required when_needed sos
at_night nocte on_night bedtime
in_the_morning mane
stat immediately at_once
`
