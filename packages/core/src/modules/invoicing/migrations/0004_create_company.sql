-- What the company says of itself on its documents, and when it reminds of what is overdue.
create table invoicing_company (
  tenant_id uuid not null references tenant (id) on delete cascade,
  -- Empty: the name of its brand.
  legal_name text not null default '',
  registry_number text not null default '',
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  bank_accounts jsonb not null default '[]',
  -- Days after the due day, one for each level.
  reminder_days smallint[] not null default '{3,14,30}',
  sends_reminders boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id)
);
select platform.protect('invoicing_company');

-- A level is sent once for a document, whoever asks for it and however many processes run.
create table invoice_reminder (
  tenant_id uuid not null references tenant (id) on delete cascade,
  invoice_id uuid not null,
  level smallint not null check (level > 0),
  sent_to text not null,
  language text not null,
  due numeric(20, 4) not null,
  -- Null: the schedule.
  sent_by text,
  sent_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, invoice_id, level),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id) on delete cascade
);
select platform.protect('invoice_reminder', 'select, insert');
