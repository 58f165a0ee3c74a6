-- Reports of an organisation say how many of its members have a second factor. Its role sees of these tables whose they are, of its own
-- members alone, and nothing else of them.
create policy members_of_the_tenant on passkey for select to tamga_app using (
  exists (select from membership m where m.tenant_id = platform.tenant_id() and m.person_id = passkey.person_id));
grant select (person_id) on passkey to tamga_app;
create policy members_of_the_tenant on totp for select to tamga_app using (
  exists (select from membership m where m.tenant_id = platform.tenant_id() and m.person_id = totp.person_id));
grant select (person_id, confirmed_at) on totp to tamga_app;
