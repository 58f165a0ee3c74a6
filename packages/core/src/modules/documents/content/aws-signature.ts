import { createHash, createHmac } from 'node:crypto'

export type Signed = {
  readonly method: string
  readonly url: URL
  /** Hexadecimal SHA-256 of the body. */
  readonly payload: string
  readonly at: Date
}

export type Credentials = { readonly key: string; readonly secret: string; readonly region: string }

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** AWS Signature Version 4 for one request to S3; paths hold nothing that needs escaping. */
export function signRequest(
  { method, url, payload, at }: Signed,
  { key, secret, region }: Credentials,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const names = 'host;x-amz-content-sha256;x-amz-date'
  const headers = `host:${url.host}\nx-amz-content-sha256:${payload}\nx-amz-date:${time}\n`
  const canonical = [method, url.pathname, '', headers, names, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, hex(canonical)].join('\n')
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  const signature = hmac(signing, text).toString('hex')
  return {
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
