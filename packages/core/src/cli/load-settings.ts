import { readInstallationSettings } from '../installation-settings.ts'
import type { Settings } from '../kernel/settings/settings.ts'
import type { Call } from './command.ts'
import { findFreePort } from './serve/free-port.ts'

/** Settings of a one-off command: errors stop it, warnings are printed. */
export function loadSettings({ distribution, env, terminal }: Call<unknown>): Settings {
  const { settings, warnings } = readInstallationSettings(distribution, env)
  for (const { name, message } of warnings) terminal.note(`warning: ${name} ${message}`)
  return settings
}

/** PORT=0 becomes a real port first, because the public origin and with it every link is made of it. */
export async function loadServerSettings(call: Call<unknown>): Promise<Settings> {
  const { settings } = readInstallationSettings(call.distribution, call.env)
  const PORT = settings.PORT === 0 ? await findFreePort(settings.HOST[0]) : settings.PORT
  return loadSettings({ ...call, env: { ...call.env, PORT: String(PORT) } })
}
