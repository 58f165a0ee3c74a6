import { type SignatureInput, writeComponent, writeParams } from './structured-fields.ts'

/** What can be covered: derived components by their names, and header fields in lower case. */
export type Covered = Readonly<Record<string, string>>

/** RFC 9421 §2.5. Undefined when a component is missing or named twice: such a message cannot be judged. */
export function signatureBase(covered: Covered, input: Omit<SignatureInput, 'label'>): string | undefined {
  const { components } = input
  if (new Set(components).size < components.length) return undefined
  const lines: string[] = []
  for (const name of components) {
    const value = Object.hasOwn(covered, name) ? covered[name] : undefined
    if (value === undefined || /[\r\n]/.test(value)) return undefined
    lines.push(`${writeComponent(name)}: ${value.trim()}`)
  }
  return [...lines, `"@signature-params": ${writeParams(input)}`].join('\n')
}
