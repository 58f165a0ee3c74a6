import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.sso_expired': 'Este intento de inicio de sesión ya no es válido',
  'problem.sso_expired.detail':
    'Tardó demasiado, ya se usó o empezó en otro navegador. Vuelva a empezar desde la página de inicio de sesión.',
  'problem.sso_unavailable': 'Ahora no es posible iniciar sesión con este proveedor',
  'problem.sso_unavailable.detail':
    'El proveedor de identidad no responde o está desactivado. Inténtelo más tarde o inicie sesión de otra forma.',
  'problem.sso_denied': 'El proveedor de identidad rechazó el inicio de sesión',
  'problem.sso_denied.detail':
    'Usted lo canceló o no tiene acceso. Vuelva a intentarlo o pregunte a su administrador.',
  'problem.sso_failed': 'No se pudo verificar la respuesta del proveedor de identidad',
  'problem.sso_failed.detail':
    'Por su seguridad no se inició la sesión. Vuelva a intentarlo; si continúa, dé a su administrador el número de solicitud (request_id).',
  'problem.sso_not_invited': 'No tiene acceso a esta organización',
  'problem.sso_not_invited.detail':
    'El proveedor de identidad le conoce, pero aquí no hay una cuenta para usted. Pida una invitación al administrador.',
  'problem.sso_invitation_pending': 'Acepte primero su invitación',
  'problem.sso_invitation_pending.detail':
    'Le han invitado. Acepte la invitación con el enlace del correo electrónico e inicie sesión de nuevo.',
  'problem.sso_email_missing': 'El proveedor de identidad no dio ninguna dirección de correo electrónico',
  'problem.sso_email_missing.detail':
    'Una persona nueva necesita una dirección de correo electrónico. El administrador puede revisar los alcances y la asignación de atributos.',
  'problem.sso_already_linked': 'Su cuenta está vinculada a otro usuario del proveedor de identidad',
  'problem.sso_already_linked.detail':
    'Inicie sesión con el usuario anterior o pida al administrador que elimine el vínculo antiguo.',
  'problem.secret_key_changed': 'No se puede abrir el secreto guardado',
  'problem.secret_key_changed.detail':
    'SSO_SECRET_KEY ha cambiado. Introduzca de nuevo el secreto o pida al operador que añada la clave anterior a SSO_SECRET_KEYS_OLD.',
  'problem.logout_token_invalid': 'El token de cierre de sesión no es válido',
  'problem.logout_token_invalid.detail': 'No es del proveedor de identidad, ha caducado o ya se usó.',
  'field.own_path': 'Debe ser una ruta de este sistema que empiece por «/»',
  'audit.tenant.domain_assigned': 'El operador asignó un dominio a la organización',
  'audit.tenant.domain_withdrawn': 'El operador retiró un dominio a la organización',
  'field.domain_malformed': 'Escriba un dominio como example.mn',
  'field.domain_public': 'Es el dominio de un servicio de correo público, no de una organización',
  'field.unknown_tenant': 'Esta organización no existe',
  'sso.check.secret.ok': 'El secreto está guardado y se puede abrir',
  'sso.check.secret.none': 'Sin secreto: allí somos una aplicación pública',
  'sso.check.address.ok': 'La dirección está bien escrita',
  'sso.check.address.malformed': 'La dirección está mal escrita',
  'sso.check.address.insecure': 'La dirección debe empezar por https://',
  'sso.check.address.private':
    'La dirección está dentro de la red. El operador puede añadirla a OUTBOUND_ALLOW',
  'sso.check.dns.ok': 'Se encontró el nombre del host',
  'sso.check.dns.failed': 'No se encontró el nombre del host. Revise la dirección',
  'sso.check.dns.literal': 'La dirección es un número: no hay nombre que buscar',
  'sso.check.dns.not_run': 'No se ejecutó',
  'sso.check.connection.ok': 'Se estableció la conexión',
  'sso.check.connection.failed': 'El servidor no aceptó la conexión',
  'sso.check.connection.timeout': 'El servidor no respondió a tiempo',
  'sso.check.connection.failing':
    'El servidor falló varias veces y se deja en pausa. Vuelva a probar en medio minuto',
  'sso.check.tls.ok': 'La conexión está protegida',
  'sso.check.tls.failed': 'No se pudo verificar el certificado TLS del servidor',
  'sso.check.tls.plain': 'Sin TLS: la conexión no está cifrada',
  'sso.check.discovery.ok': 'Se encontró el documento de OpenID Connect',
  'sso.check.discovery.status': 'La dirección del documento respondió {status}. Revise el emisor',
  'sso.check.discovery.not_json': 'La respuesta no es un documento de OpenID Connect',
  'sso.check.discovery.too_large': 'La respuesta es demasiado grande',
  'sso.check.discovery.redirected': 'El servidor redirige a otra dirección. Indique la dirección final',
  'sso.check.issuer.ok': 'El emisor coincide exactamente',
  'sso.check.issuer.mismatch': 'El proveedor se llama «{issuer}». Escriba el emisor exactamente así',
  'sso.check.endpoints.ok': 'Están todas las direcciones necesarias',
  'sso.check.endpoints.missing': 'Faltan estas direcciones: {names}',
  'sso.check.endpoints.insecure': '{name} debe empezar por https://',
  'sso.check.endpoints.blocked':
    '{name} está en una red interna y no se permite llamarlo. El operador puede añadirlo a OUTBOUND_ALLOW',
  'sso.check.endpoints.unreachable': '{name} no respondió',
  'sso.check.keys.ok': 'Se leyeron las claves de firma',
  'sso.check.keys.unreachable': 'No se pudieron leer las claves de firma (JWKS)',
  'sso.check.keys.none': 'No hay ninguna clave de firma',
  'sso.check.algorithms.ok': 'Admite un algoritmo de firma seguro',
  'sso.check.algorithms.none': 'No admite ningún algoritmo de firma seguro (como RS256 o ES256)',
  'audit.sso.refused': 'Se rechazó un inicio de sesión a través de otro proveedor',
})
