import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-federation.name': 'Federación',
  'app.sso-federation.description': 'Permite iniciar sesión mediante proveedores de identidad de confianza.',
  'problem.provider_slug_taken': 'Ya existe un proveedor con este nombre corto',
  'problem.provider_slug_taken.detail': 'Elija otro nombre corto (slug).',
  'problem.administrator_required': 'Solo un administrador puede hacerlo',
  'problem.administrator_required.detail':
    'Reconocer a los miembros por su correo o dar cualquier rol que nombre el proveedor puede dar los permisos de cualquiera en la organización, por eso hace falta un administrador.',
  'field.issuer_malformed': 'Escriba un emisor como https://login.example.mn',
  'field.issuer_insecure': 'El emisor debe empezar por https://; http:// solo es posible para localhost',
  'field.scope_openid': 'Los alcances deben contener «openid»',
  'field.logo_https': 'La dirección de la imagen debe empezar por https://',
  'audit.federation.domain_proven': 'Demostró que un dominio es de la organización',
  'audit.federation.domain_lost': 'La prueba de un dominio ha desaparecido',
  'federation.domain.missing':
    'Ese registro no está en el DNS. Tras añadirlo puede tardar horas en difundirse',
  'federation.domain.unanswered': 'El DNS no respondió. Compruébelo más tarde',
  'audit.federation.provider_created': 'Proveedor de identidad registrado',
  'audit.federation.provider_changed': 'Proveedor de identidad modificado',
  'audit.federation.provider_enabled': 'Proveedor de identidad activado',
  'audit.federation.provider_disabled': 'Proveedor de identidad desactivado',
  'audit.federation.provider_deleted': 'Proveedor de identidad eliminado',
  'audit.federation.sessions_ended': 'Cerró las sesiones iniciadas con un proveedor de identidad',
  'federation.sessions_ended.disabled': 'El proveedor de identidad «{name}» se ha desactivado',
  'federation.sessions_ended.deleted': 'El proveedor de identidad «{name}» se ha eliminado',
  'audit.federation.member_created':
    'Miembro creado en el primer inicio de sesión con un proveedor de identidad',
  'audit.federation.linked': 'Miembro vinculado a un proveedor de identidad',
  'audit.federation.unlinked': 'Vínculo de un miembro con un proveedor de identidad eliminado',
  'audit.federation.roles_changed': 'Roles de un miembro actualizados por un proveedor de identidad',
  'permission.sso_federation.read': 'Ver los proveedores de identidad y los vínculos',
  'permission.sso_federation.manage': 'Añadir, modificar y eliminar proveedores de identidad',
  'menu.federation': 'Federación',
})
