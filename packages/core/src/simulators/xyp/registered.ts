import { PERSONS, type SimulatedPerson } from '../eid/persons.ts'
import { drawPortrait } from './portrait.ts'

/** A value of an answer: text, elements, or several of them. */
export type Content = string | null | readonly Content[] | { readonly [name: string]: Content }

const PLACES = [
  ['Улаанбаатар', 'Сүхбаатар', '1-р хороо', 'Энхтайваны өргөн чөлөө'],
  ['Улаанбаатар', 'Баянзүрх', '26-р хороо', 'Нарны зам'],
  ['Дархан-Уул', 'Дархан', '3-р баг', 'Найрамдлын гудамж'],
] as const

const citizenOf = (person: SimulatedPerson, index: number): Content => {
  const [city, district, khoroo, street] = PLACES[index % PLACES.length]!
  const day = String(index + 1).padStart(2, '0')
  return {
    addressApartmentName: String(10 + index),
    addressDetail: `${index + 1} тоот`,
    addressRegionName: null,
    addressStreetName: street,
    addressTownName: null,
    aimagCityCode: '11',
    aimagCityName: city,
    bagKhorooCode: '01',
    bagKhorooName: khoroo,
    birthDate: `1990-01-${day}T00:00:00+08:00`,
    birthDateAsText: `1990-01-${day}`,
    birthPlace: city,
    civilId: person.civil_id,
    firstname: person.given_name,
    gender: index % 2 === 0 ? 'Эрэгтэй' : 'Эмэгтэй',
    // Drawn when it is asked for: every process has these people, and few look at them.
    get image() {
      return drawPortrait(index).toString('base64')
    },
    lastname: person.surname,
    nationality: 'Халх',
    passportAddress: `${city}, ${district}, ${khoroo}`,
    passportExpireDate: `2035-06-${day} 00:00:00`,
    passportIssueDate: `2020-06-${day} 00:00:00`,
    personId: String(100_000 + index),
    regnum: person.registry_number,
    soumDistrictCode: '02',
    soumDistrictName: district,
    surname: 'Боржигон',
  }
}

const NAMES = ['Тамга Софт', 'Хангай Трейд', 'Говийн Нар', 'Онон Барилга', 'Туул Логистик']

/** Founders hold shares that sum up to a hundred; the second company belongs to the first one in part. */
function foundersOf(index: number): Content[] {
  const citizen = (person: SimulatedPerson, percent: string): Content => ({
    countryName: 'Монгол',
    firstname: person.given_name,
    lastname: person.surname,
    name: null,
    percent,
    regnum: person.registry_number,
  })
  if (index === 0) return [citizen(PERSONS[0]!, '60'), citizen(PERSONS[1]!, '40')]
  const parent = {
    countryName: 'Монгол',
    firstname: null,
    lastname: null,
    name: `${NAMES[0]} ХХК`,
    percent: '51',
    regnum: numberOf(0),
  }
  return [parent, citizen(PERSONS[index % 3]!, '29.5'), citizen(PERSONS[(index + 1) % 3]!, '19.5')]
}

const numberOf = (index: number): string => String(5_000_001 + index)

const companyOf = (name: string, index: number): Content => ({
  address: [
    {
      address: `${index + 3} давхар`,
      bagKhoroo: { code: '01', name: '1-р хороо' },
      soumDistrict: { code: '02', name: 'Сүхбаатар' },
      stateCity: { code: '11', name: 'Улаанбаатар' },
      street: 'Сөүлийн гудамж',
    },
  ],
  branch: index === 0 ? [{ name: `${name} Дархан салбар` }] : [],
  capital: { amount: String(10_000_000 * (index + 1)), currency: 'MNT' },
  changeName: index === 1 ? [{ oldName: 'Хангай Импекс ХХК', changedDate: '2019-03-04' }] : [],
  founder: foundersOf(index),
  general: {
    companyName: `${name} ХХК`,
    companyRegnum: numberOf(index),
    companyTypeName: 'Хязгаарлагдмал хариуцлагатай компани',
    description: null,
    ownershipTypeName: 'Хувийн',
    profitTypeName: 'Ашгийн төлөө',
    registeredDate: `20${10 + index}-05-12`,
    stateRegnum: `901101${1000 + index}`,
  },
  generalR: [
    {
      firstname: PERSONS[index % 3]!.given_name,
      lastname: PERSONS[index % 3]!.surname,
      position: 'Гүйцэтгэх захирал',
    },
  ],
  induty: [
    { code: '6201', name: 'Программ хангамж' },
    { code: '4690', name: 'Бөөний худалдаа' },
  ].slice(0, 1 + (index % 2)),
  liquidation: index === 4 ? { date: '2024-09-01', description: 'Татан буугдсан' } : null,
  shareHolders: [],
  stakeHolders: [],
})

/** Whom the simulated registry knows: the people of the simulated e-ID, and five companies. */
const REGISTERED: ReadonlyMap<string, Content> = new Map([
  ...PERSONS.map((person, index) => [person.registry_number, citizenOf(person, index)] as const),
  ...NAMES.map((name, index) => [numberOf(index), companyOf(name, index)] as const),
])

export type Result = { readonly code: number; readonly message: string; readonly response: Content }

const MESSAGES: Readonly<Record<number, string>> = {
  0: 'амжилттай',
  1: 'олдсонгүй',
  2: 'дотоод алдаа',
  3: 'хүсэлт буруу',
  200: 'иргэний зөвшөөрөл шаардлагатай',
  203: 'хандах эрхгүй',
  501: 'хандах эрхгүй',
  801: 'мэдээлэл нийлүүлэгч хариулсангүй',
}

export const resultOf = (code: number, response: Content = null): Result => ({
  code,
  message: MESSAGES[code] ?? 'татгалзсан',
  response,
})

/** A number that ends in a code is answered with it: ЯЯ00000801, or 9000801 for a legal entity. */
const codeIn = (number: string): number | undefined => {
  const [, digits] = /^(?:ЯЯ00000|9000)(\d{3})$/.exec(number) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Codes that ask for the citizen's agreement are answered by the first person once it is given. */
export function answerFor(number: string, isAgreed: boolean): Result {
  const code = codeIn(number)
  if (code !== undefined && !(code >= 200 && code <= 202 && isAgreed)) return resultOf(code)
  const found = REGISTERED.get(code === undefined ? number : PERSONS[0]!.registry_number)
  return found === undefined ? resultOf(1) : resultOf(0, found)
}
