/**
 * What breaks a policy rule, each with the reason. The list may only shrink: a breach that is not on it fails, and so does
 * an entry whose breach is gone.
 */
export const BREACHES = {
  'no folder has more than 15 files': {},
  'no function is longer than 50 lines': {},
  'no function takes more than 3 parameters': {
    'packages/core/src/kernel/http/route.ts openRoute':
      'reads as a line of the endpoint table: method, path, shape, handler',
    'packages/core/src/kernel/http/route.ts operatorRoute':
      'reads as a line of the endpoint table: method, path, shape, handler',
    'packages/core/src/kernel/http/route.ts route':
      'reads as a line of the endpoint table: method, path, shape, handler',
    'packages/core/src/kernel/http/route.ts sessionRoute':
      'reads as a line of the endpoint table: method, path, shape, handler',
    'packages/core/src/kernel/http/server.ts inside addHooks':
      'Fastify calls a preParsing hook with these four; with a promise instead of the last, each request would cost one more',
    'packages/core/src/kernel/oidc/configurations.ts inside basic':
      'openid-client calls whoever authenticates a client with these four',
    'packages/core/src/testing/client.ts request': 'reads as a request does: method, path, body, headers',
  },
  'no files import one another in a circle': {},
  'SQL is in stores': {
    'packages/core/src/cli/doctor/database.ts':
      'asks the catalog of PostgreSQL about the installation, no table of ours',
    'packages/core/src/cli/doctor/isolation.ts':
      'asks the catalog of PostgreSQL about the installation, no table of ours',
    'packages/core/src/cli/doctor/migrations.ts':
      'reads which migrations were applied as the owner, in a database that may still be empty',
  },
  'stores and endpoint tables open no transaction': {},
  'no screen imports another': {},
  'nobody writes a foreign table, and what is read of one is declared': {},
} as const satisfies Record<string, Record<string, string>>
