import { AppError, type Context, rowBinding, SecretDamaged, SecretKeyUnknown } from '@tamga/core'

type Place = { readonly tenant_id: string; readonly id: string }

const bindingOf = ({ tenant_id, id }: Place) =>
  rowBinding({ tenant_id: tenant_id, table: 'federation_provider', row_id: id, column: 'client_secret' })

/** Without a key nothing is stored, least of all in clear. */
export function sealSecret({ services }: Context, place: Place, secret: string): Buffer {
  if (!services.secrets.available) throw new AppError(422, 'secret_key_missing')
  return services.secrets.seal(secret, bindingOf(place))
}

/** A secret that was sealed with a key which is no longer here must be entered anew. */
export function openSecret(
  { services }: Context,
  provider: Place & { readonly client_secret: Buffer | null },
): string | null {
  if (provider.client_secret === null) return null
  try {
    return services.secrets.open(provider.client_secret, bindingOf(provider)).toString('utf8')
  } catch (error) {
    if (error instanceof SecretKeyUnknown || error instanceof SecretDamaged)
      throw new AppError(409, 'secret_key_changed')
    throw error
  }
}

export function isSecretLost(ctx: Context, provider: Parameters<typeof openSecret>[1]): boolean {
  try {
    openSecret(ctx, provider)
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}
