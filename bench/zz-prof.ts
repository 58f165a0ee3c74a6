import { startPostgres } from './postgres.ts'
import { startDriver } from './drive.ts'
import { loginRequest, startTamga } from './contestants/tamga.ts'
import { cpuMicroseconds } from './process-tree.ts'
import { run } from './postgres.ts'
const postgres = await startPostgres()
const driver = startDriver()
let url = ''
const t = await startTamga(postgres, { name: 'x', database: 'prof', seed: async u => { url = u }, settings: { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' }, requests: () => [loginRequest] })
for (let i = 0; i < 3; i++) { const a = cpuMicroseconds(t.pids), b = cpuMicroseconds([postgres.pid]); const r = await driver.drive(t.load, { connections: 4, seconds: 5, most: 1e6 }); console.log(r.operations, 'server', (cpuMicroseconds(t.pids) - a) / r.operations, 'pg', (cpuMicroseconds([postgres.pid]) - b) / r.operations) }
const a = cpuMicroseconds(t.pids), b = cpuMicroseconds([postgres.pid]); await new Promise(r => setTimeout(r, 5000)); console.log('idle ms/s: server', (cpuMicroseconds(t.pids) - a) / 5000, 'pg', (cpuMicroseconds([postgres.pid]) - b) / 5000)
await t.stop(); driver.stop(); await postgres.stop()
