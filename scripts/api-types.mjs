import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, problem, ROOT } from './paths.mjs'

const FOLDER = join(ROOT, 'scripts', 'openapi')

const run = (file, args, options = {}) => {
  const { status, stdout } = spawnSync(file, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  })
  if (status !== 0) throw problem(`${file} ${args.join(' ')} failed.`)
  return stdout
}

/** The web client's API types, from the OpenAPI document of the sign-in distribution. The generator has a TypeScript of its own. */
export const writeApiTypes = (target = join(ROOT, 'shells', 'web', 'src', 'api', 'schema.d.ts')) => {
  if (!existsSync(join(FOLDER, 'node_modules', 'openapi-typescript')))
    run('npm', ['ci', '--loglevel=error', '--prefix', FOLDER])
  const input = run(NODE, [join(FOLDER, 'print-document.ts')])
  run(NODE, [join(FOLDER, 'write-types.mjs'), target], { input })
  return 0
}
