-- Lists by state, whichever it is: the former index knew only some states, and no statement that takes the state as a parameter could use it.
create index ring_message_status on ring_message (status, id);
drop index ring_message_waiting;
