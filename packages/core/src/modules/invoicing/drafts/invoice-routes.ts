import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { createCredit, postInvoice } from '../posting/posting.ts'
import { changeInvoice, createInvoice, listInvoices, readInvoice, removeInvoice } from './invoices.ts'

const ROOT = '/api/v1/invoicing/invoices'

export const invoiceRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/invoices',
    {
      summary: 'Invoices, bills and credit notes, the newest first',
      query: contract.InvoicesQuery,
      reply: contract.Invoices,
    },
    (ctx, { query }) => listInvoices(ctx, query),
  ),
  route(
    'POST',
    '/invoices',
    {
      summary: 'A new draft; taxes follow from the products of its lines',
      body: contract.NewInvoice,
      reply: contract.Invoice,
      status: 201,
      problems: ['rate_missing'],
    },
    async (ctx, { body }, reply) => created(reply, ROOT, await createInvoice(ctx, body)),
  ),
  route(
    'GET',
    '/invoices/:id',
    { summary: 'One document with its lines and what settled it', params: IdParams, reply: contract.Invoice },
    (ctx, { params }) => readInvoice(ctx, params.id),
  ),
  route(
    'PUT',
    '/invoices/:id',
    {
      summary: 'Change a draft; what is left out stays as it is',
      params: IdParams,
      body: contract.InvoiceChange,
      reply: contract.Invoice,
      problems: ['stale_version', 'posted', 'rate_missing'],
    },
    (ctx, { params, body }) => changeInvoice(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/invoices/:id',
    { summary: 'Delete a draft', params: IdParams, problems: ['posted'] },
    (ctx, { params }) => removeInvoice(ctx, params.id),
  ),
  route(
    'POST',
    '/invoices/:id/post',
    {
      summary:
        'Post a draft: it takes the next number of its series and an entry in the journal, and stays as it is',
      params: IdParams,
      body: contract.PostAsked,
      reply: contract.Invoice,
      problems: ['stale_version', 'posted', 'period_closed', 'nothing_to_post'],
    },
    (ctx, { params, body }) => postInvoice(ctx, params.id, body),
  ),
  route(
    'POST',
    '/invoices/:id/credit',
    {
      summary: 'A draft that takes a posted document back',
      params: IdParams,
      body: contract.CreditAsked,
      reply: contract.Invoice,
      status: 201,
      problems: ['wrong_state'],
    },
    async (ctx, { params, body }, reply) => created(reply, ROOT, await createCredit(ctx, params.id, body)),
  ),
]
