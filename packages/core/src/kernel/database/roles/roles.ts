import pg from 'pg'
import { rolePassword } from '../../crypto/derive.ts'

export const SERVICE_ROLES = ['tamga_app', 'tamga_platform', 'tamga_jobs'] as const
export type ServiceRole = (typeof SERVICE_ROLES)[number]

/** The address of a service role: the owner's, with the role's name and its derived password. */
export function serviceUrl(ownerUrl: string, role: ServiceRole): string {
  const url = new URL(ownerUrl)
  const ownerPassword = decodeURIComponent(url.password)
  if (ownerPassword === '') {
    throw new Error(
      'DATABASE_URL has no password to derive the service roles from: add one, or set APP_DATABASE_URL, PLATFORM_DATABASE_URL and JOBS_DATABASE_URL',
    )
  }
  url.username = role
  url.password = rolePassword(ownerPassword, role)
  return url.href
}

const HARMLESS = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** Makes the service roles where they are missing or carry another password. Safe from many starting processes. */
export async function ensureServiceRoles(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    for (const role of SERVICE_ROLES) await ensureRole(owner, ownerUrl, role)
  } finally {
    await owner.end()
  }
}

async function ensureRole(owner: pg.Client, ownerUrl: string, role: ServiceRole): Promise<void> {
  if (await canConnect(serviceUrl(ownerUrl, role))) return
  const password = rolePassword(decodeURIComponent(new URL(ownerUrl).password), role)
  const secret = `login password '${password}'`
  await retryConcurrentRoleChange(async () => {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
    // An owner that is no superuser may not even name these attributes of a role that exists; the guard looks at them anyway.
    const statement = rowCount ? `alter role ${role} ${secret}` : `create role ${role} ${HARMLESS} ${secret}`
    await owner.query(statement)
  })
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name')
  await retryConcurrentRoleChange(() => owner.query(`grant connect on database ${rows[0]!.name} to ${role}`))
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

// Roles belong to the cluster while advisory locks belong to a database: processes that start on two databases of one
// cluster meet here, and PostgreSQL tells the later one "already exists" or "tuple concurrently updated".
async function retryConcurrentRoleChange(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await change()
      return
    } catch (error) {
      if (attempt === 20 || !isConcurrentRoleChange(error)) throw error
      await new Promise(resolve => setTimeout(resolve, 20 + Math.random() * 80 * attempt))
    }
  }
}

function isConcurrentRoleChange(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '42710' || code === '23505' || (code === 'XX000' && /concurrently/.test(message ?? ''))
}
