import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

const LARGEST_BYTES = 262_144

/** As a data address: the pages load nothing from elsewhere, and an image element runs no script of an SVG. */
export function readBrandImage(content: Buffer, path: string): string {
  const type = TYPES[extname(path).toLowerCase()]
  if (type === undefined) throw new Error(`must be an image (${Object.keys(TYPES).join(', ')})`)
  if (content.length > LARGEST_BYTES)
    throw new Error(`must be an image of at most ${LARGEST_BYTES / 1024} KB`)
  return `data:${type};base64,${content.toString('base64')}`
}
