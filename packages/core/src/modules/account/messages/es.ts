import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.email_unchanged': 'Esta es su dirección actual',
  'problem.email_unchanged.detail': 'Escriba otra dirección de correo.',
  'problem.last_operator': 'Usted es el último operador',
  'problem.last_operator.detail': 'Nombre antes operador a otra persona y cierre después su cuenta.',
  'mail.email_change.subject': 'Confirme su nueva dirección de correo',
  'mail.email_change.heading': 'Cambio de dirección de correo',
  'mail.email_change.body':
    'Se pidió usar esta dirección para su cuenta de {brand}. Pulse el botón para confirmarlo.',
  'mail.email_change.action': 'Cambiar la dirección',
  'mail.email_change.expires': 'El enlace vale {duration} y una sola vez.',
  'mail.email_change.ignore': 'Si no fue usted, ignore este mensaje. Nada cambia.',
  'mail.email_taken.subject': 'Esta dirección ya tiene una cuenta',
  'mail.email_taken.heading': 'Esta dirección tiene una cuenta',
  'mail.email_taken.body':
    'Alguien intentó usar su dirección para otra cuenta de {brand}. Pertenece a su cuenta, así que nada ha cambiado.',
  'mail.email_taken.action': 'Iniciar sesión',
  'mail.email_taken.ignore': 'Si fue usted, inicie sesión en la cuenta que tiene esta dirección.',
  'mail.email_changed.subject': 'Su dirección de correo ha cambiado',
  'mail.email_changed.heading': 'Dirección de correo cambiada',
  'mail.email_changed.body':
    'La dirección de su cuenta de {brand} es ahora {email}. Los mensajes llegarán allí.',
  'mail.email_changed.action': 'Deshacer',
  'mail.email_changed.expires': 'Puede deshacerlo con este enlace durante {duration}.',
  'mail.email_changed.ignore':
    'Si fue usted, no hay nada que hacer. Si no, deshágalo enseguida: vuelve la dirección anterior y terminan todas las sesiones.',
  'mail.email_restored.subject': 'Su dirección de correo se ha restablecido',
  'mail.email_restored.heading': 'La dirección anterior ha vuelto',
  'mail.email_restored.body':
    'La dirección de su cuenta de {brand} vuelve a ser la anterior y todas las sesiones han terminado. Puede que alguien haya entrado en su cuenta: elija una contraseña nueva.',
  'mail.email_restored.action': 'Elegir una contraseña nueva',
  'mail.email_restored.ignore': 'No diga nunca su contraseña a nadie.',
  'mail.account_closing.subject': 'Su cuenta se va a cerrar',
  'mail.account_closing.heading': 'Hemos recibido su petición',
  'mail.account_closing.body':
    'Su cuenta de {brand} se cerrará el {date}. Entonces dejará todas las organizaciones y se borrarán los datos de la cuenta.',
  'mail.account_closing.action': 'Conservar la cuenta',
  'mail.account_closing.ignore':
    'Si cambia de idea, o si no fue usted, inicie sesión y cancélelo. Después cambie su contraseña.',
  'audit.person.email_change_requested': 'Pidió cambiar su correo',
  'audit.person.email_change_cancelled': 'Canceló el cambio de su correo',
  'audit.person.email_changed': 'Cambió su correo',
  'audit.person.email_restored': 'Deshizo un cambio de correo',
  'audit.person.closing_requested': 'Pidió cerrar su cuenta',
  'audit.person.closing_cancelled': 'Decidió conservar su cuenta',
  'audit.person.closed': 'Cuenta cerrada',
  'audit.member.closed_account': 'Cerró su cuenta y dejó la organización',
})
