/** Another live process works on this data folder. */
export class DataFolderInUse extends Error {
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataFolderInUse'
    this.pid = pid
  }
}

/** The embedded PostgreSQL cannot run here; the message says what to do about it. */
export class EmbeddedPostgresUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddedPostgresUnusable'
  }
}

const FOLDER_FAULTS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file in the place of the folder',
}

/** How PostgreSQL itself says that there is no room left. */
export const isDiskFull = (output: string): boolean =>
  /No space left|Disk quota|Check free disk space/.test(output)

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Turns a file-system error into a sentence about the folder; everything else passes unchanged. */
export const explainFolderFault = (folder: string, error: unknown): unknown => {
  const fault = FOLDER_FAULTS[errorCode(error) ?? '']
  if (!fault) return error
  return new EmbeddedPostgresUnusable(
    `The data folder ${folder} cannot be used: ${fault}. Make room or set DATA_DIR to another folder.`,
    error,
  )
}
