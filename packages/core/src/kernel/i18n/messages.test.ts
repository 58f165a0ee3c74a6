import assert from 'node:assert/strict'
import test from 'node:test'
import { catalog, plural, sourceCatalog } from '@tamga/formats'
import { incompleteMessages } from './incomplete.ts'
import { type AnyMessages, createTranslator, defineMessages, textsOf } from './messages.ts'

const mn = sourceCatalog({
  hello: 'Сайн байна уу, {person}',
  apps: plural('count', { one: '{count} апп', other: '{count} апп' }),
})
const en = catalog('en', mn)({ hello: 'Hello {person}', apps: { one: 'one app', other: '{count} apps' } })
const ar = catalog(
  'ar',
  mn,
)({
  hello: 'مرحبًا {person}',
  apps: {
    zero: 'لا تطبيقات',
    one: 'تطبيق واحد',
    two: 'تطبيقان',
    few: '{count} تطبيقات',
    many: '{count} تطبيقًا',
    other: '{count} تطبيق',
  },
})
const zh = catalog('zh', mn)({ hello: '{person}，您好', apps: { other: '{count} 个应用' } })
const fr = catalog(
  'fr',
  mn,
)({
  hello: 'Bonjour {person}',
  apps: { one: '{count} application', many: '{count} d’applications', other: '{count} applications' },
})
const ru = catalog(
  'ru',
  mn,
)({
  hello: 'Здравствуйте, {person}',
  apps: {
    one: '{count} приложение',
    few: '{count} приложения',
    many: '{count} приложений',
    other: '{count} приложения',
  },
})
const es = catalog(
  'es',
  mn,
)({
  hello: 'Hola, {person}',
  apps: { one: 'una aplicación', many: '{count} de aplicaciones', other: '{count} aplicaciones' },
})
const messages = defineMessages({ mn, en, ar, zh, fr, ru, es })
const translator = createTranslator([messages])

test('a text takes its parameters and its plural form', () => {
  assert.equal(textsOf(messages, 'fr')('hello', { person: 'Сараа' }), 'Bonjour Сараа')
  assert.equal(translator.text('ru', 'apps', { count: 5 }), '5 приложений')
  assert.equal(translator.text('ar', 'apps', { count: 2 }), 'تطبيقان')
  assert.equal(translator.text('en', 'apps', { count: 12_345 }), '12,345 apps')
})

test('values go in as they are and are not read as texts again', () => {
  assert.equal(translator.text('en', 'hello', { person: '{person} $& $1' }), 'Hello {person} $& $1')
  assert.equal(translator.text('en', 'hello', { other: 'x' }), 'Hello {person}')
  assert.equal(translator.text('en', 'hello'), 'Hello {person}')
})

test('foreign text inside Arabic is isolated, so that its order stays right', () => {
  assert.equal(translator.text('ar', 'hello', { person: 'Bat' }), 'مرحبًا \u2068Bat\u2069')
})

test('an unknown key answers itself', () => {
  for (const key of ['nothing', 'toString', '__proto__']) {
    assert.equal(translator.has(key), false)
    assert.equal(translator.text('mn', key), key)
  }
  assert.deepEqual(translator.keys(), ['hello', 'apps'])
})

test('a key that two modules bring is an error that names it', () => {
  assert.throws(() => createTranslator([messages, messages]), /hello, apps/)
})

test('empty, copied and wrongly written texts are found', () => {
  const spoilt = (language: 'ru' | 'fr' | 'ar', hello: string): AnyMessages => {
    const catalogue = messages[language]
    return { ...messages, [language]: { ...catalogue, texts: { ...catalogue.texts, hello } } }
  }
  const problem = (given: AnyMessages, allowed?: string[]) => incompleteMessages(given, allowed)[0]?.problem
  assert.deepEqual(incompleteMessages(messages), [])
  assert.equal(problem(spoilt('ru', ' ')), 'empty')
  assert.equal(problem(spoilt('ru', 'Сайн байна уу, {person}')), 'same_as_source')
  assert.equal(problem(spoilt('fr', 'Hello {person}')), 'same_as_english')
  assert.equal(problem(spoilt('fr', 'Hello {person}'), ['Hello {person}']), undefined)
  assert.equal(problem(spoilt('ar', 'Welcome {person}')), 'wrong_script')
})
