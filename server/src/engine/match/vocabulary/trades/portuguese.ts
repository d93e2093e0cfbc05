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
furnished mobilado mobilada mobliert moblierte amueblado amueblada arredato arredata ammobiliato gemeubileerd
`,
  compounds: `
postal number: cep
`,
  phrases: `
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
