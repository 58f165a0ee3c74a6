import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import {
  cancelExport,
  listExports,
  orderExport,
  orderExportOf,
  readExport,
  readExportContent,
} from './exports.ts'

const PROBLEMS = ['too_many_requests', 'exports_full']

export const exportRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/reports/exports',
    {
      summary: 'The caller’s own exports of the last day',
      sessionOnly: true,
      query: contract.ExportsQuery,
      reply: contract.Exports,
    },
    (ctx, { query }) => listExports(ctx, query),
  ),
  route(
    'POST',
    '/reports/exports',
    {
      summary: 'Export what a query finds, without saving the report',
      name: 'export',
      needs: 'read',
      sessionOnly: true,
      body: contract.NewExportBody,
      reply: contract.ExportReply,
      status: 202,
      problems: PROBLEMS,
    },
    async (ctx, { body }, reply) => {
      const made = await orderExport(ctx, body)
      reply.header('location', `/api/v1/reports/exports/${made.id}`)
      return made
    },
  ),
  route(
    'GET',
    '/reports/exports/:id',
    { summary: 'How far an export is', sessionOnly: true, params: IdParams, reply: contract.ExportReply },
    (ctx, { params }) => readExport(ctx, params.id),
  ),
  route(
    'DELETE',
    '/reports/exports/:id',
    {
      summary: 'Stop an export',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => cancelExport(ctx, params.id),
  ),
  route(
    'GET',
    '/reports/exports/:id/content',
    {
      summary: 'The file of an export, for its maker alone and while they may read what is in it',
      sessionOnly: true,
      params: IdParams,
      produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      problems: ['wrong_state'],
    },
    (ctx, { params }) => readExportContent(ctx, params.id),
  ),
  route(
    'POST',
    '/reports/:id/exports',
    {
      summary: 'Export a report as it is shown',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.ExportBody,
      reply: contract.ExportReply,
      status: 202,
      problems: PROBLEMS,
    },
    async (ctx, { params, body }, reply) => {
      const made = await orderExportOf(ctx, params.id, body)
      reply.header('location', `/api/v1/reports/exports/${made.id}`)
      return made
    },
  ),
]
