import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createProcessValues } from '../../kernel/process-values.ts'
import type { DocumentReport, SignatureReport } from '../../kernel/signatures/verify/report.ts'
import { verifyPdf } from '../../kernel/signatures/verify/verify-pdf.ts'
import { readPem } from '../../kernel/x509/certificate.ts'
import { type TrustStore, trustStoreOf } from '../../kernel/x509/chain.ts'
import { readTrust, wordsFor } from '../../modules/verification/index.ts'
import { withSimulators } from '../../simulators/index.ts'
import type { Call } from '../command.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { CommandFailure, EXIT } from '../exit-code.ts'
import { loadSettings } from '../load-settings.ts'

type Verified = { file: string; sha256: string } & (
  | ({ problem: null } & DocumentReport)
  | { problem: 'not_pdf' | 'encrypted' | 'damaged' | 'too_complex'; verdict: 'unknown' }
)

export const verifyCommand = defineCommand({
  name: 'verify',
  summary: 'Verify the signatures of PDF files.',
  details: [
    'Asks neither the database nor the network: a file is judged by what it carries and by whom SIGN_TRUST_FILE names.',
    'Exit code 0 when every file is valid, 1 when one is not, or cannot be judged.',
  ],
  options: {
    files: { type: 'string', value: 'FILE', required: true, positional: 'many', about: 'The PDF files.' },
    trust: {
      type: 'string',
      value: 'PEM',
      about: 'Trust the authorities in this file instead of those of the settings.',
    },
    ...JSON_OPTION,
  },
  examples: ['tamga verify contract.pdf', 'tamga verify --json --trust roots.pem inbox/*.pdf'],
  async run(call) {
    const { options, terminal } = call
    const trust = options.trust ? await trustOf(options.trust) : await trustOfSettings(call)
    const verified: Verified[] = []
    for (const file of options.files) {
      const one = await verify(file, trust)
      verified.push(one)
      if (!options.json) for (const line of linesOf(one)) terminal.say(line)
    }
    const isValid = verified.every(({ verdict }) => verdict.startsWith('valid'))
    if (options.json) terminal.json({ ok: isValid, files: verified })
    return isValid ? EXIT.done : EXIT.failed
  },
})

const read = (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new CommandFailure(`The file ${file} cannot be read.`)
  })

const trustOf = async (file: string): Promise<TrustStore> =>
  trustStoreOf(readPem((await read(file)).toString('utf8')))

async function trustOfSettings(call: Call<unknown>): Promise<TrustStore> {
  const settings = await withSimulators(loadSettings(call), false)
  return readTrust({ settings, processValues: createProcessValues() })
}

async function verify(file: string, trust: TrustStore): Promise<Verified> {
  const bytes = await read(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const outcome = verifyPdf(bytes, { trust, now: new Date() })
  return outcome.ok
    ? { file, sha256, problem: null, ...outcome.value }
    : { file, sha256, problem: outcome.fault, verdict: 'unknown' }
}

const VERDICTS = {
  valid: 'valid',
  valid_with_warnings: 'valid, with warnings',
  invalid: 'INVALID',
  unknown: 'cannot be judged',
}

function linesOf(one: Verified): string[] {
  const head = `${one.file}: ${VERDICTS[one.verdict]}`
  if (one.problem !== null) return [head, `  ${wordsFor(`problem.pdf_${one.problem}`)}.`]
  if (one.signatures.length === 0) return [head, '  Nobody signed this file.']
  return [head, ...one.signatures.flatMap(signatureLines)]
}

function signatureLines({
  kind,
  status,
  signer,
  level,
  signed_at,
  covers,
  reasons,
}: SignatureReport): string[] {
  const what = kind === 'timestamp' ? 'timestamp of' : 'signed by'
  const when = signed_at ? `, ${signed_at.toISOString()}` : ''
  const place = `revision ${covers.revision} of ${covers.of}`
  return [
    `  ${status}  ${what} ${signer?.name ?? 'somebody unknown'}${level ? `, ${level}` : ''}${when}, ${place}`,
    ...reasons.map(reason => `    ${wordsFor(`verify.reason.${reason}`)}`),
  ]
}
