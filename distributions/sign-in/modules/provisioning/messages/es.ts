import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-provisioning.name': 'Aprovisionamiento',
  'app.sso-provisioning.description':
    'Envía las cuentas de los miembros y sus cambios a otros sistemas mediante SCIM 2.0.',
  'audit.scim_target.created': 'Sistema destino añadido',
  'audit.scim_target.changed': 'Sistema destino modificado',
  'audit.scim_target.deleted': 'Sistema destino eliminado',
  'audit.scim_target.resynced': 'Se envió de nuevo a todos los miembros a un sistema destino',
  'audit.scim_target.person_pushed': 'Se envió a una persona a un sistema destino',
  'audit.scim_target.resumed': 'Se reanudó un sistema destino en pausa',
  'audit.scim_run.retried': 'Se reintentó un envío fallido',
  'audit.scim_run.many_retried': 'Se reintentaron envíos fallidos',
  'field.scim_attribute': 'No es un atributo SCIM. Por ejemplo: title, name.familyName',
  'field.scim_attribute_reserved': 'El servicio rellena este atributo por sí mismo y no se puede asignar',
  'field.scim_source':
    'No existe ese campo. Campos posibles: {allowed}; una plantilla se escribe "{name}" y una constante entre comillas',
  'scim.operation.user.create': 'Añadir persona',
  'scim.operation.user.update': 'Actualizar persona',
  'scim.operation.user.deactivate': 'Desactivar persona',
  'scim.operation.user.delete': 'Eliminar persona',
  'scim.operation.group.create': 'Añadir grupo',
  'scim.operation.group.update': 'Actualizar grupo',
  'scim.operation.group.delete': 'Eliminar grupo',
  'scim.test.no_tls': 'Sin TLS: la conexión no está cifrada',
  'scim.test.dns_literal': 'La dirección es un número: no hay nombre que buscar',
  'scim.test.ok': 'Correcto',
  'scim.problem.address_not_allowed':
    'La dirección pertenece a una red interna y no se puede llamar. El operador puede añadirla a OUTBOUND_ALLOW',
  'scim.problem.bad_address': 'La dirección no está bien escrita',
  'scim.problem.conflict': 'El sistema destino dice que la entrada ya existe, pero no se encuentra allí',
  'scim.problem.dns_failed': 'No se encontró el nombre del host. Revise la dirección',
  'scim.problem.endpoint_missing':
    'El sistema destino no tiene esa dirección. Revise la dirección base de SCIM',
  'scim.problem.forbidden': 'El token es válido, pero no tiene permiso para esto',
  'scim.problem.interrupted': 'El servicio se interrumpió durante el envío; lo intentará de nuevo',
  'scim.problem.not_scim': 'La respuesta no es SCIM. Revise la dirección base',
  'scim.problem.rate_limited': 'El sistema destino recibió demasiadas solicitudes y pidió esperar',
  'scim.problem.redirected': 'El sistema destino redirige a otro lugar. Introduzca su dirección final',
  'scim.problem.refused': 'El sistema destino no aceptó lo enviado',
  'scim.problem.rejected': 'La eliminación no se aprobó y por eso no se envió',
  'scim.problem.some_failed': 'Algunos envíos fallaron',
  'scim.problem.superseded': 'Un envío más reciente ocupó su lugar',
  'scim.problem.taken':
    'Una entrada con este nombre pertenece a otra persona y no se tocó. Resuélvalo en el sistema destino',
  'scim.problem.target_error': 'El sistema destino tuvo un error propio',
  'scim.problem.timeout': 'El sistema destino no respondió a tiempo',
  'scim.problem.tls_failed': 'Falló la conexión TLS. Revise el certificado del sistema destino',
  'scim.problem.token_unreadable': 'El token guardado no se puede leer. Introdúzcalo de nuevo',
  'scim.problem.too_large': 'La respuesta es demasiado grande',
  'scim.problem.unauthorised': 'El token es incorrecto o ha caducado. Introduzca uno nuevo',
  'scim.problem.unreachable': 'No se pudo conectar con el sistema destino',
  'permission.sso_provisioning.read': 'Ver los sistemas destino y el historial de ejecuciones',
  'permission.sso_provisioning.manage': 'Añadir y modificar sistemas destino y volver a enviar todo',
  'menu.provisioning': 'Aprovisionamiento',
  'notification.target_failing': 'Sistemas destino con fallos',
  'notification.target_failing.failing.title': '{name}: los envíos fallan',
  'notification.target_failing.failing.body':
    'No todos los cambios llegan a este sistema. Consulte sus ejecuciones.',
  'notification.target_failing.paused.title': '{name}: en pausa',
  'notification.target_failing.paused.body':
    'Se detuvo porque se habría retirado a demasiadas personas. Usted decide.',
})
