import { installationSettingGroups } from '../../installation-settings.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { collectModules } from '../../platform.ts'
import { type Call, defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { hasEmbeddedDatabase } from '../serve/embedded-database.ts'
import { table } from '../terminal.ts'
import { withDatabase } from '../with-platform.ts'
import { checkDataFolder } from './data-folder.ts'
import { checkDatabase } from './database.ts'
import { type Finding, fail, messageOf, ok } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkModules } from './modules.ts'
import { checkOutbound } from './outbound.ts'
import { checkSettings } from './settings.ts'

export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'Check the installation and say what to do.',
  details: [
    'Changes nothing and calls no other host but the database and the mail server. Exit code 1 when a check fails.',
  ],
  options: JSON_OPTION,
  examples: ['tamga doctor', 'tamga doctor --json'],
  async run(call) {
    const findings = await examine(call)
    const isSound = findings.every(({ status }) => status !== 'fail')
    if (call.options.json) call.terminal.json({ ok: isSound, checks: findings })
    else call.terminal.say(report(findings))
    return isSound ? EXIT.done : EXIT.failed
  },
})

async function examine(call: Call<unknown>): Promise<Finding[]> {
  const { settings, findings } = checkSettings(call)
  const modules = checkModules(call.distribution)
  if (!settings) return [...findings, ...modules]
  const isWhole = modules.every(({ status }) => status === 'ok')
  return [
    ...findings,
    ...modules,
    ...(await checkDataFolder(settings.DATA_DIR)),
    ...(isWhole ? await examineDatabase(call, settings) : []),
    ...(await checkOutbound(settings, installationSettingGroups(call.distribution))),
    await checkMail(settings),
  ]
}

async function examineDatabase(call: Call<unknown>, settings: Settings): Promise<Finding[]> {
  if (!settings.DATABASE_URL && !(await hasEmbeddedDatabase(settings.DATA_DIR))) {
    return [ok('database', 'embedded; made at the first start')]
  }
  const modules = collectModules(call.distribution)
  return withDatabase(call, settings, url => checkDatabase(settings, modules, url)).catch(error => [
    fail('database', messageOf(error), 'Mend what the message says, then run this again.'),
  ])
}

function report(findings: readonly Finding[]): string {
  const lines = table(findings.map(({ status, check, detail }) => [status.padEnd(4), check, detail]))
  const told = findings.flatMap(({ advice }, index) =>
    advice ? [lines[index]!, `      → ${advice}`] : [lines[index]!],
  )
  const count = (status: Finding['status']) => findings.filter(finding => finding.status === status).length
  return [...told, '', `${count('ok')} ok, ${count('warn')} warnings, ${count('fail')} failed`].join('\n')
}
