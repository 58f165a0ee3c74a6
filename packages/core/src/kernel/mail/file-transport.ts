import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailTransport } from './transport.ts'

/** One .eml per message; names sort by time. A reader of the folder never sees half a message. */
export function createFileTransport(dir: string, now: () => Date = () => new Date()): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function write(message: Buffer): Promise<void> {
    const stamp = now().toISOString().replace(/[-:.]/g, '')
    const name = `${stamp}-${randomBytes(6).toString('hex')}.eml`
    const draft = join(dir, `.${name}.part`)
    // Messages hold one-time links: for the service's own user alone.
    await mkdir(dir, { recursive: true, mode: 0o700 })
    try {
      await writeFile(draft, message, { mode: 0o600, flag: 'wx' })
      await rename(draft, join(dir, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    async send(mail: SendMailOptions) {
      const { message } = await composer.sendMail(mail)
      await write(message as Buffer)
    },
    async verify() {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const probe = join(dir, `.${randomBytes(6).toString('hex')}.part`)
      await writeFile(probe, '')
      await rm(probe)
    },
    close: async () => composer.close(),
  }
}
