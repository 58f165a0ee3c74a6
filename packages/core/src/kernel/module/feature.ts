/** A capability of the core that each tenant switches on or off. It is no app: nothing installs it, and the store does not list it. */
export type Feature = { readonly name: string; readonly byDefault: 'on' | 'off' }

const PREFIX = 'feature:'

/**
 * A tenant's choice against the default stands among the names of its apps, so that the look-up which every request makes anyway brings
 * both. No slug of an app has a colon.
 */
export const choiceOf = ({ name, byDefault }: Feature): string =>
  `${PREFIX}${name}:${byDefault === 'on' ? 'off' : 'on'}`

export const isChoice = (app: string): boolean => app.startsWith(PREFIX)

export const isFeatureOn = (feature: Feature, apps: ReadonlySet<string>): boolean =>
  apps.has(choiceOf(feature)) !== (feature.byDefault === 'on')
