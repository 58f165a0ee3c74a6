import { type Context, inPlatform } from '../../../kernel/context.ts'
import { upsertDocumentClient } from '../../clients/index.ts'
import { documentUrl, readDocument } from './client-document.ts'
import { selectTenantsOfHost } from './host-store.ts'

const LARGEST = 64 * 1024
const SHORTEST = 300
const LONGEST = 86_400

const ageIn = (cacheControl: string | undefined): number => {
  const age = Number(/max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? SHORTEST)
  return Math.min(Math.max(age, SHORTEST), LONGEST)
}

/**
 * Brings the registration of an application up to date with the document at its client_id. Only hosts that some tenant lets in are asked,
 * through the guard of outbound calls; whatever fails leaves things as they were.
 */
export async function refreshDocumentClient(ctx: Context, id: string): Promise<void> {
  const { services } = ctx
  const url = documentUrl(services.settings, id)
  if (!url || (await selectTenantsOfHost(services.database, url.host)).length === 0) return
  try {
    const answer = await services.outbound.of(`client ${url.host}`).request({
      url,
      headers: { accept: 'application/json' },
      maxBytes: LARGEST,
      timeout: 5000,
    })
    if (answer.status !== 200) return
    const document = readDocument(services, url, answer.json())
    if (!document) return
    const seconds = ageIn(answer.headers['cache-control'])
    await inPlatform(ctx, 'document of an application', tx =>
      upsertDocumentClient(tx, { ...document, seconds }),
    )
  } catch (error) {
    services.log.info({ err: error, host: url.host }, 'the document of an application could not be read')
  }
}
