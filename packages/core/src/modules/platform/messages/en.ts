import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.tenant_deleting': 'This organisation is scheduled for deletion',
  'problem.tenant_deleting.detail':
    'It cannot be changed any more. To stop the deletion, contact the platform operator.',
  'problem.current_tenant': 'This is the organisation you are in now',
  'problem.current_tenant.detail': 'Switch to another organisation first, then try again.',
  'menu.tenants': 'Organisations',
  'audit.tenant.updated': 'Changed the organisation',
  'audit.tenant.suspended': 'Suspended the organisation',
  'audit.tenant.resumed': 'Resumed the organisation',
  'audit.tenant.deletion_requested': 'Scheduled the organisation for deletion',
  'audit.tenant.deletion_cancelled': 'Cancelled the deletion of the organisation',
  'audit.tenant.deleted': 'Deleted the organisation',
  'audit.tenant.exported': 'Exported the organisation’s data',
  'audit.tenant.restored': 'Restored the organisation from a copy',
  'audit.maintenance.began': 'Began maintenance of the system',
  'audit.maintenance.ended': 'Ended maintenance of the system',
  'audit.secrets.rotated': 'Encrypted stored secrets with the new key',
  'field.person_exists': 'Somebody has this address already',
  'field.repeated_address': 'This address is in the list twice',
  'field.hash_unknown': 'The form of the password hash is not known',
  'field.hash_too_costly': 'The password hash takes too long to compute',
  'menu.status': 'System status',
  'status.jobs_late': 'Background work has been waiting for more than {minutes} min',
  'status.jobs_late.mend':
    'Look in the log whether the processes reach the database. If there is much work, raise JOBS_CONCURRENCY or add processes.',
  'status.jobs_failed': 'Jobs that failed for good: {count}',
  'status.jobs_failed.mend':
    'The list below says which and why; remove the cause, then start them again with “tamga jobs retry”.',
  'status.versions_differ': 'Processes of different versions are running: {versions}',
  'status.versions_differ.mend': 'During an upgrade this is as it should be. Otherwise stop the older ones.',
  'status.overloaded': '{process}: requests turned away during the last minute because of load: {count}',
  'status.overloaded.mend':
    'Add processes (WEB_CONCURRENCY) or machines. The metric tamga_shared_places names an organisation that takes more than others.',
  'status.event_loop_late': '{process}: computing runs {ms} ms late',
  'status.event_loop_late.mend': 'There is more to compute than one core can do. Add processes or machines.',
  'status.memory_high': '{process} holds {megabytes} MB of memory',
  'status.memory_high.mend':
    '320 MB are usual under load. Restart it, and keep a heap snapshot if it grows again.',
  'status.pool_short': '{process}: requests waiting for a connection of the pool {pool}: {count}',
  'status.pool_short.mend': 'Look for slow statements below first. If there are none, raise DATABASE_POOL.',
  'status.far_side_away': '{target} does not answer',
  'status.far_side_away.mend':
    'Tell whoever runs it. It is tried once a second, and all goes on by itself when it is back.',
  'status.slow_statements': '{route}: slow statements (more than half a second): {count}',
  'status.slow_statements.mend':
    'The log says which (“a statement was slow”). Look whether the disk is busy and autovacuum keeps up.',
  'status.archive_failing': 'PostgreSQL cannot archive its write-ahead log',
  'status.archive_failing.mend':
    'See the error of archive_command in the log of the database. Until it is mended the disk fills up.',
  'status.backup_unknown': 'No backup is known',
  'status.backup_unknown.mend':
    'Archive the log (archive_mode), or let whatever makes backups run “tamga backup note” afterwards.',
  'status.backup_old': 'Days since the last backup: {days}',
  'status.backup_old.mend': 'Look at what makes the backups.',
  'status.secret_key_missing': 'SSO_SECRET_KEY is not set: credentials cannot be stored encrypted',
  'status.secret_key_missing.mend':
    'Make one with “openssl rand -base64 32” and keep it apart from the database.',
  'status.signing_key_missing': 'There is no active signing key',
  'status.signing_key_missing.mend': 'Run “tamga keys rotate”.',
  'status.maintenance_on': 'Maintenance is on: only operators get in',
  'status.maintenance_on.mend': 'When you are done: “tamga maintenance off”.',
})
