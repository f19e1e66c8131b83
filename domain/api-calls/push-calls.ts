import {
  currentPushAnswer,
  currentPushDevice,
  newPushDevice,
  pushChoice,
  pushSettings,
} from '../push/push-contract';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

export const PUSH_CALLS = {
  pushDevices: {
    call: 'GET /api/admin/push-devices',
    summary:
      'Your devices with notifications, what each one gets, and what a browser needs to turn them on. A push address and its keys are never returned.',
    answer: pushSettings,
  },
  addPushDevice: {
    call: 'POST /api/admin/push-devices',
    summary:
      "Turns on notifications for this session's browser, or changes them. Only the push services of browsers are accepted. Signing this device out turns them off.",
    body: newPushDevice,
    answer: createdAnswer,
    status: 201,
    refusals: ['PUSH_SERVICE_UNKNOWN', 'PUSH_DEVICES_FULL'],
  },
  currentPushDevice: {
    call: 'POST /api/admin/push-devices/current',
    summary:
      'Links this browser, which has notifications on, to this session. `isKnown` is false if they are off here.',
    body: currentPushDevice,
    answer: currentPushAnswer,
  },
  changePushDevice: {
    call: 'PATCH /api/admin/push-devices/:id',
    summary: 'Changes what one of your devices gets, and when.',
    body: pushChoice,
    answer: changedAnswer,
  },
  removePushDevice: {
    call: 'DELETE /api/admin/push-devices/:id',
    summary: 'Turns off notifications on one of your devices.',
    answer: changedAnswer,
  },
  testPushDevice: {
    call: 'POST /api/admin/push-devices/:id/test',
    summary: 'Sends one of your devices a test notification, during quiet hours too.',
    answer: changedAnswer,
    refusals: ['RATE_LIMITED'],
  },
} as const satisfies ApiCalls;
