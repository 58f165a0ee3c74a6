import type { Statement } from '../../../kernel/database/statements.ts'

// A failure does not change the time of last use. Rows of deleted clients are skipped. Ordered, so that two processes cannot
// deadlock.
export const ADD_USES: Statement = {
  name: 'add client uses',
  role: 'platform',
  text: `
  /* reads much: a batch of uses is added to the clients that it names */
  with used as (
    select u.* from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::int[], $7::int[], $8::timestamptz[])
        as u(tenant_id, client_id, day, sign_ins, refreshes, client_credentials, failures, used_at)
      join oidc_client c on c.client_id = u.client_id and c.tenant_id = u.tenant_id
     order by u.client_id, u.day
  ), counted as (
    insert into oidc_client_use as t (tenant_id, client_id, day, sign_ins, refreshes, client_credentials, failures)
    select tenant_id, client_id, day, sign_ins, refreshes, client_credentials, failures from used
        on conflict (tenant_id, client_id, day) do update
       set sign_ins = t.sign_ins + excluded.sign_ins, refreshes = t.refreshes + excluded.refreshes,
           client_credentials = t.client_credentials + excluded.client_credentials, failures = t.failures + excluded.failures
  )
  update oidc_client c set last_used_at = greatest(c.last_used_at, u.used_at)
    from (select client_id, max(used_at) as used_at from used group by client_id) u
   where c.client_id = u.client_id and u.used_at is not null`,
}
