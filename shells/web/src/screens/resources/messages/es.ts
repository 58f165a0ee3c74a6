import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'resources.title': 'Servicios protegidos',
  'resources.subtitle': 'Servicios de la organización que solo aceptan tokens para sí mismos',
  'resources.add': 'Añadir un servicio',
  'resources.edit': 'Editar',
  'resources.delete': 'Quitar',
  'resources.delete.title': '¿Quitar «{name}»?',
  'resources.delete.effect': 'No se emiten nuevos tokens para él. Los emitidos valen hasta que caduquen.',
  'resources.save': 'Guardar',
  'resources.name': 'Nombre',
  'resources.uri': 'Dirección',
  'resources.uri.note': 'El aud de sus tokens; después no cambia.',
  'resources.scopes': 'Alcances',
  'resources.scopes.note': 'Nombres con sentido para el servicio, como crm.read',
  'resources.format': 'Forma de los tokens',
  'resources.format.jwt': 'JWT: el servicio verifica la firma por sí mismo',
  'resources.format.opaque': 'Opaco: el servicio nos pregunta por cada token',
  'resources.ttl': 'Duración en segundos',
  'resources.ttl.note': 'Vacío: según la instalación',
  'resources.empty.title': 'Aún no hay servicios',
  'resources.empty.text': 'Añada una API o un servidor MCP y las aplicaciones recibirán tokens solo para él.',
  'resources.hosts.title': 'Hosts de aplicaciones conocidas por un documento',
  'resources.hosts.text':
    'Los miembros pueden permitir aplicaciones no registradas de estos hosts. El consentimiento se pide cada vez, con la marca «sin verificar»; solo pueden leer.',
  'resources.hosts.saved': 'Los hosts se han guardado',
})
