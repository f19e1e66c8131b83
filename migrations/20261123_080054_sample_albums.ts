import { add } from './schema-steps';

export default [
  add('gallery', 'is_sample integer DEFAULT false'),
].flat();
