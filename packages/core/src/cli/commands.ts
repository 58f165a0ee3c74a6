import { adminCreateCommand } from './admin-create.ts'
import { adminResetCommand } from './admin-reset.ts'
import { auditVerifyCommand } from './audit-verify.ts'
import type { Command } from './command.ts'
import { demoCommand } from './demo.ts'
import { doctorCommand } from './doctor.ts'
import { keysRotateCommand } from './keys-rotate.ts'
import { migrateCommand } from './migrate.ts'
import { secretsRotateCommand } from './secrets-rotate.ts'
import { serveCommand } from './serve.ts'
import { settingsDocsCommand } from './settings-docs.ts'
import { tenantCreateCommand } from './tenant-create.ts'
import { tenantListCommand } from './tenant-list.ts'

/** Everything that `tamga` can do. */
export const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  doctorCommand,
  adminCreateCommand,
  adminResetCommand,
  tenantCreateCommand,
  tenantListCommand,
  keysRotateCommand,
  secretsRotateCommand,
  auditVerifyCommand,
  demoCommand,
  settingsDocsCommand,
]
