/** A credential was to be stored while SSO_SECRET_KEY is absent. */
export class SecretKeyMissing extends Error {
  readonly code = 'secret_key_missing'

  constructor() {
    super('SSO_SECRET_KEY is not set, so credentials cannot be stored')
    this.name = 'SecretKeyMissing'
  }
}

/** A stored credential was sealed with a key that is neither SSO_SECRET_KEY nor one of SSO_SECRET_KEYS_OLD. */
export class SecretKeyUnknown extends Error {
  readonly code = 'secret_key_unknown'
  readonly keyId: string

  constructor(keyId: string) {
    super(
      `A stored credential needs the key with id ${keyId}; add it to SSO_SECRET_KEYS_OLD or enter the credential anew`,
    )
    this.name = 'SecretKeyUnknown'
    this.keyId = keyId
  }
}

/** A stored credential was altered, cut, or moved to another row. */
export class SecretDamaged extends Error {
  readonly code = 'secret_damaged'

  constructor() {
    super('A stored credential is damaged or does not belong to its row')
    this.name = 'SecretDamaged'
  }
}
