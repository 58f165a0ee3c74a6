import { parseArgs } from 'node:util'
import { SERVERS, type Server } from './postgres.ts'
import { OPERATIONS, type Operation } from './provider/operations.ts'
import { PEERS, type Peer } from './provider/provider.ts'
import type { Algorithm } from './provider/terms.ts'

export type Options = Readonly<{
  scenarios: readonly string[]
  rounds: number
  seconds: number
  /** Operations of one turn at most: on a busy machine a number says more than a time. */
  most: number
  connections: number
  json: boolean
  full: boolean
  /** How long a soak lasts. */
  minutes: number
  /** What the providers sign with, ours and the others. */
  algorithm: Algorithm
  operations: readonly Operation[]
  /** Who is measured beside ours, where not everybody. */
  peers: readonly Peer[]
  /** Which PostgreSQL: everything is measured on each. */
  servers: readonly Server[]
}>

export const USAGE = `node bench/run.ts [scenario…] [--rounds 3] [--seconds 4] [--connections 32] [--full] [--minutes 2] [--json]
                   [--most 1000000] [--servers debian,embedded] [--algorithm ES256|RS256] [--operations refresh,userinfo] [--peers glewlwyd]
       node bench/run.ts compare <another checkout> [the same options]

Without a scenario all short ones run; --full adds the long ones. Everything happens on the loopback interface.
With compare, this checkout is held against another one, operation by operation.
The last three concern the scenario provider: its operations are ${OPERATIONS.join(', ')},
its peers ${PEERS.join(', ')}.`

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '32' },
      most: { type: 'string', default: '1000000' },
      servers: { type: 'string', default: SERVERS.join() },
      peers: { type: 'string', default: PEERS.join() },
      json: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '2' },
      algorithm: { type: 'string', default: 'ES256' },
      operations: { type: 'string', default: OPERATIONS.join() },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) throw new Error(USAGE)
  return {
    scenarios: positionals,
    rounds: bounded('rounds', values.rounds, [1, 100]),
    seconds: bounded('seconds', values.seconds, [0.2, 120]),
    most: bounded('most', values.most, [1, 1_000_000]),
    connections: bounded('connections', values.connections, [1, 512]),
    json: values.json,
    full: values.full,
    minutes: bounded('minutes', values.minutes, [0.1, 600]),
    algorithm: oneOf('algorithm', values.algorithm, ['ES256', 'RS256']),
    operations: values.operations.split(',').map(name => oneOf('operations', name, OPERATIONS)),
    peers: values.peers.split(',').map(name => oneOf('peers', name, PEERS)),
    servers: values.servers.split(',').map(name => oneOf('servers', name, SERVERS)),
  }
}

function bounded(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text)
  if (!(value >= least && value <= most))
    throw new Error(`--${name} takes a number from ${least} to ${most}\n\n${USAGE}`)
  return value
}

function oneOf<T extends string>(name: string, text: string, all: readonly T[]): T {
  const found = all.find(each => each === text)
  if (found === undefined) throw new Error(`--${name} takes ${all.join(', ')}\n\n${USAGE}`)
  return found
}
