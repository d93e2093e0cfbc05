/** English words and short forms of visits to a clinic and patients. */
export const ENGLISH_CLINIC = `
scheduled bkd booked_in sched appt_made appt_booked slotted pencilled_in booking_made
arrived here in_w_r in_wr in_waiting_room waiting_room chkd_in chk_in attended_reception on_site arr present_in_clinic turned_up
completed seen pt_seen compl comp_d cmpltd treated consultation_complete discharged pc_d pcd practical_completion handed_over handover signed_off practical_completion_reached fin
cancelled canx canc can cnx cxl_d cancelled_by_pt canx_by_pt cxd cancd kill kill_order called_off scrubbed pulled scrapped aborted
did_not_attend dna missed missed_appt nonattendance non_attendance not_attended didn_t_come never_came wnb was_not_brought
no_show dna didn_t_show didn_t_turn_up absent_without_notice
private priv prv pvt privately privately_funded private_patient
nhs n_h_s health_service national_health
insured bupa axa axa_ppp vitality aviva cigna ins insurer insurance_paid insurance third_party_payer covered medicare_advantage wpa
self_pay selfpay cash_pt cash_patient pays_own pays_self own_pocket oop private_pay patient_pays
received recd rec_d rcvd rcd rx_d in_lab arrived booked_in_lab logged logged_in taken_in arrived_at_lab accessioned sample_in
in_analysis running running_on_analyser on_analyser testing processing in_progress being_tested under_test on_bench analyzing in_process
validated auth_d auth_d_by_pathologist authd authorised authorized verified checked approved_by_pathologist reviewed_and_signed tech_validated
reported rpt_sent rptd rep_d report_sent report_issued report_out results_sent resulted results_out result_issued
rejected rej rej_d qns haemolysed hemolysed unsuitable haemolysed_unsuitable insufficient unlabelled leaked clotted thrown_out not_approved reject dismissed knocked_back unsuccessful bounced_back pfo not_suitable regret
new_patient new_pt new_referral
follow_up fu fup f_up rev return_visit ret_visit check_back
consultation cons consultn seen_by_doctor
telephone_consultation tel_con phone_consult phone_call tel_appt
video_consultation video_call vid teams_call zoom attend_anywhere
home_visit hv domiciliary dom_visit house_call
procedure proc minor_op
vaccination vacc vax jab jabs imms imm vac booster vaccn puppy_jab shots
blood_test bloods phlebotomy fbc
screening scrn screen smear_screening s_list phone_screen cv_sift sift
cardiology cardio card heart crd
dermatology derm skin dermatol
orthopaedics ortho orthopaedic bones orthopedics fracture_clinic
paediatrics paeds peds kids_clinic pediatrics
gynaecology gynae obs_gynae gyn
obstetrics obs maternity_dept antenatal
neurology neuro neurol brain
oncology onc cancer oncol
urology uro urol
ophthalmology eyes ophth ophthal eye_clinic
ent ear_nose_throat ear_nose_and_throat e_n_t
psychiatry psych mental_health
radiology rad x_ray_dept imaging
general_practice gp family_doctor
physiotherapy physio pt_therapy
surgery surg gen_surg
emergency_department casualty
intensive_care icu itu critical_care
resuscitation red_triage
discharged dsch disch home_today went_home dischd d_ced
admitted adm inpatient kept_in admit warded
referred ref refd ref_d referral sent_to_specialist onward_referral
transferred_to_hospital sent_to_hospital
deteriorating worse getting_worse
stable stbl no_change unchanged
improving better getting_better impr
male boy gent gentleman him bloke chap
female fem girl lady she her
non_binary enby non_bin genderqueer gender_queer genderfluid agender they
unknown unk unrecorded unsure not_given prefer_not_to_say pnts undisclosed unstated unspec tbc_unknown no_record no_data
never never_smoked non_smoker nonsmoker non_smoker_lifelong never_smk_d never_smkd lifelong_non_smoker never_smoker
former exsmoker gave_up quit past former_smoker given_up previously used_to formerly
current smoking smokes 20_day 10_day ppd ppd_1 cigs daily_smoker vapes chkg checking_account chequing transaction_account everyday_account current_acct dda
independent indep self_caring self_care independently no_help unaided ind mobile_independent no_assistance
needs_assistance min_assist a_x1 ax1 mod_assist assist_of_1 assist assistance prompts supervision some_help with_help needs_help partial_assist assist_x1
fully_dependent full_care total_dep bedbound bedbound_hoist hoist_x2 total_care fully_dep dependent bed_bound a_x2 assist_of_2 max_assist nursing_care_all hoist
residential resid res_care rest_home domiciliary_care_home
nursing nsg rn_care nursing_home
dementia emi memory_care alzheimers alzheimer_s dem memory dementia_care
respite short_stay short_stay_carer_break carer_break short_break temp_stay respite_care
day_care day_center daycare day_visitor
walking_stick w_stick
walking_frame zimmer frame wzf
bedbound bed_bound in_bed bedridden bed_fast
hoist hoisted full_hoist
continent cont dry_continence
incontinent incont pads inco
catheter cath catheterised
mild slight mld mild_reaction
severe sev svr anaphylaxis bad
penicillin pen amoxicillin penicillins
latex rubber_gloves
none_known nka nkda nkd no_known_allergies nil_known
heavy hvy
light lite
moderate_drinker mod
teetotal doesn_t_drink non_drinker
sedentary desk_job inactive_lifestyle
walks_unaided unaided independent_walk mobile
`
