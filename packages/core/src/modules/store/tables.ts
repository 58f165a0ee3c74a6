import type { Generated } from 'kysely'

export type StoreTables = {
  app_installation: {
    tenant_id: Generated<string>
    app: string
    /** The version that was compiled in when the app was installed. */
    version: string
    active: boolean
    installed_at: Generated<string>
    installed_by: string | null
  }
}
