import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { projectFiles, ROOT, readProjectFile } from '../policy/source.ts'
import { renderTemplate } from './helm-template.ts'
import { readUnit, readVariables } from './unit-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads files of every shape and says itself what it expects
type Loose = any

export type Deployed = { readonly name: string; readonly env: Record<string, string> }

export const readYaml = (path: string): Loose => parse(readProjectFile(path), { merge: true })

/** The chart as it would reach the cluster, every document of every template. */
export function renderChart(): Loose[] {
  const values = { Values: readYaml('deploy/helm/tamga/values.yaml'), Release: { Name: 'tamga' } }
  return projectFiles()
    .filter(path => path.startsWith('deploy/helm/tamga/templates/'))
    .flatMap(path => parseAllDocuments(renderTemplate(readProjectFile(path), values)))
    .map(document => {
      if (document.errors.length > 0) throw document.errors[0]
      return document.toJS()
    })
}

/** The secrets as the shipped script makes them; removed at the end of the process. */
export function makeSecrets(pooler = 'pgbouncer:6432', server = 'postgres:5432'): string {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-secrets-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('sh', [join(ROOT, 'deploy/make-secrets.sh'), folder, pooler, server])
  return folder
}

/** The environment of the server in each shipped deployment, its secrets in the given folder. */
export function deployedEnvironments(secrets: string): Deployed[] {
  const inFolder = (env: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        String(value).replace(/^(\/run\/secrets\/(tamga\/)?|%d\/)/, `${secrets}/`),
      ]),
    )
  return [composed(), ...inCluster(), ...onDebian()].map(({ name, env }) => ({ name, env: inFolder(env) }))
}

/** Variables as docker compose fills them in from .env.example. */
function composed(): Deployed {
  const variables = readVariables(readProjectFile('deploy/.env.example').split('\n'))
  const fill = (value: string) =>
    value.replace(/\$\{([A-Z_]+)(?:(:[?-])([^}]*))?\}/g, (_all, name, kind, text) => {
      const given = variables[name] ?? (kind === ':-' ? text : undefined)
      if (given === undefined) throw new Error(`${name} is not in deploy/.env.example`)
      return given
    })
  const { environment } = readYaml('deploy/compose.yaml').services.tamga
  const env = Object.entries(environment).map(([name, value]) => [name, fill(String(value))])
  return { name: 'compose.yaml', env: Object.fromEntries(env) }
}

const inCluster = (): Deployed[] =>
  renderChart()
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ kind, spec }) => ({
      name: `chart, ${kind}`,
      env: Object.fromEntries(
        spec.template.spec.containers[0].env.map(({ name, value }: Loose) => [name, value]),
      ),
    }))

const onDebian = (): Deployed[] =>
  projectFiles()
    .filter(path => /^deploy\/systemd\/.*\.service$/.test(path))
    .map(path => ({
      name: path,
      env: {
        ...readVariables(readProjectFile('deploy/systemd/tamga.env').split('\n')),
        ...ofServer(readVariables(readUnit(readProjectFile(path))['Service']!['Environment']!)),
        ...(path.includes('@') && { PORT: '8080' }),
      },
    }))

/** The rehearsal reads one variable beside the settings of the server. */
const ofServer = ({ REHEARSAL_DATABASE_URL_FILE: _, ...env }: Record<string, string>) => env
