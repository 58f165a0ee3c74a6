import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { kernelGroups, readSettings } from '../settings/settings.ts'
import { readInstallationBrand } from './installation-brand.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamga-brand-'))
after(() => rm(folder, { recursive: true, force: true }))

async function brandWith(files: Record<string, string>, more: Record<string, string> = {}) {
  const given: Record<string, string> = { ...more }
  for (const [setting, content] of Object.entries(files)) {
    given[setting] = join(folder, setting === 'BRAND_COPY_FILE' ? 'copy.json' : `${setting}.svg`)
    await writeFile(given[setting], content)
  }
  return readInstallationBrand(readSettings(kernelGroups, given).settings)
}

test('a language with no entry falls back to the value of BRAND_NAME', async () => {
  const copy = JSON.stringify({
    'brand.name': { mn: 'Тамга', en: 'Seal' },
    'brand.description': { mn: 'Нэвтрэлт' },
  })
  const { texts } = await brandWith({ BRAND_COPY_FILE: copy }, { BRAND_NAME: 'Fallback' })
  assert.deepEqual(texts.mn, { name: 'Тамга', short_name: 'Fallback', description: 'Нэвтрэлт' })
  assert.deepEqual(texts.en, { name: 'Seal', short_name: 'Fallback', description: 'Fallback' })
  assert.deepEqual(texts.ar, { name: 'Fallback', short_name: 'Fallback', description: 'Fallback' })
})

test('the keys may also be nested below brand', async () => {
  const { texts } = await brandWith({ BRAND_COPY_FILE: JSON.stringify({ brand: { name: { en: 'Seal' } } }) })
  assert.equal(texts.en.name, 'Seal')
})

test('a logo is carried as a data address', async () => {
  const brand = await brandWith({ BRAND_LOGO: '<svg/>' })
  assert.equal(brand.logo_uri, `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`)
  assert.equal(brand.logo_dark_uri, brand.logo_uri)
})

test('a copy file that cannot be understood names its setting and stops the start', async () => {
  for (const content of [
    '',
    '[]',
    '{"brand.title":{}}',
    '{"brand.name":"x"}',
    '{"brand.name":{"de":"x"}}',
    '{"brand.name":{"mn":""}}',
  ]) {
    await assert.rejects(brandWith({ BRAND_COPY_FILE: content }), /BRAND_COPY_FILE/, content)
  }
})

test('all files that are missing are told at once', () => {
  const { settings } = readSettings(kernelGroups, {
    BRAND_COPY_FILE: join(folder, 'no.json'),
    BRAND_LOGO: join(folder, 'no.svg'),
  })
  assert.throws(() => readInstallationBrand(settings), /BRAND_COPY_FILE.*BRAND_LOGO/s)
})
