import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { readInstallationSettings } from '../installation-settings.ts'
import { createProcessValues } from '../kernel/process-values.ts'
import { readTrust } from '../modules/eid/certificates/trust-anchors.ts'
import { readAuthorities, toPem } from './certificate-authority/authority.ts'

const distribution = { catalog: { core: '', apps: [] }, modules: [], name: 'core' }
const PRODUCTION = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://sign-in.example.mn',
  SSO_DEFAULT_CLIENT_SECRET: 'a secret of more than thirty-two letters',
  EID_RP_UUID: '00000000-0000-4000-8000-000000000e1d',
  EID_RP_SECRET: 'rp_sk_real',
}

test('anchors of the simulator are refused in production, by the settings and by whoever reads them', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-anchors-'))
  t.after(() => rm(folder, { recursive: true }))
  const { root, issuing } = await readAuthorities(folder)
  const anchors = join(folder, 'anchors.pem')
  await writeFile(anchors, toPem(root.certificate) + toPem(issuing.certificate))
  const refusedWith = (more: Record<string, string>, pattern: RegExp) =>
    assert.throws(
      () => readInstallationSettings(distribution, { ...PRODUCTION, ...more }),
      (error: Error) => pattern.test(`${error.message} ${JSON.stringify(error)}`),
    )
  refusedWith({ EID_TRUST_FILE: anchors }, /EID_TRUST_FILE.*certificates of the simulator/s)
  refusedWith({ REGISTRY_CA_FILE: anchors }, /REGISTRY_CA_FILE.*certificates of the simulator/s)
  refusedWith({}, /EID_RP_UUID.*needs EID_TRUST_FILE/s)
  refusedWith({ EID_TRUST_FILE: join(folder, 'none.pem') }, /EID_TRUST_FILE.*cannot be read/s)
  const { settings } = readInstallationSettings(distribution, { EID_TRUST_FILE: anchors })
  const trust = readTrust(createProcessValues(), settings)
  assert.deepEqual([trust.anchors.length, trust.intermediates.length], [1, 1])
  const production = { ...settings, ENVIRONMENT: 'production' as const }
  assert.deepEqual(readTrust(createProcessValues(), production), { anchors: [], intermediates: [] })
})

test('processes that start together agree on one authority', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-anchors-'))
  t.after(() => rm(folder, { recursive: true }))
  const made = await Promise.all(Array.from({ length: 5 }, () => readAuthorities(folder)))
  assert.equal(new Set(made.map(({ root }) => root.certificate.toString('base64'))).size, 1)
})
