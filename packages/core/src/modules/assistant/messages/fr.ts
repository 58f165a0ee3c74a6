import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'menu.assistant': 'L’assistant',
  'feature.assistant.name': 'L’assistant',
  'feature.assistant.description':
    'Les questions et les parties d’enregistrements nécessaires à la réponse (noms, adresses e-mail, rôles, dates) sont envoyées au serveur du modèle, et les agents autorisés par les membres lisent par MCP. Les numéros d’enregistrement, identifiants civils et téléphones ne sont jamais envoyés.',
  'permission.assistant.read': 'Interroger l’assistant',
  'permission.assistant.manage': 'Gérer les agents connectés',
  'audit.assistant.asked': 'Question posée à l’assistant',
  'audit.assistant.conversation_created': 'Conversation commencée avec l’assistant',
  'audit.assistant.conversation_deleted': 'Conversation avec l’assistant supprimée',
  'audit.assistant.proposal_dismissed': 'Modification proposée refusée',
  'assistant.proposal.end_sessions': 'Mettre fin à toutes les sessions de {name} dans l’organisation',
  'assistant.proposal.suspend_member': 'Suspendre {name}',
  'assistant.proposal.take_role': 'Retirer le rôle « {other} » à {name}',
  'problem.ai_unavailable': 'L’assistant est indisponible',
  'problem.ai_unavailable.detail': 'Cette installation n’a pas de clé de modèle. Tout le reste fonctionne.',
  'problem.ai_budget_spent': 'La limite de l’assistant est atteinte',
  'problem.ai_budget_spent.detail':
    'Votre quota du jour, ou celui de l’organisation pour le mois, est épuisé. Réessayez plus tard.',
  'problem.conversation_busy': 'La question précédente est en cours de réponse',
  'problem.conversation_busy.detail': 'Attendez la réponse, puis envoyez la question suivante.',
  'problem.proposal_expired': 'La proposition a expiré ou a déjà servi',
  'problem.proposal_expired.detail':
    'Une proposition est valable 10 minutes et s’exécute une seule fois. Redemandez à l’assistant.',
  'problem.proposal_differs': 'La demande diffère de la proposition',
  'problem.proposal_differs.detail':
    'Seule la modification qui vous a été montrée est exécutée. Rien n’a été modifié.',
})
