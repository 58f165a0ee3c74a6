// Mongolian Cyrillic in Latin letters by MNS 5217:2012, without its marks above letters; щ and ъ are of Russian words.
const CYRILLIC = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'
const LATIN = 'a b v g d ye yo j z i i k l m n o u p r s t u u f kh ts ch sh sh - y i e yu ya'.split(' ')

const LETTERS = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] === '-' ? '' : LATIN[at]!]))

/** As long as a label of a host name may be (RFC 1035 §2.3.4). */
const LONGEST = 63

/** A short name: «Алтан Богд ХХК» → altan-bogd-khkhk. Empty where no letter has a Latin reading. */
export const slugOf = (name: string, longest = LONGEST): string =>
  [...name.toLowerCase().normalize('NFC')]
    .map(letter => LETTERS.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
