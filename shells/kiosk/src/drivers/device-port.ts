export type PortStatus = 'ready' | 'busy' | 'error' | 'gone'

/** What every device of the counter is to the host, whatever it is connected by. */
export type DevicePort = {
  readonly name: 'printer' | 'scanner' | 'drawer' | 'display' | 'terminal'
  status(): PortStatus
  close(): void
}

export type Printer = DevicePort & {
  /** Resolved when the printer says that the paper is out. `PrintFault.isCertain`: nothing of it was printed. */
  print(bytes: Uint8Array): Promise<void>
}
export type Drawer = DevicePort & { open(): Promise<void> }
export type Display = DevicePort & { show(lines: readonly string[]): Promise<void> }
export type Scanner = DevicePort & {
  /** Gives a function that ends it. */
  onScan(listener: (text: string) => void): () => void
}
export type Payment = { readonly amount: string; readonly currency: string; readonly reference: string }
export type Terminal = DevicePort & {
  pay(payment: Payment): Promise<{ approved: boolean; authorization: string | null }>
}

export type Drivers = {
  readonly printer?: Printer
  readonly drawer?: Drawer
  readonly display?: Display
  readonly scanner?: Scanner
  readonly terminal?: Terminal
}

export class PrintFault extends Error {
  readonly isCertain: boolean
  constructor(message: string, isCertain: boolean) {
    super(message)
    this.name = 'PrintFault'
    this.isCertain = isCertain
  }
}
