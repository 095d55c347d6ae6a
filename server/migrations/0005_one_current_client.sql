-- New pages are handed one client's keys; older clients stay until their pages are gone. This keeps it to one.
create unique index wire_client_current on wire_client (is_current) where is_current;
