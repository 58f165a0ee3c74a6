import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** What a person keeps to sign in, and what waits for somebody to decide. */
export const ACCOUNTS_AND_FACTORS: Readonly<Record<string, Volume>> = {
  totp: some(`insert into totp (person_id, secret, confirmed_at)
    select pg_temp.id('person', n), 'x', now() from generate_series(1, $rows) n`),
  recovery_code: some(`insert into recovery_code (person_id, code_hash)
    select pg_temp.id('person', n), sha256(('code' || n)::bytea) from generate_series(1, $rows) n`),
  passkey:
    some(`insert into passkey (id, person_id, credential_id, public_key, counter, aaguid, is_synced, is_user_verified, name)
    select pg_temp.id('passkey', n), pg_temp.id('person', n), sha256(('passkey' || n)::bytea), 'x', 0,
           '00000000-0000-0000-0000-000000000000', true, true, 'Phone ' || n from generate_series(1, $rows) n`),
  remembered_device: some(`insert into remembered_device (id, person_id, token_hash, expires_at)
    select pg_temp.id('remembered', n), pg_temp.id('person', n), sha256(('remembered' || n)::bytea), now() + interval '1 day'
      from generate_series(1, $rows) n`),
  waiting_sign_in:
    some(`insert into waiting_sign_in (id, token_hash, person_id, tenant_id, proof, enrolls, expires_at)
    select pg_temp.id('waiting', n), sha256(('waiting' || n)::bytea), pg_temp.id('person', n), $tenant, '{}', n % 2 = 0,
           now() + interval '1 day' from generate_series(1, $rows) n`),
  passkey_challenge: some(`insert into passkey_challenge (challenge_hash, expires_at)
    select sha256(('challenge' || n)::bytea), now() + interval '1 day' from generate_series(1, $rows) n`),
  email_change:
    some(`insert into email_change (id, person_id, from_email, to_email, expires_at, confirmed_at, undo_id)
    select pg_temp.id('change', n), pg_temp.id('person', n), 'a@volume.example', 'b@volume.example', now() + interval '1 day',
           case when n % 2 = 0 then now() end, case when n % 2 = 0 then pg_temp.id('undo', n) end from generate_series(1, $rows) n`),
  account_closing: some(`insert into account_closing (person_id, closes_at)
    select pg_temp.id('person', n), now() + interval '30 days' from generate_series(1, $rows) n`),
  cross_device_request:
    some(`insert into cross_device_request (id_hash, browser_hash, code_hash, number, numbers, expires_at)
    select sha256(('id' || n)::bytea), 'x', sha256(('code' || n)::bytea), 10, '{10,20,30}', now() + interval '1 day'
      from generate_series(1, $rows) n`),
  mail_template: some(`insert into mail_template (tenant_id, kind, language, subject, heading, body)
    select pg_temp.id('tenant', n), 'invitation', 'mn', 'x', 'x', 'x' from generate_series(1, $rows) n`),
}
