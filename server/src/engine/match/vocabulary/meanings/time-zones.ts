/** Time zones of North America, by which offices, stores and crews there are kept apart: their letters may be short for much else. */
export const TIME_ZONES = `
eastern eastern_time ?et ?est ?edt us_eastern america_new_york ostliche_zeit ostkustenzeit heure_de_l_est ?hne ?hae hora_del_este hora_este ora_orientale fuso_orientale oostelijke_tijd hora_do_leste czas_wschodni vychodni_cas ostlig_tid
central central_time ?ct ?cst ?cdt us_central america_chicago zentrale_zeit heure_du_centre ?hnc ?hac hora_central hora_del_centro ora_centrale fuso_centrale centrale_tijd hora_centro czas_centralny centralni_cas central_tid
mountain mountain_time ?mt ?mst ?mdt us_mountain america_denver gebirgszeit heure_des_rocheuses ?hnr ?har hora_de_la_montana ora_delle_montagne_rocciose bergtijd hora_da_montanha czas_gorski horsky_cas bergstid
pacific pacific_time ?pt ?pst ?pdt us_pacific america_los_angeles pazifische_zeit pazifikzeit heure_du_pacifique ?hnp ?hap hora_del_pacifico ora_del_pacifico pacifische_tijd hora_do_pacifico czas_pacyficzny pacificky_cas pacifisk_tid
atlantic atlantic_time ?ast ?adt canada_atlantic america_halifax atlantische_zeit heure_de_l_atlantique ?hna hora_del_atlantico ora_atlantica atlantische_tijd hora_do_atlantico czas_atlantycki atlanticky_cas
alaska alaska_time ?akt ?akst ?akdt us_alaska america_anchorage alaskazeit heure_de_l_alaska hora_de_alaska
hawaii hawaii_time ?hst us_hawaii pacific_honolulu hawaiizeit heure_d_hawai hora_de_hawai
`
