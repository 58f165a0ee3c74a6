import type { Contender } from '../contestants/contestant.ts'
import { authorised, startTamga } from '../contestants/tamga.ts'
import { compareInRounds } from '../measurement/comparison.ts'
import { ratioOf } from '../measurement/report.ts'
import type { Bench } from '../measurement/rounds.ts'
import { seedOrganisation } from '../seeds.ts'
import { type Scenario, withContenders } from './scenario.ts'

type Size = { readonly members: number; readonly records: number }
type List = { readonly path: string; readonly bar: number | null }

const SMALL: Size = { members: 1000, records: 1000 }
const LARGE: Size = { members: 150_000, records: 400_000 }

const hourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString()

/** A search must at least look at what it finds: where that grows with the tenant it is reported, without a bar. */
const LISTS: Readonly<Record<string, List>> = {
  'a page of members': { path: '/organisation/members', bar: 1.3 },
  'one member found': { path: '/organisation/members?q=member500@', bar: 1.3 },
  'one in ninety found': { path: '/organisation/members?q=member77', bar: null },
  'two letters': { path: '/organisation/members?q=me', bar: 1.5 },
  'two letters of nobody': { path: '/organisation/members?q=zz', bar: 1.5 },
  'a common role': { path: '/organisation/members?role=user', bar: 1.5 },
  'a rare role': { path: '/organisation/members?role=rare', bar: 1.5 },
  'by last visit': { path: '/organisation/members?sort=-last_seen_at', bar: 1.5 },
  // Up to ten thousand are counted.
  'a page and a count': { path: '/organisation/members?count=true', bar: null },
  dashboard: { path: '/dashboard', bar: 1.5 },
  'the log of an hour': { path: `/audit?from=${hourAgo()}`, bar: 1.5 },
  'the log by kind': { path: '/audit?kind=change', bar: 1.5 },
  // So many records are looked at for a page, where there are as many.
  'words in the log': { path: '/audit?q=nowhere', bar: null },
  'a group of actions': { path: '/audit?action=role.*', bar: null },
}

export const list: Scenario = {
  name: 'list',
  about:
    'pages of members, of the log and of the dashboard in a tenant of 1 000 members and in one of 150 000',
  async run(bench) {
    const starts = [SMALL, LARGE].map(size => () => startOf(bench, size))
    return withContenders(starts, async services => {
      const results = []
      for (const [name, { bar }] of Object.entries(LISTS))
        results.push(await compare(bench, services, { name, bar }))
      return {
        rows: results.flatMap(each => each.rows),
        ratios: results.flatMap(each => each.ratios),
        findings: [],
      }
    })
  },
}

type Question = { readonly name: string; readonly bar: number | null }

async function compare(bench: Bench, services: readonly Contender[], { name, bar }: Question) {
  const place = Object.keys(LISTS).indexOf(name)
  const contenders = services.map(service => ({
    ...service,
    name: `${name}, ${service.name}`,
    load: { ...service.load, requests: [service.load.requests[place]!] },
  }))
  const [small, large] = contenders.map(each => each.name) as [string, string]
  return compareInRounds(bench, contenders, samples => [ratioOf(samples, { of: large, against: small, bar })])
}

const startOf = (bench: Bench, size: Size) =>
  startTamga(bench.postgres, {
    name: `${size.members} members`,
    database: `list_${size.members}`,
    seed: seedOrganisation(size),
    requests: token => Object.values(LISTS).map(({ path }) => authorised(token, path)),
  })
