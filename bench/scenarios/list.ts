import { authorised, startTamga } from '../contestants/tamga.ts'
import { ratioOf, rowsOf } from '../report.ts'
import { type Bench, runRounds } from '../rounds.ts'
import { seedMembers } from '../seeds.ts'
import { type Scenario, withContenders } from './scenario.ts'

const SIZES = [1000, 100_000] as const
const PATHS = {
  page: '/organisation/members?limit=50',
  /** One member, whatever the size. */
  find: '/organisation/members?limit=50&q=member500@',
  /** One in ninety. */
  search: '/organisation/members?limit=50&q=member77',
} as const

type Kind = keyof typeof PATHS

export const list: Scenario = {
  name: 'list',
  about: 'a page of members, and a search for some of them, in a tenant of 1 000 and of 100 000',
  async run(bench) {
    const results = []
    for (const kind of Object.keys(PATHS) as Kind[]) results.push(await compare(bench, kind))
    return { rows: results.flatMap(each => each.rows), ratios: results.map(each => each.ratio), findings: [] }
  },
}

async function compare(bench: Bench, kind: Kind) {
  const starts = SIZES.map(size => () => startOf(bench, kind, size))
  return withContenders(starts, async contenders => {
    const samples = await runRounds(bench, contenders)
    const [small, big] = contenders.map(({ name }) => name) as [string, string]
    // A search must at least look at what it finds: where that grows with the tenant it is reported, without a bar.
    return {
      rows: rowsOf(samples),
      ratio: ratioOf(samples, { of: big, against: small, bar: kind === 'search' ? null : 1.3 }),
    }
  })
}

const startOf = (bench: Bench, kind: Kind, size: number) =>
  startTamga(bench.postgres, {
    name: `${kind} of ${size} members`,
    database: `list_${kind}_${size}`,
    seed: seedMembers(size),
    requests: token => [authorised(token, PATHS[kind])],
  })
