import { type PlatformTx, sql } from '@tamga/core'

export async function insertLetter(tx: PlatformTx, text: string, sender: string): Promise<void> {
  await sql`insert into ring_letter (text, sender) values (${text}, ${sender})`.execute(tx)
}
