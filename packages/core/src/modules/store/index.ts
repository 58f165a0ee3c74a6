export { insertDemoInstallations } from './demo-store.ts'
export { installApp } from './service.ts'
export { isAppActive } from './store.ts'
export { tenantsUsing } from './tenants-using.ts'
