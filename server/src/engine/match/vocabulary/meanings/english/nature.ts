/** English words and short forms of gardens, forests, farms and animals. */
export const ENGLISH_NATURE = `
perennial per hardy_per herbaceous hardy_perennial peren
shrub shrb hydrangea hydrangea_bush rhododendron camellia lavender hedging azalea buddleia
tree std_tree 1_2_std_apple half_standard standard_tree bare_root_tree maiden whip acer sapling fruit_tree trs
bulb daff daffs daffodil tulip tulips crocus corm tuber allium snowdrop hyacinth lily_bulb
seed sd_pkt seed_packet pkt_seeds packet
houseplant house_plant pot_plant
full_sun sun sunny south_facing
partial_shade part_shade semi_shade dappled half_shade pt_shade
shade shady full_shade shd deep_shade
hardy fully_hardy
tender frost_tender tndr not_hardy itt itt_out pricing rfq estimating tendered at_tender preconstruction rfp boq_pricing
half_hardy semi_hardy
evergreen evg e_green evgn
deciduous decid dec dcd
climber climbing clmbr vine clematis rambler wisteria ivy
hedge hedging hdg privet laurel box_hedge
herb basil mint thyme rosemary
vegetable vegs veggies cabbage carrot tomato_plant onion_sets
fruit frt soft_fruit strawberry raspberry apple plum
rose roses hybrid_tea floribunda rose_wine blush
bedding bdg bedding_plants
clay heavy_clay clayey
sand sandy sdy
loam loamy
chalk chalky alkaline_chalk
peat peaty
acid ericaceous acidic
planting restock beat_up replanting planted restocking replant plantg underplanting
thinning thin 1st_thin 2nd_thin first_thin thinnings selective_fell respacing
clear_felling clearfell clear_fell clearfelling fell clfell final_fell
pruning prune high_prune brash brashing pruned brushing formative_prune
pest_control weevil_spray deer_control weevil vermin_control spraying pest deer_cull
wheat whe winter_wheat spring_wheat
barley bly winter_barley spring_barley malting_barley
oilseed_rape osr rape
maize mze sweetcorn forage_maize
potato pot spuds tatties spud
sugar_beet beet s_beet
beans bns field_beans
grass grs ley perm_pasture silage turf lawn
fallow fal set_aside
ploughing plough plow ploughed
drilling_crop drilled sown
spraying spray sprayed fungicide
harvest combining combine cut harvested
fertiliser fert muck spreading npk nitrogen
pregnant in_calf in_lamb in_pig pd_pos
empty_animal barren not_in_calf
dry_cow dry
milking in_milk lactating
purchased bought bought_in
home_bred homebred bred_on_farm born_on_farm
organic org_cert soil_assoc soil_association org certified_organic cert_organic orgnc
in_conversion transitional yr_2_conv year_2_conversion converting in_conv yr1_conv transition
conventional non_org non_organic standard sprayed standard_sprayed convl intensive
dog k9 puppy bitch pup can labrador lab spaniel terrier collie poodle gsd mutt
cat fel kitten dsh dlh moggy tom queen_cat tomcat kitty siamese persian
rabbit bunny bun lop buck_rabbit
horse mare gelding stallion filly colt foal cob_horse thoroughbred
bird parrot budgie cockatiel canary hen chicken macaw parakeet finch avian_pet
reptile bearded_dragon snake lizard gecko tortoise iguana turtle terrapin rept corn_snake python beardie
cattle cow bullock steer heifer calf bull suckler beef_animal dairy_cow store_cattle bobby_calf
sheep ewe ram tup hogget lamb wether gimmer shearling teg theave ewe_lamb mule_ewe
goat nanny billy kid_goat doe_goat buck_goat nanny_goat billy_goat
pig sow boar gilt weaner weaner_pig piglet porker baconer hog barrow
poultry broiler layers layer pullet hen cockerel rooster chicken turkey duck goose chicks
alive on_farm live on_holding in_herd
slaughtered kill killed culled culled_to_abattoir slaughter meatworks processed_at_works butchered sl_house
died fallen fallen_stock found_dead dead_bloat died_on_farm death mortality euthanised pts put_to_sleep carcass
missing strayed not_seen can_t_find stray_off rustled absent_at_muster whereabouts_unknown unaccounted
boarding brdg board overnight on_stay o_n_stay overnight_stay stay sleepover holiday_stay now_boarding at_gate gate_open
daycare d_care day_care day_stay doggy_daycare day_board daystay
grooming groom clip clip_and_bath hand_strip bath nail_clip wash_and_dry clip_bath full_groom nails
training obed obedience train trng agility lessons behaviour_class
vet_visit vet vets vet_appt vet_trip taken_to_vet
spayed f_n_spay spay ovh ovariohysterectomy
neutered neut cast neutd done nut
entire ent e_entire not_done
castration castrate cast snip
dental dent teeth dental_clean scale_polish
neutering neuter spay castrate desex spay_castrate
euthanasia pts euth pt_s
microchip chip m_chip chipping microchipping
nail_clip nails claw_clip
deworming wormer worm
mare mre broodmare
gelding gldg geld g_gelding
stallion stal entire stn
foal colt_foal filly_foal
bay b_bay bay_horse dark_bay
chestnut chest sorrel
palomino pal
piebald pie black_and_white
skewbald skew brown_and_white
dressage dress drsg flatwork
show_jumping showjumping jumping
eventing cross_country event_horse
hacking hack hacks trekking out_hack
small_dog toy small_breed
calm placid quiet easy
nervous timid shy scared anxious
aggressive aggro bites snappy bitey
full_livery full_board full full_care livery_full
part_livery part assisted assisted_part part_board semi_livery owner_does_w_ends
diy_livery diy do_it_yourself d_i_y self_care
grass_livery grass paddock paddock_only field_brd field_board field grazing grass_keep pasture_board turnout
`
