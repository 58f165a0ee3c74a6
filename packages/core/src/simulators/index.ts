import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../kernel/settings/settings.ts'
import { type Authorities, readAuthorities, toPem } from './certificate-authority/authority.ts'
import { mountAuthority } from './certificate-authority/mount-authority.ts'
import { DAN_PATH, LOGIN_TYPES, mountDan } from './dan/mount-dan.ts'
import { MOBILE_ID_PATH } from './eid/mobile-id.ts'
import { issuedSerials, mountEid, revokedSerials } from './eid/mount-eid.ts'
import { POLICIES } from './eid/person-certificate.ts'
import { PHONE_PATH } from './eid/phone.ts'
import { writeKept } from './kept-file.ts'
import { sendWireError } from './wire-error.ts'

export { PHONE_PATH }

/** What the e-ID would give a relying party; only the simulator takes them. */
const RELYING_PARTY = { uuid: '00000000-0000-4000-8000-000000000e1d', secret: 'rp_sk_simulator' }

/** The client that we are at the simulated gateway. */
const GATEWAY_CLIENT = { id: 'tamga', secret: 'dan_simulator' }

/** The module of the gateway can be deleted, and its settings with it. */
const isGatewayMocked = (settings: Settings & { readonly DAN_MOCK?: boolean }): boolean =>
  settings.DAN_MOCK === true

/** The one rule about where simulators may be. */
export const areSimulatorsAllowed = ({
  ENVIRONMENT,
  PORT,
}: Pick<Settings, 'ENVIRONMENT' | 'PORT'>): boolean =>
  // A process that takes any free port does not know where it will reach itself.
  ENVIRONMENT !== 'production' && PORT !== 0

/** Where this process reaches itself, whatever name it has outside. */
export function ownOrigin({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const [host = '127.0.0.1'] = HOST
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === 'localhost'
  const address = isAnywhere ? '127.0.0.1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${PORT}`
}

/** What calls to systems of the state may reach beside public addresses: the simulators, that is this process itself. */
export const simulatorHosts = (settings: Settings): string[] =>
  areSimulatorsAllowed(settings) && (settings.EID_MOCK || isGatewayMocked(settings))
    ? [new URL(ownOrigin(settings)).host]
    : []

const trustFile = (dataDir: string): string => join(dataDir, 'simulators', 'eid-trust.pem')

/** The settings as a client of the simulators needs them: the code is the same, only addresses, secrets and anchors differ. */
export async function withSimulators(settings: Settings): Promise<Settings> {
  if (!areSimulatorsAllowed(settings)) return settings
  return {
    ...settings,
    ...(settings.EID_MOCK && (await eidOfSimulator(settings))),
    ...(isGatewayMocked(settings) && gatewayOfSimulator(settings)),
  }
}

async function eidOfSimulator(settings: Settings): Promise<Partial<Settings>> {
  const { root, issuing } = await readAuthorities(settings.DATA_DIR)
  const file = trustFile(settings.DATA_DIR)
  await writeKept(file, toPem(root.certificate) + toPem(issuing.certificate))
  const path = settings.EID_PROVIDER === 'mobile-id' ? MOBILE_ID_PATH : '/sim/eid'
  return {
    EID_BASE_URL: `${ownOrigin(settings)}${path}`,
    EID_RP_UUID: RELYING_PARTY.uuid,
    EID_RP_SECRET: RELYING_PARTY.secret,
    EID_TRUST_FILE: file,
    EID_QUALIFIED_POLICIES: [POLICIES.QUALIFIED],
    EID_CHANNELS: ['digital_signature', 'mobile_otp', 'bank', 'face'],
  }
}

const gatewayOfSimulator = (settings: Settings): Readonly<Record<string, unknown>> => ({
  DAN_BASE_URL: `${ownOrigin(settings)}${DAN_PATH}`,
  DAN_AUTHORIZE_URL: `${settings.PUBLIC_ORIGIN}${DAN_PATH}/oauth2/authorize`,
  DAN_CLIENT_ID: GATEWAY_CLIENT.id,
  DAN_CLIENT_SECRET: GATEWAY_CLIENT.secret,
  DAN_STRONG_LOGIN_TYPES: [LOGIN_TYPES.digital_signature],
})

/** Puts the simulated systems beside the service. In production there are none, whatever a flag says. */
export function mountSimulators(server: FastifyInstance, settings: Settings): void {
  if (!areSimulatorsAllowed(settings)) return
  server.register(async scope => {
    scope.setErrorHandler((error, _request, reply) => sendWireError(reply, error))
    if (settings.EID_MOCK) await mountEidSimulator(scope, settings)
    if (isGatewayMocked(settings))
      mountDan(scope, {
        dataDir: settings.DATA_DIR,
        client: GATEWAY_CLIENT,
        redirectUri: new URL('/api/v1/auth/dan/callback', settings.PUBLIC_ORIGIN).href,
        clientName: settings.BRAND_NAME,
      })
  })
}

async function mountEidSimulator(scope: FastifyInstance, settings: Settings): Promise<void> {
  const authorities: Authorities = await readAuthorities(settings.DATA_DIR)
  mountAuthority(scope, { authorities, known: issuedSerials(), revoked: revokedSerials() })
  mountEid(scope, {
    dataDir: settings.DATA_DIR,
    authorities,
    relyingParty: RELYING_PARTY,
    origin: ownOrigin(settings),
    publicOrigin: settings.PUBLIC_ORIGIN,
  })
}
