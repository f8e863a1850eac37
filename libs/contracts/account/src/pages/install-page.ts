import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { ContentOf } from './static-page';

export const installPage: ContentOf = () => ({
  path: '/install-app',
  title: 'Install as an app',
  lead: `Put ${PRODUCT_NAME} on your home screen. It opens like an app, does not need an app store or an account, and takes up almost no space.`,
  description: `How to put ${PRODUCT_NAME} on the home screen of an iPhone, iPad or Android phone, step by step.`,
  updatedOn: null,
  sections: [
    {
      id: 'iphone',
      heading: 'iPhone and iPad, with Safari',
      steps: [
        `Open ${PRODUCT_NAME} in Safari.`,
        'Press the Share button: a square with an arrow that points up. It is at the bottom on an iPhone, and at the top on an iPad.',
        'Scroll down the list and press “Add to Home Screen”.',
        'Change the name if you like, then press “Add” at the top right.',
        `${PRODUCT_NAME} is now on your home screen. Open it from there.`,
      ],
    },
    {
      id: 'android',
      heading: 'Android, with Chrome',
      steps: [
        `Open ${PRODUCT_NAME} in Chrome.`,
        'Press the menu button at the top right: three dots, called “More options”.',
        'Press “Add to Home screen”. It may be called “Install app”.',
        'Press “Install”, or “Add”.',
        `${PRODUCT_NAME} is now in your list of apps. Open it from there.`,
      ],
    },
    {
      id: 'trouble',
      heading: 'If it does not work',
      list: [
        'There is no “Add to Home Screen” on your iPhone: open the page in Safari. On older iPhones it only works in Safari.',
        'There is no “Install app” on your Android phone: use Chrome, but not in private (incognito) mode.',
        'The icon shows an old name or picture: remove it from the home screen and add it again.',
        'You are asked to log in again: on an iPhone, the app on the home screen has its own login. You only need to log in there once.',
        'Nothing opens: the site needs a connection. Check yours, then open it again.',
        'To remove it: press and hold the icon, then choose “Remove” or “Uninstall”. Your account stays.',
      ],
    },
    {
      id: 'computer',
      heading: 'On a computer',
      paragraphs: [
        'Chrome and Edge show an install button at the right end of the address bar. In Safari on a Mac choose File, then “Add to Dock”.',
      ],
    },
  ],
});
