import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from './until.ts'

export type ReceivedMail = { to: string; subject: string; text: string; token: string | null }

/** Waits for a mail to an address in the folder that the file transport writes. */
export function receiveMail(mailDir: string, to: string, wanted = 1): Promise<ReceivedMail> {
  return until(`mail number ${wanted} to ${to} arrives`, async () => {
    const mails = (await readMails(mailDir)).filter(mail => mail.to.includes(to))
    return mails[wanted - 1]
  })
}

export async function readMails(mailDir: string): Promise<ReceivedMail[]> {
  const names = (await readdir(mailDir)).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async name => parseMail(await readFile(join(mailDir, name), 'utf8'))))
}

function parseMail(eml: string): ReceivedMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(eml)?.[1]?.replace(/\r?\n\s+/g, '') ?? ''
  const text = eml
    .split(/^--.*$/m)
    .map(decodePart)
    .join('\n')
  return {
    to: header('To'),
    subject: decodeWords(header('Subject')),
    text,
    token: /#token=([\w-]+)/.exec(text)?.[1] ?? null,
  }
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  }
  return part
}

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s*=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, data: string) => Buffer.from(data, 'base64').toString())
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, data: string) =>
      Buffer.from(
        data
          .replaceAll('_', ' ')
          .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString(),
    )
