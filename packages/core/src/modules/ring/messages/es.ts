import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.ring_fingerprint_differs': 'La huella no coincide',
  'problem.ring_fingerprint_differs.detail':
    'Compárela de nuevo con el otro operador. Si sigue sin coincidir, no confíe en esta clave.',
  'problem.ring_link_known': 'Este vínculo ya existe',
  'problem.ring_link_known.detail': 'Ya propuso este servicio en este sentido. Su estado está en la lista.',
  'problem.ring_peer_is_self': 'Es la propia instalación',
  'problem.ring_peer_is_self.detail': 'Introduzca la dirección de la otra instalación.',
  'problem.ring_peer_known': 'Esta instalación ya está añadida',
  'problem.ring_peer_known.detail': 'Está en la lista: consulte allí sus claves.',
  'problem.ring_peer_not_active': 'Ahora no se intercambian mensajes con esta instalación',
  'problem.ring_peer_not_active.detail': 'Su huella debe estar confirmada y no debe estar suspendida.',
  'problem.ring_peer_unreachable': 'No se pudieron leer las claves de la instalación',
  'problem.ring_peer_unreachable.detail':
    'Compruebe la dirección: debe ser exactamente el PUBLIC_ORIGIN de esa instalación.',
  'problem.ring_service_unknown': 'No existe ese servicio',
  'problem.ring_service_unknown.detail': 'Ningún módulo de esta instalación ofrece ese servicio.',
  'feature.ring.name': 'Informar a las instalaciones conectadas sobre las personas',
  'feature.ring.description':
    'Cuando cambia el nombre, el idioma o el estado de un miembro que inicia sesión en otra instalación, se le informa. El correo, el teléfono y el número de registro nunca salen.',
  'menu.ring': 'Anillo de mensajes',
  'ring.service.session-ended': 'Sesiones finalizadas',
  'ring.service.directory-entry': 'Nombre, idioma y estado de las personas',
  'audit.ring.entry_received': 'Actualizó una persona desde una instalación conectada',
  'audit.ring.key_rotated': 'Rotó la clave del anillo',
  'audit.ring.link_approved': 'Aprobó un vínculo',
  'audit.ring.link_decided_by_peer': 'El otro operador decidió sobre un vínculo',
  'audit.ring.link_proposed': 'Propuso un vínculo',
  'audit.ring.link_suspended': 'Suspendió un vínculo',
  'audit.ring.message_retried': 'Reintentó un mensaje',
  'audit.ring.peer_added': 'Añadió una instalación',
  'audit.ring.peer_confirmed': 'Confirmó la huella de una instalación',
  'audit.ring.peer_key_added': 'Una instalación conectada rotó su clave',
  'audit.ring.peer_key_removed': 'Dejó de confiar en una clave de una instalación',
  'audit.ring.peer_removed': 'Eliminó una instalación',
  'audit.ring.peer_resumed': 'Reanudó una instalación',
  'audit.ring.peer_suspended': 'Suspendió una instalación',
  'audit.ring.tested': 'Envió un mensaje de prueba',
})
