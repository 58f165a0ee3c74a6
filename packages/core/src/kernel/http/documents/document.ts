import { createHash } from 'node:crypto'

/** A text for everybody, with the tag by which it is asked for again. A text leaves in one write with its headers, bytes in two. */
export type Document = { readonly body: string; readonly etag: string }

export const documentOf = (body: string): Document => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/** Whoever shows a page of another origin may read it. */
export const documentHeaders = ({ etag }: Document): Record<string, string> => ({
  etag,
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
})

export const DOCUMENT_TYPE = 'application/json; charset=utf-8'
