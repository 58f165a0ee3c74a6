import type { Context } from '../../../kernel/context.ts'
import type { Settings } from '../../../kernel/settings/all-settings.ts'
import { readTrust } from '../certificates/trust-anchors.ts'
import { createMobileId } from '../mobile-id/adapter.ts'
import { createRpApi } from '../rp-api/adapter.ts'
import type { EidPort, Level } from './port.ts'

/** Whether there is an e-ID to ask, the real one or the simulated one. */
export const isEidConfigured = ({ EID_LOGIN, EID_RP_UUID, EID_TRUST_FILE }: Settings): boolean =>
  EID_LOGIN && EID_RP_UUID !== undefined && EID_TRUST_FILE !== undefined

/** The e-ID that the settings name; undefined where there is none. */
export function eidProvider(ctx: Context, level?: Level): EidPort | undefined {
  const { settings, processValues, governmentOutbound, brand } = ctx.services
  const { EID_RP_UUID: uuid, EID_RP_SECRET: secret = '' } = settings
  if (!isEidConfigured(settings) || uuid === undefined) return undefined
  const name = settings.EID_RP_NAME ?? brand.texts.mn.name
  const relyingParty = { base_url: settings.EID_BASE_URL.replace(/\/+$/, ''), uuid, secret, name }
  const calls = governmentOutbound.of('eid')
  const rules = () => ({
    trust: readTrust(processValues, settings),
    level: level ?? settings.EID_LOGIN_LEVEL,
    qualified_policies: settings.EID_QUALIFIED_POLICIES,
  })
  if (settings.EID_PROVIDER === 'mobile-id') return createMobileId({ relyingParty, calls, rules })
  const { EID_CHANNELS: channels, EID_DEVICE_LINK: deviceLink } = settings
  return createRpApi({ relyingParty, channels, deviceLink, calls, rules })
}
