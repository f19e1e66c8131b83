import * as migration_20261121_140926_initial from './20261121_140926_initial';

export const migrations = [
  {
    up: migration_20261121_140926_initial.up,
    down: migration_20261121_140926_initial.down,
    name: '20261121_140926_initial'
  },
];
