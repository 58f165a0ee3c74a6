-- A suspension and a lock-down are an administrator's doing, and are told as that; which of the two it was, the audit log says.
update session_event set cause = 'admin' where cause in ('suspended', 'lockdown');
