export { payloadInvalid, type RingRefusal } from './exchange/refusal.ts'
export { type RingService, ringServices } from './exchange/ring-service.ts'
export { send } from './exchange/send.ts'
