/** Two Cyrillic letters and eight digits. */
const REGISTRY_NUMBER = /^[А-ЯЁӨҮ]{2}\d{8}$/
const CIVIL_ID = /^\d{8,14}$/

/** As it is compared: without what people type around it. Null when it is no identifier of a person. */
export function normaliseNationalId(given: string): string | null {
  const plain = given
    .normalize('NFC')
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^PNOMN/, '')
  return REGISTRY_NUMBER.test(plain) || CIVIL_ID.test(plain) ? plain : null
}

export const isRegistryNumber = (id: string): boolean => REGISTRY_NUMBER.test(id)

/** For logs and audit records: the first two letters and the last two digits. */
export const maskNationalId = (id: string): string =>
  id.length <= 4 ? '••••' : `${id.slice(0, 2)}${'•'.repeat(id.length - 4)}${id.slice(-2)}`
