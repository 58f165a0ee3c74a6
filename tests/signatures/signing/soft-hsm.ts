import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTestVariables } from '@tamga/core/testing'
import { run } from './foreign-judges.ts'

export const SOFTHSM_MODULE = '/usr/lib/softhsm/libsofthsm2.so'

/** A hardware module made of software, with one token; its programs find it by SOFTHSM2_CONF. */
export type SoftHsm = {
  readonly pinFile: string
  readonly pin: string
  readonly configuration: string
  /** What pkcs11-tool of OpenSC says about the private keys. */
  listPrivateKeys(): string
  close(): void
}

export function makeSoftHsm(): SoftHsm {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-hsm-'))
  const path = (name: string) => join(folder, name)
  const pin = '73519246'
  const configuration = path('softhsm2.conf')
  setTestVariables({ SOFTHSM2_CONF: configuration })
  mkdirSync(path('tokens'))
  writeFileSync(configuration, `directories.tokendir = ${path('tokens')}\nlog.level = ERROR\n`)
  writeFileSync(path('pin'), `${pin}\n`)
  const { status, stderr } = run('softhsm2-util', [
    '--init-token',
    '--free',
    '--label',
    'tamga',
    '--so-pin',
    '12345678',
    '--pin',
    pin,
  ])
  if (status !== 0) throw new Error(stderr)
  return {
    pinFile: path('pin'),
    pin,
    configuration,
    listPrivateKeys: () =>
      run('pkcs11-tool', [
        '--module',
        SOFTHSM_MODULE,
        '--login',
        '--pin',
        pin,
        '--list-objects',
        '--type',
        'privkey',
      ]).stdout,
    close: () => rmSync(folder, { recursive: true }),
  }
}
