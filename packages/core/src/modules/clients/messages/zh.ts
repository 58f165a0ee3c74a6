import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-clients.name': '已接入的应用',
  'app.sso-clients.description': '登记通过 OAuth2 和 OpenID Connect 登录的应用。',
  'problem.client_inconsistent': '应用的设置相互矛盾',
  'problem.client_inconsistent.detail': '请让列出的字段彼此一致后重新提交。',
  'problem.client_without_secret': '此应用不使用密钥',
  'problem.client_without_secret.detail': '它是公开应用，或用自己的密钥签名，因此没有可轮换的密钥。',
  'problem.default_client': '默认应用由服务器设置决定',
  'problem.default_client.detail':
    '其名称、重定向地址和密钥由 BRAND_NAME、SSO_DEFAULT_CLIENT_REDIRECT_URIS 和 SSO_DEFAULT_CLIENT_SECRET 更改。',
  'field.address_malformed': '请填写完整地址，例如 https://app.example.mn/callback',
  'field.address_fragment': '地址中不能有“#”及其后的部分',
  'field.address_wildcard': '地址按字面比较，不允许使用“*”',
  'field.address_userinfo': '地址中不能包含用户名或密码',
  'field.address_https': '地址必须以 https:// 开头；http:// 仅可用于 localhost',
  'field.address_scheme': '不允许此类地址，请使用 https:// 地址',
  'field.address_custom_scheme': '只有公开应用可以使用 com.example.app:/callback 这类地址',
  'field.address_private': '无法访问内部网络地址。运营者可将其加入 OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '“{host}”不在允许的主机列表中',
  'field.redirect_uri_missing': '用于用户登录的应用至少需要一个重定向地址',
  'field.confidential_only': '只有机密应用（confidential）可以使用',
  'field.needs_authorization_code': '只能与 authorization_code 或 device_code 一起使用',
  'field.grant_switched_off': '此处未启用该功能。运维人员可在 OAUTH_EXTENSIONS 中加入“device”来启用',
  'field.needs_refresh_token': '只能与 refresh_token 一起使用',
  'field.public_without_secret': '公开应用无法保管密钥，必须为“none”',
  'field.confidential_authenticates': '“none”仅适用于公开应用',
  'field.jwks_missing': 'private_key_jwt 需要应用的公钥（JWKS）',
  'field.jwks_unused': '公钥（JWKS）仅用于 private_key_jwt',
  'field.longer_than_refresh_max': '不能长于 refresh_max',
  'field.key_private': '这是私钥。请只提供公钥部分，并更换该密钥',
  'field.key_unusable': '无法用此密钥验证签名（RSA 至少需要 2048 位）',
  'field.type_fixed': '应用类型之后不能更改，请重新登记',
})
