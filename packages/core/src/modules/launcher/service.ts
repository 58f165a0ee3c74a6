import { inPlatform, type SessionContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/http/problem.ts'
import type { PersonApplication } from '../access/index.ts'
import { logoAddress } from '../logos/index.ts'
import {
  type Mark,
  type OwnApplicationQuery,
  selectOwnApplications,
  upsertMark,
  type Viewer,
} from './store.ts'

const viewerOf = ({ tenant, person }: SessionContext): Viewer => ({
  tenant_id: tenant.id,
  person_id: person.id,
})

export async function listOwnApplications(ctx: SessionContext, query: OwnApplicationQuery) {
  const page = await inPlatform(ctx, 'applications of a person', tx =>
    selectOwnApplications(tx, viewerOf(ctx), query),
  )
  return {
    ...page,
    items: page.items.map(({ id: _id, ...application }) => ({
      ...application,
      logo_uri: logoAddress(application.logo_uri),
    })),
  }
}

/** An application that the person may not open is not there for them. */
export async function markApplication(ctx: SessionContext, mark: Mark): Promise<void> {
  const isThere = await inPlatform(ctx, 'applications of a person', tx => upsertMark(tx, viewerOf(ctx), mark))
  if (!isThere) throw notFound()
}

/** For the page about a member: what they may open, for those who may read the list of applications. */
export async function listApplicationsOf(
  ctx: SessionContext,
  personId: string,
): Promise<readonly PersonApplication[]> {
  if (!ctx.permissions.has('sso_clients.read')) return []
  const viewer = { tenant_id: ctx.tenant.id, person_id: personId }
  const { items } = await inPlatform(ctx, 'applications of a person', tx =>
    selectOwnApplications(tx, viewer, { limit: MOST_SHOWN }),
  )
  return items.map(({ client_id, name, logo_uri, last_opened_at }) => ({
    client_id,
    name,
    logo_address: logoAddress(logo_uri),
    may_open: true,
    last_opened_at,
  }))
}

const MOST_SHOWN = 200
