import { SecretKeyMissing, SecretKeyUnknown } from '../kernel/crypto/secret-errors.ts'
import { DataFolderInUse, EmbeddedPostgresUnusable } from '../kernel/database/embedded/embedded.ts'
import { PortInUse } from '../kernel/http/connections/listen.ts'
import { AppError } from '../kernel/http/problem.ts'
import { ModulesContradict } from '../kernel/module/registry.ts'
import { SettingsError } from '../kernel/settings/settings.ts'
import { CommandFailure, EXIT } from './exit-code.ts'

const FOR_PEOPLE = [
  SettingsError,
  ModulesContradict,
  DataFolderInUse,
  EmbeddedPostgresUnusable,
  PortInUse,
  SecretKeyMissing,
  SecretKeyUnknown,
]

/** Codes of Node's sockets and of PostgreSQL (appendix A of its manual), with what to do about them. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; is PostgreSQL running, and is the port right?',
  ENOTFOUND: 'its host name cannot be resolved; is it spelt right?',
  EAI_AGAIN: 'its host name cannot be resolved just now; is the name server reachable?',
  ETIMEDOUT: 'it does not answer; does a firewall stand in between?',
  EHOSTUNREACH: 'there is no way to its host',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refused the password',
  '28000': 'it refused the user; does pg_hba.conf allow the connection?',
  '3D000': 'there is no such database; create it first',
  '42501':
    'the role of DATABASE_URL may not do that; it must own the database and be allowed to create roles',
  '53300': 'it has no free connection; raise max_connections or lower DATABASE_POOL',
  '57P03': 'it is still starting; try again in a moment',
}

/** Codes of the file system, for a folder that cannot be written. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file in the place of the folder',
}

/** A write into a file that is open already tells no path; of these only a disk can be the reason. */
const IS_OF_DISKS = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** A sentence about the file or folder that could not be written; undefined for any other error. */
function folderFault(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const fault = FOLDER_FAULTS[code ?? '']
  if (!fault || (path === undefined && !IS_OF_DISKS.has(code!))) return undefined
  const place = path ?? 'The data folder'
  return `${place} cannot be used: ${fault} (${code}).\nMake it writable, or set DATA_DIR to another folder.`
}

/** The code of an error, or of the first one inside an AggregateError or a cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code, errors } = error as { code?: unknown; errors?: unknown[] }
  if (typeof code === 'string') return code
  return codeOf(errors?.[0] ?? error.cause)
}

export const databaseFault = (error: unknown): string | undefined => DATABASE_FAULTS[codeOf(error)]

export type Explained = { message: string; exitCode: number }

/** Errors that people can act on are told in a sentence; a fault of ours keeps its stack. */
export function explainError(error: unknown): Explained {
  if (error instanceof CommandFailure) return error
  if (FOR_PEOPLE.some(kind => error instanceof kind))
    return { message: (error as Error).message, exitCode: EXIT.failed }
  if (error instanceof AppError) return { message: `Refused: ${error.code}`, exitCode: EXIT.failed }
  const folder = folderFault(error)
  if (folder) return { message: folder, exitCode: EXIT.failed }
  const fault = databaseFault(error)
  if (fault)
    return {
      message: `The database cannot be used: ${fault} (${codeOf(error)}).\nCheck DATABASE_URL, or run "tamga doctor".`,
      exitCode: EXIT.failed,
    }
  if (error instanceof Error && /^(Tamga refuses to start|migration |DATABASE_URL )/.test(error.message)) {
    return { message: error.message, exitCode: EXIT.failed }
  }
  return {
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    exitCode: EXIT.failed,
  }
}
