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
})
