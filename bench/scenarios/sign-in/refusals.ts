import { startTamga } from '../../contestants/tamga.ts'
import { type Finding, finding } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { median } from '../../measurement/statistics.ts'
import { run } from '../../postgres.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const ADMIN = 'admin@bench.example'
const ACCOUNTS = ['nobody@bench.example', ADMIN, 'disabled@bench.example', 'passkey@bench.example'] as const
const IMPORTED = 'imported@bench.example'
/** bcrypt with the cost that most systems use. */
const BCRYPT = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

/** Times of two kinds may differ by what one run differs from the next. */
const BAR = 1.1

const person = (email: string) =>
  `insert into person (id, name, email, email_verified_at) values (gen_random_uuid(), 'B', '${email}', now())`

const seed = (databaseUrl: string) =>
  run(databaseUrl, [
    person('disabled@bench.example'),
    person('passkey@bench.example'),
    `insert into credential (person_id, password_hash)
       select d.id, c.password_hash from person d, person a join credential c on c.person_id = a.id
        where d.email = 'disabled@bench.example' and a.email = '${ADMIN}'`,
    `insert into membership (tenant_id, person_id, status, name, email)
       select t.id, p.id, 'suspended', 'B', p.email from tenant t, person p where p.email = 'disabled@bench.example'`,
  ])

const seedImported = (databaseUrl: string) =>
  run(databaseUrl, [
    person(IMPORTED),
    `insert into credential (person_id, password_hash, import_cost)
       select id, '${BCRYPT}', 105 from person where email = '${IMPORTED}'`,
  ])

export const refusals: Scenario = {
  name: 'login-refusals',
  about:
    'a wrong password for an unknown, a known, a disabled, a passkey-only and an imported account: do the times tell which?',
  async run(bench) {
    let address = ''
    const start = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'refusals',
        settings: { LOGIN_LIMIT_ACCOUNT: 'off', LOGIN_LIMIT_ADDRESS: 'off' },
        seed: async databaseUrl => {
          address = databaseUrl
          await seed(databaseUrl)
        },
        requests: () => [],
      })
    return withContenders([start], async ([tamga]) => {
      const origin = tamga!.load.origins[0]!
      const plain = await compare(bench, origin, { accounts: ACCOUNTS, turns: 40 })
      await seedImported(address)
      const mixed = await compare(bench, origin, { accounts: [...ACCOUNTS, IMPORTED], turns: 12 })
      return {
        rows: [],
        ratios: [],
        findings: [...tell('own hashes', plain), ...tell('with an imported hash', mixed)],
      }
    })
  },
}

type Plan = { accounts: readonly string[]; turns: number }

/** One after the other, in turns: what slows the machine down for a while slows down all of them. */
async function compare(
  bench: Bench,
  origin: string,
  { accounts, turns }: Plan,
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(accounts.map(account => [account, []]))
  for (let turn = 0; turn < turns + 3; turn++) {
    for (const account of accounts) {
      const took = await refuse(origin, account)
      // The first turns warm up.
      if (turn >= 3) times.get(account)!.push(took)
    }
  }
  bench.say(`  ${turns} refusals of each account`)
  return new Map([...times].map(([account, list]) => [account, median(list)]))
}

async function refuse(origin: string, email: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'surely not this one 5' }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 401) throw new Error(`${email}: ${answer.status}`)
  return performance.now() - started
}

function tell(what: string, medians: ReadonlyMap<string, number>): Finding[] {
  const all = [...medians.values()]
  return [
    ...[...medians].map(([account, ms]) => finding(`${what}: ${account}, ms`, Math.round(ms * 10) / 10)),
    finding(`${what}: slowest against fastest`, Math.max(...all) / Math.min(...all), BAR),
  ]
}
