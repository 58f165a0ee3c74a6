import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { type ParseResult, parseSync } from 'oxc-parser'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type SourceFile = {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
  readonly isTest: boolean
  /** As written, those of types included; relative ones are resolved to a path from the root. */
  readonly imports: readonly string[]
  readonly hasDefaultExport: boolean
  readonly program: ParseResult['program']
}

/** Nobody changes the project while its tests run: it is read once, also where files of tests run in turn. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

/** Every file of the project, also those not yet committed. */
export const projectFiles: () => readonly string[] = once(() => {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return output.split('\0').filter(path => path !== '' && existsSync(join(ROOT, path)))
})

export const readProjectFile = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Every file of TypeScript and JavaScript, parsed; the types that are generated from the contract are long and nobody's work. */
export const sourceFiles: () => readonly SourceFile[] = once(() =>
  projectFiles()
    .filter(path => /\.(tsx?|m?js)$/.test(path) && path !== 'shells/web/src/api/schema.d.ts')
    .map(path => readSource(path, readProjectFile(path))),
)

export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`)
  const isTest = /\.test\.tsx?$|^tests\//.test(path)
  return {
    path,
    text,
    isTest,
    imports: importsOf(path, text, parsed),
    hasDefaultExport: parsed.module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default'),
    ),
    // Only rules about what stands inside a file need its whole tree.
    get program() {
      return parsed.program
    },
  }
}

function importsOf(path: string, text: string, { module }: ParseResult): string[] {
  const dynamic = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1],
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  )
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ]
  const found = new Set(names.filter(name => name !== undefined))
  return [...found].map(name => (name.startsWith('.') ? join(dirname(path), name) : name))
}
