-- Who needs two factors in the tenant, since when, and how many days they have to add one; whether an identity provider that says it
-- asked for several counts.
alter table tenant_security
  add column second_factor text not null default 'off' check (second_factor in ('off', 'everyone', 'roles')),
  add column second_factor_roles uuid[] not null default '{}',
  add column second_factor_grace_days integer not null default 0 check (second_factor_grace_days between 0 and 365),
  add column second_factor_since timestamptz not null default date_trunc('milliseconds', now()),
  add column federated_counts boolean not null default false,
  -- Which passkeys may be registered in the tenant and used to enter it.
  add column passkeys_enabled boolean not null default true,
  add column passkey_user_verification text not null default 'required' check (passkey_user_verification in ('required', 'preferred', 'discouraged')),
  add column passkey_attachment text not null default 'any' check (passkey_attachment in ('any', 'platform', 'cross-platform')),
  add column aaguid_allow uuid[] not null default '{}',
  add column aaguid_deny uuid[] not null default '{}',
  -- False: nobody is in the tenant by password.
  add column password_enabled boolean not null default true,
  add column password_min_length integer check (password_min_length between 8 and 128);
