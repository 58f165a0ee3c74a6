import { randomBytes } from 'node:crypto'

/** Mongolian and Russian letters as people here write them in Latin. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'ye',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ө: 'u',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: 'i',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const LONGEST = 32

/** A key from a role's name: «Нягтлан бодогч» becomes `nyagtlan-bodogch`. A name in another script gets one by chance. */
export function roleKeyOf(name: string): string {
  const latin = [...name.normalize('NFC').toLowerCase()].map(letter => LATIN[letter] ?? letter).join('')
  const key = latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return key || `role-${randomBytes(4).toString('hex')}`
}
