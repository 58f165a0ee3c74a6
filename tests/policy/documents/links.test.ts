import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { test } from 'node:test'
import { projectFiles, ROOT, readProjectFile } from '../source.ts'

const CODE = /```[\s\S]*?```|`[^`\n]*`/g
const LINK = /\]\(([^)\s]+)\)/g
const ELSEWHERE = /^(?:[a-z]+:|#)/

/** Links of a document to files of the project that are not there. */
const deadLinks = (path: string, text: string): string[] =>
  [...text.replace(CODE, '').matchAll(LINK)]
    .map(([, target]) => target!)
    .filter(target => !ELSEWHERE.test(target))
    .filter(target => !existsSync(join(ROOT, dirname(path), target.split('#')[0]!)))
    .map(target => `${path}: ${target}`)

test('every link of a document leads to a file', () => {
  const documents = projectFiles().filter(path => path.endsWith('.md'))
  assert.ok(documents.length > 20)
  assert.deepEqual(
    documents.flatMap(path => deadLinks(path, readProjectFile(path))),
    [],
  )
})

test('a link to a file that is not there is seen, one in code or to another site is none', () => {
  const text = '[a](../gone.md) [b](../settings.md#x) [c](https://example.mn/) [d](#here) `[e](gone.md)`'
  assert.deepEqual(deadLinks('docs/deployment/database.md', text), [
    'docs/deployment/database.md: ../gone.md',
  ])
})
