-- A database of the release that had merged 0003 and 0004 got the function that judges lowered prices without its rights, and kept its older form.
revoke all on function platform.has_lowered_price(pos_lease, jsonb) from public;
grant execute on function platform.has_lowered_price(pos_lease, jsonb) to tamga_app;
drop function if exists platform.has_lowered_price(jsonb, timestamptz);
