-- The tenant role reads one tenant, and every policy gives it an index to do so. Where one tenant holds most of a table the planner
-- would rather read the table as a whole, also for a page of fifty, and a plan made while a table was small would be kept while it
-- grows. Where an administrator made the roles, this is theirs to say.
do $$
begin
  execute format('alter role tamga_app in database %I set enable_seqscan = off', current_database());
exception
  when insufficient_privilege or undefined_object then
    raise notice 'the tenant role keeps the settings it has';
end $$;
