import { describe, expect, it } from 'vitest'
import { conceptsOf, wordsOf } from '../../../server/src/engine/match/names/words.ts'

describe('headers in Spanish', () => {
  it.each([
    ['Nº albarán', ['number', 'delivery', 'note']],
    ['Transportista', ['carrier']],
    ['Entidad bancaria', ['bank', 'name']],
    ['Plazo entrega (días)', ['lead', 'time', 'days']],
    ['Líquido a percibir', ['subtotal', 'salary']],
    ['Nº H.C.', ['patient', 'number']],
    ['ITV hasta', ['next', 'inspection', 'date']],
    ['Referencia catastral', ['cadastral', 'number']],
    ['Superficie útil', ['living', 'area']],
    ['Padre/Madre/Tutor', ['guardian']],
    ['Medio de pago', ['payment', 'method']],
    ['Tel. trabajo', ['work', 'phone']],
    ['Cód. tratamiento', ['treatment', 'number']],
    ['Valor neto contable', ['book', 'value']],
    ['Cuantía litigiosa', ['value', 'dispute']],
    ['Prima anual', ['premium']],
    ['Taller', ['workshop']],
    ['Stock actual', ['stock', 'quantity']],
    ['Agencia de transporte', ['carrier']],
    ['Nota media', ['average', 'mark']],
    ['Dado de baja', ['terminated']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('headers in Portuguese', () => {
  it.each([
    ['Contato responsável', ['contact']],
    ['Cond. Pagto.', ['payment', 'terms']],
    ['Vl. s/ IVA', ['value', 'subtotal']],
    ['Pr. Tabela', ['list', 'price']],
    ['Desc. %', ['discount', 'percent']],
    ['Nota Fiscal nº', ['invoice', 'number']],
    ['Custo médio', ['average', 'price']],
    ['C. Custo', ['price', 'center']],
    ['Dt. Validade', ['end', 'date']],
    ['Ponto de encomenda', ['minimum', 'stock']],
    ['Conta Corrente', ['bank', 'account']],
    ['Mão de obra', ['labour']],
    ['Agência', ['branch']],
    ['Estoque Atual', ['stock', 'quantity']],
    ['Nº OS', ['order', 'work', 'number']],
    ['Locatário', ['tenant']],
    ['Raça', ['breed']],
    ['Transportadora', ['carrier']],
    ['Enc. Educação', ['guardian']],
    ['Valor da causa', ['value', 'dispute']],
    ['Vagas de garagem', ['parking', 'count']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('headers in Italian', () => {
  it.each([
    ['N. DDT', ['number', 'delivery', 'note']],
    ['Fatt. n.', ['invoice', 'number']],
    ['Tot. imponibile', ['subtotal', 'amount']],
    ['GG consegna', ['lead', 'time']],
    ['Punto di riordino', ['minimum', 'stock']],
    ['Reparto', ['department']],
    ['Scad. revisione', ['next', 'inspection', 'date']],
    ['Inizio nolo', ['rental', 'start']],
    ['Spese cond.', ['utilities']],
    ['Cl. energetica', ['energy', 'rating']],
    ['Data semina', ['date', 'sowing']],
    ['Casa editrice', ['publisher']],
    ['Parrocchia', ['parish']],
    ['Padrino/madrina', ['godparents']],
    ['N. R.G.', ['case', 'number']],
    ['Vitigno', ['grape', 'variety']],
    ['Coperti', ['covers']],
    ['Segnalato da', ['asker']],
    ['Q.tà evasa', ['quantity', 'delivery']],
    ['PEC', ['certified', 'email']],
    ['Codice SDI', ['recipient', 'number']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('headers in French', () => {
  it.each([
    ['Sous-total', ['subtotal']],
    ['Sous-total HT', ['subtotal']],
    ['Rais. soc.', ['company', 'name']],
    ['SIRET', ['company', 'number']],
    ['Complément d’adresse', ['address', 'line', '2']],
    ['Tél. prof.', ['work', 'phone']],
    ['N° BL', ['delivery', 'note', 'number']],
    ['Seuil de réappro.', ['minimum', 'stock']],
    ['Solde CP', ['vacation', 'days', 'remaining']],
    ['Début loc.', ['rental', 'start']],
    ['Surf. hab. m²', ['living', 'area']],
    ['Prov. charges', ['utilities']],
    ['Resp. légal', ['guardian']],
    ['Frais d’inscription', ['fee']],
    ['Affecté à', ['responsible']],
    ['A nouveau', ['opening', 'balance']],
    ['VNC', ['book', 'value']],
    ['N° affaire', ['project', 'number']],
    ['Équipe', ['team']],
    ['Nb couverts', ['count', 'covers']],
    ['Nb pièces', ['room', 'count']],
    ['Forme gal.', ['dosage', 'form']],
    ['Maître d’ouvrage', ['customer']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('signs and letters around the words of a header', () => {
  it.each([
    ['F. entrega', 'fecha entrega'],
    ['F. 1ª matric.', 'fecha first matric'],
    ['F. farmacêutica', 'f farmaceutica'],
    ['F. Name', 'f name'],
    ['H. salida', 'hora salida'],
    ['H. sup.', 'horas sup'],
    ['Nº huéspedes', 'count huespedes'],
    ['Nº cliente', 'no cliente'],
    ['Nbre de couverts', 'count couverts'],
    ['Nombre de pila', 'nombre de pila'],
    ['N.º máx. alunos', 'max alunos'],
    ['Valor/hora', 'valor hourly'],
    ['Fecha/hora', 'fecha hora'],
    ['Precio p/p', 'precio per person'],
    ['Facturable S/N', 'facturable'],
    ['Stérilisé O/N', 'sterilise'],
    ['Device S/N', 'device serial no'],
    ['Peluquero/a', 'peluquero'],
    ['Ref.ª cliente', 'ref cliente'],
    ['Vl. Total R$', 'vl total'],
    ['D.O.', 'appellation'],
  ])('“%s” is read as “%s”', (header, words) => {
    expect(wordsOf(header).join(' ')).toBe(words)
  })
})

describe('the eye that is meant', () => {
  it.each([
    ['Esf. OI', ['sphere', 'left']],
    ['Sph. OG', ['sphere', 'left']],
    ['sphere_left', ['sphere', 'left']],
    ['Eixo OD', ['axis', 'right']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})
