import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })
const many = (insert: string): Volume => ({ rows: 'many', insert })

export const PROVIDER_AND_JOBS: Readonly<Record<string, Volume>> = {
  oidc_client:
    some(`insert into oidc_client (tenant_id, id, client_id, name, type, token_endpoint_auth_method, launch_uri, audience_roles, audience_units)
    select case when n <= 200 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('client', n), 'client-' || n, 'Апп ' || n, 'public', 'none',
           'https://app-' || n || '.example/', case when n % 2 = 0 then array[pg_temp.id('role', 3)] end, case when n % 2 = 0 then array[pg_temp.id('unit', 3)] end
      from generate_series(1, $rows) n`),
  tenant_onboarding: some(`insert into tenant_onboarding (tenant_id, hidden_at)
    select pg_temp.id('tenant', n), now() from generate_series(1, $rows) n`),
  own_application:
    some(`insert into own_application (tenant_id, person_id, client_id, favourite_at, last_opened_at)
    select $tenant, pg_temp.id('person', n), 'client-' || (1 + n % 200), now(), now() from generate_series(1, $rows) n`),
  oidc_client_use: some(`insert into oidc_client_use (tenant_id, client_id, day, sign_ins)
    select $tenant, 'client-' || n, current_date, n from generate_series(1, $rows) n`),
  oidc_logout_delivery:
    some(`insert into oidc_logout_delivery (tenant_id, id, client_id, session_id, person_id, cause, status, finished_at)
    select $tenant, pg_temp.id('delivery', n), 'client-' || (1 + n % 200), pg_temp.id('ended', n), pg_temp.id('person', n), 'logout', 'delivered', now()
      from generate_series(1, $rows) n`),
  oidc_grant:
    many(`insert into oidc_grant (tenant_id, id, person_id, client_id, session_id, offline, payload, expires_at)
    select $tenant, pg_temp.id('grant', n), pg_temp.id('person', n), 'client-' || (1 + n % 200), pg_temp.id('session', n), false, '{}', now() + interval '14 days'
      from generate_series(1, $rows) n`),
  oidc_token: many(`insert into oidc_token (id, model, grant_id, client_id, payload, expires_at)
    select sha256(('token' || n)::bytea), 'RefreshToken', pg_temp.id('grant', n), 'client-' || (1 + n % 200), '{}', now() + n * interval '1 minute'
      from generate_series(1, $rows) n`),
  oidc_consent: some(`insert into oidc_consent (tenant_id, person_id, client_id, scopes)
    select $tenant, pg_temp.id('person', n), 'client-' || (1 + n % 200), '{openid}' from generate_series(1, $rows) n`),
  oidc_device: some(`insert into oidc_device (id, user_code, client_id, expires_at, poll_interval)
    select sha256(('device' || n)::bytea), sha256(('code' || n)::bytea), 'client-' || (1 + n % 200), now() + interval '1 day', 5
      from generate_series(1, $rows) n`),
  ring_peer: some(`insert into ring_peer (id, name, base_url, status)
    select pg_temp.id('peer', n), 'Суулгац ' || n, 'https://peer-' || n || '.example', 'active' from generate_series(1, 20) n where $rows > 0`),
  ring_message:
    some(`insert into ring_message (id, peer_id, service, direction, message_id, status, digest, size, created_at)
    select pg_temp.id('ring', n), pg_temp.id('peer', 1 + n % 20), 'letters', 'out', pg_temp.id('sent', n), case when n % 50 = 0 then 'dead' else 'delivered' end,
           'x', 10, now() - n * interval '1 minute' from generate_series(1, $rows) n`),
  ring_evidence: some(`insert into ring_evidence (seq, entry, hash)
    select n, '{}', 'x' from generate_series(1, $rows) n`),
  sso_attempt:
    some(`insert into sso_attempt (state_hash, browser_hash, provider, issuer, return_to, expires_at)
    select sha256(('state' || n)::bytea), 'x', 'peer', 'https://issuer.example', '/', now() + interval '1 day' from generate_series(1, $rows) n`),
  sso_session: some(`insert into sso_session (session_id, provider, issuer, subject, sid)
    select pg_temp.id('session', n), 'peer', 'https://issuer.example', 'subject-' || n, 'sid-' || n from generate_series(1, $rows) n`),
  sso_logout: some(`insert into sso_logout (provider, jti_hash, expires_at)
    select 'peer', sha256(('jti' || n)::bytea), now() + interval '1 hour' from generate_series(1, $rows) n`),
  domain_proof: some(`insert into domain_proof (tenant_id, domain, proven_by)
    select pg_temp.id('tenant', n), 'volume-' || n || '.example', 'dns' from generate_series(1, $rows) n`),
  sso_identity: some(`insert into sso_identity (provider, issuer, subject, person_id)
    select 'peer', 'https://issuer.example', 'subject-' || n, pg_temp.id('person', n) from generate_series(1, $rows) n`),
  national_identity:
    some(`insert into national_identity (id, source, subject, person_id, registration_number, civil_id)
    select pg_temp.id('national', n), 'eid', 'PNOMN-' || n, pg_temp.id('person', n), 'УА' || lpad(n::text, 8, '0'), n::text
      from generate_series(1, $rows) n`),
  national_session: some(`insert into national_session (session_id, identity_id)
    select pg_temp.id('session', n), pg_temp.id('national', n) from generate_series(1, $rows) n`),
  eid_request: some(`insert into eid_request (id_hash, browser_hash, sealed, expires_at)
    select sha256(('request' || n)::bytea), 'x', 'x', now() + interval '1 day' from generate_series(1, $rows) n`),
  dan_attempt: some(`insert into dan_attempt (state_hash, browser_hash, return_to, expires_at)
    select sha256(('gateway' || n)::bytea), 'x', '/', now() + interval '1 day' from generate_series(1, $rows) n`),
  federation_provider:
    some(`insert into federation_provider (tenant_id, id, slug, name, issuer, client_id, scope, claim_mapping)
    select case when n <= 20 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('provider', n), 'provider-' || n, 'Үйлчилгээ ' || n,
           'https://issuer-' || n || '.example', 'tamga', 'openid', '{"email":"email","name":"name","given_name":null,"family_name":null,"picture":null,"phone":null,"roles":null}' from generate_series(1, $rows) n`),
  federation_link:
    some(`insert into federation_link (tenant_id, id, provider_id, issuer, subject, person_id, email, last_login_at)
    select $tenant, pg_temp.id('federated', n), pg_temp.id('provider', 1 + n % 20), 'https://issuer.example', 'subject-' || n, pg_temp.id('person', n),
           'p' || n || '@volume.example', now() - n * interval '1 minute' from generate_series(1, $rows) n`),
  federation_provider_hour:
    some(`insert into federation_provider_hour (tenant_id, provider_id, hour, succeeded, failed)
    select $tenant, pg_temp.id('provider', 1 + n % 20), date_trunc('hour', now()) - (n / 20) * interval '1 hour', n % 7, n % 3
      from generate_series(1, $rows) n`),
  federation_trial:
    some(`insert into federation_trial (tenant_id, id, provider_id, token_hash, return_to, expires_at)
    select $tenant, pg_temp.id('trial', n), pg_temp.id('provider', 1 + n % 20), 'x', '/', now() + interval '1 day' from generate_series(1, $rows) n`),
  'jobs.job': some(`insert into jobs.job (id, task, tenant_id, run_at)
    select pg_temp.id('job', n), 'volume.later', $tenant, now() + interval '1 day' from generate_series(1, $rows) n`),
  'jobs.run': some(`insert into jobs.run (id, job_id, task, attempt, status, started_at)
    select pg_temp.id('run', n), pg_temp.id('job', n), 'volume.later', 1, 'succeeded', now() from generate_series(1, $rows) n`),
}
