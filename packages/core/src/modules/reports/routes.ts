import { IdParams } from '../../kernel/http/contract.ts'
import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { exportRoutes } from './exports/routes.ts'
import { listDatasets } from './run/describe-datasets.ts'
import { runDataset } from './run/run-dataset.ts'
import {
  changeReport,
  createReport,
  listReports,
  readReport,
  removeReport,
  restoreReport,
  starReport,
} from './saved/reports.ts'
import { changeSchedule, readSchedule, removeSchedule } from './schedules/schedules.ts'
import { changeSettings, chooseOwnZone, readSettings, zoneOf } from './settings/report-settings.ts'
import { shareRoutes } from './shares/routes.ts'

const running: RouteDefinition[] = [
  route(
    'GET',
    '/reports/datasets',
    {
      summary: 'What can be reported on, with the columns that the caller may see',
      reply: contract.Datasets,
    },
    async ctx => ({ items: listDatasets(ctx) }),
  ),
  route(
    'POST',
    '/reports/run',
    {
      summary: 'Runs a report without keeping it',
      needs: 'read',
      body: contract.RunBody,
      reply: contract.Result,
      problems: ['report_too_slow', 'too_many_requests', 'app_not_installed'],
    },
    (ctx, { body }, reply) =>
      reply.wait(`reports ${ctx.tenant.id}`, async signal =>
        runDataset(ctx, body, { signal, zone: body.zone ?? (await zoneOf(ctx, ctx.person.id)) }),
      ),
  ),
  route(
    'GET',
    '/reports/settings',
    {
      summary: 'Time zone of the organisation and of the caller, and which links may be given',
      reply: contract.SettingsReply,
    },
    ctx => readSettings(ctx),
  ),
  route(
    'PUT',
    '/reports/settings',
    {
      summary: 'Choose the time zone of the organisation and which links may be given',
      body: contract.SettingsBody,
      reply: contract.SettingsReply,
      problems: ['stale_version'],
    },
    (ctx, { body }) => changeSettings(ctx, body),
  ),
  route(
    'PUT',
    '/reports/settings/own',
    {
      summary: 'Choose a time zone of one’s own, or that of the organisation again',
      needs: 'read',
      body: contract.OwnZoneBody,
      problems: ['session_required'],
    },
    (ctx, { body }) => chooseOwnZone(ctx, body.zone),
  ),
]

const saved: RouteDefinition[] = [
  route(
    'GET',
    '/reports',
    {
      summary: 'Reports: the built-in ones that the caller may read, and saved ones',
      query: contract.ReportsQuery,
      reply: contract.Reports,
    },
    (ctx, { query }) => listReports(ctx, query),
  ),
  route(
    'POST',
    '/reports',
    {
      summary: 'Save a report',
      body: contract.ReportBody,
      reply: contract.Report,
      status: 201,
      problems: ['session_required'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/reports', await createReport(ctx, body)),
  ),
  route(
    'GET',
    '/reports/:id',
    { summary: 'A report', params: IdParams, reply: contract.Report },
    (ctx, { params }) => readReport(ctx, params.id),
  ),
  route(
    'PUT',
    '/reports/:id',
    {
      summary: 'Change a saved report',
      params: IdParams,
      body: contract.ReportBody,
      reply: contract.Report,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeReport(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/reports/:id',
    { summary: 'Delete a saved report; it can be brought back for a day', params: IdParams },
    (ctx, { params }) => removeReport(ctx, params.id),
  ),
  route(
    'POST',
    '/reports/:id/restore',
    { summary: 'Bring a deleted report back', params: IdParams, reply: contract.Report },
    (ctx, { params }) => restoreReport(ctx, params.id),
  ),
  route(
    'PUT',
    '/reports/:id/star',
    { summary: 'Keep a report at hand', needs: 'read', params: IdParams, problems: ['session_required'] },
    (ctx, { params }) => starReport(ctx, params.id, true),
  ),
  route(
    'DELETE',
    '/reports/:id/star',
    {
      summary: 'Keep a report at hand no longer',
      needs: 'read',
      params: IdParams,
      problems: ['session_required'],
    },
    (ctx, { params }) => starReport(ctx, params.id, false),
  ),
  route(
    'GET',
    '/reports/:id/schedule',
    { summary: 'When a report is mailed, and to whom', params: IdParams, reply: contract.ScheduleReply },
    (ctx, { params }) => readSchedule(ctx, params.id),
  ),
  route(
    'PUT',
    '/reports/:id/schedule',
    {
      summary: 'Have a link to the report mailed each day, on Mondays or on the first of the month',
      params: IdParams,
      body: contract.ScheduleBody,
      reply: contract.ScheduleReply,
      problems: ['stale_version', 'session_required'],
    },
    (ctx, { params, body }) => changeSchedule(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/reports/:id/schedule',
    { summary: 'Have it mailed no longer', params: IdParams },
    (ctx, { params }) => removeSchedule(ctx, params.id),
  ),
]

export const routes: RouteDefinition[] = [...running, ...exportRoutes, ...shareRoutes, ...saved]
