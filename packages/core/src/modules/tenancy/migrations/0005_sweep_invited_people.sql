-- Whose invitation was taken back before they ever joined is no member, and swept with the row of a person whom nobody is.
grant delete on membership to tamga_platform;

-- The job that keeps our own copies of pictures looks for the people who have one.
create index person_picture on person (picture) where picture is not null;
