-- A tenant's own wording of a mail, by language. What is not here has the wording of the product.
create table mail_template (
  tenant_id uuid not null default platform.tenant_id() references tenant (id) on delete cascade,
  kind text not null,
  language text not null,
  subject text not null,
  heading text not null,
  body text not null,
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, kind, language)
);
select platform.protect('mail_template');
