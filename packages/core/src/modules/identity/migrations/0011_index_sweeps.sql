-- What is over is swept away by its age, so that a sweep reads what it deletes and nothing else.
create index one_time_link_expiry on one_time_link (expires_at);
create index mail_message_finished on mail_message (finished_at) where finished_at is not null;
