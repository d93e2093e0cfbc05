import { fold } from '../names/words.ts'

// “Mill & Sons, Ltd”, “Padaria Central, Lda”, “Bau Nord, GmbH & Co. KG”: what stands behind the comma of a firm is what kind of company it is, where
// that of a person is a first name.

/** Without accents, points and spaces. */
const FORMS = new Set(
  (
    'ltd limited plc llc pllc pc llp lp inc incorporated corp corporation co coltd company cic pty ptyltd pte pteltd pvtltd sdnbhd bhd ' +
    'gmbh ggmbh mbh gmbh&cokg gmbhcokg ag ag&cokg kg kgaa ohg ug ughaftungsbeschrankt ug&cokg gbr partg partgmbb ev eg ek ekfm og se ' +
    'sa sas sasu sarl eurl sci scop snc selarl scs scrl asbl ' +
    'lda ltda limitada unipessoal uniplda unipessoallda unipltda sgps eireli epp crl ' +
    'sl slu sll slp sau sal scoop sdecv sadecv srldecv sderldecv cb sc ' +
    'srl srls spa sapa scarl ss soccoop ' +
    'bv nv vof cv cvba bvba bvbvba vzw ' +
    'ab oy oyj as aps asa hb kb ans da ivs is hf ehf ' +
    'spzoo spj spk sro spolsro vos kft zrt nyrt bt doo jdoo dd ad ood eood'
  ).split(' '),
)

/** Whether a text is the legal form of a firm, and nothing else. */
export function isLegalForm(text: string): boolean {
  return FORMS.has(fold(text).replace(/[^\p{L}&]/gu, ''))
}

/** Whether the last word of a text is one, or all of it: “Inc.”, “Moss & Co Ltd”. */
export function endsInForm(text: string): boolean {
  return isLegalForm(text) || isLegalForm(/\s(\S+)\s*$/u.exec(text)?.[1] ?? '')
}

/** What some write in full and others in short. */
const IN_SHORT = new Map(
  Object.entries({
    ltd: 'limited',
    inc: 'incorporated',
    corp: 'corporation',
    co: 'company',
    cie: 'compagnie',
    pty: 'proprietary',
    lda: 'limitada ltda',
    ag: 'aktiengesellschaft',
    ab: 'aktiebolag',
    as: 'aksjeselskap aktieselskab',
    aps: 'anpartsselskab',
  }).flatMap(([short, all]) => all.split(' ').map((word) => [word, short] as const)),
)

/** The legal form that a word is, as most write it; any other word as it is. */
export function legalFormInShort(word: string): string {
  return IN_SHORT.get(word) ?? word
}
