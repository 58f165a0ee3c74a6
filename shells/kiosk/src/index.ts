export {
  createDisplay,
  createDrawer,
  createPrinter,
  createScanner,
  createTerminal,
} from './drivers/devices.ts'
export { encodeReceipt, type Receipt } from './drivers/escpos.ts'
export { type Kiosk, type KioskOptions, startKiosk } from './kiosk.ts'
export type { KioskConfig } from './kiosk-files.ts'
export { deliverTo } from './offline/deliver.ts'
export { openPrintQueue } from './offline/print-queue.ts'
export { type OpenServices, openServices } from './open-services.ts'
export { type SimulatedCounter, startCounter } from './simulator/counter.ts'
