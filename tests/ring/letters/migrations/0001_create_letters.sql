-- What arrived, without a constraint that would hide a second effect.
create table ring_letter (text text not null, sender text not null);
select platform.admit('ring_letter', 'select, insert');
