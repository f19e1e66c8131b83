import { expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { editorPlace, loginForEditor } from './editor-address';

cases([
  ['/cms', '/cms'],
  ['/cms/collections/orders?page=2', '/cms/collections/orders?page=2'],
])('editorPlace accepts %s', ([requested]) => editorPlace(requested));

inputs([
  null,
  '',
  'cms',
  '/',
  '/cmsx',
  '/admin',
  '//evil.example/cms',
  '/\\evil.example/cms',
  'https://evil.example/cms',
  '/cms/../admin',
  'javascript:alert(1)',
  '//',
])('editorPlace rejects %j', (requested) => editorPlace(requested), null);

it("loginForEditor leads back there, or to the editor's first page", () => {
  expect(loginForEditor('/cms/collections/orders')).toBe(
    '/admin/login?redirect=%2Fcms%2Fcollections%2Forders',
  );
  expect(loginForEditor('https://evil.example')).toBe('/admin/login?redirect=%2Fcms');
});
