import type { Statement } from '../../../../kernel/database/statements.ts'

const statement = (name: string, text: string): Statement => ({ name, role: 'platform', text })

/** Inserts nothing when the user code is taken. */
export const INSERT_DEVICE = statement(
  'oidc keep device',
  `with device as (
       insert into oidc_device (id, user_code, client_id, ip, user_agent, expires_at, poll_interval)
       values ($1, $2, $3, $4, $5, to_timestamp($6), $7) on conflict do nothing returning id)
     insert into oidc_token (id, model, client_id, payload, expires_at)
     select id, 'DeviceCode', $3, $8, to_timestamp($6) from device`,
)

/** Records a poll, and whether it came too early. */
export const UPDATE_POLLED = statement(
  'oidc poll device',
  `with known as (
       select id, coalesce(polled_at > now() - (poll_interval - 1) * interval '1 second', false) as is_hasty
         from oidc_device where id = $1 for update)
     update oidc_device d
        set polled_at = now(),
            poll_interval = case when known.is_hasty then least(d.poll_interval + 5, $2) else d.poll_interval end
       from known where d.id = known.id
     returning known.is_hasty`,
)

export const SELECT_EXPIRED: Statement = {
  ...statement(
    'oidc expired device',
    `select d.client_id from oidc_device d join oidc_token t on t.id = d.id
      where d.id = $1 and d.expires_at <= now() and t.consumed_at is null`,
  ),
  isRepeatable: true,
}
