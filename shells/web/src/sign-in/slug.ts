// Mongolian Cyrillic in Latin letters, by the usual reading (MNS 5217); the other letters of Russian included.
const CYRILLIC = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'
const LATIN = 'a b v g d e yo j z i i k l m n o u p r s t u u f kh ts ch sh sh - y - e yu ya'.split(' ')

const LETTERS = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] === '-' ? '' : LATIN[at]!]))
const LONGEST = 63

/** A short name for addresses: «Алтан Богд ХХК» → altan-bogd-khkhk. Empty where no letter has a Latin reading. */
export const slugOf = (name: string): string =>
  [...name.toLowerCase().normalize('NFC')]
    .map(letter => LETTERS.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
