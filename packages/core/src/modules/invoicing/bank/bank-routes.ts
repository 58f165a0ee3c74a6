import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { changeBankLine, importStatement, listBankLines, matchBankLine } from './bank-lines.ts'
import * as contract from './contract.ts'

export const bankRoutes: RouteDefinition[] = [
  route(
    'POST',
    '/bank-statements',
    {
      summary:
        'Take the lines of a bank statement (CSV, MT940 or camt.053); those that are there already are left out',
      body: contract.NewStatement,
      reply: contract.StatementTaken,
    },
    (ctx, { body }) => importStatement(ctx, body),
  ),
  route(
    'GET',
    '/bank-lines',
    {
      summary: 'Lines of bank statements, with the documents that they may settle',
      query: contract.BankLinesQuery,
      reply: contract.BankLines,
    },
    (ctx, { query }) => listBankLines(ctx, query),
  ),
  route(
    'POST',
    '/bank-lines/:id/match',
    {
      summary: 'Make a line a payment that settles documents',
      params: IdParams,
      body: contract.MatchAsked,
      reply: contract.BankLine,
      problems: [
        'wrong_state',
        'rate_missing',
        'allocation_mismatch',
        'allocation_too_large',
        'period_closed',
      ],
    },
    (ctx, { params, body }) => matchBankLine(ctx, params.id, body),
  ),
  route(
    'PUT',
    '/bank-lines/:id',
    {
      summary: 'Put a line aside, or take it up again',
      params: IdParams,
      body: contract.BankLineChange,
      reply: contract.BankLine,
      problems: ['wrong_state'],
    },
    (ctx, { params, body }) => changeBankLine(ctx, params.id, body),
  ),
]
