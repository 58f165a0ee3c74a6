-- The endpoint of codes finds a session and what its person may do with an application by one statement.
grant execute on function platform.slide_after(integer) to tamga_platform;
