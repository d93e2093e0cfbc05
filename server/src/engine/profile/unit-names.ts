/** A unit: how many of its dimension's base it is, and how people write it. A space in a spelling may be a point, or nothing. */
export interface Unit {
  unit: string
  times: number
  spellings: string[]
}

const unit = (name: string, times: number, spellings: string): Unit => ({
  unit: name,
  times,
  spellings: [...new Set([name, ...spellings.split(',').map((one) => one.trim())])].filter((one) => one !== ''),
})

/** What is measured; units of one list can be converted. */
export const DIMENSIONS: Unit[][] = [
  [
    unit(
      'kg',
      1,
      'kgs,kilo,kilos,kilogram,kilograms,kilogramm,kilogramme,kilogrammes,kilogramo,kilogramos,quilo,quilos,quilograma,quilogramas,chilo,chili,chilogrammo,chilogrammi,kilogramy,kilogramów',
    ),
    unit('g', 0.001, 'gr,gram,grams,gramm,gramme,grammes,gramo,gramos,grammo,grammi,grama,gramas,gramy,gramów'),
    unit('mg', 0.000001, 'milligram,milligrams,milligramm'),
    unit(
      't',
      1000,
      'ton,tonne,tonnes,tonnen,mt,metric ton,metric tons,tonelada,toneladas,tonnellata,tonnellate,tonn,tonni,tonnia,tona,tony,tuna,tun',
    ),
    unit('lb', 0.45359237, 'lbs,pound,pounds,#'),
    unit('oz', 0.028349523125, 'ounce,ounces'),
    unit('stone', 6.35029318, 'stones'),
  ],
  [
    unit('m', 1, 'mtr,meter,meters,metre,metres,metro,metros,mètre,mètres,metri,metr,metry,metrów'),
    unit(
      'cm',
      0.01,
      'centimeter,centimeters,centimetre,centimetres,zentimeter,centimètre,centimètres,centímetro,centímetros,centimetro,centimetri,centymetr,centymetry',
    ),
    unit(
      'mm',
      0.001,
      'millimeter,millimeters,millimetre,millimetres,millimètre,millimètres,milímetro,milímetros,millimetro,millimetri,milimetr,milimetry',
    ),
    unit(
      'km',
      1000,
      'kms,kilometer,kilometers,kilometre,kilometres,kilómetro,kilómetros,kilomètre,kilomètres,quilómetro,quilómetros,quilômetro,quilômetros,chilometro,chilometri,kilometr,kilometry,kilometrów',
    ),
    unit('mi', 1609.344, 'mile,miles,meilen'),
    unit('in', 0.0254, 'inch,inches,zoll,",″'),
    unit('ft', 0.3048, "foot,feet,',′"),
    unit('yd', 0.9144, 'yard,yards'),
  ],
  [
    unit(
      'm²',
      1,
      'm2,m^2,qm,sqm,sq m,sq mt,mq,square meter,square meters,square metre,square metres,quadratmeter,metros cuadrados,mètres carrés,metros quadrados,metri quadri,metri quadrati,vierkante meter,kvm,kvadratmeter,metry kwadratowe',
    ),
    unit('cm²', 0.0001, 'cm2,sq cm,qcm'),
    unit('km²', 1_000_000, 'km2,sq km,qkm,square kilometers,square kilometres,quadratkilometer'),
    unit('ha', 10_000, 'hektar,hectare,hectares,hectaren,hectárea,hectáreas,ettaro,ettari'),
    unit('ca', 1, 'centiare,centiares,centiár'),
    unit('are', 100, 'a,ares,aren,ar,área,áreas,ara'),
    unit('ac', 4046.8564224, 'acre,acres'),
    unit('ft²', 0.09290304, 'ft2,sqft,sq ft,square foot,square feet'),
  ],
  [
    unit('l', 1, 'lt,ltr,ltrs,liter,liters,litre,litres,litro,litros,litri,litr,litry,litrów'),
    unit('ml', 0.001, 'mls,milliliter,milliliters,millilitre,millilitres'),
    unit('cl', 0.01, 'centiliter,centilitre,centilitres'),
    unit('dl', 0.1, 'deciliter,decilitre'),
    unit('hl', 100, 'hektoliter,hectoliter,hectolitre,hectolitres'),
    unit('gal', 3.785411784, 'gals,gallon,gallons,us gallon,us gallons'),
    unit('m³', 1000, 'm3,m^3,cbm,cubic meter,cubic meters,cubic metre,cubic metres,kubikmeter'),
  ],
  [
    unit('min', 60, "m,mins,mn,minute,minutes,minuten,minuto,minutos,minuut,minuti,minut,minuter,minutter,minuty,',′"),
    unit(
      'h',
      3600,
      'hr,hrs,hour,hours,std,stunde,stunden,heure,heures,hora,horas,uur,uren,u,ora,ore,timme,timmar,timer,godz,godzina,godziny,godzin,hod,hodina,hodiny,hodin,hodín',
    ),
    unit(
      's',
      1,
      'sec,secs,second,seconds,sek,sekunde,sekunden,seconde,secondes,seconden,segundo,segundos,secondo,secondi,",″',
    ),
  ],
  [
    unit(
      'd',
      1,
      'day,days,tag,tage,tagen,tg,t,j,jour,jours,jrs,día,días,dias,dag,dagen,dgn,giorno,giorni,gg,dagar,dager,dage,dzień,dni,dnia,den,dny,dní,dnů,dnech,deň',
    ),
    unit(
      'wk',
      7,
      'wks,week,weeks,woche,wochen,wo,semaine,semaines,semana,semanas,weken,settimana,settimane,vecka,veckor,uke,uker,uge,uger,tydzień,tygodnie,tygodni,tydz,tyg,týden,týdny,týdnů,týd,týždeň,týždne,týždňov',
    ),
  ],
  [
    unit(
      'month',
      1,
      'mth,mo,mos,m,months,monat,monate,monaten,mon,mois,mes,meses,mths,maand,maanden,mnd,mese,mesi,månad,månader,mån,måned,måneder,mdr,md,mies,miesiąc,miesiące,miesięcy,mês,měsíc,měsíce,měsíců,měs,mesiac,mesiace,mesiacov',
    ),
    unit(
      'year',
      12,
      'years,yr,yrs,j.,jahr,jahre,jahren,an,ans,año,años,jaar,jaren,anno,anni,ano,anos,år,rok,roky,roku,roků,rokov,let,lata,lat',
    ),
  ],
  [
    unit('ones', 1, ''),
    unit('thousands', 1000, 'k,tsd,thousand,tausend,duizend,tusen,tusind,tys,mille'),
    unit(
      'millions',
      1_000_000,
      'mio,mn,mln,million,millionen,milioni,miljoen,millones,miljoner,millioner,milhões,milionów',
    ),
    unit('lakhs', 100_000, 'lakh,lac,lacs,lpa'),
    unit('crores', 10_000_000, 'crore'),
    // Of money: cents, where whole units are wanted.
    unit('hundredths', 0.01, '/c,/100,per 100,per hundred,per c'),
    // By such a factor figures may be said to be too large, or too small.
    unit('tenths', 0.1, ''),
    unit('thousandths', 0.001, '/1000,per 1000,per thousand'),
    unit('tens', 10, ''),
    unit('hundreds', 100, ''),
  ],
  [unit('kW', 1, 'kilowatt,kilowatts'), unit('W', 0.001, 'watt,watts'), unit('MW', 1000, 'megawatt')],
  [unit('kWh', 1, ''), unit('Wh', 0.001, ''), unit('MWh', 1000, '')],
  [unit('%', 0.01, 'percent,per cent,prozent,pct'), unit('‰', 0.001, 'permille,promille'), unit('1', 1, '')],
  // How strong a drink is: a share of its volume, which is written with or without the word for it.
  [unit('% vol', 1, '% volume,% abv,% alc,% alc/vol,vol%,vol %')],
  [unit('°C', 1, 'grad celsius,celsius,degc,deg c,degrees c,degrees celsius')],
  [unit('°F', 1, 'fahrenheit,degf,deg f,degrees f,degrees fahrenheit,grad fahrenheit')],
  [unit('V', 1, 'volt,volts')],
  [
    unit('A', 1, 'amp,amps,ampere,amperes,ampère,ampères,amper,ampery,amperios,amperio'),
    unit('mA', 0.001, 'milliamp,milliamps,milliampere,milliamperes'),
  ],
  [unit('psi', 1, 'lbf/in²,lb/in²')],
  [unit('km/h', 1, 'kmh,kph')],
  // Apart from each other: some count 1000 megabytes a gigabyte, others 1024.
  [unit('kB', 1, 'kilobyte,kilobytes')],
  [unit('MB', 1, 'megabyte,megabytes,mbyte')],
  [unit('GB', 1, 'gigabyte,gigabytes,gbyte')],
  [unit('TB', 1, 'terabyte,terabytes,tbyte')],
  [
    unit(
      'pcs',
      1,
      'pc,piece,pieces,stk,stck,stück,stuks,szt,pz,pza,uds,ud,unidades,unités,sztuk,sztuki,ks,kus,kusy,kusů,kusov,pezzi,pièces,piezas,peças,stuk,styck,stycken,unit,units,ea,each,off,st,u',
    ),
  ],
  [unit('ctn', 1, 'ctns,carton,cartons,karton,kartons')],
  [unit('box', 1, 'boxes,cajas,caja')],
  [unit('pallet', 1, 'pallets,plt,plts,palette,paletten,palettes')],
  [unit('pkg', 1, 'pkgs,package,packages,packs,pack,colli,collo,pakete,pck')],
  [unit('bag', 1, 'bags,sack,säcke')],
  [unit('set', 1, 'sets')],
  [unit('pair', 1, 'pairs,paar')],
  [unit('pax', 1, 'persons,person,pers,people,personen,guests')],
  // Last: behind figures a k is more often a thousand.
  [unit('K', 1, 'kelvin,kelvins,grad kelvin,degrees kelvin')],
]

/** What a unit is called as well where it is wanted, and something else is called elsewhere: hours that an engine has run are no months, stones no pieces, and miles no millilitres. */
export const MEANT_TOO: Pick<Unit, 'unit' | 'spellings'>[] = [
  { unit: 'h', spellings: ['mth', 'mtg', 'mh', 'bh', 'bstd', 'motohodin', 'motohodiny', 'motogodzin', 'motogodziny'] },
  { unit: 'stone', spellings: ['st'] },
  { unit: 'mi', spellings: ['mls'] },
  { unit: '% vol', spellings: ['%'] },
]
