-- An owner that is no superuser is itself under the forced policies: until 0010 it may write the settings of the platform.
alter table platform_setting no force row level security;
