import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'scope.openid': 'Confirmar quién es usted',
  'scope.profile': 'Ver su nombre y sus datos de registro',
  'scope.email': 'Ver su dirección de correo electrónico',
  'scope.phone': 'Ver su número de teléfono',
  'scope.offline_access': 'Mantener la conexión en su ausencia',
  'scope.shell': 'Abrir un área de trabajo a su nombre en el programa de su dispositivo',
  'scope.erp.read': 'Leer los datos ERP de su organización',
  'scope.erp.write': 'Modificar los datos ERP de su organización',
  'scope.national_identifiers': 'Ver su número de registro y su número de identidad civil',
  'problem.interaction_expired': 'La solicitud de inicio de sesión ha caducado',
  'problem.interaction_expired.detail':
    'Es demasiado antigua o se inició en otro navegador. Vuelva a la aplicación y empiece de nuevo.',
  'problem.tenant_not_choosable': 'No se puede elegir la organización',
  'problem.tenant_not_choosable.detail':
    'Esta aplicación pertenece a una sola organización, por lo que no se puede elegir otra.',
  'problem.user_code_unknown': 'Ese código no existe',
  'problem.user_code_unknown.detail':
    'Compruebe letra por letra el código que muestra su dispositivo e introdúzcalo de nuevo.',
  'problem.user_code_expired': 'El código ha caducado',
  'problem.user_code_expired.detail': 'Obtenga un código nuevo en su dispositivo e introdúzcalo.',
  'problem.user_code_used': 'Este código ya se ha utilizado',
  'problem.user_code_used.detail':
    'Cada código sirve una sola vez. Si lo necesita, obtenga otro en su dispositivo.',
  'audit.keys.rotated': 'Claves de firma rotadas',
  'audit.consents.given': 'Dio su consentimiento a una aplicación',
  'audit.consents.withdrawn': 'Retiró el consentimiento dado a una aplicación',
  'audit.oauth.code_reused':
    'Se presentó de nuevo un código de autorización ya usado; sus tokens fueron revocados',
  'audit.oauth.device_code_reused':
    'Se presentó de nuevo un código de dispositivo ya utilizado; sus tokens se revocaron',
  'audit.oauth.device_refused': 'Rechazó el inicio de sesión de un dispositivo',
  'audit.oauth.user_codes_guessed':
    'Se intentó adivinar códigos de dispositivos; los intentos quedan retenidos',
  'audit.oauth.refresh_token_reused':
    'Se presentó de nuevo un token de renovación ya usado; sus tokens fueron revocados',
  'audit.oauth.refresh_token_without_key': 'Token de refresco presentado sin la clave de su dispositivo',
  'problem.not_in_audience': 'Esta aplicación no está abierta para usted',
  'problem.not_in_audience.detail':
    'Un administrador la abrió a personas con ciertos roles o de ciertas unidades. Pídasela si la necesita.',
})
