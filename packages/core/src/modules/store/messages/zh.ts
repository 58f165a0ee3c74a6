import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.dependents_installed': '有其他模块依赖此模块',
  'problem.dependents_installed.detail': '请先卸载依赖它的模块：{dependents}。',
  'problem.dependency_unsatisfied': '缺少所需的模块或版本',
  'problem.dependency_unsatisfied.detail': '无法满足依赖关系：{chain}。请联系平台运营者。',
  'problem.app_required': '此模块无法卸载',
  'problem.app_required.detail': '系统运行离不开模块“{app}”。',
  'problem.app_cannot_activate': '此模块无法启用',
  'problem.app_cannot_activate.detail': '您的组织不使用此模块，无法在此启用。',
  'permission.store.read': '查看模块商店',
  'permission.store.manage': '安装、卸载和启用模块',
  'menu.home': '首页',
  'menu.apps': '模块商店',
  'menu.settings': '设置',
  'menu.platform': '平台',
  'menu.organisation': '组织',
  'menu.security': '安全',
  'menu.work': '工作',
  'audit.app.installed': '安装了模块',
  'audit.app.uninstalled': '卸载了模块',
  'audit.app.activated': '启用了模块',
  'audit.app.deactivated': '停用了模块',
})
