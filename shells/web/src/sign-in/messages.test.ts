import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@tamga/formats'
import { mn } from './messages/mn.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

test('every text of the signed-out pages is there in every language, and none is left as the source has it', async () => {
  for (const language of LANGUAGES.filter(each => each !== mn.language)) {
    const catalogues = await import(`./messages/${language}.ts`)
    const entries: Record<string, unknown> = catalogues[language].texts
    assert.deepEqual(Object.keys(entries).sort(), Object.keys(mn.texts).sort(), language)
    const copied = Object.entries(mn.texts).filter(([key, text]) => isSame(text, entries[key]))
    assert.deepEqual(copied, [], language)
    assert.ok(!JSON.stringify(entries).includes('""'), language)
  }
})
