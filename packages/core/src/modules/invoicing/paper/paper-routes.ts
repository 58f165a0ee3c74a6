import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { changeCompany, readCompany } from './company.ts'
import * as contract from './contract.ts'
import { drawInvoice, sealInvoice } from './invoice-pdf.ts'

export const paperRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/invoices/:id/invoice.pdf',
    {
      summary: 'A document as a PDF, in the language that is asked for, else in that of the contact',
      name: 'pdf',
      params: IdParams,
      query: contract.PaperQuery,
      produces: ['application/pdf'],
    },
    (ctx, { params, query }) => drawInvoice(ctx, params.id, query),
  ),
  route(
    'POST',
    '/invoices/:id/seal',
    {
      summary: 'A posted document as a PDF with the seal of the organisation; needs the right to seal',
      params: IdParams,
      body: contract.SealAsked,
      produces: ['application/pdf'],
      status: 200,
      problems: [
        'wrong_state',
        'seal_absent',
        'seal_module_absent',
        'seal_module_unavailable',
        'step_up_required',
      ],
    },
    (ctx, { params, body }) => sealInvoice(ctx, params.id, body),
  ),
  route(
    'GET',
    '/company',
    { summary: 'What the company says of itself on documents, and when it reminds', reply: contract.Company },
    ctx => readCompany(ctx),
  ),
  route(
    'PUT',
    '/company',
    {
      summary: 'Change what stands on documents, and reminders; what is left out stays as it is',
      body: contract.CompanyChange,
      reply: contract.Company,
      problems: ['stale_version'],
    },
    (ctx, { body }) => changeCompany(ctx, body),
  ),
]
