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

it('what the setting says goes before', () => {
  const options = optionsOf('smtps://mail.example?socketTimeout=5000&pool=true');
  expect(options).toMatchObject({ secure: true, pool: true, greetingTimeout: 20_000, socketTimeout: 5000 });
});
