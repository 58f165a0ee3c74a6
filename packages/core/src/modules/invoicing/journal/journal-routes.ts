import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { changeAccount, createAccount, listAccounts } from '../chart/accounts.ts'
import * as contract from '../contract.ts'
import { changeRate, createSeries, listRates, listSeries } from '../numbers/numbers.ts'
import { createEntry, listEntries, readBalances, readEntry } from './entries.ts'
import { changePeriod, listPeriods } from './periods.ts'

const journal: RouteDefinition[] = [
  route(
    'GET',
    '/entries',
    { summary: 'The journal, the latest day first', query: contract.EntriesQuery, reply: contract.Entries },
    (ctx, { query }) => listEntries(ctx, query),
  ),
  route(
    'POST',
    '/entries',
    {
      summary: 'An entry by hand, or opening balances, whose rest is what the owners put in',
      body: contract.NewEntry,
      reply: contract.Entry,
      status: 201,
      problems: ['entry_unbalanced', 'period_closed'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/invoicing/entries', await createEntry(ctx, body)),
  ),
  route(
    'GET',
    '/entries/:id',
    { summary: 'One entry of the journal', params: IdParams, reply: contract.Entry },
    (ctx, { params }) => readEntry(ctx, params.id),
  ),
  route(
    'GET',
    '/balances',
    {
      summary: 'The trial balance: what moved on each account between two days',
      query: contract.BalancesQuery,
      reply: contract.Balances,
    },
    (ctx, { query }) => readBalances(ctx, query),
  ),
  route(
    'GET',
    '/periods',
    { summary: 'Months of the books', query: contract.ShortListQuery, reply: contract.Periods },
    (ctx, { query }) => listPeriods(ctx, query),
  ),
  route(
    'PUT',
    '/periods/:month',
    {
      summary: 'Close a month, or open it again; a closed one takes no entries',
      params: contract.PeriodParams,
      body: contract.PeriodChange,
      reply: contract.Period,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changePeriod(ctx, params.month, body),
  ),
]

const lists: RouteDefinition[] = [
  route(
    'GET',
    '/accounts',
    { summary: 'The chart of accounts, by code', query: contract.ShortListQuery, reply: contract.Accounts },
    (ctx, { query }) => listAccounts(ctx, query),
  ),
  route(
    'POST',
    '/accounts',
    { summary: 'A new account', body: contract.NewAccount, reply: contract.Account, status: 201 },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/invoicing/accounts', await createAccount(ctx, body)),
  ),
  route(
    'PUT',
    '/accounts/:id',
    {
      summary: 'Rename an account or put it away',
      params: IdParams,
      body: contract.AccountChange,
      reply: contract.Account,
      problems: ['stale_version', 'account_needed'],
    },
    (ctx, { params, body }) => changeAccount(ctx, params.id, body),
  ),
  route(
    'GET',
    '/series',
    { summary: 'Series of numbers', query: contract.ShortListQuery, reply: contract.SeriesList },
    (ctx, { query }) => listSeries(ctx, query),
  ),
  route(
    'POST',
    '/series',
    {
      summary: 'A new series of numbers, such as one for a till',
      body: contract.NewSeries,
      reply: contract.Series,
      status: 201,
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/invoicing/series', await createSeries(ctx, body)),
  ),
  route(
    'GET',
    '/rates',
    { summary: 'Exchange rates, the latest first', query: contract.RatesQuery, reply: contract.Rates },
    (ctx, { query }) => listRates(ctx, query),
  ),
  route(
    'PUT',
    '/rates',
    {
      summary: 'Say what a currency is worth from a day on',
      body: contract.Rate,
      reply: contract.Rate,
    },
    (ctx, { body }) => changeRate(ctx, body),
  ),
]

export const journalRoutes: RouteDefinition[] = [...journal, ...lists]
