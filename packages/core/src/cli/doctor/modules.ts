import { ModulesContradict } from '../../kernel/module/registry.ts'
import { collectModules, type Distribution } from '../../platform.ts'
import { type Finding, fail, ok } from './finding.ts'

export function checkModules(distribution: Distribution): Finding[] {
  try {
    const modules = collectModules(distribution)
    return [ok('modules', `${modules.all.length} modules, ${modules.apps.size} apps in the catalog`)]
  } catch (error) {
    if (!(error instanceof ModulesContradict)) throw error
    return error.problems.map(problem =>
      fail('modules', problem, 'Bring the catalog of the distribution and its modules into line.'),
    )
  }
}
