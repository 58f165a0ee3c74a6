-- In which a contact is written to; nothing: in the language of the organisation.
alter table contact add column language text check (language in ('mn', 'en', 'ar', 'zh', 'fr', 'ru', 'es'));
