import { createHash } from 'node:crypto'

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** What was sent, in the very texts that were sent: signatures are made over them. */
export type SentQuestion = {
  readonly challenge: string
  readonly rp_name: string
  readonly interactions: string
}

export type ProvenAnswer = {
  readonly server_random: string
  readonly user_challenge: string
  readonly interaction: string
  readonly flow: string
}

/** The text that the person's key signs (Smart-ID RP API 3, ACSP_V2); empty fields keep their separators. */
export const acspPayload = (sent: SentQuestion, answer: ProvenAnswer): Buffer =>
  Buffer.from(
    [
      'smart-id',
      'ACSP_V2',
      answer.server_random,
      sent.challenge,
      answer.user_challenge,
      base64(sent.rp_name),
      '',
      createHash('sha256').update(sent.interactions, 'utf8').digest('base64'),
      answer.interaction,
      '',
      answer.flow,
    ].join('|'),
    'utf8',
  )
