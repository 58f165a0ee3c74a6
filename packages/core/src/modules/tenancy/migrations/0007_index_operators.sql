-- Whether somebody is the last operator is asked before their account is closed.
create index person_operator on person (id) where is_operator;
