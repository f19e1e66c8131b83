import { cases } from '#domain/testing/cases';
import { mailboxOf } from './contact';

cases([
  ['robin@test.example', 'robin@test.example'],
  ['Robin+1@Test.Example', 'robin@test.example'],
  ['robin+1+2@test.example', 'robin@test.example'],
  ['r.robin@test.example', 'r.robin@test.example'],
  ['r.o.bin+x@gmail.com', 'robin@gmail.com'],
  ['robin@googlemail.com', 'robin@gmail.com'],
])('mailboxOf maps %s to %s', ([email]) => mailboxOf(email));
