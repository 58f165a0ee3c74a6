import type { RegisteredClient } from '../../clients/index.ts'
import { logoAddress } from '../../logos/index.ts'

/** The client as the pages show it. */
export const clientSummary = ({ client_id, name, logo_uri, document_host }: RegisteredClient) => ({
  unverified_host: document_host,
  client_id,
  name,
  logo_uri,
  logo_address: logoAddress(logo_uri),
})
