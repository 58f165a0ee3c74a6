import assert from 'node:assert/strict'
import test from 'node:test'
import { negotiateLanguage } from './negotiate.ts'

const accept = (acceptLanguage: string) => negotiateLanguage({ acceptLanguage })

test('the lang cookie comes first', () => {
  assert.equal(negotiateLanguage({ cookie: 'ar', acceptLanguage: 'fr', tenantDefault: 'en' }), 'ar')
})

test('an unknown or switched-off cookie is passed over', () => {
  assert.equal(negotiateLanguage({ cookie: 'de', acceptLanguage: 'fr' }), 'fr')
  assert.equal(
    negotiateLanguage({ cookie: 'zh', acceptLanguage: 'fr, en;q=0.5', enabled: ['mn', 'en'] }),
    'en',
  )
  assert.equal(negotiateLanguage({ cookie: 'zh', enabled: ['mn', 'en'] }), 'mn')
  assert.equal(negotiateLanguage({ cookie: '__proto__' }), 'mn')
})

test('Accept-Language is read by quality, and among equals by order', () => {
  assert.equal(accept('fr;q=0.3, ru;q=0.9, es'), 'es')
  assert.equal(accept('fr, ru'), 'fr')
  assert.equal(accept('de, ja;q=0.9, ru;q=0.1'), 'ru')
})

test('a regional tag is served by its language', () => {
  assert.equal(accept('en-GB'), 'en')
  assert.equal(accept('ZH-Hant-TW, en;q=0.9'), 'zh')
})

test('a language with q=0 is not sent', () => {
  assert.equal(accept('en;q=0, fr;q=0.1'), 'fr')
  assert.equal(accept('en;q=0.000'), 'mn')
})

test('an asterisk stands for the languages that the header does not name', () => {
  assert.equal(negotiateLanguage({ acceptLanguage: '*', tenantDefault: 'ru' }), 'ru')
  assert.equal(negotiateLanguage({ acceptLanguage: 'mn;q=0, *', enabled: ['mn', 'en'] }), 'en')
  assert.equal(accept('fr;q=0.5, *;q=0.8'), 'mn')
})

test('without a wish that can be met the tenant decides, and else it is Mongolian', () => {
  assert.equal(negotiateLanguage({ acceptLanguage: 'de', tenantDefault: 'en' }), 'en')
  assert.equal(negotiateLanguage({ tenantDefault: 'klingon' }), 'mn')
  assert.equal(negotiateLanguage({}), 'mn')
})

test('a malformed header does no harm', () => {
  for (const header of [
    '',
    ',,,',
    ';q=1',
    'en;q=2',
    'en;q=abc',
    'en_GB',
    '\u0000',
    'é',
    `${'a'.repeat(99)}`,
  ]) {
    assert.equal(accept(header), 'mn', header)
  }
  assert.equal(accept('en;q=7, ru;q=0.5'), 'ru')
})

test('only the first kilobyte of the header is read, and no element is cut in two', () => {
  assert.equal(accept(`${'de,'.repeat(400)}en`), 'mn')
  assert.equal(accept(`ru;q=0.5,${' '.repeat(1011)}fr;q=0.1`), 'ru')
  assert.equal(accept(`en,${' '.repeat(100_000)}`), 'en')
})
