-- No process that can run beside this release calls them: platform.check_session and platform.identify_session took their place.
drop function platform.authenticate(text[]);
drop function platform.authenticate_by_hash(bytea[]);
drop function platform.authenticate_session(bytea[]);
