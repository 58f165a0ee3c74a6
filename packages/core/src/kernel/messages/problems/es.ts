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
  'problem.app_not_installed': 'La aplicación no está instalada',
  'problem.app_not_installed.detail':
    'La aplicación «{app}» no está instalada o no está activa en su organización. Un administrador puede instalarla y activarla en la tienda de aplicaciones.',
  'problem.cross_site_request': 'Se rechazó una solicitud procedente de otro sitio',
  'problem.cross_site_request.detail':
    'Por seguridad, no se realizan los cambios enviados desde otro sitio. Abra nuestra página directamente y vuelva a intentarlo.',
  'problem.not_found': 'No encontrado',
  'problem.not_found.detail': 'Lo que busca no existe o usted no puede verlo. Compruebe la dirección.',
  'problem.route_not_found': 'Esta dirección no existe',
  'problem.route_not_found.detail':
    'Compruebe la dirección de la solicitud. Todas las direcciones figuran en la página /docs.',
  'problem.method_not_allowed': 'Esta dirección no admite ese método',
  'problem.method_not_allowed.detail':
    'Compruebe el método de la solicitud (GET, POST, etc.). Los métodos posibles figuran en la página /docs.',
  'problem.wrong_state': 'No es posible en el estado actual',
  'problem.wrong_state.detail':
    'Es posible que el estado acabe de cambiar. Actualice la página y compruébelo.',
  'problem.stale_version': 'Otra persona lo modificó antes',
  'problem.stale_version.detail':
    'Estos datos cambiaron mientras los editaba. Vuelva a cargarlos y repita sus cambios.',
  'problem.last_admin': 'No se puede quitar al último administrador',
  'problem.last_admin.detail':
    'Una organización debe tener al menos un administrador. Nombre primero a otra persona.',
  'problem.payload_too_large': 'El envío es demasiado grande',
  'problem.payload_too_large.detail': 'Tamaño máximo: {limit}. Redúzcalo o envíelo por partes.',
  'problem.unsupported_media_type': 'No se acepta este tipo de datos',
  'problem.unsupported_media_type.detail':
    'Compruebe la cabecera Content-Type: application/json para JSON, text/csv para CSV.',
  'problem.malformed_json': 'El JSON está mal formado',
  'problem.malformed_json.detail': 'No se pudo leer el envío como JSON. Revíselo y vuelva a enviarlo.',
  'problem.too_many_requests': 'Demasiadas solicitudes',
  'problem.too_many_requests.detail': {
    one: 'Vuelva a intentarlo dentro de un segundo.',
    many: 'Vuelva a intentarlo dentro de {seconds} de segundos.',
    other: 'Vuelva a intentarlo dentro de {seconds} segundos.',
  },
  'problem.overloaded': 'El sistema está ocupado',
  'problem.overloaded.detail':
    'La carga es alta y ahora no se pudo atender su solicitud. Espere un momento y vuelva a intentarlo.',
  'problem.internal_error': 'Se produjo un error en el sistema',
  'problem.internal_error.detail':
    'El error ha quedado registrado. Vuelva a intentarlo; si persiste, comunique a su administrador el número de la solicitud (request_id).',
  'problem.redirect_host_not_allowed': 'Esta dirección de redirección no está permitida',
  'problem.redirect_host_not_allowed.detail':
    'El dominio de la dirección de redirección no está en la lista de permitidos. Pida al operador que lo añada a OAUTH_REDIRECT_HOSTS.',
  'problem.secret_key_missing': 'No está configurada la clave para guardar secretos',
  'problem.secret_key_missing.detail':
    'Sin el ajuste SSO_SECRET_KEY los secretos no se pueden cifrar y no se guardan. Contacte con el operador.',
  'problem.secret_required': 'Introduzca de nuevo el secreto',
  'problem.secret_required.detail':
    'La dirección lleva a otro servidor (esquema, host o puerto) y el secreto o el token guardado no se envía allí. Introduzca el del servidor nuevo.',
  'problem.reason_required': 'Indique el motivo',
  'problem.reason_required.detail': 'Escriba por qué realiza esta acción. El motivo queda en el historial.',
  'problem.invalid_credentials': 'El correo electrónico o la contraseña no son correctos',
  'problem.invalid_credentials.detail':
    'Revise lo que ha escrito y vuelva a intentarlo. Si olvidó su contraseña, puede restablecerla.',
  'problem.login_method_disabled': 'No se puede iniciar sesión de esta forma',
  'problem.login_method_disabled.detail':
    'Este método está desactivado. Use otro de los que muestra la página de inicio de sesión.',
  'problem.not_a_member': 'Usted no es miembro de esta organización',
  'problem.not_a_member.detail': 'Elija otra organización o pida una invitación a su administrador.',
  'problem.reauthentication_required': 'Debe iniciar sesión de nuevo',
  'problem.reauthentication_required.detail':
    'No es posible con su sesión actual. Inicie sesión de nuevo para continuar.',
  'problem.current_session': 'Esta es la sesión que está usando',
  'problem.current_session.detail': 'Para finalizarla, use «Cerrar sesión».',
  'problem.last_login_method': 'Es su última forma de iniciar sesión',
  'problem.last_login_method.detail':
    'Sin ella ya no podría entrar. Antes defina una contraseña u otra forma de iniciar sesión.',
  'problem.link_invalid': 'El enlace no es válido',
  'problem.link_invalid.detail': 'El enlace ha caducado o ya se ha usado. Solicite uno nuevo.',
  'problem.email_taken': 'Este correo electrónico ya está registrado',
  'problem.email_taken.detail': 'Introduzca otra dirección de correo electrónico.',
  'problem.person_exists': 'Esta persona ya está registrada',
  'problem.person_exists.detail':
    'No se puede asignar una contraseña a una persona ya registrada. Envíe una invitación sin contraseña.',
  'problem.already_member': 'Esta persona ya es miembro',
  'problem.already_member.detail': 'Puede cambiar sus roles en la lista de miembros.',
  'problem.slug_taken': 'Otra organización ya usa este nombre de dirección',
  'problem.slug_taken.detail': 'Elija otro nombre de dirección (slug).',
  'problem.tenant_suspended': 'La organización está suspendida',
  'problem.tenant_suspended.detail':
    'Por ahora no se puede iniciar sesión en esta organización. Contacte con el operador de la plataforma.',
  'problem.membership_suspended': 'Su acceso como miembro está suspendido',
  'problem.membership_suspended.detail': 'Para reanudarlo, contacte con el administrador de su organización.',
  'problem.dependents_installed': 'Otras aplicaciones dependen de esta',
  'problem.dependents_installed.detail':
    'Desinstale primero las aplicaciones que dependen de ella: {dependents}.',
  'problem.dependency_unsatisfied': 'Falta una aplicación o versión necesaria',
  'problem.dependency_unsatisfied.detail':
    'No se pudo satisfacer la dependencia: {chain}. Contacte con el operador de la plataforma.',
  'problem.app_required': 'Esta aplicación no se puede desinstalar',
  'problem.app_required.detail': 'El sistema no puede funcionar sin la aplicación «{app}».',
  'problem.app_cannot_activate': 'Esta aplicación no se puede activar',
  'problem.app_cannot_activate.detail': 'No se usa en su organización y no se puede activar aquí.',
  'problem.built_in_role': 'Un rol del sistema no se puede modificar ni eliminar',
  'problem.built_in_role.detail': 'Si necesita otros permisos, cree un rol nuevo.',
  'problem.role_in_use': 'Hay miembros con este rol',
  'problem.role_in_use.detail': 'Retire primero el rol a esos miembros y después elimínelo.',
  'problem.role_key_taken': 'Ya existe un rol con esta clave',
  'problem.role_key_taken.detail': 'Asigne otra clave (key) al rol.',
  'problem.unknown_permission': 'Ese permiso no existe',
  'problem.unknown_permission.detail': 'Elija entre los permisos de las aplicaciones instaladas.',
  'problem.password_wrong': 'La contraseña actual no es correcta',
  'problem.password_wrong.detail': 'Revise la contraseña que usa ahora y escríbala de nuevo.',
  'problem.password_unacceptable': 'Esta contraseña no se puede usar',
  'problem.password_unacceptable.detail': 'Elija una contraseña más larga y más difícil de adivinar.',
  'problem.import_invalid': 'El archivo contiene errores',
  'problem.import_invalid.detail':
    'Corrija las líneas indicadas y vuelva a cargar el archivo. De momento no se ha cambiado nada.',
  'problem.setup_done': 'La configuración inicial ya está hecha',
  'problem.setup_done.detail': 'Inicie sesión con el correo electrónico y la contraseña del administrador.',
  'problem.operator_required': 'Solo el operador de la plataforma puede hacerlo',
  'problem.operator_required.detail': 'Si lo necesita, contacte con el operador de la plataforma.',
  'problem.precondition_failed': 'No se cumple una condición de la solicitud',
  'problem.precondition_failed.detail':
    'Una condición de las cabeceras (como If-Match) no coincide con el estado actual. Vuelva a leer los datos e inténtelo de nuevo.',
  'problem.request_timeout': 'Se agotó el tiempo de la solicitud',
  'problem.request_timeout.detail':
    'La solicitud no llegó completa a tiempo. Compruebe su conexión y vuelva a intentarlo.',
  'problem.dependency_cycle': 'Las aplicaciones dependen unas de otras en círculo',
  'problem.dependency_cycle.detail':
    'Una aplicación así no se puede instalar. Contacte con el operador de la plataforma.',
  'problem.tenant_deleting': 'La eliminación de esta organización está programada',
  'problem.tenant_deleting.detail':
    'Ya no se puede modificar. Para cancelar la eliminación, contacte con el operador de la plataforma.',
  'problem.invitation_wrong_state': 'Esta invitación no lo permite',
  'problem.invitation_wrong_state.detail':
    'La invitación ya fue aceptada o revocada, o ha caducado. Si hace falta, invite de nuevo a la persona.',
  'problem.mail_unavailable': 'No se pudo enviar el correo electrónico',
  'problem.mail_unavailable.detail': 'El servidor de correo no responde. Vuelva a intentarlo más tarde.',
  'problem.current_tenant': 'Esta es la organización en la que se encuentra ahora',
  'problem.current_tenant.detail': 'Cambie primero a otra organización e inténtelo de nuevo.',
  'problem.network_not_allowed': 'No se permite iniciar sesión desde esta red',
  'problem.network_not_allowed.detail':
    'La organización solo permite el acceso desde sus redes autorizadas. Conéctese a una de ellas e inténtelo de nuevo, o consulte con el administrador.',
  'problem.own_network_excluded': 'Su propia red no está en la lista',
  'problem.own_network_excluded.detail':
    'Guardada así, usted mismo no podría iniciar sesión. Añada una red que contenga su dirección actual ({ip}).',
})
