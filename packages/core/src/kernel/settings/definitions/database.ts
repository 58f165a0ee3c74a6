import { optional, setting } from '../definition.ts'
import { choice, integer } from '../kinds/basic.ts'
import { postgresUrl } from '../kinds/urls.ts'

export const database = {
  DATABASE_URL: optional(postgresUrl, {
    about: 'An external PostgreSQL (15 or newer), as a role that may migrate and create the service roles.',
    shownDefault: 'the embedded PostgreSQL under DATA_DIR',
    example: 'postgres://tamga:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  DIRECT_DATABASE_URL: optional(postgresUrl, {
    about: 'The same database past a pooler, for migrations, notifications and jobs.',
    shownDefault: 'DATABASE_URL',
    example: 'postgres://tamga:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  APP_DATABASE_URL: optional(postgresUrl, {
    about: 'The role for tenant work, where an administrator made the roles; all three role URLs or none.',
    shownDefault: 'derived from DATABASE_URL',
    example: 'postgres://tamga_app:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  PLATFORM_DATABASE_URL: optional(postgresUrl, {
    about: 'The role for sessions, sign-in and boot, where an administrator made the roles.',
    shownDefault: 'derived from DATABASE_URL',
    example: 'postgres://tamga_platform:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  JOBS_DATABASE_URL: optional(postgresUrl, {
    about: 'The role for background jobs, where an administrator made the roles.',
    shownDefault: 'derived from DATABASE_URL',
    example: 'postgres://tamga_jobs:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  BACKUP_DATABASE_URL: optional(postgresUrl, {
    about:
      'The role that makes backups, a superuser: "tamga tenant export" and "tamga tenant restore" alone use it. Not for the service.',
    shownDefault: 'DIRECT_DATABASE_URL',
    example: 'postgres://postgres:PASSWORD@db.example.mn:5432/tamga',
    secret: true,
  }),
  DATABASE_PREPARE: setting(choice('auto', 'on', 'off'), {
    about: 'Named prepared statements; auto switches them off when a pooler is found.',
    default: 'auto',
  }),
  DATABASE_POOL: setting(integer(1, 1000), {
    about: 'Most connections of one process for tenant work; the other roles take a share of it on top.',
    default: '10',
  }),
}
