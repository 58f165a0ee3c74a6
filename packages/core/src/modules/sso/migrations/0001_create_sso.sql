-- Sign-ins that are on their way to another provider. Nothing here lets anyone in: the state and what the browser holds are
-- kept as hashes, and the nonce and the code verifier derive from what the browser holds.
create table sso_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- A provider of a tenant by its id; `peer` and `social` come from the settings.
  provider text not null,
  issuer text not null,
  return_to text not null,
  tenant text,
  trial_id uuid,
  expires_at timestamptz not null
);
create index sso_attempt_expiry on sso_attempt (expires_at);
select platform.admit('sso_attempt', 'select, insert, delete');

-- Where a session came from, in the words of its provider: what a logout of theirs names.
create table sso_session (
  session_id uuid primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  sid text
);
create index sso_session_subject on sso_session (provider, issuer, subject);
create index sso_session_sid on sso_session (provider, issuer, sid);
select platform.admit('sso_session', 'select, insert, delete');

-- Logout tokens already obeyed: each counts once.
create table sso_logout (
  provider text not null,
  jti_hash bytea not null,
  expires_at timestamptz not null,
  primary key (provider, jti_hash)
);
create index sso_logout_expiry on sso_logout (expires_at);
select platform.admit('sso_logout', 'select, insert, delete');

-- People who came through a provider of the whole installation: (provider, issuer, subject) is who they are there.
create table sso_identity (
  provider text not null,
  issuer text not null,
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  email text,
  first_login_at timestamptz not null default date_trunc('milliseconds', now()),
  last_login_at timestamptz not null default date_trunc('milliseconds', now()),
  logins integer not null default 1,
  primary key (provider, issuer, subject)
);
create unique index sso_identity_person on sso_identity (provider, issuer, person_id);
create index sso_identity_of_person on sso_identity (person_id);
select platform.admit('sso_identity', 'select, insert, update, delete');

-- Whose people an e-mail domain belongs to is asked before anybody is signed in.
create index person_email_domain on person ((split_part(email, '@', 2))) where email_verified_at is not null;
