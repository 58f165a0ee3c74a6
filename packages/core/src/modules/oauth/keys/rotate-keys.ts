import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { rowBinding, type SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { SecretKeyMissing } from '../../../kernel/crypto/secret-errors.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { SIGNING_ALGORITHMS } from '../tables.ts'
import { type KeyMaterial, makeKey } from './key-material.ts'
import * as store from './signing-key-store.ts'

export type RotationOrder = {
  /** Sign with the new keys at once instead of publishing them a day ahead. */
  now?: boolean
  /** Take retired keys out of the key set at once: what they signed is refused from now on. */
  revoke?: boolean
  /** Only where an algorithm has no key at work yet. */
  onlyMissing?: boolean
}

export type Rotation = {
  published: string[]
  activated: string[]
  retired: string[]
  removed: string[]
  waiting: string[]
}

export const bindingOf = (kid: string): string =>
  rowBinding({ tenant_id: null, table: 'oidc_signing_key', row_id: kid, column: 'private_key' })

/** One new key for each algorithm: published first, signing a day later, or at once when told so. */
export async function rotateSigningKeys(ctx: Context, order: RotationOrder = {}): Promise<Rotation> {
  const { secrets: box } = ctx.services
  if (!box.available) throw new SecretKeyMissing()
  const made = await Promise.all(SIGNING_ALGORITHMS.map(makeKey))
  return inPlatform(ctx, 'signing keys', async tx => {
    await store.lockSigningKeys(tx)
    const rotation = emptyRotation()
    const known = await store.selectSigningKeys(tx)
    for (const material of made) await rotateOne(tx, { box, material, known, order, rotation })
    if (order.revoke) rotation.removed = await store.deleteRetired(tx, '0 seconds')
    await recordRotation(tx, ctx, rotation)
    return rotation
  })
}

/** Time-driven steps: published keys become active, retired ones leave the key set. */
export async function advanceSigningKeys(ctx: Context): Promise<Rotation> {
  return inPlatform(ctx, 'signing keys', async tx => {
    await store.lockSigningKeys(tx)
    const rotation = emptyRotation()
    for (const { kid, alg } of await store.selectDueKeys(tx)) {
      rotation.retired.push(...(await store.updateActiveKeyRetired(tx, alg)))
      await store.updateKeyActive(tx, kid)
      rotation.activated.push(kid)
    }
    rotation.removed = await store.deleteRetired(tx, store.RETIRED_OVERLAP)
    await recordRotation(tx, ctx, rotation)
    return rotation
  })
}

/** Whether the active keys are older than SIGNING_KEY_ROTATION and no next ones are published. */
export async function isRotationDue(ctx: Context): Promise<boolean> {
  const limit = Date.now() - ctx.services.settings.SIGNING_KEY_ROTATION * 1000
  const known = await inPlatform(ctx, 'signing keys', store.selectSigningKeys)
  const isOld = ({ status, activated_at }: store.SigningKey) =>
    status === 'active' && activated_at !== null && Date.parse(activated_at) < limit
  return known.some(isOld) && !known.some(key => key.status === 'published')
}

type Turn = {
  box: SecretBox
  material: KeyMaterial
  known: store.SigningKey[]
  order: RotationOrder
  rotation: Rotation
}

async function rotateOne(tx: PlatformTx, turn: Turn): Promise<void> {
  const { material, known, order, rotation } = turn
  const ofAlgorithm = known.filter(key => key.alg === material.alg)
  const isFirst = !ofAlgorithm.some(key => key.status === 'active')
  const published = ofAlgorithm.find(key => key.status === 'published')
  if (order.onlyMissing && !isFirst) return
  if (isFirst || order.now) {
    rotation.retired.push(...(await store.updateActiveKeyRetired(tx, material.alg)))
    if (published) await store.updateKeyActive(tx, published.kid)
    else await insert(tx, turn, 'active')
    rotation.activated.push(published?.kid ?? material.kid)
  } else if (published) {
    rotation.waiting.push(published.kid)
  } else {
    await insert(tx, turn, 'published')
    rotation.published.push(material.kid)
  }
}

async function insert(
  tx: PlatformTx,
  { box, material }: Turn,
  status: 'published' | 'active',
): Promise<void> {
  const private_key = box.seal(material.privateKey, bindingOf(material.kid))
  await store.insertKey(tx, material, { private_key, status })
}

const emptyRotation = (): Rotation => ({
  published: [],
  activated: [],
  retired: [],
  removed: [],
  waiting: [],
})

async function recordRotation(tx: PlatformTx, ctx: Context, rotation: Rotation): Promise<void> {
  const { waiting: _unchanged, ...changed } = rotation
  const changes = Object.entries(changed).filter(([, kids]) => kids.length > 0)
  if (changes.length === 0) return
  await recordChange(tx, ctx, {
    action: 'keys.rotated',
    target: { type: 'signing_keys', id: 'oidc', name: 'OpenID Connect' },
    changes: Object.fromEntries(changes.map(([what, kids]) => [what, [null, kids] as const])),
  })
}
