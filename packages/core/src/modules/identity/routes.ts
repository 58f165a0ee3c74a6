import type { Context } from '../../kernel/context.ts'
import { factorCookieName, sessionCookieName } from '../../kernel/http/cookies.ts'
import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { ReplyTools, RouteDefinition } from '../../kernel/http/route-definition.ts'
import { setUp } from './bootstrap.ts'
import * as contract from './contract.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords/passwords.ts'
import { requestEmailVerification, verifyEmail } from './profile/email-verification.ts'
import { changePicture, changeProfile, readMe, SESSION_WITH_PROFILE } from './profile/profile.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions.ts'
import { setDeviceCookie } from './sign-in/device-cookie.ts'
import { setLastUsed } from './sign-in/last-used-cookie.ts'
import type { SecondFactorDue } from './sign-in/second-factor.ts'
import { type Entered, type SignedIn, signInWithPassword, signOut } from './sign-in/sign-in.ts'
import { switchTenant } from './sign-in/switch-tenant.ts'

export function withSessionCookie(ctx: Context, reply: ReplyTools, signedIn: SignedIn): SignedIn {
  const { settings } = ctx.services
  reply.cookie(sessionCookieName(settings), signedIn.session.token, { maxAge: settings.SESSION_MAX })
  const { method, ...answer } = signedIn
  if (method) setLastUsed(ctx, reply, { email: answer.user.email, method })
  return answer
}

/** What every sign-in answers with: the cookie of the session, or the one that binds a second factor to this browser. */
export function withEntranceCookie(
  ctx: Context,
  reply: ReplyTools,
  entered: Entered,
): SignedIn | Pick<SecondFactorDue, 'mfa'> {
  if ('session' in entered) return withSessionCookie(ctx, reply, entered)
  reply.cookie(factorCookieName(ctx.services.settings), entered.browser_secret, { maxAge: 600 })
  return { mfa: entered.mfa }
}

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/auth/login',
    {
      summary: 'Sign in with e-mail and password',
      duringMaintenance: true,
      body: contract.LoginBody,
      reply: contract.EntranceReply,
      problems: [
        'invalid_credentials',
        'email_unverified',
        'not_a_member',
        'login_method_disabled',
        'network_not_allowed',
        'too_many_requests',
        'other_person',
      ],
    },
    async (ctx, { body }, reply) => {
      const { entered, user, password_hash } = await signInWithPassword(ctx, body)
      const answer = withEntranceCookie(ctx, reply, entered)
      if ('session' in entered) setDeviceCookie(ctx, reply, { ...user, password_hash })
      return answer
    },
  ),
  sessionRoute(
    'POST',
    '/auth/logout',
    { summary: 'End this session', allowsWeakSession: true, duringMaintenance: true },
    async (ctx, _input, reply) => {
      await signOut(ctx)
      reply.cookie(sessionCookieName(ctx.services.settings), '', { maxAge: 0 })
    },
  ),
  sessionRoute(
    'POST',
    '/auth/switch-tenant',
    {
      summary: 'Move the session to another tenant of the person',
      allowsWeakSession: true,
      body: contract.SwitchBody,
      reply: contract.LoginReply,
      problems: ['not_a_member', 'reauthentication_required', 'network_not_allowed', 'step_up_required'],
    },
    async (ctx, { body }, reply) => withSessionCookie(ctx, reply, await switchTenant(ctx, body.tenant)),
  ),
  openRoute(
    'POST',
    '/auth/password/forgot',
    {
      summary: 'Ask for a link to choose a new password',
      body: contract.ForgotBody,
      reply: contract.ForgotReply,
      status: 202,
    },
    async (ctx, { body }) => {
      await forgotPassword(ctx, body)
      return { status: 'accepted' as const }
    },
  ),
  openRoute(
    'POST',
    '/auth/password/reset',
    {
      summary: 'Choose a new password with a link',
      body: contract.ResetBody,
      problems: ['link_invalid', 'password_unacceptable'],
    },
    async (ctx, { body }) => resetPassword(ctx, body),
  ),
  openRoute(
    'POST',
    '/auth/email/verify',
    {
      summary: 'Confirm an e-mail address with a link',
      body: contract.VerifyBody,
      problems: ['link_invalid'],
    },
    async (ctx, { body }) => verifyEmail(ctx, body.token),
  ),
  openRoute(
    'POST',
    '/auth/setup',
    {
      summary: 'Make the first tenant and its administrator with the link of the first start',
      body: contract.SetupBody,
      reply: contract.SetupReply,
      status: 201,
      problems: ['link_invalid', 'setup_done', 'password_unacceptable', 'login_method_disabled'],
    },
    async (ctx, { body }, reply) => {
      const done = await setUp(ctx, body)
      return 'administrator' in done ? done : withEntranceCookie(ctx, reply, done)
    },
  ),
  sessionRoute(
    'GET',
    '/me',
    {
      summary: 'Who is signed in',
      reply: contract.MeReply,
      allowsWeakSession: true,
      identifiedBy: SESSION_WITH_PROFILE,
    },
    ctx => readMe(ctx),
  ),
  sessionRoute(
    'PATCH',
    '/me',
    {
      summary: 'Change the own profile',
      body: contract.ProfileBody,
      reply: contract.User,
      problems: ['stale_version', 'reauthentication_required'],
    },
    (ctx, { body }) => changeProfile(ctx, body),
  ),
  sessionRoute(
    'PUT',
    '/me/picture',
    {
      summary:
        'Upload the own photograph: PNG, JPEG or WebP, up to 256 KB; a new picture is made of its pixels',
      consumes: 'image',
      reply: contract.User,
      problems: ['picture_unreadable', 'picture_dimensions', 'reauthentication_required'],
    },
    (ctx, { body }) => changePicture(ctx, body),
  ),
  sessionRoute(
    'PUT',
    '/me/password',
    {
      summary: 'Choose a new password; ends the other sessions',
      body: contract.PasswordBody,
      problems: ['password_wrong', 'password_unacceptable'],
    },
    async (ctx, { body }, reply) => {
      const password_hash = await changePassword(ctx, body)
      setDeviceCookie(ctx, reply, { ...ctx.person, password_hash })
    },
  ),
  sessionRoute(
    'POST',
    '/me/email/verify',
    { summary: 'Send a link that confirms the own e-mail address', reply: contract.ForgotReply, status: 202 },
    async ctx => {
      await requestEmailVerification(ctx)
      return { status: 'accepted' as const }
    },
  ),
  sessionRoute(
    'GET',
    '/me/sessions',
    { summary: 'Own sessions', query: contract.OwnSessionsQuery, reply: contract.OwnSessions },
    (ctx, { query }) => listOwnSessions(ctx, query),
  ),
  sessionRoute(
    'DELETE',
    '/me/sessions',
    { summary: 'End all own sessions but this one', reply: contract.TerminatedReply },
    ctx => endOtherSessions(ctx),
  ),
  sessionRoute(
    'DELETE',
    '/me/sessions/:id',
    { summary: 'End one of the own sessions', params: contract.SessionParams, problems: ['current_session'] },
    (ctx, { params }) => endOwnSession(ctx, params.id),
  ),
]
