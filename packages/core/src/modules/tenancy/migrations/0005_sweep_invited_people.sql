-- Whose invitation was taken back before they ever joined is no member, and swept with the row of a person whom nobody is.
grant delete on membership to tamga_platform;
