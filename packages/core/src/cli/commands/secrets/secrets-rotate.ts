import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { createSecretBox, type SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { SecretKeyMissing } from '../../../kernel/crypto/secret-errors.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'
import { countByKey, type Place, placesOf, resealPlace } from './reseal.ts'

type Outcome = { key_id: string; columns: { column: string; resealed: number; current: number }[] }

export const secretsRotateCommand = defineCommand({
  name: 'secrets rotate',
  summary: 'Encrypt every stored credential anew with the present SSO_SECRET_KEY.',
  details: [
    'To change the key: put a new one into SSO_SECRET_KEY and the former one into SSO_SECRET_KEYS_OLD, restart the',
    'service, then run this. Interrupted, it is simply run again. Afterwards the former key opens nothing any more;',
    'keep it in SSO_SECRET_KEYS_OLD as long as "tamga audit verify" shall prove audit records that it signed.',
  ],
  options: JSON_OPTION,
  examples: [
    'tamga secrets rotate',
    'SSO_SECRET_KEY_FILE=/run/secrets/new SSO_SECRET_KEYS_OLD_FILE=/run/secrets/old tamga secrets rotate',
  ],
  async run(call) {
    const outcome = await withPlatform(call, ({ ctx }) => rotateSecrets(operatorContext(ctx)))
    if (call.options.json) call.terminal.json(outcome)
    else for (const line of linesOf(outcome)) call.terminal.say(line)
    return EXIT.done
  },
})

async function rotateSecrets(ctx: Context): Promise<Outcome> {
  const { SSO_SECRET_KEY: current, SSO_SECRET_KEYS_OLD: old } = ctx.services.settings
  if (!current) throw new SecretKeyMissing()
  const box = ctx.services.secrets
  const places = await placesOf(ctx)
  await requireKnownKeys(ctx, places, [current, ...old])
  const columns = new Map<string, { resealed: number; current: number }>()
  for (const place of places) {
    const name = `${place.table}.${place.column}`
    const before = columns.get(name) ?? { resealed: 0, current: 0 }
    const resealed = await resealPlace(ctx, place, box)
    const all = (await countByKey(ctx, place)).reduce((sum, { count }) => sum + count, 0)
    columns.set(name, { resealed: before.resealed + resealed, current: before.current + all })
  }
  const outcome = {
    key_id: box.keyId!,
    columns: [...columns].map(([column, counts]) => ({ column, ...counts })),
  }
  await recordRotation(ctx, outcome)
  return outcome
}

const idOf = (key: string): SecretBox['keyId'] => createSecretBox({ current: key }).keyId

/** Asked of all values before the first is touched. */
async function requireKnownKeys(
  ctx: Context,
  places: readonly Place[],
  keys: readonly string[],
): Promise<void> {
  const known = new Set(keys.map(idOf))
  const unknown = new Map<string, string[]>()
  for (const place of places) {
    for (const { key_id } of await countByKey(ctx, place)) {
      if (!known.has(key_id))
        unknown.set(key_id, [...(unknown.get(key_id) ?? []), `${place.table}.${place.column}`])
    }
  }
  if (unknown.size === 0) return
  const lines = [...unknown].map(
    ([id, columns]) => `  key ${id} sealed values of ${[...new Set(columns)].join(', ')}`,
  )
  throw new CommandFailure(
    [
      'Nothing was changed: some values were sealed with a key that is not at hand.',
      ...lines,
      'Add it to SSO_SECRET_KEYS_OLD and run this again.',
    ].join('\n'),
  )
}

async function recordRotation(ctx: Context, { key_id, columns }: Outcome): Promise<void> {
  const changed = columns.filter(({ resealed }) => resealed > 0)
  if (changed.length === 0) return
  await inPlatform(ctx, 'secrets rotation', tx =>
    recordChange(tx, ctx, {
      action: 'secrets.rotated',
      target: { type: 'secret_key', id: key_id, name: 'SSO_SECRET_KEY' },
      changes: Object.fromEntries(changed.map(({ column, resealed }) => [column, [null, resealed] as const])),
    }),
  )
}

function linesOf({ key_id, columns }: Outcome): string[] {
  return [
    ...columns.map(
      ({ column, resealed, current }) =>
        `${column}: ${resealed} sealed anew, ${current} under the present key`,
    ),
    `The present key has the id ${key_id}.`,
  ]
}
