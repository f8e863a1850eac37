import { defineRemote } from '@waymark/mfe-kit';

// Chunk names equal the page keys of slice.json, so that the gateway can preload a page's files.
export default defineRemote({
  pages: {
    login: () => import(/* webpackChunkName: "login" */ './features/sign-in/login.page'),
    'forgot-password': () =>
      import(/* webpackChunkName: "forgot-password" */ './features/recovery/forgot-password.page'),
    'reset-password': () => import(/* webpackChunkName: "reset-password" */ './features/recovery/reset-password.page'),
    'verify-email': () => import(/* webpackChunkName: "verify-email" */ './features/verify-email/verify-email.page'),
    mailbox: () => import(/* webpackChunkName: "mailbox" */ './features/mailbox/mailbox.page'),
    profile: () => import(/* webpackChunkName: "profile" */ './features/profile/profile.page'),
    'new-account': () => import(/* webpackChunkName: "new-account" */ './features/provider/new-account.page'),
    security: () => import(/* webpackChunkName: "security" */ './features/security/security.page'),
    privacy: () => import(/* webpackChunkName: "privacy" */ './features/privacy/privacy.page'),
    'confirm-deletion': () =>
      import(/* webpackChunkName: "confirm-deletion" */ './features/privacy/confirm-deletion.page'),
    'my-gifts': () => import(/* webpackChunkName: "my-gifts" */ './features/my-donations/my-donations.page'),
    'my-gift': () => import(/* webpackChunkName: "my-gift" */ './features/my-donations/my-donation.page'),
    'gift-receipt': () => import(/* webpackChunkName: "gift-receipt" */ './features/donation-receipt/receipt.page'),
    'linked-receipt': () =>
      import(/* webpackChunkName: "linked-receipt" */ './features/donation-receipt/linked-receipt.page'),
    'staff-gifts': () => import(/* webpackChunkName: "staff-gifts" */ './features/staff-donations/donations.page'),
    'staff-members': () => import(/* webpackChunkName: "staff-members" */ './features/staff/members.page'),
    'staff-member': () => import(/* webpackChunkName: "staff-member" */ './features/staff/member.page'),
    'audit-log': () => import(/* webpackChunkName: "audit-log" */ './features/staff/audit-log.page'),
    'verification-application': () =>
      import(
        /* webpackChunkName: "verification-application" */ './features/verification-application/verification-application.page'
      ),
    preferences: () => import(/* webpackChunkName: "preferences" */ './features/preferences/preferences.page'),
    'access-passport': () =>
      import(/* webpackChunkName: "access-passport" */ './features/access-passport/access-passport.page'),
    'color-palette': () =>
      import(/* webpackChunkName: "color-palette" */ './features/color-palette/color-palette.page'),
    'support-us': () => import(/* webpackChunkName: "support-us" */ './features/support-us/support-us.page'),
    contact: () => import(/* webpackChunkName: "contact" */ './features/contact/contact.page'),
    'privacy-policy': () =>
      import(/* webpackChunkName: "privacy-policy" */ './features/privacy-policy/privacy-policy.page'),
    'terms-of-service': () =>
      import(/* webpackChunkName: "terms-of-service" */ './features/terms/terms-of-service.page'),
    'cookie-policy': () => import(/* webpackChunkName: "cookie-policy" */ './features/cookies/cookie-policy.page'),
    'install-app': () => import(/* webpackChunkName: "install-app" */ './features/install-app/install-app.page'),
  },
  slots: {
    'moderated-content': () =>
      import(/* webpackChunkName: "staff-member" */ './features/hidden-content/hidden-content.slot'),
    'member-day': () =>
      import(/* webpackChunkName: "staff-member" */ './features/activity-of-day/activity-of-day.slot'),
    'venue-match': () => import(/* webpackChunkName: "venue-match" */ './features/match/venue-match'),
    'search-match': () => import(/* webpackChunkName: "search-match" */ './features/match/search-match'),
  },
});
