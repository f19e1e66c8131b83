import { expect, it } from 'vitest';
import { editorPlace, loginForEditor } from './editor-address';

it.each([
  ['/cms', '/cms'],
  ['/cms/collections/orders?page=2', '/cms/collections/orders?page=2'],
])('editorPlace accepts %s', (requested, place) => {
  expect(editorPlace(requested)).toBe(place);
});

it.each([
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
])('editorPlace rejects %j', (requested) => {
  expect(editorPlace(requested)).toBeNull();
});

it('loginForEditor leads back there, or to the editor’s first page', () => {
  expect(loginForEditor('/cms/collections/orders')).toBe(
    '/admin/login?redirect=%2Fcms%2Fcollections%2Forders',
  );
  expect(loginForEditor('https://evil.example')).toBe('/admin/login?redirect=%2Fcms');
});
