import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  collectModules,
  createTranslator,
  incompleteMessages,
  kernelMessages,
  permissionsOf,
} from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { sourceFiles } from './source.ts'

const modules = collectModules(everyApp).all
const all = [...kernelMessages, ...modules.flatMap(module => module.messages ?? [])]
const translator = createTranslator(all)

/** Words that two languages rightly write the same. */
const SAME_WORD = [
  'Contacts',
  'Documents',
  'Invitations',
  'Organisation',
  'Organisations',
  'Roles',
  'Signatures',
]

const server = sourceFiles().filter(
  ({ path, isTest }) =>
    !isTest && /^(packages\/core|distributions)\//.test(path) && !path.includes('/testing/'),
)

/** Every text in quotes that a pattern captures, with the file it was found in. */
function found(pattern: RegExp): { value: string; path: string }[] {
  return server.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(match => ({ value: match[1]!, path })),
  )
}

const withoutText = (prefix: string, values: readonly { value: string; path: string }[]) =>
  [
    ...new Set(
      values
        .filter(({ value }) => !translator.has(`${prefix}.${value}`))
        .map(({ value, path }) => `${prefix}.${value} (${path})`),
    ),
  ].sort()

test('every text of the kernel and of every module is complete in all seven languages', () => {
  assert.deepEqual(
    all.flatMap(messages => incompleteMessages(messages, SAME_WORD)),
    [],
  )
})

test('every problem code has its text', () => {
  const thrown = found(/\bnew AppError\(\s*\d+,\s*'(\w+)'/g)
  assert.ok(thrown.length > 40)
  const promised = modules.flatMap(module =>
    (module.routes ?? []).flatMap(route =>
      (route.shape.problems ?? []).map(value => ({ value, path: module.id })),
    ),
  )
  assert.deepEqual(withoutText('problem', [...thrown, ...promised]), [])
})

test('every code of a wrong field has its text', () => {
  const named = found(/\bpath: [^,{}]+, code: '(\w+)'/g)
  const described = server
    .filter(({ path }) => path.endsWith('/http/validation.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bcode: '(\w+)'/g)].map(match => ({ value: match[1]!, path })),
    )
  assert.ok(described.length > 10)
  assert.deepEqual(withoutText('field', [...named, ...described]), [])
})

test('every action that is recorded has its text', () => {
  const literal = found(/\baction: '([a-z_]+\.[a-z_.]+)'/g)
  const chosen = found(/\baction\b[^\n]*\?\s*'([a-z_]+\.[a-z_.]+)'/g)
  const otherwise = found(/\baction\b[^\n]*\?[^\n]*:\s*'([a-z_]+\.[a-z_.]+)'/g)
  assert.ok(literal.length > 25)
  assert.deepEqual(withoutText('audit', [...literal, ...chosen, ...otherwise]), [])
})

test('texts of actions stand in the module that records them', () => {
  const folderOf = (id: string) => id.split('.').at(-1)!.replace(/^sso_/, '').replaceAll('_', '-')
  const elsewhere = modules.flatMap(({ id, messages }) => {
    const files = server.filter(
      ({ path }) => path.includes(`/modules/${folderOf(id)}/`) || path.includes('/cli/'),
    )
    const actions = Object.keys(messages?.mn.texts ?? {}).flatMap(key => /^audit\.(.+)$/.exec(key)?.[1] ?? [])
    return actions
      .filter(action => !files.some(({ text }) => text.includes(`'${action}'`)))
      .map(action => `${id} ${action}`)
  })
  assert.deepEqual(elsewhere, [])
})

test('every menu entry and every permission has its text', () => {
  const menus = modules.flatMap(module =>
    (module.menus ?? []).map(menu => ({ value: menu.label.replace(/^menu\./, ''), path: module.id })),
  )
  assert.deepEqual(withoutText('menu', menus), [])
  const permissions = modules.flatMap(module =>
    permissionsOf(module).map(value => ({ value, path: module.id })),
  )
  assert.ok(permissions.length > 10)
  assert.deepEqual(withoutText('permission', permissions), [])
})

test('every module and every release of it is described in mn and en', () => {
  for (const { id, name, description, history } of modules)
    for (const text of [name, description, ...history.map(release => release.change)]) {
      assert.match(text.mn, /\p{Script=Cyrillic}{2}/u, id)
      assert.match(text.en, /[A-Za-z]{2}/, id)
      assert.doesNotMatch(text.mn, /^[a-z_]+$/, id)
    }
})

test('a part of a message key is never built from a text that a person reads', () => {
  const keys = translator.keys()
  assert.deepEqual(
    keys.filter(key => !/^[a-z][a-z0-9_]*(\.[a-z0-9_-]+)+$/.test(key)),
    [],
  )
})

/** What docs/reference/glossary.md replaced by other words. */
const REPLACED = /танилт олгогч|апп дэлгүүр|хөтөлбөр|\bapp store\b/i

test('words that the glossary replaced are in no text', () => {
  const texts = sourceFiles().filter(({ path }) =>
    /\/(messages|texts?)\b.*\.ts$|\/(module|catalog)\.ts$/.test(path),
  )
  assert.ok(texts.length > 100)
  const left = texts.filter(({ path, text }) => !path.startsWith('tests/') && REPLACED.test(text))
  assert.deepEqual(
    left.map(({ path, text }) => `${path}: ${REPLACED.exec(text)?.[0]}`),
    [],
  )
})
