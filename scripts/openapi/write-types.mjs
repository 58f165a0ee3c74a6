// Writes shells/web/src/api/schema.d.ts from the OpenAPI document on standard input.
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import openapiTS, { astToString } from 'openapi-typescript'

const target = new URL('../../shells/web/src/api/schema.d.ts', import.meta.url)
const document = JSON.parse(await text(process.stdin))
const types = astToString(await openapiTS(document))
await writeFile(
  process.argv[2] ?? target,
  `// Generated from the OpenAPI document: npm run api-types\n${types}`,
)
