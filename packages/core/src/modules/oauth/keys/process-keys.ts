import { setTimeout as pause } from 'node:timers/promises'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import type { SigningAlgorithm } from '../tables.ts'
import { type KeyMaterial, makeKey } from './key-material.ts'
import { deleteProcessKeys, upsertProcessKeys } from './process-key-store.ts'

/** A key set that a process read from the database is shown for so long; a new key signs nothing before that is over. */
export const KEY_SET_AGE_MS = 200

/** A public key is published so long before its key has signed anything; extended while the process is in use. */
const ANNOUNCED_SECONDS = 120
const RENEWED_SECONDS = 60

type OwnKeys = {
  readonly made: Map<SigningAlgorithm, Promise<KeyMaterial>>
  /** End of publication, in milliseconds. */
  publishedUntil: number
  hasSigned: boolean
}

const OWN_KEYS = defineProcessValue<OwnKeys>('oauth signing keys', () => ({
  made: new Map(),
  publishedUntil: 0,
  hasSigned: false,
}))

const ownKeys = ({ services }: Context): OwnKeys => services.processValues.of(OWN_KEYS)

function keyFor({ made }: OwnKeys, alg: SigningAlgorithm): Promise<KeyMaterial> {
  const known = made.get(alg) ?? makeKey(alg)
  made.set(alg, known)
  return known
}

async function publish(ctx: Context, seconds: number): Promise<void> {
  const own = ownKeys(ctx)
  const keys = await Promise.all(own.made.values())
  const until = Date.now() + seconds * 1000
  await inPlatform(ctx, 'signing keys', tx => upsertProcessKeys(tx, keys, seconds))
  own.publishedUntil = Math.max(own.publishedUntil, until)
}

const secondsLeft = ({ publishedUntil }: OwnKeys): number => (publishedUntil - Date.now()) / 1000

/**
 * Keys that exist in this process only: the private keys stay in memory, the public keys are in the key set of every process.
 */
export async function useProcessKeys(
  ctx: Context,
  algorithms: readonly SigningAlgorithm[],
): Promise<KeyMaterial[]> {
  if (algorithms.length === 0) return []
  const own = ownKeys(ctx)
  const isNew = algorithms.some(alg => !own.made.has(alg))
  const keys = await Promise.all(algorithms.map(alg => keyFor(own, alg)))
  if (isNew || secondsLeft(own) < RENEWED_SECONDS) await publish(ctx, ANNOUNCED_SECONDS)
  if (isNew) await pause(KEY_SET_AGE_MS)
  return keys
}

/** Called before a signed answer is sent: extends the publication for as long as the answer is valid. */
export async function keepVerifiable(ctx: Context, seconds: number): Promise<void> {
  const own = ownKeys(ctx)
  if (own.made.size === 0) return
  own.hasSigned = true
  if (secondsLeft(own) < seconds) await publish(ctx, seconds + ANNOUNCED_SECONDS)
}

/** At the end of the process: removes public keys whose private key signed nothing. */
export async function withdrawUnusedKeys(ctx: Context): Promise<void> {
  const own = ownKeys(ctx)
  if (own.hasSigned || own.made.size === 0) return
  const keys = await Promise.all(own.made.values())
  await inPlatform(ctx, 'signing keys', tx =>
    deleteProcessKeys(
      tx,
      keys.map(({ kid }) => kid),
    ),
  )
}
