import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'mail.greeting': 'Hola, {person}:',
  'mail.link_fallback':
    'Si el botón no funciona, copie esta dirección en la barra de direcciones de su navegador:',
  'mail.footer': '{brand} ha enviado este mensaje automáticamente; no es necesario responder.',
  'mail.invitation.subject': 'Invitación a {organisation}',
  'mail.invitation.heading': 'Tiene una invitación',
  'mail.invitation.body':
    '{inviter} le invita a unirse a la organización «{organisation}». Acepte la invitación y elija su contraseña.',
  'mail.invitation.action': 'Aceptar la invitación',
  'mail.invitation.expires': 'La invitación es válida durante {duration}.',
  'mail.invitation.ignore': 'Si no esperaba esta invitación, puede ignorar este mensaje.',
  'mail.new_member_known_person.subject': 'Invitación a {organisation}',
  'mail.new_member_known_person.heading': 'Le invitan a otra organización',
  'mail.new_member_known_person.body':
    '{inviter} le invita a unirse a la organización «{organisation}». Usted ya tiene una cuenta: inicie sesión con su contraseña actual para aceptar.',
  'mail.new_member_known_person.action': 'Aceptar la invitación',
  'mail.new_member_known_person.expires': 'La invitación es válida durante {duration}.',
  'mail.new_member_known_person.ignore': 'Si no esperaba esta invitación, puede ignorar este mensaje.',
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
})
