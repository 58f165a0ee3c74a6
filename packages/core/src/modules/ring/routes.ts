import { created, operatorRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { exportEvidence } from './evidence/evidence.ts'
import { listMessages, readTraffic, retryMessage, sendTest } from './exchange/messages.ts'
import { approveLink, describeServices, listLinks, proposeLink, suspendLink } from './peers/links.ts'
import { readOwnCard } from './peers/own-card.ts'
import {
  confirmPeer,
  createPeer,
  listPeers,
  readPeer,
  removePeer,
  resumePeer,
  revokePeerKey,
  rotateOwnKey,
  suspendPeer,
} from './peers/peers.ts'

const { PeerParams: params, Peer: peer, Link: link } = contract
const WEEK = 604_800

const peerRoutes: RouteDefinition[] = [
  operatorRoute(
    'GET',
    '/self',
    { summary: 'This installation as its peers know it: address and keys', reply: contract.OwnCard },
    ctx => readOwnCard(ctx),
  ),
  operatorRoute(
    'POST',
    '/keys/rotate',
    {
      summary: 'Make a new signing key; the former one stays valid for the overlap',
      name: 'create',
      body: contract.RotateBody,
      reply: contract.OwnCard,
      stepUp: true,
    },
    (ctx, { body }) => rotateOwnKey(ctx, body.overlap_seconds ?? WEEK),
  ),
  operatorRoute(
    'GET',
    '/peers',
    { summary: 'Installations that this one knows', query: contract.WholeQuery, reply: contract.Peers },
    (ctx, { query }) => listPeers(ctx, query),
  ),
  operatorRoute(
    'POST',
    '/peers',
    {
      summary: 'Add an installation; its keys are fetched and have to be confirmed',
      body: contract.PeerBody,
      reply: peer,
      status: 201,
      problems: ['ring_peer_known', 'ring_peer_is_self', 'ring_peer_unreachable'],
    },
    async (ctx, { body }, tools) =>
      created(tools, '/api/v1/platform/ring/peers', await createPeer(ctx, body)),
  ),
  operatorRoute('GET', '/peers/:id', { summary: 'One installation', params, reply: peer }, (ctx, input) =>
    readPeer(ctx, input.params.id),
  ),
  operatorRoute(
    'DELETE',
    '/peers/:id',
    { summary: 'Remove an installation with its links', params },
    (ctx, input) => removePeer(ctx, input.params.id),
  ),
  operatorRoute(
    'POST',
    '/peers/:id/confirm',
    {
      summary: 'Say that the fingerprint was compared with the other operator',
      params,
      body: contract.ConfirmBody,
      reply: peer,
      stepUp: true,
      problems: ['wrong_state', 'ring_fingerprint_differs'],
    },
    (ctx, input) => confirmPeer(ctx, input.params.id, input.body.fingerprint),
  ),
  operatorRoute(
    'POST',
    '/peers/:id/suspend',
    {
      summary: 'Stop all messages to and from an installation at once',
      params,
      reply: peer,
      problems: ['wrong_state'],
    },
    (ctx, input) => suspendPeer(ctx, input.params.id),
  ),
  operatorRoute(
    'POST',
    '/peers/:id/resume',
    { summary: 'Let messages pass again', params, reply: peer, problems: ['wrong_state'] },
    (ctx, input) => resumePeer(ctx, input.params.id),
  ),
  operatorRoute(
    'POST',
    '/peers/:id/test',
    {
      summary: 'Send a message without content and say whether it arrived',
      params,
      reply: contract.TestReply,
      problems: ['ring_peer_not_active'],
    },
    (ctx, input) => sendTest(ctx, input.params.id),
  ),
  operatorRoute(
    'DELETE',
    '/peers/:id/keys/:kid',
    {
      summary: 'Believe a key of an installation no longer',
      params: contract.PeerKeyParams,
      problems: ['wrong_state'],
    },
    async (ctx, input) => void (await revokePeerKey(ctx, input.params.id, input.params.kid)),
  ),
]

const linkRoutes: RouteDefinition[] = [
  operatorRoute(
    'GET',
    '/services',
    { summary: 'What a link may carry', query: contract.WholeQuery, reply: contract.Services },
    async (ctx, { query }) => describeServices(ctx, query),
  ),
  operatorRoute(
    'GET',
    '/links',
    { summary: 'Who talks to whom about what', query: contract.WholeQuery, reply: contract.Links },
    (ctx, { query }) => listLinks(ctx, query),
  ),
  operatorRoute(
    'POST',
    '/links',
    {
      summary: 'Propose a link; the other operator approves it',
      body: contract.LinkBody,
      reply: link,
      status: 201,
      stepUp: true,
      problems: ['not_found', 'ring_service_unknown', 'ring_peer_not_active', 'ring_link_known'],
    },
    async (ctx, { body }, tools) =>
      created(tools, '/api/v1/platform/ring/links', await proposeLink(ctx, body)),
  ),
  operatorRoute(
    'POST',
    '/links/:id/approve',
    {
      summary: 'Approve a link that the other operator proposed, or take it up again',
      params,
      reply: link,
      stepUp: true,
      problems: ['wrong_state'],
    },
    (ctx, input) => approveLink(ctx, input.params.id),
  ),
  operatorRoute(
    'POST',
    '/links/:id/suspend',
    { summary: 'Suspend a link at once', params, reply: link, problems: ['wrong_state'] },
    (ctx, input) => suspendLink(ctx, input.params.id),
  ),
]

const messageRoutes: RouteDefinition[] = [
  operatorRoute(
    'GET',
    '/messages',
    { summary: 'Messages, newest first', query: contract.MessagesQuery, reply: contract.Messages },
    (ctx, { query }) => listMessages(ctx, query),
  ),
  operatorRoute(
    'POST',
    '/messages/:id/retry',
    {
      summary: 'Try a message again that was given up',
      params,
      reply: contract.Message,
      problems: ['wrong_state'],
    },
    (ctx, input) => retryMessage(ctx, input.params.id),
  ),
  operatorRoute(
    'GET',
    '/traffic',
    { summary: 'Messages of the last seven days by installation and service', reply: contract.Traffic },
    ctx => readTraffic(ctx),
  ),
  operatorRoute(
    'GET',
    '/evidence',
    {
      summary: 'The evidence log, as JSON lines that an outsider can verify',
      produces: ['application/jsonl'],
    },
    async ctx => exportEvidence(ctx),
  ),
]

export const routes: RouteDefinition[] = [...peerRoutes, ...linkRoutes, ...messageRoutes]
