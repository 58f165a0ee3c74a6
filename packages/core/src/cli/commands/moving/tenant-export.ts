import { readCopiedTables } from '../../../kernel/database/copy/copied-tables.ts'
import { readOrganisation } from '../../../kernel/database/copy/read-organisation.ts'
import { recordCopy } from '../../../modules/platform/index.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'
import { chooseTenant } from '../administrators.ts'
import { withBackupClient } from './backup-client.ts'
import { writeCopy } from './copy-file.ts'

export const tenantExportCommand = defineCommand({
  name: 'tenant export',
  summary: 'Write a copy of an organisation that "tamga tenant restore" reads.',
  details: [
    'Every row of the organisation at one moment, its people with their passwords (as hashes) and second factors, and its audit chain.',
    'Stored credentials stay sealed: to open them the other installation needs the same SSO_SECRET_KEY, or has it in SSO_SECRET_KEYS_OLD.',
    'Sessions, tokens, mails and jobs stay behind. The file is worth as much as a backup: keep it as one. It is packed when its name ends with .gz.',
  ],
  options: {
    file: {
      type: 'string',
      value: 'FILE',
      required: true,
      positional: true,
      about: 'The file to write; it must not exist.',
    },
    tenant: { type: 'string', value: 'SLUG', required: true, about: 'The organisation.' },
    ...JSON_OPTION,
  },
  examples: ['tamga tenant export acme.jsonl.gz --tenant acme'],
  async run(call) {
    const { file, tenant: slug, json } = call.options
    const told = await withPlatform(call, async ({ ctx, services }, databaseUrl) => {
      const tenant = await chooseTenant(ctx, slug)
      await recordCopy(operatorContext(ctx), tenant, 'tenant.exported')
      const rows = await withBackupClient(services.settings, databaseUrl, async client => {
        const tables = await readCopiedTables(
          client,
          services.modules.all.flatMap(module => module.moving ?? []),
        )
        const header = { exported_at: new Date().toISOString(), schema: tables.schema, tenant }
        return writeCopy(file, header, readOrganisation(client, tables, tenant.id)).catch(
          refuseExisting(file),
        )
      })
      return { tenant: slug, file, rows }
    })
    if (json) call.terminal.json(told)
    else call.terminal.say(`Wrote ${told.rows} rows of ${slug} to ${file}.`)
    return EXIT.done
  },
})

const refuseExisting = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'EEXIST') throw new CommandFailure(`${file} exists already; choose another name.`)
  throw error
}
