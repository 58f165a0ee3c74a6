import { after } from 'node:test'
import { business } from '../../distributions/business/distribution.ts'
import {
  type BrowserWorld,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../browser/world/browser-world.ts'

/** For the options of each test. */
export const inBrowser = { skip: withoutBrowser, timeout: TEST_LIMIT }

/** The business flavour in a browser. */
export const startBusinessWorld = (): Promise<BrowserWorld> => startBrowserWorld({ after }, {}, business)
