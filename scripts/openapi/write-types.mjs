// Writes shells/web/src/api/schema.d.ts from the OpenAPI document on standard input.
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import openapiTS, { astToString } from 'openapi-typescript'
import { headerOf } from './header.ts'

const target = new URL('../../shells/web/src/api/schema.d.ts', import.meta.url)
const document = await text(process.stdin)
const types = astToString(await openapiTS(JSON.parse(document)))
await writeFile(process.argv[2] ?? target, `${headerOf(document, types)}\n${types}`)
