import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.cross_device_denied': 'No se ha permitido',
  'problem.cross_device_denied.detail': 'El otro dispositivo lo rechazó. Puede intentarlo de nuevo.',
  'problem.cross_device_ended': 'Se acabó el tiempo',
  'problem.cross_device_ended.detail': 'Obtenga un código nuevo e inténtelo otra vez.',
  'problem.cross_device_number_wrong': 'El número no coincide',
  'problem.cross_device_number_wrong.detail':
    'Nadie ha entrado. Compruebe que ve la pantalla cuyo código escaneó y empiece de nuevo.',
  'audit.session.let_in': 'Permitió entrar a otro dispositivo',
  'audit.session.let_in_refused': 'Rechazó a otro dispositivo',
})
