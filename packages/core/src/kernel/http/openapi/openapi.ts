import type { ModuleManifest } from '../../module/define-module.ts'
import { errorStatuses } from '../../module/errors.ts'
import type { Settings } from '../../settings/settings.ts'
import { sessionCookieName } from '../cookies.ts'
import { type DocumentParts, documentPath, operationOf, routeAddress } from './operation.ts'
import { Problem } from './problems.ts'
import { createSchemaSet, type JsonSchema } from './schema.ts'
import { SERVICE_TAG, servicePaths } from './service-paths.ts'

export type DocumentSettings = Settings

export type OpenapiDocument = {
  readonly openapi: string
  readonly info: JsonSchema
  readonly servers: readonly JsonSchema[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: JsonSchema
  }
  readonly security: readonly JsonSchema[]
}

const DESCRIPTION = `JSON, UTF-8, \`snake_case\`. Ids are UUIDs: version 7, those of people version 4, which tells no time. Times are RFC 3339 UTC with
milliseconds. Unknown fields and query parameters are refused. Lists are \`{items, next_cursor}\`. Refusals are RFC 9457 problems. The language
is that of the \`lang\` cookie, else of \`Accept-Language\`, where the organisation enabled it; a page that says in \`X-Page-Language\` what it
speaks is answered in that. \`X-Request-Id\` is taken when well formed, and is in every answer.`

/** OpenAPI 3.1, from the very route definitions that the router mounts. */
export function openapiDocument(
  modules: readonly ModuleManifest[],
  settings: DocumentSettings,
  version: string,
): OpenapiDocument {
  const schemas = createSchemaSet()
  const paths = modulePaths(modules, { schemas, statuses: errorStatuses(modules) })
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tamga',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: settings.PUBLIC_ORIGIN }],
    tags: tagsOf(modules),
    paths: {
      ...paths,
      ...Object.assign({}, ...modules.map(module => module.paths?.(settings))),
      ...servicePaths(settings),
    } as OpenapiDocument['paths'],
    components: { schemas: { ...schemas.named, Problem }, securitySchemes: securitySchemes(settings) },
    security: [{ session: [] }, { bearer: [] }],
  }
}

function modulePaths(modules: readonly ModuleManifest[], document: DocumentParts) {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const module of modules) {
    for (const route of module.routes ?? []) {
      const path = documentPath(routeAddress(module, route))
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(module, route, document) }
    }
  }
  return paths
}

function tagsOf(modules: readonly ModuleManifest[]) {
  const routed = modules.filter(module => (module.routes?.length ?? 0) > 0)
  const tags = routed.map(({ name, description }) => ({ name: name.en, description: description.en }))
  return [...tags, { name: SERVICE_TAG, description: 'The service about itself' }]
}

function securitySchemes(settings: DocumentSettings): JsonSchema {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(settings),
      description: 'Set by sign-in; HttpOnly',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The session token of the answer to sign-in. Wins over the cookie',
    },
  }
}
