import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  createTrustMemo,
  createVerifyPool,
  readCertificate,
  trustStoreOf,
  verifyPdf,
} from '@tamga/core/testing'
import { addLists, signFile } from '../../tests/signatures/incremental-save.ts'
import { makeFile } from '../../tests/signatures/sample-files.ts'
import { createAuthority } from '../../tests/signatures/test-authority.ts'
import { finding } from '../measurement/report.ts'
import type { Scenario } from './scenario.ts'

const BATCH = 500
/** Files that wait at once, as the jobs of a batch send them. */
const LANES = 4
const WARM = 200
const RUNS = 300
const PROCESSES = 20

const now = new Date()

async function makeSigned() {
  const authority = createAuthority(now)
  const trust = { ...trustStoreOf([readCertificate(authority.root.certificate)]), memo: createTrustMemo() }
  const file = signFile(await makeFile('table'), {
    authority,
    signer: authority.signer('Bat', 'rsa'),
    stampedAt: now,
  })
  return { trust, file: addLists(file, [authority.list()]) }
}

/** Milliseconds of CPU for one small document with one signature and its timestamp, once the code is warm. */
function ownCpu({ trust, file }: Awaited<ReturnType<typeof makeSigned>>): number {
  for (let run = 0; run < WARM; run += 1) verifyPdf(file, { trust, now })
  const before = process.cpuUsage()
  for (let run = 0; run < RUNS; run += 1) verifyPdf(file, { trust, now })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / RUNS
}

/** The same of poppler's pdfsig, which is a process for each file; undefined where it is not installed. */
function pdfsigCpu(file: Buffer): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-pdfsig-'))
  try {
    writeFileSync(join(folder, 'signed.pdf'), file)
    const script = `TIMEFORMAT='%U %S'; time for i in $(seq ${PROCESSES}); do pdfsig signed.pdf >&2 2>/dev/null; done`
    const { stderr, status } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' })
    const times = /([\d.]+) ([\d.]+)\s*$/.exec(stderr)
    if (status !== 0 || !times) return undefined
    return ((Number(times[1]) + Number(times[2])) * 1000) / PROCESSES
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Five hundred files through the threads, a corrupt one among them, while the loop of this thread is watched. */
async function runBatch({ trust, file }: Awaited<ReturnType<typeof makeSigned>>) {
  const pool = createVerifyPool({ trust })
  await pool.verify('warm', file)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const started = performance.now()
  delay.enable()
  let valid = 0
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < BATCH) {
      const index = next++
      const { outcome } = await pool.verify('batch', index === 250 ? file.subarray(0, 900) : file)
      if (outcome.ok && outcome.value.verdict === 'valid') valid += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  delay.disable()
  return {
    seconds: (performance.now() - started) / 1000,
    delay: delay.percentile(99) / 1e6,
    lost: BATCH - 1 - valid,
  }
}

export const verify: Scenario = {
  name: 'verify',
  hasOwnServer: true,
  about:
    'CPU of verifying a small signed document, against a process of pdfsig; a batch of 500 with a corrupt file',
  async run() {
    const signed = await makeSigned()
    const own = ownCpu(signed)
    const pdfsig = pdfsigCpu(signed.file)
    const { seconds, delay, lost } = await runBatch(signed)
    return {
      rows: [],
      ratios: [],
      findings: [
        finding('ms of CPU for one document', own, 10),
        ...(pdfsig === undefined
          ? []
          : [finding('ms of CPU, pdfsig', pdfsig), finding('of the CPU of pdfsig', own / pdfsig, 0.2)]),
        finding('s for 500 documents', seconds),
        finding('ms event loop delay meanwhile, 99 %', delay, 25),
        finding('documents of the batch without their verdict', lost, 0),
      ],
    }
  },
}
