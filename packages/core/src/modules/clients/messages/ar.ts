import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-clients.name': 'التطبيقات المرتبطة',
  'app.sso-clients.description': 'يسجّل التطبيقات التي تعتمد تسجيل الدخول عبر OAuth2 وOpenID Connect.',
  'problem.client_inconsistent': 'إعدادات التطبيق متعارضة',
  'problem.client_inconsistent.detail': 'وفّقوا بين الحقول المذكورة ثم أعيدوا الإرسال.',
  'problem.client_without_secret': 'لا يستخدم هذا التطبيق مفتاحًا سريًا',
  'problem.client_without_secret.detail': 'إنه تطبيق عام أو يوقّع بمفتاحه الخاص، فلا مفتاح سري لتبديله.',
  'problem.default_client': 'التطبيق الافتراضي تحدّده إعدادات الخادم',
  'problem.default_client.detail':
    'يُغيَّر اسمه وعناوين إعادة التوجيه ومفتاحه السري عبر BRAND_NAME وSSO_DEFAULT_CLIENT_REDIRECT_URIS وSSO_DEFAULT_CLIENT_SECRET.',
  'field.address_malformed': 'اكتبوا عنوانًا كاملًا مثل https://app.example.mn/callback',
  'field.address_fragment': 'يجب ألا يحتوي العنوان على جزء بعد «#»',
  'field.address_wildcard': 'يُقارَن العنوان حرفيًا: «*» غير مسموح بها',
  'field.address_userinfo': 'يجب ألا يحتوي العنوان على اسم مستخدم أو كلمة مرور',
  'field.address_https': 'يجب أن يبدأ العنوان بـ https://، ولا يُسمح بـ http:// إلا لـ localhost',
  'field.address_scheme': 'هذا النوع من العناوين غير مسموح به. استخدموا عنوان https://',
  'field.address_custom_scheme': 'لا يستخدم عنوانًا مثل com.example.app:/callback إلا تطبيق عام',
  'field.address_private': 'لا يمكن الاتصال بعنوان داخل الشبكة. يمكن للمشغّل إضافته إلى OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '«{host}» ليس في قائمة النطاقات المسموح بها',
  'field.redirect_uri_missing':
    'يحتاج التطبيق الذي يسجّل دخول المستخدمين إلى عنوان إعادة توجيه واحد على الأقل',
  'field.confidential_only': 'لا يستخدم ذلك إلا تطبيق سري (confidential)',
  'field.needs_authorization_code': 'لا يمكن ذلك إلا مع authorization_code أو device_code',
  'field.grant_switched_off':
    'هذه الإمكانية غير مفعّلة هنا. يفعّلها المشغّل بإضافة «device» إلى OAUTH_EXTENSIONS',
  'field.needs_refresh_token': 'لا يمكن ذلك إلا مع refresh_token',
  'field.public_without_secret': 'لا يستطيع التطبيق العام حفظ سر: يجب أن تكون القيمة «none»',
  'field.confidential_authenticates': '«none» للتطبيقات العامة فقط',
  'field.jwks_missing': 'تحتاج private_key_jwt إلى المفاتيح العامة (JWKS) للتطبيق',
  'field.jwks_unused': 'المفاتيح (JWKS) مخصصة لـ private_key_jwt فقط',
  'field.longer_than_refresh_max': 'يجب ألا يتجاوز refresh_max',
  'field.key_private': 'هذا مفتاح خاص. قدّموا جزأه العام فقط، واستبدلوا المفتاح',
  'field.key_unusable': 'لا يمكن التحقق من التواقيع بهذا المفتاح (يتطلب RSA‏ 2048 بت على الأقل)',
  'field.resource_unknown': 'هذا العنوان غير مذكور في OAUTH_RESOURCES',
  'field.scope_unknown': 'لا يوجد نطاق بهذا الاسم',
  'field.type_fixed': 'لا يمكن تغيير نوع التطبيق لاحقًا. سجّلوا تطبيقًا جديدًا',
  'problem.redirect_host_not_allowed': 'عنوان إعادة التوجيه هذا غير مسموح به',
  'problem.redirect_host_not_allowed.detail':
    'نطاق عنوان إعادة التوجيه ليس في قائمة النطاقات المسموح بها. اطلبوا من المشغّل إضافته إلى OAUTH_REDIRECT_HOSTS.',
  'permission.sso_clients.read': 'عرض التطبيقات المرتبطة',
  'permission.sso_clients.manage': 'تسجيل التطبيقات المرتبطة وتعديلها وتبديل مفاتيحها السرية',
  'menu.clients': 'التطبيقات المرتبطة',
})
