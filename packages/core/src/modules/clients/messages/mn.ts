import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'app.sso-clients.name': 'Холбогдсон аппууд',
  'app.sso-clients.description': 'Байгууллагын аппуудыг OAuth2, OpenID Connect-ээр нэвтрэлттэй холбоно.',
  'problem.client_inconsistent': 'Аппын тохиргоо хоорондоо зөрчилдөж байна',
  'problem.client_inconsistent.detail': 'Доор дурдсан талбаруудыг хооронд нь нийцүүлээд дахин илгээнэ үү.',
  'problem.client_without_secret': 'Энэ апп нууц түлхүүр ашигладаггүй',
  'problem.client_without_secret.detail':
    'Апп нийтийн төрлийн, эсвэл өөрийн хувийн түлхүүрээр гарын үсэг зурдаг тул солих нууц түлхүүр байхгүй.',
  'problem.default_client': 'Үндсэн аппыг серверийн тохиргоогоор удирддаг',
  'problem.default_client.detail':
    'Нэр, буцах хаяг, нууц түлхүүрийг нь BRAND_NAME, SSO_DEFAULT_CLIENT_REDIRECT_URIS, SSO_DEFAULT_CLIENT_SECRET тохиргоогоор өөрчилнө.',
  'field.address_malformed': 'https://app.example.mn/callback хэлбэртэй бүтэн хаяг бичнэ үү',
  'field.address_fragment': 'Хаягт «#» болон түүнээс хойших хэсэг байж болохгүй',
  'field.address_wildcard': 'Хаягийг яг таг бичнэ, «*» тэмдэг зөвшөөрөхгүй',
  'field.address_userinfo': 'Хаягт хэрэглэгчийн нэр, нууц үг бичиж болохгүй',
  'field.address_https': 'Хаяг https:// гэж эхлэх ёстой. http:// нь зөвхөн localhost-д боломжтой',
  'field.address_scheme': 'Ийм төрлийн хаяг зөвшөөрөхгүй. https://… хаяг бичнэ үү',
  'field.address_custom_scheme': 'com.example.app:/callback маягийн хаягийг зөвхөн нийтийн апп ашиглана',
  'field.address_private':
    'Дотоод сүлжээний хаяг руу илгээх боломжгүй. Оператор OUTBOUND_ALLOW тохиргоонд нэмж болно',
  'field.redirect_host_not_allowed': '«{host}» зөвшөөрсөн домэйны жагсаалтад алга',
  'field.redirect_uri_missing': 'Хэрэглэгч нэвтрүүлэх апп дор хаяж нэг буцах хаягтай байх ёстой',
  'field.confidential_only': 'Үүнийг зөвхөн нууц түлхүүрээ хадгалж чаддаг (confidential) апп ашиглана',
  'field.needs_authorization_code': 'Үүнийг authorization_code эсвэл device_code-той хамт сонгоно',
  'field.grant_switched_off':
    'Энэ боломжийг асаагаагүй байна. Оператор OAUTH_EXTENSIONS тохиргоонд «device» нэмж асаана',
  'field.needs_refresh_token': 'Үүнийг refresh_token-той хамт сонгоно',
  'field.public_without_secret': 'Нийтийн апп нууцаа хадгалж чадахгүй тул «none» байх ёстой',
  'field.confidential_authenticates': '«none» нь зөвхөн нийтийн аппад боломжтой',
  'field.jwks_missing': 'private_key_jwt ашиглахын тулд нийтийн түлхүүрээ (JWKS) оруулна уу',
  'field.jwks_unused': 'Түлхүүрийг (JWKS) зөвхөн private_key_jwt-тэй хамт өгнө',
  'field.longer_than_refresh_max': 'refresh_max-аас урт байж болохгүй',
  'field.key_private': 'Энэ бол хувийн түлхүүр. Зөвхөн нийтийн хэсгийг нь оруулж, энэ түлхүүрийг солино уу',
  'field.key_unusable': 'Энэ түлхүүрээр гарын үсэг шалгах боломжгүй (RSA бол 2048 битээс багагүй байна)',
  'field.resource_unknown': 'Энэ хаяг OAUTH_RESOURCES тохиргоонд алга',
  'field.scope_unknown': 'Ийм хүрээ (scope) алга',
  'field.type_fixed': 'Аппын төрлийг дараа нь өөрчлөх боломжгүй. Шинээр бүртгэнэ үү',
  'problem.redirect_host_not_allowed': 'Энэ буцах хаягийг зөвшөөрөөгүй байна',
  'problem.redirect_host_not_allowed.detail':
    'Буцах хаягийн домэйн зөвшөөрсөн жагсаалтад алга. OAUTH_REDIRECT_HOSTS тохиргоонд нэмүүлэхээр операторт хандана уу.',
  'permission.sso_clients.read': 'Холбогдсон аппуудыг харах',
  'permission.sso_clients.manage': 'Холбогдсон апп бүртгэх, өөрчлөх, нууц түлхүүрийг нь солих',
  'menu.clients': 'Холбогдсон апп',
})
