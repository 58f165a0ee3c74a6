import { readInstallationSettings } from './installation-settings.ts'
import { openapiDocument } from './kernel/http/openapi/openapi.ts'
import { collectModules, type Distribution } from './platform.ts'
import { CORE_VERSION } from './version.ts'

/** The published contract of a distribution, without starting it. */
export function printOpenapi(distribution: Distribution): string {
  const { settings } = readInstallationSettings(distribution, { PUBLIC_ORIGIN: 'http://localhost:8080' })
  return JSON.stringify(openapiDocument(collectModules(distribution).all, settings, CORE_VERSION), null, 2)
}
