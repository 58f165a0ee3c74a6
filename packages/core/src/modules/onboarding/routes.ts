import { route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeOnboarding, readOnboarding } from './service.ts'

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/onboarding',
    {
      summary: 'The first steps of an organisation, and which of them are done',
      needs: 'manage',
      reply: contract.Onboarding,
    },
    ctx => readOnboarding(ctx),
  ),
  route(
    'PUT',
    '/onboarding',
    {
      summary: 'Put the list of first steps away, or bring it back',
      body: contract.OnboardingBody,
      reply: contract.Onboarding,
    },
    (ctx, { body }) => changeOnboarding(ctx, body),
  ),
]
