/** Words that mean one of two values, of other lines or languages: they are asked about where both are allowed. */
export const EITHER = `
semimonthly quincenal quinzenal quindicinale
hotel horeca
equity pasywa
resolved ?finalizado/a
phone ?portable
sheep ?sau
corrective ?maintenance ?mantenimiento ?manutenzione ?onderhoud ?konserwacja ?udrzba ?underhall
`
