import { setting } from '../definition.ts'
import { delay, duration, size } from '../kinds/amounts.ts'
import { integer } from '../kinds/basic.ts'

export const limits = {
  BODY_LIMIT: setting(size, { about: 'Largest request body.', default: '1mb' }),
  IMPORT_LIMIT: setting(size, { about: 'Largest body of an import of members.', default: '5mb' }),
  REQUEST_TIMEOUT: setting(duration, { about: 'Time a client has to send a whole request.', default: '30s' }),
  HEADERS_TIMEOUT: setting(duration, {
    about: 'Time a client has to send the headers of a request.',
    default: around => `${Math.min(10, Number(around.value('REQUEST_TIMEOUT')))}s`,
    shownDefault: '10s, or REQUEST_TIMEOUT when that is shorter',
    example: '10s',
  }),
  DRAIN_DELAY: setting(delay, {
    about:
      'Time between /ready saying 503 and the port closing, so that a load balancer stops sending first.',
    default: around => (around.isProduction ? '5s' : '0s'),
    shownDefault: '5s in production, else 0s',
    example: '5s',
  }),
  SHUTDOWN_GRACE: setting(duration, {
    about: 'Time that running requests and jobs have to finish at a stop.',
    default: '10s',
  }),
  WEB_CONCURRENCY: setting(integer(1, 256), {
    about:
      'Processes on this machine that share the port; one that dies is replaced. Each has its own DATABASE_POOL, JOBS_CONCURRENCY and MAX_IN_FLIGHT.',
    default: '1',
    example: '4',
  }),
  QUEUE_WAIT_MS: setting(integer(1, 60_000), {
    about:
      'How long a request waits for its turn on a busy process, in milliseconds, before it is told to come back later. Longer: fewer are turned away in a short rush, and everybody is answered later in a long one.',
    default: '150',
  }),
  MAX_IN_FLIGHT: setting(integer(1, 1_000_000), {
    about:
      'Requests in progress in one process past which further ones are told to come back later. Twice as many may be sending a body or taking an answer, a quarter from one address.',
    default: '512',
  }),
  MAX_WAITING: setting(integer(1, 1_000_000), {
    about:
      'Requests in one process that wait for a person, such as one who confirms on a phone; they are no load and do not count as requests in progress.',
    default: '1000',
  }),
  MAX_EVENT_STREAMS: setting(integer(1, 1_000_000), {
    about:
      'Open event streams in one process: one for each browser in which somebody works. One person may have four of them; they are no load.',
    default: '5000',
  }),
  JOBS_CONCURRENCY: setting(integer(1, 256), {
    about: 'Background jobs that one process runs at the same time.',
    default: '4',
  }),
}
