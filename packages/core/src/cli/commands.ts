import type { Command } from './command.ts'
import { adminCreateCommand } from './commands/admin-create.ts'
import { adminResetCommand } from './commands/admin-reset.ts'
import { auditVerifyCommand } from './commands/audit-verify.ts'
import { keysRotateCommand } from './commands/keys-rotate.ts'
import { migrateCommand } from './commands/migrate.ts'
import { tenantExportCommand } from './commands/moving/tenant-export.ts'
import { tenantRestoreCommand } from './commands/moving/tenant-restore.ts'
import { backupNoteCommand } from './commands/operations/backup-note.ts'
import { jobsDropCommand, jobsListCommand, jobsRetryCommand } from './commands/operations/jobs.ts'
import { maintenanceOffCommand, maintenanceOnCommand } from './commands/operations/maintenance.ts'
import { peerAdmitCommand } from './commands/peers/peer-admit.ts'
import { passwordsLoadCommand } from './commands/people/passwords-load.ts'
import { peopleImportCommand } from './commands/people/people-import.ts'
import { secretsRotateCommand } from './commands/secrets/secrets-rotate.ts'
import { settingsDocsCommand } from './commands/settings-docs.ts'
import { tenantCreateCommand } from './commands/tenant-create.ts'
import { tenantListCommand } from './commands/tenant-list.ts'
import { verifyCommand } from './commands/verify.ts'
import { demoCommand } from './demo/demo.ts'
import { doctorCommand } from './doctor/doctor.ts'
import { serveCommand } from './serve/serve.ts'

/** Everything that `tamga` can do. */
export const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  doctorCommand,
  adminCreateCommand,
  adminResetCommand,
  tenantCreateCommand,
  tenantListCommand,
  tenantExportCommand,
  tenantRestoreCommand,
  keysRotateCommand,
  secretsRotateCommand,
  passwordsLoadCommand,
  peopleImportCommand,
  auditVerifyCommand,
  maintenanceOnCommand,
  maintenanceOffCommand,
  backupNoteCommand,
  jobsListCommand,
  jobsRetryCommand,
  jobsDropCommand,
  verifyCommand,
  peerAdmitCommand,
  demoCommand,
  settingsDocsCommand,
]
