-- The settings of the platform are written: the owner is under the policies again.
alter table platform_setting force row level security;
