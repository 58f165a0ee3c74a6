export { type BridgeOptions, type Channel, createBridge } from './bridge.ts'
export * from './core-shell.ts'
export { createHost, type Handlers, type Host, type HostOptions, type Sender } from './host.ts'
export * from './methods.ts'
