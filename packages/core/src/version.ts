import { readFileSync } from 'node:fs'

/** The core's version has one home: its package.json, which distributions pin. */
export const CORE_VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version
