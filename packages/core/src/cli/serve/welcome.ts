import { fmt } from '@tamga/formats'
import type { Settings } from '../../kernel/settings/settings.ts'
import { PHONE_PATH } from '../../simulators/index.ts'
import { CORE_VERSION } from '../../version.ts'
import { table } from '../terminal.ts'
import type { FirstStart } from './first-tenant.ts'
import type { Pairing } from './pairing.ts'

export type Started = {
  settings: Settings
  first: FirstStart
  metrics: string | null
  pairing: Pairing | null
}

/** What is printed after the start. */
export function welcome({ settings, first, metrics, pairing }: Started): string {
  const origin = settings.PUBLIC_ORIGIN
  const rows = [
    ['Sign in', origin],
    ...(first.kind === 'bootstrapped'
      ? [
          [
            'As',
            `${first.email}, ${settings.PASSWORD_LOGIN ? 'with BOOTSTRAP_ADMIN_PASSWORD' : 'without a password'}`,
          ],
        ]
      : []),
    ['API', `${origin}/docs`],
    ...(metrics ? [['Metrics', `${metrics}/metrics`]] : []),
    ...(settings.MAIL_URL.startsWith('file:')
      ? [['Mail', `written to ${settings.MAIL_URL.slice('file:'.length)}`]]
      : []),
    ...(settings.EID_MOCK ? [['e-ID', `simulated; confirm on ${origin}${PHONE_PATH}`]] : []),
    ['Stop', 'Ctrl-C'],
  ]
  const lines = [
    `Tamga ${CORE_VERSION} is ready.`,
    '',
    ...table(rows),
    ...setupLines(settings, first),
    ...pairingLines(pairing),
  ]
  return ['', ...lines.map(line => (line ? `  ${line}` : '')), ''].join('\n')
}

function setupLines(settings: Settings, first: FirstStart): string[] {
  if (first.kind !== 'setup') return []
  const within = fmt.duration('en', settings.SETUP_TTL)
  return [
    '',
    'Nobody can sign in yet. Make the first organisation and its administrator with this link,',
    `once and within ${within}:`,
    '',
    first.link,
  ]
}

function pairingLines(pairing: Pairing | null): string[] {
  if (!pairing) return []
  return [
    '',
    `People sign in through ${pairing.issuer}. Let this installation in there, once, with:`,
    '',
    `  npm run tamga -- ${pairing.command}`,
  ]
}
