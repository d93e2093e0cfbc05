/** What the sample data is drawn from. No person or company in it exists. */

export const firstNames = {
  german: [
    'Jürgen',
    'Käthe',
    'Anja',
    'Björn',
    'Sabine',
    'Uwe',
    'Heike',
    'Jörg',
    'Claudia',
    'Günther',
    'Petra',
    'Sören',
    'Ute',
    'Matthias',
    'Bärbel',
    'Thomas',
  ],
  english: [
    'Olivia',
    'Liam',
    'Emma',
    'Noah',
    'Ava',
    'Ethan',
    'Grace',
    'Mason',
    'Chloe',
    'Lucas',
    'Nora',
    'Henry',
    'Ella',
    'Jack',
    'Ruby',
    'Owen',
  ],
}

export const lastNames = {
  german: [
    'Müller',
    'Schäfer',
    'Weiß',
    'König',
    'Krüger',
    'Vogel',
    'Lehmann',
    'Böhm',
    'Große',
    'Jäger',
    'Busch',
    'Köhler',
    'Franke',
    'Winter',
    'Hübner',
    'Straßer',
  ],
  english: [
    'Anderson',
    'Brooks',
    'Carter',
    "O'Neil",
    'Foster',
    'Gray',
    'Hayes',
    'Jensen',
    'Keller',
    'Long',
    'Murphy',
    'Nash',
    'Porter',
    'Reed',
    'Sullivan',
    'Walsh',
  ],
}

/** City, country, area code without its trunk prefix. */
export const berliners = [
  ['Berlin', 'DE', '30'],
  ['Berlin', 'DE', '30'],
  ['Potsdam', 'DE', '331'],
  ['Köln', 'DE', '221'],
  ['Düsseldorf', 'DE', '211'],
  ['Wien', 'AT', '1'],
  ['Zürich', 'CH', '44'],
] as const

export const bostonians = [
  ['Boston', 'US', '617'],
  ['Boston', 'US', '617'],
  ['Cambridge', 'US', '617'],
  ['Providence', 'US', '401'],
  ['New York', 'US', '212'],
  ['Toronto', 'CA', '416'],
] as const

/** Article and its category. */
export const articles = [
  ['Desk lamp', 'Office'],
  ['Document tray', 'Office'],
  ['Desk', 'Furniture'],
  ['Bookshelf', 'Furniture'],
  ['Swivel chair', 'Furniture'],
  ['Monitor arm', 'Electronics'],
  ['Keyboard', 'Electronics'],
  ['Webcam', 'Electronics'],
  ['Kettle', 'Kitchen'],
  ['Coffee grinder', 'Kitchen'],
] as const
