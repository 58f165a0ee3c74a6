import type { Security } from '../../../data/settings.ts'

/** The rules as the form holds them: roles by id, kinds of authenticators one to a line. */
export type FactorValues = {
  required: Security['second_factor']['required']
  roles: string[]
  grace_days: number
  federated_counts: boolean
}

export type PasskeyValues = Omit<Security['passkeys'], 'aaguid_allow' | 'aaguid_deny'> & {
  aaguid_allow: string
  aaguid_deny: string
}

export type PasswordValues = Security['password']

export type RuleValues = {
  second_factor: FactorValues
  passkeys: PasskeyValues
  password: PasswordValues
}

export const factorValuesOf = ({ second_factor }: Security): FactorValues => ({
  required: second_factor.required,
  roles: second_factor.roles.map(({ id }) => id),
  grace_days: second_factor.grace_days,
  federated_counts: second_factor.federated_counts,
})

export const passkeyValuesOf = ({ passkeys }: Security): PasskeyValues => ({
  ...passkeys,
  aaguid_allow: passkeys.aaguid_allow.join('\n'),
  aaguid_deny: passkeys.aaguid_deny.join('\n'),
})

const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

export const passkeyRulesOf = (values: PasskeyValues): Security['passkeys'] => ({
  ...values,
  aaguid_allow: linesIn(values.aaguid_allow),
  aaguid_deny: linesIn(values.aaguid_deny),
})
