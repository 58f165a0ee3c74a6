import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createClient, givenMember, pg, samplePdf } from '@tamga/core/testing'
import {
  expect,
  requireAccessible,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'

const skip = withoutBrowser
const world = await startBrowserWorld({ after })
const { tenant } = skip ? { tenant: { id: '' } } : (await world.admin.get('/me')).body
const bold = skip
  ? { email: '', password: '' }
  : await givenMember(world.platform.ctx, tenant, { email: 'bold@first.example' })
if (!skip) await givenMember(world.platform.ctx, tenant, { email: 'saraa@first.example' })

const fileOf = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf(...lines),
})

/** Larger than the parts that are sent: what no reader looks at stands between. */
const largePdf = (): Buffer => {
  const text = samplePdf('Plan').toString('latin1')
  const at = text.lastIndexOf('startxref')
  return Buffer.from(`${text.slice(0, at)}%${' '.repeat(2_500_000)}\n${text.slice(at)}`, 'latin1')
}

type Canvas = {
  width: number
  height: number
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray }
  }
}

/** Something of the page is drawn: not all of it is white. Runs in the page. */
const isDrawn = (element: unknown): boolean => {
  const canvas = element as Canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value, n) => n % 4 === 0 && value < 100)
}

test('a member adds a file, sees it, adds a version, compares both, comments and shares', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en', as: bold })
  await page.goto('/documents')
  await page.getByRole('button', { name: 'New document' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(fileOf('Lease.pdf', 'Lease'))
  await expect(dialog.getByLabel('Title')).toHaveValue('Lease')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Lease', level: 1 })).toBeVisible()
  const first = page.getByRole('img', { name: 'Page 1 of 1' })
  await expect(first).toBeVisible()
  await expect.poll(() => first.evaluate(isDrawn)).toBe(true)
  await page.getByRole('button', { name: 'New version' }).click()
  await dialog.locator('input[type=file]').setInputFiles(fileOf('Lease 2.pdf', 'Lease', 'Annex'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeAttached()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('checkbox', { name: 'Version 1' }).check()
  await page.getByRole('checkbox', { name: 'Version 2' }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'Version 1' }).getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Version 2' }).getByRole('img')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Access' }).click()
  await page.getByRole('combobox', { name: 'Add a person, unit or role' }).fill('saraa')
  await page.getByRole('option', { name: /saraa/ }).click()
  await expect(page.getByRole('combobox', { name: 'saraa: level of access' })).toBeVisible()
  await page.getByRole('tab', { name: 'Comments' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Please look at the annex')
  await page.getByRole('combobox', { name: 'Name a person' }).fill('saraa')
  await page.getByRole('option', { name: /saraa/ }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please look at the annex')).toHaveCount(1)
  await expect(page.getByText('@saraa')).toBeVisible()
  assert.deepEqual(complaints, [])
})

test('an upload goes on over a cut of the line; templates, folders and periods are managed on one screen', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const { page } = await world.visit({ language: 'en' })
  let cuts = 0
  await page.route('**/documents/uploads/*', async route => {
    const offset = route.request().headers()['upload-offset']
    if (route.request().method() === 'PATCH' && offset !== '0' && cuts < 2) {
      cuts += 1
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await page.goto('/documents?dialog=new')
  const dialog = page.getByRole('dialog')
  const large = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: largePdf() }
  await dialog.locator('input[type=file]').setInputFiles(large)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('The line was cut.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible()
  assert.equal(cuts, 2)

  // A page that is loaded anew in the middle of it: the same file goes on where it was.
  await page.unrouteAll()
  const folder = await mkdtemp(join(tmpdir(), 'tamga-upload-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const annex = join(folder, 'Annex.pdf')
  await writeFile(annex, large.buffer)
  const begun: string[] = []
  await page.route('**/documents/uploads**', async route => {
    const { method, offset } = {
      method: route.request().method(),
      offset: route.request().headers()['upload-offset'],
    }
    begun.push(offset === undefined ? method : `${method} ${offset}`)
    if (begun.includes('POST') && offset === '1048576' && !begun.includes('HEAD')) return
    await route.continue()
  })
  await page.goto('/documents?dialog=new')
  await dialog.locator('input[type=file]').setInputFiles(annex)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => begun.at(-1)).toBe('PATCH 1048576')
  await page.reload()
  await expect(dialog.getByText('The upload of “Annex.pdf” was not finished.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(annex)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Annex', level: 1 })).toBeVisible()
  assert.deepEqual(begun, ['POST', 'PATCH 0', 'PATCH 1048576', 'HEAD', 'PATCH 1048576', 'PATCH 2097152'])
  await page.unrouteAll()

  await page.goto('/documents/settings?tab=folders')
  await page.getByRole('button', { name: 'New folder' }).click()
  await dialog.getByLabel('Folder').fill('Contracts')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contracts')).toBeVisible()
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'New template' }).first().click()
  await dialog.getByLabel('Name of the template').fill('Leave request')
  await dialog.getByLabel('Text').first().fill('Please give me leave from: ')
  await dialog.getByRole('button', { name: 'Add a field' }).click()
  await dialog.getByLabel('Name of the field').fill('First day')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fields: First day')).toBeVisible()
  await page.getByRole('tab', { name: 'Retention' }).click()
  await page.getByRole('button', { name: 'Set a period' }).click()
  await dialog.getByLabel('Keep for (months)').fill('120')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('120 months after the last change')).toBeVisible()
  await expect(page.getByText('0 documents are due now')).toBeVisible()

  await page.goto('/documents?dialog=new')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Leave request' }).click()
  await dialog.getByLabel('First day').fill('1 July')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Leave request', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Kept until/)).toBeVisible()

  const labelled = /[0-9a-f-]{36}/.exec(page.url())![0]
  await world.admin.put(`/documents/${labelled}`, { labels: ['2026', 'Leave'] })
  await page.goto('/documents')
  await page.getByRole('combobox', { name: 'Label' }).click()
  await page.getByRole('option', { name: 'Leave' }).click()
  await page.waitForURL('/documents?label=Leave')
  await expect(page.getByRole('link', { name: /Leave request/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Plan/ })).toHaveCount(0)

  await page.goto('/documents')
  await page.getByRole('checkbox', { name: /Leave request/ }).check()
  await page.getByRole('checkbox', { name: /Plan/ }).check()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('All verified')).toBeVisible()
  await expect(dialog.getByText('Cannot be confirmed')).toHaveCount(1)
  // So many spaces before the end of a file are nothing that a strict reader takes.
  await expect(dialog.getByText('Could not be judged')).toHaveCount(1)
})

test('a document is approved, signed with the phone where the signer wants it, and anybody reads that it is valid', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const owner = createClient(world.origin)
  await owner.signIn(bold.email, bold.password)
  const me = (await owner.get('/me')).body.user
  const database = new pg.Client(world.databaseUrl)
  await database.connect()
  await database.query(
    `insert into national_identity (source, subject, person_id, civil_id, level) values ('eid', $1, $2, $3, 'QUALIFIED')`,
    ['PNOMN-111949212001', me.id, '111949212001'],
  )
  await database.end()
  const type = { 'content-type': 'application/pdf' }
  const { id } = (await owner.request('POST', '/documents?title=Contract', samplePdf('Contract'), type)).body
  const approver = (await world.admin.get('/me')).body.user.id
  const flow = { steps: [{ mode: 'all', approvers: [approver] }] }
  const sent = await owner.post(`/documents/${id}/flow`, flow)
  assert.ok(sent.status < 300, sent.text)
  const waiting = (await world.admin.get('/approvals/queue')).body.items[0]
  const approved = await world.admin.put(`/approvals/${waiting.id}`, {
    decision: 'approve',
    sha256: waiting.document.sha256,
  })
  assert.equal(approved.status, 200, approved.text)

  const { page } = await world.visit({ language: 'en', as: bold })
  await page.goto(`/documents/${id}?tab=signatures`)
  await page.getByRole('button', { name: 'Sign' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Top left' })).toBeEnabled()
  await dialog.getByText('Top left').click()
  await settled(page)
  await requireAccessible(page, 'the dialog of signing')
  await dialog.getByRole('button', { name: 'Sign' }).click()
  const phone = await page.context().newPage()
  await phone.goto('/sim/eid/__phone')
  const card = phone.locator('section.phone').first()
  await card.getByRole('textbox').fill('12345')
  await card.getByRole('button').first().click()
  await expect(dialog.getByRole('status')).toContainText(/signed/i)
  await phone.close()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('link', { name: 'Download with verification report' })).toBeVisible()
  const content = `${world.origin}/api/v1/documents/${id}/versions/2/content`
  const file = await fetch(content, { headers: { authorization: `Bearer ${owner.token}` } })
  const buffer = Buffer.from(await file.arrayBuffer())
  assert.equal(/\/Rect ?\[[^\]]*\]/.exec(buffer.toString('latin1'))?.[0], '/Rect [36 734 256 806]')

  for (const title of ['Annex A', 'Annex B'])
    await owner.request('POST', `/documents?title=${title.replace(' ', '%20')}`, samplePdf(title), type)
  await page.goto('/documents')
  for (const title of [/Annex A/, /Annex B/]) await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  const other = await page.context().newPage()
  for (const [title, done] of [
    ['Annex B', 'Signed: 1 of 2'],
    ['Annex A', 'All signed'],
  ] as const) {
    await expect(dialog.getByText(title, { exact: true })).toBeVisible()
    await other.goto('/sim/eid/__phone')
    const asked = other.locator('section.phone').filter({ hasText: title })
    await expect(async () => {
      if ((await asked.count()) === 0) await other.reload()
      assert.equal(await asked.count(), 1)
    }).toPass()
    await asked.getByRole('textbox').fill('12345')
    await asked.getByRole('button').first().click()
    await expect(dialog.getByText(done)).toBeVisible()
  }
  await other.close()

  const visitor = await world.visit({ language: 'en', as: null })
  await visitor.page.goto('/verify')
  await visitor.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer })
  await expect(visitor.page.getByRole('heading', { level: 2 })).toHaveText('The signatures are valid')
  await expect(
    visitor.page.getByText('This is the final version of a document in our register.'),
  ).toBeVisible()
})
