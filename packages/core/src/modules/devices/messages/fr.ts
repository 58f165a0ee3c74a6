import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'menu.devices': 'Appareils',
  'problem.device_pending': 'L’appareil attend une approbation',
  'problem.device_pending.detail':
    'L’appareil est enregistré. Vous pourrez vous y connecter dès qu’un administrateur l’aura approuvé.',
  'problem.device_proof_invalid': 'L’appareil n’a pas fait ses preuves',
  'problem.device_proof_invalid.detail':
    'La demande n’est pas signée par la clé de cet appareil, ou sa preuve est trop ancienne ou déjà utilisée.',
  'problem.device_revoked': 'L’appareil a été exclu',
  'problem.device_revoked.detail':
    'Plus personne ne peut se connecter sur cet appareil. Pour l’utiliser, enregistrez-le à nouveau.',
  'problem.device_key_mismatch': 'La clé appartient à un autre appareil',
  'problem.device_key_mismatch.detail': 'Le jeton et la clé de l’appareil ne vont pas ensemble.',
  'problem.handoff_invalid': 'Le code n’est pas valable',
  'problem.handoff_invalid.detail':
    'Un code sert une fois, en moins d’une minute, sur l’appareil qui l’a demandé. Rouvrez le programme.',
  'problem.not_a_shell': 'Ce jeton n’est pas celui d’un programme installé',
  'problem.not_a_shell.detail':
    'Seul le jeton d’un programme installé, lié à son appareil, ouvre un espace de travail.',
  'audit.device.registered': 'Appareil enregistré',
  'audit.device.approved': 'Appareil approuvé',
  'audit.device.revoked': 'Appareil exclu',
  'audit.device.left': 'Appareil partagé quitté',
  'audit.device.changed': 'Appareil modifié',
  'audit.device.policy_changed': 'Règles des appareils modifiées',
  'audit.device.handoff_refused': 'Connexion par un appareil refusée',
})
