/** No value where numbers, dates, addresses … are expected; in free text they may be meant. */
export const LIKELY = new Set([
  'none',
  'na',
  'nil',
  'unknown',
  'unk',
  'unk.',
  'unkn',
  'unbekannt',
  'keine',
  'keiner',
  'kein',
  'leer',
  'empty',
  'tbd',
  'tba',
  'tbc',
  'aucun',
  'ninguno',
  'not available',
  'not applicable',
  'nicht vorhanden',
  'nicht bekannt',
  'missing',
  'x',
  '.',
  '0000-00-00',
  '00.00.0000',
  ...[
    'keine angabe, keine angaben, nicht bekannt, nicht angegeben, entfällt, ohne, geen, niet bekend, onbekend, nvt, n.v.t., s/d, s.d., sin datos',
    'not recorded, fehlt, sans, sin, senza, zonder, no consta, desconocido, desconocida, ninguna, nc, n.c., non renseigné, inconnu, inconnue, aucune, néant, nessuno, nessuna, sconosciuto, nd, n.d.',
    'unassigned, not assigned, nobody, nicht zugewiesen, nicht zugeordnet, niemand, non attribué, non assigné, sin asignar, no asignado',
    'non assegnato, niet toegewezen, niet toegekend',
    'beantragt, in beantragung, folgt, wird nachgereicht, ausstehend, noch offen, applied for, to follow, to be provided, to be confirmed, pending',
    'en cours, en attente, à suivre, demandé, en tramite, en trámite, pendiente, por confirmar, in corso, in attesa, da definire, richiesto',
    'in aanvraag, aangevraagd, volgt, nog onbekend, nog niet bekend',
    's/n, s.n., sin número, sin numero, sin serie, senza numero, sans numéro, ohne nummer, no number, no serial, not legible, illegible, unleserlich, ilegible, illisible, illeggibile',
    "no preference, no pref, don’t mind, don't mind, keine präferenz, egal, sans préférence, peu importe, sin preferencia, indiferente, nessuna preferenza, indifferente, geen voorkeur, sem preferência, brak preferencji, ingen preferens, ingen præference, ingen preferanse, bez preference",
    "non ha, non ce l’ha, non ce l'ha, non possiede, non presente, hat keine, hat keinen, hat kein, hat keins, hat nicht, nicht vorhanden, n’a pas, n'a pas, n’en a pas, n'en a pas, no tiene, no posee, no hay, heeft geen, heeft niet, não tem, nao tem, nie ma, nie posiada, nemá, har inte, har ingen, har ikke, has none, does not have one, doesn’t have one, doesn't have one, hasn’t got one, hasn't got one",
    'brak, nieznany, ingen, inget, saknas, okänd, ukendt, ukjent, nenhum, desconhecido, brak danych, okänt, mangler, sem dados, não informado, uppgift saknas, not provided, not given, not known, no data, not stated',
  ].flatMap((line) => line.split(', ')),
])

/** How a trade says in short that there is none of what a column is of: wines without a vintage are “NM” (non millésimé) or “NV”. By concepts. */
export const NONE_IN_SHORT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'vintage',
    new Set(
      'nm, n.m., nv, n.v., nmv, non millésimé, non millesime, non millésimée, non-vintage, non vintage, multi-vintage, mv, s.a., sa, o.j., o. j., o.jg., jahrgangslos, n.mill.'.split(
        ', ',
      ),
    ),
  ],
])
