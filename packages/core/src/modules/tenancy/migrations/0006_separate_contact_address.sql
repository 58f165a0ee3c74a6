-- What a tenant's own provider says is somebody's address holds inside that tenant alone. Whom it brings owns no address of the
-- installation, so nobody learns by it whether the address belongs to somebody elsewhere. `email` is an address that a person
-- owns and is found by; `contact_email` is one that others gave, and belongs to nobody until it is verified.
alter table person alter column email drop not null;
alter table person add column contact_email text not null default '';
