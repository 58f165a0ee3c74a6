import { bootstrap, isEmpty, printSetupLink } from '../modules/identity/index.ts'
import { startEmbeddedPostgres } from '../kernel/database/embedded.ts'
import { readSettings, SettingsError, type Settings } from '../kernel/settings/settings.ts'
import { createPlatform, collectModules, type Distribution, type Platform } from '../platform.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Starts the service in this process and stays until a signal, or until whoever started it is gone. */
export async function serve(distribution: Distribution): Promise<void> {
  const { settings, warnings } = readSettings(process.env)
  for (const { name, message } of warnings) say(`  warning: ${name}: ${message}`)
  collectModules(distribution)
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say })
  const platform = await createPlatform(distribution, { settings, databaseUrl: settings.DATABASE_URL ?? embedded!.url })
  await platform.start()
  say(await welcome(platform, settings))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = async () => {
    say('Stopping…')
    await platform.stop()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of signals) process.once(signal, () => void stop())
  process.once('disconnect', () => void stop())
}

async function welcome(platform: Platform, settings: Settings): Promise<string> {
  if (!(await isEmpty(platform.ctx))) return `Tamga is ready: ${settings.PUBLIC_ORIGIN}`
  const { BOOTSTRAP_ADMIN_EMAIL: email, BOOTSTRAP_ADMIN_PASSWORD: password, BOOTSTRAP_TENANT_SLUG: tenant_slug } = settings
  if (email && password && tenant_slug) {
    await bootstrap(platform.ctx, { email, password, tenant_slug, name: email.split('@')[0]!, tenant_name: tenant_slug })
    return `Tamga is ready: ${settings.PUBLIC_ORIGIN}`
  }
  return `Tamga is ready: ${await printSetupLink(platform.ctx)}`
}
void SettingsError
