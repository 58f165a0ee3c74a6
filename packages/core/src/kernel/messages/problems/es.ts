import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.validation_failed': 'Los datos introducidos no son válidos',
  'problem.validation_failed.detail': 'Corrija los campos indicados y vuelva a enviarlos.',
  'problem.unauthenticated': 'No ha iniciado sesión',
  'problem.unauthenticated.detail':
    'Inicie sesión primero. Si ya lo había hecho, es posible que su sesión haya caducado.',
  'problem.permission_denied': 'No permitido',
  'problem.permission_denied.detail':
    'Esta acción requiere el permiso «{permission}». Puede pedirlo al administrador de su organización.',
  'problem.app_not_installed': 'El módulo no está instalado',
  'problem.app_not_installed.detail':
    'El módulo «{app}» no está instalado o no está activo en su organización. Un administrador puede instalarlo y activarlo en la tienda de módulos.',
  'problem.feature_disabled': 'Esta función está desactivada',
  'problem.feature_disabled.detail':
    'La función «{feature}» está desactivada en su organización. Un administrador puede activarla en Ajustes > Funciones.',
  'problem.cross_site_request': 'Se rechazó una solicitud procedente de otro sitio',
  'problem.cross_site_request.detail':
    'Por seguridad, no se realizan los cambios enviados desde otro sitio. Abra nuestra página directamente y vuelva a intentarlo.',
  'problem.not_found': 'No encontrado',
  'problem.not_found.detail': 'Lo que busca no existe o usted no puede verlo. Compruebe la dirección.',
  'problem.wrong_state': 'No es posible en el estado actual',
  'problem.wrong_state.detail':
    'Es posible que el estado acabe de cambiar. Actualice la página y compruébelo.',
  'problem.stale_version': 'Otra persona lo modificó antes',
  'problem.stale_version.detail':
    'Estos datos cambiaron mientras los editaba. Vuelva a cargarlos y repita sus cambios.',
  'problem.payload_too_large': 'El envío es demasiado grande',
  'problem.payload_too_large.detail': 'Tamaño máximo: {limit}. Redúzcalo o envíelo por partes.',
  'problem.unsupported_media_type': 'No se acepta este tipo de datos',
  'problem.unsupported_media_type.detail':
    'Compruebe la cabecera Content-Type: application/json para JSON, text/csv para CSV.',
  'problem.too_many_requests': 'Demasiadas solicitudes',
  'problem.too_many_requests.detail': {
    one: 'Vuelva a intentarlo dentro de un segundo.',
    many: 'Vuelva a intentarlo dentro de {seconds} de segundos.',
    other: 'Vuelva a intentarlo dentro de {seconds} segundos.',
  },
  'problem.maintenance': 'El sistema está en mantenimiento',
  'problem.maintenance.detail': 'Continúe cuando termine el trabajo. Lo que guardó está a salvo.',
  'problem.overloaded': 'El sistema está ocupado',
  'problem.overloaded.detail':
    'La carga es alta y ahora no se pudo atender su solicitud. Espere un momento y vuelva a intentarlo.',
  'problem.outcome_unknown': 'No se sabe si el cambio se guardó',
  'problem.outcome_unknown.detail':
    'Se perdió la conexión con la base de datos mientras se guardaba el cambio. Es posible que se haya guardado: compruébelo antes de repetirlo.',
  'problem.internal_error': 'Se produjo un error en el sistema',
  'problem.internal_error.detail':
    'El error ha quedado registrado. Vuelva a intentarlo; si persiste, comunique a su administrador el número de la solicitud (request_id).',
  'problem.secret_key_missing': 'No está configurada la clave para guardar secretos',
  'problem.secret_key_missing.detail':
    'Sin el ajuste SSO_SECRET_KEY los secretos no se pueden cifrar y no se guardan. Contacte con el operador.',
  'problem.not_a_member': 'Usted no es miembro de esta organización',
  'problem.not_a_member.detail': 'Elija otra organización o pida una invitación a su administrador.',
  'problem.tenant_suspended': 'La organización está suspendida',
  'problem.tenant_suspended.detail':
    'Por ahora no se puede iniciar sesión en esta organización. Contacte con el operador de la plataforma.',
  'problem.membership_suspended': 'Su acceso como miembro está suspendido',
  'problem.membership_suspended.detail': 'Para reanudarlo, contacte con el administrador de su organización.',
  'problem.operator_required': 'Solo el operador de la plataforma puede hacerlo',
  'problem.operator_required.detail': 'Si lo necesita, contacte con el operador de la plataforma.',
  'problem.insufficient_scope': 'El token no tiene permiso para esto',
  'problem.insufficient_scope.detail': 'El token no tiene «{scope}».',
  'problem.secret_required': 'Introduzca de nuevo el secreto',
  'problem.secret_required.detail':
    'La dirección lleva a otro servidor (esquema, host o puerto) y el secreto o el token guardado no se envía allí. Introduzca el del servidor nuevo.',
  'problem.session_required': 'Solo puede hacerlo una persona que haya iniciado sesión',
  'problem.session_required.detail': 'Ningún token da acceso a esto. Inicie sesión con un navegador.',
  'problem.link_invalid': 'El enlace no es válido',
  'problem.link_invalid.detail': 'El enlace ha caducado o ya se ha usado. Solicite uno nuevo.',
  'problem.token_network_refused': 'El token no se puede usar desde esta red',
  'problem.token_network_refused.detail':
    'Un token solo funciona desde las redes que se le asignaron y que la organización permite.',
  'problem.step_up_required': 'Demuestre de nuevo quién es',
  'problem.step_up_required.detail': 'Esto requiere su segundo factor.',
})
