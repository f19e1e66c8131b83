import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { smtpAddress } from './smtp-address';

const optionsOf = (setting: string): unknown => nodemailer.createTransport(smtpAddress(setting)).options;

it("smtpAddress sets shorter timeouts than nodemailer's defaults", () => {
  expect(optionsOf('smtp://shop%40x.example:p%2Fss@mail.example:587')).toMatchObject({
    host: 'mail.example',
    port: 587,
    auth: { user: 'shop@x.example', pass: 'p/ss' },
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
});

it('smtpAddress pools connections and leaves retries to the outbox', () => {
  expect(optionsOf('smtp://mail.example')).toMatchObject({ pool: true, maxConnections: 5, maxRequeues: 0 });
});

it('smtpAddress keeps options from the setting', () => {
  const options = optionsOf('smtps://mail.example?socketTimeout=5000&maxConnections=2');
  expect(options).toMatchObject({
    secure: true,
    maxConnections: 2,
    greetingTimeout: 20_000,
    socketTimeout: 5000,
  });
});
