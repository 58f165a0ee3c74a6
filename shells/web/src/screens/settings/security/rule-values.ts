import type { Security } from '../../../data/settings.ts'

/** The rules as the form holds them: roles by id. */
export type FactorValues = {
  required: Security['second_factor']['required']
  roles: string[]
  grace_days: number
  federated_counts: boolean
}

export type PasskeyValues = Security['passkeys']

export type PasswordValues = Security['password']

/** Methods of which an organisation decides nothing but whether it takes them. */
export const SWITCHED = ['eid', 'dan', 'social', 'providers'] as const
export type SwitchValues = Pick<Security, (typeof SWITCHED)[number]>

export type RuleValues = SwitchValues & {
  second_factor: FactorValues
  passkeys: PasskeyValues
  password: PasswordValues
}

export const switchValuesOf = ({ eid, dan, social, providers }: Security): SwitchValues => ({
  eid,
  dan,
  social,
  providers,
})

export const factorValuesOf = ({ second_factor }: Security): FactorValues => ({
  required: second_factor.required,
  roles: second_factor.roles.map(({ id }) => id),
  grace_days: second_factor.grace_days,
  federated_counts: second_factor.federated_counts,
})
