/** What means something only together in Portuguese, of Brazil and of Portugal: the concepts, then the words. */
export const PORTUGUESE_PHRASES = `
bank account: conta corrente, conta bancaria, cta corrente
labour: mao de obra, m de obra
opened date: aberto em, abierto el, data abertura, data de abertura
created date: criado em, data cadastro, data de cadastro, dt cadastro, cadastrado em
stock quantity: estoque atual, stock atual, estoque disponivel
package quantity: qtd por caixa, unidades por caixa, unid por caixa
parking count: vagas garagem, vagas de garagem, count vagas garagem, count vagas, lugares de estacionamento, lugares estacionamento
hours: horas trabalhadas, horas de trabalho realizadas
title: titulo da obra
company name: razao social
tax number: cnpj cpf, cpf cnpj, insc mf
state registration: insc est, inscr est, inscricao estadual, insc estadual
driving licence: reg cnh, registro cnh, num cnh, no cnh, n cnh
driving licence expiry: val cnh, validade cnh, venc cnh, vencimento cnh
access key: chave de acesso, chave acesso, clave de acceso, chave nfe, chave cte
contract type: vinculo empregaticio, tipo de vinculo
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
category: grupo produto, grupo de produto, grupo de produtos, grupo produtos, familia produto, familia de produtos, grupo de artigos
salutation: forma de tratamento, forma tratamento
address line 2: complemento endereco, complemento de endereco, complemento morada, compl endereco
house number: no porta, num porta, no da porta, no de porta, numero da porta, numero de porta
work phone: tel trabalho, telefone trabalho, tel comercial, telefone comercial, fone comercial, tel servico, tel profissional, telefone profissional, tel emprego
home phone: tel residencial, telefone residencial, fone residencial, fone residencia, tel residencia, telefone residencia, telefone casa
mobile phone: fone celular, tel celular, telefone celular, tel movel, telefone movel
work email: email comercial, email profissional, email trabalho, email corporativo, email institucional
home email: email pessoal
contact: contato responsavel, contacto responsavel, pessoa de contacto, pessoa de contato, pessoa contato, pessoa contacto, pessoa para contato
payment terms: cond pagto, cond pgto, condicoes de pagamento, condicoes pagamento, condicao de pagamento, condicao pagamento, condicao pagto, prazo pagamento, prazo pagto
payment method: meio pag, meio de pagamento, meio pagamento, meio pagto, forma pagto, forma pgto, forma pagamento, forma de pagamento, forma pag, f pgto, f pagto, meios de pagamento
lead time: prazo entrega, prazo de entrega, prazo entr, prazo de reposicao
bank name: instituicao bancaria, instituicao financeira
unit: unidade de medida, unidade medida, unid de medida, un med
unit price: vl unit, vlr unit, vl unitario, vlr unitario, pr unit, custo unitario, custo unit, preco un, valor un
discount percent: desc percent, percent desc, percent desconto, desconto percent
discount amount: vl desc, vlr desc, valor desc, vl desconto, valor desconto
list price: pr tabela, preco tabela, preco de tabela, valor tabela, precio lista, precio de lista, prezzo di listino, prezzo listino
sales price: pr venda, preco de venda, vl venda, valor de venda, valor venda
purchase price: pr compra, preco de compra, preco de custo, pr custo, valor de compra, custo de compra, custo aquisicao, custo de aquisicao, valor de aquisicao, valor aquisicao
purchase date: data de aquisicao, data aquisicao, dt aquisicao
customs tariff number: cod ncm, codigo ncm, codigo pautal, cod pautal, pauta aduaneira, classificacao fiscal
invoice number: nota fiscal no, no nota fiscal, no nf, num nf, no nota, no da nota, no da nf, numero nf, numero nota, numero da nota, num nota, nf no, no da nota fiscal, no da fatura, nfe no, no nfe
invoice date: data nf, dt nf, data da nota, emissao nf, data nota, dt emissao nf
invoice: nota fiscal
issued date: dt emissao, data emissao, data de emissao
subtotal: s iva, s imposto, s impostos, sem imposto, sem impostos
gross: c iva, c imposto, com iva, com imposto, com impostos, iva incl, iva incluida
gross amount: vl total nf, vlr total nf, valor total nf, valor total da nf, valor total nota, valor total da nota, total nf, total c iva, total da fatura, total fatura, valor bruto
subtotal amount: vl liq, valor liq, valor liquido, vl liquido
balance amount: por liquidar, em aberto, valor em aberto, saldo em aberto, por receber, valor em divida, saldo devedor
refund: nota credito, nota de credito, nota de devolucao
delivery note: guia remessa, guia de remessa, guia de transporte, guia transporte, nota de entrega
minimum stock: ponto de encomenda, ponto encomenda, ponto de pedido, ponto de reposicao, ponto reposicao, estoque minimo, estoque min, estoque de seguranca, stock de seguranca
average price: custo medio, preco medio, custo medio pond, custo medio ponderado
end date: dt validade, data de validade, data validade, dt val, validade ate, prazo de validade, prazo validade, dt vencimento lote, val ate
previous counted date: ult inventario data, data ult inventario, ultima contagem, ult contagem
counted date: data do inventario, data de contagem, data contagem
emergency contact: contato emerg, contato emergencia, contato de emergencia, contacto de emergencia, contacto emerg
social security number: pis pasep, no pis, num pis, pis nis, nis pis, pis pasep nit, no nit, no niss, no seg social, no seguranca social, no beneficiario ss
gross salary: venc base iliquido, venc iliquido, vencimento iliquido, venc bruto, vencimento bruto, salario iliquido, remuneracao bruta
salary: venc base
subtotal salary: liquido a receber, salario liquido, vencimento liquido, venc liquido, liq a receber
hourly salary: valor hourly, vl hourly, vlr hourly, paga hourly, valor hora, salario hora, vl hora, vlr hora, valor da hora
overtime hours: horas suplementares, trabalho suplementar, horas extraordinarias trabalhadas
patient number: no prontuario, num prontuario, no utente, no de utente, num utente, numero utente, numero de utente, no utente sns, no processo clinico
insurance member number: no carteirinha, num carteirinha, carteira convenio, no carteira convenio, no da carteirinha, matricula convenio, no beneficiario, num beneficiario
insurance: convenio medico, plano de saude
diagnosis number: cod cid, codigo cid, cid 10, cid 11, cid principal
rabies vaccination: vac raiva, vacina raiva, vacina antirrabica, vac antirrabica
next service: prox revisao, proxima revisao
first since: first matricula, primeira matricula, data matricula veiculo
daily rate: valor diaria, valor da diaria, preco dia, preco diaria
area: area construida, area bruta, area total
living area: area util, area privativa, area habitavel, area util sqm
plot area: area do terreno, area terreno, area do lote, area lote
energy rating: classe energetica ce, certificado energetico ce, cert energetica, certificacao energetica pt
utilities: taxa de condominio, taxa condominio, valor condominio, quota condominio, quota de condominio, despesas de condominio, despesas condominio, condominio mensal
lease: contrato locacao, contrato de locacao, contrato de aluguel, contrato de aluguer
rental start: inicio locacao, inicio da locacao, inicio aluguer
rental end: fim locacao, fim da locacao, termino locacao, fim aluguer
room number: no uh, num uh, no quarto, no do quarto, num quarto
per person: por pessoa, p pessoa
membership since: associado desde, socia desde, associada desde
debit method number: ref autoriz debito, ref autorizacao debito, autorizacao debito, autorizacao de debito, autoriz debito, autoriz debito adc, ref autoriz debito adc
course fee: propina mensal, propina anual, valor propina, valor do curso, preco do curso, preco curso
limit person: max formandos, max participantes, max alunos
guardian: enc educacao, enc de educacao, encarregado educacao, responsavel legal, resp legal aluno, pai mae, pai ou responsavel
tax receipt: recibo donativo, recibo de donativo, recibo doacao, recibo de doacao
asset number: no inv, no de inv, num inv, no inventario, no de inventario, no patrimonio, num patrimonio, no imobilizado, no do imobilizado, no inmov, no inmovilizado
purchase method: modo de incorporacao, modo incorporacao, forma de incorporacao, modo de aquisicao, modo aquisicao, forma de aquisicao
eartag number: no brinco, num brinco, no do brinco
order work number: no os, num os, no da os, n os, no ordem servico, no ordem de servico
order work: ordem de servico, ordem servico, ordem de trabalho
yield t ha: prod t ha, produtividade t ha
boq product: art mapa quantidades, artigo mapa quantidades
boq: mapa quantidades, mapa de quantidades
building permit: licenca constr, licenca de construcao, licenca construcao, alvara de construcao, alvara construcao, alvara de obra
supply point number: no cpe, cod cpe, codigo cpe, cpe eletricidade, cui gas, cod cui, ponto de entrega
consumption kwh: cons kwh
contract end: fim fidelizacao, fim de fidelizacao, fidelizacao ate, fim da fidelizacao
insurance amount: capital seguro, capital segurado, importancia segurada, valor segurado
account number: conta snc, conta contabil, conta contabilistica, no conta contabil, cod conta, conta poc
document number: doc contab, no doc contab, no doc, no documento, num doc
price center: c custo, centro custo, cc custo
closing balance: saldo de fecho, saldo fecho, saldo de fechamento
book value: valor liq contab, valor liquido contabilistico, valor contabilistico, valor contabil, valor liquido contabil, valor contabil liquido
break minutes: intervalo min, minutos intervalo, intervalo minutos
break: intervalo almoco, tempo de intervalo, hora almoco
start time: entrada ponto, ponto entrada, hora entr
end time: saida ponto, ponto saida, hora saida, hora de saida, hora fim, hora termino
asker: aberto por, comunicado pelo, reportado pelo, requisitado por, solicitado pelo
responsible: atribuido a, atribuida a, designado a, designado para
closed date: resolvido em, data de resolucao, data resolucao, dt resolucao, fechado em, encerrado em, data fechamento, dt fechamento
count package: count volumes, no volumes, num volumes, qtd volumes, total volumes
bin: endereco estoque, endereco de estoque, endereco armazem, endereco no armazem, localizacao estoque
incoterm: condicoes de entrega, cond de entrega, condicao de entrega
sample number: no amostra, num amostra, no da amostra
test method: met ensaio, metodo de ensaio, metodo ensaio, metodo de analise
detection limit: limite de deteccao, lim deteccao, limite deteccao
number range: valores de referencia vr, val ref, faixa de referencia, intervalo ref, intervalo referencia, vr referencia
treatment number: cod tuss, codigo tuss, cod procedimento, codigo procedimento, codigo do procedimento
pupillary distance: dnp dp, distancia pupilar dp, dist naso pupilar, distancia naso pupilar
case number: no processo, num processo, no do processo, no de processo, processo no, numero do processo
opposing person: parte adversa, re parte contraria
value dispute: valor da causa, valor da acao, valor causa, valor acao
waste number: codigo ler residuo, ler codigo
weighbridge ticket: talao pesagem, talao de pesagem, ticket pesagem, ticket de pesagem, ticket balanca, talao balanca
freeze end: trancado ate, congelado ate, suspenso ate
pickup authorized person: autorizados a buscar, autorizado a buscar, pessoas autorizadas, autorizados para retirada, pessoas autorizadas a buscar, autorizados a recolher
medication number: reg ms, registro ms, registo infarmed, cod infarmed, no registo medicamento, registro anvisa, no registro ms
active ingredient: subst ativa, subst activa, substancia ativa, substancia activa, principio ativo
dosage form: f farmaceutica
iban: codigo do iban, no do iban
stock quantity: qtd estoque, qtd em estoque, qtd stock, qtde estoque, saldo estoque
vacation days remaining: saldo ferias, saldo de ferias, dias de ferias, ferias por gozar, ferias restantes, dias ferias restantes
days remaining: dias de ferias restantes
emergency phone: fone emergencia, telefone emergencia, telefone de emergencia, tel emergencia, telefono emergencia, telefono de emergencia, tel de emergencia
state registration: no insc est
birth place: naturalidade cidade, local de nascimento, local nascimento
account holder: titular da conta, titular conta
bank branch: agencia bancaria, ag bancaria
legal form: natureza juridica
full percent: percent conclusao, percent concluido, percentual concluido, percent execucao, percentagem de conclusao
hourly rate: taxa hora, preco hora, custo hora
weekly hours: carga horaria semanal, carga semanal, horas semana pt
batch number: no do lote, lote no
serial number: no de serie, num serie, no serie
general doctor: medico solicitante, medico requisitante, medico de familia mf
subtotal weight: peso liq, peso liquido
project manager: gestor de projeto, gestor do projeto, gerente de projeto, gerente do projeto, responsavel projeto, resp projeto
phone number: n telefone, num telefone
`
