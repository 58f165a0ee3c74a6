const QUERY_SECRET =
  /([?&#](?:[\w.-]*(?:token|secret|password|verifier|assertion|token_hint)|code|otp|pin)=)[^&#"'\\\s]+/gi
const URL_PASSWORD = /(:\/\/[^\s"/:@]*):[^\s"/@]+@/g
const AUTH_SCHEME = /\b(Bearer|Basic|DPoP) +[A-Za-z0-9._~+/=-]{16,}/gi
const API_TOKEN = /\b(tamga_(?:pat|svc)_)[0-9A-Za-z]{7,}/g
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g
// 256-bit values that travel in the path: links of invitations, resets, verifications.
const PATH_TOKEN = /\/[A-Za-z0-9_-]{40,}(?=[/?#"'\s]|$)/g

/** Secrets that are recognised by their form, wherever in a line they stand. */
export function scrubSecretForms(text: string): string {
  return text
    .replace(QUERY_SECRET, '$1[redacted]')
    .replace(URL_PASSWORD, '$1:[redacted]@')
    .replace(AUTH_SCHEME, '$1 [redacted]')
    .replace(API_TOKEN, '$1[redacted]')
    .replace(JWT, '[redacted]')
    .replace(PATH_TOKEN, '/[redacted]')
}

// PostgreSQL's data exceptions (class 22) and V8's JSON errors quote the value that did not fit.
const POSTGRES_TAIL =
  /^(invalid input (?:syntax|value) for [^"]*|malformed [^"]*literal: |date\/time field value out of range: |invalid value )"[\s\S]*"/
const POSTGRES_VALUE = /^value "[\s\S]*" is out of range/
const JSON_VALUE = /^[\s\S]*" *(?:\.\.\. *)?is not valid JSON[\s\S]*$/

/** Error messages with the values of the request or the query taken out. */
export function scrubErrorMessage(message: string): string {
  return message
    .replace(POSTGRES_TAIL, '$1"…"')
    .replace(POSTGRES_VALUE, 'value "…" is out of range')
    .replace(JSON_VALUE, 'the text is not valid JSON')
}
