import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export type ShellFile = { readonly type: string; readonly content: Buffer; compressed?: Promise<Buffer> }

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

const COMPRESSIBLE = /^(text\/|image\/svg|application\/json)/
const compress = promisify(gzip)

/** What the build notes about itself is no file of the shell. */
const NOTES = /(^|[\\/])\./

/** The built shell, read once: a few megabytes that are asked for all the time. Keys are paths such as `/assets/x.js`. */
export function readShellFiles(folder: string): Map<string, ShellFile> {
  const files = new Map<string, ShellFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (NOTES.test(name)) continue
    const path = join(folder, name)
    const type = TYPES[extname(name)]
    if (type && statSync(path).isFile())
      files.set(`/${relative(folder, path).split(sep).join('/')}`, { type, content: readFileSync(path) })
  }
  return files
}

/** Compressed at the first request and kept. */
export function gzipped(file: ShellFile): Promise<Buffer> | null {
  if (!COMPRESSIBLE.test(file.type)) return null
  file.compressed ??= compress(file.content, { level: 9 })
  return file.compressed
}
