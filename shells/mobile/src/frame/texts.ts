/** What the frame itself says; the work area has texts of its own. */
export type Texts = {
  readonly signIn: string
  readonly signInNote: string
  readonly menu: string
  readonly scan: string
  readonly signOut: string
  readonly back: string
  readonly offline: string
  readonly device_pending: string
  readonly device_revoked: string
  readonly refused: string
  readonly foreignCode: string
}

const mn: Texts = {
  signIn: 'Нэвтрэх',
  signInNote: 'Нэвтрэх хуудас утасны хөтчид нээгдэнэ.',
  menu: 'Цэс',
  scan: 'Код унших',
  signOut: 'Гарах',
  back: 'Буцах',
  offline: 'Сүлжээ холбогдохгүй байна. Дахин оролдоно уу.',
  device_pending: 'Энэ утас зөвшөөрөл хүлээж байна. Админ зөвшөөрсний дараа нэвтэрнэ.',
  device_revoked: 'Энэ утсыг хаасан байна. Админд хандана уу.',
  refused: 'Нэвтрэлт амжилтгүй. Дахин оролдоно уу.',
  foreignCode: 'Энэ код эндхийнх биш байна.',
}

const en: Texts = {
  signIn: 'Sign in',
  signInNote: 'The sign-in page opens in the browser of your phone.',
  menu: 'Menu',
  scan: 'Scan a code',
  signOut: 'Sign out',
  back: 'Back',
  offline: 'There is no connection. Try again.',
  device_pending: 'This phone is waiting for approval. Sign in after an administrator has approved it.',
  device_revoked: 'This phone has been shut out. Ask an administrator.',
  refused: 'Signing in did not work. Try again.',
  foreignCode: 'This code is not one of ours.',
}

const ar: Texts = {
  signIn: 'تسجيل الدخول',
  signInNote: 'تُفتح صفحة تسجيل الدخول في متصفح هاتفك.',
  menu: 'القائمة',
  scan: 'مسح رمز',
  signOut: 'تسجيل الخروج',
  back: 'رجوع',
  offline: 'لا يوجد اتصال. حاول مرة أخرى.',
  device_pending: 'هذا الهاتف في انتظار الموافقة. سجّل الدخول بعد موافقة أحد المسؤولين.',
  device_revoked: 'تم حظر هذا الهاتف. راجع المسؤول.',
  refused: 'تعذّر تسجيل الدخول. حاول مرة أخرى.',
  foreignCode: 'هذا الرمز ليس من رموزنا.',
}

const zh: Texts = {
  signIn: '登录',
  signInNote: '登录页面将在手机浏览器中打开。',
  menu: '菜单',
  scan: '扫码',
  signOut: '退出登录',
  back: '返回',
  offline: '网络未连接，请重试。',
  device_pending: '此手机正在等待批准。管理员批准后即可登录。',
  device_revoked: '此手机已被停用，请联系管理员。',
  refused: '登录失败，请重试。',
  foreignCode: '这不是本系统的二维码。',
}

const fr: Texts = {
  signIn: 'Se connecter',
  signInNote: 'La page de connexion s’ouvre dans le navigateur du téléphone.',
  menu: 'Menu',
  scan: 'Scanner un code',
  signOut: 'Se déconnecter',
  back: 'Retour',
  offline: 'Pas de connexion. Réessayez.',
  device_pending: 'Ce téléphone attend une approbation. Connectez-vous quand un administrateur l’a approuvé.',
  device_revoked: 'Ce téléphone a été exclu. Adressez-vous à un administrateur.',
  refused: 'La connexion a échoué. Réessayez.',
  foreignCode: 'Ce code n’est pas des nôtres.',
}

const ru: Texts = {
  signIn: 'Войти',
  signInNote: 'Страница входа откроется в браузере телефона.',
  menu: 'Меню',
  scan: 'Сканировать код',
  signOut: 'Выйти',
  back: 'Назад',
  offline: 'Нет соединения. Попробуйте ещё раз.',
  device_pending: 'Этот телефон ожидает одобрения. Войдите после одобрения администратором.',
  device_revoked: 'Этот телефон отключён. Обратитесь к администратору.',
  refused: 'Войти не удалось. Попробуйте ещё раз.',
  foreignCode: 'Этот код не из нашей системы.',
}

const es: Texts = {
  signIn: 'Iniciar sesión',
  signInNote: 'La página de inicio de sesión se abre en el navegador del teléfono.',
  menu: 'Menú',
  scan: 'Escanear un código',
  signOut: 'Cerrar sesión',
  back: 'Volver',
  offline: 'No hay conexión. Inténtelo de nuevo.',
  device_pending: 'Este teléfono espera aprobación. Inicie sesión cuando un administrador lo apruebe.',
  device_revoked: 'Este teléfono ha sido bloqueado. Consulte a un administrador.',
  refused: 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  foreignCode: 'Este código no es de los nuestros.',
}

const TEXTS: Readonly<Record<string, Texts>> = { mn, en, ar, zh, fr, ru, es }

export const textsIn = (language: string): Texts => TEXTS[language.slice(0, 2)] ?? mn
