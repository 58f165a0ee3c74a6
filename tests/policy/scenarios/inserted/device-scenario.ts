import { randomUUID } from 'node:crypto'
import type { Client } from '@tamga/core/testing'
import { runAsOwner } from '../../world/policy-world.ts'
import type { Step } from '../change-scenario.ts'

/** A machine of the administrator that waits for approval; how one comes with its key is told in tests/shells. */
async function insertDevice(admin: Client, databaseUrl: string): Promise<string> {
  const id = randomUUID()
  const { tenant, user } = (await admin.get('/me')).body
  await runAsOwner(
    databaseUrl,
    `insert into shell_device (tenant_id, id, name, platform, public_key, key_thumbprint, status, registered_by)
     values ('${tenant.id}', '${id}', 'Касс', 'kiosk', '{}', '${id}', 'pending', '${user.id}')`,
  )
  return id
}

export function deviceSteps(admin: Client, databaseUrl: string): Step[] {
  const ROOT = '/api/v1/organisation/devices/:id'
  const known = { id: '' }
  const device = () => `/organisation/devices/${known.id}`
  const approve = () => admin.post(`${device()}/approve`)
  const change = () => admin.put(device(), { name: 'Касс 2' })
  const revoke = () => admin.post(`${device()}/revoke`)
  const changePolicy = () => admin.put('/organisation/device-policy', { requires_approval: true })
  return [
    { route: 'PUT /api/v1/organisation/device-policy', run: changePolicy },
    { route: 'PUT /api/v1/organisation/device-policy', changes: 0, run: changePolicy },
    {
      route: `POST ${ROOT}/approve`,
      prepare: async () => {
        known.id = await insertDevice(admin, databaseUrl)
      },
      run: approve,
    },
    { route: `POST ${ROOT}/approve`, changes: 0, run: approve },
    { route: `PUT ${ROOT}`, run: change },
    { route: `PUT ${ROOT}`, changes: 0, run: change },
    { route: `POST ${ROOT}/revoke`, run: revoke },
    { route: `POST ${ROOT}/revoke`, changes: 0, run: revoke },
  ]
}
