/** Further words in Afrikaans, where they are not the Dutch ones, for the lines that begin with the same word. */
export const AFRIKAANS_VALUES = `
mr mnr meneer
mrs mev mevrou
miss mej mejuffrou
ms ?me
male manlik
female vroulik
mother ma ?moeder
father pa
grandmother ouma
grandfather oupa
aunt tannie ?tant
guardian voog voogdes
spouse eggenoot eggenote
single ongetroud
married getroud
divorced geskei
widowed weduwee wewenaar
active aktiewe ?besig
inactive onaktief
pending hangende
waitlisted waglys op_waglys
completed voltooi afgehandel
withdrawn gestaak onttrek
cancelled gekanselleer gestaak
in_progress besig aan_die_gang
monthly maandeliks
weekly weekliks
yearly jaarliks
quarterly kwartaalliks
daily daagliks
paid betaal
unpaid onbetaal
overdue agterstallig
cash kontant
card kaart
prepayment vooruit vooruitbetaal
sponsored beurs
`
