/** Yes, no, and what is neither. */
export const ANSWERS = `
yes y true t 1 ja j oui si s wahr vrai verdadero x present vorhanden vero waar jawohl yeah ?affirmative tak sim prawda ?yep ?ano
no n false f 0 non falsch faux absent not_present not_identified nicht_vorhanden nee onwaar nie nej nei nope ?negative nein falsz falso nepravda nao ?ne
unknown unbekannt u not_known unspecified not_specified not_stated undetermined not_recorded nicht_bekannt nicht_angegeben keine_angabe keine_angaben ohne_angabe weiss_nicht unklar dont_know don_t_know not_sure inconnu/e non_renseigne/e non_precise/e ne_sait_pas indetermine/e desconocido/a no_especificado/a no_consta no_sabe no_indicado/a sin_especificar sconosciuto/a non_noto non_specificato/a non_indicato/a non_so onbekend+e niet_bekend weet_niet niet_opgegeven desconhecido/a nao_informado/a nao_especificado/a nao_sabe nieznany/a/e nie_wiem nie_podano brak_danych neznamy/a/e nevim neuvedeno okand okant ukjent ukendt vet_ej vet_ikke uppgift_saknas ej_angivet ikke_oppgitt
other otro misc overig anders others sonstig+e+er+es andere/r/s weitere verschiedene diverses autre/s varie varios otros/as otra altro/a/i overige diversen outro/a/s outras inny/a/e pozostale ostatni jiny/a/e annat annan annet andet ovrigt ovrig diverse oevrigt miscellaneous
none ohne ?neant ?kein+e+er+es ?aucun/e ?rien ?ninguno/a ?ningun ?nada ?nessuno/a ?niente ?geen ?nenhum ?nenhuma ?brak ?zaden ?zadny/a/e ?ingen ?inget ?ingenting
partially partly teilweise zum_teil partiellement en_partie parcialmente en_parte parzialmente in_parte deels gedeeltelijk em_parte czesciowo castecne delvis delvist
never niemals jamais nunca nooit nigdy nikdy aldrig aldri ?nie ?mai
sometimes occasionally manchmal gelegentlich parfois a_veces ocasionalmente a_volte talvolta soms as_vezes czasami czasem nekdy obcas ibland noen_ganger nogle_gange
always immer stets toujours siempre sempre altijd zawsze vzdy alltid altid
both beide beides beidseits beidseitig les_deux ambos ambas entrambi entrambe allebei obie bada begge ?oba ?obe
`
