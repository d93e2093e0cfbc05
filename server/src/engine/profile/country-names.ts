/** What people write beside the official names, and names of parts of countries that stand for them: the code, then the names. */
const LINES = `
US: usa, u.s.a., u.s., united states of america, estados unidos de américa, états-unis d’amérique, eeuu, ee. uu., ee.uu.
GB: uk, great britain, england, gbr, britain, scotland, wales, northern ireland, inglaterra, angleterre, inghilterra, engeland, anglia, anglie, schottland, escocia, écosse, ecosse, scozia, schotland, szkocja, gales, pays de galles, galles, gran bretaña, grande-bretagne, grande bretagne, gran bretagna, groot-brittannië, großbritannien, grossbritannien, grã-bretanha, gt britain, gt. britain, n. ireland, nordirland, irlanda del norte, storbritannia
NL: holland, nld, the netherlands, holanda, hollande, olanda, holandia
DE: deu, ger, brd
AT: aut
CH: che, schweiz
FR: fra
ES: esp
IT: ita
CZ: czech republic
TR: turkey
CI: ivory coast
SZ: swaziland
MK: macedonia
MM: burma
CV: cape verde
TL: east timor
RU: russian federation
VN: viet nam
KR: republic of korea, korea
TW: republic of china
CG: republic of the congo, republic of congo
CN: people's republic of china, p.r. china
AE: uae
IE: eire, éire
`

/** The codes of countries by further names, in small letters. */
export const MORE_NAMES: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', names = ''] = line.split(': ')
      return names.split(', ').map((name): [string, string] => [name, code])
    }),
)
