import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'menu.assistant': '助手',
  'feature.assistant.name': '助手',
  'feature.assistant.description':
    '问题以及回答所需的部分记录（姓名、电子邮箱、角色、时间）会发送到模型服务器，成员允许的代理可通过 MCP 读取。登记号码、公民身份号码和电话绝不会发送。',
  'permission.assistant.read': '向助手提问',
  'permission.assistant.manage': '管理已连接的代理',
  'audit.assistant.asked': '向助手提问',
  'audit.assistant.conversation_created': '开始与助手对话',
  'audit.assistant.conversation_deleted': '删除与助手的对话',
  'audit.assistant.proposal_dismissed': '拒绝了建议的更改',
  'assistant.proposal.end_sessions': '终止 {name} 在组织内的所有会话',
  'assistant.proposal.suspend_member': '停用 {name}',
  'assistant.proposal.take_role': '移除 {name} 的角色“{other}”',
  'problem.ai_unavailable': '助手不可用',
  'problem.ai_unavailable.detail': '此安装未设置模型密钥，其他功能均正常。',
  'problem.ai_budget_spent': '已达到助手的使用上限',
  'problem.ai_budget_spent.detail': '您当日的额度或组织当月的额度已用完，请稍后再试。',
  'problem.conversation_busy': '正在回答上一个问题',
  'problem.conversation_busy.detail': '请等待回答完成后再发送下一个问题。',
  'problem.proposal_expired': '建议已过期或已使用',
  'problem.proposal_expired.detail': '建议在 10 分钟内有效，且只执行一次。请再次询问助手。',
  'problem.proposal_differs': '请求与建议不一致',
  'problem.proposal_differs.detail': '只会执行向您展示的更改。未做任何更改。',
})
