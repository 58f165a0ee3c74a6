export { installApp } from './service.ts'
export { isAppActive } from './store.ts'
