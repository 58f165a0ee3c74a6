import { type Environment, readSettings, type Settings } from '../kernel/settings/settings.ts'
import { findFreePort } from './serve/free-port.ts'
import type { Terminal } from './terminal.ts'

/** Settings of a one-off command: what is wrong stops it, what is odd is told. */
export function loadSettings(env: Environment, terminal: Terminal): Settings {
  const { settings, warnings } = readSettings(env)
  for (const { name, message } of warnings) terminal.note(`warning: ${name} ${message}`)
  return settings
}

/** PORT=0 becomes a real port first, because the public origin and with it every link is made of it. */
export async function loadServerSettings(env: Environment, terminal: Terminal): Promise<Settings> {
  const { settings } = readSettings(env)
  const PORT = settings.PORT === 0 ? await findFreePort(settings.HOST[0]) : settings.PORT
  return loadSettings({ ...env, PORT: String(PORT) }, terminal)
}
