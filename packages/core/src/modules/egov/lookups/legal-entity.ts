import type { Static } from 'typebox'
import type { LegalEntity } from '../contract.ts'
import type { Fields } from '../registry/port.ts'
import { eachOf, nameIn, textIn } from './fields.ts'
import { normaliseNumber, shownNumber } from './registry-number.ts'

type View = Static<typeof LegalEntity>

/** Names of nested elements are those that public clients of the registry read; where they differ among themselves, each is tried. */
export function legalEntityOf(fields: Fields, number: string): View {
  const [general = {}] = eachOf(fields, 'general')
  const text = textIn(general)
  const liquidation = eachOf(fields, 'liquidation')[0]
  return {
    registry_number: text('companyRegnum') ?? number,
    state_registry_number: text('stateRegnum'),
    name: text('companyName'),
    description: text('description'),
    profit_type: text('profitTypeName'),
    ownership_type: text('ownershipTypeName'),
    legal_form: text('companyTypeName', 'legalFormName'),
    registered_on: text('registeredDate', 'stateRegDate')?.slice(0, 10) ?? null,
    status: liquidation ? 'liquidated' : 'registered',
    addresses: eachOf(fields, 'address').map(addressOf),
    activities: eachOf(fields, 'induty').flatMap(one => textIn(one)('name', 'indutyName') ?? []),
    capital: capitalOf(eachOf(fields, 'capital')[0]),
    directors: eachOf(fields, 'generalR').map(one => ({
      name: nameOf(one),
      position: textIn(one)('position'),
    })),
    founders: eachOf(fields, 'founder').map(holderOf),
    shareholders: [...eachOf(fields, 'shareHolders'), ...eachOf(fields, 'stakeHolders')].map(holderOf),
    branches: eachOf(fields, 'branch').flatMap(one => textIn(one)('name', 'branchName') ?? []),
    former_names: eachOf(fields, 'changeName').flatMap(one => textIn(one)('oldName', 'name') ?? []),
  }
}

const addressOf = (fields: Fields): View['addresses'][number] => ({
  aimag_city: nameIn(fields, 'stateCity'),
  soum_district: nameIn(fields, 'soumDistrict'),
  bag_khoroo: nameIn(fields, 'bagKhoroo'),
  region: nameIn(fields, 'region'),
  town: nameIn(fields, 'town'),
  street: nameIn(fields, 'street'),
  apartment: textIn(fields)('apartment'),
  detail: textIn(fields)('address', 'door', 'addressDetail'),
})

function capitalOf(fields: Fields | undefined): View['capital'] {
  if (!fields) return null
  const amount = textIn(fields)('amount', 'capital')?.replace(/[\s,]/g, '')
  return amount !== undefined && /^\d{1,18}(\.\d{1,4})?$/.test(amount)
    ? { amount, currency: textIn(fields)('currency') ?? 'MNT' }
    : null
}

function nameOf(fields: Fields): string {
  const text = textIn(fields)
  const whole = text('name', 'founderName', 'companyName')
  return whole ?? ([text('lastname'), text('firstname')].filter(part => part !== null).join(' ') || '–')
}

/** A citizen's number is shown with its ends alone: nobody asked for this person. */
function holderOf(fields: Fields): View['founders'][number] {
  const text = textIn(fields)
  const number = text('regnum', 'founderRegnum', 'companyRegnum')
  const citizen = number === null ? null : normaliseNumber('WS100101', number)
  const share = Number(
    text('percent', 'sharePercent', 'share')?.replace(/[%\s]/g, '').replace(',', '.') ?? Number.NaN,
  )
  return {
    kind: citizen === null && number !== null ? 'legal_entity' : 'citizen',
    name: nameOf(fields),
    registry_number: citizen === null ? number : shownNumber('WS100101', citizen),
    share_percent: share >= 0 && share <= 100 ? share : null,
    country: text('countryName', 'country'),
  }
}
