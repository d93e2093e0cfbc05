import { PORTUGUESE_PHRASES } from './portuguese-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Portuguese, where the lines of the concepts have not got them from Spanish. */
export const PORTUGUESE: TradeWords = {
  words: `
parts pecas
history historico
donor doador doadora doadores
responsible responsavel responsaveis
fault defeito defeitos
opened aberto aberta
location localizacao localizacoes localizacion
current atual atuais
shipping expedicao expedicoes
allergy alergeno alergenos alergenico alergenicos allergeni
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
contact contato contatos
phone fone fones
street logradouro
due vcto
previous ultimos ultimas
value vl valores
payment pagto pgto pagam pagamentos pgt
subtotal liq liquido liquida liquidos
gross iliquido iliquida iliquidos
price preco precos
work trabalho trabalhos laboral
tenant locatario locataria locatarios arrendatario inquilinos
landlord locador locadora locadores
rental locacao locacoes
breed raca racas
rabies raiva
vaccination vacina vacinas vacinacao
inspection inspecao inspecoes vistoria vistorias
maintenance revisao revisoes manutencao
order encomendada encomendado encomendadas encomendados pedidos
stock estoque estoques existencia
carrier transportadora transportador transportadores
tour viagem viagens excursao passeio
school letivo letiva escolas
parish paroquia paroquias
godparents padrinhos padrinho madrinha
baptism batismo batizado batizada
donation donativo donativos doacoes
fault avaria
sowing plantio semeadura sementeira
harvest colheita safra safras
field talhao talhoes lavoura
drawing desenho
reading leitura leituras
asset imobilizado imobilizados
manager gestor gestora gestores
budget orcada orcadas orcado orcados
asker reportante
closed resolvido resolvida fechado fechada encerrado encerrada encerramento fechamento
sample amostra amostras
sampling coleta amostragem
test ensaio ensaios
axis eixo
death obito obitos falecimento falecido falecida
grave jazigo sepultamento
hearing audiencia
court tribunais
stylist cabeleireiro cabeleireira cabeleireiros
terminated demissao demissoes desligamento rescisao exoneracao
hire admissoes
employee empregado empregada funcionarios funcionaria
vacation ferias
salary salarial remuneracao holerite
shift turno turnos escala
customer comprador compradora
supplier fornec fornecedores fornecedora
agent vendedora corretor corretora
discount descontos
tax impostos tributos
delivery entregas
department setor setores departamento
unit unidade unidades
quantity qtd qtde qtdes quant
weight pesagem
guest hospedagem
vehicle veiculos automovel
owner proprietaria proprietarios dono dona
plate placas
patient pacientes
doctor medica
dentist dentistas
tooth dentaria
student estudantes formando formandos
teacher professora professores formador formadora formadores instrutor instrutora
guardian tutores
course cursos
publisher editora editoras
publication publicacao publicacoes
loan emprestimo emprestimos emprestada
borrower leitor leitora leitores
author autora autores
recipient destinatarios consignado
container contentor contentores cacamba cacambas
ticket chamado chamados ocorrencia ocorrencias
request requisicao solicitacao solicitacoes
card cartao cartoes
variety variedade
customs alfandega aduaneiro pautal
permit alvara alvaras
licence licenca licencas
overtime suplementares
consumption consumos
retention retencao retencoes
covers talheres
commission comissao comissoes
nationality nacionalidades
address enderecos
note observacao obs
signed assinado assinada assinatura
approved aprovado aprovada
cancelled cancelada cancelamento
created criado criada cadastro cadastrado cadastrada
updated atualizado atualizada atualizacao
active ativa
hold bloqueado bloqueada inativo inativa
size tamanhos
color cores
category categorias
brand marcas
purchase compras
origin proveniencia
religion religiao
child filho filha filhos crianca
room comodo comodos assoalhada assoalhadas divisao divisoes
garage garagem garagens
elevator elevadores
furnished mobilado mobilada mobliert moblierte amueblado amueblada arredato arredata ammobiliato gemeubileerd
`,
  compounds: `
coat color: pelagem, pelaje
table: mesa, mesas, tavolo, tavoli
price: custo, custos
closed: fecho
postal number: cep
tax number: cpf
annual fee: anuidade, anualidade
grape variety: casta, castas
eartag: brinco, brincos
customs tariff number: ncm
delivery note: romaneio
treatment number: tuss
rabies vaccination: antirrabica
patient number: prontuario, prontuarios
insurance member number: carteirinha
contract type: vinculo
contract type: vinc
`,
  phrases: PORTUGUESE_PHRASES,
  alone: `
doctor: =profissional, =profesional
treatment: =acto, =ato, =atomedico, =actomedico
`,
}
