import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
const ENTRY = /\/src\/app\/main\.tsx$/
const FULL_SHEET = '@mantine/core/styles.layer.css'

const sheetOf = (name: string): string => `@mantine/core/styles/${name}.layer.css`

const isFile = (specifier: string): boolean =>
  existsSync(fileURLToPath(import.meta.resolve(specifier, import.meta.url)))

/**
 * Every component of the library brings its own style sheet: its class names and its rules travel in the same chunk, so
 * that a screen loads the rules of what it draws and none can be forgotten. The development server, which serves the
 * library as one file, has the full sheet instead.
 */
export function componentStyles(): Plugin {
  let isBuild = false
  return {
    name: 'tamga-component-styles',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    transform(code, id) {
      if (!isBuild) return ENTRY.test(id) ? `import '${FULL_SHEET}'\n${code}` : null
      const name = CLASS_NAMES.exec(id)?.[1]
      if (name === undefined || !isFile(sheetOf(name))) return null
      return { code: `import '${sheetOf(name)}'\n${code}`, map: null, moduleSideEffects: false }
    },
  }
}
