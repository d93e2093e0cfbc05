/** English words and short forms of dishes, drinks and what is in them. */
export const ENGLISH_KITCHENS = `
eat_in have_here for_here in_house table inhouse sit_in sit_down dinein restaurant_service eat_here
takeaway togo t_away carry_out carryout takeout tkwy
delivery del dlvy dlv deliveroo uber_eats just_eat doordash delivered courier_delivery
drive_through drivethru d_thru
buffet fork_buffet self_serve finger_buffet self_service hot_buffet carvery cold_buffet help_yourself
plated sit_down seated seated_service sit_down_3_crse served 3_course table_service silver_service waiter_service 3_crse
canapes nibbles hors_d_oeuvres bites tray_passed passed_bites drinks_and_nibbles
packed_lunch brown_bag bag_lunch boxed_lunch grab_and_go sandwich_bag packed_lunches
use_by ub useby ubd
best_before bb best_bef best_bef_end best_before_end bbd b_before
sell_by sell_by_date sellby
bread bloomer sourdough sliced sliced_lge baguette tin_loaf farmhouse wholemeal rye_loaf ciabatta focaccia cob_large split_tin brd
roll bap bun_white cob cob_small barm barmcake finger_roll burger_bun bread_roll batch stottie bagel
pastry danish croissant pain_au_chocolat eclair puff turnover tart viennoiserie cinnamon_swirl apple_turnover profiterole doughnut strudel choux
cake gateau victoria_sponge vic_sponge sponge cupcake muffin fruitcake birthday_cake traybake brownie cheesecake madeira lemon_drizzle fairy_cake
savoury pasty sausage_roll saus_roll pie pork_pie cornish_pasty cheese_straw scotch_egg slice_savoury steak_bake
milk dairy casein whey whey_powder butter cream cheese milk_powder skimmed_milk yoghurt caseinate
egg albumen albumin mayonnaise egg_white egg_powder ovalbumin meringue
nuts nut almond almonds cashew cashews hazelnut hazelnuts walnuts pecan pistachio brazil_nut macadamia marzipan praline tree_nut
gluten wheat barley barley_malt rye spelt oats kamut flour semolina couscous malt bulgur
soy tofu edamame soy_sauce miso tempeh
fish cod anchovy tuna salmon haddock fish_sauce sardine mackerel trout seabass
shellfish crustacea prawn prawns crab lobster shrimp mussels oyster oysters molluscs scallop langoustine clam squid
sesame tahini sesame_seed hummus
peanut groundnut monkey_nuts peanut_butter arachis_oil
bottle btl btls bot nrb 330_nrb 750ml 500ml bott 75cl
can tin tins tinny 440_cn
keg kegs 30l_keg 50l 50l_s_type s_type keykeg key_keg kg_keg
cask firkin kilderkin 72l pin barrel kil casks real_ale_cask hogshead
tank bbt fermenter fv3 bright_tank conditioning_tank bright_beer_tank brite vessel cct
dry bone_dry v_dry very_dry extra_brut extra_dry
off_dry offdry
medium med med_dry
sweet swt luscious dessert_wine pudding_wine sticky v_sweet very_sweet
sparkling fizz bubbly
lager lgr pils pilsner helles
ale bitter best_bitter pale_ale
stout porter stt
ipa india_pale_ale neipa dipa
cider cyd cidre
malt grain malted_barley maris_otter
hops hop citra cascade
yeast yst
brewing on_brew mashing brew_day
fermenting ferm in_fv fermentation
conditioning cond lagering
packaged pkgd kegged bottled canned racked
rare blue_rare very_rare still_mooing
medium_rare med_rare
medium_well med_well
well_done well cremated_steak
starter app apps appetiser first_course 1st_course starters starter_pk starter_pack entry entry_level basic_plan lite light_plan starter_plan
main main_course mains entree second_course
dessert pud pudding sweet afters dess
side sides side_dish
drink bev bevs
soup broth
salad salads slaw
seated sat at_table eating in_seat
waiting wtg waiting_to_be_seated in_queue queueing
free_table clear available
dirty_table needs_clearing
vegetarian veg vgt vege lacto_ovo
vegan ve vgn
pescatarian pesc pescetarian fish_only
gluten_free gf no_gluten wheat_free
dairy_free df no_dairy
nut_free nf no_nuts
halal hal hll
kosher kos ksh
no_pork pork_free
diabetic diab low_sugar sugar_free
low_salt low_sodium
soft soft_diet mashed easy_chew
pureed puree liquidised smooth blended
standard_diet normal_diet regular_diet no_restrictions no_special_diet
`
