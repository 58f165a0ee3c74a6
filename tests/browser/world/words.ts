import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, type Params, render, type Text } from '@tamga/formats'

const CLIENT = fileURLToPath(new URL('../../../shells/web/src/', import.meta.url))

export type Words = (key: string, params?: Params) => string

/** What the client says in a language, from its own catalogues: a test looks for the words that a person would look for. */
export async function wordsIn(language: Language): Promise<Words> {
  const files = globSync(`**/messages/${language}.ts`, { cwd: CLIENT })
  const catalogues = await Promise.all(files.map(file => import(CLIENT + file)))
  const texts: Record<string, Text> = Object.assign({}, ...catalogues.map(module => module[language].texts))
  return (key, params) => {
    assert.ok(texts[key], `no text ${key} in ${language}`)
    return render(language, texts[key], params)
  }
}
