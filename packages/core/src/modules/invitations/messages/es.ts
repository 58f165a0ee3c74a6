import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.person_exists': 'Esta persona ya está registrada',
  'problem.person_exists.detail':
    'No se puede asignar una contraseña a una persona ya registrada. Envíe una invitación sin contraseña.',
  'problem.invitation_wrong_state': 'Esta invitación no lo permite',
  'problem.invitation_wrong_state.detail':
    'La invitación ya fue aceptada o revocada, o ha caducado. Si hace falta, invite de nuevo a la persona.',
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
  'audit.invitation.resent': 'Invitación reenviada',
  'audit.invitation.revoked': 'Invitación revocada',
  'audit.invitation.accepted': 'Invitación aceptada',
  'problem.invitation_names_another': 'La invitación nombra a otra persona',
  'problem.invitation_names_another.detail':
    'El número de registro de la invitación no es el de su e-ID. Consulte al administrador que le invitó.',
  'notification.invitation_expiring': 'Invitaciones que caducan',
  'notification.invitation_expiring.soon.title': 'Hay invitaciones a punto de caducar',
  'notification.invitation_expiring.soon.body': 'Sin aceptar aún: {count}. La primera caduca el {first_at}.',
  'notification.invitation_expiring.expired.title': 'Hay invitaciones caducadas',
  'notification.invitation_expiring.expired.body':
    'Terminadas sin respuesta: {count}. Vuelva a enviarlas si aún hacen falta.',
})
