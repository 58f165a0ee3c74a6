/** What is wrong with a person, or how they answer. */
export type Behaviour =
  | 'confirms'
  | 'refuses'
  | 'times_out'
  | 'unusable'
  | 'advanced_only'
  | 'claims_qualified'
  | 'revoked'
  | 'revocation_unknown'
  | 'expired'
  | 'untrusted_issuer'
  | 'signing_certificate'
  | 'other_digest'
  | 'other_person'
  | 'forged_flow'
  | 'other_protocol'

export type SimulatedPerson = {
  readonly civil_id: string
  readonly registry_number: string
  readonly surname: string
  readonly given_name: string
  readonly surname_en: string
  readonly given_name_en: string
  readonly phone: string
  readonly behaviour: Behaviour
}

type Row = readonly [
  behaviour: Behaviour,
  letters: string,
  surname: string,
  given: string,
  surnameEn: string,
  givenEn: string,
]

const ROWS: readonly Row[] = [
  ['confirms', 'УА', 'Дорж', 'Бат', 'Dorj', 'Bat'],
  ['confirms', 'УБ', 'Болд', 'Сарнай', 'Bold', 'Sarnai'],
  ['confirms', 'ӨҮ', 'Ганбаатар', 'Өлзий', 'Ganbaatar', 'Ulzii'],
  ['refuses', 'ТА', 'Цэрэн', 'Татгал', 'Tseren', 'Tatgal'],
  ['times_out', 'ХА', 'Пүрэв', 'Хариугүй', 'Purev', 'Khariugui'],
  ['unusable', 'ТҮ', 'Сүх', 'Түгжээ', 'Sukh', 'Tugjee'],
  ['advanced_only', 'ДЭ', 'Баяр', 'Дэвшил', 'Bayar', 'Devshil'],
  ['claims_qualified', 'ХУ', 'Нямаа', 'Хуурмаг', 'Nyamaa', 'Khuurmag'],
  ['revoked', 'ЦУ', 'Лхагва', 'Цуцал', 'Lkhagva', 'Tsutsal'],
  ['revocation_unknown', 'МЭ', 'Жаргал', 'Мэдэхгүй', 'Jargal', 'Medekhgui'],
  ['expired', 'ДУ', 'Осор', 'Дууссан', 'Osor', 'Duussan'],
  ['untrusted_issuer', 'ҮЛ', 'Мөнх', 'Үлитанил', 'Munkh', 'Ultanil'],
  ['signing_certificate', 'ГА', 'Алтан', 'Гарын', 'Altan', 'Gariin'],
  ['other_digest', 'ӨӨ', 'Энх', 'Өөрчлөлт', 'Enkh', 'Uurchlult'],
  ['other_person', 'ӨХ', 'Чимэд', 'Орлогч', 'Chimed', 'Orlogch'],
  ['forged_flow', 'УР', 'Даваа', 'Урсгал', 'Davaa', 'Ursgal'],
  ['other_protocol', 'ПР', 'Мягмар', 'Протокол', 'Myagmar', 'Protocol'],
]

const twoDigits = (index: number): string => String(index + 1).padStart(2, '0')

/** Whom the simulated registry does not show without their agreement. */
const ASKED_FIRST: SimulatedPerson = {
  civil_id: '111949212200',
  registry_number: 'ЯЯ00000200',
  surname: 'Дорж',
  given_name: 'Бат',
  surname_en: 'Dorj',
  given_name_en: 'Bat',
  phone: '+97688000200',
  behaviour: 'confirms',
}

/** Fixed for ever: guides and tests name them. The first three are as people are, each of the others but the last is wrong in one way. */
export const PERSONS: readonly SimulatedPerson[] = [
  ...ROWS.map(([behaviour, letters, surname, given_name, surname_en, given_name_en], index) => ({
    civil_id: `1119492120${twoDigits(index)}`,
    registry_number: `${letters}900101${twoDigits(index)}`,
    surname,
    given_name,
    surname_en,
    given_name_en,
    phone: `+976880000${twoDigits(index)}`,
    behaviour,
  })),
  ASKED_FIRST,
]

export const PINS = { authentication: '1234', signature: '12345' } as const

/** By ETSI id (`PNOMN-…`), civil id or registry number, as the real interface takes them. */
export function findPerson(id: string): SimulatedPerson | undefined {
  const plain = id
    .trim()
    .toUpperCase()
    .replace(/^PNOMN-/, '')
  return PERSONS.find(({ civil_id, registry_number }) => civil_id === plain || registry_number === plain)
}

export const documentNumberOf = ({ civil_id }: SimulatedPerson): string => `PNOMN-${civil_id}-SIM1-Q`

export const findPersonByDocument = (documentNumber: string): SimulatedPerson | undefined =>
  PERSONS.find(person => documentNumberOf(person) === documentNumber)

export const personOf = (civilId: string): SimulatedPerson =>
  PERSONS.find(({ civil_id }) => civil_id === civilId)!
