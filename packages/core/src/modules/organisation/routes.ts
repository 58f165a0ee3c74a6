import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { listInvitations, resendInvitation, revokeInvitation } from '../invitations/index.ts'
import * as contract from './contract.ts'
import { importMembers } from './members/import.ts'
import { inviteMember } from './members/invite.ts'
import { grantRoleToMember, revokeRoleFromMember } from './members/member-roles.ts'
import { lockMemberDown, resumeMember, suspendMember } from './members/member-state.ts'
import { changeMember, listMembers, readMember, removeMember } from './members/members.ts'
import { personRoutes } from './person/person-routes.ts'
import { listPermissions } from './roles/permissions.ts'
import { changeRole, createRole, listRoles, readRole, removeRole } from './roles/roles.ts'
import { unitRoutes } from './units/unit-routes.ts'

const ROOT = '/api/v1/organisation'
const { MemberParams, GrantParams, InvitationParams, RoleParams } = contract

const members: RouteDefinition[] = [
  route(
    'GET',
    '/members',
    { summary: 'Members of the organisation', query: contract.MembersQuery, reply: contract.Members },
    (ctx, { query }) => listMembers(ctx, query),
  ),
  route(
    'POST',
    '/members',
    {
      summary: 'Invite a person by mail',
      stepUp: true,
      body: contract.InviteBody,
      reply: contract.Member,
      status: 201,
      problems: ['already_member', 'person_exists', 'password_unacceptable', 'not_available_in_production'],
    },
    async (ctx, { body }, reply) => created(reply, `${ROOT}/members`, await inviteMember(ctx, body)),
  ),
  route(
    'POST',
    '/members/import',
    {
      summary:
        'Invite everyone in a CSV file with the columns email, name, roles, unit, position, manager and employee_number, or nobody',
      stepUp: true,
      consumes: 'text/csv',
      query: contract.ImportQuery,
      reply: contract.ImportReply,
      problems: ['import_invalid'],
    },
    async (ctx, { query, body }, reply) => {
      const outcome = await importMembers(ctx, body, query.dry_run ?? false)
      if (!outcome.dry_run) {
        reply.status(201)
        reply.header('location', `${ROOT}/invitations`)
      }
      return outcome
    },
  ),
  route(
    'GET',
    '/members/:id',
    { summary: 'One member in detail', params: MemberParams, reply: contract.MemberDetail },
    (ctx, { params }) => readMember(ctx, params.id),
  ),
  route(
    'PATCH',
    '/members/:id',
    {
      summary: 'Change what the organisation keeps: name, unit, position, manager, employee number',
      params: MemberParams,
      body: contract.MemberBody,
      reply: contract.Member,
      problems: ['stale_version', 'wrong_state', 'administrator_protected'],
    },
    (ctx, { params, body }) => changeMember(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/members/:id',
    {
      summary: 'End a membership and its sessions',
      params: MemberParams,
      problems: ['last_admin', 'wrong_state', 'administrator_protected'],
    },
    (ctx, { params }) => removeMember(ctx, params.id),
  ),
  route(
    'PUT',
    '/members/:id/roles/:role_id',
    {
      summary: 'Give a member a role',
      stepUp: true,
      params: GrantParams,
      reply: contract.Member,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => grantRoleToMember(ctx, params.id, params.role_id),
  ),
  route(
    'DELETE',
    '/members/:id/roles/:role_id',
    {
      summary: 'Take a role from a member',
      params: GrantParams,
      reply: contract.Member,
      problems: ['last_admin', 'built_in_role', 'administrator_protected'],
    },
    (ctx, { params }) => revokeRoleFromMember(ctx, params.id, params.role_id),
  ),
  route(
    'POST',
    '/members/:id/suspend',
    {
      summary: 'Suspend a member and end their sessions',
      stepUp: true,
      params: MemberParams,
      body: contract.SuspendBody,
      reply: contract.Member,
      problems: ['last_admin', 'own_account', 'wrong_state', 'administrator_protected'],
    },
    (ctx, { params, body }) => suspendMember(ctx, params.id, body.reason),
  ),
  route(
    'POST',
    '/members/:id/resume',
    {
      summary: 'Take a suspension back',
      params: MemberParams,
      reply: contract.Member,
      problems: ['wrong_state', 'administrator_protected'],
    },
    (ctx, { params }) => resumeMember(ctx, params.id),
  ),
  route(
    'POST',
    '/members/:id/lockdown',
    {
      summary: 'Stop a member at once, with a reason',
      stepUp: true,
      params: MemberParams,
      body: contract.LockdownBody,
      reply: contract.Member,
      problems: ['reason_required', 'last_admin', 'own_account', 'wrong_state', 'administrator_protected'],
    },
    (ctx, { params, body }) => lockMemberDown(ctx, params.id, body.reason),
  ),
]

const invitations: RouteDefinition[] = [
  route(
    'GET',
    '/invitations',
    {
      summary: 'Invitations and how their mails fare',
      query: contract.InvitationsQuery,
      reply: contract.Invitations,
    },
    (ctx, { query }) => listInvitations(ctx, query),
  ),
  route(
    'POST',
    '/invitations/:id/resend',
    {
      summary: 'Send an invitation again with a new link',
      params: InvitationParams,
      reply: contract.Invitation,
      problems: ['invitation_wrong_state'],
    },
    (ctx, { params }) => resendInvitation(ctx, params.id),
  ),
  route(
    'DELETE',
    '/invitations/:id',
    { summary: 'Take an invitation back', params: InvitationParams, problems: ['invitation_wrong_state'] },
    (ctx, { params }) => revokeInvitation(ctx, params.id),
  ),
]

const changeShape = {
  params: RoleParams,
  body: contract.RoleChanges,
  reply: contract.Role,
  problems: ['stale_version', 'built_in_role', 'key_fixed', 'unknown_permission'],
} as const

const roles: RouteDefinition[] = [
  route(
    'GET',
    '/roles',
    { summary: 'Roles of the organisation', query: contract.RolesQuery, reply: contract.Roles },
    (ctx, { query }) => listRoles(ctx, query),
  ),
  route(
    'POST',
    '/roles',
    {
      summary: 'Add a role',
      body: contract.NewRole,
      reply: contract.Role,
      status: 201,
      problems: ['role_key_taken', 'unknown_permission'],
    },
    async (ctx, { body }, reply) => created(reply, `${ROOT}/roles`, await createRole(ctx, body)),
  ),
  route(
    'GET',
    '/roles/:id',
    { summary: 'One role', params: RoleParams, reply: contract.Role },
    (ctx, { params }) => readRole(ctx, params.id),
  ),
  route(
    'PUT',
    '/roles/:id',
    { ...changeShape, summary: 'Change a role', stepUp: true },
    (ctx, { params, body }) => changeRole(ctx, params.id, body),
  ),
  route(
    'PATCH',
    '/roles/:id',
    { ...changeShape, summary: 'Change some of a role', stepUp: true },
    (ctx, { params, body }) => changeRole(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/roles/:id',
    {
      summary: 'Delete a role',
      params: RoleParams,
      query: contract.DeleteRoleQuery,
      problems: ['built_in_role', 'role_in_use'],
    },
    (ctx, { params, query }) => removeRole(ctx, params.id, query.force),
  ),
  route(
    'GET',
    '/permissions',
    {
      summary: 'Permissions that a role may carry',
      query: contract.PermissionsQuery,
      reply: contract.PermissionList,
    },
    async (ctx, { query }) => listPermissions(ctx, query),
  ),
]

export const routes: RouteDefinition[] = [
  ...members,
  ...invitations,
  ...roles,
  ...unitRoutes,
  ...personRoutes,
]
