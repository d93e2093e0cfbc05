/**
 * Names of months as they stand in dates, small letters without accents: the full form, the one that dates decline it to, and the usual short
 * ones. English, German (Austrian too), French, Spanish, Italian, Dutch, Portuguese, Afrikaans, Catalan, Romanian; Swedish, Danish, Norwegian, Finnish;
 * Polish, Czech, Slovak, Slovene; Hungarian, Turkish, Greek, Russian, Ukrainian. A name stands for one month only, so those languages are
 * left out whose names are another month's elsewhere (the Croatian listopad is October).
 */
const MONTHS = `
january jan januar januarie janner jaenner janvier janv enero ene gennaio gen januari janeiro gener ianuarie ian tammikuu tammikuuta styczen stycznia sty leden ledna januara ocak oca ιανουαριος ιανουαριου январь января янв січень січня
february feb februar feber fevrier fevr fev febrero febbraio febr februari fevereiro febrer februarie helmikuu helmikuuta luty lutego lut unor unora februara subat φεβρουαριος φεβρουαριου февраль февраля фев февр лютии лютого
march mar marz maerz mrz mars marzo maart mrt marco marc martie marts maaliskuu maaliskuuta marzec marca brezen brezna marec marcius mart μαρτιος μαρτιου март марта мар березень березня
april apr avril avr abril abr aprile aprilie huhtikuu huhtikuuta kwiecien kwietnia kwi duben dubna aprila aprilis nisan nis απριλιος απριλιου апрель апреля апр квітень квітня
may mai mayo maggio mag mei maio maig maj toukokuu toukokuuta maja kveten kvetna majus mayis mayıs μαιος μαιου маи мая травень травня
june jun juni junie juin junio giugno giu junho juny iunie iun kesakuu kesakuuta czerwiec czerwca cze cerven cervna juna junij junija junius haziran haz ιουνιος ιουνιου июнь июня июн червень червня
july jul juli julie juillet juill juil julio luglio lug julho juliol iulie iul heinakuu heinakuuta lipiec lipca lip cervenec cervence jula julij julija julius temmuz tem ιουλιος ιουλιου июль июля июл липень липня
august aug aout agosto ago augustus agost augusti elokuu elokuuta sierpien sierpnia sie srpen srpna augusta avgust avgusta augusztus agustos agu αυγουστος αυγουστου август августа авг серпень серпня
september sept sep septembre septiembre setiembre set settembre sett setembro setembre septembrie syyskuu syyskuuta wrzesien wrzesnia wrz zari septembra szeptember eylul eyl σεπτεμβριος σεπτεμβριου сентябрь сентября сен сент вересень вересня
october oct oktober okt octobre octubre ottobre ott outubro out octombrie lokakuu lokakuuta pazdziernik pazdziernika paz rijen rijna oktobra ekim eki οκτωβριος οκτωβριου октябрь октября окт жовтень жовтня
november nov novembre noviembre novembro noiembrie noi marraskuu marraskuuta listopad listopada listopadu lis novembra kasim kasım kas νοεμβριος νοεμβριου ноябрь ноября ноя нояб листопад листопада
december dec dezember dez decembre diciembre dic dicembre dezembro desembre decembrie desember des joulukuu joulukuuta grudzien grudnia gru prosinec prosince decembra aralik aralık ara δεκεμβριος δεκεμβριου декабрь декабря дек грудень грудня
`

export const monthNames: string[][] = MONTHS.trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Months as Slavic and Romance countries number them in dates, in capitals: `12 X 2023`, `III 2024`. */
export const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const KNOWN = new Set(monthNames.flat())

/** A word without case, accents and a point behind it, as month names are listed. */
export function plainName(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
}

export function isMonthName(word: string): boolean {
  return KNOWN.has(plainName(word))
}
