import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.reason_required': 'Indique el motivo',
  'problem.reason_required.detail': 'Escriba por qué realiza esta acción. El motivo queda en el historial.',
  'problem.invalid_credentials': 'El correo electrónico o la contraseña no son correctos',
  'problem.invalid_credentials.detail':
    'Revise lo que ha escrito y vuelva a intentarlo. Si olvidó su contraseña, puede restablecerla.',
  'problem.other_person': 'Otra persona ha iniciado sesión en este navegador',
  'problem.other_person.detail':
    'Ahora está conectada la cuenta de {person}. Si continúa, esa sesión finalizará.',
  'problem.login_method_disabled': 'No se puede iniciar sesión de esta forma',
  'problem.login_method_disabled.detail':
    'Este método está desactivado. Use otro de los que muestra la página de inicio de sesión.',
  'problem.reauthentication_required': 'Debe iniciar sesión de nuevo',
  'problem.reauthentication_required.detail':
    'No es posible con su sesión actual. Inicie sesión de nuevo para continuar.',
  'problem.current_session': 'Esta es la sesión que está usando',
  'problem.current_session.detail': 'Para finalizarla, use «Cerrar sesión».',
  'problem.last_login_method': 'Es su última forma de iniciar sesión',
  'problem.last_login_method.detail':
    'Sin ella ya no podría entrar. Antes defina una contraseña u otra forma de iniciar sesión.',
  'problem.slug_taken': 'Otra organización ya usa este nombre de dirección',
  'problem.slug_taken.detail': 'Elija otro nombre de dirección (slug).',
  'problem.password_wrong': 'La contraseña actual no es correcta',
  'problem.password_wrong.detail': 'Revise la contraseña que usa ahora y escríbala de nuevo.',
  'problem.password_unacceptable': 'Esta contraseña no se puede usar',
  'problem.password_unacceptable.detail': 'Elija una contraseña más larga y más difícil de adivinar.',
  'problem.setup_done': 'La configuración inicial ya está hecha',
  'problem.setup_done.detail': 'Inicie sesión con el correo electrónico y la contraseña del administrador.',
  'problem.network_not_allowed': 'No se permite iniciar sesión desde esta red',
  'problem.network_not_allowed.detail':
    'La organización solo permite el acceso desde sus redes autorizadas. Conéctese a una de ellas e inténtelo de nuevo, o consulte con el administrador.',
  'field.password_wrong': 'La contraseña actual no es correcta',
  'mail.password_reset.subject': 'Restablecer su contraseña',
  'mail.password_reset.heading': 'Elija una contraseña nueva',
  'mail.password_reset.body':
    'Hemos recibido una solicitud para restablecer la contraseña de su cuenta de {brand}. Pulse el botón siguiente para elegir una nueva.',
  'mail.password_reset.action': 'Restablecer la contraseña',
  'mail.password_reset.expires': 'El enlace es válido durante {duration} y solo se puede usar una vez.',
  'mail.password_reset.ignore':
    'Si no lo ha solicitado, no tiene que hacer nada. Su contraseña sigue siendo la misma.',
  'mail.email_verify.subject': 'Confirme su correo electrónico',
  'mail.email_verify.heading': 'Confirmación del correo electrónico',
  'mail.email_verify.body':
    '{brand} necesita saber que esta dirección de correo electrónico es suya. Pulse el botón siguiente para confirmarla.',
  'mail.email_verify.action': 'Confirmar el correo electrónico',
  'mail.email_verify.expires': 'El enlace es válido durante {duration}.',
  'mail.email_verify.ignore': 'Si no ha registrado esta dirección, puede ignorar este mensaje.',
  'mail.password_changed.subject': 'Su contraseña ha cambiado',
  'mail.password_changed.heading': 'Contraseña cambiada',
  'mail.password_changed.body':
    'Se ha cambiado la contraseña de su cuenta de {brand} y se han finalizado sus sesiones en otros dispositivos.',
  'mail.password_changed.action': 'Restablecer la contraseña',
  'mail.password_changed.ignore':
    'Si no fue usted, restablezca su contraseña de inmediato y avise al administrador de su organización.',
  'mail.unknown_device': 'dispositivo desconocido',
  'mail.new_device.subject': 'Inicio de sesión desde un dispositivo nuevo',
  'mail.new_device.heading': 'Inicio de sesión desde un dispositivo nuevo',
  'mail.new_device.body':
    'Se ha iniciado sesión en su cuenta de {brand} desde un dispositivo que no había usado antes. Dispositivo: {device}. Lugar: {place}. Fecha: {time}.',
  'mail.new_device.action': 'Revisar mis sesiones',
  'mail.new_device.ignore':
    'Si fue usted, no tiene que hacer nada. Si no, finalice esa sesión y cambie su contraseña de inmediato.',
  'audit.session.started': 'Inicio de sesión',
  'audit.session.refused': 'Inicio de sesión fallido',
  'audit.person.password_change_refused': 'Cambio de contraseña rechazado',
  'audit.session.switch_refused': 'Cambio de organización rechazado',
  'audit.session.network_refused': 'Inicio de sesión rechazado por la red',
  'audit.session.switched': 'Cambio de organización',
  'audit.session.ended': 'Cierre de sus otras sesiones',
  'audit.tenant.created': 'Organización creada',
  'audit.person.updated': 'Perfil propio modificado',
  'audit.person.password_changed': 'Contraseña propia cambiada',
  'audit.person.password_reset': 'Contraseña propia restablecida',
  'audit.person.email_verified': 'Correo electrónico propio confirmado',
  'audit.person.login_unlinked': 'Desvinculó uno de sus propios inicios de sesión',
  'audit.person.reset_link_made': 'Enlace para restablecer la contraseña creado',
  'audit.person.operator_granted': 'Operador de la plataforma designado',
  'problem.passkey_not_allowed': 'La organización no acepta esta llave de acceso',
  'problem.passkey_not_allowed.detail': 'Use una llave de acceso de otro tipo u otro método.',
  'audit.platform.password_list_loaded': 'Lista de contraseñas conocidas cargada',
  'problem.email_unverified': 'Confirme primero su correo electrónico',
  'problem.email_unverified.detail':
    'Su cuenta procede de otro sistema. Abra el enlace del mensaje que le hemos enviado y vuelva a iniciar sesión.',
  'audit.people.imported': 'Personas importadas de otro sistema',
})
