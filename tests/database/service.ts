import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  FIRST_TENANT,
  givenTenant,
  inTenant,
  receiveMail,
  until,
  withTenant,
} from '@tamga/core/testing'
import type { Ground } from './suite.ts'

/** The service does its whole work over this backend: sign-in, changes, jobs, seals. */
export function serviceTests(ground: Ground): void {
  test('a person signs in, sees who they are, changes something and moves to another tenant', async () => {
    const { admin, platform } = ground.world
    const me = await admin.get('/me')
    assert.equal(me.status, 200)
    const changed = await admin.patch('/me', { name: 'Болд Бат' })
    assert.equal(changed.status, 200, changed.text)
    await givenTenant(platform.ctx, 'second', me.body.user)
    const moved = await admin.post('/auth/switch-tenant', { tenant: 'second' })
    assert.equal(moved.status, 200, moved.text)
    const old = await admin.get('/me')
    assert.equal(old.status, 401)
    await admin.signIn(ADMIN_EMAIL, ADMIN_PASSWORD, FIRST_TENANT)
    assert.equal((await admin.get('/me')).body.user.name, 'Болд Бат')
  })

  test('named statements are used directly and not through a pooler', () => {
    assert.equal(ground.world.platform.services.database.prepare, !ground.backend.isPooled)
  })

  test('a job that a change ordered is done', async () => {
    await ground.world.stranger.post('/auth/password/forgot', { email: ADMIN_EMAIL })
    const mail = await receiveMail(ground.world.mailDir, ADMIN_EMAIL)
    assert.ok(mail.token)
  })

  test('audit records are sealed soon after they were written', async () => {
    const { admin, platform } = ground.world
    const tenant = (await admin.get('/me')).body.tenant
    await until('every record is under a seal', async () => {
      const verdict = (await admin.get('/audit/verify')).body
      return verdict.ok === true && verdict.unsealed === 0
    })
    const seals = await inTenant(withTenant(platform.ctx, tenant), tx =>
      tx.withTables<{ audit_seal: { number: number } }>().selectFrom('audit_seal').select('number').execute(),
    )
    assert.ok(seals.length > 0)
  })
}
