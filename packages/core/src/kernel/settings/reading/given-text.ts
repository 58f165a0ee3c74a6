import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Definition } from '../definition.ts'
import type { Environment } from './surroundings.ts'

export type Given = Readonly<{
  text?: string
  /** Given, and empty, where that is not the same as not given. */
  isEmpty?: boolean
  problem?: { name: string; message: string }
}>

/** What the operator gave for a setting: NAME, or for a secret the content of the file at NAME_FILE. Empty is absent. */
export function givenText(
  env: Environment,
  name: string,
  about: { definition: Definition; cwd: string },
): Given {
  const { definition, cwd } = about
  const direct = env[name] || undefined
  const file = definition.secret ? env[`${name}_FILE`] || undefined : undefined
  if (direct !== undefined && file !== undefined) {
    return { problem: { name, message: `and ${name}_FILE are both set; keep one of them` } }
  }
  if (file !== undefined) return readSecretFile(`${name}_FILE`, resolve(cwd, file))
  if (definition.emptyCounts && env[name] === '') return { isEmpty: true }
  return { text: definition.secret ? direct : direct?.trim() || undefined }
}

function readSecretFile(name: string, file: string): Given {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text === ''
      ? { problem: { name, message: 'names an empty file; put the value into it' } }
      : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    return {
      problem: { name, message: `names a file that cannot be read (${code}); check the path and its rights` },
    }
  }
}
