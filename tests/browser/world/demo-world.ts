import { randomBytes } from 'node:crypto'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  FIRST_TENANT,
  runTamga,
  shellFolder,
  startTestPlatform,
} from '@tamga/core/testing'
import { LANGUAGES } from '@tamga/formats'
import { government } from '../../../distributions/government/distribution.ts'
import { signIn } from '../../../distributions/sign-in/distribution.ts'

export type Credentials = { email: string; password: string; tenant: string }

/** Set, as in a real installation: without it the home page would warn. */
const SSO_SECRET_KEY = randomBytes(32).toString('base64')

/** Somebody with many roles shows more than somebody with one. */
const byRoles = (one: { roles: unknown[] }, other: { roles: unknown[] }) =>
  other.roles.length - one.roles.length

/** The product with the people and the two weeks of history of the demo, on a database of its own. */
export async function startDemo(after: (work: () => Promise<unknown>) => void) {
  const world = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      settings: { SHELL_DIR: await shellFolder(), LANGUAGES: LANGUAGES.join(','), SSO_SECRET_KEY },
      bootstrap: false,
    },
  )
  const demo = await runTamga(['demo', '--json'], {
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.mailDir,
    // Its simulated systems are those of the service that runs.
    PORT: new URL(world.origin).port,
    SSO_SECRET_KEY,
  })
  if (demo.code !== 0) throw new Error(`the demo could not be made:\n${demo.stderr}`)
  const { tenants, password } = JSON.parse(demo.stdout)
  const { administrator, tenant } = tenants[0]
  const credentials: Credentials = { email: administrator.email, password, tenant: tenant.slug }
  const admin = createClient(world.origin)
  await admin.signIn(administrator.email, password, tenant.slug)
  await admin.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
  const { body } = await admin.get('/organisation/members?status=active&sort=-last_seen_at&limit=50')
  const [person] = body.items.toSorted(byRoles)
  const documents = (await admin.get('/documents?status=in_approval&limit=1')).body.items
  return {
    origin: world.origin,
    credentials,
    person: person.id as string,
    document: documents[0].id as string,
  }
}

/** The government flavour with its simulated registry. Passwords are on: the pictures are of what comes after signing in. */
export async function startGovernment(after: (work: () => Promise<unknown>) => void) {
  const world = await startTestPlatform(
    { after },
    {
      distribution: government,
      settings: {
        SHELL_DIR: await shellFolder(),
        LANGUAGES: LANGUAGES.join(','),
        SSO_SECRET_KEY,
        PASSWORD_LOGIN: 'on',
      },
    },
  )
  await world.admin.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
  const credentials: Credentials = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, tenant: FIRST_TENANT }
  return { origin: world.origin, credentials }
}
