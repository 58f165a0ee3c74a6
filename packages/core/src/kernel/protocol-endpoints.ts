import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { defineExtensionPoint } from './module/extension-point.ts'
import type { LoadShedder } from './reliability/load/load-shedder.ts'

/** Mounts endpoints whose bodies, answers and callers are those of a protocol or of browsers: they are no rows of `routes`. Core only. */
export type MountEndpoints = (server: FastifyInstance, ctx: Context, shedder: LoadShedder) => void

export const protocolEndpoints = defineExtensionPoint<MountEndpoints>('http.protocol-endpoints')
