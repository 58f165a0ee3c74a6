import { openServices } from '@tamga/kiosk'

// A counter that sells until somebody kills it: each line it writes is a promise that must hold afterwards.
const [config, first, count] = [
  JSON.parse(process.argv[2]!),
  Number(process.argv[3]),
  Number(process.argv[4]),
]
const services = await openServices(config)
const { prints, queue } = services
await prints!.resume().catch(() => {})
const tell = (what: string) => process.stdout.write(`${what}\n`)
for (const { id } of prints!.held()) tell(`held ${id}`)
for (let n = first; n < first + count; n++) {
  const id = `sale-${n}`
  queue.keep({
    id,
    kind: 'pos.sale',
    body: `{"n":${n}}`,
    person_id: 'p1',
    tenant: 'first',
    at: new Date().toISOString(),
  })
  tell(`kept ${id}`)
  const printed = prints!.print(id, { lines: [{ text: `Борлуулалт ${n}` }], qr: id })
  tell(`begun ${id}`)
  await printed
  tell(`printed ${id}`)
}
tell('done')
services.close()
process.exit(0)
