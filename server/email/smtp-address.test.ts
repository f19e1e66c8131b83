import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { smtpAddress } from './smtp-address';

const optionsOf = (setting: string): unknown => nodemailer.createTransport(smtpAddress(setting)).options;

it('the mailer waits as long as the shop wants, not for minutes as by itself', () => {
  expect(optionsOf('smtp://shop%40x.example:p%2Fss@mail.example:587')).toMatchObject({
    host: 'mail.example',
    port: 587,
    auth: { user: 'shop@x.example', pass: 'p/ss' },
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
});

it('mails follow each other on connections that stay open, and none is sent again behind the outbox’s back', () => {
  expect(optionsOf('smtp://mail.example')).toMatchObject({ pool: true, maxConnections: 5, maxRequeues: 0 });
});

it('what the setting says goes before', () => {
  const options = optionsOf('smtps://mail.example?socketTimeout=5000&maxConnections=2');
  expect(options).toMatchObject({
    secure: true,
    maxConnections: 2,
    greetingTimeout: 20_000,
    socketTimeout: 5000,
  });
});
