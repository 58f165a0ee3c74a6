import { readFileSync } from 'node:fs'
import { defineProcessValue, type ProcessValues } from '../process-values.ts'
import { type Certificate, readPem } from '../x509/certificate.ts'
import { type TrustStore, trustStoreOf } from '../x509/chain.ts'
import { isOfSimulator } from '../x509/simulator-mark.ts'

const stores = defineProcessValue('signatures.trust', () => new Map<string, TrustStore>())

export type TrustFiles = { readonly files: readonly (string | undefined)[]; readonly isProduction: boolean }

/**
 * The authorities that signatures and timestamps rest on, from the files that the settings name. Read once for each process. In production
 * the authorities of the simulators are left out whatever a file holds.
 */
export function readTrustFiles(
  processValues: ProcessValues,
  { files, isProduction }: TrustFiles,
): TrustStore {
  const named = files.filter(file => file !== undefined)
  const known = processValues.of(stores)
  const key = named.join('\n')
  const kept = known.get(key)
  if (kept) return kept
  const all = onceEach(named.flatMap(file => readPem(readFileSync(file, 'utf8'))))
  const store = trustStoreOf(isProduction ? all.filter(one => !isOfSimulator(one)) : all)
  known.set(key, store)
  return store
}

const onceEach = (certificates: readonly Certificate[]): Certificate[] => [
  ...new Map(certificates.map(one => [one.raw.toString('base64'), one])).values(),
]
