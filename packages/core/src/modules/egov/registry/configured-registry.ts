import { readFileSync } from 'node:fs'
import type { Context } from '../../../kernel/context.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { createCircuitBreaker } from '../../../kernel/reliability/circuit-breaker.ts'
import type { Services } from '../../../kernel/services.ts'
import { isProduction } from '../../../kernel/settings/rules.ts'
import { findTrustFault } from '../../eid/index.ts'
import { createRegistryClient } from './client.ts'
import { readKey } from './header-signature.ts'
import { readOperations } from './operations.ts'
import type { RegistryPort } from './port.ts'
import { RegistryUnavailable } from './registry-error.ts'

const clients = defineProcessValue('egov.registry', () => ({ made: undefined as RegistryPort | undefined }))

/** The registry that the settings name. Key, authorities and operations are read once for each process. */
export function registryOf({ services }: Context): RegistryPort {
  const kept = services.processValues.of(clients)
  kept.made ??= connect(services)
  if (!kept.made) throw new RegistryUnavailable('not_configured')
  return kept.made
}

function connect({ settings, governmentOutbound, metrics }: Services): RegistryPort | undefined {
  const {
    REGISTRY_ACCESS_TOKEN: accessToken,
    REGISTRY_KEY_FILE: keyFile,
    REGISTRY_CA_FILE: caFile,
  } = settings
  if (accessToken === undefined || keyFile === undefined) return undefined
  // In production the authorities of the simulator are trusted by nobody, whatever the file holds by now.
  if (caFile !== undefined && findTrustFault(caFile, isProduction(settings)) !== undefined) return undefined
  return createRegistryClient({
    baseUrl: settings.REGISTRY_BASE_URL,
    accessToken,
    key: readKey(keyFile),
    ca: caFile === undefined ? undefined : readFileSync(caFile, 'utf8'),
    operations: readOperations(settings.REGISTRY_OPERATIONS_FILE),
    timeoutMs: settings.REGISTRY_TIMEOUT * 1000,
    outbound: governmentOutbound,
    breaker: createCircuitBreaker({ name: 'registry', metrics: metrics.registry }),
    now: Date.now,
  })
}
