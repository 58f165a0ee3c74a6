export * from './client.ts'
export * from './debian-postgres.ts'
export * from './mailbox.ts'
export * from './test-platform.ts'
