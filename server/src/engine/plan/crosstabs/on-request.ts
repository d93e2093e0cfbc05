/** A price that one has to ask for, as lists write it: there is no row for such. */
const ON_REQUEST =
  /^(?:a\.? ?a\.?|(?:preis )?auf anfrage|(?:price |rate )?(?:on|upon|by) (?:request|application|enquiry|inquiry)|p\.?o\.?a\.?|call(?: us)?(?: for price)?|ask(?: us)?|sur demande|nous consulter|(?:a )?consultar|bajo (?:pedido|petición|consulta)|sob consulta|(?:prezzo )?(?:su|a) richiesta|op aanvraag|på (?:forespørgsel|forespørsel|begäran|förfrågan)|na (?:zapytanie|dotaz|vyžádání))\.?$/iu

export function isOnRequest(value: string): boolean {
  return ON_REQUEST.test(value.trim())
}
