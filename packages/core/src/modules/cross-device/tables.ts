import type { Acr } from '../../kernel/context.ts'

export type CrossDeviceTables = {
  cross_device_request: {
    id_hash: Buffer
    browser_hash: Buffer
    code_hash: Buffer
    number: number
    numbers: number[]
    tenant: string | null
    ip: string | null
    user_agent: string | null
    requested_at: string
    expires_at: string
    person_id: string | null
    session_id: string | null
    auth_methods: string[] | null
    acr: Acr | null
    decision: 'allowed' | 'denied' | null
  }
}
