import type { ScimClient } from './scim-client.ts'

/** What a target said of itself, kept for an hour. */
export type ServiceProvider = { readonly patch: boolean }

export const FRESH_FOR_MS = 3_600_000

/** RFC 7643 §5. A target without the document is tried with PATCH; a refusal leads to PUT. */
export async function askServiceProvider(scim: ScimClient): Promise<ServiceProvider | null> {
  const { status, body } = await scim.ask('GET', '/ServiceProviderConfig')
  if (status !== 200 || !body) return null
  const patch = body['patch'] as { supported?: unknown } | undefined
  return { patch: patch?.supported === true }
}

export type Abilities = {
  /** Whether PATCH is to be tried. */
  patch(): Promise<boolean>
  /** PATCH was refused as unknown: no further try. */
  refusePatch(): void
  /** What was found out, to be kept. */
  learned(): ServiceProvider | null
}

export function createAbilities(scim: ScimClient, known: ServiceProvider | null): Abilities {
  const { quirks } = scim
  let learned: ServiceProvider | null = null
  return {
    async patch() {
      if (learned) return learned.patch
      if (quirks.patch !== 'ask') return quirks.patch === 'always'
      if (known) return known.patch
      learned = (await askServiceProvider(scim)) ?? { patch: true }
      return learned.patch
    },
    refusePatch() {
      learned = { patch: false }
    },
    learned: () => learned,
  }
}
