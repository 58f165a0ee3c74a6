import {
  type Context,
  inPlatform,
  inTenant,
  PLATFORM_CHAIN,
  type SessionContext,
  type TenantRef,
} from '../../../kernel/context.ts'
import { notFound, operatorRequired } from '../../../kernel/http/problem.ts'
import { isOperator } from '../../tenancy/index.ts'
import { type ClientRow, type ClientTx, lockClient, selectClient } from '../client-store.ts'

/** The owner of a client: a tenant, or the nil tenant, which stands for the installation and belongs to the operators. */
export type ClientScope = Context & {
  readonly tenant: { readonly id: string }
  readonly owner: TenantRef | null
}

export const ownScope = (ctx: SessionContext): ClientScope => ({ ...ctx, owner: ctx.tenant })

export const installationScope = (ctx: Context): ClientScope => ({
  ...ctx,
  tenant: { id: PLATFORM_CHAIN },
  owner: null,
})

const operates = async (ctx: SessionContext): Promise<boolean> =>
  !ctx.session.confined && inPlatform(ctx, 'operator check', tx => isOperator(tx, ctx.person.id))

export async function requireInstallation(ctx: SessionContext): Promise<ClientScope> {
  if (!(await operates(ctx))) throw operatorRequired()
  return installationScope(ctx)
}

type Work<T> = (tx: ClientTx, scope: ClientScope, client: ClientRow) => Promise<T>

/** Runs work on a locked client of the caller's tenant, or of the installation when the caller is an operator. */
export const withLockedClient = <T>(ctx: SessionContext, id: string, work: Work<T>): Promise<T> =>
  findAndRun(ctx, work, (tx, { tenant }) => lockClient(tx, tenant.id, { id }))

export const withClient = <T>(ctx: SessionContext, id: string, work: Work<T>): Promise<T> =>
  findAndRun(ctx, work, (tx, { tenant }) => selectClient(tx, tenant.id, id))

type Find = (tx: ClientTx, scope: ClientScope) => Promise<ClientRow | undefined>

/** For everyone but operators a client of the installation does not exist: 404. */
async function findAndRun<T>(ctx: SessionContext, work: Work<T>, find: Find): Promise<T> {
  const attempt = (scope: ClientScope) => async (tx: ClientTx) => {
    const client = await find(tx, scope)
    return client && { done: await work(tx, scope, client) }
  }
  const own = await inTenant(ctx, attempt(ownScope(ctx)))
  if (own) return own.done
  const installed = (await operates(ctx)) && (await asInstallation(ctx, attempt(installationScope(ctx))))
  if (!installed) throw notFound()
  return installed.done
}

export const asInstallation = <T>(ctx: Context, work: (tx: ClientTx) => Promise<T>): Promise<T> =>
  inPlatform(ctx, 'clients of the installation', work)
