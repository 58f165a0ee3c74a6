import { authorised } from '../../contestants/tamga.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { ratioOf } from '../../measurement/report.ts'
import { run } from '../../postgres.ts'
import { seedMembers } from '../../seeds.ts'
import { startAdministered } from '../../world/administrator.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SIZES = [1000, 100_000, 1_000_000] as const

export const sessions: Scenario = {
  name: 'sessions',
  about: 'a page of the sessions of a tenant that has 1 000, 100 000 and 1 000 000',
  isLong: true,
  async run(bench) {
    const starts = SIZES.map(
      size => () =>
        startAdministered(bench.postgres, {
          name: `page of ${size} sessions`,
          database: `sessions_${size}`,
          app: 'sso-sessions',
          seed: seedSessionsInOrder(size),
          requests: token => [authorised(token, '/sso/sessions?limit=50')],
        }),
    )
    return withContenders(starts, async contenders => {
      const [small, ...bigger] = contenders.map(({ name }) => name)
      const compared = await compareInRounds(bench, contenders, samples =>
        bigger.map(name => ratioOf(samples, { of: name, against: small!, bar: 1.3 })),
      )
      return { ...compared, findings: [] }
    })
  },
}

/** Sessions begun one after the other, for the list is in that order. */
const seedSessionsInOrder = (count: number) => async (databaseUrl: string) => {
  await seedMembers(Math.min(count, 10_000))(databaseUrl)
  await run(databaseUrl, [
    `insert into session (id, token_hash, person_id, tenant_id, created_at, idle_seconds, idle_expires_at, expires_at,
                          ip, user_agent, auth_methods)
       select platform.uuidv7(), sha256(convert_to('bench-session-' || i, 'utf8')), people.ids[1 + i % array_length(people.ids, 1)],
              (select id from tenant limit 1), date_trunc('milliseconds', now()) - i * interval '50 milliseconds',
              86400, now() + interval '1 day', now() + interval '2 days',
              '203.0.113.' || i % 256, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '{pwd}'
         from (select array_agg(person_id) as ids from membership) people, generate_series(1, ${count}) i`,
    'vacuum analyze session',
  ])
}
