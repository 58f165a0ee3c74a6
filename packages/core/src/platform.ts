import type { FastifyInstance } from 'fastify'
import { sealKeys } from './kernel/audit/seal-keys.ts'
import { createSealer } from './kernel/audit/sealer.ts'
import { readInstallationBrand } from './kernel/branding/installation-brand.ts'
import { type Context, inPlatform, systemContext } from './kernel/context.ts'
import { withSecretKey } from './kernel/crypto/installation-key.ts'
import { createPasswords, passwordOptionsOf } from './kernel/crypto/passwords/password.ts'
import { createSecretBox } from './kernel/crypto/secret-box.ts'
import { databaseAddresses, openDatabase } from './kernel/database/database.ts'
import { retryWhileBusy } from './kernel/database/transient-faults.ts'
import { lingerOf, listenOn } from './kernel/http/connections/listen.ts'
import { mountModule } from './kernel/http/mount.ts'
import { mountOpenapi } from './kernel/http/openapi/mount.ts'
import { mountOperations } from './kernel/http/operations.ts'
import { listAssets } from './kernel/http/pages/assets.ts'
import { mountMaintenance } from './kernel/http/pages/maintenance.ts'
import { maintenancePage, mountDocs, mountNoShell } from './kernel/http/pages/mount-pages.ts'
import { openContext } from './kernel/http/request/context.ts'
import { createServer } from './kernel/http/server.ts'
import { createTranslator } from './kernel/i18n/messages.ts'
import { createQueue } from './kernel/jobs/queue.ts'
import { createWorker } from './kernel/jobs/worker.ts'
import { createLog, type Log } from './kernel/log/log.ts'
import { createMail } from './kernel/mail/mail.ts'
import { kernelMessages } from './kernel/messages/index.ts'
import { registerProcessMetrics } from './kernel/metrics/process-metrics.ts'
import { registerServiceGauges } from './kernel/metrics/service-gauges.ts'
import { createServiceMetrics, type ShareMetrics } from './kernel/metrics/service-metrics.ts'
import { registerSharedSlots, together } from './kernel/metrics/shared-slots.ts'
import { createVitals } from './kernel/metrics/vitals.ts'
import type { Catalog } from './kernel/module/catalog.ts'
import type { ModuleManifest } from './kernel/module/define-module.ts'
import type { DemoOrganisation } from './kernel/module/demo-contribution.ts'
import { assembleModules, type ModuleRegistry } from './kernel/module/registry.ts'
import { createOidcClients } from './kernel/oidc/oidc-clients.ts'
import { createProcessValues } from './kernel/process-values.ts'
import { protocolEndpoints } from './kernel/protocol-endpoints.ts'
import { createProcessShedder } from './kernel/reliability/load/process-shedder.ts'
import type { Services } from './kernel/services.ts'
import type { Default } from './kernel/settings/definition.ts'
import type { Settings } from './kernel/settings/settings.ts'
import { createTelemetry } from './kernel/telemetry/telemetry.ts'
import { openGeolocation } from './kernel/visitor/geolocation.ts'
import { migrateDatabase } from './migrate-database.ts'
import { createPermissionUseNotes } from './modules/access/index.ts'
import { createRefusalNotes } from './modules/audit/index.ts'
import { createClientUses } from './modules/clients/index.ts'
import { identifyEnrolling, refuseSession, requireStepUp } from './modules/factors/index.ts'
import { readEnding } from './modules/identity/index.ts'
import { coreModules } from './modules/index.ts'
import { identifyByApiToken } from './modules/machine-access/index.ts'
import {
  identifyByToken,
  mountProvider,
  type ProblemPage,
  prepareProvider,
  readPageRequest,
} from './modules/oauth/index.ts'
import { currentMaintenance } from './modules/platform/index.ts'
import { readPublicBrand } from './modules/settings/index.ts'
import { withPeerSecret } from './modules/sso/index.ts'
import { isOperator } from './modules/tenancy/index.ts'
import { createCalls } from './outbound-calls.ts'
import { mountBrand } from './shell/mount-brand.ts'
import { mountShell } from './shell/mount-shell.ts'
import type { BrandReader } from './shell/send-page.ts'
import { isOperatorsRequest, readVisitor } from './shell/visitor.ts'
import { mountSimulators, withSimulators } from './simulators/index.ts'
import { CORE_VERSION } from './version.ts'

/** What a distribution says about itself. */
export type Distribution = Readonly<{
  name: string
  catalog: Catalog
  modules: readonly ModuleManifest[]
  /** Settings whose default is another one in this flavour. */
  defaults?: Readonly<Record<string, Default>>
  /** Organisations of the demo, where they are others than those of the core. */
  demo?: readonly DemoOrganisation[]
  /** People sign in through another installation (SSO_PEER_*): this flavour is a client there. */
  hasPeer?: boolean
}>

export type Platform = Readonly<{
  services: Services
  server: FastifyInstance
  ctx: Context
  /** Begins to listen, work and seal; answers with the address. */
  start(): Promise<string>
  /** Reports not ready but still answers, so that the load balancer sends requests elsewhere. */
  beginStop(): void
  stop(): Promise<void>
}>

export type PlatformOptions = {
  settings: Settings
  databaseUrl: string
  log?: Log
  coreVersion?: string
  /** Where several processes share the port. */
  shareMetrics?: ShareMetrics
}

/** Collects and checks the modules before the first connection: a contradiction stops the start before anything is changed. */
export function collectModules(distribution: Distribution, coreVersion = CORE_VERSION): ModuleRegistry {
  return assembleModules([...coreModules, ...distribution.modules], distribution.catalog, coreVersion)
}

/** The boot order on one page: collect → check → migrate → open → mount → (start) listen. */
export async function createPlatform(
  distribution: Distribution,
  options: PlatformOptions,
): Promise<Platform> {
  const modules = collectModules(distribution, options.coreVersion)
  const usesRegistry = modules.apps.get('egov')?.activatable === true
  const settings = withPeerSecret(
    await withSimulators(await withSecretKey(options.settings), usesRegistry),
    distribution.hasPeer ?? false,
  )
  const log = options.log ?? createLog({ level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
  await retryWhileBusy(() => migrateDatabase(modules, settings, options.databaseUrl))
  const services = await createServices(modules, { ...options, settings }, log)
  const ctx = systemContext(services, 'start')
  const server = createServer(services)
  const telemetry = createTelemetry(services, CORE_VERSION)
  telemetry?.watch(server)
  const work = createWork(services)
  let isStopping = false
  mountOperations(server, services, () => isStopping)
  mountOpenapi(server, services, options.coreVersion ?? CORE_VERSION)
  mountApi(server, ctx, work)
  mountSimulators(server, settings)
  return {
    services,
    server,
    ctx,
    async start() {
      await retryWhileBusy(() => prepareProvider(ctx))
      await retryWhileBusy(work.worker.start)
      services.sealer.start()
      return listenOn(server, { hosts: settings.HOST, port: settings.PORT, lingerMs: lingerOf(settings) })
    },
    beginStop: () => {
      isStopping = true
      work.worker.beginStop()
    },
    async stop() {
      isStopping = true
      const jobsEnded = work.worker.stop()
      await server.close()
      await writeNotes(work)
      await jobsEnded
      await services.sealer.stop()
      const { mail, outbound, governmentOutbound, operatorOutbound, database } = services
      for (const part of [mail, telemetry, outbound, governmentOutbound, operatorOutbound, database])
        await part?.close()
    },
  }
}

type Work = Readonly<ReturnType<typeof createWork>>

/** Jobs, load shedding, and records that are written asynchronously. */
function createWork(services: Services) {
  const { modules, database, log, metrics, outbound, operatorOutbound, passwords } = services
  const shedder = createProcessShedder(services)
  const vitals = createVitals({ version: CORE_VERSION, services, shedder })
  const worker = createWorker(services, jobsOf(modules), vitals)
  registerServiceGauges(metrics.registry, database, shedder)
  registerSharedSlots(metrics.registry, async () => ({
    'outbound calls': outbound.usage.calls(),
    'look-ups': outbound.usage.lookUps(),
    'operator calls': operatorOutbound.usage(),
    passwords: together(passwords.usage()),
    ...worker.usage(),
    'due jobs': await worker.waiting(),
  }))
  return {
    worker,
    shedder,
    permissionUses: createPermissionUseNotes(database, log),
    refusals: createRefusalNotes(),
    clientUses: createClientUses(database, log),
  }
}

const jobsOf = ({ all }: ModuleRegistry) => all.flatMap(({ jobs }) => jobs ?? [])

/** What requests left behind is written when the last of them is answered, whatever jobs are still under way. */
async function writeNotes({ shedder, permissionUses, refusals, clientUses }: Work): Promise<void> {
  shedder.close()
  await permissionUses.flush()
  await refusals.flush()
  await clientUses.flush()
}

/** The screens, the sign-in provider and the endpoint tables of all modules. */
function mountApi(server: FastifyInstance, ctx: Context, work: Work): void {
  const { services } = ctx
  const problemPage = mountScreens(server, ctx)
  mountProvider(server, { ctx, shedder: work.shedder, uses: work.clientUses, problemPage })
  for (const mount of services.modules.extensions(protocolEndpoints)) mount(server, ctx, work.shedder)
  for (const module of services.modules.all) {
    mountModule(server, module, {
      services,
      shedder: work.shedder,
      isOperator: operatorCheck(ctx),
      notePermissionUse: work.permissionUses.note,
      identifyByToken: token => identifyByToken(services.database, token),
      identifyByApiToken: token => identifyByApiToken(services.database, token),
      onRefused: work.refusals.note,
      identifyEnrolling: (request, token) => identifyEnrolling(openContext(services, request), token),
      refuseSession,
      requireStepUp,
    })
  }
}

const operatorCheck = (ctx: Context) => (personId: string) =>
  inPlatform(ctx, 'operator check', tx => isOperator(tx, personId))

/** What people see: the page of the API, and the web client where it is built, else one page that says it is not. */
function mountScreens(server: FastifyInstance, ctx: Context): ProblemPage | undefined {
  const { services } = ctx
  const assets = listAssets()
  assets.mount(server)
  mountDocs(server, services, assets)
  mountMaintenance(server, {
    current: () => currentMaintenance(ctx),
    isOperator: request => isOperatorsRequest(services, request, operatorCheck(ctx)),
    sendPage: maintenancePage(services, assets),
  })
  const readBrand: BrandReader = (language, tenant) => readPublicBrand({ ...ctx, language }, tenant)
  const ending = (token: string) => readEnding(ctx, token)
  mountBrand(server, services, {
    readBrand,
    readTenant: async request => (await readVisitor(services, request, ending)).tenant,
  })
  const shell = services.settings.SHELL_DIR
  if (shell === undefined) {
    mountNoShell(server, services, assets)
    return undefined
  }
  return mountShell(server, services, {
    folder: shell,
    readBrand,
    readPageRequest: address => readPageRequest(ctx, address),
    readEnding: ending,
  })
}

async function createServices(
  modules: ModuleRegistry,
  { settings, databaseUrl, shareMetrics }: PlatformOptions,
  log: Log,
): Promise<Services> {
  const brand = readInstallationBrand(settings)
  const geolocation = openGeolocation(settings.GEOIP_FILE)
  const database = await retryWhileBusy(() =>
    openDatabase(databaseAddresses(settings, databaseUrl), settings, log),
  )
  const metrics = createServiceMetrics(shareMetrics)
  registerProcessMetrics(metrics.registry)
  const calls = createCalls(settings, log, metrics.registry)
  return {
    settings,
    brand,
    log,
    database,
    modules,
    metrics,
    secrets: createSecretBox({ current: settings.SSO_SECRET_KEY, old: settings.SSO_SECRET_KEYS_OLD }),
    passwords: createPasswords(passwordOptionsOf(settings)),
    translator: createTranslator([
      ...kernelMessages,
      ...modules.all.flatMap(module => module.messages ?? []),
    ]),
    mail: createMail({
      url: settings.MAIL_URL,
      from: settings.MAIL_FROM ?? `Tamga <no-reply@${new URL(settings.PUBLIC_ORIGIN).hostname}>`,
      log,
      metrics: metrics.registry,
    }),
    ...calls,
    oidc: createOidcClients({
      outbound: calls.outbound,
      timeoutSeconds: settings.OUTBOUND_TIMEOUT,
      metrics: metrics.registry,
    }),
    jobs: createQueue(),
    processValues: createProcessValues(),
    geolocation,
    sealer: createSealer(database, sealKeys(settings)[0] ?? null, log),
  }
}
