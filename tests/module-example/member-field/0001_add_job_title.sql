alter table membership add column job_title text;
