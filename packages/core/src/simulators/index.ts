import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../kernel/settings/settings.ts'
import { type Authorities, readAuthorities, toPem } from './certificate-authority/authority.ts'
import { mountAuthority } from './certificate-authority/mount-authority.ts'
import { DAN_PATH, LOGIN_TYPES, mountDan } from './dan/mount-dan.ts'
import { EBARIMT_PATH, mountEbarimt } from './ebarimt/mount-ebarimt.ts'
import { MOBILE_ID_PATH } from './eid/mobile-id.ts'
import { issuedSerials, mountEid, revokedSerials } from './eid/mount-eid.ts'
import { POLICIES } from './eid/person-certificate.ts'
import { PHONE_PATH } from './eid/phone.ts'
import { writeKept } from './kept-file.ts'
import { mountScim, SCIM_PATH, SCIM_SYSTEMS } from './scim/mount-scim.ts'
import { mountTsa, TSA_PATH } from './tsa/mount-tsa.ts'
import { sendWireError } from './wire-error.ts'
import { mountXyp, XYP_PATH } from './xyp/mount-xyp.ts'
import { ACCESS_TOKEN, keyFile, readClientKey } from './xyp/registry-key.ts'

export { PHONE_PATH }

/** What the e-ID would give a relying party; only the simulator takes them. */
const RELYING_PARTY = { uuid: '00000000-0000-4000-8000-000000000e1d', secret: 'rp_sk_simulator' }

/** The client that we are at the simulated gateway. */
const GATEWAY_CLIENT = { id: 'tamga', secret: 'dan_simulator' }

/** The module of the gateway can be deleted, and its settings with it. */
const isGatewayMocked = (settings: Settings & { readonly DAN_MOCK?: boolean }): boolean =>
  settings.DAN_MOCK === true

const isRegistryMocked = (settings: Settings & { readonly REGISTRY_MOCK?: boolean }): boolean =>
  settings.REGISTRY_MOCK === true

/** A service of the tax authority that the operator named is asked, whatever the switch says. */
const areReceiptsMocked = (settings: Settings & ReceiptService): boolean =>
  settings.EBARIMT_MOCK === true && settings.EBARIMT_URL === undefined

type ReceiptService = { readonly EBARIMT_MOCK?: boolean; readonly EBARIMT_URL?: string | undefined }

/** An authority that the operator named is asked, whatever the switch says. */
const isTimestampMocked = (settings: Settings): boolean => settings.TSA_MOCK && settings.TSA_URL === undefined

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
  areSimulatorsAllowed(settings) &&
  (settings.EID_MOCK ||
    isTimestampMocked(settings) ||
    isGatewayMocked(settings) ||
    isRegistryMocked(settings))
    ? [new URL(ownOrigin(settings)).host]
    : []

/** What calls of tenants may reach of this process: systems that people are provisioned to, for the demo. Nobody else is here to be reached. */
export const targetHosts = (settings: Settings): string[] =>
  areSimulatorsAllowed(settings) ? [new URL(ownOrigin(settings)).host] : []

/** Where the simulated systems take people in: one that works, and one that often fails. */
export const simulatedTargets = (settings: Settings): { healthy: string; failing: string } | null => {
  if (!areSimulatorsAllowed(settings)) return null
  const [healthy, failing] = SCIM_SYSTEMS.map(system => `${ownOrigin(settings)}${SCIM_PATH}/${system}/v2`)
  return { healthy: healthy!, failing: failing! }
}

const trustFile = (dataDir: string): string => join(dataDir, 'simulators', 'eid-trust.pem')

/**
 * The settings as a client of the simulators needs them: the code is the same, only addresses, secrets and anchors differ. An RSA key
 * takes a while to make, so that of the registry is made where somebody may use it.
 */
export async function withSimulators(settings: Settings, usesRegistry: boolean): Promise<Settings> {
  if (!areSimulatorsAllowed(settings)) return settings
  return {
    ...settings,
    ...(isTimestampMocked(settings) && (await timestampsOfSimulator(settings))),
    ...(settings.EID_MOCK && (await eidOfSimulator(settings))),
    ...(isGatewayMocked(settings) && gatewayOfSimulator(settings)),
    ...(isRegistryMocked(settings) && usesRegistry && (await registryOfSimulator(settings))),
    ...(areReceiptsMocked(settings) && receiptsOfSimulator(settings)),
  }
}

const receiptsOfSimulator = (settings: Settings): Readonly<Record<string, unknown>> => ({
  EBARIMT_URL: `${ownOrigin(settings)}${EBARIMT_PATH}`,
  EBARIMT_INFO_URL: `${ownOrigin(settings)}${EBARIMT_PATH}`,
})

async function registryOfSimulator(settings: Settings): Promise<Readonly<Record<string, unknown>>> {
  await readClientKey(settings.DATA_DIR)
  return {
    REGISTRY_BASE_URL: `${ownOrigin(settings)}${XYP_PATH}`,
    REGISTRY_ACCESS_TOKEN: ACCESS_TOKEN,
    REGISTRY_KEY_FILE: keyFile(settings.DATA_DIR),
    REGISTRY_CA_FILE: undefined,
  }
}

async function timestampsOfSimulator(settings: Settings): Promise<Partial<Settings>> {
  return {
    TSA_URL: `${ownOrigin(settings)}${TSA_PATH}`,
    ...(settings.SIGN_TRUST_FILE === undefined && { SIGN_TRUST_FILE: await writeTrustFile(settings) }),
  }
}

async function writeTrustFile(settings: Settings): Promise<string> {
  const { root, issuing } = await readAuthorities(settings.DATA_DIR)
  const file = trustFile(settings.DATA_DIR)
  await writeKept(file, toPem(root.certificate) + toPem(issuing.certificate))
  return file
}

async function eidOfSimulator(settings: Settings): Promise<Partial<Settings>> {
  const path = settings.EID_PROVIDER === 'mobile-id' ? MOBILE_ID_PATH : '/sim/eid'
  return {
    EID_BASE_URL: `${ownOrigin(settings)}${path}`,
    EID_RP_UUID: RELYING_PARTY.uuid,
    EID_RP_SECRET: RELYING_PARTY.secret,
    EID_TRUST_FILE: await writeTrustFile(settings),
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
    if (settings.EID_MOCK || settings.TSA_MOCK) await mountAuthorities(scope, settings)
    mountScim(scope)
    if (isGatewayMocked(settings))
      mountDan(scope, {
        dataDir: settings.DATA_DIR,
        client: GATEWAY_CLIENT,
        redirectUri: new URL('/api/v1/auth/dan/callback', settings.PUBLIC_ORIGIN).href,
        clientName: settings.BRAND_NAME,
      })
    if (isReceiptServiceHere(settings)) mountEbarimt(scope)
    if (isRegistryMocked(settings))
      mountXyp(scope, { dataDir: settings.DATA_DIR, origin: ownOrigin(settings) })
  })
}

/** The settings name it by now, as they would name the real one. */
const isReceiptServiceHere = (settings: Settings & ReceiptService): boolean =>
  settings.EBARIMT_MOCK === true && settings.EBARIMT_URL === `${ownOrigin(settings)}${EBARIMT_PATH}`

/** Everybody whom the simulated authorities give certificates. */
async function mountAuthorities(scope: FastifyInstance, settings: Settings): Promise<void> {
  const authorities = await readAuthorities(settings.DATA_DIR)
  const origin = ownOrigin(settings)
  mountAuthority(scope, { authorities, origin, known: issuedSerials(), revoked: revokedSerials() })
  if (settings.TSA_MOCK) mountTsa(scope, { dataDir: settings.DATA_DIR, origin }, authorities)
  if (settings.EID_MOCK) mountEidSimulator(scope, settings, authorities)
}

function mountEidSimulator(scope: FastifyInstance, settings: Settings, authorities: Authorities): void {
  mountEid(scope, {
    dataDir: settings.DATA_DIR,
    authorities,
    relyingParty: RELYING_PARTY,
    origin: ownOrigin(settings),
    publicOrigin: settings.PUBLIC_ORIGIN,
  })
}
