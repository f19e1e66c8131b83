import { startFakeEasypost } from '#server/testing/fake-easypost';
import { withOwnShop } from './own-shop';

/** Runs tests on a demo shop of their own, with a fake EasyPost. */
export const test = withOwnShop(startFakeEasypost);
