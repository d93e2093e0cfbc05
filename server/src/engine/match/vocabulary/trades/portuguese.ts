import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Portuguese, where the lines of the concepts have not got them from Spanish. */
export const PORTUGUESE: TradeWords = {
  words: `
name denominacao
street arruamento
city concelho freguesia
pickup levantamento
returned devolucao devolvido devolvida
odometer quilometros quilometragem
fuel combustivel
position funcao
branch balcao
store loja lojas
newsletter publicidade
consent aceita
mobile tlm telemoveis
patient doente doentes
doctor medicos
initials sigla siglas
specialty speciality specialties specialite specialites especialidad especialidades especialidade specialita specializzazione specialisme specialisatie specjalizacja specialitet specializace
insurance seguradora seguradoras subsistema
appointment marcacao marcacoes agendamento
treatment tratamento tratamentos procedimento procedimentos
employee trabalhador trabalhadores colaborador colaboradores
duration duracao
end fim
department seccao
warehouse armazem
vehicle viatura viaturas
width largura
length comprimento
deposit caucao caucoes
shipping frete fretes flete nolo
value valor vlr
type tp
status situacao sit
access acesso acceso acces zugang accesso toegang dostep pristup atkomst adgang
driver motorista motoristas condutor condutores
owned own proprio propria proprios propios propres eigen eigenes wlasny wlasna vlastni egen eget
plate placa placas
capacity capacidade capac
district bairro
state uf
furnished mobilado mobilada mobliert moblierte amueblado amueblada arredato arredata ammobiliato gemeubileerd
`,
  compounds: `
postal number: cep
`,
  phrases: `
company name: razao social
tax number: cnpj cpf, cpf cnpj, insc mf
state registration: insc est, inscr est, inscricao estadual, insc estadual
driving licence: reg cnh, registro cnh, num cnh, no cnh, n cnh
driving licence expiry: val cnh, validade cnh, venc cnh, vencimento cnh
access key: chave de acesso, chave acesso, clave de acceso, chave nfe, chave cte
contract type: vinculo, vinc, vinculo empregaticio, tipo de vinculo
first name: primeiro nome
driving licence: carta de conducao
phone number: contacto telefonico, contato telefonico
position: categoria profissional
salary: vencimento base
start date: data de inicio, inicio em
end date: data de fim, data fim, valido ate
birth date: data de nascimento, dt nasc
licence number: cedula profissional, cedula omd, n cedula, num cedula, carteira profissional
doctor: profissional de saude, medico assistente
full name: nome completo
phone number: n telefone, num telefone
`,
  alone: `
doctor: =profissional, =profesional
treatment: =acto, =ato, =atomedico, =actomedico
`,
}
