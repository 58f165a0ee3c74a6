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
  'functions of the database write no foreign table, and what they read of one is declared': {
    'read known_device platform.start_session': 'for processes of the release before: see open_session',
    'read person platform.start_session': 'for processes of the release before: see open_session',
    'read tenant platform.start_session': 'for processes of the release before: see open_session',
    'write audit_record platform.open_session':
      'a sign-in writes its record in the one statement that begins its session',
    'write audit_record platform.record_sales':
      'the record of each sale in the one statement that takes a batch of them',
    'write audit_record platform.start_session': 'for processes of the release before: see open_session',
    'write known_device platform.open_session':
      'notes the use of a device in the one statement that begins a session',
    'write known_device platform.start_session': 'for processes of the release before: see open_session',
    'write login_failure platform.open_session':
      'a sign-in clears its failures in the one statement that begins its session',
    'write login_failure platform.start_session': 'for processes of the release before: see open_session',
    'write membership platform.open_session':
      'notes the last visit in the one statement that begins a session',
    'write membership platform.slide_session':
      'notes the last visit in the statement that renews the session, once a minute',
    'write membership platform.start_session': 'for processes of the release before: see open_session',
    'write person platform.open_session':
      'notes the organisation used last in the one statement that begins a session',
    'write person platform.start_session': 'for processes of the release before: see open_session',
    'write remembered_device platform.open_session':
      'notes the use of a remembered device in the one statement that begins a session',
    'write session platform.open_session':
      'the rules of a tenant, which belong to settings, are judged in the one statement that begins a session',
    'write session platform.start_session': 'for processes of the release before: see open_session',
  },
  'migrations write no rows of a foreign table': {
    'role_permission packages/core/src/modules/reports/migrations/0001_let_everyone_read.sql':
      'gives roles that exist what new ones get by their manifest',
  },
} as const satisfies Record<string, Record<string, string>>
