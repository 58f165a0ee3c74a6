import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import type { Lookup } from './resolve-address.ts'

const RESOLVER_OPTIONS = { timeout: 1500, tries: 2 }

/**
 * Asks the name servers of the system directly. That occupies no thread, so no look-up has to wait for another, however many hang; what
 * only the system knows (names of /etc/hosts, search domains, short names) comes back empty and is asked of the system.
 */
export function createQuery(): Lookup {
  const resolver = new Resolver(RESOLVER_OPTIONS)
  const listed = namesOfHostsFile()
  return async hostname => {
    if (!hostname.includes('.') || listed.has(hostname)) return []
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map(address => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    )
  }
}

function namesOfHostsFile(): Set<string> {
  try {
    const lines = readFileSync('/etc/hosts', 'utf8').split('\n')
    return new Set(lines.flatMap(line => line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/).slice(1)))
  } catch {
    // No such file: nothing stands in it.
    return new Set()
  }
}
