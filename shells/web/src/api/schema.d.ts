// Generated from the OpenAPI document: npm run api-types
export interface paths {
    "/api/v1/store/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The app catalog, with what the tenant has of it; by slug */
        get: operations["store.apps.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/store/apps/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One app of the catalog */
        get: operations["store.apps.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/store/apps/{slug}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What installing an app would bring along */
        get: operations["store.apps.plan.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/store/apps/{slug}/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Install an app with everything it needs; 200 when nothing was missing */
        post: operations["store.apps.install.create"];
        /** Uninstall an app; its data stays */
        delete: operations["store.apps.install.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/store/apps/{slug}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch an installed app on or off */
        put: operations["store.apps.active.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu of the caller: apps at work in the tenant, permitted entries */
        get: operations["menus.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/switch-tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the session to another tenant of the person */
        post: operations["auth.switch_tenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to choose a new password */
        post: operations["auth.password.forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with a link */
        post: operations["auth.password.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address with a link */
        post: operations["auth.email.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the first tenant and its administrator with the link of the first start */
        post: operations["auth.setup.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["me.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own profile */
        patch: operations["me.update"];
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose a new password; ends the other sessions */
        put: operations["me.password.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link that confirms the own e-mail address */
        post: operations["me.email.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own sessions */
        get: operations["me.sessions.list"];
        put?: never;
        post?: never;
        /** End all own sessions but this one */
        delete: operations["me.sessions.delete_all"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["me.sessions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own logins at other providers; `blocked` says why one cannot be taken away now */
        get: operations["me.identities.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an own login at another provider away; the sessions that came by it end */
        delete: operations["me.identities.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a sign-in with a second factor */
        post: operations["auth.mfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a sign-in with a passkey */
        post: operations["auth.passkey.options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey; the key says whose it is */
        post: operations["auth.passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove once more who you are; the same session under a new token */
        post: operations["auth.step_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own passkeys */
        get: operations["me.passkeys.list"];
        put?: never;
        /** Add a passkey */
        post: operations["me.passkeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["me.passkeys.options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey; the last way into the account stays */
        delete: operations["me.passkeys.delete"];
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["me.passkeys.update"];
        trace?: never;
    };
    "/api/v1/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own authenticator app */
        get: operations["me.totp.read"];
        put?: never;
        /** Begin to add an authenticator app; the secret is in this answer alone */
        post: operations["me.totp"];
        /** Remove the authenticator app */
        delete: operations["me.totp.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the authenticator app with a code of it */
        post: operations["me.totp.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many recovery codes are left */
        get: operations["me.recovery_codes.read"];
        put?: never;
        /** Make new recovery codes; those before stop working */
        post: operations["me.recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/remembered-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browsers in which the own second factor is not asked for */
        get: operations["me.remembered_devices.list"];
        put?: never;
        post?: never;
        /** Forget all of them */
        delete: operations["me.remembered_devices.delete_all"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/remembered-devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget one of them */
        delete: operations["me.remembered_devices.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/people/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which factors a person has, by their address */
        get: operations["platform.people.factors.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/people/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove lost factors of a person, who is told; their sessions end */
        delete: operations["platform.people.factors.delete_all"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the sign-in screen may show */
        get: operations["auth.methods.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sso/{provider}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign in through another provider: the browser goes there */
        get: operations["auth.sso.start.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sso/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider’s answer: the browser goes where it was heading, or to the sign-in page with `error` */
        get: operations["auth.sso.callback.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sso/{provider}/backchannel-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A provider ends the sessions that it began, by a logout token */
        post: operations["auth.sso.backchannel_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sso/{provider}/frontchannel-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A provider ends a session that it began, from a frame of its page */
        get: operations["auth.sso.frontchannel_logout.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invitation link invites to */
        get: operations["auth.invitations.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation; who has no password yet chooses one and is signed in */
        post: operations["auth.invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of the organisation */
        get: operations["organisation.members.list"];
        put?: never;
        /** Invite a person by mail */
        post: operations["organisation.members.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite everyone in a CSV file with the columns email, name and roles, or nobody */
        post: operations["organisation.members.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member in detail */
        get: operations["organisation.members.read"];
        put?: never;
        post?: never;
        /** End a membership and its sessions */
        delete: operations["organisation.members.delete"];
        options?: never;
        head?: never;
        /** Change the name that the organisation keeps */
        patch: operations["organisation.members.update"];
        trace?: never;
    };
    "/api/v1/organisation/members/{id}/roles/{role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a member a role */
        put: operations["organisation.members.roles.replace"];
        post?: never;
        /** Take a role from a member */
        delete: operations["organisation.members.roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a member and end their sessions */
        post: operations["organisation.members.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a suspension back */
        post: operations["organisation.members.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/members/{id}/lockdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a member at once, with a reason */
        post: operations["organisation.members.lockdown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations and how their mails fare */
        get: operations["organisation.invitations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again with a new link */
        post: operations["organisation.invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: operations["organisation.invitations.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the organisation */
        get: operations["organisation.roles.list"];
        put?: never;
        /** Add a role */
        post: operations["organisation.roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisation/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role */
        get: operations["organisation.roles.read"];
        /** Change a role */
        put: operations["organisation.roles.replace"];
        post?: never;
        /** Delete a role */
        delete: operations["organisation.roles.delete"];
        options?: never;
        head?: never;
        /** Change some of a role */
        patch: operations["organisation.roles.update"];
        trace?: never;
    };
    "/api/v1/organisation/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permissions that a role may carry */
        get: operations["organisation.permissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service accounts of the organisation */
        get: operations["service_accounts.list"];
        put?: never;
        /** Add a service account */
        post: operations["service_accounts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service account */
        get: operations["service_accounts.read"];
        /** Change a service account */
        put: operations["service_accounts.replace"];
        post?: never;
        /** Delete a service account and its tokens */
        delete: operations["service_accounts.delete"];
        options?: never;
        head?: never;
        /** Change some of a service account */
        patch: operations["service_accounts.update"];
        trace?: never;
    };
    "/api/v1/service-accounts/{id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens of a service account */
        get: operations["service_accounts.tokens.list"];
        put?: never;
        /** Make a token for a service account; it is in this answer alone */
        post: operations["service_accounts.tokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts/{id}/tokens/{token_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new secret for a token of a service account; it is in this answer alone */
        post: operations["service_accounts.tokens.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts/{id}/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token of a service account */
        delete: operations["service_accounts.tokens.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own personal tokens */
        get: operations["tokens.list"];
        put?: never;
        /** Make a personal token; it is in this answer alone */
        post: operations["tokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new secret for a personal token; it is in this answer alone */
        post: operations["tokens.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a personal token */
        delete: operations["tokens.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log as a stream */
        get: operations["audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks every seal against the records */
        get: operations["audit.verify.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I did in this organisation */
        get: operations["me.activity.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications that sign people in */
        get: operations["sso.clients.list"];
        put?: never;
        /** Register an application; its secret is in this answer alone */
        post: operations["sso.clients.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application */
        get: operations["sso.clients.read"];
        /** Change an application; what is absent stays */
        put: operations["sso.clients.replace"];
        post?: never;
        /** Delete an application and all its tokens */
        delete: operations["sso.clients.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new secret; it is in this answer alone */
        post: operations["sso.clients.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable or disable an application */
        put: operations["sso.clients.enabled.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much an application is used, and what was changed */
        get: operations["sso.clients.activity.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the logo could be fetched */
        get: operations["sso.clients.logo.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/clients/{id}/logouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the application heard that sessions ended (back-channel logout) */
        get: operations["sso.clients.logouts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/interactions/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an application asks of the person */
        get: operations["oauth.interactions.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/interactions/{uid}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on after signing in */
        post: operations["oauth.interactions.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/interactions/{uid}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow or refuse what the application asks for */
        post: operations["oauth.interactions.consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/logouts/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks to sign out, to be confirmed */
        get: operations["oauth.logouts.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/logouts/{uid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out, and go where the application asked */
        post: operations["oauth.logouts.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/device-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at what the device asks that shows this code */
        post: operations["oauth.device_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/device-requests/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a device asks of the person */
        get: operations["oauth.device_requests.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/device-requests/{uid}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on after signing in */
        post: operations["oauth.device_requests.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/device-requests/{uid}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow or refuse what the device asks for */
        post: operations["oauth.device_requests.consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications that the person allowed something in this tenant */
        get: operations["me.consents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/consents/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a consent back; its tokens end at once */
        delete: operations["me.consents.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/eid/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the national e-ID: asks the person on their phone */
        post: operations["auth.eid.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/eid/login/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Waits for the person; the answer of a sign-in once they confirmed */
        get: operations["auth.eid.login.read"];
        put?: never;
        post?: never;
        /** Give the sign-in up */
        delete: operations["auth.eid.login.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/eid/login/{request_id}/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passes on the code that the person got by text message */
        post: operations["auth.eid.login.otp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/eid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link the own e-ID: asks on the phone */
        post: operations["me.identities.eid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/eid/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Waits until the own e-ID is linked */
        get: operations["me.identities.eid.read"];
        put?: never;
        post?: never;
        /** Give linking up */
        delete: operations["me.identities.eid.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/identities/eid/{request_id}/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passes on the code of the text message, for linking */
        post: operations["me.identities.eid.otp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own address, and the change that waits */
        get: operations["me.email.read"];
        put?: never;
        /** Change the own address: a link is sent to the new one */
        post: operations["me.email"];
        /** Drop the change of address that waits */
        delete: operations["me.email.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a change of address with the link in the new mailbox */
        post: operations["auth.email.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a change of address with the link in the old mailbox; every session ends */
        post: operations["auth.email.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about me, as a file */
        get: operations["me.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the own account is being closed, and when */
        get: operations["me.closing.read"];
        put?: never;
        /** Close the own account after a delay */
        post: operations["me.closing"];
        /** Keep the account after all */
        delete: operations["me.closing.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/cross-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with another device: shows a code for it to scan */
        post: operations["auth.cross_device.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/cross-device/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wait until the other device has decided */
        get: operations["auth.cross_device.read"];
        put?: never;
        post?: never;
        /** Stop waiting */
        delete: operations["auth.cross_device.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/cross-device/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits to be let in with this code */
        get: operations["me.cross_device.read"];
        put?: never;
        /** Let the waiting browser in as me, or refuse it */
        post: operations["me.cross_device.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the whole installation */
        get: operations["settings.platform.read"];
        /** Change the settings of the whole installation */
        put: operations["settings.platform.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages and brand of the organisation */
        get: operations["settings.appearance.read"];
        /** Change languages and brand; what is absent stays */
        put: operations["settings.appearance.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the organisation: sessions, second factors, passkeys, passwords */
        get: operations["settings.security.read"];
        /** Change the rules for sessions and factors; what is absent stays */
        put: operations["settings.security.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/security/second-factor/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who have no second factor yet */
        get: operations["settings.security.second_factor.missing.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name, colours and languages for pages before sign-in */
        get: operations["brand.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/i18n/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of the server in one language */
        get: operations["i18n.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that the organisation can word */
        get: operations["settings.mails.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/mails/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wording of a mail */
        get: operations["settings.mails.read"];
        /** Word a mail anew */
        put: operations["settings.mails.replace"];
        post?: never;
        /** Go back to the wording of the product */
        delete: operations["settings.mails.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/mails/{kind}/{language}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The mail as its reader would get it */
        post: operations["settings.mails.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/mails/{kind}/{language}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail to the own address */
        post: operations["settings.mails.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All organisations */
        get: operations["platform.tenants.list"];
        put?: never;
        /** Create an organisation */
        post: operations["platform.tenants.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organisation */
        get: operations["platform.tenants.read"];
        put?: never;
        post?: never;
        /** Close an organisation now and delete it after a delay */
        delete: operations["platform.tenants.delete"];
        options?: never;
        head?: never;
        /** Rename, suspend or resume an organisation */
        patch: operations["platform.tenants.update"];
        trace?: never;
    };
    "/api/v1/platform/tenants/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the order to delete an organisation */
        post: operations["platform.tenants.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/tenants/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that an organisation owns, as JSON lines */
        get: operations["platform.tenants.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whose an e-mail domain is, without a record in the DNS; null: nobody’s */
        put: operations["platform.domains.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of what belongs to no organisation */
        get: operations["platform.audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of the last 14 days and what needs attention, as far as the caller may see it */
        get: operations["dashboard.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether secrets of identity providers can be stored */
        get: operations["sso.federation.status.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identity providers */
        get: operations["sso.federation.providers.list"];
        put?: never;
        /** Register an identity provider */
        post: operations["sso.federation.providers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One identity provider */
        get: operations["sso.federation.providers.read"];
        /** Change an identity provider; what is absent stays */
        put: operations["sso.federation.providers.replace"];
        post?: never;
        /** Delete an identity provider, its links and the sessions that came through it; the people stay, and so does the session of the caller */
        delete: operations["sso.federation.providers.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable or disable an identity provider; `end_sessions` ends those that came through it */
        put: operations["sso.federation.providers.enabled.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who entered through an identity provider */
        get: operations["sso.federation.providers.links.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All links */
        get: operations["sso.federation.links.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a link away; sessions that began with it end */
        delete: operations["sso.federation.links.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at an issuer before it is registered */
        post: operations["sso.federation.discovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look whether an identity provider can be reached and used */
        post: operations["sso.federation.providers.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/domains/{domain}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look in the DNS for the record that proves a domain */
        post: operations["sso.federation.providers.domains.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a sign-in that is only looked at: nobody is created or signed in */
        post: operations["sso.federation.providers.trial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/federation/providers/{id}/trial/{trial_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a trial brought: the claims and how they map */
        get: operations["sso.federation.providers.trial.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in to the organisation */
        get: operations["sso.sessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/sessions/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who ended which session, and why */
        get: operations["sso.sessions.events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/sessions/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of ended sessions as a stream */
        get: operations["sso.sessions.events.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/sessions/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions of one person */
        get: operations["sso.sessions.users.list"];
        put?: never;
        post?: never;
        /** End all sessions of a person; callers keep the one they are using */
        delete: operations["sso.sessions.users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session */
        delete: operations["sso.sessions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns, newest first */
        get: operations["sso.reviews.campaigns.list"];
        put?: never;
        /** Create a campaign as a draft */
        post: operations["sso.reviews.campaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign */
        get: operations["sso.reviews.campaigns.read"];
        /** Change a draft */
        put: operations["sso.reviews.campaigns.replace"];
        post?: never;
        /** Delete a draft */
        delete: operations["sso.reviews.campaigns.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/preflight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What opening would bring, and what stands against it */
        post: operations["sso.reviews.campaigns.preflight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open: the snapshot is taken */
        post: operations["sso.reviews.campaigns.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close: decisions become final and removals are carried out */
        post: operations["sso.reviews.campaigns.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new draft like this campaign */
        post: operations["sso.reviews.campaigns.duplicate.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind every reviewer who is not done */
        post: operations["sso.reviews.campaigns.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/reviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far each reviewer is */
        get: operations["sso.reviews.campaigns.reviewers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evidence of a campaign */
        get: operations["sso.reviews.campaigns.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What creates drafts at intervals, the next one first */
        get: operations["sso.reviews.schedules.list"];
        put?: never;
        /** Create drafts like a campaign at intervals */
        post: operations["sso.reviews.schedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule */
        get: operations["sso.reviews.schedules.read"];
        /** Change a schedule */
        put: operations["sso.reviews.schedules.replace"];
        post?: never;
        /** Delete a schedule */
        delete: operations["sso.reviews.schedules.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decisions assigned to the caller */
        get: operations["sso.reviews.queue.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grants under review */
        get: operations["sso.reviews.campaigns.items.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide many items at once, or preview it */
        post: operations["sso.reviews.campaigns.decisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/campaigns/{id}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand many undecided items to another reviewer */
        post: operations["sso.reviews.campaigns.reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One grant under review */
        get: operations["sso.reviews.items.read"];
        /** Decide: keep or remove */
        put: operations["sso.reviews.items.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/items/{id}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand an undecided item to another reviewer */
        post: operations["sso.reviews.items.reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/reviews/items/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From the grant to the last consequence of its removal */
        get: operations["sso.reviews.items.timeline.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether tokens can be stored */
        get: operations["sso.scim.status.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Systems that receive people */
        get: operations["sso.scim.targets.list"];
        put?: never;
        /** Add a target */
        post: operations["sso.scim.targets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target */
        get: operations["sso.scim.targets.read"];
        /** Change a target; what is absent stays, the token too */
        put: operations["sso.scim.targets.replace"];
        post?: never;
        /** Delete a target; what it has received stays there */
        delete: operations["sso.scim.targets.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a connection before it is saved */
        post: operations["sso.scim.targets.test_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would be sent of a member; the caller unless said */
        post: operations["sso.scim.targets.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test the connection step by step */
        post: operations["sso.scim.targets.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/{id}/resync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Push everything again; with dry_run, tell what that would do */
        post: operations["sso.scim.targets.resync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/{id}/users/{user_id}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Push one person now; the run has the trace */
        post: operations["sso.scim.targets.users.push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/targets/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to the removals that paused a target, or drop them, and go on */
        post: operations["sso.scim.targets.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was pushed, waits or failed */
        get: operations["sso.scim.runs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run */
        get: operations["sso.scim.runs.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed run again */
        post: operations["sso.scim.runs.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sso/scim/runs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try failed runs again: those named, or all that fit a filter */
        post: operations["sso.scim.runs.retry_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the provider offers (OpenID Connect Discovery 1.0) */
        get: operations["oauth.discovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same (RFC 8414) */
        get: operations["oauth.metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where tokens for the API come from (RFC 9728) */
        get: operations["oauth.resource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, by the path of the API */
        get: operations["oauth.resource_api"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public keys of the provider (RFC 7517) */
        get: operations["oauth.jwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign a person in for an application */
        get: operations["oauth.authorize"];
        put?: never;
        /** The same, sent as a form */
        post: operations["oauth.authorize_by_form"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a code or a refresh token, or get a token for the client itself */
        post: operations["oauth.token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a token is active (RFC 7662) */
        post: operations["oauth.introspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a token (RFC 7009) */
        post: operations["oauth.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims of the signed-in person */
        get: operations["oauth.userinfo"];
        put?: never;
        /** The same, sent as a form */
        post: operations["oauth.userinfo_by_form"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out at the wish of an application */
        get: operations["oauth.logout"];
        put?: never;
        /** The same, sent as a form */
        post: operations["oauth.logout_by_form"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/par": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Push an authorization request (RFC 9126) */
        post: operations["oauth.par"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapi.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page to browse this document */
        get: operations["docs.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["health.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it can serve requests */
        get: operations["ready.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics in Prometheus text format */
        get: operations["metrics.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description RFC 9457. `code` is stable; `title`, `detail` and `message` are in the language of the caller. */
        Problem: {
            /** Format: uri */
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            request_id: string;
            errors?: {
                /** @description A JSON Pointer (RFC 6901) into the body, or `/` and a parameter */
                path: string;
                code: string;
                message: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "store.apps.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                q?: string;
                category?: string;
                installed?: boolean;
                lang?: "all" | "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            slug: string;
                            id: string;
                            name: string | {
                                mn: string;
                                en: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            description: string | {
                                mn: string;
                                en: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            icon: string;
                            category: string;
                            version: string;
                            versions: {
                                version: string;
                                date: string;
                                change: string | {
                                    mn: string;
                                    en: string;
                                    ar?: string;
                                    zh?: string;
                                    fr?: string;
                                    ru?: string;
                                    es?: string;
                                };
                            }[];
                            dependencies: {
                                slug: string;
                                range: string;
                            }[];
                            dependents: string[];
                            installed: boolean;
                            active: boolean;
                            required: boolean;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "store.apps.read": {
        parameters: {
            query?: {
                lang?: "all" | "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        id: string;
                        name: string | {
                            mn: string;
                            en: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        description: string | {
                            mn: string;
                            en: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        icon: string;
                        category: string;
                        version: string;
                        versions: {
                            version: string;
                            date: string;
                            change: string | {
                                mn: string;
                                en: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                        }[];
                        dependencies: {
                            slug: string;
                            range: string;
                        }[];
                        dependents: string[];
                        installed: boolean;
                        active: boolean;
                        required: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "store.apps.plan.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What an installation would bring, in install order */
                        install: string[];
                        blocked: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "store.apps.install.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In install order; empty when nothing was missing */
                        installed: string[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `dependency_unsatisfied` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "store.apps.install.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `dependents_installed`, `app_required` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "store.apps.active.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        slug: string;
                        id: string;
                        name: string | {
                            mn: string;
                            en: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        description: string | {
                            mn: string;
                            en: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        icon: string;
                        category: string;
                        version: string;
                        versions: {
                            version: string;
                            date: string;
                            change: string | {
                                mn: string;
                                en: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                        }[];
                        dependencies: {
                            slug: string;
                            range: string;
                        }[];
                        dependents: string[];
                        installed: boolean;
                        active: boolean;
                        required: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `app_cannot_activate`, `app_required`, `dependency_unsatisfied`, `dependents_installed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "menus.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            label: string;
                            icon: string;
                            path: string | null;
                            app: string | null;
                            order: number;
                            children: {
                                key: string;
                                label: string;
                                icon: string;
                                path: string | null;
                                app: string | null;
                                order: number;
                                children: Record<string, never>[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description slug or id */
                    tenant?: string;
                    /** @description sign in although the browser holds a session of another person, which ends */
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    } | {
                        mfa: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `invalid_credentials` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `not_a_member`, `login_method_disabled`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `other_person` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.switch_tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description slug or id */
                    tenant: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `network_not_allowed`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.password.forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "accepted";
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.password.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid`, `password_unacceptable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.email.verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.setup.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** Format: email */
                    email: string;
                    name: string;
                    password: string;
                    tenant_slug: string;
                    tenant_name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    } | {
                        mfa: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `setup_done` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid`, `password_unacceptable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            email_verified: boolean;
                            given_name: string | null;
                            family_name: string | null;
                            phone: string | null;
                            picture: string | null;
                            locale: string | null;
                            theme: string | null;
                            is_operator: boolean;
                            version: number;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        permissions: string[];
                        session: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            authenticated_at: string;
                            /** Format: date-time */
                            last_seen_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            auth_methods: string[];
                            /** @description how strongly the person was authenticated */
                            acr: string;
                        };
                        languages: string[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    given_name?: string | null;
                    family_name?: string | null;
                    phone?: string | null;
                    picture?: string | null;
                    locale?: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es") | null;
                    theme?: ("light" | "dark" | "auto") | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        email: string;
                        email_verified: boolean;
                        given_name: string | null;
                        family_name: string | null;
                        phone: string | null;
                        picture: string | null;
                        locale: string | null;
                        theme: string | null;
                        is_operator: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.password.replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    new: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `password_wrong`, `password_unacceptable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.email.verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "accepted";
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.sessions.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            tenant: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            };
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_seen_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            ip: string | null;
                            location: {
                                /** @description ISO 3166-1 alpha-2 */
                                country: string;
                                city: string | null;
                            } | null;
                            user_agent: string | null;
                            device: {
                                browser: string | null;
                                os: string | null;
                                /** @enum {unknown} */
                                kind: "desktop" | "phone" | "tablet" | "bot" | "unknown";
                            };
                            auth_methods: string[];
                            current: boolean;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.sessions.delete_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terminated: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.sessions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `current_session` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            provider: {
                                /** @description id of a provider, or `peer` or `social` */
                                id: string;
                                name: string;
                                logo_uri: string | null;
                            };
                            tenant: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            } | null;
                            /** @description who the person is there */
                            subject: string;
                            email: string | null;
                            /** Format: date-time */
                            first_login_at: string;
                            /** Format: date-time */
                            last_login_at: string;
                            logins: number;
                            /** @description false: the provider is switched off or gone for the moment */
                            usable: boolean;
                            /** @description the present session came by it */
                            current: boolean;
                            blocked: ("current_session" | "last_login_method") | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `current_session`, `last_login_method` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @enum {unknown} */
                    method: "totp" | "passkey" | "recovery_code";
                    code?: string;
                    /** @description of navigator.credentials, as JSON */
                    response?: {
                        [key: string]: unknown;
                    };
                    /** @description do not ask in this browser again, unless a tenant requires it */
                    remember_device?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `invalid_code`, `mfa_expired` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `not_a_member`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `totp_lost` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.passkey.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `login_method_disabled` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description of navigator.credentials, as JSON */
                    response: {
                        [key: string]: unknown;
                    };
                    /** @description slug or id */
                    tenant?: string;
                    /** @description ends the session of another person that this browser holds */
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    } | {
                        mfa: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `passkey_refused` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `passkey_not_allowed`, `login_method_disabled`, `not_a_member`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `other_person` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.step_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    method: "password" | "totp" | "passkey" | "recovery_code";
                    password?: string;
                    code?: string;
                    /** @description of navigator.credentials, as JSON */
                    response?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated`, `invalid_code`, `invalid_credentials` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `totp_lost` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `factor_needed` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.passkeys.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            authenticator: string | null;
                            aaguid: string;
                            /** @description copied between the devices of the person */
                            synced: boolean;
                            /** Format: date-time */
                            created_at: string;
                            last_used_at: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.passkeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description of navigator.credentials, as JSON */
                    response: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        authenticator: string | null;
                        aaguid: string;
                        /** @description copied between the devices of the person */
                        synced: boolean;
                        /** Format: date-time */
                        created_at: string;
                        last_used_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `passkey_not_allowed`, `login_method_disabled` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `factor_exists` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `passkey_unacceptable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.passkeys.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `step_up_required`, `login_method_disabled` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `too_many_passkeys` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.passkeys.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_login_method` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.passkeys.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        authenticator: string | null;
                        aaguid: string;
                        /** @description copied between the devices of the person */
                        synced: boolean;
                        /** Format: date-time */
                        created_at: string;
                        last_used_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.totp.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        confirmed_at: string | null;
                        last_used_at: string | null;
                        /** @description false: the key that sealed its secret is lost; add it anew */
                        usable: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description base32, in this answer alone */
                        secret: string;
                        otpauth_uri: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `factor_exists` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `secret_key_missing` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.totp.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.totp.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `factor_exists` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `code_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.recovery_codes.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        remaining: number;
                        created_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description in this answer alone; each works once */
                        codes: string[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `factor_missing` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.remembered_devices.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            device: {
                                browser: string | null;
                                os: string | null;
                                /** @enum {unknown} */
                                kind: "desktop" | "phone" | "tablet" | "bot" | "unknown";
                            };
                            ip: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_used_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            current: boolean;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.remembered_devices.delete_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forgotten: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.remembered_devices.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.people.factors.read": {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        totp: boolean;
                        /** @description false: the key that sealed its secret is lost */
                        totp_usable: boolean;
                        /** @description how many are left */
                        recovery_codes: number;
                        passkeys: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: date-time */
                            created_at: string;
                            last_used_at: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.people.factors.delete_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    factors: ("totp" | "passkey" | "recovery_codes")[];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_login_method` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.methods.read": {
        parameters: {
            query?: {
                /** @description slug or id */
                tenant?: string;
                /** @description finds the provider of its domain; nothing is told of whose it is */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: boolean;
                        eid: boolean;
                        dan: boolean;
                        social: boolean;
                        passkey: boolean;
                        providers: {
                            id: string;
                            name: string;
                            logo_uri: string | null;
                        }[];
                        redirect_to?: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.sso.start.read": {
        parameters: {
            query?: {
                /** @description a path of this origin; `/` unless said */
                return_to?: string;
                /** @description slug or id */
                tenant?: string;
                login_hint?: string;
                /** @description ends the session of another person that this browser holds */
                replace?: boolean;
                /** @description the word of a trial sign-in */
                trial?: string;
            };
            header?: never;
            path: {
                /** @description id of a provider, or `peer` or `social` */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.sso.callback.read": {
        parameters: {
            query?: {
                state?: unknown;
                code?: unknown;
                iss?: unknown;
                error?: unknown;
                error_description?: unknown;
            };
            header?: never;
            path: {
                /** @description id of a provider, or `peer` or `social` */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.sso.backchannel_logout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id of a provider, or `peer` or `social` */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed`, `logout_token_invalid` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `sso_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.sso.frontchannel_logout.read": {
        parameters: {
            query?: {
                iss?: unknown;
                sid?: unknown;
            };
            header?: never;
            path: {
                /** @description id of a provider, or `peer` or `social` */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.invitations.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        email: string;
                        name: string;
                        /** @description the person has no password yet and chooses one */
                        needs_password: boolean;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.invitations.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    password?: string;
                    /** @description ends the session of another person that this browser holds */
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "accepted";
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        session?: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        mfa?: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                        user?: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenants?: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `tenant_suspended`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `person_exists`, `other_person` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid`, `password_unacceptable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name and e-mail */
                q?: string;
                status?: "invited" | "active" | "suspended" | "left";
                /** @description id or key of a role */
                role?: string;
                sort?: "name" | "-name" | "email" | "-email" | "created_at" | "-created_at" | "last_seen_at" | "-last_seen_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            name: string;
                            /** @enum {unknown} */
                            status: "invited" | "active" | "suspended" | "left";
                            last_seen_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            version: number;
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    roles?: string[];
                    /** @enum {unknown} */
                    language?: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                    /** @description in development: makes a new person at once */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `already_member`, `person_exists` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `password_unacceptable`, `not_available_in_production` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.import": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dry_run: boolean;
                        /** @description lines with a person in them */
                        lines: number;
                        /** @description how many people were, or in a dry run would be, invited */
                        invited: number;
                        plan: {
                            line: number;
                            email: string;
                            name: string;
                            roles: string[];
                        }[];
                        errors: {
                            line: number;
                            path: string;
                            code: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `import_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        grants: {
                            role: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            };
                            /** Format: date-time */
                            granted_at: string;
                            granted_by: {
                                id: string | null;
                                name: string;
                            } | null;
                            automatic: boolean;
                        }[];
                        /** @description open sessions in this organisation */
                        sessions: number;
                        invitation: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {unknown} */
                            status: "pending" | "accepted" | "revoked" | "expired";
                            mail: {
                                /** @enum {unknown} */
                                status: "queued" | "retrying" | "sent" | "failed" | "cancelled";
                                attempts: number;
                                next_attempt_at: string | null;
                            } | null;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                        } | null;
                        permission_use: {
                            permission: string;
                            /** Format: date */
                            last_used_on: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_admin`, `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version`, `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.roles.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.roles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_admin`, `built_in_role` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_admin`, `own_account`, `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.members.lockdown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "invited" | "active" | "suspended" | "left";
                        last_seen_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_protected` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `last_admin`, `own_account`, `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `reason_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.invitations.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name and e-mail */
                q?: string;
                status?: "pending" | "accepted" | "revoked" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                            /** @enum {unknown} */
                            status: "pending" | "accepted" | "revoked" | "expired";
                            mail: {
                                /** @enum {unknown} */
                                status: "queued" | "retrying" | "sent" | "failed" | "cancelled";
                                attempts: number;
                                next_attempt_at: string | null;
                            } | null;
                            language: string;
                            invited_by: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            /** Format: date-time */
                            created_at: string;
                            closed_at: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.invitations.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        status: "pending" | "accepted" | "revoked" | "expired";
                        mail: {
                            /** @enum {unknown} */
                            status: "queued" | "retrying" | "sent" | "failed" | "cancelled";
                            attempts: number;
                            next_attempt_at: string | null;
                        } | null;
                        language: string;
                        invited_by: {
                            id: string | null;
                            name: string;
                        } | null;
                        /** Format: date-time */
                        sent_at: string;
                        /** Format: date-time */
                        expires_at: string;
                        /** Format: date-time */
                        created_at: string;
                        closed_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `invitation_wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.invitations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `invitation_wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name and e-mail */
                q?: string;
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                            description: string;
                            permissions: string[];
                            built_in: boolean;
                            owners: string[];
                            members: number;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key?: string;
                    name: string;
                    description?: string;
                    permissions?: string[];
                    owners?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        name: string;
                        description: string;
                        permissions: string[];
                        built_in: boolean;
                        owners: string[];
                        members: number;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `role_key_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `unknown_permission` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        name: string;
                        description: string;
                        permissions: string[];
                        built_in: boolean;
                        owners: string[];
                        members: number;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    key?: string;
                    name?: string;
                    description?: string;
                    permissions?: string[];
                    owners?: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        name: string;
                        description: string;
                        permissions: string[];
                        built_in: boolean;
                        owners: string[];
                        members: number;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version`, `built_in_role` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `key_fixed`, `unknown_permission` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.delete": {
        parameters: {
            query?: {
                /** @description also when members have the role */
                force?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `built_in_role`, `role_in_use` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.roles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    key?: string;
                    name?: string;
                    description?: string;
                    permissions?: string[];
                    owners?: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        name: string;
                        description: string;
                        permissions: string[];
                        built_in: boolean;
                        owners: string[];
                        members: number;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version`, `built_in_role` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `key_fixed`, `unknown_permission` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "organisation.permissions.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            permission: string;
                            app: string | null;
                            description: string;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name and description */
                q?: string;
                status?: "active" | "suspended";
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            owner: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                            /** @enum {unknown} */
                            status: "active" | "suspended";
                            /** @description how many tokens it has */
                            tokens: number;
                            last_used_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                    /**
                     * Format: uuid
                     * @description a member who answers for it; the caller unless said
                     */
                    owner?: string;
                    roles?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        owner: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        status: "active" | "suspended";
                        /** @description how many tokens it has */
                        tokens: number;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `owner_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        owner: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        status: "active" | "suspended";
                        /** @description how many tokens it has */
                        tokens: number;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    /**
                     * Format: uuid
                     * @description a member who answers for it; the caller unless said
                     */
                    owner?: string;
                    roles?: string[];
                    /** @enum {unknown} */
                    status?: "active" | "suspended";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        owner: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        status: "active" | "suspended";
                        /** @description how many tokens it has */
                        tokens: number;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    /**
                     * Format: uuid
                     * @description a member who answers for it; the caller unless said
                     */
                    owner?: string;
                    roles?: string[];
                    /** @enum {unknown} */
                    status?: "active" | "suspended";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        owner: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        /** @enum {unknown} */
                        status: "active" | "suspended";
                        /** @description how many tokens it has */
                        tokens: number;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.tokens.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @description the beginning of the token, to tell it from others */
                            prefix: string;
                            permissions: string[] | null;
                            networks: string[];
                            expires_at: string | null;
                            last_used_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            previous: {
                                prefix: string;
                                /** Format: date-time */
                                expires_at: string;
                                last_used_at: string | null;
                            } | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    permissions?: string[] | null;
                    /** @description addresses and networks that it works from; none: any */
                    networks?: string[];
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @description the beginning of the token, to tell it from others */
                        prefix: string;
                        permissions: string[] | null;
                        networks: string[];
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        previous: {
                            prefix: string;
                            /** Format: date-time */
                            expires_at: string;
                            last_used_at: string | null;
                        } | null;
                        /** @description the token itself: in this answer alone */
                        token: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `too_many_tokens` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.tokens.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description how long the secret before works beside the new one */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @description the beginning of the token, to tell it from others */
                        prefix: string;
                        permissions: string[] | null;
                        networks: string[];
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        previous: {
                            prefix: string;
                            /** Format: date-time */
                            expires_at: string;
                            last_used_at: string | null;
                        } | null;
                        /** @description the token itself: in this answer alone */
                        token: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "service_accounts.tokens.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tokens.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @description the beginning of the token, to tell it from others */
                            prefix: string;
                            permissions: string[] | null;
                            networks: string[];
                            expires_at: string | null;
                            last_used_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            previous: {
                                prefix: string;
                                /** Format: date-time */
                                expires_at: string;
                                last_used_at: string | null;
                            } | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    permissions?: string[] | null;
                    /** @description addresses and networks that it works from; none: any */
                    networks?: string[];
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @description the beginning of the token, to tell it from others */
                        prefix: string;
                        permissions: string[] | null;
                        networks: string[];
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        previous: {
                            prefix: string;
                            /** Format: date-time */
                            expires_at: string;
                            last_used_at: string | null;
                        } | null;
                        /** @description the token itself: in this answer alone */
                        token: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `too_many_tokens` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tokens.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description how long the secret before works beside the new one */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @description the beginning of the token, to tell it from others */
                        prefix: string;
                        permissions: string[] | null;
                        networks: string[];
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** Format: date-time */
                        created_at: string;
                        previous: {
                            prefix: string;
                            /** Format: date-time */
                            expires_at: string;
                            last_used_at: string | null;
                        } | null;
                        /** @description the token itself: in this answer alone */
                        token: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tokens.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                kind?: "change" | "security";
                actor?: string;
                /** @description an action, or the beginning of one with a trailing * */
                action?: string;
                /** @description a type, or a type and an id: member:0190… */
                target?: string;
                from?: string;
                to?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {unknown} */
                            kind: "change" | "security";
                            actor: {
                                id: string | null;
                                name: string;
                                email: string | null;
                            };
                            action: string;
                            /** @description the action in the language of the caller */
                            action_label: string;
                            target: {
                                type: string;
                                id: string;
                                name: string;
                            } | null;
                            /** @description by field: the old and the new value */
                            changes: {
                                [key: string]: unknown[];
                            };
                            ip: string | null;
                            user_agent: string | null;
                            request_id: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "audit.export": {
        parameters: {
            query: {
                format: "csv" | "jsonl";
                kind?: "change" | "security";
                actor?: string;
                /** @description an action, or the beginning of one with a trailing * */
                action?: string;
                /** @description a type, or a type and an id: member:0190… */
                target?: string;
                from?: string;
                to?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "audit.verify.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        seals: number;
                        /** @description records that a seal covers */
                        records: number;
                        /** @description records of the last moments, not sealed yet */
                        unsealed: number;
                        head: string | null;
                        broken_at: {
                            seal: number;
                            problem: string;
                        } | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.activity.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {unknown} */
                            kind: "change" | "security";
                            actor: {
                                id: string | null;
                                name: string;
                                email: string | null;
                            };
                            action: string;
                            /** @description the action in the language of the caller */
                            action_label: string;
                            target: {
                                type: string;
                                id: string;
                                name: string;
                            } | null;
                            /** @description by field: the old and the new value */
                            changes: {
                                [key: string]: unknown[];
                            };
                            ip: string | null;
                            user_agent: string | null;
                            request_id: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name and client_id */
                q?: string;
                type?: "confidential" | "public";
                enabled?: boolean;
                /** @description those of the whole installation; for its operator */
                installation?: boolean;
                sort?: "name" | "-name" | "created_at" | "-created_at" | "last_used_at" | "-last_used_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            client_id: string;
                            name: string;
                            /** @enum {unknown} */
                            type: "confidential" | "public";
                            /** @description people are not asked for their consent; set by administrators */
                            first_party: boolean;
                            /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                            national_identifiers: boolean;
                            resource: string | null;
                            service_account: string | null;
                            redirect_uris: string[];
                            post_logout_redirect_uris: string[];
                            backchannel_logout_uri: string | null;
                            grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                            scopes: string[];
                            /** @enum {unknown} */
                            token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                            /** @enum {unknown} */
                            id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                            jwks: {
                                keys: {
                                    [key: string]: unknown;
                                }[];
                            } | null;
                            has_secret: boolean;
                            enabled: boolean;
                            logo_uri: string | null;
                            logo_address: string | null;
                            access_ttl: number | null;
                            refresh_idle: number | null;
                            refresh_max: number | null;
                            tenant: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            } | null;
                            last_used_at: string | null;
                            version: number;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `operator_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {unknown} */
                    type?: "confidential" | "public";
                    first_party?: boolean;
                    national_identifiers?: boolean;
                    resource?: string | null;
                    service_account?: string | null;
                    redirect_uris?: string[];
                    post_logout_redirect_uris?: string[];
                    backchannel_logout_uri?: string | null;
                    grant_types?: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                    scopes?: string[];
                    /** @enum {unknown} */
                    token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                    /** @enum {unknown} */
                    id_token_signed_response_alg?: "ES256" | "RS256" | "EdDSA";
                    jwks?: {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    } | null;
                    enabled?: boolean;
                    logo_uri?: string | null;
                    access_ttl?: number | null;
                    refresh_idle?: number | null;
                    refresh_max?: number | null;
                    /** @description null: for the whole installation, by its operator alone */
                    tenant?: null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        client_id: string;
                        name: string;
                        /** @enum {unknown} */
                        type: "confidential" | "public";
                        /** @description people are not asked for their consent; set by administrators */
                        first_party: boolean;
                        /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                        national_identifiers: boolean;
                        resource: string | null;
                        service_account: string | null;
                        redirect_uris: string[];
                        post_logout_redirect_uris: string[];
                        backchannel_logout_uri: string | null;
                        grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                        scopes: string[];
                        /** @enum {unknown} */
                        token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                        /** @enum {unknown} */
                        id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                        jwks: {
                            keys: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                        has_secret: boolean;
                        enabled: boolean;
                        logo_uri: string | null;
                        logo_address: string | null;
                        access_ttl: number | null;
                        refresh_idle: number | null;
                        refresh_max: number | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        last_used_at: string | null;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                        client_secret: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `operator_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `redirect_host_not_allowed`, `client_inconsistent` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        client_id: string;
                        name: string;
                        /** @enum {unknown} */
                        type: "confidential" | "public";
                        /** @description people are not asked for their consent; set by administrators */
                        first_party: boolean;
                        /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                        national_identifiers: boolean;
                        resource: string | null;
                        service_account: string | null;
                        redirect_uris: string[];
                        post_logout_redirect_uris: string[];
                        backchannel_logout_uri: string | null;
                        grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                        scopes: string[];
                        /** @enum {unknown} */
                        token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                        /** @enum {unknown} */
                        id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                        jwks: {
                            keys: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                        has_secret: boolean;
                        enabled: boolean;
                        logo_uri: string | null;
                        logo_address: string | null;
                        access_ttl: number | null;
                        refresh_idle: number | null;
                        refresh_max: number | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        last_used_at: string | null;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {unknown} */
                    type?: "confidential" | "public";
                    first_party?: boolean;
                    national_identifiers?: boolean;
                    resource?: string | null;
                    service_account?: string | null;
                    redirect_uris?: string[];
                    post_logout_redirect_uris?: string[];
                    backchannel_logout_uri?: string | null;
                    grant_types?: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                    scopes?: string[];
                    /** @enum {unknown} */
                    token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                    /** @enum {unknown} */
                    id_token_signed_response_alg?: "ES256" | "RS256" | "EdDSA";
                    jwks?: {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    } | null;
                    enabled?: boolean;
                    logo_uri?: string | null;
                    access_ttl?: number | null;
                    refresh_idle?: number | null;
                    refresh_max?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        client_id: string;
                        name: string;
                        /** @enum {unknown} */
                        type: "confidential" | "public";
                        /** @description people are not asked for their consent; set by administrators */
                        first_party: boolean;
                        /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                        national_identifiers: boolean;
                        resource: string | null;
                        service_account: string | null;
                        redirect_uris: string[];
                        post_logout_redirect_uris: string[];
                        backchannel_logout_uri: string | null;
                        grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                        scopes: string[];
                        /** @enum {unknown} */
                        token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                        /** @enum {unknown} */
                        id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                        jwks: {
                            keys: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                        has_secret: boolean;
                        enabled: boolean;
                        logo_uri: string | null;
                        logo_address: string | null;
                        access_ttl: number | null;
                        refresh_idle: number | null;
                        refresh_max: number | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        last_used_at: string | null;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version`, `default_client` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `redirect_host_not_allowed`, `client_inconsistent` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `default_client` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description how long the former secret works beside the new one; 0 unless said */
                    grace_seconds?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        client_id: string;
                        name: string;
                        /** @enum {unknown} */
                        type: "confidential" | "public";
                        /** @description people are not asked for their consent; set by administrators */
                        first_party: boolean;
                        /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                        national_identifiers: boolean;
                        resource: string | null;
                        service_account: string | null;
                        redirect_uris: string[];
                        post_logout_redirect_uris: string[];
                        backchannel_logout_uri: string | null;
                        grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                        scopes: string[];
                        /** @enum {unknown} */
                        token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                        /** @enum {unknown} */
                        id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                        jwks: {
                            keys: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                        has_secret: boolean;
                        enabled: boolean;
                        logo_uri: string | null;
                        logo_address: string | null;
                        access_ttl: number | null;
                        refresh_idle: number | null;
                        refresh_max: number | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        last_used_at: string | null;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                        client_secret: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `client_without_secret`, `default_client` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.enabled.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        client_id: string;
                        name: string;
                        /** @enum {unknown} */
                        type: "confidential" | "public";
                        /** @description people are not asked for their consent; set by administrators */
                        first_party: boolean;
                        /** @description `profile` discloses registration_number and civil_id too, once the person agreed; set by administrators */
                        national_identifiers: boolean;
                        resource: string | null;
                        service_account: string | null;
                        redirect_uris: string[];
                        post_logout_redirect_uris: string[];
                        backchannel_logout_uri: string | null;
                        grant_types: ("authorization_code" | "refresh_token" | "client_credentials" | "urn:ietf:params:oauth:grant-type:device_code")[];
                        scopes: string[];
                        /** @enum {unknown} */
                        token_endpoint_auth_method: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                        /** @enum {unknown} */
                        id_token_signed_response_alg: "ES256" | "RS256" | "EdDSA";
                        jwks: {
                            keys: {
                                [key: string]: unknown;
                            }[];
                        } | null;
                        has_secret: boolean;
                        enabled: boolean;
                        logo_uri: string | null;
                        logo_address: string | null;
                        access_ttl: number | null;
                        refresh_idle: number | null;
                        refresh_max: number | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        last_used_at: string | null;
                        version: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.activity.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description the last fourteen days in UTC, oldest first */
                        days: {
                            /** Format: date */
                            day: string;
                            sign_ins: number;
                            refreshes: number;
                            client_credentials: number;
                            failures: number;
                        }[];
                        /** @description the latest audit records about this client, newest first */
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {unknown} */
                            kind: "change" | "security";
                            action: string;
                            /** @description the action in the language of the caller */
                            action_label: string;
                            actor: {
                                id: string | null;
                                name: string;
                            };
                            changes: {
                                [key: string]: unknown[];
                            };
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.logo.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "none" | "waiting" | "ready" | "failed";
                        problem: ("unreachable" | "address_not_allowed" | "http_status" | "too_large" | "no_picture") | null;
                        fetched_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.clients.logouts.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                status?: "queued" | "retrying" | "delivered" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            session_id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            cause: string;
                            /** @enum {unknown} */
                            status: "queued" | "retrying" | "delivered" | "failed";
                            attempt: number;
                            next_attempt_at: string | null;
                            http_status: number | null;
                            problem: string | null;
                            /** Format: date-time */
                            created_at: string;
                            finished_at: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.interactions.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "login" | "consent";
                        client: {
                            client_id: string;
                            name: string;
                            logo_uri: string | null;
                            logo_address: string | null;
                        };
                        redirect_host: string | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        /** @description To choose from; for a client of the whole installation, once somebody is signed in */
                        tenants?: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        scopes: {
                            name: string;
                            description: string;
                            sensitive: boolean;
                        }[];
                        login_hint: string | null;
                        /** @description A session that is there already is not enough */
                        sign_in_again: boolean;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.interactions.login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `reauthentication_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.interactions.consent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    allow: boolean;
                    /** @description slug or id */
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `not_a_member`, `reauthentication_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `tenant_not_choosable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.logouts.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            client_id: string;
                            name: string;
                            logo_uri: string | null;
                            logo_address: string | null;
                        } | null;
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.logouts.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.device_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description as the device shows it; case, blanks and hyphens do not matter */
                    user_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `user_code_unknown` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `user_code_expired`, `user_code_used` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.device_requests.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "login" | "consent";
                        client: {
                            client_id: string;
                            name: string;
                            logo_uri: string | null;
                            logo_address: string | null;
                        };
                        redirect_host: string | null;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                        /** @description To choose from; for a client of the whole installation, once somebody is signed in */
                        tenants?: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        scopes: {
                            name: string;
                            description: string;
                            sensitive: boolean;
                        }[];
                        login_hint: string | null;
                        /** @description A session that is there already is not enough */
                        sign_in_again: boolean;
                        /** Format: date-time */
                        expires_at: string;
                        device: {
                            ip: string | null;
                            location: {
                                country: string;
                                city: string | null;
                            } | null;
                            user_agent: string | null;
                            /** Format: date-time */
                            requested_at: string;
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.device_requests.login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `reauthentication_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.device_requests.consent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    allow: boolean;
                    /** @description slug or id */
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect_to: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `network_not_allowed`, `not_a_member`, `reauthentication_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `interaction_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `tenant_not_choosable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.consents.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            client: {
                                client_id: string;
                                name: string;
                            };
                            logo_uri: string | null;
                            logo_address: string | null;
                            scopes: {
                                name: string;
                                description: string;
                                sensitive: boolean;
                            }[];
                            /** Format: date-time */
                            granted_at: string;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.consents.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.eid.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description registry number or civil id; absent: whoever scans the code */
                    national_id?: string;
                    /** @description where the e-ID finds people by it */
                    phone?: string;
                    /** @enum {unknown} */
                    method?: "digital_signature" | "mobile_otp" | "bank" | "face";
                    /** @enum {unknown} */
                    flow?: "notification" | "device_link";
                    /** @description slug or id */
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request_id: string;
                        verification_code: string | null;
                        /** @description the first of `device_links` */
                        device_link?: string;
                        /** @description addresses for the QR code, one for each of the coming seconds */
                        device_links?: string[];
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request`, `login_method_disabled` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `eid_failed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `eid_channel_unavailable`, `eid_flow_unavailable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.eid.login.read": {
        parameters: {
            query?: {
                /** @description seconds to wait for the person; 25 unless said */
                wait?: number;
                /** @description ends the session of another person that this browser holds */
                replace?: boolean;
            };
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "pending";
                        verification_code: string | null;
                        /** @enum {unknown} */
                        channel: "digital_signature" | "mobile_otp" | "bank" | "face";
                        /** @description addresses for the QR code, one for each of the coming seconds */
                        device_links?: string[];
                        /** Format: date-time */
                        expires_at: string;
                    } | {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    } | {
                        mfa: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `eid_not_linked`, `not_a_member`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `eid_failed`, `other_person`, `eid_already_linked` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.eid.login.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.eid.login.otp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `eid_code_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.eid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description registry number or civil id; absent: whoever scans the code */
                    national_id?: string;
                    /** @description where the e-ID finds people by it */
                    phone?: string;
                    /** @enum {unknown} */
                    method?: "digital_signature" | "mobile_otp" | "bank" | "face";
                    /** @enum {unknown} */
                    flow?: "notification" | "device_link";
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request_id: string;
                        verification_code: string | null;
                        /** @description the first of `device_links` */
                        device_link?: string;
                        /** @description addresses for the QR code, one for each of the coming seconds */
                        device_links?: string[];
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required`, `login_method_disabled` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `eid_failed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `eid_channel_unavailable`, `eid_flow_unavailable` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.eid.read": {
        parameters: {
            query?: {
                /** @description seconds to wait for the person; 25 unless said */
                wait?: number;
            };
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "pending";
                        verification_code: string | null;
                        /** @enum {unknown} */
                        channel: "digital_signature" | "mobile_otp" | "bank" | "face";
                        /** @description addresses for the QR code, one for each of the coming seconds */
                        device_links?: string[];
                        /** Format: date-time */
                        expires_at: string;
                    } | {
                        /** @enum {unknown} */
                        status: "linked";
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `eid_failed`, `eid_already_linked` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.eid.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.identities.eid.otp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found`, `eid_expired` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `eid_code_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `eid_unavailable`, `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.email.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        email_verified: boolean;
                        pending: {
                            email: string;
                            /** Format: date-time */
                            expires_at: string;
                        } | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @description the current one; required of whoever has one */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `email_unchanged` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `password_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.email.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.email.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.email.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.closing.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closing: {
                            /** Format: date-time */
                            requested_at: string;
                            /** Format: date-time */
                            closes_at: string;
                        } | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description the current one; required of whoever has one */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closing: {
                            /** Format: date-time */
                            requested_at: string;
                            /** Format: date-time */
                            closes_at: string;
                        } | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state`, `last_admin`, `last_operator` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `password_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.closing.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.cross_device.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description slug or id */
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request_id: string;
                        /** @description for the QR code */
                        link: string;
                        /** @description shown beside it, and picked on the other device */
                        number: number;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back: `too_many_requests` */
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.cross_device.read": {
        parameters: {
            query?: {
                /** @description seconds; 25 unless said */
                wait?: number;
                /** @description ends the session of another person that this browser holds */
                replace?: boolean;
            };
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "pending";
                        /** Format: date-time */
                        expires_at: string;
                    } | {
                        session: {
                            /** Format: uuid */
                            id: string;
                            token: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        };
                        tenants: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        }[];
                    } | {
                        mfa: {
                            token: string;
                            methods: ("totp" | "passkey" | "recovery_code" | "enroll")[];
                            /** @description cannot be checked any more: the key that sealed it is lost */
                            unusable?: "totp"[];
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_device_denied`, `not_a_member`, `network_not_allowed` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `cross_device_ended`, `other_person` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "auth.cross_device.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `cross_site_request` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `cross_device_ended` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.cross_device.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ip: string | null;
                        location: {
                            country: string | null;
                            city: string | null;
                        } | null;
                        device: {
                            browser: string | null;
                            os: string | null;
                            kind: string;
                        };
                        /** Format: date-time */
                        requested_at: string;
                        /** Format: date-time */
                        expires_at: string;
                        numbers: number[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "me.cross_device.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    allow: boolean;
                    /** @description the one that the waiting browser shows */
                    number?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `cross_device_number_wrong` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.platform.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        access_mode: "invited" | "public";
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.platform.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    access_mode: "invited" | "public";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        access_mode: "invited" | "public";
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.appearance.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        default_language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                        languages: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es")[];
                        brand: {
                            name?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            short_name?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            description?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            color?: string;
                            logo_uri?: string;
                            sections?: string[];
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.appearance.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    default_language?: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                    languages?: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es")[];
                    brand?: {
                        name?: {
                            mn?: string;
                            en?: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        short_name?: {
                            mn?: string;
                            en?: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        description?: {
                            mn?: string;
                            en?: string;
                            ar?: string;
                            zh?: string;
                            fr?: string;
                            ru?: string;
                            es?: string;
                        };
                        color?: string;
                        logo_uri?: string;
                        sections?: string[];
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        default_language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                        languages: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es")[];
                        brand: {
                            name?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            short_name?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            description?: {
                                mn?: string;
                                en?: string;
                                ar?: string;
                                zh?: string;
                                fr?: string;
                                ru?: string;
                                es?: string;
                            };
                            color?: string;
                            logo_uri?: string;
                            sections?: string[];
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.security.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        second_factor: {
                            /** @enum {unknown} */
                            required: "off" | "everyone" | "roles";
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                            /** @description from the rule, or from joining: days to add a factor */
                            grace_days: number;
                            since: string | null;
                            /** @description an identity provider that says it asked for several factors (amr) counts */
                            federated_counts: boolean;
                        };
                        passkeys: {
                            enabled: boolean;
                            /** @enum {unknown} */
                            user_verification: "required" | "preferred" | "discouraged";
                            /** @enum {unknown} */
                            attachment: "any" | "platform" | "cross-platform";
                            aaguid_allow: string[];
                            aaguid_deny: string[];
                        };
                        password: {
                            /** @description false: no session that began with a password is in the organisation */
                            enabled: boolean;
                            min_length: number | null;
                        };
                        session_idle: number | null;
                        session_max: number | null;
                        session_limit: number | null;
                        /** @description addresses and networks from which people may enter; none: from any */
                        allowed_networks: string[];
                        installation: {
                            session_idle: number;
                            session_max: number;
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.security.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    second_factor?: {
                        /** @enum {unknown} */
                        required?: "off" | "everyone" | "roles";
                        /** @description ids or keys of roles */
                        roles?: string[];
                        grace_days?: number;
                        federated_counts?: boolean;
                    };
                    passkeys?: {
                        enabled?: boolean;
                        /** @enum {unknown} */
                        user_verification?: "required" | "preferred" | "discouraged";
                        /** @enum {unknown} */
                        attachment?: "any" | "platform" | "cross-platform";
                        /** @description kinds of authenticators */
                        aaguid_allow?: string[];
                        /** @description kinds of authenticators */
                        aaguid_deny?: string[];
                    };
                    password?: {
                        enabled?: boolean;
                        min_length?: number | null;
                    };
                    session_idle?: number | null;
                    session_max?: number | null;
                    session_limit?: number | null;
                    allowed_networks?: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        second_factor: {
                            /** @enum {unknown} */
                            required: "off" | "everyone" | "roles";
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                            /** @description from the rule, or from joining: days to add a factor */
                            grace_days: number;
                            since: string | null;
                            /** @description an identity provider that says it asked for several factors (amr) counts */
                            federated_counts: boolean;
                        };
                        passkeys: {
                            enabled: boolean;
                            /** @enum {unknown} */
                            user_verification: "required" | "preferred" | "discouraged";
                            /** @enum {unknown} */
                            attachment: "any" | "platform" | "cross-platform";
                            aaguid_allow: string[];
                            aaguid_deny: string[];
                        };
                        password: {
                            /** @description false: no session that began with a password is in the organisation */
                            enabled: boolean;
                            min_length: number | null;
                        };
                        session_idle: number | null;
                        session_max: number | null;
                        session_limit: number | null;
                        /** @description addresses and networks from which people may enter; none: from any */
                        allowed_networks: string[];
                        installation: {
                            session_idle: number;
                            session_max: number;
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `own_network_excluded`, `no_way_in` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.security.second_factor.missing.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            /** @description the rule of the organisation applies to this person */
                            required: boolean;
                            due_at: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "brand.read": {
        parameters: {
            query?: {
                /** @description slug or id */
                tenant?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        short_name: string;
                        description: string;
                        color: string;
                        logo_uri: string | null;
                        logo_dark_uri: string | null;
                        icon_uri: string | null;
                        docs_url: string | null;
                        sections: string[];
                        /** @enum {unknown} */
                        default_language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                        languages: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es")[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "i18n.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lang: string;
                        messages: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            kind: string;
                            name: string;
                            placeholders: string[];
                            /** @description languages with a wording of the organisation */
                            customised: ("mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es")[];
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        /** @enum {unknown} */
                        language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                        subject: string;
                        heading: string;
                        body: string;
                        default: {
                            subject: string;
                            heading: string;
                            body: string;
                        };
                        is_default: boolean;
                        placeholders: string[];
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                kind: string;
                language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    heading: string;
                    body: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        /** @enum {unknown} */
                        language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
                        subject: string;
                        heading: string;
                        body: string;
                        default: {
                            subject: string;
                            heading: string;
                            body: string;
                        };
                        is_default: boolean;
                        placeholders: string[];
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    subject?: string;
                    heading?: string;
                    body?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        brand: string;
                        heading: string;
                        paragraphs: string[];
                        /** @description label of the button */
                        action: string;
                        footer: string;
                        text: string;
                        html: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "settings.mails.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                language: "mn" | "en" | "ar" | "zh" | "fr" | "ru" | "es";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                q?: string;
                status?: "active" | "suspended" | "deleting";
                sort?: "created_at" | "-created_at" | "name" | "-name" | "slug" | "-slug";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                            /** @enum {unknown} */
                            status: "active" | "suspended" | "deleting";
                            /** @description active members */
                            members: number;
                            /** Format: date-time */
                            created_at: string;
                            delete_after: string | null;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slug: string;
                    name: string;
                    /** Format: email */
                    admin_email?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "active" | "suspended" | "deleting";
                        /** @description active members */
                        members: number;
                        /** Format: date-time */
                        created_at: string;
                        delete_after: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `slug_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "active" | "suspended" | "deleting";
                        /** @description active members */
                        members: number;
                        /** Format: date-time */
                        created_at: string;
                        delete_after: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.delete": {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "active" | "suspended" | "deleting";
                        /** @description active members */
                        members: number;
                        /** Format: date-time */
                        created_at: string;
                        delete_after: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state`, `current_tenant` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    suspended?: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "active" | "suspended" | "deleting";
                        /** @description active members */
                        members: number;
                        /** Format: date-time */
                        created_at: string;
                        delete_after: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version`, `tenant_deleting`, `current_tenant` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        /** @enum {unknown} */
                        status: "active" | "suspended" | "deleting";
                        /** @description active members */
                        members: number;
                        /** Format: date-time */
                        created_at: string;
                        delete_after: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.tenants.export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.domains.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                domain: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tenant: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                        tenant: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "platform.audit.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                kind?: "change" | "security";
                actor?: string;
                /** @description an action, or the beginning of one with a trailing * */
                action?: string;
                /** @description a type, or a type and an id: member:0190… */
                target?: string;
                from?: string;
                to?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {unknown} */
                            kind: "change" | "security";
                            actor: {
                                id: string | null;
                                name: string;
                                email: string | null;
                            };
                            action: string;
                            /** @description the action in the language of the caller */
                            action_label: string;
                            target: {
                                type: string;
                                id: string;
                                name: string;
                            } | null;
                            /** @description by field: the old and the new value */
                            changes: {
                                [key: string]: unknown[];
                            };
                            ip: string | null;
                            user_agent: string | null;
                            request_id: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `operator_required`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "dashboard.read": {
        parameters: {
            query?: {
                /** @description minutes that the clock of the caller is ahead of UTC: where a day begins */
                utc_offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        numbers: {
                            sign_ins: {
                                /** @description of the 14 days */
                                total: number;
                                /** @description oldest first; the last is today */
                                days: number[];
                            };
                            refused: {
                                /** @description of the 14 days */
                                total: number;
                                /** @description oldest first; the last is today */
                                days: number[];
                            };
                            sessions: {
                                now: number;
                                /** @description oldest first; the last is today */
                                days: number[];
                            };
                            members: {
                                now: number;
                                /** @description oldest first; the last is today */
                                days: number[];
                                invited: number;
                            };
                        } | null;
                        /** @description the most urgent first; only what the caller may see */
                        attention: {
                            /** @enum {unknown} */
                            kind: "secret_key_missing" | "single_administrator" | "mails_failed" | "invitations_expired" | "members_never_seen" | "apps_stopped";
                            count: number;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `session_required`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.status.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description false: the installation has no key to seal them with */
                        can_store_secrets: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name, slug and issuer */
                q?: string;
                enabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                            issuer: string;
                            client_id: string;
                            has_secret: boolean;
                            /** @description sealed with a key that the installation no longer has: to be entered anew */
                            secret_lost: boolean;
                            scope: string;
                            claim_mapping: {
                                email: string | null;
                                name: string | null;
                                given_name: string | null;
                                family_name: string | null;
                                picture: string | null;
                                phone: string | null;
                                roles: (string | {
                                    /** @description name of a claim, dots lead into objects */
                                    claim: string;
                                    values: {
                                        [key: string]: string;
                                    };
                                }) | null;
                            };
                            enabled: boolean;
                            /** @description people whom nobody knows yet are created */
                            jit: boolean;
                            /** @description members are recognised by an address that the provider verified */
                            trust_email: boolean;
                            default_roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                            email_domains: string[];
                            /** @description only a proven domain leads people to the provider */
                            domains: {
                                domain: string;
                                /** @enum {unknown} */
                                status: "pending" | "proven";
                                /** @description the text of the TXT record at _tamga.<domain> that proves it */
                                record: string;
                            }[];
                            logo_uri: string | null;
                            logo_address: string | null;
                            /** @description ours, to be registered at the provider */
                            redirect_uri: string;
                            /** @description ours, to be registered at the provider */
                            backchannel_logout_uri: string;
                            /** @description ours, to be registered at the provider */
                            frontchannel_logout_uri: string;
                            last_login_at: string | null;
                            links: number;
                            /** @description that came through it and go on */
                            sessions: number;
                            /** Format: date-time */
                            created_at: string;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    issuer: string;
                    client_id: string;
                    slug?: string;
                    client_secret?: string | null;
                    scope?: string;
                    claim_mapping?: {
                        email?: string | null;
                        name?: string | null;
                        given_name?: string | null;
                        family_name?: string | null;
                        picture?: string | null;
                        phone?: string | null;
                        roles?: (string | {
                            /** @description name of a claim, dots lead into objects */
                            claim: string;
                            values: {
                                [key: string]: string;
                            };
                        }) | null;
                    };
                    jit?: boolean;
                    trust_email?: boolean;
                    default_roles?: string[];
                    email_domains?: string[];
                    logo_uri?: string | null;
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        issuer: string;
                        client_id: string;
                        has_secret: boolean;
                        /** @description sealed with a key that the installation no longer has: to be entered anew */
                        secret_lost: boolean;
                        scope: string;
                        claim_mapping: {
                            email: string | null;
                            name: string | null;
                            given_name: string | null;
                            family_name: string | null;
                            picture: string | null;
                            phone: string | null;
                            roles: (string | {
                                /** @description name of a claim, dots lead into objects */
                                claim: string;
                                values: {
                                    [key: string]: string;
                                };
                            }) | null;
                        };
                        enabled: boolean;
                        /** @description people whom nobody knows yet are created */
                        jit: boolean;
                        /** @description members are recognised by an address that the provider verified */
                        trust_email: boolean;
                        default_roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        email_domains: string[];
                        /** @description only a proven domain leads people to the provider */
                        domains: {
                            domain: string;
                            /** @enum {unknown} */
                            status: "pending" | "proven";
                            /** @description the text of the TXT record at _tamga.<domain> that proves it */
                            record: string;
                        }[];
                        logo_uri: string | null;
                        logo_address: string | null;
                        /** @description ours, to be registered at the provider */
                        redirect_uri: string;
                        /** @description ours, to be registered at the provider */
                        backchannel_logout_uri: string;
                        /** @description ours, to be registered at the provider */
                        frontchannel_logout_uri: string;
                        last_login_at: string | null;
                        links: number;
                        /** @description that came through it and go on */
                        sessions: number;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `provider_slug_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `secret_key_missing` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        issuer: string;
                        client_id: string;
                        has_secret: boolean;
                        /** @description sealed with a key that the installation no longer has: to be entered anew */
                        secret_lost: boolean;
                        scope: string;
                        claim_mapping: {
                            email: string | null;
                            name: string | null;
                            given_name: string | null;
                            family_name: string | null;
                            picture: string | null;
                            phone: string | null;
                            roles: (string | {
                                /** @description name of a claim, dots lead into objects */
                                claim: string;
                                values: {
                                    [key: string]: string;
                                };
                            }) | null;
                        };
                        enabled: boolean;
                        /** @description people whom nobody knows yet are created */
                        jit: boolean;
                        /** @description members are recognised by an address that the provider verified */
                        trust_email: boolean;
                        default_roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        email_domains: string[];
                        /** @description only a proven domain leads people to the provider */
                        domains: {
                            domain: string;
                            /** @enum {unknown} */
                            status: "pending" | "proven";
                            /** @description the text of the TXT record at _tamga.<domain> that proves it */
                            record: string;
                        }[];
                        logo_uri: string | null;
                        logo_address: string | null;
                        /** @description ours, to be registered at the provider */
                        redirect_uri: string;
                        /** @description ours, to be registered at the provider */
                        backchannel_logout_uri: string;
                        /** @description ours, to be registered at the provider */
                        frontchannel_logout_uri: string;
                        last_login_at: string | null;
                        links: number;
                        /** @description that came through it and go on */
                        sessions: number;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    issuer?: string;
                    client_id?: string;
                    slug?: string;
                    client_secret?: string | null;
                    scope?: string;
                    claim_mapping?: {
                        email?: string | null;
                        name?: string | null;
                        given_name?: string | null;
                        family_name?: string | null;
                        picture?: string | null;
                        phone?: string | null;
                        roles?: (string | {
                            /** @description name of a claim, dots lead into objects */
                            claim: string;
                            values: {
                                [key: string]: string;
                            };
                        }) | null;
                    };
                    jit?: boolean;
                    trust_email?: boolean;
                    default_roles?: string[];
                    email_domains?: string[];
                    logo_uri?: string | null;
                    enabled?: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        issuer: string;
                        client_id: string;
                        has_secret: boolean;
                        /** @description sealed with a key that the installation no longer has: to be entered anew */
                        secret_lost: boolean;
                        scope: string;
                        claim_mapping: {
                            email: string | null;
                            name: string | null;
                            given_name: string | null;
                            family_name: string | null;
                            picture: string | null;
                            phone: string | null;
                            roles: (string | {
                                /** @description name of a claim, dots lead into objects */
                                claim: string;
                                values: {
                                    [key: string]: string;
                                };
                            }) | null;
                        };
                        enabled: boolean;
                        /** @description people whom nobody knows yet are created */
                        jit: boolean;
                        /** @description members are recognised by an address that the provider verified */
                        trust_email: boolean;
                        default_roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        email_domains: string[];
                        /** @description only a proven domain leads people to the provider */
                        domains: {
                            domain: string;
                            /** @enum {unknown} */
                            status: "pending" | "proven";
                            /** @description the text of the TXT record at _tamga.<domain> that proves it */
                            record: string;
                        }[];
                        logo_uri: string | null;
                        logo_address: string | null;
                        /** @description ours, to be registered at the provider */
                        redirect_uri: string;
                        /** @description ours, to be registered at the provider */
                        backchannel_logout_uri: string;
                        /** @description ours, to be registered at the provider */
                        frontchannel_logout_uri: string;
                        last_login_at: string | null;
                        links: number;
                        /** @description that came through it and go on */
                        sessions: number;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required`, `administrator_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `provider_slug_taken`, `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `secret_key_missing`, `secret_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.delete": {
        parameters: {
            query?: {
                /** @description why; stands in the history of ended sessions */
                reason?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.enabled.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                    /** @description with `enabled: false`: end the sessions that came through it as well; callers keep the one they are using */
                    end_sessions?: boolean;
                    /** @description why; stands in the history of ended sessions */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        slug: string;
                        name: string;
                        issuer: string;
                        client_id: string;
                        has_secret: boolean;
                        /** @description sealed with a key that the installation no longer has: to be entered anew */
                        secret_lost: boolean;
                        scope: string;
                        claim_mapping: {
                            email: string | null;
                            name: string | null;
                            given_name: string | null;
                            family_name: string | null;
                            picture: string | null;
                            phone: string | null;
                            roles: (string | {
                                /** @description name of a claim, dots lead into objects */
                                claim: string;
                                values: {
                                    [key: string]: string;
                                };
                            }) | null;
                        };
                        enabled: boolean;
                        /** @description people whom nobody knows yet are created */
                        jit: boolean;
                        /** @description members are recognised by an address that the provider verified */
                        trust_email: boolean;
                        default_roles: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        }[];
                        email_domains: string[];
                        /** @description only a proven domain leads people to the provider */
                        domains: {
                            domain: string;
                            /** @enum {unknown} */
                            status: "pending" | "proven";
                            /** @description the text of the TXT record at _tamga.<domain> that proves it */
                            record: string;
                        }[];
                        logo_uri: string | null;
                        logo_address: string | null;
                        /** @description ours, to be registered at the provider */
                        redirect_uri: string;
                        /** @description ours, to be registered at the provider */
                        backchannel_logout_uri: string;
                        /** @description ours, to be registered at the provider */
                        frontchannel_logout_uri: string;
                        last_login_at: string | null;
                        links: number;
                        /** @description that came through it and go on */
                        sessions: number;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.links.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name, e-mail and subject */
                q?: string;
                sort?: "first_login_at" | "-first_login_at" | "last_login_at" | "-last_login_at";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            provider: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            };
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            subject: string;
                            email: string | null;
                            /** Format: date-time */
                            first_login_at: string;
                            /** Format: date-time */
                            last_login_at: string;
                            logins: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.links.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description words to find in name, e-mail and subject */
                q?: string;
                provider?: string;
                user?: string;
                sort?: "first_login_at" | "-first_login_at" | "last_login_at" | "-last_login_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            provider: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            };
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            subject: string;
                            email: string | null;
                            /** Format: date-time */
                            first_login_at: string;
                            /** Format: date-time */
                            last_login_at: string;
                            logins: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.links.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    issuer: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        /** @description up to the first that fails; `skipped`: not run, so nothing is known of it */
                        steps: {
                            /** @enum {unknown} */
                            name: "secret" | "address" | "dns" | "connection" | "tls" | "discovery" | "issuer" | "endpoints" | "keys" | "algorithms";
                            ok: boolean | null;
                            /** @enum {unknown} */
                            status: "passed" | "warning" | "failed" | "skipped";
                            /** @description in the language of the caller */
                            detail: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        /** @description up to the first that fails; `skipped`: not run, so nothing is known of it */
                        steps: {
                            /** @enum {unknown} */
                            name: "secret" | "address" | "dns" | "connection" | "tls" | "discovery" | "issuer" | "endpoints" | "keys" | "algorithms";
                            ok: boolean | null;
                            /** @enum {unknown} */
                            status: "passed" | "warning" | "failed" | "skipped";
                            /** @description in the language of the caller */
                            detail: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.domains.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: string;
                        /** @enum {unknown} */
                        status: "pending" | "proven";
                        /** @description the text of the TXT record at _tamga.<domain> that proves it */
                        record: string;
                        problem: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.trial": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description a path of this origin; gets `trial` added */
                    return_to?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description where the browser begins; it comes back to `return_to` */
                        authorize_url: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.federation.providers.trial.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                trial_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {unknown} */
                        status: "pending" | "done" | "failed";
                        problem: string | null;
                        claims: {
                            [key: string]: unknown;
                        } | null;
                        /** @description by the mapping as it is now */
                        mapping: {
                            /** @enum {unknown} */
                            target: "email" | "name" | "given_name" | "family_name" | "picture" | "phone" | "roles";
                            claim: string | null;
                            value: (string | string[]) | null;
                        }[];
                        outcome: {
                            /** @enum {unknown} */
                            decision: "known" | "link" | "create" | "refuse";
                            code: string | null;
                            detail: string | null;
                            email_verified: boolean;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            roles: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description parts of a name or e-mail */
                q?: string;
                user?: string;
                /** @description a way of signing in, such as pwd */
                method?: string;
                ip?: string;
                sort?: "-created_at" | "created_at" | "-last_seen_at" | "last_seen_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            tenant: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            };
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_seen_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            ip: string | null;
                            location: {
                                /** @description ISO 3166-1 alpha-2 */
                                country: string;
                                city: string | null;
                            } | null;
                            user_agent: string | null;
                            device: {
                                browser: string | null;
                                os: string | null;
                                /** @enum {unknown} */
                                kind: "desktop" | "phone" | "tablet" | "bot" | "unknown";
                            };
                            auth_methods: string[];
                            provider: {
                                /** @description id of a provider, or `peer` or `social` */
                                id: string;
                                name: string;
                            } | null;
                            clients: {
                                client_id: string;
                                name: string;
                            }[];
                            /** @description the session of the caller */
                            current: boolean;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.events.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                user?: string;
                cause?: "logout" | "admin" | "self" | "expired" | "password_changed" | "member_removed" | "review" | "provider_logout" | "limit";
                terminated_by?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            session_id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            /** @enum {unknown} */
                            cause: "logout" | "admin" | "self" | "expired" | "password_changed" | "member_removed" | "review" | "provider_logout" | "limit";
                            terminated_by: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            reason: string | null;
                            ip: string | null;
                            /** Format: date-time */
                            at: string;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.events.export": {
        parameters: {
            query: {
                format: "csv" | "jsonl";
                user?: string;
                cause?: "logout" | "admin" | "self" | "expired" | "password_changed" | "member_removed" | "review" | "provider_logout" | "limit";
                terminated_by?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.users.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                sort?: "-created_at" | "created_at" | "-last_seen_at" | "last_seen_at";
            };
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            tenant: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                            };
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            last_seen_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            ip: string | null;
                            location: {
                                /** @description ISO 3166-1 alpha-2 */
                                country: string;
                                city: string | null;
                            } | null;
                            user_agent: string | null;
                            device: {
                                browser: string | null;
                                os: string | null;
                                /** @enum {unknown} */
                                kind: "desktop" | "phone" | "tablet" | "bot" | "unknown";
                            };
                            auth_methods: string[];
                            provider: {
                                /** @description id of a provider, or `peer` or `social` */
                                id: string;
                                name: string;
                            } | null;
                            clients: {
                                client_id: string;
                                name: string;
                            }[];
                            /** @description the session of the caller */
                            current: boolean;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.users.delete": {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terminated: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `reason_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.sessions.delete": {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `current_session` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                q?: string;
                status?: "draft" | "open" | "closed";
                /** @description drafts that this schedule made */
                schedule?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            /** @enum {unknown} */
                            status: "draft" | "open" | "closed";
                            scope: {
                                roles?: string[];
                                members?: string[];
                                /** @description with the role that every member has by itself, whatever `roles` says */
                                include_default_role: boolean;
                            };
                            /** @description none: whoever created the campaign */
                            reviewers: string[];
                            fallback_reviewer: string | null;
                            /** @enum {unknown} */
                            reviewer_rule: "named" | "role_owners";
                            due_at: string | null;
                            /** @enum {unknown} */
                            on_undecided: "keep" | "remove";
                            self_review: boolean;
                            /** @enum {unknown} */
                            comment_required: "never" | "remove" | "always";
                            created_by: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            opened_at: string | null;
                            closed_at: string | null;
                            counts: {
                                total: number;
                                keep: number;
                                remove: number;
                                undecided: number;
                            };
                            schedule_id: string | null;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                    scope?: {
                        roles?: string[] | null;
                        members?: string[] | null;
                        include_default_role?: boolean;
                    };
                    reviewers?: string[];
                    fallback_reviewer?: string | null;
                    /** @enum {unknown} */
                    reviewer_rule?: "named" | "role_owners";
                    due_at?: string | null;
                    /** @enum {unknown} */
                    on_undecided?: "keep" | "remove";
                    self_review?: boolean;
                    /** @enum {unknown} */
                    comment_required?: "never" | "remove" | "always";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    scope?: {
                        roles?: string[] | null;
                        members?: string[] | null;
                        include_default_role?: boolean;
                    };
                    reviewers?: string[];
                    fallback_reviewer?: string | null;
                    /** @enum {unknown} */
                    reviewer_rule?: "named" | "role_owners";
                    due_at?: string | null;
                    /** @enum {unknown} */
                    on_undecided?: "keep" | "remove";
                    self_review?: boolean;
                    /** @enum {unknown} */
                    comment_required?: "never" | "remove" | "always";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state`, `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.preflight": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description whether opening would succeed now */
                        ok: boolean;
                        total: number;
                        automatic: number;
                        people: number;
                        roles: number;
                        recommended_removals: number;
                        unassigned: number;
                        reviewers: {
                            reviewer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            items: number;
                            can_decide: boolean;
                        }[];
                        notices: {
                            code: string;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state`, `no_reviewer` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.duplicate.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        /** @enum {unknown} */
                        status: "draft" | "open" | "closed";
                        scope: {
                            roles?: string[];
                            members?: string[];
                            /** @description with the role that every member has by itself, whatever `roles` says */
                            include_default_role: boolean;
                        };
                        /** @description none: whoever created the campaign */
                        reviewers: string[];
                        fallback_reviewer: string | null;
                        /** @enum {unknown} */
                        reviewer_rule: "named" | "role_owners";
                        due_at: string | null;
                        /** @enum {unknown} */
                        on_undecided: "keep" | "remove";
                        self_review: boolean;
                        /** @enum {unknown} */
                        comment_required: "never" | "remove" | "always";
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        opened_at: string | null;
                        closed_at: string | null;
                        counts: {
                            total: number;
                            keep: number;
                            remove: number;
                            undecided: number;
                        };
                        schedule_id: string | null;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reminded: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.reviewers.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            reviewer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            total: number;
                            decided: number;
                            keep: number;
                            remove: number;
                            /** @description decisions made within two seconds of the one before, or together with others */
                            fast: number;
                            against_recommendation: number;
                            /** @description nearly all kept, and most of them in no time */
                            rubber_stamp: boolean;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.export": {
        parameters: {
            query: {
                format: "csv" | "html" | "pdf";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "text/html": string;
                    "application/pdf": string;
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.schedules.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {unknown} */
                            every: "month" | "quarter" | "half_year" | "year";
                            /** Format: date-time */
                            next_at: string;
                            /** @description days from the draft to its due date */
                            due_days: number;
                            /** @description makes no drafts until it goes on */
                            paused: boolean;
                            /** @description campaigns that it has made and that are still there */
                            campaigns: number;
                            last_campaign_id: string | null;
                            created_by: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.schedules.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description the campaign that every draft is made like
                     */
                    campaign_id: string;
                    name?: string;
                    /** @enum {unknown} */
                    every: "month" | "quarter" | "half_year" | "year";
                    /** Format: date-time */
                    next_at: string;
                    /** @description days from the draft to its due date */
                    due_days?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {unknown} */
                        every: "month" | "quarter" | "half_year" | "year";
                        /** Format: date-time */
                        next_at: string;
                        /** @description days from the draft to its due date */
                        due_days: number;
                        /** @description makes no drafts until it goes on */
                        paused: boolean;
                        /** @description campaigns that it has made and that are still there */
                        campaigns: number;
                        last_campaign_id: string | null;
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.schedules.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {unknown} */
                        every: "month" | "quarter" | "half_year" | "year";
                        /** Format: date-time */
                        next_at: string;
                        /** @description days from the draft to its due date */
                        due_days: number;
                        /** @description makes no drafts until it goes on */
                        paused: boolean;
                        /** @description campaigns that it has made and that are still there */
                        campaigns: number;
                        last_campaign_id: string | null;
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.schedules.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description the campaign that drafts are made like from now on
                     */
                    campaign_id?: string;
                    name?: string;
                    /** @enum {unknown} */
                    every?: "month" | "quarter" | "half_year" | "year";
                    /** Format: date-time */
                    next_at?: string;
                    /** @description days from the draft to its due date */
                    due_days?: number;
                    paused?: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {unknown} */
                        every: "month" | "quarter" | "half_year" | "year";
                        /** Format: date-time */
                        next_at: string;
                        /** @description days from the draft to its due date */
                        due_days: number;
                        /** @description makes no drafts until it goes on */
                        paused: boolean;
                        /** @description campaigns that it has made and that are still there */
                        campaigns: number;
                        last_campaign_id: string | null;
                        created_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.schedules.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.queue.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                decision?: "keep" | "remove" | "undecided";
                recommendation?: "keep" | "remove";
                automatic?: boolean;
                role?: string;
                user?: string;
                /** @description parts of a name or e-mail */
                q?: string;
                campaign?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            campaign_id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            role: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            };
                            /** @description the default role, which every member has by itself */
                            automatic: boolean;
                            /** @description of the role at the snapshot */
                            permissions: string[];
                            /** Format: date-time */
                            granted_at: string;
                            granted_by: {
                                id: string | null;
                                name: string;
                            } | null;
                            last_seen_at: string | null;
                            last_used_on: string | null;
                            recommendation: {
                                /** @enum {unknown} */
                                decision: "keep" | "remove";
                                reasons: {
                                    code: string;
                                    text: string;
                                }[];
                            };
                            changed_since: ("removed" | "changed") | null;
                            reviewer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            note: string | null;
                            decision: ("keep" | "remove") | null;
                            comment: string | null;
                            decided_by: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            decided_at: string | null;
                            outcome: ("removed" | "kept" | "already_gone") | null;
                            outcome_reason: ("last_admin" | "membership_ended" | "undecided") | null;
                            campaign: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                due_at: string | null;
                                /** @enum {unknown} */
                                on_undecided: "keep" | "remove";
                                /** @enum {unknown} */
                                comment_required: "never" | "remove" | "always";
                            };
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.items.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                decision?: "keep" | "remove" | "undecided";
                recommendation?: "keep" | "remove";
                automatic?: boolean;
                role?: string;
                user?: string;
                /** @description parts of a name or e-mail */
                q?: string;
                /** @description an id, or `me` for the caller */
                reviewer?: string;
                outcome?: "removed" | "kept" | "already_gone";
                /** @description changed or removed since the snapshot */
                changed?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            campaign_id: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            role: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            };
                            /** @description the default role, which every member has by itself */
                            automatic: boolean;
                            /** @description of the role at the snapshot */
                            permissions: string[];
                            /** Format: date-time */
                            granted_at: string;
                            granted_by: {
                                id: string | null;
                                name: string;
                            } | null;
                            last_seen_at: string | null;
                            last_used_on: string | null;
                            recommendation: {
                                /** @enum {unknown} */
                                decision: "keep" | "remove";
                                reasons: {
                                    code: string;
                                    text: string;
                                }[];
                            };
                            changed_since: ("removed" | "changed") | null;
                            reviewer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            };
                            note: string | null;
                            decision: ("keep" | "remove") | null;
                            comment: string | null;
                            decided_by: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                            } | null;
                            decided_at: string | null;
                            outcome: ("removed" | "kept" | "already_gone") | null;
                            outcome_reason: ("last_admin" | "membership_ended" | "undecided") | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.decisions": {
        parameters: {
            query?: {
                /** @description say what would be decided, and decide nothing */
                preview?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items?: string[];
                    filter?: {
                        /** @enum {unknown} */
                        decision?: "keep" | "remove" | "undecided";
                        /** @enum {unknown} */
                        recommendation?: "keep" | "remove";
                        automatic?: boolean;
                        /** Format: uuid */
                        role?: string;
                        /** Format: uuid */
                        user?: string;
                        /** @description parts of a name or e-mail */
                        q?: string;
                        /** @description an id, or `me` for the caller */
                        reviewer?: string;
                    };
                    /** @enum {unknown} */
                    decision: "keep" | "remove";
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decided: number;
                        unchanged: number;
                        /** @description not there, or not the caller’s to decide */
                        skipped: number;
                        /** @description of the decided: removals of the default role, which end a membership */
                        memberships_ending: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `comment_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.campaigns.reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: string[];
                    /** Format: uuid */
                    reviewer: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reassigned: number;
                        skipped: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.items.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        campaign_id: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        role: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        };
                        /** @description the default role, which every member has by itself */
                        automatic: boolean;
                        /** @description of the role at the snapshot */
                        permissions: string[];
                        /** Format: date-time */
                        granted_at: string;
                        granted_by: {
                            id: string | null;
                            name: string;
                        } | null;
                        last_seen_at: string | null;
                        last_used_on: string | null;
                        recommendation: {
                            /** @enum {unknown} */
                            decision: "keep" | "remove";
                            reasons: {
                                code: string;
                                text: string;
                            }[];
                        };
                        changed_since: ("removed" | "changed") | null;
                        reviewer: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        note: string | null;
                        decision: ("keep" | "remove") | null;
                        comment: string | null;
                        decided_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        decided_at: string | null;
                        outcome: ("removed" | "kept" | "already_gone") | null;
                        outcome_reason: ("last_admin" | "membership_ended" | "undecided") | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.items.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    decision: "keep" | "remove";
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        campaign_id: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        role: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        };
                        /** @description the default role, which every member has by itself */
                        automatic: boolean;
                        /** @description of the role at the snapshot */
                        permissions: string[];
                        /** Format: date-time */
                        granted_at: string;
                        granted_by: {
                            id: string | null;
                            name: string;
                        } | null;
                        last_seen_at: string | null;
                        last_used_on: string | null;
                        recommendation: {
                            /** @enum {unknown} */
                            decision: "keep" | "remove";
                            reasons: {
                                code: string;
                                text: string;
                            }[];
                        };
                        changed_since: ("removed" | "changed") | null;
                        reviewer: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        note: string | null;
                        decision: ("keep" | "remove") | null;
                        comment: string | null;
                        decided_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        decided_at: string | null;
                        outcome: ("removed" | "kept" | "already_gone") | null;
                        outcome_reason: ("last_admin" | "membership_ended" | "undecided") | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `comment_required`, `self_review` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.items.reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    reviewer: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        campaign_id: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        role: {
                            /** Format: uuid */
                            id: string;
                            key: string;
                            name: string;
                        };
                        /** @description the default role, which every member has by itself */
                        automatic: boolean;
                        /** @description of the role at the snapshot */
                        permissions: string[];
                        /** Format: date-time */
                        granted_at: string;
                        granted_by: {
                            id: string | null;
                            name: string;
                        } | null;
                        last_seen_at: string | null;
                        last_used_on: string | null;
                        recommendation: {
                            /** @enum {unknown} */
                            decision: "keep" | "remove";
                            reasons: {
                                code: string;
                                text: string;
                            }[];
                        };
                        changed_since: ("removed" | "changed") | null;
                        reviewer: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        note: string | null;
                        decision: ("keep" | "remove") | null;
                        comment: string | null;
                        decided_by: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        } | null;
                        decided_at: string | null;
                        outcome: ("removed" | "kept" | "already_gone") | null;
                        outcome_reason: ("last_admin" | "membership_ended" | "undecided") | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `self_review` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.reviews.items.timeline.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: date-time */
                            at: string;
                            /** @description granted, opened, reassigned, decided, role_removed, membership_ended, kept, already_gone, sessions_ended, tokens_ended, or the kind of a module that passed the removal on, such as scim_run */
                            kind: string;
                            name: string | null;
                            status: string | null;
                            detail: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.status.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description false: the installation has no key to seal tokens with */
                        can_store_secrets: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                /** @description a part of the name or address */
                q?: string;
                enabled?: boolean;
                health?: "ok" | "failing" | "paused" | "unknown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            base_url: string;
                            has_token: boolean;
                            enabled: boolean;
                            scope: {
                                roles?: {
                                    /** Format: uuid */
                                    id: string;
                                    key: string;
                                    name: string;
                                }[];
                            };
                            push_groups: boolean;
                            /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                            attribute_mapping: {
                                [key: string]: string | null;
                            };
                            /** @enum {unknown} */
                            on_leave: "deactivate" | "delete";
                            /** @enum {unknown} */
                            compatibility: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                            max_removals: number | null;
                            /** @enum {unknown} */
                            health: "ok" | "failing" | "paused" | "unknown";
                            last_run_at: string | null;
                            /** @description runs that wait for their first or next attempt */
                            waiting: number;
                            /** @description runs whose attempts are used up */
                            failed: number;
                            paused_removals: number | null;
                            /** Format: date-time */
                            created_at: string;
                            version: number;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    base_url: string;
                    token?: string | null;
                    enabled?: boolean;
                    scope?: {
                        /** @description ids or keys; only members with one of these roles are pushed; none: every member */
                        roles?: string[];
                    };
                    push_groups?: boolean;
                    /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                    attribute_mapping?: {
                        [key: string]: string | null;
                    };
                    /** @enum {unknown} */
                    on_leave?: "deactivate" | "delete";
                    /** @enum {unknown} */
                    compatibility?: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                    max_removals?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the new resource is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        base_url: string;
                        has_token: boolean;
                        enabled: boolean;
                        scope: {
                            roles?: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        };
                        push_groups: boolean;
                        /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                        attribute_mapping: {
                            [key: string]: string | null;
                        };
                        /** @enum {unknown} */
                        on_leave: "deactivate" | "delete";
                        /** @enum {unknown} */
                        compatibility: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                        max_removals: number | null;
                        /** @enum {unknown} */
                        health: "ok" | "failing" | "paused" | "unknown";
                        last_run_at: string | null;
                        /** @description runs that wait for their first or next attempt */
                        waiting: number;
                        /** @description runs whose attempts are used up */
                        failed: number;
                        paused_removals: number | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `secret_key_missing` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        base_url: string;
                        has_token: boolean;
                        enabled: boolean;
                        scope: {
                            roles?: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        };
                        push_groups: boolean;
                        /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                        attribute_mapping: {
                            [key: string]: string | null;
                        };
                        /** @enum {unknown} */
                        on_leave: "deactivate" | "delete";
                        /** @enum {unknown} */
                        compatibility: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                        max_removals: number | null;
                        /** @enum {unknown} */
                        health: "ok" | "failing" | "paused" | "unknown";
                        last_run_at: string | null;
                        /** @description runs that wait for their first or next attempt */
                        waiting: number;
                        /** @description runs whose attempts are used up */
                        failed: number;
                        paused_removals: number | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change is meant for, when the body does not say it */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    base_url?: string;
                    token?: string | null;
                    enabled?: boolean;
                    scope?: {
                        /** @description ids or keys; only members with one of these roles are pushed; none: every member */
                        roles?: string[];
                    };
                    push_groups?: boolean;
                    /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                    attribute_mapping?: {
                        [key: string]: string | null;
                    };
                    /** @enum {unknown} */
                    on_leave?: "deactivate" | "delete";
                    /** @enum {unknown} */
                    compatibility?: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                    max_removals?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        base_url: string;
                        has_token: boolean;
                        enabled: boolean;
                        scope: {
                            roles?: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        };
                        push_groups: boolean;
                        /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                        attribute_mapping: {
                            [key: string]: string | null;
                        };
                        /** @enum {unknown} */
                        on_leave: "deactivate" | "delete";
                        /** @enum {unknown} */
                        compatibility: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                        max_removals: number | null;
                        /** @enum {unknown} */
                        health: "ok" | "failing" | "paused" | "unknown";
                        last_run_at: string | null;
                        /** @description runs that wait for their first or next attempt */
                        waiting: number;
                        /** @description runs whose attempts are used up */
                        failed: number;
                        paused_removals: number | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `stale_version` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A rule refuses a well-formed request: `secret_key_missing`, `secret_required` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.test_new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    base_url: string;
                    token?: string | null;
                    /** @enum {unknown} */
                    compatibility?: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        latency_ms: number;
                        /** @description up to the first that fails; `skipped`: not run, so nothing is known of it */
                        steps: {
                            /** @enum {unknown} */
                            name: "dns" | "tls" | "auth" | "service_provider_config" | "schemas";
                            ok: boolean | null;
                            /** @enum {unknown} */
                            status: "passed" | "warning" | "failed" | "skipped";
                            /** @description in the language of the caller */
                            detail: string;
                            latency_ms: number;
                        }[];
                        service_provider_config?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    user?: string;
                    /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                    attribute_mapping?: {
                        [key: string]: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                        };
                        /** @description the SCIM user that would be sent */
                        resource: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        latency_ms: number;
                        /** @description up to the first that fails; `skipped`: not run, so nothing is known of it */
                        steps: {
                            /** @enum {unknown} */
                            name: "dns" | "tls" | "auth" | "service_provider_config" | "schemas";
                            ok: boolean | null;
                            /** @enum {unknown} */
                            status: "passed" | "warning" | "failed" | "skipped";
                            /** @description in the language of the caller */
                            detail: string;
                            latency_ms: number;
                        }[];
                        service_provider_config?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.resync": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        run_id?: string;
                        create?: number;
                        update?: number;
                        deactivate?: number;
                        delete?: number;
                        unchanged?: number;
                        groups?: {
                            create: number;
                            update: number;
                            delete: number;
                            unchanged: number;
                        };
                        exceeds_max_removals?: boolean;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.users.push": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        run_id: string;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.targets.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    removals?: "allow" | "reject";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        base_url: string;
                        has_token: boolean;
                        enabled: boolean;
                        scope: {
                            roles?: {
                                /** Format: uuid */
                                id: string;
                                key: string;
                                name: string;
                            }[];
                        };
                        push_groups: boolean;
                        /** @description SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them */
                        attribute_mapping: {
                            [key: string]: string | null;
                        };
                        /** @enum {unknown} */
                        on_leave: "deactivate" | "delete";
                        /** @enum {unknown} */
                        compatibility: "generic" | "azure" | "okta" | "slack" | "aws" | "github" | "gitlab" | "salesforce";
                        max_removals: number | null;
                        /** @enum {unknown} */
                        health: "ok" | "failing" | "paused" | "unknown";
                        last_run_at: string | null;
                        /** @description runs that wait for their first or next attempt */
                        waiting: number;
                        /** @description runs whose attempts are used up */
                        failed: number;
                        paused_removals: number | null;
                        /** Format: date-time */
                        created_at: string;
                        version: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.runs.list": {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                count?: boolean;
                target?: string;
                operation?: "user.create" | "user.update" | "user.deactivate" | "user.delete" | "group.create" | "group.update" | "group.delete" | "resync";
                user?: string;
                resync?: string;
                from?: string;
                to?: string;
                status?: "queued" | "running" | "retrying" | "succeeded" | "failed" | "cancelled";
                /** @description a part of a name or e-mail */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            target: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {unknown} */
                            operation: "user.create" | "user.update" | "user.deactivate" | "user.delete" | "group.create" | "group.update" | "group.delete" | "resync";
                            subject: {
                                /** @enum {unknown} */
                                type: "user" | "group";
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string | null;
                            } | null;
                            /** @enum {unknown} */
                            status: "queued" | "running" | "retrying" | "succeeded" | "failed" | "cancelled";
                            /** @description 1 to 7; 0 before the first */
                            attempt: number;
                            next_attempt_at: string | null;
                            http_status: number | null;
                            problem: string | null;
                            problem_code: string | null;
                            /** @description requests and answers of the last attempt, without secrets */
                            trace: {
                                method: string;
                                /** @description below base_url */
                                path: string;
                                request: unknown;
                                status: number | null;
                                response: unknown;
                                error: string | null;
                                ms: number;
                            }[];
                            progress: {
                                total: number;
                                succeeded: number;
                                failed: number;
                                waiting: number;
                            } | null;
                            resync_id: string | null;
                            /** Format: date-time */
                            created_at: string;
                            finished_at: string | null;
                        }[];
                        next_cursor: string | null;
                        /** @description with count=true: how many there are, counted up to a bound */
                        total?: number;
                        /**
                         * @description present when there are more than `total` says
                         * @constant
                         */
                        total_is_lower_bound?: true;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.runs.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        target: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        };
                        /** @enum {unknown} */
                        operation: "user.create" | "user.update" | "user.deactivate" | "user.delete" | "group.create" | "group.update" | "group.delete" | "resync";
                        subject: {
                            /** @enum {unknown} */
                            type: "user" | "group";
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        /** @enum {unknown} */
                        status: "queued" | "running" | "retrying" | "succeeded" | "failed" | "cancelled";
                        /** @description 1 to 7; 0 before the first */
                        attempt: number;
                        next_attempt_at: string | null;
                        http_status: number | null;
                        problem: string | null;
                        problem_code: string | null;
                        /** @description requests and answers of the last attempt, without secrets */
                        trace: {
                            method: string;
                            /** @description below base_url */
                            path: string;
                            request: unknown;
                            status: number | null;
                            response: unknown;
                            error: string | null;
                            ms: number;
                        }[];
                        progress: {
                            total: number;
                            succeeded: number;
                            failed: number;
                            waiting: number;
                        } | null;
                        resync_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        finished_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.runs.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        target: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        };
                        /** @enum {unknown} */
                        operation: "user.create" | "user.update" | "user.deactivate" | "user.delete" | "group.create" | "group.update" | "group.delete" | "resync";
                        subject: {
                            /** @enum {unknown} */
                            type: "user" | "group";
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        /** @enum {unknown} */
                        status: "queued" | "running" | "retrying" | "succeeded" | "failed" | "cancelled";
                        /** @description 1 to 7; 0 before the first */
                        attempt: number;
                        next_attempt_at: string | null;
                        http_status: number | null;
                        problem: string | null;
                        problem_code: string | null;
                        /** @description requests and answers of the last attempt, without secrets */
                        trace: {
                            method: string;
                            /** @description below base_url */
                            path: string;
                            request: unknown;
                            status: number | null;
                            response: unknown;
                            error: string | null;
                            ms: number;
                        }[];
                        progress: {
                            total: number;
                            succeeded: number;
                            failed: number;
                            waiting: number;
                        } | null;
                        resync_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        finished_at: string | null;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or the caller cannot see it: `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of things forbids it: `wrong_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sso.scim.runs.retry_many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ids?: string[];
                    filter?: {
                        /** Format: uuid */
                        target?: string;
                        /** @enum {unknown} */
                        operation?: "user.create" | "user.update" | "user.deactivate" | "user.delete" | "group.create" | "group.update" | "group.delete" | "resync";
                        /** Format: uuid */
                        user?: string;
                        /** Format: uuid */
                        resync?: string;
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted for later */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retried: number;
                    };
                };
            };
            /** @description The request is malformed or does not fit its schema: `validation_failed` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid session: `unauthenticated` */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not do this: `tenant_suspended`, `membership_suspended`, `not_a_member`, `cross_site_request`, `app_not_installed`, `permission_denied`, `insufficient_scope`, `token_network_refused`, `reauthentication_required`, `step_up_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large: `payload_too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has another media type than the one expected: `unsupported_media_type` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is past its capacity; `Retry-After` says when to come back: `overloaded` */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "oauth.discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "oauth.metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "oauth.resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "oauth.resource_api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "oauth.jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "oauth.authorize": {
        parameters: {
            query?: {
                client_id?: string;
                response_type?: string;
                redirect_uri?: string;
                scope?: string;
                state?: string;
                nonce?: string;
                code_challenge?: string;
                code_challenge_method?: string;
                prompt?: string;
                max_age?: string;
                ui_locales?: string;
                login_hint?: string;
                id_token_hint?: string;
                claims?: string;
                response_mode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong, and nobody is sent anywhere */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.authorize_by_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id?: string;
                    response_type?: string;
                    redirect_uri?: string;
                    scope?: string;
                    state?: string;
                    nonce?: string;
                    code_challenge?: string;
                    code_challenge_method?: string;
                    prompt?: string;
                    max_age?: string;
                    ui_locales?: string;
                    login_hint?: string;
                    id_token_hint?: string;
                    claims?: string;
                    response_mode?: string;
                };
            };
        };
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong, and nobody is sent anywhere */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    grant_type?: string;
                    code?: string;
                    redirect_uri?: string;
                    code_verifier?: string;
                    refresh_token?: string;
                    scope?: string;
                    resource?: string;
                    client_id?: string;
                    client_secret?: string;
                    client_assertion_type?: string;
                    client_assertion?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token?: string;
                    token_type_hint?: string;
                    client_id?: string;
                    client_secret?: string;
                    client_assertion_type?: string;
                    client_assertion?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token?: string;
                    token_type_hint?: string;
                    client_id?: string;
                    client_secret?: string;
                    client_assertion_type?: string;
                    client_assertion?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.userinfo_by_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.logout": {
        parameters: {
            query?: {
                id_token_hint?: string;
                client_id?: string;
                post_logout_redirect_uri?: string;
                state?: string;
                ui_locales?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong, and nobody is sent anywhere */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.logout_by_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id_token_hint?: string;
                    client_id?: string;
                    post_logout_redirect_uri?: string;
                    state?: string;
                    ui_locales?: string;
                };
            };
        };
        responses: {
            /** @description The browser goes on to the address in `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong, and nobody is sent anywhere */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "oauth.par": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id?: string;
                    response_type?: string;
                    redirect_uri?: string;
                    scope?: string;
                    state?: string;
                    nonce?: string;
                    code_challenge?: string;
                    code_challenge_method?: string;
                    prompt?: string;
                    max_age?: string;
                    ui_locales?: string;
                    login_hint?: string;
                    id_token_hint?: string;
                    claims?: string;
                    response_mode?: string;
                    client_secret?: string;
                    client_assertion_type?: string;
                    client_assertion?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is wrong (RFC 6749 §5.2) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
            /** @description The client did not prove who it is */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        error_description?: string;
                    };
                };
            };
        };
    };
    "openapi.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Unchanged since the `ETag` that `If-None-Match` names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "docs.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "health.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok";
                    };
                };
            };
        };
    };
    "ready.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok" | "failing" | "stopping";
                        checks: {
                            name: string;
                            /** @enum {unknown} */
                            status: "ok" | "failing";
                            latency_ms: number;
                        }[];
                    };
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok" | "failing" | "stopping";
                        checks: {
                            name: string;
                            /** @enum {unknown} */
                            status: "ok" | "failing";
                            latency_ms: number;
                        }[];
                    };
                };
            };
        };
    };
    "metrics.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
