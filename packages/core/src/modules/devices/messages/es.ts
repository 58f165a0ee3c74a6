import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'menu.devices': 'Dispositivos',
  'problem.device_pending': 'El dispositivo espera aprobación',
  'problem.device_pending.detail':
    'El dispositivo está registrado. Podrá entrar en cuanto un administrador lo apruebe.',
  'problem.device_proof_invalid': 'El dispositivo no se acreditó',
  'problem.device_proof_invalid.detail':
    'La petición no está firmada con la clave de este dispositivo, o su prueba es antigua o ya se usó.',
  'problem.device_revoked': 'El dispositivo fue excluido',
  'problem.device_revoked.detail':
    'Ya nadie puede entrar en este dispositivo. Para usarlo, regístrelo de nuevo.',
  'problem.device_key_mismatch': 'La clave es de otro dispositivo',
  'problem.device_key_mismatch.detail': 'El token y la clave del dispositivo no se corresponden.',
  'problem.handoff_invalid': 'El código no es válido',
  'problem.handoff_invalid.detail':
    'Un código sirve una vez, en un minuto, en el dispositivo que lo pidió. Abra el programa de nuevo.',
  'problem.not_a_shell': 'Este token no es de un programa instalado',
  'problem.not_a_shell.detail':
    'Solo el token de un programa instalado, ligado a su dispositivo, abre un área de trabajo.',
  'audit.device.registered': 'Dispositivo registrado',
  'audit.device.approved': 'Dispositivo aprobado',
  'audit.device.revoked': 'Dispositivo excluido',
  'audit.device.left': 'Dispositivo compartido abandonado',
  'audit.device.changed': 'Dispositivo modificado',
  'audit.device.policy_changed': 'Reglas de dispositivos modificadas',
  'audit.device.handoff_refused': 'Entrada desde un dispositivo rechazada',
})
