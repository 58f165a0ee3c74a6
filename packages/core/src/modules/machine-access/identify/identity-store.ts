import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { Statement } from '../../../kernel/database/statements.ts'

export const AUTHENTICATE_API_TOKEN: LookUp = {
  name: 'authenticate api token',
  role: 'app',
  text: 'select * from platform.identify_api_token($1::bytea[])',
}

export const NOTE_TOKEN_USE: Statement = {
  name: 'note api token use',
  role: 'app',
  text: 'select platform.note_api_token_use($1, $2)',
  isRepeatable: true,
}

/** What a service account may do, by `tenant account`. */
export const AUTHORIZE_SERVICE_ACCOUNT: LookUp = {
  name: 'authorize service account',
  role: 'app',
  text: 'select * from platform.authorize_service_account($1)',
}

export const NOTE_ACCOUNT_USE: Statement = {
  name: 'note service account use',
  role: 'app',
  text: 'select platform.note_service_account_use($1, $2)',
  isRepeatable: true,
}
