import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { blocks } from './guide.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('every file that the guide shows is the file that the tests run', () => {
  assert.ok(blocks.length >= 8)
  for (const { path, text } of blocks) assert.equal(text, read(path), path)
})

test('the guide shows every file of the module but the further languages', () => {
  const files = readdirSync(new URL('./notes/', import.meta.url), { recursive: true, encoding: 'utf8' })
  const shown = blocks.map(({ path }) => path)
  const hidden = files.filter(file => /\.(ts|sql)$/.test(file) && !shown.includes(`notes/${file}`))
  assert.deepEqual(hidden.sort(), [
    'messages/ar.ts',
    'messages/es.ts',
    'messages/fr.ts',
    'messages/ru.ts',
    'messages/zh.ts',
  ])
})

test('a module imports its own files and the public face of the core, and nothing else', () => {
  const files = readdirSync(new URL('./notes/', import.meta.url), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('.ts'))) {
    const targets = [...read(`notes/${file}`).matchAll(/from '([^']+)'/g)].map(([, target]) => target!)
    for (const target of targets) assert.match(target, /^(@tamga\/core|\.\/[\w/-]+\.ts)$/, file)
  }
})
