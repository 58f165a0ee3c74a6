import { createHash } from 'node:crypto'
import type { FieldError } from '@tamga/core'
import type { Mapping } from '../tables.ts'

/** What a tenant knows of a member: what is pushed comes from here and from nowhere else. */
export type Member = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly given_name: string
  readonly family_name: string
  readonly phone: string
  readonly roles: readonly string[]
  readonly position: string
  readonly employee_number: string
  readonly unit_path: readonly string[]
  readonly unit_code: string
  readonly manager_name: string
  readonly manager_remote_id: string
}

export type Resource = { schemas: string[]; [attribute: string]: unknown }

/** RFC 7643 §8.7.1. */
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const DEFAULTS: Mapping = {
  userName: 'email',
  displayName: 'name',
  'name.formatted': 'name',
  'name.givenName': 'given_name',
  'name.familyName': 'family_name',
  'emails[type eq "work"].value': 'email',
  'phoneNumbers[type eq "mobile"].value': 'phone',
  title: 'position',
  [`${ENTERPRISE}:employeeNumber`]: 'employee_number',
  [`${ENTERPRISE}:department`]: 'unit',
  [`${ENTERPRISE}:division`]: 'division',
  // RFC 7643 §4.3: the id of the manager's own entry at the target.
  [`${ENTERPRISE}:manager.value`]: 'manager',
}

type Source = (member: Member) => string

const SOURCES: Readonly<Record<string, Source>> = {
  id: member => member.id,
  email: member => member.email,
  username: member => member.email.split('@')[0]!,
  name: member => member.name,
  given_name: member => member.given_name,
  family_name: member => member.family_name,
  phone: member => member.phone,
  roles: member => member.roles.join(', '),
  position: member => member.position,
  employee_number: member => member.employee_number,
  unit: member => member.unit_path.at(-1) ?? '',
  unit_code: member => member.unit_code,
  unit_path: member => member.unit_path.join(' / '),
  /** The top of the tree above somebody's unit. */
  division: member => (member.unit_path.length > 1 ? member.unit_path[0]! : ''),
  manager: member => member.manager_remote_id,
  manager_name: member => member.manager_name,
}

/** Set by the push itself, or none of a mapping's business. */
const RESERVED = new Set(['id', 'externalId', 'schemas', 'meta', 'active', 'password', 'groups'])

const PATH =
  /^(?:(urn:[A-Za-z0-9:._-]+):)?([A-Za-z$][\w$-]*)(?:\[type eq "([\w-]+)"\])?(?:\.([A-Za-z$][\w$-]*))?$/
const FIELD = /^[a-z_]+$/
const CONSTANT = /^"(.*)"$/

type Path = { urn: string | undefined; attribute: string; type: string | undefined; sub: string | undefined }

function parsePath(text: string): Path | null {
  const [, urn, attribute, type, sub] = PATH.exec(text) ?? []
  if (attribute === undefined) return null
  const isCore = urn?.toLowerCase() === USER.toLowerCase()
  return { urn: isCore ? undefined : urn, attribute, type, sub }
}

/** The wrong entries of a mapping, each at its place. */
export function mappingFaults(mapping: Mapping): FieldError[] {
  return Object.entries(mapping).flatMap(([path, source]) => {
    const code = faultOf(path, source)
    const place = path.replaceAll('~', '~0').replaceAll('/', '~1')
    return code ? [{ path: `/attribute_mapping/${place}`, ...code }] : []
  })
}

function faultOf(path: string, source: string | null): Pick<FieldError, 'code' | 'params'> | null {
  const parsed = parsePath(path)
  if (!parsed || path.length > 200) return { code: 'scim_attribute' }
  if (parsed.urn === undefined && RESERVED.has(parsed.attribute)) return { code: 'scim_attribute_reserved' }
  if (source === null) return path === 'userName' ? { code: 'required' } : null
  if (CONSTANT.test(source)) return null
  const names = FIELD.test(source) ? [source] : [...source.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
  const isKnown = names.length > 0 && names.every(name => Object.hasOwn(SOURCES, name))
  return isKnown ? null : { code: 'scim_source', params: { allowed: Object.keys(SOURCES).join(', ') } }
}

function renderSource(source: string, member: Member): string {
  const constant = CONSTANT.exec(source)
  if (constant) return constant[1]!
  if (FIELD.test(source)) return SOURCES[source]!(member)
  return source.replace(/\{(\w+)\}/g, (_, name: string) => SOURCES[name]!(member)).trim()
}

/** The SCIM user of a member (RFC 7643 §4.1). The id of the person is the externalId, by which an entry is found again. */
export function resourceOf(member: Member, mapping: Mapping, active: boolean): Resource {
  const resource: Resource = { schemas: [USER], externalId: member.id, active }
  for (const [path, source] of Object.entries({ ...DEFAULTS, ...mapping })) {
    const value = source === null ? '' : renderSource(source, member)
    if (value !== '') place(resource, parsePath(path)!, value)
  }
  return resource
}

type Bag = Record<string, unknown>

function place(resource: Resource, { urn, attribute, type, sub }: Path, value: string): void {
  const bag = urn === undefined ? resource : extension(resource, urn)
  if (type !== undefined) placeTyped(bag, attribute, { type, [sub ?? 'value']: value })
  else if (sub !== undefined) bag[attribute] = { ...(bag[attribute] as Bag | undefined), [sub]: value }
  else bag[attribute] = value
}

function extension(resource: Resource, urn: string): Bag {
  if (!resource.schemas.includes(urn)) resource.schemas.push(urn)
  resource[urn] ??= {}
  return resource[urn] as Bag
}

/** `emails[type eq "work"].value`: one element of a list, the first being the primary one. */
function placeTyped(bag: Bag, attribute: string, element: Bag & { type: string }): void {
  const list = (bag[attribute] as Bag[] | undefined) ?? []
  const same = list.find(one => one['type'] === element.type)
  if (same) Object.assign(same, element)
  else list.push({ ...element, primary: list.length === 0 })
  bag[attribute] = list
}

export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
