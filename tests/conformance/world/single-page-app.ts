import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Afterwards } from '@tamga/core/testing'

const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('oidc-client-ts')),
  '..',
  'browser',
  'oidc-client-ts.min.js',
)

/** The whole application: its settings come from the test, all else from the library. */
const page = (settings: object): string => `<!doctype html>
<title>app</title>
<script src="/oidc-client-ts.js"></script>
<script>
  const settings = ${JSON.stringify(settings)}
  const store = new oidc.WebStorageStateStore({ store: localStorage })
  const manager = new oidc.UserManager({ ...settings, userStore: store, stateStore: store })
</script>
<p id="ready">app</p>`

export type SinglePageApp = { origin: string; setUp(settings: object): void }

/** An application that has nothing but a page, on an origin of its own. */
export async function startSinglePageApp(t: Afterwards): Promise<SinglePageApp> {
  const library = await readFile(LIBRARY)
  let document = ''
  const server = createServer((request, response) => {
    const isLibrary = request.url === '/oidc-client-ts.js'
    response.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isLibrary ? library : document)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    setUp(settings) {
      document = page(settings)
    },
  }
}
