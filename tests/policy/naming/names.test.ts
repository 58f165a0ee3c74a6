import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceFiles } from '../source.ts'

const files = sourceFiles().filter(({ isTest }) => !isTest)

type Named = { readonly path: string; readonly name: string }

/** Functions that a file exports; a value in capitals is a statement, a limit or the like. */
function exportedFunctions(wanted: RegExp): Named[] {
  return files
    .filter(({ path }) => wanted.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const) ([a-z]\w*)/gm)].map(([, name]) => ({
        path,
        name: name!,
      })),
    )
}

const told = (list: readonly Named[]) => list.map(({ path, name }) => `${path} ${name}`)

/** `lock` selects and holds, `upsert` inserts or updates. `create` makes an object, and conditions are parts of a statement. */
const STORE =
  /^(select|insert|update|delete|upsert|lock|count|is|has|create|matches|dependsOn)[A-Z]|Conditions$/

test('what a store exports says which statement it runs', () => {
  const found = exportedFunctions(/(^|[/-])store\.ts$/)
  assert.ok(found.length > 150)
  assert.deepEqual(told(found.filter(({ name }) => !STORE.test(name))), [])
})

test('modules list, read, create, change and remove, and have no second word for it', () => {
  const found = exportedFunctions(/^(packages\/core\/src|distributions\/sign-in)\/modules\//)
  const other = /^(get|fetchAll|retrieve|add|edit|modify|destroy|drop|erase)[A-Z]/
  assert.deepEqual(told(found.filter(({ name }) => other.test(name))), [])
})

test('the words of statements are for stores', () => {
  const found = exportedFunctions(/^(packages\/core\/src|distributions\/sign-in)\/modules\//)
  const isStore = (path: string) => /(^|[/-])store\.ts$/.test(path)
  const statement = /^(select|insert|update|delete|upsert)[A-Z]/
  assert.deepEqual(told(found.filter(({ path, name }) => !isStore(path) && statement.test(name))), [])
})

/** Words that say less than the ones of the field. */
const PRECIOUS =
  /\b(isLetIn|requireLetIn|said|apart|doubt|cohort|Standing|putInPlace|PATIENCE(_MS)?)\b(?=\s*[=:(),;}.?])/g

test('names are words that an engineer would search for', () => {
  const found = files
    .filter(({ path }) => !/\/messages\//.test(path))
    .flatMap(({ path, text }) => {
      const code = text
        .replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
        .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
      return [...code.matchAll(PRECIOUS)].map(([, name]) => ({ path, name: name! }))
    })
  assert.deepEqual(told(found), [])
})
