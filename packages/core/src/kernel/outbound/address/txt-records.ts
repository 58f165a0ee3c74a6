import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 2000
const TRIES = 2

/** What the DNS says when there is no such name, or no such record at it. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/** The texts at a name; empty where there are none, undefined where the DNS gave no answer. */
export async function readTxtRecords(
  servers: readonly string[],
  name: string,
): Promise<string[] | undefined> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  try {
    // A long text comes in pieces of 255 bytes (RFC 1035 §3.3.14).
    return (await resolver.resolveTxt(name)).map(pieces => pieces.join(''))
  } catch (error) {
    return NOTHING.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined
  }
}
