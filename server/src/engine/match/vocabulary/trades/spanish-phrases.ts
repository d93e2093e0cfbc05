/** What means something only together in Spanish, of Spain and of America: the concepts, then the words. */
export const SPANISH_PHRASES = `
carrier: agencia de transporte, agencia transporte, agencia transportes, agencia de transportes, empresa de transporte, empresa de transportes
contribution group: grupo cotizacion, grupo de cotizacion
offer number: no cotizacion, num cotizacion
offer date: fecha cotizacion
average mark: nota media, nota promedio, promedio notas, voto medio, media voti, moyenne generale
stock quantity: stock actual, existencias actuales
current reading: lectura actual
current balance: saldo actual
odometer: km actual, kms actual, km atual, km attuali, km actuels
package quantity: unid por caja, uds por caja, unidades por caja, uds caja, unidades caja
social security number: no afiliacion ss, no afil, no afiliacion seg social
credit limit: limite riesgo, limite de riesgo, riesgo concedido, riesgo maximo, riesgo autorizado
terminated: dado de baja, dada de baja
full percent: percent completado, percent completo, completado percent
shipping number: no expedicion, num expedicion
issued date: fecha expedicion, fecha de expedicion
record number: no registro, num registro, no de registro, no registo, num registo, no de registo
parking count: plazas garaje, plazas de garaje, count plazas garaje
parking: plaza de garaje, plaza garaje
publisher: casa editorial
title: titulo obra, titulo de la obra
hours: horas trabajadas, horas de trabajo
transport method: medios de transporte
invoice number: no fra, fra no, no de fra
invoice date: fecha fra, f fra
amount invoice: importe fra
contact: persona de contacto, persona contacto, pers contacto, nombre de contacto, nombre contacto, nombre del contacto
category: grupo productos, grupo de productos, grupo articulos, grupo de articulos, familia articulos, familia de articulos, familia productos
rental start: inicio alquiler, inicio del alquiler
rental end: fin alquiler, fin del alquiler
allergy: alergias conocidas
bank name: entidad bancaria, entidad financiera, entidad de credito, nombre banco, nombre del banco
exchange rate: tipo cambio, tasa de cambio, tasa cambio, t cambio
refund number: no abono, num abono
refund: nota de abono, factura rectificativa, fra rectificativa, factura de abono
previous counted date: ult inventario, ultimo inventario, fecha ultimo inventario, fecha ult inventario
counted date: fecha inventario, fecha de inventario, fecha recuento, fecha de recuento
lead time: plazo entrega, plazo de reposicion, tiempo de entrega, dias de entrega
subtotal salary: liquido a percibir, neto a percibir, total a percibir, salario neto, sueldo neto, liquido nomina
gross salary: total devengado, salario bruto, sueldo bruto, bruto mensual
overtime hours: horas extra, horas extras, hora extra, hs extra, hs extras, horas extraordinarias
social security number: no afiliacion, num afiliacion, no de afiliacion, no afil ss, num seg social, no seguridad social, no de la seguridad social, numero seguridad social
patient number: no hc, num hc, no hist clinica, no historia clinica, num historia clinica, no de historia
insurance member number: tarjeta sanitaria, tarj sanitaria, no tarjeta sanitaria, no tarj sanitaria, no mutualista, no asegurado, no de asegurado
diagnosis number: cie 10, cie 9, cie 11, cod cie, codigo cie
rabies vaccination: vac rabia, vacuna rabia, vacuna antirrabica
first since: first matric, first matriculacion, primera matric
next inspection date: itv hasta, prox itv, proxima itv, caducidad itv, vto itv, vencimiento itv, itv valida hasta, prox inspeccion, proxima inspeccion
inspection date: fecha itv, fecha ultima itv, ultima itv, ult itv
daily rate: tarifa diaria, precio diario
living area: sqm utiles, superficie util, sup util, metros utiles, util sqm
area: sup construida, superficie construida, sqm construidos
plot area: parcela sqm, sqm parcela, sup parcela, superficie parcela, superficie de la parcela, superficie solar, sup solar, sup parc
utilities: gtos comunidad, gastos de comunidad, gastos com, cuota comunidad
lease: contrato arr, contrato arrendamiento, contrato de arrendamiento, contrato alquiler, contrato de alquiler, contr alquiler
cadastral number: ref catastral, referencia catastral
energy rating: calificacion energetica, clase energetica, cert energetico, certificado energetico, certificacion energetica, letra energetica
licence number: no colegiado, num colegiado, no de colegiado
debit method number: ref mandato sepa, ref mandato, referencia mandato, ref unica mandato, ref orden domiciliacion
debit method: mandato sepa, orden de domiciliacion, orden domiciliacion
membership since: alta socio, fecha alta socio, socio desde
class: curso y grupo, curso grupo
guardian: padre madre tutor, padre madre o tutor, padre o tutor, padre tutor, padre o madre, tutor legal, nombre tutor
school year: ano lectivo, ano escolar, curso escolar, curso academico, ano academico, ciclo escolar
course fee: precio curso, precio del curso, coste curso
pledge: compromiso donacion, compromiso de donacion
tax receipt: cert fiscal, certificado fiscal, certificado de donacion, cert donacion, cert fiscal donacion, certificado fiscal donacion
publication year: ano ed, ano edicion, ano de edicion, ano publicacion, ano public, ano de publicacion
date loan: f prest, fecha prest
borrower number: carne lector, no carne lector, no carne, carnet de lector, no carnet, no lector, num lector
shelfmark: signatura topografica
purchase method: forma de ingreso, forma ingreso, forma de adquisicion, forma adquisicion, modo de adquisicion, tipo de adquisicion
eartag number: no crotal, num crotal
order work number: no ot, num ot, no orden trabajo, no orden de trabajo
order work: orden de trabajo, orden trabajo, orden de reparacion, hoja de trabajo
drawing number: no plano, num plano, no de plano, cod plano, ref plano
material grade: calidad acero, calidad material, calidad del material, calidad de acero
setup time: tiempo preparacion, tiempo de preparacion, t preparacion, t setup, tiempo setup, tiempo de setup
cycle time: t ciclo, tiempo ciclo, tiempo de ciclo
building permit: licencia de obra, licencia obra, licencia de obras, licencia obras, licencia urbanistica
retention: ret garantia, retencion garantia, retencion de garantia, retencion por garantia
supply point number: cod cups, codigo cups, no cups, punto de suministro, punto suministro
contract end: fin permanencia, permanencia hasta, fin de permanencia
premium: prima anual, prima neta, prima total, prima seguro, prima del seguro, prima bruta, prima unica
insurance amount: cap asegurado, suma asegurada, valor asegurado
account number: cta contable, cta ctble, cuenta mayor, cta mayor, cod cuenta, codigo cuenta, no cta
voucher number: no asiento, num asiento, no de asiento
opening balance: saldo apertura, saldo de apertura, saldo anterior, saldo inic
closing balance: saldo final, saldo cierre, saldo de cierre
purchase price: valor adq, valor adquisicion, valor de adquisicion, coste adquisicion, coste de adquisicion, costo de adquisicion, precio adquisicion, precio de coste
purchase date: fecha adq, fecha de adquisicion, fecha adquisicion
book value: valor neto contable, valor contable, valor en libros
residual value: valor residual
budget hours: horas presup, horas presupuestadas, horas previstas
budget amount: importe presup, importe presupuestado
full percent: percent avance, avance percent, grado de avance, porcentaje de avance, grado avance
work date: fecha parte trabajo, fecha parte, fecha del parte, fecha parte de trabajo
start time: hora entrada, hora de entrada, hora de inicio, hora inic, fichaje entrada
end time: hora salida, hora de salida, hora de fin, fichaje salida
asker: comunicado por, reportado por, notificado por, abierto por, solicitado por, informado por
responsible: asignado a, asignada a
closed date: fecha resolucion, fecha de resolucion, fecha de cierre, resuelto el
incoterm: cond entrega, condiciones entrega, condiciones de entrega
appellation: denominacion de origen, denominacion origen
alcohol percent: grado alcoholico, graduacion alcoholica
grape variety: variedad de uva, variedad uva, variedades de uva
covers: count comensales
capacity number: no butaca, num butaca
row: no fila
sampling: toma muestra, toma de muestra, toma de muestras, toma muestras
number range: valores ref, valores de referencia, valores referencia, rango de referencia, rango ref, intervalo de referencia, val referencia
test method: metodo ensayo, metodo de ensayo, met ensayo
treatment number: cod tratamiento, codigo tratamiento, codigo de tratamiento
treatment: tratamiento dental, tratamiento realizado
treatment date: fecha tratamiento, fecha de tratamiento, inicio tratamiento
treatment type: tipo de tratamiento, tipo tratamiento
treatment plan: plan de tratamiento, plan tratamiento
pupillary distance: distancia interpupilar, dist interpupilar, distancia pupilar
case number: no autos, num autos, no de autos, no procedimiento, num procedimiento, no de procedimiento
opposing person: parte contraria
value dispute: cuantia litigiosa, cuantia del litigio, cuantia procedimiento, cuantia del procedimiento, cuantia litigio
hearing date: fecha audiencia, fecha vista, fecha de la vista, fecha juicio, fecha del juicio
waste number: cod ler, codigo ler, cod residuo, codigo residuo
waste: tipo residuo, tipo de residuo
weighbridge ticket: tique bascula, ticket bascula, tique de bascula, ticket de bascula, ticket pesaje, tique pesaje, vale bascula
freeze end: congelado hasta, congelada hasta, suspendido hasta
pickup authorized person: autorizados a recoger, autorizado a recoger, personas autorizadas, personas autorizadas a recoger, autorizadas a recoger
medication number: cod nacional, codigo nacional
active ingredient: principio activo, principios activos
dosage form: forma farm, forma farmaceutica, formas farmaceuticas
payment method: forma pago, medio de pago, medio pago, medios de pago, tipo de pago, tipo pago, f pago
payment terms: condiciones de pago, condiciones pago, plazo de pago, plazo pago, dias de pago
home phone: tel casa, telefono casa, tel particular, telefono particular, tel domicilio, tel personal, telefono personal, telf casa, telf particular
work phone: tel trabajo, telefono trabajo, telf trabajo, tel oficina, telefono oficina, tel empresa, telefono empresa, tel laboral
work email: email trabajo, correo trabajo, email empresa, correo corporativo, correo empresa, correo laboral
home email: email personal, correo personal, email particular, correo particular, mail personal
address line 2: resto direccion, complemento direccion, complemento de direccion
house number: num calle, no calle, num portal, no portal
unit: unidad medida, unidad de medida, ud medida, unid medida, u medida, un medida
unit price: valor unit, valor unitario, imp unitario, importe unitario, costo unitario, coste unitario, precio unitario
gross amount: total factura, importe total, total con iva, total iva incl, total iva incluido, total fra, imp total
balance amount: pendiente de cobro, pendiente cobro, pendiente de pago, pendiente pago, por cobrar, por pagar, imp pendiente, importe pendiente
iban: cod iban, codigo iban, no iban, num iban, cuenta iban
minimum stock: stock de seguridad, stock seguridad, punto de reorden, punto reorden, punto pedido
average price: coste medio, costo medio, precio medio, costo promedio, precio promedio
emergency contact: contacto emergencia, avisar a, en caso de emergencia
weekly hours: horas semana, horas semanales, horas a la semana, h semana
days remaining: vacaciones pendientes, dias vacaciones pendientes, saldo vacaciones
general doctor: medico prescriptor, medico remitente, medico derivante
product name: desc articulo, nombre articulo, nombre producto, denominacion articulo
long description: desc larga
customs tariff number: partida arancelaria, codigo arancelario, cod arancelario, nomenclatura combinada
language: idioma de correspondencia, idioma correspondencia, idioma de contacto, idioma contacto
industry: actividad economica, cod cnae, actividad empresa
tax number: no rfc, num rfc, identificacion fiscal, id fiscal, cedula juridica
company number: registro mercantil, no registro mercantil
dunning level: nivel de reclamacion, nivel reclamacion, nivel de aviso, nivel aviso
per person: por persona, por pers, por pax
per night: por noche
hourly rate: precio hora, tarifa hora, precio por hora
transport method: medio de transporte, modo de transporte
batch number: no lote, num lote, no de lote
full name: nombre completo, apellidos nombre, nombre y apellido, apellido y nombre
second last name: segundo apellido, apellido 2, 2o apellido
first last name: primer apellido, apellido 1
end date: fecha venc, fecha cad, fecha vto lote, fecha expiracion
birth place: lugar de nacimiento, lugar nac, lugar nacimiento
opening hours: horario de apertura, horario apertura
legal form: forma juridica
next due date: prox vencimiento, proximo vencimiento
account holder: titular cuenta, titular de la cuenta
subtotal weight: peso neto, p neto
gross weight: peso bruto, p bruto
odometer: kms actuales, km actuales
operating hours: horas uso, horas de funcionamiento, horas maquina
`
