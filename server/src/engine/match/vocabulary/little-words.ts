/** What makes something else of the words beside it. */
export const DENYING: ReadonlySet<string> = new Set(
  (
    'off not no non nil zero never nor neither without ex former formerly previously previous prior pre be part partly partial partially half semi almost nearly except unless ' +
    'longer yet await awaiting awaits waiting wait wants want need needs needed required reqd requested request requests due pending fail failed refused declined ' +
    'unable cannot cant wont didnt dont isnt but excl excluding exc other than instead maybe possibly poss probably likely potential free exempt tbc tba tbd if until ' +
    'faux fake imitation pu artificial mock man_made substitute mini like style type future expected ' +
    'nicht kein keine ohne nie niemals ehemals ehemalige ehemaliger ehemaliges fast halb teil teilweise noch ' +
    'ne pas sans jamais ancien ancienne presque demi plus sin nunca casi medio antiguo ya non senza mai quasi mezzo ' +
    'niet geen zonder nooit bijna half deels nao sem quase meio ex nie bez brak prawie pol byly ' +
    'inte ej icke utan aldrig nastan halv tidigare ikke uden uten aldri naesten nesten tidligere'
  ).split(' '),
)

/** Words between others: by themselves they mean no value, whatever they do where they stand alone. */
export const LITTLE: ReadonlySet<string> = new Set(
  (
    'on in out over up by at to of for and or the a an with so as per is was be from via only one ' +
    'der die das und von mit im am auf zu de la le les et du des en el los y da di il e do das os o w z na i v s a och i og av af til med'
  ).split(' '),
)
