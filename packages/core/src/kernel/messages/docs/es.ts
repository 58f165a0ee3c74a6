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
  'title.welcome': 'Bienvenida',
  'title.login': 'Iniciar sesión',
  'title.invitation': 'Invitación',
  'title.forgotten': 'Recuperar la contraseña',
  'title.reset': 'Contraseña nueva',
  'title.verify': 'Confirmar su correo',
  'title.change_email': 'Cambiar su correo',
  'title.undo_email': 'Deshacer el cambio de correo',
  'title.setup': 'Configuración inicial',
  'title.logout': 'Cerrar sesión',
  'title.device': 'Inicie sesión en su dispositivo',
  'title.let_in': 'Permitir otro dispositivo',
  'title.profile': 'Mi perfil',
  'page.description':
    'Acceda a todos los sistemas de su organización con una sola cuenta, de forma rápida y segura.',
  'page.noscript': 'Active JavaScript en su navegador para usar esta página.',
  'no_shell.title': '{brand} funciona sin su cliente web',
  'no_shell.lead':
    'Este servicio solo ofrece su API: el cliente web no está instalado o SHELL_DIR no lo indica. Avise al operador.',
})
