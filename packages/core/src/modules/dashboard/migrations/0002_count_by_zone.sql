-- A day begins where the clock of a time zone says. Figures that were kept without one are not found any more and counted again; the
-- old column keeps a value for processes that still write it.
alter table dashboard_figures add column zone text;
alter table dashboard_figures alter column utc_offset set default 0;
