/** English words and short forms of staff, posts and wages. */
export const ENGLISH_STAFF = `
exceeds exceeds_expectations outstanding above_expectations exceptional star_performer
meets meets_expectations on_target solid as_expected meets_exp good_performer
below below_expectations underperforming needs_improvement below_exp pip under_performing not_meeting
manager mgr mgmt man mngr line_manager team_lead
director dir ceo cfo exec
supervisor sup supv spvr ganger charge_hand team_leader
assistant asst ass_t assnt helper aide
administrator adm office_admin clerk clerical
engineer eng engr tech engineering
technician tech techn fitter
operator oper operative operatives
driver drives
sales_rep rep sales_person salesperson account_exec bdm
trainee trn tee trnee trainee_level grad
junior jnr jun
mid mid_level intermediate_level
lead principal team_lead enq enquiry new_enquiry raw_lead mql
applied app app_received app_recd applicant cv_in cv_received new_application
interview int intvw ?iv interviewed 1st_int 2nd_int second_interview first_interview
offer offered offer_out offer_sent job_offer offer_made
hired start_date_set started joined placed onboarded
resignation res quit left_own_accord voluntary handed_in_notice gave_notice new_job better_offer
dismissal sacked gross_misconduct misconduct term_for_cause dism
redundancy made_redundant rif job_cut
retirement retired ret retd pension
end_of_contract eoc ftc_ended c_end end_of_ftc
relocation relocated moved_away moving_house emigrated moved
death deceased died dis
basic basic_pay salary base_salary basic_salary base_pay flat_pay
overtime ot o_time time_and_a_half double_time xtra_hours ovt
bonus bon xmas_bonus annual_bonus perf_bonus
commission comm comms commn
allowance allow allce car_allowance allw
expenses exps mileage reimbursement exp_claim
deduction ded deduct dedn
pension pen pens superannuation super 401k nest
tax paye withholding
national_insurance nic nics
student_loan s_loan
holiday_pay hol_pay accrued_holiday
sick_pay ssp
full_time ft perm_ft f_t_37_5h fte whole_time 37_5h 40h
part_time pt perm_pt job_share 20h
temporary ftc seasonal agency ftc_6_mths contract_6m cover maternity_cover holiday_cover zero_hours bank_staff summer_job
apprentice appr apprent app_yr trainee modern_apprentice apprentice_yr_2 learner
contractor subbie sub_contractor subcontractor ltd_co ltd_co_subbie cis umbrella corp_to_corp
intern work_experience placement placement_student co_op_student summer_intern wex
permanent regular_employee permie
sick sl ssp sickie off_ill off_sick ill sick_pay sick_note poorly unwell doctor_s_note self_cert medical_leave sickness sickness_absence absence_sick
vacation al hols hol pto pto_hols pl_annual annual privilege_leave paid_time_off leave_annual personal_holiday holidays vac earned_leave
unpaid lwop lop loss_of_pay lv_w_o_pay leave_without_pay unpaid_leave no_pay nopay leave_no_pay sabbatical_unpaid unpd
maternity smp mat mat_leave mat_lv mat_pay maternity_pay ml having_baby preg
paternity spp pat_leave paternity_pay pat_lv
bereavement funeral compassionate compassionate_leave death_in_family death_in_fam bereaved cl_bereavement
jury_duty jury court_service jury_service jury_svc court_duty called_for_jury
salary salaried annual_salary yearly_salary salary_exempt on_salary
salaried <salary annual_salary yearly_salary salary_exempt on_salary
on_leave fmla on_mat_leave mat_leave on_maternity_leave on_sabbatical long_term_sick lts garden_leave career_break furloughed furlough on_furlough
terminated term_date fired sacked let_go leaver dismissed left resigned quit redundant made_redundant laid_off ex_employee p45 gross_misconduct separated
retired ret ret_d retd pensioned_off stood_down_for_good retd_from_work superannuated on_pension took_retirement
deceased decd dec_d passed_away rip passed death
`
