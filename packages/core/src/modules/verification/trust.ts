import type { Services } from '../../kernel/services.ts'
import { isProduction } from '../../kernel/settings/rules.ts'
import { readTrustFiles } from '../../kernel/signatures/trust.ts'
import type { TrustStore } from '../../kernel/x509/chain.ts'

/** The module of the e-ID can be deleted, and its setting with it. */
type EidSettings = { readonly EID_TRUST_FILE?: string | undefined }

/** Whom verification trusts: the authorities of signatures, and those of the e-ID beside them. */
export function readTrust({
  processValues,
  settings,
}: Pick<Services, 'processValues' | 'settings'>): TrustStore {
  const files = [settings.SIGN_TRUST_FILE, (settings as EidSettings).EID_TRUST_FILE]
  return readTrustFiles(processValues, { files, isProduction: isProduction(settings) })
}
