import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type SourceFile = {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
  readonly isTest: boolean
  /** As written; relative ones are resolved to a path from the root. */
  readonly imports: readonly string[]
}

/** Every file of the project, also those not yet committed. */
export function projectFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return output.split('\0').filter(path => path !== '' && isThere(path))
}

export const readProjectFile = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export function sourceFiles(): SourceFile[] {
  return projectFiles()
    .filter(path => path.endsWith('.ts'))
    .map(path => {
      const text = readProjectFile(path)
      return { path, text, isTest: /\.test\.ts$|^tests\//.test(path), imports: importsOf(path, text) }
    })
}

const STATIC_IMPORT =
  /^(?:import|export)\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\}|\w+(?:\s*,\s*\{[^}]*\})?)\s+from\s+'([^']+)'/gm
const BARE_IMPORT = /^import\s+'([^']+)'/gm
const DYNAMIC_IMPORT = /\bimport\('([^']+)'\)/g

function importsOf(path: string, text: string): string[] {
  const found = [STATIC_IMPORT, BARE_IMPORT, DYNAMIC_IMPORT].flatMap(pattern =>
    [...text.matchAll(pattern)].map(match => match[1]!),
  )
  return found.map(name => (name.startsWith('.') ? join(dirname(path), name) : name))
}

function isThere(path: string): boolean {
  try {
    readFileSync(join(ROOT, path))
    return true
  } catch {
    return false
  }
}
