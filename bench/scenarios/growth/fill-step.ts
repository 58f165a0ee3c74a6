import { fill, run } from '../../postgres.ts'
import { seedSessions } from '../../seeds.ts'

/** How full a database is: organisations, and rows of sessions, of tokens and of the log, each. */
export type Step = { readonly tenants: number; readonly rows: number }

/** All rows in one organisation: that is the hardest for its lists and look-ups. */
export const fillStep =
  ({ tenants, rows }: Step) =>
  async (databaseUrl: string): Promise<void> => {
    await seedSessions(rows)(databaseUrl)
    await run(databaseUrl, [
      `insert into tenant (id, slug, name) select platform.uuidv7(), 'growth-' || i, 'Growth ' || i from generate_series(2, ${tenants}) i`,
      ...fill(
        'oidc_token',
        `insert into oidc_token (id, model, payload, expires_at)
         select sha256(convert_to('growth-' || i, 'utf8')), 'AccessToken', '{}', now() + interval '1 day' from generate_series(1, ${rows}) i`,
      ),
      // Sealed as they are written: sealing millions of records afterwards would run beside what is measured.
      ...fill(
        'audit_record',
        `with filled as (
         insert into audit_record (tenant_id, id, seq, at, kind, action, actor_name, target_name)
         select (select id from tenant where slug not like 'growth-%' limit 1), platform.uuidv7(), nextval('platform.audit_seq'),
                date_trunc('milliseconds', now()) - (${rows} - i) * interval '1 second', 'security', 'session.started', 'Member ' || i, 'Member ' || i
           from generate_series(1, ${rows}) i
         returning tenant_id, seq)
       insert into audit_seal (tenant_id, number, from_seq, to_seq, records, merkle_root, previous_hash, hash)
         select tenant_id, coalesce((select max(number) from audit_seal s where s.tenant_id = filled.tenant_id), 0) + 1,
                min(seq), max(seq), count(*), sha256(''), sha256(''), sha256('') from filled group by tenant_id`,
      ),
      'vacuum analyze tenant',
    ])
  }
