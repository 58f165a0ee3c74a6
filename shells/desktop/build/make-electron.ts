import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleForElectron } from './electron.ts'

// node shells/desktop/build/make-electron.ts --origin https://id.example.mn
const { values } = parseArgs({ options: { origin: { type: 'string' } } })
if (!values.origin || new URL(values.origin).origin !== values.origin) {
  process.stderr.write('make-electron.ts --origin https://id.example.mn\n')
  process.exit(2)
}
await bundleForElectron({
  folder: fileURLToPath(new URL('../electron/app/dist/', import.meta.url)),
  origin: values.origin,
})
