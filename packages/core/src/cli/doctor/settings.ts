import { readInstallationSettings } from '../../installation-settings.ts'
import { type Settings, SettingsError } from '../../kernel/settings/settings.ts'
import type { Call } from '../command.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

export type SettingsReport = { settings: Settings | null; findings: Finding[] }

/** Every problem is a line of its own; without settings there is nothing more to check. */
export function checkSettings({ distribution, env }: Call<unknown>): SettingsReport {
  try {
    const { settings, warnings } = readInstallationSettings(distribution, env)
    const odd = warnings.map(({ name, message }) =>
      warn('settings', `${name} ${message}`, 'See docs/settings.md.'),
    )
    const fine = ok('settings', `${settings.ENVIRONMENT}, ${settings.PUBLIC_ORIGIN}`)
    return { settings, findings: [fine, ...odd, checkSecretKey(settings)] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const wrong = error.problems.map(({ name, message }) =>
      fail('settings', `${name} ${message}`, `Correct ${name}; docs/settings.md explains it.`),
    )
    return { settings: null, findings: wrong }
  }
}

function checkSecretKey(settings: Settings): Finding {
  if (settings.SSO_SECRET_KEY) {
    const old = settings.SSO_SECRET_KEYS_OLD.length
    return ok('secret key', old > 0 ? `set, with ${old} earlier in the ring` : 'set')
  }
  if (settings.SSO_SECRET_KEY === undefined && settings.ENVIRONMENT !== 'production')
    return ok('secret key', 'not set: one is made and kept in DATA_DIR')
  return warn(
    'secret key',
    'SSO_SECRET_KEY is not set: credentials of providers and targets cannot be stored, and signing keys end with their process',
    'Make one with: openssl rand -base64 32',
  )
}
