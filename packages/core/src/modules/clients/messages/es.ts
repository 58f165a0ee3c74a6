import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-clients.name': 'Aplicaciones conectadas',
  'app.sso-clients.description':
    'Registra las aplicaciones que inician sesión mediante OAuth2 y OpenID Connect.',
  'problem.client_inconsistent': 'Los ajustes de la aplicación se contradicen',
  'problem.client_inconsistent.detail': 'Haga que los campos indicados concuerden y envíelos de nuevo.',
  'problem.client_without_secret': 'Esta aplicación no tiene secreto',
  'problem.client_without_secret.detail':
    'Es pública o firma con su propia clave, por lo que no hay secreto que rotar.',
  'problem.default_client': 'La aplicación predeterminada sigue los ajustes de la instalación',
  'problem.default_client.detail':
    'Su nombre, direcciones de redirección y secreto se cambian con BRAND_NAME, SSO_DEFAULT_CLIENT_REDIRECT_URIS y SSO_DEFAULT_CLIENT_SECRET.',
  'problem.shell_client': 'El cliente de los programas instalados',
  'problem.shell_client.detail':
    'Forma parte del producto: puede desactivarse, pero no cambiarse ni eliminarse.',
  'field.address_malformed': 'Escriba una dirección completa, por ejemplo https://app.example.mn/callback',
  'field.address_fragment': 'La dirección no debe tener una parte después de «#»',
  'field.address_wildcard': 'La dirección se compara literalmente: «*» no se permite',
  'field.address_userinfo': 'La dirección no debe contener nombre de usuario ni contraseña',
  'field.address_https': 'La dirección debe empezar por https://; http:// solo es posible para localhost',
  'field.address_scheme': 'Este tipo de dirección no se permite. Use una dirección https://',
  'field.address_custom_scheme':
    'Solo una aplicación pública puede usar una dirección como com.example.app:/callback',
  'field.address_private':
    'No se puede llamar a una dirección interna de la red. El operador puede añadirla a OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '«{host}» no está en la lista de dominios permitidos',
  'field.redirect_uri_missing':
    'Una aplicación que inicia sesión de personas necesita al menos una dirección de redirección',
  'field.confidential_only': 'Solo una aplicación confidencial puede usarlo',
  'field.needs_authorization_code': 'Solo es posible junto con authorization_code o device_code',
  'field.grant_switched_off':
    'Aquí está desactivado. El operador lo activa añadiendo «device» a OAUTH_EXTENSIONS',
  'field.needs_refresh_token': 'Solo es posible junto con refresh_token',
  'field.public_without_secret': 'Una aplicación pública no puede guardar un secreto: debe ser «none»',
  'field.confidential_authenticates': '«none» es solo para aplicaciones públicas',
  'field.jwks_missing': 'private_key_jwt necesita las claves públicas (JWKS) de la aplicación',
  'field.jwks_unused': 'Las claves (JWKS) son solo para private_key_jwt',
  'field.longer_than_refresh_max': 'No debe superar refresh_max',
  'field.key_private': 'Es una clave privada. Dé solo su parte pública y reemplace la clave',
  'field.key_unusable': 'Con esta clave no se pueden verificar firmas (RSA: al menos 2048 bits)',
  'field.resource_unknown': 'Esta dirección no figura en OAUTH_RESOURCES',
  'field.scope_unknown': 'No existe ese ámbito',
  'field.type_fixed': 'El tipo de una aplicación no puede cambiarse después. Registre otra',
  'problem.redirect_host_not_allowed': 'Esta dirección de redirección no está permitida',
  'problem.redirect_host_not_allowed.detail':
    'El dominio de la dirección de redirección no está en la lista de permitidos. Pida al operador que lo añada a OAUTH_REDIRECT_HOSTS.',
  'permission.sso_clients.read': 'Ver las aplicaciones conectadas',
  'permission.sso_clients.manage': 'Registrar y modificar aplicaciones conectadas y rotar sus secretos',
  'menu.clients': 'Aplicaciones conectadas',
  'audit.clients.created': 'Aplicación conectada registrada',
  'audit.clients.changed': 'Aplicación conectada modificada',
  'audit.clients.deleted': 'Aplicación conectada eliminada',
  'audit.clients.secret_rotated': 'Secreto de una aplicación rotado',
  'audit.clients.enabled': 'Aplicación conectada activada',
  'audit.clients.disabled': 'Aplicación conectada desactivada',
  'field.needs_client_credentials': 'La aplicación necesita la concesión client_credentials',
  'field.unknown_service_account': 'No existe esa cuenta de servicio',
  'field.audience_empty': 'Elija al menos un rol o una unidad',
  'field.audience_of_installation': 'Una aplicación de toda la instalación no se puede limitar a roles',
  'notification.secret_expiring': 'Secretos que caducan',
  'notification.secret_expiring.soon.title': '{name}: el secreto anterior está a punto de caducar',
  'notification.secret_expiring.soon.body':
    'Después del {expires_at} solo funciona el nuevo. Compruebe que la aplicación ya lo tiene.',
})
