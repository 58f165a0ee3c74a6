import { type Static, Type } from 'typebox'
import { Id, Nullable, OneOf, Shape } from '../../kernel/http/contract.ts'

const StepKey = OneOf('secret_key', 'brand', 'invite', 'application', 'sign_in', 'second_factor', 'backup')

export const Onboarding = Shape({
  hidden: Type.Boolean(),
  steps: Type.Array(Shape({ key: StepKey, done: Type.Boolean() }), {
    description:
      'what there is to do first, in a good order; those of the installation only for its operator',
  }),
  application: Nullable(
    Shape(
      { id: Id, name: Type.String(), launch_uri: Nullable(Type.String()) },
      { description: 'the newest application, to try a sign-in with' },
    ),
  ),
})

export const OnboardingBody = Shape({ hidden: Type.Boolean() })

export type OnboardingView = Static<typeof Onboarding>
