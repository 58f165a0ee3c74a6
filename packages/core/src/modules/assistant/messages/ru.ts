import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'menu.assistant': 'Помощник',
  'feature.assistant.name': 'Помощник',
  'feature.assistant.description':
    'Вопросы и нужные для ответа части записей (имена, адреса эл. почты, роли, время) отправляются на сервер модели, а разрешённые участниками агенты читают через MCP. Регистрационные номера, гражданские идентификаторы и телефоны не отправляются.',
  'permission.assistant.read': 'Задавать вопросы помощнику',
  'permission.assistant.manage': 'Управлять подключёнными агентами',
  'audit.assistant.asked': 'Задан вопрос помощнику',
  'audit.assistant.conversation_created': 'Начат разговор с помощником',
  'audit.assistant.conversation_deleted': 'Удалён разговор с помощником',
  'audit.assistant.proposal_dismissed': 'Предложенное изменение отклонено',
  'assistant.proposal.end_sessions': 'Завершить все сеансы: {name}',
  'assistant.proposal.suspend_member': 'Приостановить участника: {name}',
  'assistant.proposal.take_role': 'Отозвать роль «{other}»: {name}',
  'problem.ai_unavailable': 'Помощник недоступен',
  'problem.ai_unavailable.detail': 'В этой установке не задан ключ модели. Всё остальное работает.',
  'problem.ai_budget_spent': 'Лимит помощника исчерпан',
  'problem.ai_budget_spent.detail':
    'Израсходована ваша дневная норма или месячная норма организации. Повторите попытку позже.',
  'problem.conversation_busy': 'Готовится ответ на предыдущий вопрос',
  'problem.conversation_busy.detail': 'Дождитесь ответа и отправьте следующий вопрос.',
  'problem.proposal_expired': 'Срок предложения истёк или оно уже использовано',
  'problem.proposal_expired.detail':
    'Предложение действует 10 минут и выполняется один раз. Попросите помощника ещё раз.',
  'problem.proposal_differs': 'Запрос отличается от предложения',
  'problem.proposal_differs.detail':
    'Выполняется только то изменение, которое вам показали. Ничего не изменено.',
})
