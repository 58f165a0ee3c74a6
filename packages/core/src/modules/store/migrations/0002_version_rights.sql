select platform.decides_rights('app_installation');
