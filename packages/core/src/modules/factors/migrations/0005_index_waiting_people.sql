-- A new password deletes what waits for a second factor.
create index waiting_sign_in_person on waiting_sign_in (person_id);
