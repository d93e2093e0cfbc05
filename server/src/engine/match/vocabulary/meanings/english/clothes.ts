/** English words and short forms of clothes, colours, jewels and salons. */
export const ENGLISH_CLOTHES = `
men mns gents menswear male gent
kids kid girls boys jnr youth chd boys_7_12 childrenswear
baby inf 0_24m toddler babywear 0_3m bby under_1
unisex uni u_sex both adults gender_neutral mens_and_womens all_genders
cotton ctn cttn cot cttn_100 denim jersey_cotton egyptian_cotton pima
wool lambswool shetland shetland_wl cashmere woollen worsted tweed mohair angora alpaca
polyester poly polyes pet polyest dacron fleece trevira
silk slk satin_silk mulberry_silk habotai
leather lthr hide suede nappa nubuck calfskin cowhide lea lambskin sheepskin
linen flax irish_linen
mixed blended poly_cotton polycotton 50_50_p_c mixture various assorted mixed_fibres
spring_summer spr_sum spring ss19 ss20 ss21 ss22 ss23 ss24 ss25 summer high_summer spr_smr
autumn_winter fall autumn aw19 aw20 aw21 aw22 aw23 aw24 aw25 aut_win
all_year core cont continuity noos carry_over yr_round basic_range
gold yg wg rg 18ct 9ct 22ct 14k 18k 9k_yg 750_wg 14ct yellow_gold white_gold rose_gold
silver ag stg ster sil s_silver sterling_silver britannia
platinum plat pt950 pt_950
palladium pd950
women ladieswear lady wmn wmns womenswear female ldies
small sm sml smll
large lge lg lrg big
extra_large x_lge x_large ex_large ext_large xlge 1xl
extra_small x_small ex_small xsm xsml
double_extra_large xx_large xxlge xx_lge 2xl 2x 2_xl extra_extra_large
tops top shirt shirts t_shirt tee blouse jumper sweater
bottoms btms trousers jeans skirt shorts pants leggings
dresses frock gown
outerwear coat coats jacket jackets outer anorak parka
footwear boots trainers fwear sneakers sandals
accessories accs bag belt scarf hat gloves
underwear undies lingerie bra pants_underwear
swimwear swim bikini swimsuit
slim slm skinny fitted slim_fit
regular_fit reg classic_fit
loose relaxed baggy oversize
plain pln solid solid_colour
striped stripe stripes strp pinstripe
checked check chk tartan plaid gingham
floral flor flowers flowery
printed prt print pattern patterned
black blk bl_ack jet ebony
white wht ivory_white white_wine chardonnay
grey gry charcoal
navy nvy navy_blue dk_blue
blue blu sky azure
red crimson scarlet red_wine claret tinto
green grn olive
yellow yel ylw
brown brn tan chocolate
pink pnk fuchsia
purple prpl purp
orange org orng
beige bge cream_colour
silver_colour slv
multicolour multi mult assorted multi_coloured
diamond dia dmd diam brilliant
ruby rby
sapphire sapph saph
emerald emer
pearl prl pearls
resize re_size sizing size_up ring_size
polish pol clean_and_polish
rhodium_plate rhodium rh_plate
manicure mani gel_nails gel_nails_hands nails_hands shellac_hands hand_nails acrylics
pedicure pedi feet toes foot_treatment
facial face facials microderm dermabrasion face_treatment
waxing wax leg_wax brazilian bikini_wax hollywood lip_wax half_leg eyebrow_wax
massage mass swedish swedish_60 hot_stone deep_tissue back_massage msg aromatherapy sports_massage indian_head
haircut cut_and_blow_dry trim dry_cut cut_blowdry wash_cut_blow restyle c_b_d
colour tint highlights foils balayage dye root_tint t_section full_head ombre
dry_skin dry
oily greasy oily_skin
combination combo comb t_zone
sensitive sens reactive_skin
`
