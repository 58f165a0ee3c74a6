-- What a settlement gave up is given back by a row of its own, below zero, from its own day on: what was due on a past day stays as it was
-- told then. Nothing is undone twice.
alter table payment_allocation drop constraint payment_allocation_amount_check;
alter table payment_allocation
  add column reverses_id uuid,
  add foreign key (tenant_id, reverses_id) references payment_allocation (tenant_id, id),
  add constraint payment_allocation_amount_check check (amount <> 0 and (amount > 0) = (reverses_id is null));
create unique index payment_allocation_reverses on payment_allocation (tenant_id, reverses_id) where reverses_id is not null;

-- Whoever allocates a payment says which state of it they saw.
alter table payment add column version integer not null default 1;
grant update (version) on payment to tamga_app;
