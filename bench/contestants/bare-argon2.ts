// What a password login cannot be cheaper than: one Argon2id verification with the service's parameters, behind Fastify.
import { hash, verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { startChild } from '../child.ts'
import { type Contestant, freePort } from './contestant.ts'

const PASSWORD = 'a long seal of bronze 1206'
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const bareArgon2: Contestant = async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = await startChild({
    program: new URL(import.meta.url),
    args: [String(port)],
    env: {},
    readyUrl: `${origin}/health`,
  })
  return {
    name: 'bare Argon2id',
    pids: [child.pid],
    connections: 2,
    load: {
      origins: [origin],
      requests: [
        {
          method: 'POST',
          path: '/login',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ password: PASSWORD }),
        },
      ],
    },
    stop: child.stop,
  }
}

async function serve(port: number): Promise<void> {
  const stored = await hash(PASSWORD, COST)
  const server = Fastify()
  server.get('/health', () => ({ status: 'ok' }))
  server.post<{ Body: { password: string } }>('/login', async ({ body }) => ({
    ok: await verify(stored, body.password),
  }))
  await server.listen({ host: '127.0.0.1', port })
}

if (import.meta.main) await serve(Number(process.argv[2]))
