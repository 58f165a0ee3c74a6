import { readFile } from 'node:fs/promises'
import { after } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { createTestDatabase, ensureServiceRoles, pg } from '@tamga/core/testing'
import { restoreDatabase } from './pg-dump.ts'

export const RELEASED = new URL('./released/', import.meta.url)

/** The dump is older every day; what it holds must not have expired meanwhile. */
const RENEW = `
  update session set expires_at = now() + interval '1 day', idle_expires_at = now() + interval '1 day', last_seen_at = now();
  update oidc_token set expires_at = now() + interval '1 day',
         payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int + 86400))`

/** A database as a release left it, in a cluster of its own where one is named. */
export async function restoreRelease(release: string, cluster?: string): Promise<string> {
  const url = await createTestDatabase({ after }, cluster)
  await ensureServiceRoles(url)
  await restoreDatabase(url, gunzipSync(await readFile(new URL(`${release}.sql.gz`, RELEASED))).toString())
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(RENEW)
  await owner.end()
  return url
}
