import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { readSecretKeys } from '../../../kernel/crypto/installation-key.ts'
import { createSecretBox } from '../../../kernel/crypto/secret-box.ts'
import { readCopiedTables } from '../../../kernel/database/copy/copied-tables.ts'
import {
  analyseTables,
  DanglingRows,
  UnknownTable,
  type Written,
  writeOrganisation,
} from '../../../kernel/database/copy/write-organisation.ts'
import { recordCopy } from '../../../modules/platform/index.ts'
import { selectTenant } from '../../../modules/tenancy/index.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'
import { countByKey, placesOf } from '../secrets/reseal.ts'
import { withBackupClient } from './backup-client.ts'
import { type OpenCopy, openCopy } from './copy-file.ts'

export const tenantRestoreCommand = defineCommand({
  name: 'tenant restore',
  summary: 'Bring an organisation back, or in, from a copy of "tamga tenant export".',
  details: [
    'Into an installation where it is not: an empty one, another one, or the same after it was deleted. All of it or nothing.',
    'People who are here already, by their id, are left as they are; their passwords and second factors too.',
    'Nobody is signed in afterwards. Applications keep their secrets; nobody becomes an operator by it.',
  ],
  options: {
    file: { type: 'string', value: 'FILE', required: true, positional: true, about: 'The copy.' },
    ...JSON_OPTION,
  },
  examples: ['tamga tenant restore acme.jsonl.gz'],
  async run(call) {
    const { file, json } = call.options
    if (!(await stat(file).catch(() => undefined))?.isFile())
      throw new CommandFailure(`There is no file ${file}.`)
    const told = await withPlatform(call, async ({ ctx, services }, databaseUrl) => {
      const copy = await openCopy(file)
      const { tenant } = copy.header
      const taken = await inPlatform(ctx, 'command line', tx => selectTenant(tx, tenant.slug))
      if (taken)
        throw new CommandFailure(
          `There is already an organisation with the slug "${tenant.slug}". Nothing was changed.`,
        )
      const written = await withBackupClient(services.settings, databaseUrl, client =>
        restore(ctx, client, copy),
      )
      await recordCopy(operatorContext(ctx), tenant, 'tenant.restored')
      return { tenant: tenant.slug, ...written, unopened: await countUnopened(ctx, tenant.id) }
    })
    if (json) call.terminal.json(told)
    else for (const line of linesOf(told)) call.terminal.say(line)
    return EXIT.done
  },
})

type Told = Written & { tenant: string; unopened: number }

const linesOf = ({ tenant, rows, people, unopened }: Told): string[] => [
  `Restored ${tenant}: ${rows} rows; ${people.added} people came along, ${people.present} were here already.`,
  ...(unopened > 0
    ? [
        `${unopened} stored credentials were sealed with another key: put it into SSO_SECRET_KEYS_OLD, then "tamga secrets rotate".`,
      ]
    : []),
]

async function restore(
  { services }: Context,
  client: pg.Client,
  { header, rows }: OpenCopy,
): Promise<Written> {
  const tables = await readCopiedTables(
    client,
    services.modules.all.flatMap(module => module.moving ?? []),
  )
  if (tables.schema !== header.schema)
    throw new CommandFailure(
      'The copy was made by another version or flavour: bring both installations to the same version, and export again. Nothing was changed.',
    )
  const written = await writeOrganisation(client, tables, { tenantId: header.tenant.id, copy: rows }).catch(
    explain,
  )
  await analyseTables(client, tables)
  return written
}

const UNIQUE_VIOLATION = '23505'

function explain(error: Error & { code?: string; table?: string; detail?: string }): never {
  if (error.code === UNIQUE_VIOLATION)
    throw new CommandFailure(
      `Something of the copy is here already, under another id: ${error.table}, ${error.detail} Nothing was changed.`,
    )
  if (error instanceof UnknownTable)
    throw new CommandFailure(
      `The copy has rows of "${error.message}", which no organisation has. Nothing was changed.`,
    )
  if (error instanceof DanglingRows)
    throw new CommandFailure(
      `Rows of the copy name others that are not in it: ${error.message}. Nothing was changed.`,
    )
  throw error
}

/** Credentials of the organisation that no key of this installation opens. */
async function countUnopened(ctx: Context, tenantId: string): Promise<number> {
  const keys = await readSecretKeys(ctx.services.settings)
  const known = new Set(keys.map(key => createSecretBox({ current: key }).keyId))
  let unopened = 0
  for (const place of (await placesOf(ctx)).filter(each => each.tenantId === tenantId))
    for (const { key_id, count } of await countByKey(ctx, place)) if (!known.has(key_id)) unopened += count
  return unopened
}
