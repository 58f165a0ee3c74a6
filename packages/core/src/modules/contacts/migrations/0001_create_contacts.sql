-- People and organisations that the tenant does business with. Addresses and bank accounts are lists of values without a life of their own.
create table contact (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  kind text not null check (kind in ('person', 'organisation')),
  name text not null,
  -- By which namesakes are found: equality is an index condition under row-level security, LIKE is not.
  name_key text not null generated always as (lower(name collate platform.names)) stored,
  registry_number text,
  -- What the national registry answered last: the name there, and when.
  registry_name text,
  registry_checked_at timestamptz,
  organisation_id uuid,
  email text,
  phone text,
  note text not null default '',
  labels text[] not null default '{}',
  is_customer boolean not null default false,
  is_supplier boolean not null default false,
  addresses jsonb not null default '[]',
  bank_accounts jsonb not null default '[]',
  is_archived boolean not null default false,
  -- Where this one went when duplicates were merged; never a contact that was merged itself.
  merged_into uuid,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, organisation_id) references contact (tenant_id, id) on delete set null (organisation_id),
  foreign key (tenant_id, merged_into) references contact (tenant_id, id) on delete cascade,
  check (organisation_id is null or kind = 'person'),
  check (merged_into is null or merged_into <> id)
);
-- The lists: those in use, and those put away.
create index contact_name on contact (tenant_id, is_archived, name collate platform.names, id) where merged_into is null;
create index contact_created on contact (tenant_id, is_archived, created_at, id) where merged_into is null;
-- One number, one contact.
create unique index contact_registry_number on contact (tenant_id, registry_number)
  where registry_number is not null and merged_into is null;
create index contact_namesake on contact (tenant_id, name_key) where merged_into is null;
create index contact_email on contact (tenant_id, email) where email is not null and merged_into is null;
create index contact_phone on contact (tenant_id, phone) where phone is not null and merged_into is null;
create index contact_organisation on contact (tenant_id, organisation_id) where organisation_id is not null;
create index contact_merged on contact (tenant_id, merged_into) where merged_into is not null;
select platform.protect('contact');

-- What a contact is found by, word by word: a word is looked for by its beginning, a comparison that row-level security lets the index answer.
create table contact_word (
  tenant_id uuid not null references tenant (id) on delete cascade,
  word text collate "C" not null,
  contact_id uuid not null,
  primary key (tenant_id, word, contact_id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id) on delete cascade
);
create index contact_word_of on contact_word (tenant_id, contact_id);
select platform.protect('contact_word', 'select, insert, delete');

-- The labels of contacts once more, so that they are listed and looked for by an index.
create table contact_label (
  tenant_id uuid not null references tenant (id) on delete cascade,
  word text collate "C" not null,
  contact_id uuid not null,
  primary key (tenant_id, word, contact_id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id) on delete cascade
);
create index contact_label_of on contact_label (tenant_id, contact_id);
select platform.protect('contact_label', 'select, insert, delete');
