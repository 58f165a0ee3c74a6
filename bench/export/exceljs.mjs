import { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { exportRows, measure } from './rows.mjs'

const count = Number(process.argv[2])

await measure(async () => {
  let bytes = 0
  const stream = new Writable({
    write(chunk, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream })
  const sheet = book.addWorksheet('Bench')
  let row = 0
  for (const [id, name, email, time, ...rest] of exportRows(count)) {
    sheet.addRow([id, name, email, new Date(time), ...rest]).commit()
    // It takes rows faster than it writes them unless it is given a turn.
    if (++row % 1000 === 0) await turn()
  }
  sheet.commit()
  await book.commit()
  return bytes
})
