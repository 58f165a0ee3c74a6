import { createAddressPolicy } from '../../kernel/outbound/address/allow-list.ts'
import { lookupBySystem } from '../../kernel/outbound/address/resolve-address.ts'
import type { SettingGroup, Settings } from '../../kernel/settings/settings.ts'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'

/** Loopback, private and link-local addresses, and the metadata service of clouds. */
const CLOSED = ['127.0.0.1', '::1', '10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', 'fd00::1']
const LOOKUP_MS = 3000

/** Names are resolved, nobody is called. */
export async function checkOutbound(settings: Settings, groups: readonly SettingGroup[]): Promise<Finding[]> {
  return [checkGuard(settings), ...(await Promise.all(hostsOf(settings, groups).map(checkName)))]
}

function checkGuard({ OUTBOUND_ALLOW: allow, ENVIRONMENT }: Settings): Finding {
  try {
    const policy = createAddressPolicy(allow)
    const open = CLOSED.filter(address => policy.permits(address, 443))
    if (open.length === 0)
      return ok(
        'outbound guard',
        allow.length > 0 ? `only public addresses, and ${allow.join(', ')}` : 'only public addresses',
      )
    const detail = `OUTBOUND_ALLOW opens ${open.join(', ')}`
    return ENVIRONMENT === 'production'
      ? warn('outbound guard', detail, 'Name single hosts instead of whole networks.')
      : ok('outbound guard', detail)
  } catch (error) {
    return fail('outbound guard', messageOf(error), 'Correct OUTBOUND_ALLOW.')
  }
}

/** The hosts that settings of the kernel and of modules make us call. */
function hostsOf(settings: Settings, groups: readonly SettingGroup[]): string[] {
  const urls = groups.flatMap(({ outboundUrls }) => outboundUrls?.(settings) ?? [])
  const hosts = urls.flatMap(url => (url ? [new URL(url).hostname.replace(/^\[|\]$/g, '')] : []))
  return [...new Set(hosts)]
}

async function checkName(host: string): Promise<Finding> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(reject, LOOKUP_MS, new Error('no answer in time')).unref(),
  )
  try {
    const found = await Promise.race([lookupBySystem(host), tooLate])
    return ok('name resolution', `${host} is ${found.map(({ address }) => address).join(', ')}`)
  } catch (error) {
    return warn(
      'name resolution',
      `${host} cannot be resolved (${messageOf(error)})`,
      'Check the name and the name server of this machine.',
    )
  }
}
