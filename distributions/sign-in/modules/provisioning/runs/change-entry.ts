import { type Json, requireSuccess, type ScimAnswer, type ScimClient } from '../scim/scim-client.ts'
import type { Abilities } from '../scim/service-provider.ts'
import { type Endpoint, pathOf } from './entries.ts'

const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export type Change = {
  readonly endpoint: Endpoint
  readonly id: string
  /** The whole entry, for targets that only replace. */
  readonly resource: Json
  readonly operations: readonly Json[]
}

/** PATCH where the target can, else PUT (RFC 7644 §3.5). Null: the target has no such entry any more. */
export async function changeEntry(
  scim: ScimClient,
  abilities: Abilities,
  { endpoint, id, resource, operations }: Change,
): Promise<number | null> {
  const path = pathOf(endpoint, id)
  if (await abilities.patch()) {
    const answer = await scim.ask('PATCH', path, patchBody(operations))
    if (answer.status === 404) return null
    if (!isUnknownMethod(answer)) return requireSuccess(answer).status
    abilities.refusePatch()
  }
  const answer = await scim.ask('PUT', path, { ...resource, id })
  return answer.status === 404 ? null : requireSuccess(answer).status
}

export const patchBody = (operations: readonly Json[]): Json => ({
  schemas: [PATCH_OP],
  Operations: operations,
})

const isUnknownMethod = ({ status }: ScimAnswer): boolean => status === 405 || status === 501

/** Everything of a resource as operations, in the form that the target understands. */
export function replaceAll(resource: Json, form: 'paths' | 'whole'): Json[] {
  const { schemas: _schemas, ...attributes } = resource
  if (form === 'whole') return [{ op: 'replace', value: attributes }]
  return Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('urn:')
      ? Object.entries(value as Json).map(([sub, inner]) => ({
          op: 'replace',
          path: `${name}:${sub}`,
          value: inner,
        }))
      : [{ op: 'replace', path: name, value }],
  )
}
