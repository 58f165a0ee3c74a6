export { isLoopback } from './documents/client-document.ts'
export { refreshDocumentClient } from './documents/fetch-document.ts'
export { selectTenantsOfHost } from './documents/host-store.ts'
export { type KnownResource, selectKnownResources } from './resource-store.ts'
