select platform.decides_rights('role');
select platform.decides_rights('role_permission');
