import { readFileSync } from 'node:fs'
import { defineProcessValue, type ProcessValues } from '../../../kernel/process-values.ts'
import type { Settings } from '../../../kernel/settings/all-settings.ts'
import { readPem } from '../../../kernel/x509/certificate.ts'
import { isSelfIssued, type TrustStore, trustStoreOf } from '../../../kernel/x509/chain.ts'
import { isOfSimulator } from '../../../kernel/x509/simulator-mark.ts'

/** What is wrong with a file of trusted authorities; undefined: nothing. */
export function findTrustFault(file: string, isProduction: boolean): string | undefined {
  try {
    const certificates = readPem(readFileSync(file, 'utf8'))
    if (!certificates.some(isSelfIssued)) return 'holds no root certificate'
    if (isProduction && certificates.some(isOfSimulator))
      return 'holds certificates of the simulator, which prove nobody: take them out'
    return undefined
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}

const stores = defineProcessValue('eid.trust', () => new Map<string, TrustStore>())

/** Read once for each process. In production the authorities of the simulator are left out whatever the file holds. */
export function readTrust(processValues: ProcessValues, settings: Settings): TrustStore {
  const file = settings.EID_TRUST_FILE
  const known = processValues.of(stores)
  const kept = known.get(file ?? '')
  if (kept) return kept
  const all = file === undefined ? [] : readPem(readFileSync(file, 'utf8'))
  const trusted = settings.ENVIRONMENT === 'production' ? all.filter(one => !isOfSimulator(one)) : all
  const store = trustStoreOf(trusted)
  known.set(file ?? '', store)
  return store
}
