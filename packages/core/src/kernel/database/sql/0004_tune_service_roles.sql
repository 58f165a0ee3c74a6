-- The platform role reads and writes by key. A plan that was made while a table was small, and kept, would go on reading all of it;
-- and compiling a plan costs more than any of its statements. Where an administrator made the roles, this is theirs to say.
do $$
begin
  execute format('alter role tamga_platform in database %I set enable_seqscan = off', current_database());
  execute format('alter role tamga_platform in database %I set jit = off', current_database());
  execute format('alter role tamga_app in database %I set jit = off', current_database());
exception
  when insufficient_privilege or undefined_object then
    raise notice 'the service roles keep the settings they have';
end $$;
