import { SPANISH_PHRASES } from './spanish-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Spanish, of Spain and of America, beside the lines of the concepts. */
export const SPANISH: TradeWords = {
  words: `
branch agencia agencias
education escolaridad estudios istruzione escolaridade
seniority antiguedad anzianita anciennete antiguidade
workshop taller talleres officina atelier
bin estanteria estanterias estante estantes scaffale scaffali prateleira prateleiras
aisle pasillo pasillos
remittance remesa remesas
anamnesis antecedentes antecedents anamnesi
contractor contratista contratistas subcontratista appaltatore subappaltatore empreiteiro empreiteira
bathrooms banos bagni banheiros
fault defecto defectos
opened abierto abierta
cadastral catastral catastale catastali cadastrale
minimum minimo minima minimos minimi mini
exempt exencion
current actuales
index
carrier transportista transportistas transportadora transportadoras transporteur transporteurs trasportatore trasportatori vettore vettori
previous ult
due venc vcto
district neighborhood neighbourhood colonia
nickname preferido preferida
counted stocktake stocktaking
sampling muestreo
death defuncion defunciones difunto difunta
grave sepultura sepulturas tumba tumbas nicho nichos
court juzgado juzgados tribunal tribunales tribunaux
hearing audiencias
waste residuos
stylist peluquero peluqueros estilista
freeze congelado congelada congelacion
reading lectura lecturas
baptism bautismo bautizo bautizado bautizada
parish parroquia parroquias
godparents padrinos padrino madrina
sowing siembra siembras
harvest cosecha cosechas vendimia recoleccion
crop cultivo cultivos
tour viaje viajes excursion excursiones
warranty gtia gtias
publication publicacion publicaciones
borrower lector lectora lectores
recipient consignatario consignatarios consignataria
vintage anada anadas
covers comensales comensal
consumption consumo consumos
scrap chatarra merma mermas desecho desechos rechazos
fault averia averias
retention retencion retenciones
asset inmovilizado inmovilizados inmov
budget presupuestada presupuestadas presupuestados
order encargo encargos
reserved reservada reservadas reservados
deposit arras
commission comision comisiones
average promedio
percent porcent pctje
address domic
city pobl ayuntamiento
phone telf telefonos
mobile moviles
company mercantil
agent representantes vendedores asesor asesora
customer clientela comprador compradores
tax impuestos tributo tributos
discount dcto dctos descto bonificacion bonificaciones
price precios importeunitario
amount impte importes monto montos
payment pagos cobros
shipping envios
department departamentos depto deptos
employee empleados empleada empleadas operario operarios operaria trabajadora trabajadores
hire incorporacion
terminated cese ceses despido despidos
vacation vacaciones
salary paga salarial salariales
shift turno turnos
patient pacientes
doctor doctora odontologo odontologa
rabies rabia antirrabica
vaccination vacunas vacunacion vacunaciones
owner duenos dueno duena propietarios propietaria
vehicle vehiculos coches automovil
vin bastidores
tenant inquilinos inquilina arrendataria arrendatarios
landlord arrendadora arrendadores
rent alquileres
elevator elevadores
garage garaje garajes cochera
student alumnado estudiantes
guardian tutores tutora
school colegio colegios escuela escuelas escolar lectivo lectiva instituto
course cursos
donation donativo donativos donaciones aportacion aportaciones
publisher editoriales
loan prestamos
field finca fincas
yield rendimiento rendimientos
drawing dibujo dibujos
invoice facturas
ticket incidencia incidencias
request solicitud solicitudes peticion
container contenedores
medication medicamentos farmacos
form forma formas
licence licencias
customs aduana aduanas aduanero aduanera arancel aranceles arancelario arancelaria
card tarjeta tarjetas tarj
variety variedad variedades
time tiempo tiempos
overtime sobretiempo
`,
  compounds: `
shipping: transporte, transportes
technique: tecnica, tecnicas, tecniche
calving: parto, partos
shipping: portes
covers: cubiertos
average: medio
delivery note: albaran, albaranes
rabies vaccination: vacunarabia
tax number: cuit, cuil, ruc
engine capacity: cilindrada
capacity: butaca, butacas
average price: pmp
customs tariff number: taric
eartag: crotal, crotales
annual fee: anualidad
overtime hours: horasextra
social security number: nss
grape variety: cepa
opposing person: contraparte
`,
  phrases: SPANISH_PHRASES,
  alone: `
supply point number: =cups
delivery note number: =noalbaran
`,
}
