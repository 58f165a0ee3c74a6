-- From which day on something was settled, and what each side gave up in the books for it: what was due on a past day can be told, and a
-- settlement can be undone.
alter table payment_allocation
  add column day date,
  add column invoice_book numeric(20, 4),
  add column other_book numeric(20, 4);
update payment_allocation a set day = p.day from payment p where p.tenant_id = a.tenant_id and p.id = a.payment_id;
update payment_allocation a set day = i.issued_on from invoice i where i.tenant_id = a.tenant_id and i.id = a.credit_id;
create index payment_allocation_day on payment_allocation (tenant_id, day);
