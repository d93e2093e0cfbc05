/** What schools, evening classes and adult education teach. */
export const SUBJECTS = `
languages language_courses foreign_languages sprachen fremdsprachen sprachkurse langues langues_etrangeres cours_de_langues idiomas lenguas_extranjeras cursos_de_idiomas lingue lingue_straniere corsi_di_lingua talen vreemde_talen taalcursussen linguas_estrangeiras jezyki jezyki_obce jazyky cizi_jazyky sprak frammande_sprak fremmedsprak sprog fremmedsprog
arts_and_crafts art_and_craft crafts_and_arts handicrafts kunsthandwerk kunst_und_handwerk kunst_handwerk basteln art_et_artisanat arts_et_artisanat artisanat loisirs_creatifs travaux_manuels arte_y_artesania artesania manualidades arte_e_artigianato artigianato kunst_en_handwerk kunst_en_ambacht handvaardigheid arte_e_artesanato artesanato trabalhos_manuais sztuka_i_rzemioslo rekodzielo umeni_a_remesla konst_och_hantverk konsthantverk kunst_og_handverk kunsthandverk kunst_og_handvaerk kunsthandvaerk ?crafts ?handwerk ?hantverk ?handverk ?handvaerk
cooking cookery cookery_courses kochen kochkurs kochkurse cours_de_cuisine cursos_de_cocina corsi_di_cucina koken kookcursus kookcursussen kooklessen culinaria gotowanie kulinaria vareni matlagning matlaging madlavning ?cuisine ?cocina ?cucina ?cozinha ?kuchnia
computing computers computer_skills computer_courses ict edv edv_kurse informatik computerkurse informatique informatica informatica_y_ordenadores computer_en_internet computervaardigheden informatyka komputery pocitace informatika datorer datakunskap datakurs edb ?it ?computer ?pc
music musik musique musica muziek muzyka hudba musikk
health gesundheit sante salud salute gezondheid saude zdrowie zdravi halsa helse sundhed health_and_fitness health_and_wellbeing ?fitness ?wellness ?bewegung ?mouvement ?bewegen ?beweging ?ruch ?pohyb ?rorelse ?bevegelse ?bevaegelse
mathematics maths mathematik mathe mathematiques matematicas matematica wiskunde matematyka matematika matematik matematikk
geography geographie geografie erdkunde geografia aardrijkskunde zemepis geografi
chemistry chemie chimie quimica chimica scheikunde chemia kemi kjemi
gardening gartnern gartenbau jardinage jardineria giardinaggio tuinieren jardinagem ogrodnictwo zahradniceni tradgard tradgardsskotsel hagearbeid havearbejde
philosophy philosophie filosofia filosofie filozofia filozofie filosofi
`
