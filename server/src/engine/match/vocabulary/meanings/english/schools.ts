/** English words and short forms of schools, courses and families. */
export const ENGLISH_SCHOOLS = `
enrolled attending on_roll onroll enr enrol enroled roll started active_pupil in_attendance current_pupil signed_up matriculated
waiting_list wait_list on_wait_list wtg_list on_list queue queued
ended finished left end fin ceased completed_and_left concluded
on_trial settling_in settle trial_days taster settling
applicant wait_list waitlist waitlisted applied app prospective app_recd in_queue applied_for
graduated grad grads alum alumni alumnus alumna completed_course passed_out leaver_graduated finished_course
transferred xfer xferd xfer_d xfer_d_out transferred_out trf trf_out moved_school moved_to_other_sch moved_to_other_school tfr tfrd trans_d gone_to_other_school changed_school
transferred_out moved_to_another_church letter_of_transfer ltr_of_transfer ltr_of_transfer_issued transferred trf_out moved_to moved_churches
full_day all_day whole_day full_days 8_to_6 fullday
morning am a_m_sess mornings mornings_only am_only am_session am_sess forenoon mrng before_lunch
afternoon pm pm_sess pm_session afternoons aft pm_only after_lunch arvo
after_school asc after_sch wraparound wrap_around wraparound_after_sch after_school_club oosh oshc
before_school breakfast_club bsc early_drop
bachelor ba bsc beng b_eng bcom b_com llb bed ug_deg bba hons ba_hons bsc_hons undergraduate_degree b_tech btech first_degree
master ma msc mba med mphil meng llm mres m_ed pg_masters
doctorate phd dphil doc_degree edd md_phd dr_degree d_phil
diploma dip dipl pg_dip pgdip hnd pgd dip_he diploma_he adv_dip
certificate cert pgcert pg_cert certs hnc pgce certif cert_he
interrupted interrupt loa_study year_out
present pres here attd
absent abs not_here away missing
late after_registration tardy lates late_shift back_shift back_shift_2_10pm afternoon_shift pm_shift twilight second_shift evenings
authorised_absence auth_abs auth authorised c_code authorised_abs exc
unauthorised_absence unauth unauth_abs truant truancy unauthorised awol
excused exc note_from_parent authorised auth_absence
unexcused unexc unauth no_reason truant
school_dinner sch_dinner hot_meal school_meal dinners cooked_meal hot_lunch school_lunch
free_school_meal fsm free_meal free_school_meals
home_lunch goes_home home_dinners
walk walks on_foot walking foot wlk
cycle bike bicycle cycles
bus school_bus b_bus pcv psv minibus cat_d double_decker omni
car by_car lift driven parents_car dropped_off c_car plg saloon sedan cat_b hatchback estate_car hatch class_5 coupe suv
train trn
taxi cab minicab
sen send sen_support special_needs
ehcp ehc_plan statement ehc
eal esl english_2nd_lang english_additional
toddler tod toddlers tweenies
preschool pre_school presch pre_k nursery
reception rec yr_r foundation_2
primary prim pri ks1 ks2 junior_school
secondary sec ks3 ks4 comp comprehensive
full_fee full_fees full_cost
scholarship schol sch_award
funded fnd 15_hours 30_hours funded_hours
distance_learning online_learning remote_study
evening_course evening eve evenings
online e_learning elearning virtual webinar zoom teams remote paypal stripe_checkout online_payment web_payment e_payment upi
blended blend mix hybrid
on_the_job otj ojt shadowing
first_class_honours 1st first
upper_second 2_1 2i upper_2nd
lower_second 2_2 2ii lower_2nd desmond
third 3rd third_class
distinction dist dstn
merit mer mrt
credit cred crd
deferred def defd dfd def_d postponed pushed_back put_back
nanny nny live_in_nanny daily_nanny nannies
au_pair a_pair live_in_foreign_student foreign_student_helper
babysitter b_sitter sitter sitter_eve evening_sitter sitting
childminder c_minder registered_cm ofsted_reg_cm child_minder minder home_daycare family_day_care
mother mam mommy m_mother mater stepmother step_mum
father stepfather step_dad pops
guardian gdn legal_gdn foster_carer foster_parent foster_mum ward_of foster
grandparent nan gran granny grandad grandpa nana grandma gramps gparent g_parent granddad nanna pop grandmother grandfather
sibling bro sis sib twin_brother twin_sister half_brother stepsister half_sister step_brother
single sgl bachelor spinster unattached s_single sglb 1p sngl sing single_occ one_person sgl_room
married mar wed m_married hitched mrd spouse
divorced div dvcd divd div_d split decree_absolute ex_married
widowed wid wdw widd
separated sep sepd sep_d living_apart
civil_partnership civ_part cvl_ptnr civil_p_ship
cohabiting cohab living_together common_law de_facto partner live_in_partner
spouse hubby other_half wifey better_half
partner ptnr boyfriend girlfriend partner_live_in other_half significant_other partners alliance var_partner channel_partner reseller_partner affiliate alliance_partner joint_venture strategic_partner
parent mum dad mother father par step_parent mum_dad
friend mate frnd pal family_friend best_friend bf_f
neighbour nbr next_door
colleague coll co_worker workmate
relative rel uncle aunt cousin family fam niece nephew rellie
carer support_worker caregiver
next_of_kin nok n_o_k
emergency_contact ice emerg_contact
`
