-- Whether the installation is under maintenance: off, on, or the time until which it is on.
insert into platform_setting (key, value) values ('platform.maintenance', '"off"');
