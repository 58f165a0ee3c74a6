import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  collectModules,
  createTranslator,
  kernelErrors,
  kernelMessages,
  type ModuleManifest,
} from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { sourceFiles } from './source.ts'

const modules = collectModules(everyApp).all

const folderOf = (path: string): string | undefined =>
  /^(?:packages\/core\/src|distributions\/sign-in)\/modules\/([^/]+)\//.exec(path)?.[1]

/** The folder of a module is named as its manifest's exported value; the id ends with it where the prefix of the apps is taken off. */
function moduleAt(folder: string): ModuleManifest {
  const end = folder.replaceAll('-', '_')
  const found = modules.find(({ id }) => id.endsWith(`.${end}`) || id.endsWith(`.sso_${end}`))
  assert.ok(found, `no module lies in ${folder}`)
  return found
}

const thrown = sourceFiles()
  .filter(({ path, isTest }) => !isTest && /^(packages\/core|distributions)\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/new AppError\(\s*(\d+),\s*'(\w+)'/g)].map(([, status, code]) => ({
      path,
      code: code!,
      status: Number(status),
    })),
  )

test('every error is thrown with the status that its owner declares', () => {
  assert.ok(thrown.length > 60)
  const declared = new Map(
    [kernelErrors, ...modules.map(({ errors }) => errors ?? {})].flatMap(Object.entries),
  )
  const wrong = thrown.filter(({ code, status }) => declared.get(code) !== status)
  assert.deepEqual(wrong, [])
})

test('a module throws its own errors, those of the kernel and those of modules it depends on', () => {
  const foreign = thrown.filter(({ path, code }) => {
    const folder = folderOf(path)
    if (code in kernelErrors) return false
    if (folder === undefined) return true
    const module = moduleAt(folder)
    const usable = modules.filter(({ id }) => id === module.id || id in module.dependencies)
    return !usable.some(({ errors }) => code in (errors ?? {}))
  })
  assert.deepEqual(foreign, [])
})

test('a title ends without a full stop and a detail with one, in every language', () => {
  const all = [...kernelMessages, ...modules.flatMap(module => module.messages ?? [])]
  const translator = createTranslator(all)
  const wrong = translator
    .keys()
    .filter(key => /^(problem|field|menu)\./.test(key))
    .flatMap(key =>
      Object.keys(all[0]!)
        .filter(language => {
          const text = translator.text(language as 'mn', key, { seconds: 5, min: 5, max: 5 })
          return /[.。]$/.test(text) !== key.endsWith('.detail')
        })
        .map(language => `${language} ${key}`),
    )
  assert.deepEqual(wrong, [])
})
