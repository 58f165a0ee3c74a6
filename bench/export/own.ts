import { type SheetRow, xlsxFile } from '@tamga/core/testing'
import { exportRows, measure } from './rows.mjs'

const count = Number(process.argv[2])

const BATCH = 1000

/** As a cursor brings them. */
async function* lines(): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = []
  for (const [id, name, email, time, ...rest] of exportRows(count)) {
    batch.push({ cells: [id!, name!, email!, { wall: Number(time), isDay: false }, ...rest] })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

await measure(async () => {
  let bytes = 0
  for await (const chunk of xlsxFile('Bench', lines())) bytes += chunk.length
  return bytes
})
