import { constants, createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { connect } from 'node:net'

/** Bytes to a device and back: `tcp://host:port` for the network, `file:///dev/usb/lp0` for USB. */
export type Transport = {
  write(bytes: Uint8Array): Promise<void>
  onData(listener: (bytes: Buffer) => void): void
  onClose(listener: () => void): void
  close(): void
}

export function openTransport(address: string): Promise<Transport> {
  const url = new URL(address)
  if (url.protocol === 'tcp:') return openSocket(url)
  if (url.protocol === 'file:') return openFile(url)
  throw new Error(`a device is reached by tcp: or file:, not by ${url.protocol}`)
}

const CONNECT_MS = 3000

function openSocket({ hostname, port }: URL): Promise<Transport> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: CONNECT_MS })
    const fail = (error?: Error) => {
      socket.destroy()
      reject(error ?? new Error('the device does not answer'))
    }
    socket.once('error', fail)
    socket.once('timeout', () => fail())
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', fail)
      socket.on('error', () => {})
      resolve({
        write: bytes =>
          new Promise((done, failed) => socket.write(bytes, error => (error ? failed(error) : done()))),
        onData: listener => void socket.on('data', listener),
        onClose: listener => void socket.on('close', listener),
        close: () => socket.destroy(),
      })
    })
  })
}

async function openFile(url: URL): Promise<Transport> {
  const file: FileHandle = await open(url, constants.O_RDWR | constants.O_NONBLOCK)
  const stream = createReadStream('', { fd: file.fd, autoClose: false })
  stream.on('error', () => {})
  return {
    write: async bytes => void (await file.write(bytes)),
    onData: listener => void stream.on('data', bytes => listener(bytes as Buffer)),
    onClose: listener => void stream.on('close', listener),
    close: () => {
      stream.destroy()
      void file.close().catch(() => {})
    },
  }
}
