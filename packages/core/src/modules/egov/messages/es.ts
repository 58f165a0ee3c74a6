import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.egov.name': 'Administración electrónica',
  'app.egov.description': 'Conecta la organización con los servicios públicos y el registro nacional.',
  'menu.registry': 'Registro nacional',
  'menu.registry_lookups': 'Quién consultó',
  'permission.egov.read': 'Consultar ciudadanos y personas jurídicas en el registro nacional',
  'permission.egov.manage': 'Ver las consultas al registro de todas las personas',
  'audit.registry.looked_up': 'Consultó el registro nacional',
  'audit.registry.agreement_asked': 'Se pidió el consentimiento de un ciudadano para la consulta',
  'registry.agreement.prompt': '{organisation} quiere consultarle en el registro',
  'problem.registry_agreement_expired': 'El consentimiento ha caducado',
  'problem.registry_agreement_expired.detail': 'Vuelva a pedir el consentimiento al ciudadano.',
  'problem.registry_agreement_refused': 'El ciudadano no dio su consentimiento',
  'problem.registry_agreement_refused.detail':
    'Se negó, no respondió o no se pudo verificar su e-ID. Vuelva a pedirlo o use otra forma.',
  'audit.registry.batch_created': 'Inició una verificación por lotes de personas jurídicas',
  'audit.registry.batch_cancelled': 'Detuvo una verificación por lotes',
  'field.citizen_number':
    'Un número de registro tiene dos letras cirílicas y ocho cifras, por ejemplo УА90010101',
  'field.legal_entity_number':
    'El número de registro de una persona jurídica tiene siete cifras, por ejemplo 5000001',
  'problem.purpose_required': 'Indique el motivo de la consulta',
  'problem.purpose_required.detail':
    'Cada consulta al registro nacional se guarda con su motivo. Los ciudadanos ven quién los consultó y por qué.',
  'problem.registry_not_found': 'No se encontró en el registro nacional',
  'problem.registry_not_found.detail':
    'Compruebe el número de registro e inténtelo de nuevo. Código del registro: {code}.',
  'problem.registry_request_invalid': 'El registro nacional no aceptó la solicitud',
  'problem.registry_request_invalid.detail':
    'La solicitud o su firma no cumple las reglas del registro (código {code}). Póngase en contacto con el operador de la plataforma.',
  'problem.registry_clock_differs': 'El reloj de nuestro servidor difiere del reloj del registro',
  'problem.registry_clock_differs.detail':
    'La diferencia es de {seconds} segundos, por eso el registro no aceptó la solicitud. Pida al operador que ajuste el reloj del servidor.',
  'problem.registry_authorisation_required': 'Se necesita el consentimiento del ciudadano',
  'problem.registry_authorisation_required.detail':
    'El registro pide el consentimiento del ciudadano (código {code}): un código enviado a su teléfono, una firma e-ID o el portal del Estado.',
  'problem.registry_authorisation_refused': 'El registro no aceptó el consentimiento del ciudadano',
  'problem.registry_authorisation_refused.detail':
    'El código o la firma es incorrecto o ha caducado (código {code}). Pida al ciudadano que confirme de nuevo.',
  'problem.registry_access_denied': 'El registro nacional no da acceso',
  'problem.registry_access_denied.detail':
    'Nuestra organización no tiene acceso a esta información (código {code}). Póngase en contacto con el operador de la plataforma.',
  'problem.registry_data_mismatch': 'Los datos del ciudadano no coinciden con el registro',
  'problem.registry_data_mismatch.detail':
    'Lo indicado difiere de lo que está registrado (código {code}). Compruébelo e inténtelo de nuevo.',
  'problem.registry_signature_refused': 'El registro no aceptó la firma',
  'problem.registry_signature_refused.detail': 'La firma o su certificado no es válido (código {code}).',
  'problem.registry_refused': 'El registro nacional rechazó la solicitud',
  'problem.registry_refused.detail':
    'Código del registro: {code}. Si vuelve a ocurrir, póngase en contacto con el operador de la plataforma.',
  'problem.registry_unavailable': 'Ahora no se puede consultar el registro nacional',
  'problem.registry_unavailable.detail': '{reason} Espere un momento e inténtelo de nuevo.',
  'registry.away.unreachable': 'No se pudo conectar con el registro.',
  'registry.away.timeout': 'El registro no respondió a tiempo.',
  'registry.away.certificate_not_trusted':
    'El certificado del registro no es de una autoridad en la que confiemos.',
  'registry.away.answer_too_large': 'La respuesta del registro es demasiado grande.',
  'registry.away.answer_malformed': 'La respuesta del registro no se puede leer.',
  'registry.away.registry_failed': 'El registro comunicó un error interno.',
  'registry.away.paused': 'El registro falló varias veces y lo dejamos descansar un rato.',
  'registry.away.not_configured': 'La conexión con el registro no está configurada.',
})
