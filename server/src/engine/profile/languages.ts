/** Languages whose words for countries, months and weekdays are always known, the most frequent first: loading those of all takes half a second. */
export const LANGUAGES = 'en de fr es it pt nl pl sv da nb fi cs sk sl hu ro ca tr el ru'.split(' ')
