import type { Static } from 'typebox'
import type { Citizen } from '../contract.ts'
import type { Fields } from '../registry/port.ts'
import { textIn } from './fields.ts'
import { photoOf } from './photo.ts'

/** Everything may be absent. In Mongolian names `lastname` is that of the father or mother, `surname` the clan's. */
export function citizenOf(fields: Fields, number: string): Static<typeof Citizen> {
  const text = textIn(fields)
  return {
    registry_number: text('regnum') ?? number,
    civil_id: text('civilId'),
    clan_name: text('surname'),
    family_name: text('lastname'),
    given_name: text('firstname'),
    gender: text('gender'),
    nationality: text('nationality'),
    birth_date: text('birthDateAsText') ?? text('birthDate')?.slice(0, 10) ?? null,
    birth_place: text('birthPlace'),
    photo: photoOf(text('image')),
    id_card: {
      issued_on: text('passportIssueDate')?.slice(0, 10) ?? null,
      expires_on: text('passportExpireDate')?.slice(0, 10) ?? null,
      address: text('passportAddress'),
    },
    address: {
      aimag_city: text('aimagCityName'),
      soum_district: text('soumDistrictName'),
      bag_khoroo: text('bagKhorooName'),
      region: text('addressRegionName'),
      town: text('addressTownName'),
      street: text('addressStreetName'),
      apartment: text('addressApartmentName'),
      detail: text('addressDetail'),
    },
  }
}
