import { PLATFORM_CHAIN, withTenant } from '../../kernel/context.ts'
import { created, operatorRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { AuditList, AuditQuery, listRecords } from '../audit/index.ts'
import { importPeople, PeopleImportBody, PeopleImportQuery, PeopleImportReply } from '../identity/index.ts'
import * as contract from './contract.ts'
import { cancelDeletion, requestDeletion } from './deletion.ts'
import { giveDomain } from './domains.ts'
import { exportTenant } from './export/export.ts'
import { changeMaintenance, readMaintenance } from './maintenance/maintenance.ts'
import { StatusResource } from './status/contract.ts'
import { readStatus } from './status/status.ts'
import { changeTenant, listTenants, openTenant, readTenant } from './tenants.ts'

const { TenantParams: params, TenantResource: reply } = contract

export const routes: RouteDefinition[] = [
  operatorRoute(
    'GET',
    '/tenants',
    { summary: 'All organisations', query: contract.TenantsQuery, reply: contract.Tenants },
    (ctx, { query }) => listTenants(ctx, query),
  ),
  operatorRoute(
    'POST',
    '/tenants',
    {
      summary: 'Create an organisation',
      body: contract.CreateBody,
      reply,
      status: 201,
      problems: ['slug_taken'],
    },
    async (ctx, { body }, tools) => created(tools, '/api/v1/platform/tenants', await openTenant(ctx, body)),
  ),
  operatorRoute('GET', '/tenants/:id', { summary: 'One organisation', params, reply }, (ctx, input) =>
    readTenant(ctx, input.params.id),
  ),
  operatorRoute(
    'PATCH',
    '/tenants/:id',
    {
      summary: 'Rename, suspend or resume an organisation',
      params,
      body: contract.PatchBody,
      reply,
      problems: ['stale_version', 'tenant_deleting', 'current_tenant'],
    },
    (ctx, input) => changeTenant(ctx, input.params.id, input.body),
  ),
  operatorRoute(
    'DELETE',
    '/tenants/:id',
    {
      summary: 'Close an organisation now and delete it after a delay',
      params,
      query: contract.DeleteQuery,
      body: contract.DeleteBody,
      reply,
      status: 202,
      problems: ['wrong_state', 'current_tenant'],
    },
    (ctx, input) => requestDeletion(ctx, input.params.id, input.body.reason ?? input.query.reason ?? null),
  ),
  operatorRoute(
    'POST',
    '/tenants/:id/restore',
    { summary: 'Take back the order to delete an organisation', params, reply, problems: ['wrong_state'] },
    (ctx, input) => cancelDeletion(ctx, input.params.id),
  ),
  operatorRoute(
    'GET',
    '/tenants/:id/export',
    {
      summary: 'Everything that an organisation owns, as JSON lines',
      params,
      produces: ['application/jsonl'],
    },
    (ctx, input) => exportTenant(ctx, input.params.id),
  ),
  operatorRoute(
    'GET',
    '/maintenance',
    { summary: 'Whether the installation is under maintenance', reply: contract.MaintenanceResource },
    ctx => readMaintenance(ctx),
  ),
  operatorRoute(
    'PUT',
    '/maintenance',
    {
      summary: 'Begin or end maintenance: everybody but operators is told to come back later',
      body: contract.MaintenanceBody,
      reply: contract.MaintenanceResource,
      problems: ['stale_version'],
    },
    (ctx, { body }) => changeMaintenance(ctx, body),
  ),
  operatorRoute(
    'GET',
    '/status',
    {
      summary:
        'How the installation is: processes, jobs, load, database, backup and keys; what is wrong and how to mend it',
      reply: StatusResource,
    },
    ctx => readStatus(ctx),
  ),
  operatorRoute(
    'POST',
    '/people/import',
    {
      summary:
        'Bring in people of another system with their password hashes; who exists already is left alone',
      query: PeopleImportQuery,
      body: PeopleImportBody,
      reply: PeopleImportReply,
      stepUp: true,
      problems: ['not_found'],
    },
    (ctx, { query, body }) => importPeople(ctx, { ...body, ...query }),
  ),
  operatorRoute(
    'PUT',
    '/domains/:domain',
    {
      summary: 'Say whose an e-mail domain is, without a record in the DNS; null: nobody’s',
      params: contract.DomainParams,
      body: contract.DomainBody,
      reply: contract.DomainResource,
    },
    (ctx, input) => giveDomain(ctx, input.params.domain, input.body.tenant),
  ),
  operatorRoute(
    'GET',
    '/audit',
    { summary: 'The log of what belongs to no organisation', query: AuditQuery, reply: AuditList },
    (ctx, { query }) => listRecords(withTenant(ctx, { id: PLATFORM_CHAIN }), query),
  ),
]
