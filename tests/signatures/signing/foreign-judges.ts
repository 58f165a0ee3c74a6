import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Programs of others that say whether what we wrote is right. */
export type Judges = {
  readonly folder: string
  /** One line for each signature, as poppler judges it: `valid, trusted`. */
  pdfsig(document: Buffer): Promise<string[]>
  /** What qpdf finds wrong with the structure; empty: nothing. */
  qpdf(document: Buffer): string
  /** Whether OpenSSL accepts the signed data over the content, with the certificate that the signer named (CAdES). */
  cms(signedData: Buffer, content: Buffer): string
  timestamp(token: Buffer, content: Buffer): string
  close(): void
}

export function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw error
  return { status, stdout, stderr }
}

/** For a program that asks this very process meanwhile, such as for the state of a certificate. */
const runBeside = promisify(execFile)

export function openJudges(roots: string): Judges {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-judges-'))
  const path = (name: string) => join(folder, name)
  writeFileSync(path('roots.pem'), roots)
  mkdirSync(path('nss'))
  const nss = `sql:${path('nss')}`
  run('certutil', ['-N', '-d', nss, '--empty-password'])
  const blocks = roots.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? []
  for (const [at, block] of blocks.entries()) {
    writeFileSync(path('one.pem'), block)
    run('certutil', ['-A', '-d', nss, '-n', `root ${at}`, '-t', 'CT,C,C', '-i', path('one.pem')])
  }
  return {
    folder,
    async pdfsig(document) {
      writeFileSync(path('judged.pdf'), document)
      const { stdout } = await runBeside('pdfsig', ['-nssdir', nss, path('judged.pdf')])
      return stdout
        .split(/^Signature #/m)
        .slice(1)
        .map(one => {
          const valid = /Signature Validation: (.*)/.exec(one)?.[1]
          const trusted = /Certificate Validation: (.*)/.exec(one)?.[1]
          return `${valid} ${trusted}`
        })
    },
    qpdf(document) {
      writeFileSync(path('judged.pdf'), document)
      const { status, stdout, stderr } = run('qpdf', ['--check', path('judged.pdf')])
      return status === 0 ? '' : stdout + stderr
    },
    cms(signedData, content) {
      writeFileSync(path('signed.der'), signedData)
      writeFileSync(path('content'), content)
      const args = ['-inform', 'DER', '-in', path('signed.der'), '-content', path('content'), '-binary']
      const { stderr } = run('openssl', [
        'cms',
        '-verify',
        '-cades',
        ...args,
        '-CAfile',
        path('roots.pem'),
        '-purpose',
        'any',
        '-out',
        path('out'),
      ])
      return stderr.trim()
    },
    timestamp(token, content) {
      writeFileSync(path('token.der'), token)
      writeFileSync(path('content'), content)
      const args = ['-in', path('token.der'), '-token_in', '-data', path('content')]
      const { stdout, stderr } = run('openssl', ['ts', '-verify', ...args, '-CAfile', path('roots.pem')])
      return (stdout + stderr).split('\n').find(line => /Verification/.test(line)) ?? stdout + stderr
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** The signed stretches and the signature of every signature dictionary, in the order of the saves. */
export function signaturesIn(document: Buffer): { signedData: Buffer; content: Buffer; subFilter: string }[] {
  const text = document.toString('latin1')
  const pattern =
    /\/SubFilter \/([\w.]+)[\s\S]*?\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\] *\/Contents <([0-9a-f]+)>/g
  return [...text.matchAll(pattern)].map(match => {
    const [start, length, second, rest] = match.slice(2, 6).map(Number) as [number, number, number, number]
    const padded = Buffer.from(match[6]!, 'hex')
    return {
      subFilter: match[1]!,
      signedData: padded.subarray(0, 4 + padded.readUInt16BE(2)),
      content: Buffer.concat([
        document.subarray(start, start + length),
        document.subarray(second, second + rest),
      ]),
    }
  })
}
