import type { Client, ClientChanges } from '../../../data/clients.ts'
import type { useClientForm } from '../settings/use-client-form.ts'

export type AudienceValues = { isLimited: boolean; roles: string[]; units: string[] }

export type LaunchValues = {
  /** By the name that the server gives it, so that what it refuses stands there. */
  audience: AudienceValues
  launch_uri: string
  description: string
  category: string
  logo_uri: string
}

export type LaunchForm = ReturnType<typeof useClientForm<LaunchValues>>['form']

export const valuesOf = (client: Client): LaunchValues => ({
  launch_uri: client.launch_uri ?? '',
  description: client.description ?? '',
  category: client.category ?? '',
  logo_uri: client.logo_uri ?? '',
  audience: {
    isLimited: client.audience !== null,
    roles: [...(client.audience?.roles ?? [])],
    units: [...(client.audience?.units ?? [])],
  },
})

export const bodyOf = ({
  audience: { isLimited, roles, units },
  ...values
}: LaunchValues): ClientChanges => ({
  launch_uri: values.launch_uri.trim() || null,
  description: values.description.trim() || null,
  category: values.category.trim() || null,
  logo_uri: values.logo_uri.trim() || null,
  audience: isLimited ? { roles, units } : null,
})
