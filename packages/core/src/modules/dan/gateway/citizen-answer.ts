import { normaliseNationalId } from '../../eid/index.ts'
import { GatewayRefused } from './gateway-error.ts'

const SERVICE = 'WS100101_getCitizenIDCardInfo'

/** The service of the registry that we ask the gateway to call for us. */
export const WANTED = {
  services: [SERVICE],
  wsdl: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
} as const

export type GatewayCitizen = {
  readonly registration_number: string
  readonly civil_id: string | null
  readonly given_name: string | null
  readonly family_name: string | null
  readonly login_type: number | null
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const REGISTRY_NUMBER = /^\p{Lu}{2}\d{8}$/u
/** Public clients of the gateway take 1 for the login of an organisation. */
const ORGANISATION = 1

/** The answer is a list: how the person proved who they are, and what each service said. */
export function readCitizen(body: unknown): GatewayCitizen {
  if (!Array.isArray(body)) throw new GatewayRefused('answer_malformed')
  const parts = body.map(fieldsOf)
  const type = parts.find(part => 'citizen_loginType' in part)?.['citizen_loginType']
  if (type === ORGANISATION) throw new GatewayRefused('organisation_login')
  const services = fieldsOf(parts.find(part => 'services' in part)?.['services'])
  const service = fieldsOf(services[SERVICE])
  if (service['resultCode'] !== 0) throw new GatewayRefused('service_refused')
  const citizen = fieldsOf(service['response'])
  const number = idIn(citizen['regnum'])
  if (number === null || !REGISTRY_NUMBER.test(number)) throw new GatewayRefused('number_missing')
  return {
    registration_number: number,
    civil_id: idIn(citizen['civilId']),
    given_name: nameIn(citizen['firstname']),
    family_name: nameIn(citizen['lastname']),
    login_type: typeof type === 'number' ? type : null,
  }
}

const idIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? normaliseNationalId(String(value)) : null

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim().slice(0, 100) || null : null
