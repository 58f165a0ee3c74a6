import { after, before, describe } from 'node:test'
import { startTestPlatform, type TestPlatform } from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import type { Backend } from './backends.ts'
import { isolationTests } from './isolation.ts'
import { migrationTests } from './migration.ts'
import { serviceTests } from './service.ts'
import { startRefusalTests } from './start-refusals.ts'

/** What the tests of one backend stand on: set before the first of them runs. */
export type Ground = { backend: Backend; world: TestPlatform }

/** The same sentences on every way to reach PostgreSQL. */
export function describeBackend(name: string, skip: string | false, open: () => Promise<Backend>): void {
  describe(name, { skip }, () => {
    const ground = {} as Ground
    const cleanups: (() => Promise<unknown>)[] = []
    before(async () => {
      ground.backend = await open()
      cleanups.push(() => ground.backend.stop())
      const database = await ground.backend.emptyDatabase()
      cleanups.push(() => database.stop())
      ground.world = await startTestPlatform(
        { after: work => void cleanups.push(work) },
        {
          distribution: everyApp,
          databaseUrl: database.given,
          settings: { DIRECT_DATABASE_URL: database.direct },
        },
      )
    })
    after(async () => {
      for (const clean of cleanups.reverse()) await clean()
    })
    serviceTests(ground)
    isolationTests(ground)
    migrationTests(ground)
    startRefusalTests(ground)
  })
}
