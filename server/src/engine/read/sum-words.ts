/**
 * Words of lines that sum up the rows above them, or carry their sum over to the next page. Broad: what is left out for it must be proven
 * otherwise, too.
 */
export const SUM_WORDS =
  /(?:^|[^\p{L}])(?:(?:sub|sous|zwischen|gesamt|grand|eind|end)?[- ]?(?:totals?|totaux|totale[sn]?|totaal|totais|summen?|somme|sumas?|sums?)|(?:gesamt|zwischen|teil|end)summe|gesamt|insgesamt|saldo|übertrag|vortrag|riporto|transport|transporte|carried forward|brought forward|à reporter|razem|ogółem|celkem|spolu|összesen|yhteensä|summa|i alt|toplam|итого|всего|合計|小計|总计|總計|count|anzahl|aantal|nombre|número)(?:$|[^\p{L}])/iu
