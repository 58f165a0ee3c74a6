import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

const LOWEST = 20_000
const HIGHEST = 32_767

/** As many as a process has open at once, and more; few enough that many processes have ports of their own. */
const SLICE = 100

/** Where the system begins to take ports for outgoing connections: below, nothing but a listener takes one. */
const firstEphemeral = (): number => {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0])
  } catch {
    return HIGHEST + 1
  }
}

type Slice = { readonly first: number; next: number }

const own: { slice?: Promise<Slice | null> } = {}

/**
 * Between the asking and the listening nobody else may be given the port, so each process has ports of its own: it listens on the
 * first of them for as long as it lives. Null where there is too little room for that.
 */
async function takeSlice(): Promise<Slice | null> {
  const slices = Math.floor((Math.min(firstEphemeral() - 1, HIGHEST) - LOWEST) / SLICE)
  for (let turn = 0; turn < slices; turn++) {
    const first = LOWEST + ((process.pid + turn) % slices) * SLICE
    const guard = await listen(first)
    if (guard) {
      guard.unref()
      return { first, next: 1 }
    }
  }
  return null
}

/** A port that a program can be told to listen on a while later, when none of a thousand new connections has taken it. */
export async function freePort(): Promise<number> {
  own.slice ??= takeSlice()
  const slice = await own.slice
  for (;;) {
    const probe = await listen(slice ? nextOf(slice) : 0)
    if (!probe) continue
    const { port } = probe.address() as { port: number }
    probe.close()
    await once(probe, 'close')
    return port
  }
}

function nextOf(slice: Slice): number {
  const port = slice.first + slice.next
  slice.next = slice.next === SLICE - 1 ? 1 : slice.next + 1
  return port
}

async function listen(port: number): Promise<Server | null> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}
