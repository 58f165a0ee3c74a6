import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { toPem } from '@tamga/core/testing'
import { addLists, signFile } from '../../signatures/incremental-save.ts'
import { makeFile } from '../../signatures/sample-files.ts'
import { createAuthority } from '../../signatures/test-authority.ts'
import {
  expect,
  PHONE,
  requireAccessible,
  requireContrast,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'
import { wordsIn } from '../world/words.ts'

const now = new Date()
const authority = createAuthority(now)
const folder = mkdtempSync(join(tmpdir(), 'tamga-verify-'))
after(() => rmSync(folder, { recursive: true }))
const trustFile = join(folder, 'trust.pem')
writeFileSync(trustFile, toPem(authority.root.certificate))
const world = await startBrowserWorld({ after }, { SIGN_TRUST_FILE: trustFile })
const t = await wordsIn('en')

const signed = addLists(
  signFile(await makeFile('table'), { authority, signer: authority.signer('Bat Dorj'), stampedAt: now }),
  [authority.list()],
)
const changed = Buffer.from(signed)
changed[changed.indexOf('595')]! ^= 1

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

test('anybody drops a file on a page without signing in, and reads a verdict in plain words', {
  skip: withoutBrowser,
  timeout: TEST_LIMIT,
}, async () => {
  const { page } = await world.visit({ language: 'en', as: null })
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('check.title'))
  await give(page, 'contract.pdf', signed)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('check.verdict.valid'))
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByText('Bat Dorj')).toBeVisible()
  await expect(page.getByText(t('check.known.not_ours'))).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'a valid file')

  await give(page, 'changed.pdf', changed)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('check.verdict.invalid'))
  await expect(page.getByText('The content of the file was changed after it was signed.')).toBeVisible()
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'dark'`)
  await requireContrast(page, 'an invalid file, dark')

  await page.getByLabel(/Language/).selectOption('ar')
  await expect(page.getByText('تغيّر محتوى الملف بعد توقيعه.')).toBeVisible()
  await page.setViewportSize(PHONE)
  await requireNoOverflow(page, 'an invalid file in Arabic on a phone')

  await page.goto('/verify#BBBBBBBBBBBBBBBBBBBBBB')
  await page.reload()
  await expect(page.getByText((await wordsIn('ar'))('check.code.unknown'))).toBeVisible()
})
