import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { mn } from './messages/mn.ts'
import { ru } from './messages/ru.ts'
import { zh } from './messages/zh.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

test('every text of the signed-out pages is there in seven languages, and none is left as the source has it', () => {
  for (const { language, texts } of [en, ar, zh, fr, ru, es]) {
    const entries = texts as Record<string, unknown>
    assert.deepEqual(Object.keys(entries).sort(), Object.keys(mn.texts).sort(), language)
    const copied = Object.entries(mn.texts).filter(([key, text]) => isSame(text, entries[key]))
    assert.deepEqual(copied, [], language)
    assert.ok(!JSON.stringify(entries).includes('""'), language)
  }
})
