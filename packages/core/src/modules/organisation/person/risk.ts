import type { Context } from '../../../kernel/context.ts'
import { ADMIN } from '../../access/index.ts'
import type { FactorState } from '../../factors/index.ts'
import type { Member } from '../members/member-store.ts'
import type { SignInFacts } from './person-store.ts'

export type RiskLevel = 'low' | 'medium' | 'high'
export type Finding = { code: string; level: RiskLevel; title: string; reason: string }
export type Risk = { level: 'none' | RiskLevel; findings: Finding[] }

/** Facts that are more than so many days old are looked at; fewer would find people on holiday. */
const DORMANT_DAYS = 45
const UNUSED_DAYS = 90
export const FAILURE_DAYS = 7
const MANY_FAILURES = 5
const VERY_MANY_FAILURES = 20

export type RiskFacts = {
  readonly member: Member
  readonly factor: FactorState
  /** Absent for a caller who may not know. */
  readonly signIns: SignInFacts | null
  /** Permissions beyond the default role, with the day of their last use. */
  readonly permissions: readonly { readonly last_used_on: string | null }[]
  readonly oldestGrant: string | null
}

type Found = { code: string; level: RiskLevel; params?: Record<string, string | number> }

/** Rules over facts, each told with its reason: nobody is judged by a number that cannot be explained. */
export function judgeRisk(ctx: Context, facts: RiskFacts): Risk {
  if (facts.member.status === 'left') return { level: 'none', findings: [] }
  const found = [...factorFindings(facts), ...useFindings(facts), ...failureFindings(facts)]
  const text = (key: string, params?: Found['params']) =>
    ctx.services.translator.text(ctx.language, key, params)
  const findings = found
    .sort((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level))
    .map(({ code, level, params }) => ({
      code,
      level,
      title: text(`risk.${code}`, params),
      reason: text(`risk.${code}.reason`, params),
    }))
  return { level: findings[0]?.level ?? 'none', findings }
}

const ORDER: readonly RiskLevel[] = ['low', 'medium', 'high']

const isAdministrator = ({ member }: RiskFacts): boolean => member.roles.some(({ key }) => key === ADMIN)

function factorFindings(facts: RiskFacts): Found[] {
  const isAdmin = isAdministrator(facts)
  const admin: Found[] = isAdmin ? [{ code: 'administrator', level: 'low' }] : []
  if (facts.factor.present || facts.member.status === 'invited') return admin
  if (isAdmin) return [...admin, { code: 'administrator_without_factor', level: 'high' }]
  return [
    ...admin,
    facts.factor.required ? { code: 'factor_due', level: 'medium' } : { code: 'no_factor', level: 'low' },
  ]
}

function useFindings({ member, permissions, oldestGrant }: RiskFacts): Found[] {
  if (member.status !== 'active') return []
  const days = daysSince(member.last_seen_at ?? member.created_at)
  if (days >= DORMANT_DAYS)
    return [{ code: member.last_seen_at ? 'dormant' : 'never_seen', level: 'medium', params: { days } }]
  const isOld = oldestGrant !== null && daysSince(oldestGrant) >= UNUSED_DAYS
  const unused = permissions.filter(({ last_used_on }) => daysSince(last_used_on) >= UNUSED_DAYS).length
  if (!isOld || unused === 0) return []
  return [{ code: 'unused_rights', level: 'low', params: { count: unused, days: UNUSED_DAYS } }]
}

function failureFindings({ signIns }: RiskFacts): Found[] {
  if (!signIns || signIns.failures < MANY_FAILURES) return []
  const level = signIns.failures >= VERY_MANY_FAILURES ? 'high' : 'medium'
  return [{ code: 'failed_sign_ins', level, params: { count: signIns.failures, days: FAILURE_DAYS } }]
}

const daysSince = (moment: string | null): number =>
  moment === null ? Number.POSITIVE_INFINITY : Math.floor((Date.now() - Date.parse(moment)) / 86_400_000)
