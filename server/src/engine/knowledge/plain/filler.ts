import { fold } from '../../match/names/words.ts'
import { wordsIn, type Word } from '../grounded/words.ts'

// Words of sentences that name nothing, in the languages that people write in: where all of a sentence but what it names, and what it says of that,
// is of these, it says no more.

const words = (...texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.split(' ').map((word) => fold(word))))

/** Articles, pronouns, auxiliaries and the like. */
export const FILLER: ReadonlySet<string> = words(
  'the a an this that these those it its is are was were be been being am i we you they he she them us our your their his her my',
  'and or but so then than as at by for from in into of off on onto to up with within will would shall should can could may might must do does did has have had having',
  'please just simply only really actually also too still already yet always ever everywhere whenever wherever where when if whoever whatever which who whose what there here',
  'any all every each some anyone everyone anybody everybody one ones whole entire such same both thing things',
  'now nowadays today these days currently meanwhile since last year years month ago once before later formerly previously old new current recently soon',
  'people person persons customer customers client clients row rows line lines record records entry entries item items cell cells field fields column columns value values word words code codes file files list lists table tables sheet sheets tab tabs data system program software',
  'says said say saying shows show reads called call named name names known means mean meaning written write writes put set use used take taken treat counts count',
  'der die das den dem des ein eine einen einem einer eines und oder aber so dann als an am auf aus bei beim bis für im in ins mit nach von vom zu zum zur über um',
  'ist sind war waren sein wird werden wurde wurden hat haben hatte kann soll sollen bitte nur auch noch schon immer überall wo wenn falls wer was welche welcher welches dort da hier',
  'alle alles jeder jede jedes jetzt nun heute inzwischen seit früher letztes jahr neu alt wir ihr sie er es man uns unser unsere ihre ihren seine dieser diese dieses',
  'zeile zeilen zelle zellen feld felder spalte spalten wert werte eintrag einträge datei liste blatt tabelle steht stehen heißt heisst heißen heissen bedeutet bedeuten genannt namens schreiben eintragen nehmen verwenden',
  'le la les l un une des du de d et ou mais à au aux en dans sur par pour avec sans ce cette ces c qui que qu dont où si quand il elle ils elles on nous vous leur leurs son sa ses notre nos votre',
  'est sont était étaient être sera seront a ont avait peut doit merci svp seulement aussi encore toujours partout maintenant désormais aujourd hui depuis ancien ancienne nouveau nouvelle',
  'tout toute tous toutes chaque ligne lignes cellule case champ colonne valeur fichier liste feuille s appelle appelé nommé veut dire signifie mettre écrire prendre utiliser',
  'el la los las lo un una unos unas y o pero a al de del en por para con sin que quien donde cuando si es son era ser está están ha han hay se su sus nuestro nuestra por favor',
  'solo sólo también siempre ahora hoy ya antes nuevo viejo todo toda todos todas cada fila filas celda campo columna valor archivo lista hoja llama llamado significa poner escribir usar',
  'il lo la i gli le un uno una e o ma a al alla ai di del della dei delle da dal in nel nella con su per che chi dove quando se è sono era essere ha hanno c ci si suo loro nostro per favore',
  'solo anche sempre ora adesso oggi già prima nuovo vecchio tutto tutta tutti tutte ogni riga righe cella campo colonna valore file elenco foglio chiama chiamato significa vuol dire mettere scrivere usare',
  'de het een en of maar aan bij door in met naar om op te tot uit van voor die dat deze dit wie wat waar als is zijn was waren wordt worden heeft hebben kan moet graag alleen ook nog al altijd nu tegenwoordig vandaag',
  'alle alles iedereen elke ieder we wij jullie ze zij hij het ons onze hun regel regels cel veld kolom waarde bestand lijst blad heet heten betekent schrijven gebruiken nemen dan er',
)

/** Words that stand in cells and in sentences of anything: they are meant as values in quotation marks alone. */
export const SAID_OF_ANYTHING: ReadonlySet<string> = new Set([
  ...FILLER,
  ...words(
    'yes no not none nothing other others open closed active inactive true false blank empty date number type status group team',
    'ja nein nicht kein keine nichts andere offen aktiv inaktiv leer oui non pas rien autre actif vide sí ni nada otro activo vacío si niente altro attivo vuoto nee niet geen niets ander actief leeg',
  ),
])

/** Whether all words of a text are filler, of what is called so, or such as are taken besides. */
export function saysNoMore(
  text: string,
  called: readonly string[],
  isTaken: (word: Word) => boolean = () => false,
): boolean {
  const own = new Set(called.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  return wordsIn(text).every((word) => FILLER.has(word.text) || own.has(word.stem) || isTaken(word))
}
