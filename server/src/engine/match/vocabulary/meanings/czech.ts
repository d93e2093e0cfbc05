/** Further values in Czech and Slovak, which often say them as verbs (“vyhovuje”, “používá se”), for the lines that begin with the same word. */
export const CZECH_VALUES = `
yes souhlasim souhlasi suhlasi
no nesouhlasim nesouhlasi nesuhlasi
unknown neznamo neuvedene neuvedeny/a nezjisteno nezistene
other ine iny/a
none ?nic
active aktivne v_platnosti plati
inactive neaktivne neaktivny/a neplatny/a/e neplati
ended skoncene ukoncene skoncil/a skoncilo
expired vyprsana po_platnosti prosly/a/e proslo propadle
upcoming pristi nadchadzajuci/e buduci
closed uzavrete zatvoreny/a/e uzavreto
open otvoreny/a/e otevreno
pending caka cakajuci na_cekani
cancelled zrusene zruseny zrusen storno stornovane stornovany
confirmed potvrzeno potvrdene potvrdeny/a
completed dokonceno dokoncene vyrizeno vyrizeny/a/e vybavene vybavene splneno ukonceno provedeno vykonane
in_progress v_reseni resi_se v_rieseni prebieha rozpracovany/a/e v_praci
planned planovano naplanovano planovane naplanovane planovany/a v_planu
approved schvaleno schvalene odsouhlaseno
rejected zamitnuto zamietnute zamietnuty/a
submitted podane predlozeno
new nove
retired vyrazeno vyrazen vyradene vyradeny/a odepsano odepsany/a vyrazeno_z_evidence
disposed zlikvidovano likvidace sesrotovano zlikvidovane
operational v_provozu v_prevadzke funkcni funkcny/a funguje
down mimo_provoz nefunguje nefunkcny/a mimo_prevadzky
in_use pouziva_se pouzivany/a/e pouzivano v_uzivani v_pouziti pouziva_sa
in_storage v_zasobe v_zalohe na_sklade ve_skladu v_sklade skladem uskladneno uskladnene ulozeno
in_repair v_servisu opravuje_se v_opravne v_servise
sold prodano predane predany/a
lost ztraceno ztraceny/a strateno stratene
stolen odcizeno ukradeno
returned vraceno vraceny/a vratene
paid zaplaceno zaplatene uhradene
unpaid nezaplaceno nezaplatene neuhradene
sent odeslano odoslane poslano
delivered doruceno dorucene dodano dodane
passed vyhovuje vyhovel/a/o vyhovujuci vyhovujuca vyhovujici splnil/a prospel/a uspel/a bez_zavad bez_vad bez_zavady v_poriadku shoda
failed nevyhovuje nevyhovel/a/o nevyhovujuci nevyhovujuca nesplneno nesplnil/a neprospel/a neuspel/a se_zavadou neshoda
good dobre
damaged poskodene poskodeny/a
high vysoke
low nizke
female zenske
male muzske
monthly mesacne
weekly tyzdenne
yearly kazdorocne
quarterly stvrtrocne ctvrtletne
`
