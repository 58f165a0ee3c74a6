import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const LOWEST = 20_000
const HIGHEST = 32_767

/** Where the system begins to take ports for outgoing connections: below, nothing but a listener takes one. */
const firstEphemeral = (): number => {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0])
  } catch {
    return HIGHEST + 1
  }
}

/** A port that a program can be told to listen on a while later, when none of a thousand new connections has taken it. */
export async function freePort(): Promise<number> {
  const span = Math.min(firstEphemeral() - 1, HIGHEST) - LOWEST
  for (;;) {
    const wanted = span > 1000 ? LOWEST + Math.floor(Math.random() * span) : 0
    const port = await bind(wanted)
    if (port !== null) return port
  }
}

async function bind(wanted: number): Promise<number | null> {
  const probe = createServer().listen(wanted)
  try {
    await once(probe, 'listening')
  } catch {
    return null
  }
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
