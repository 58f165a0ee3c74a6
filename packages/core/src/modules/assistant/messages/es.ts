import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'menu.assistant': 'Asistente',
  'feature.assistant.name': 'Asistente',
  'feature.assistant.description':
    'Las preguntas y las partes de registros necesarias para responder (nombres, correos, roles, fechas) se envían al servidor del modelo, y los agentes que los miembros permiten leen mediante MCP. Los números de registro, identificadores civiles y teléfonos no se envían nunca.',
  'permission.assistant.read': 'Preguntar al asistente',
  'permission.assistant.manage': 'Administrar los agentes conectados',
  'audit.assistant.asked': 'Pregunta hecha al asistente',
  'audit.assistant.conversation_created': 'Conversación iniciada con el asistente',
  'audit.assistant.conversation_deleted': 'Conversación con el asistente eliminada',
  'audit.assistant.proposal_dismissed': 'Cambio propuesto rechazado',
  'assistant.proposal.end_sessions': 'Finalizar todas las sesiones de {name} en la organización',
  'assistant.proposal.suspend_member': 'Suspender a {name}',
  'assistant.proposal.take_role': 'Retirar el rol «{other}» a {name}',
  'problem.ai_unavailable': 'El asistente no está disponible',
  'problem.ai_unavailable.detail': 'Esta instalación no tiene clave de un modelo. Todo lo demás funciona.',
  'problem.ai_budget_spent': 'Se alcanzó el límite del asistente',
  'problem.ai_budget_spent.detail':
    'Su cuota del día, o la de la organización para el mes, está agotada. Inténtelo más tarde.',
  'problem.conversation_busy': 'Se está respondiendo a la pregunta anterior',
  'problem.conversation_busy.detail': 'Espere la respuesta y envíe después la siguiente pregunta.',
  'problem.proposal_expired': 'La propuesta ha caducado o ya se usó',
  'problem.proposal_expired.detail':
    'Una propuesta vale 10 minutos y se ejecuta una sola vez. Vuelva a pedírsela al asistente.',
  'problem.proposal_differs': 'La solicitud difiere de la propuesta',
  'problem.proposal_differs.detail': 'Solo se ejecuta el cambio que se le mostró. No se ha modificado nada.',
})
