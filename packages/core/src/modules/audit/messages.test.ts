import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { incompleteMessages } from '../../kernel/i18n/incomplete.ts'
import { createTranslator } from '../../kernel/i18n/messages.ts'
import { coreModules } from '../index.ts'
import { auditMessages } from './messages/index.ts'

const SOURCE = fileURLToPath(new URL('../../', import.meta.url))

test('every action has a text in all seven languages', () => {
  assert.deepEqual(incompleteMessages(auditMessages), [])
})

test('every action that the core writes has a text', async () => {
  const translator = createTranslator(coreModules.flatMap(module => module.messages ?? []))
  const missing: string[] = []
  for await (const file of glob('{modules,cli,kernel}/**/*.ts', { cwd: SOURCE })) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(`${SOURCE}${file}`, 'utf8')
    for (const [, action] of text.matchAll(/\baction: '([a-z_]+\.[a-z_.]+)'/g)) {
      if (!translator.has(`audit.${action}`)) missing.push(`${file}: ${action}`)
    }
  }
  assert.deepEqual(missing, [])
})
