import { parseArgs } from 'node:util'
import { makeDeb } from './deb.ts'

// node shells/desktop/build/make-deb.ts --origin https://id.example.mn [--out FOLDER]
const { values } = parseArgs({
  options: { origin: { type: 'string' }, out: { type: 'string', default: 'dist' } },
})
if (!values.origin || new URL(values.origin).origin !== values.origin) {
  process.stderr.write('make-deb.ts --origin https://id.example.mn [--out FOLDER]\n')
  process.exit(2)
}
process.stdout.write(`${await makeDeb({ folder: values.out, origin: values.origin })}\n`)
