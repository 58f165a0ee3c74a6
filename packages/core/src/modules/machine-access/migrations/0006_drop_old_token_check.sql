-- No process that can run beside this release calls it: platform.identify_api_token took its place.
drop function platform.authenticate_api_token(bytea[]);
