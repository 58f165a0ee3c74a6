import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { installationSettingGroups, readInstallationSettings } from '@tamga/core/testing'
import { parseAllDocuments } from 'yaml'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { SERVICE_OPTIONS } from '../../scripts/node-options.mjs'
import { projectFiles, ROOT, readProjectFile } from '../policy/source.ts'
import { deployedEnvironments, makeSecrets, readYaml, renderChart } from './deployments.ts'
import { readUnit, readVariables } from './unit-file.ts'

const REQUIRED = [
  'ENVIRONMENT',
  'PUBLIC_ORIGIN',
  'DATABASE_URL_FILE',
  'SSO_SECRET_KEY_FILE',
  'SSO_DEFAULT_CLIENT_SECRET_FILE',
]

/** After SHUTDOWN_GRACE a process has 5 seconds to close, and the first of several 10 seconds for those that are late. */
const LATE_SECONDS = 10

type Selected = { matchLabels: Record<string, string> }
type Allowed = {
  ports: { port: string }[]
  from: { namespaceSelector: Selected; podSelector: Selected }[]
}

const deployed = deployedEnvironments(makeSecrets())
const seconds = (duration: string): number => Number(/^(\d+)s$/.exec(duration)![1])

test('every deployment names only settings that exist, and all that production asks for', () => {
  const groups = installationSettingGroups(signIn)
  const known = groups.flatMap(group =>
    Object.entries(group.settings).flatMap(([name, { secret }]) =>
      secret ? [name, `${name}_FILE`] : [name],
    ),
  )
  assert.ok(deployed.length >= 4)
  for (const { name, env } of deployed) {
    const unknown = Object.keys(env).filter(each => !known.includes(each))
    assert.deepEqual(unknown, [], name)
    assert.deepEqual(
      REQUIRED.filter(each => !env[each]),
      [],
      name,
    )
    // Throws what the start would say.
    const { settings } = readInstallationSettings(signIn, env)
    assert.equal(settings.ENVIRONMENT, 'production', name)
  }
})

test('a service behind the shipped proxies believes them, and starts without a warning', () => {
  for (const { name, env } of deployed.filter(({ env }) => env['MAIL_URL_FILE'] && env['SHELL_DIR'])) {
    const { settings, warnings } = readInstallationSettings(signIn, env)
    assert.deepEqual(warnings, [], name)
    assert.equal(settings.TRUST_PROXY_HEADERS, true, name)
  }
})

test('every file of deploy can be read', () => {
  const files = projectFiles().filter(path => path.startsWith('deploy/') && !path.includes('/templates/'))
  for (const path of files.filter(each => /\.ya?ml$/.test(each)))
    for (const { errors } of parseAllDocuments(readProjectFile(path), { merge: true }))
      assert.deepEqual(errors, [], path)
  for (const path of files.filter(each => /\.(service|timer|target|socket)$/.test(each)))
    assert.ok(readUnit(readProjectFile(path))['Unit'], path)
})

test('the composition pins the shell by digest, and the server knows nothing of it', () => {
  const { services, secrets, configs } = readYaml('deploy/compose.yaml')
  assert.match(services.shell.image, /^\$\{WEB_IMAGE:\?/)
  const variables = readVariables(readProjectFile('deploy/.env.example').split('\n'))
  for (const name of ['WEB_IMAGE', 'SERVICE_IMAGE', 'PGBOUNCER_IMAGE'])
    assert.match(variables[name] ?? '', /^[^\s@]+@sha256:[0-9a-f]{64}$/, name)
  assert.doesNotMatch(readProjectFile('.env.example') + JSON.stringify(deployed), /WEB_IMAGE/)
  const used = [...readProjectFile('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
  assert.deepEqual(
    Object.keys(variables).filter(name => !used.includes(name)),
    [],
  )
  for (const [name, service] of Object.entries<Record<string, never>>(services)) {
    assert.equal(service['read_only'], true, name)
    assert.deepEqual(service['cap_drop'], ['ALL'], name)
    assert.deepEqual(service['security_opt'], ['no-new-privileges:true'], name)
    assert.ok(name === 'shell' || service['healthcheck'], name)
  }
  const made = makeSecrets()
  for (const { file } of Object.values<{ file: string }>(secrets))
    assert.ok(existsSync(join(made, file.replace('secrets/', ''))), file)
  assert.ok(existsSync(join(ROOT, 'deploy', configs.pgbouncer.file)))
})

test('the chart has probes, a budget, an autoscaler, and waits longer than the service drains', () => {
  const documents = renderChart()
  const kinds = documents.map(({ kind }) => kind).sort()
  for (const kind of ['HorizontalPodAutoscaler', 'Ingress', 'Job', 'PodDisruptionBudget', 'Service'])
    assert.ok(kinds.includes(kind), kind)
  const { spec } = documents.find(({ kind }) => kind === 'Deployment').spec.template
  const [container] = spec.containers
  assert.equal(container.livenessProbe.httpGet.path, '/health')
  assert.equal(container.readinessProbe.httpGet.path, '/ready')
  assert.ok(container.readinessProbe.failureThreshold >= 3, 'one late answer takes no pod away')
  const [, wait] = container.lifecycle.preStop.exec.command
  const { DRAIN_DELAY, SHUTDOWN_GRACE } = readYaml('deploy/helm/tamga/values.yaml').settings
  assert.ok(
    spec.terminationGracePeriodSeconds >
      Number(wait) + seconds(DRAIN_DELAY) + seconds(SHUTDOWN_GRACE) + LATE_SECONDS,
  )
  for (const { securityContext } of [...spec.containers, ...spec.initContainers]) {
    assert.equal(securityContext.readOnlyRootFilesystem, true)
    assert.equal(securityContext.allowPrivilegeEscalation, false)
  }
  const limits = documents.filter(({ kind }) => kind === 'Ingress').map(({ metadata }) => metadata)
  const rates = limits.map(({ annotations }) => annotations['nginx.ingress.kubernetes.io/limit-rpm'])
  assert.deepEqual(rates, [undefined, '5', '30'])
})

test('the chart lets the ingress controller reach the service and Prometheus the metrics, and nobody else', () => {
  const { spec } = renderChart().find(({ kind }) => kind === 'NetworkPolicy')
  assert.deepEqual(spec.policyTypes, ['Ingress'])
  const reached = spec.ingress.map(({ ports, from }: Allowed) => [
    ports.map(({ port }) => port),
    from.map(({ namespaceSelector, podSelector }) => [
      namespaceSelector.matchLabels['kubernetes.io/metadata.name'],
      podSelector.matchLabels['app.kubernetes.io/name'],
    ]),
  ])
  assert.deepEqual(reached, [
    [['http'], [['ingress-nginx', 'ingress-nginx']]],
    [['metrics'], [['monitoring', 'prometheus']]],
  ])
})

test('the composition waits longer than the service drains', () => {
  const { environment, stop_grace_period } = readYaml('deploy/compose.yaml').services.tamga
  assert.ok(
    seconds(stop_grace_period) >
      seconds(environment.DRAIN_DELAY) + seconds(environment.SHUTDOWN_GRACE) + LATE_SECONDS,
  )
})

test('the unit is locked down, and gives the service its time to drain', () => {
  const { Service } = readUnit(readProjectFile('deploy/systemd/tamga@.service'))
  const expected = { NoNewPrivileges: 'yes', ProtectSystem: 'strict', ProtectHome: 'yes', User: 'tamga' }
  for (const [name, value] of Object.entries(expected)) assert.deepEqual(Service![name], [value], name)
  const { DRAIN_DELAY, SHUTDOWN_GRACE } = readVariables(
    readProjectFile('deploy/systemd/tamga.env').split('\n'),
  )
  assert.ok(
    Number(Service!['TimeoutStopSec']![0]) > seconds(DRAIN_DELAY!) + seconds(SHUTDOWN_GRACE!) + LATE_SECONDS,
  )
  const main = /main\.ts|distributions\/\S+/.exec(Service!['ExecStart']![0]!)![0]
  assert.ok(existsSync(join(ROOT, main)), main)
})

test('every deployment starts Node with the same options as npm start', () => {
  const { Service } = readUnit(readProjectFile('deploy/systemd/tamga@.service'))
  const unit = Service!['ExecStart']![0]!.split(' ')
  const image = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(readProjectFile('deploy/Dockerfile'))![1]!) as string[]
  for (const start of [unit, image])
    assert.deepEqual(
      start.filter(word => word.startsWith('--')),
      SERVICE_OPTIONS,
    )
})

test('the image installs every workspace by its manifest, without what only development needs', () => {
  const lines = readProjectFile('deploy/Dockerfile').split('\n')
  const { workspaces } = JSON.parse(readProjectFile('package.json')) as { workspaces: string[] }
  const isWorkspace = (path: string) =>
    workspaces.some(each => new RegExp(`^${each.replace('*', '[^/]+')}/package\\.json$`).test(path))
  for (const path of projectFiles().filter(isWorkspace))
    assert.ok(
      lines.some(line => line.startsWith(`COPY ${path} `)),
      path,
    )
  const service = lines.slice(lines.findIndex(line => line.endsWith('AS service')))
  assert.ok(service.some(line => /^USER 10001:10001$/.test(line)))
  assert.ok(lines.some(line => line.includes('npm ci --omit=dev')))
})
