import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'docs.title': 'Guía de la API',
  'docs.lead':
    'Todo lo que {brand} puede hacer se hace con esta API. Elija una operación de la lista y pruébela aquí mismo.',
  'docs.sign_in': 'Iniciar sesión',
  'docs.language': 'Cambiar el idioma',
  'page.noscript': 'Active JavaScript en su navegador para usar esta página.',
  'no_shell.title': '{brand} funciona sin su cliente web',
  'no_shell.lead':
    'Este servicio solo ofrece su API: el cliente web no está instalado o SHELL_DIR no lo indica. Avise al operador.',
})
